"""Moving figures and the Railway Artillery (G21, G40, G65)."""

from __future__ import annotations

from gemhold.core.kit import Moves, add, lowest, rule, table
from gemhold.games.geodia.board import HOME, HOME_BIT, PLACES, around, spread
from gemhold.games.geodia.data import BARON_LIST
from gemhold.games.geodia.rules.control import (
    ON_TILE,
    arrive,
    closed,
    crowd,
    depart,
    figures_at,
    gates,
    network,
    passable,
    reach_from,
    touch,
    tracks,
)
from gemhold.games.geodia.rules.credit import harvest
from gemhold.games.geodia.state import ENGINEER, FIGURES, GUN, NONE, WORKER, A, Phase, State

HAS_ARTILLERY = table([baron.side for baron in BARON_LIST])  # the dwarves' heavy machine runs on rails


# ---------------------------------------------------------------- figures


@rule
def legal_move(s: State, moves: Moves, ground: int, home: int) -> None:
    """Pick a figure that can go somewhere."""
    seat = s.current
    ready = s.staffed[seat] & home  # these can at least go home
    cut = s.staffed[seat] & ~home
    while cut:
        tile = lowest(cut)
        if reach_from(s, seat, tile, ground, home):
            ready |= 1 << tile
        cut &= cut - 1
    if figures_at(s, seat, HOME) > 0 and home & ~closed(s):
        ready |= HOME_BIT
    for kind in range(FIGURES):
        places = ready
        while places:
            place = lowest(places)
            if s.figures[seat][kind][place] > 0:
                add(moves, A.move + kind * PLACES + place)
            places &= places - 1


@rule
def apply_move(s: State, kind: int, place: int) -> None:
    s.chosen = kind
    s.origin = place
    s.phase = Phase.MOVE


@rule
def destinations(s: State, seat: int, place: int) -> int:
    ground = passable(s, seat)
    return reach_from(s, seat, place, ground, network(s, seat, ground))


@rule
def legal_to(s: State, moves: Moves) -> None:
    places = destinations(s, s.current, s.origin)
    while places:
        add(moves, A.to + lowest(places))
        places &= places - 1
    add(moves, A.cancel)


@rule
def apply_to(s: State, place: int) -> None:
    kind = s.chosen
    depart(s, s.current, kind, s.origin)
    arrive(s, s.current, kind, place)
    harvest(s)


# ---------------------------------------------------------------- three figures at the end of the turn (G21)


@rule
def crowded(s: State, seat: int) -> int:
    """Tiles with figures of the seat and too many in all; there are none in rules 1."""
    out = 0
    tiles = s.staffed[seat] & s.full
    while tiles:
        tile = lowest(tiles)
        if crowd(s, tile) > ON_TILE:
            out |= 1 << tile
        tiles &= tiles - 1
    return out


@rule
def must_thin(s: State, seat: int, ground: int, home: int) -> int:
    """Crowded tiles a figure can leave for one with room: the turn does not end before."""
    tiles = crowded(s, seat)
    out = tiles & home  # they can at least go home
    tiles &= ~home
    while tiles:
        tile = lowest(tiles)
        if spread(1 << tile, ground | 1 << tile) & ~s.full:
            out |= 1 << tile
        tiles &= tiles - 1
    return out


@rule
def thin_out(s: State, seat: int) -> None:
    """The turn ends where no move could mend it: the surplus returns to the base, workers first."""
    tiles = crowded(s, seat)
    while tiles:
        tile = lowest(tiles)
        while crowd(s, tile) > ON_TILE:
            kind = WORKER if s.figures[seat][WORKER][tile] > 0 else ENGINEER
            depart(s, seat, kind, tile)
            arrive(s, seat, kind, HOME)
        tiles &= tiles - 1


# ---------------------------------------------------------------- Railway Artillery


@rule
def has_artillery(s: State, seat: int) -> bool:
    return HAS_ARTILLERY[s.baron[seat]] == 1 and s.machine[seat][GUN] != NONE


@rule
def artillery_reach(s: State, seat: int, moves: int) -> int:
    """Places so many steps away on railways, the base being one step from its gates."""
    ground = tracks(s, seat, passable(s, seat))
    doors = gates(s, seat) & ground
    start = 1 << s.machine[seat][GUN]
    if s.rules >= 2 and start & (ground | HOME_BIT) == 0:  # every tile of its way is a railway, the first included
        return 0
    seen = start
    for _ in range(moves):
        more = around(seen & ~HOME_BIT) & ground
        if seen & doors:
            more |= HOME_BIT
        if seen & HOME_BIT:
            more |= doors
        seen |= more
    return seen & ~start


@rule
def legal_artillery(s: State, moves: Moves) -> None:
    seat = s.current
    if has_artillery(s, seat) and s.gun_moves > 0:
        places = artillery_reach(s, seat, s.gun_moves)
        while places:
            add(moves, A.artillery + lowest(places))
            places &= places - 1


@rule
def apply_artillery(s: State, place: int) -> None:
    seat = s.current
    steps = 1
    while not artillery_reach(s, seat, steps) >> place & 1:
        steps += 1
    s.gun_moves -= steps
    before = s.machine[seat][GUN]
    s.machine[seat][GUN] = place
    if before != HOME:
        touch(s, seat, before)
    if place != HOME:
        touch(s, seat, place)
    harvest(s)
