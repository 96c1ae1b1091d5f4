"""The opening round: tiles, hands, bases, first roads and figures (G10–G15)."""

from __future__ import annotations

from gemhold.core.kit import Moves, add, lowest, rule, table
from gemhold.games.geodia.board import BASES, FRONT, HOME, TILES, around
from gemhold.games.geodia.data import BARON_LIST, EXTRA_ROADS, KINDS, LAND_KINDS
from gemhold.games.geodia.rules.control import (
    arrive,
    figures_at,
    foes_held,
    fronts,
    immune_to,
    network,
    passable,
)
from gemhold.games.geodia.rules.decks import pick, put_aside, start_draw
from gemhold.games.geodia.rules.rounds import begin_round
from gemhold.games.geodia.state import FIGURES, A, Phase, State, Then

HAND = table([baron.hand for baron in BARON_LIST])
ROADS = table([baron.roads for baron in BARON_LIST])
RAILWAYS = table([baron.railways for baron in BARON_LIST])
EXTRA = table([EXTRA_ROADS.get(players, 0) for players in range(5)])  # G13


@rule
def apply_lay(s: State, outcome: int) -> None:  # G10
    land = pick(s.land_left, LAND_KINDS, outcome)
    s.land_left[land] -= 1
    s.land[s.laid] = land
    s.laid += 1
    if s.laid == TILES:
        s.current = 0
        start_opening(s)


@rule
def start_opening(s: State) -> None:
    seat = s.current
    s.turn += 1
    s.asked = seat
    s.left = 0
    if HAND[s.baron[seat]] > 0:
        start_draw(s, seat, HAND[s.baron[seat]], Then.OPENING)
    else:
        s.phase = Phase.BASE


# ---------------------------------------------------------------- the first hand (G14)


@rule
def legal_mulligan(s: State, moves: Moves) -> None:
    for kind in range(KINDS):
        if s.hand[s.current][kind] > 0:
            add(moves, A.back + kind)
    add(moves, A.done)


@rule
def apply_back(s: State, kind: int) -> None:
    put_aside(s, s.current, kind)
    s.left += 1


@rule
def apply_keep_hand(s: State) -> None:
    if s.left > 0:
        start_draw(s, s.current, s.left, Then.REDRAWN)
    else:
        s.phase = Phase.BASE


# ---------------------------------------------------------------- the base (G14, G15)


@rule
def taken_fronts(s: State, seat: int) -> int:
    """Tiles a base may not front: those of other bases, and those opponents hold while there are other places."""
    taken = fronts(s) | foes_held(s, seat)
    for place in range(BASES):
        if FRONT[place] & taken == 0:
            return taken
    return fronts(s)


@rule
def legal_base(s: State, moves: Moves) -> None:
    taken = taken_fronts(s, s.current)
    for place in range(BASES):
        if FRONT[place] & taken == 0:
            add(moves, A.base + place)


@rule
def apply_base(s: State, place: int) -> None:
    seat = s.current
    s.rim[seat] = place
    s.front[seat] = FRONT[place]
    s.roads_left = ROADS[s.baron[seat]] + EXTRA[s.seats]
    s.rails_left = RAILWAYS[s.baron[seat]]
    s.phase = Phase.ROADS
    check_roads(s)


# ---------------------------------------------------------------- first roads and railways (G14)


@rule
def first_sites(s: State, seat: int) -> int:
    """Tiles next to the base or to a road joined to it."""
    near = around(network(s, seat, passable(s, seat))) | s.front[seat]
    return near & ~s.road & ~foes_held(s, seat) & ~immune_to(s, seat)


@rule
def check_roads(s: State) -> None:
    """On to the figures when everything is laid, or nothing can be."""
    if s.roads_left + s.rails_left == 0 or first_sites(s, s.current) == 0:
        s.phase = Phase.FIGURES
        check_figures(s)


@rule
def legal_roads(s: State, moves: Moves) -> None:
    sites = first_sites(s, s.current)
    while sites:
        tile = lowest(sites)
        if s.roads_left > 0:
            add(moves, A.road + tile)
        if s.rails_left > 0:
            add(moves, A.rail + tile)
        sites &= sites - 1


@rule
def apply_first_road(s: State, tile: int) -> None:
    s.road |= 1 << tile
    s.roads_left -= 1
    check_roads(s)


@rule
def apply_first_rail(s: State, tile: int) -> None:
    s.road |= 1 << tile
    s.rail |= 1 << tile
    s.rails_left -= 1
    check_roads(s)


# ---------------------------------------------------------------- first figures (G14)


@rule
def figure_sites(s: State, seat: int) -> int:
    return network(s, seat, passable(s, seat)) & ~s.full


@rule
def check_figures(s: State) -> None:
    if figures_at(s, s.current, HOME) == 0 or figure_sites(s, s.current) == 0:
        end_opening(s)


@rule
def legal_figures(s: State, moves: Moves) -> None:
    sites = figure_sites(s, s.current)
    for kind in range(FIGURES):
        if s.figures[s.current][kind][HOME] > 0:
            tiles = sites
            while tiles:
                add(moves, A.put + kind * TILES + lowest(tiles))
                tiles &= tiles - 1
    add(moves, A.done)


@rule
def apply_put(s: State, kind: int, tile: int) -> None:
    s.figures[s.current][kind][HOME] -= 1
    arrive(s, s.current, kind, tile)
    check_figures(s)


@rule
def end_opening(s: State) -> None:
    s.roads_left = 0
    s.rails_left = 0
    if s.current + 1 < s.seats:
        s.current += 1
        start_opening(s)
    else:
        begin_round(s)
