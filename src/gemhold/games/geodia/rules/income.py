"""Phase 1, the start of a turn: resources, chests, dice, mines (G30–G34, G60)."""

from __future__ import annotations

from gemhold.core.kit import Moves, add, count, lowest, rule, table
from gemhold.games.geodia.board import HOME
from gemhold.games.geodia.data import (
    BONUS_FACES,
    FIRST_TOOL,
    GEMS,
    LANDS,
    LIMITS,
    TOOLS,
    Bonus,
    Card,
    Event,
)
from gemhold.games.geodia.rules.control import figures_at, network, passable
from gemhold.games.geodia.rules.credit import (
    ask_find,
    collect,
    credit_mines,
    forget_gains,
    free_chests,
    instant,
    mines_hit,
    put_chest,
    ripe_at_start,
    to_menu,
)
from gemhold.games.geodia.rules.decks import discard, drawable, start_draw
from gemhold.games.geodia.rules.money import CARD_PRICE, TOOL_GIVES, book, can_pay, pay, side, store
from gemhold.games.geodia.rules.trade import apply_trade, legal_trade
from gemhold.games.geodia.state import (
    ENGINEER,
    FIGURES,
    NONE,
    RECRUITER,
    TAKE_CARD,
    TAKE_NOTHING,
    WORKER,
    A,
    Gem,
    Phase,
    State,
    Then,
)

PAIR = table([[a, b] for a, b, _ in LANDS])
BONUS_FACE = table([int(face) for face in BONUS_FACES])
MOST_WORKERS, MOST_WORKERS_UPGRADED, MOST_ENGINEERS = LIMITS["workers"], LIMITS["workers_upgraded"], LIMITS["engineers"]
GUN_MOVES = LIMITS["artillery_moves"]
A_WORKER = int(Bonus.WORKER)
assert (Bonus.WORKER, Bonus.ENGINEER) == (WORKER, ENGINEER)


@rule
def start_turn(s: State) -> None:
    s.turn += 1
    s.bought = 0
    s.traded = 0
    s.gun_moves = GUN_MOVES
    s.bonus = NONE
    s.mining = 0
    s.asked = s.current
    forget_gains(s)
    seat = s.current
    if (
        s.rules < 2  # by rules 2 nobody is asked: that gave the card away
        and s.hand[seat][Card.WORK_TOOLS] > 0
        and can_pay(s, seat, CARD_PRICE[side(s, seat)][Card.WORK_TOOLS])
        and working_tiles(s, seat) != 0
    ):
        s.phase = Phase.USE_TOOLS
    else:
        gather(s)


# ---------------------------------------------------------------- resources (G30)


@rule
def working_tiles(s: State, seat: int) -> int:
    """Tiles that yield resources: own figures, a route, not detonated."""
    return s.staffed[seat] & ~s.turned & network(s, seat, passable(s, seat))


@rule
def legal_use_tools(s: State, moves: Moves) -> None:
    tiles = working_tiles(s, s.current)
    while tiles:
        add(moves, A.site + lowest(tiles))
        tiles &= tiles - 1
    add(moves, A.no)


@rule
def apply_use_tools(s: State, tile: int) -> None:
    seat = s.current
    pay(s, seat, CARD_PRICE[side(s, seat)][Card.WORK_TOOLS], Gem.PLAYED)
    discard(s, seat, Card.WORK_TOOLS)
    s.doubled = tile


@rule
def bring(s: State, seat: int, tile: int) -> None:
    """The resources of a tile: one of each for every figure there."""
    n = figures_at(s, seat, tile)
    store(s, seat, PAIR[s.land[tile]][0], n)
    store(s, seat, PAIR[s.land[tile]][1], n)


@rule
def gather(s: State) -> None:
    seat = s.current
    tiles = working_tiles(s, seat)
    if s.rules >= 2:
        s.yields = tiles
    while tiles:
        tile = lowest(tiles)
        bring(s, seat, tile)
        if tile == s.doubled:
            bring(s, seat, tile)
        tiles &= tiles - 1
    s.doubled = NONE
    for tool in range(TOOLS):  # G60
        if s.tools[seat] >> tool & 1:
            gives = TOOL_GIVES[side(s, seat)][FIRST_TOOL + tool]
            for good in range(GEMS):
                store(s, seat, good, gives[good])
            book(s, seat, Gem.TOOLS, gives[GEMS])
    ripe_at_start(s, seat)  # G31
    if (s.todo | s.loot) == 0 or not ask_find(s, Then.DICE):
        collect(s, seat)
        s.phase = Phase.DICE


# ---------------------------------------------------------------- the bonus die (G32)


@rule
def worker_limit(s: State, seat: int) -> int:  # G51
    return MOST_WORKERS_UPGRADED if s.upgraded[seat] >> RECRUITER & 1 else MOST_WORKERS


@rule
def may_own_more(s: State, seat: int, kind: int) -> bool:  # G51, G52
    return s.owned[seat][kind] < (worker_limit(s, seat) if kind == WORKER else MOST_ENGINEERS)


@rule
def add_to_base(s: State, seat: int, kind: int) -> None:  # G53
    s.owned[seat][kind] += 1
    s.figures[seat][kind][HOME] += 1


@rule
def apply_dice(s: State, outcome: int) -> None:
    s.bonus = BONUS_FACE[outcome // 6]
    s.mining = outcome % 6 + 1
    if s.bonus == Bonus.CARDS:
        take_cards(s, 2)
    else:
        s.phase = Phase.BONUS


@rule
def bonus_face(s: State) -> int:
    """What the face counts as: at a job fair, "card or nothing" is a worker (G72)."""
    return A_WORKER if s.bonus == Bonus.CARD and s.event == Event.JOB_FAIR else s.bonus


@rule
def take_cards(s: State, n: int) -> None:
    if drawable(s, s.current) > 0:
        start_draw(s, s.current, n, Then.MINING)
    else:
        mine_gems(s)


@rule
def legal_bonus(s: State, moves: Moves) -> None:
    face = bonus_face(s)
    if face < FIGURES:  # worker and engineer have the same numbers on the die
        if may_own_more(s, s.current, face):
            add(moves, A.take + face)
    elif face == Bonus.TRADE:
        legal_trade(s, moves)
    add(moves, A.take + TAKE_CARD)
    if face == Bonus.CARD:
        add(moves, A.take + TAKE_NOTHING)


@rule
def apply_take(s: State, what: int) -> None:
    if what == TAKE_CARD:
        take_cards(s, 1)
        return
    if what < TAKE_CARD:
        add_to_base(s, s.current, what)
    mine_gems(s)


@rule
def apply_bonus_trade(s: State, trade: int) -> None:
    apply_trade(s, trade)
    mine_gems(s)


# ---------------------------------------------------------------- mines (G33, G34)


@rule
def mine_gems(s: State) -> None:
    """The mining die: gems with a railway are credited, the others go into chests."""
    seat = s.current
    s.asked = seat
    s.todo = instant(s, seat, mines_hit(s, s.staffed[seat], s.mining))
    s.loot = 0
    if s.todo == 0 or not ask_find(s, Then.PLACING):
        credit_mines(s, seat)
        place_chests(s)


@rule
def place_chests(s: State) -> None:
    seat = s.current
    hit = mines_hit(s, s.staffed[seat], s.mining)
    s.todo = hit & ~instant(s, seat, hit)
    free = free_chests(s, seat)
    if free > 0 and count(s.todo) > free:
        s.phase = Phase.CHESTS
        return
    while s.todo and free > 0:
        put_chest(s, seat, lowest(s.todo))
        s.todo &= s.todo - 1
    start_main(s)


@rule
def legal_chests(s: State, moves: Moves) -> None:
    tiles = s.todo
    while tiles:
        add(moves, A.site + lowest(tiles))
        tiles &= tiles - 1


@rule
def apply_chests(s: State, tile: int) -> None:
    """Which mines get the last chests; the others go unmined."""
    put_chest(s, s.current, tile)
    s.todo &= ~(1 << tile)
    if free_chests(s, s.current) == 0:
        start_main(s)


@rule
def start_main(s: State) -> None:
    s.todo = 0
    s.menu = Phase.MAIN
    s.steps = 0
    to_menu(s)
