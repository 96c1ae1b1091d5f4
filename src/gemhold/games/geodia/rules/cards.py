"""Playing cards in the main and final phase, and swapping them (G50, G60, G65–G67).

Nothing is paid before the target is chosen, so that a choice can be cancelled.
"""

from __future__ import annotations

from gemhold.core.kit import Moves, add, rule
from gemhold.games.geodia.board import ALL_TILES, TILES
from gemhold.games.geodia.data import BUILDINGS, FIRST_TOOL, KINDS, SABOTAGE, TOOLS, Card, Mine
from gemhold.games.geodia.rules.building import add_tiles, draw_mine
from gemhold.games.geodia.rules.control import (
    are_friends,
    building_ground,
    fronts,
    links,
    machines_of,
    passable,
    rail_sites,
    touch,
)
from gemhold.games.geodia.rules.credit import double_gems, forget_gains, harvest, to_menu
from gemhold.games.geodia.rules.decks import bury, discard, leave_hand, start_draw
from gemhold.games.geodia.rules.income import bring
from gemhold.games.geodia.rules.money import CARD_PRICE, book, can_pay, pay, side
from gemhold.games.geodia.rules.moving import HAS_ARTILLERY
from gemhold.games.geodia.state import (
    GUN,
    INVENTOR,
    LIGHTS,
    MACHINES,
    NONE,
    A,
    Gem,
    Phase,
    State,
    Then,
)

INFRASTRUCTURE_RAILS = 3
SABOTAGE_TOOL, SABOTAGE_SIEGE = SABOTAGE["tool"], SABOTAGE["siege"]
TARGETS = TOOLS + MACHINES  # a Saboteur's, for each seat
TREASURE = 1 << TILES  # among the gains


# ---------------------------------------------------------------- where a card can go


@rule
def fixed_machines(s: State) -> int:
    """Tiles whose one place for a siege machine is taken; the Railway Artillery takes none (G3)."""
    out = 0
    for seat in range(s.seats):
        if HAS_ARTILLERY[s.baron[seat]]:
            for machine in range(LIGHTS):
                if s.machine[seat][machine] != NONE:
                    out |= 1 << s.machine[seat][machine]
        else:
            out |= machines_of(s, seat)
    return out


@rule
def sites(s: State, seat: int, kind: int) -> int:
    """Tiles a card can be played on."""
    if kind == Card.LIGHT or (kind == Card.HEAVY and not HAS_ARTILLERY[s.baron[seat]]):
        return s.crewed[seat] & ~fixed_machines(s)
    if kind == Card.HEAVY:
        return s.crewed[seat]
    if kind == Card.GEOLOGIST:
        return ALL_TILES & ~s.turned & ~(s.known[seat] | (s.known[seat ^ 2] if s.teams else 0))
    if kind == Card.LINK:  # G65
        others = 0
        for other in range(s.seats):
            if other != seat:
                others |= s.held[other]
        return ALL_TILES & ~others & ~links(s) & ~(fronts(s) & ~s.front[seat])
    if kind == Card.FIND:
        return s.gains & ALL_TILES
    if kind == Card.WORK_TOOLS:
        return s.yields
    return infrastructure_sites(s, seat) if kind == Card.INFRASTRUCTURE else 0


@rule
def infrastructure_sites(s: State, seat: int) -> int:
    ground = passable(s, seat)
    return rail_sites(s, seat, ground, building_ground(s, seat, ground))


@rule
def needs_site(kind: int) -> bool:
    return kind in (Card.LIGHT, Card.HEAVY, Card.GEOLOGIST, Card.LINK, Card.FIND, Card.WORK_TOOLS)


@rule
def can_sabotage(s: State, seat: int, target: int) -> bool:
    """A tool or siege machine of an opponent that one can pay for."""
    victim = target // TARGETS
    what = target % TARGETS
    if victim >= s.seats or are_friends(s, seat, victim):
        return False
    if what < TOOLS:
        return s.tools[victim] >> what & 1 == 1 and s.gems[seat] >= SABOTAGE_TOOL
    return s.machine[victim][what - TOOLS] != NONE and s.gems[seat] >= SABOTAGE_SIEGE


@rule
def any_sabotage(s: State, seat: int) -> bool:
    for target in range(s.seats * TARGETS):
        if can_sabotage(s, seat, target):
            return True
    return False


@rule
def can_play(s: State, seat: int, kind: int) -> bool:
    """May a card in hand be played from the menu of the main or final phase?"""
    if s.hand[seat][kind] == 0 or not can_pay(s, seat, CARD_PRICE[side(s, seat)][kind]):
        return False
    if kind == Card.LIGHT or kind == Card.HEAVY:
        return s.upgraded[seat] >> INVENTOR & 1 == 1 and sites(s, seat, kind) != 0
    if FIRST_TOOL <= kind < FIRST_TOOL + TOOLS:
        return True
    if kind == Card.UPGRADE:
        return s.upgraded[seat] != (1 << len(BUILDINGS)) - 1
    if kind == Card.SABOTEUR:
        return any_sabotage(s, seat)
    if kind == Card.FIND:
        return s.gains != 0
    return sites(s, seat, kind) != 0


# ---------------------------------------------------------------- playing


@rule
def legal_play(s: State, moves: Moves) -> None:
    for kind in range(KINDS):
        if s.hand[s.current][kind] > 0 and can_play(s, s.current, kind):
            add(moves, A.play + kind)


@rule
def apply_play(s: State, kind: int) -> None:
    seat = s.current
    if kind == Card.FIND and (s.phase == Phase.SITE or s.gains == TREASURE):
        find_gems(s, seat, TILES)
        return
    s.chosen = kind
    if needs_site(kind):
        s.phase = Phase.SITE
    elif kind == Card.INFRASTRUCTURE:
        s.left = INFRASTRUCTURE_RAILS
        s.phase = Phase.RAILS
    elif kind == Card.UPGRADE:
        s.phase = Phase.BUILDING
    elif kind == Card.SABOTEUR:
        s.phase = Phase.SABOTAGE
    else:  # a tool (G60)
        pay_card(s, seat, kind)
        leave_hand(s, seat, kind)
        s.tools[seat] |= 1 << (kind - FIRST_TOOL)
        to_menu(s)


@rule
def pay_card(s: State, seat: int, kind: int) -> None:
    pay(s, seat, CARD_PRICE[side(s, seat)][kind], Gem.PLAYED)


@rule
def legal_site(s: State, moves: Moves) -> None:
    add_tiles(moves, A.site, sites(s, s.current, s.chosen))
    if s.chosen == Card.FIND and s.gains & TREASURE:
        add(moves, A.play + Card.FIND)
    add(moves, A.cancel)


@rule
def apply_site(s: State, tile: int) -> None:
    seat = s.current
    kind = s.chosen
    if kind == Card.FIND:
        find_gems(s, seat, tile)
        return
    pay_card(s, seat, kind)
    if kind == Card.WORK_TOOLS:
        discard(s, seat, kind)
        s.yields = 0
        bring(s, seat, tile)
        to_menu(s)
        return
    if kind == Card.GEOLOGIST:
        discard(s, seat, kind)
        look_under(s, seat, tile)
        return
    leave_hand(s, seat, kind)
    if kind == Card.LINK:
        s.link[seat] = tile
        s.road &= ~(1 << tile)
        s.rail &= ~(1 << tile)
    elif kind == Card.HEAVY:
        s.machine[seat][GUN] = tile
    else:
        machine = 0
        while s.machine[seat][machine] != NONE:
            machine += 1
        s.machine[seat][machine] = tile
    touch(s, seat, tile)
    harvest(s)


# ---------------------------------------------------------------- Gem Find, Work Tools


@rule
def find_gems(s: State, seat: int, tile: int) -> None:
    """Gem Find doubles what has just been credited from a tile (TILES: the treasure); Work Tools may still follow."""
    pay_card(s, seat, Card.FIND)
    discard(s, seat, Card.FIND)
    double_gems(s, seat, tile)
    forget_gains(s)
    to_menu(s)


@rule
def may_double_after(s: State, x: int) -> bool:
    """Can what came in still be doubled after this step? After half a choice, a card that doubles, and cards given up in between.

    Others see nothing of half a choice, so it must not change what everybody knows.
    """
    if s.phase == Phase.MAIN or s.phase == Phase.FINAL:
        if A.play <= x < A.end_play:
            return not FIRST_TOOL <= x - A.play < FIRST_TOOL + TOOLS
        return bool(A.move <= x < A.end_move) or x in (A.swap, A.market)
    if s.phase == Phase.SITE:
        return x == A.cancel or s.chosen == Card.FIND or s.chosen == Card.WORK_TOOLS
    return x == A.cancel or s.phase == Phase.DISCARD or (s.phase == Phase.SWAP and s.chosen == NONE)


# ---------------------------------------------------------------- Geologist


@rule
def look_under(s: State, seat: int, tile: int) -> None:
    s.known[seat] |= 1 << tile
    s.tile = tile
    if s.mine[tile] == Mine.UNKNOWN:
        s.phase = Phase.LOOK
    else:
        to_menu(s)


@rule
def apply_look(s: State, outcome: int) -> None:
    draw_mine(s, s.tile, outcome)
    to_menu(s)


# ---------------------------------------------------------------- Infrastructure, Upgrade


@rule
def legal_rails(s: State, moves: Moves) -> None:
    add_tiles(moves, A.site, infrastructure_sites(s, s.current))
    add(moves, A.cancel if s.left == INFRASTRUCTURE_RAILS else A.done)


@rule
def apply_rails(s: State, tile: int) -> None:
    """Up to three roads become railways; the card is paid with the first."""
    seat = s.current
    if s.left == INFRASTRUCTURE_RAILS:
        pay_card(s, seat, Card.INFRASTRUCTURE)
        discard(s, seat, Card.INFRASTRUCTURE)
    s.rail |= 1 << tile
    s.left -= 1
    if s.left == 0 or infrastructure_sites(s, seat) == 0:
        harvest(s)


@rule
def legal_improve(s: State, moves: Moves) -> None:
    for building in range(len(BUILDINGS)):
        if not s.upgraded[s.current] >> building & 1:
            add(moves, A.improve + building)
    add(moves, A.cancel)


@rule
def apply_improve(s: State, building: int) -> None:
    pay_card(s, s.current, Card.UPGRADE)
    discard(s, s.current, Card.UPGRADE)
    s.upgraded[s.current] |= 1 << building
    to_menu(s)


# ---------------------------------------------------------------- Saboteur


@rule
def legal_sabotage(s: State, moves: Moves) -> None:
    for target in range(s.seats * TARGETS):
        if can_sabotage(s, s.current, target):
            add(moves, A.sabotage + target)
    add(moves, A.cancel)


@rule
def apply_sabotage(s: State, target: int) -> None:
    seat = s.current
    victim = target // TARGETS
    what = target % TARGETS
    pay_card(s, seat, Card.SABOTEUR)
    discard(s, seat, Card.SABOTEUR)
    if what < TOOLS:
        book(s, seat, Gem.PLAYED, -SABOTAGE_TOOL)
        s.tools[victim] &= ~(1 << what)
        bury(s, victim, FIRST_TOOL + what)
    else:
        book(s, seat, Gem.PLAYED, -SABOTAGE_SIEGE)
        lose_machine(s, victim, what - TOOLS)
    harvest(s)


@rule
def lose_machine(s: State, seat: int, machine: int) -> None:
    """A siege machine leaves the map, its card goes on the discards."""
    tile = s.machine[seat][machine]
    s.machine[seat][machine] = NONE
    bury(s, seat, Card.HEAVY if machine == GUN else Card.LIGHT)
    if tile < TILES:
        touch(s, seat, tile)


@rule
def lose_link(s: State, seat: int) -> None:
    tile = s.link[seat]
    s.link[seat] = NONE
    bury(s, seat, Card.LINK)
    touch(s, seat, tile)


# ---------------------------------------------------------------- two cards for one (G50)


@rule
def apply_swap(s: State) -> None:
    s.chosen = NONE
    s.phase = Phase.SWAP


@rule
def legal_swap(s: State, moves: Moves) -> None:
    for kind in range(KINDS):
        if s.hand[s.current][kind] > (1 if kind == s.chosen else 0):
            add(moves, A.discard + kind)
    add(moves, A.cancel)


@rule
def apply_swapped(s: State, kind: int) -> None:
    if s.chosen == NONE:
        s.chosen = kind
        return
    discard(s, s.current, s.chosen)
    discard(s, s.current, kind)
    s.chosen = NONE
    start_draw(s, s.current, 1, Then.MENU)
