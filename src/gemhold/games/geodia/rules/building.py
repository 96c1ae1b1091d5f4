"""Roads, railways, walls, detonations, and the buildings of the base (G41–G45, G50–G52)."""

from __future__ import annotations

from gemhold.core.kit import Moves, add, count, lowest, rule
from gemhold.games.geodia.data import BUILDINGS, LIMITS, MINES, Mine
from gemhold.games.geodia.rules.control import all_walls, rail_sites, road_sites
from gemhold.games.geodia.rules.credit import ask_find, credit_mines, free_chests, harvest, instant, put_chest, to_menu
from gemhold.games.geodia.rules.decks import drawable, pick, start_draw
from gemhold.games.geodia.rules.income import add_to_base, may_own_more
from gemhold.games.geodia.rules.money import (
    DETONATION_PRICE,
    DRAW_PRICE,
    FIGURE_PRICE,
    RAIL_PRICE,
    ROAD_PRICE,
    UPGRADE_PRICE,
    WALL_PRICE,
    can_pay,
    pay,
    side,
)
from gemhold.games.geodia.state import FIGURES, WORKSHOP, A, Gem, Phase, State, Then

MOST_WALLS = LIMITS["walls"]
MOST_BOUGHT = LIMITS["cards_bought"]


# ---------------------------------------------------------------- on the map


@rule
def wall_sites(s: State, seat: int) -> int:
    """G43: controlled tiles without a wall, from workshop level 2 on, while walls are left."""
    if not s.upgraded[seat] >> WORKSHOP & 1 or count(s.walls[seat]) >= MOST_WALLS:
        return 0
    return s.held[seat] & ~all_walls(s)


@rule
def detonation_sites(s: State, ground: int, reached: int) -> int:
    """G44: tiles with a way that own figures can get to."""
    return reached & ground & ~s.turned


@rule
def add_tiles(moves: Moves, first: int, tiles: int) -> None:
    while tiles:
        add(moves, first + lowest(tiles))
        tiles &= tiles - 1


@rule
def legal_building(s: State, moves: Moves, ground: int, reached: int, near: int) -> None:
    seat = s.current
    if can_pay(s, seat, ROAD_PRICE):
        add_tiles(moves, A.road, road_sites(s, seat))
    if can_pay(s, seat, RAIL_PRICE):
        add_tiles(moves, A.rail, rail_sites(s, seat, ground, near))
    if can_pay(s, seat, WALL_PRICE):
        add_tiles(moves, A.wall, wall_sites(s, seat))
    if can_pay(s, seat, DETONATION_PRICE):
        add_tiles(moves, A.detonate, detonation_sites(s, ground, reached))


@rule
def apply_road(s: State, tile: int) -> None:
    pay(s, s.current, ROAD_PRICE, Gem.PLAYED)
    s.road |= 1 << tile
    harvest(s)


@rule
def apply_rail(s: State, tile: int) -> None:
    pay(s, s.current, RAIL_PRICE, Gem.PLAYED)
    s.rail |= 1 << tile
    harvest(s)


@rule
def apply_wall(s: State, tile: int) -> None:
    pay(s, s.current, WALL_PRICE, Gem.PLAYED)
    s.walls[s.current] |= 1 << tile


# ---------------------------------------------------------------- detonation (G44)


@rule
def mines_unknown(s: State) -> int:
    n = 0
    for mine in range(MINES):
        n += s.mines_left[mine]
    return n


@rule
def draw_mine(s: State, tile: int, outcome: int) -> None:
    """Chance says what lies under a tile."""
    mine = pick(s.mines_left, MINES, outcome)
    s.mines_left[mine] -= 1
    s.mine[tile] = mine


@rule
def apply_detonate(s: State, tile: int) -> None:
    pay(s, s.current, DETONATION_PRICE, Gem.PLAYED)
    s.tile = tile
    if s.mine[tile] == Mine.UNKNOWN:
        s.phase = Phase.REVEAL
    else:  # a Geologist has seen it
        turn_over(s)


@rule
def apply_reveal(s: State, outcome: int) -> None:
    draw_mine(s, s.tile, outcome)
    turn_over(s)


@rule
def turn_over(s: State) -> None:
    """The tile is turned; a single-use mine gives its gems now (G33)."""
    seat = s.current
    bit = 1 << s.tile
    s.turned |= bit
    for each in range(s.seats):
        s.known[each] &= ~bit
    to_menu(s)
    if s.mine[s.tile] != Mine.SINGLE:
        return
    if instant(s, seat, bit):
        s.todo = bit
        s.loot = 0
        if not ask_find(s, Then.BLASTED):
            credit_mines(s, seat)
    elif free_chests(s, seat) > 0:
        put_chest(s, seat, s.tile)


# ---------------------------------------------------------------- in the base


@rule
def may_buy_card(s: State, seat: int) -> bool:
    return s.bought < MOST_BOUGHT and drawable(s, seat) > 0 and can_pay(s, seat, DRAW_PRICE)


@rule
def legal_base_deals(s: State, moves: Moves) -> None:
    seat = s.current
    if may_buy_card(s, seat):
        add(moves, A.card)
    for kind in range(FIGURES):
        if may_own_more(s, seat, kind) and can_pay(s, seat, FIGURE_PRICE[kind]):
            add(moves, A.hire + kind)
    for building in range(len(BUILDINGS)):
        if not s.upgraded[seat] >> building & 1 and can_pay(s, seat, UPGRADE_PRICE[side(s, seat)][building]):
            add(moves, A.upgrade + building)
    if s.hand_n[seat] >= 2:
        add(moves, A.swap)
    if 0 < s.debt[seat] <= s.gems[seat]:
        add(moves, A.debt)


@rule
def apply_card(s: State) -> None:  # G50
    pay(s, s.current, DRAW_PRICE, Gem.CARDS)
    s.bought += 1
    start_draw(s, s.current, 1, Then.MENU)


@rule
def apply_hire(s: State, kind: int) -> None:  # G51, G52
    pay(s, s.current, FIGURE_PRICE[kind], Gem.FIGURES)
    add_to_base(s, s.current, kind)


@rule
def apply_upgrade(s: State, building: int) -> None:  # G45
    pay(s, s.current, UPGRADE_PRICE[side(s, s.current)][building], Gem.PLAYED)
    s.upgraded[s.current] |= 1 << building
