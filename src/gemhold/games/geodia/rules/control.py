"""Who holds what, and where figures, goods and railways lead (G20–G23, G34, G65)."""

from __future__ import annotations

from gemhold.core.kit import rule
from gemhold.games.geodia.board import HOME, HOME_BIT, around, spread
from gemhold.games.geodia.data import LIMITS
from gemhold.games.geodia.state import CHESTS, ENGINEER, MACHINES, NONE, WORKER, State

ON_TILE = LIMITS["figures_on_tile"]


# ---------------------------------------------------------------- sides


@rule
def friends(s: State, seat: int) -> int:
    """A seat and its partner, as bits (G95: seats face each other across the table)."""
    return (0b0101 << (seat & 1)) if s.teams else (1 << seat)


@rule
def are_friends(s: State, a: int, b: int) -> bool:
    return a == b or (s.teams != 0 and (a ^ b) == 2)


@rule
def foes_held(s: State, seat: int) -> int:
    """Tiles opponents control: nobody else may enter or pass (G20)."""
    out = 0
    for other in range(s.seats):
        if not are_friends(s, seat, other):
            out |= s.held[other]
    return out


@rule
def friends_held(s: State, seat: int) -> int:
    return s.held[seat] | s.held[seat ^ 2] if s.teams else s.held[seat]


@rule
def immune_to(s: State, seat: int) -> int:
    """The tiles in front of opponents' bases (G22)."""
    out = 0
    for other in range(s.seats):
        if not are_friends(s, seat, other):
            out |= s.front[other]
    return out


@rule
def fronts(s: State) -> int:
    return s.front[0] | s.front[1] | s.front[2] | s.front[3]


@rule
def link_bit(s: State, seat: int) -> int:
    return 1 << s.link[seat] if s.link[seat] != NONE else 0


@rule
def links(s: State) -> int:
    """Tiles with an airship or drill."""
    out = 0
    for seat in range(s.seats):
        out |= link_bit(s, seat)
    return out


@rule
def all_walls(s: State) -> int:
    return s.walls[0] | s.walls[1] | s.walls[2] | s.walls[3]


@rule
def chests_of(s: State, seat: int) -> int:
    """Tiles with chests of a seat."""
    out = 0
    for chest in range(CHESTS):
        if s.chest[seat][chest] != NONE:
            out |= 1 << s.chest[seat][chest]
    return out


@rule
def chests_against(s: State, seat: int) -> int:
    """Tiles with chests of opponents."""
    out = 0
    for other in range(s.seats):
        if not are_friends(s, seat, other):
            out |= chests_of(s, other)
    return out


@rule
def machines_of(s: State, seat: int) -> int:
    """Tiles with siege machines of a seat."""
    out = 0
    for machine in range(MACHINES):
        at = s.machine[seat][machine]
        if at != NONE and at != HOME:
            out |= 1 << at
    return out


@rule
def figures_at(s: State, seat: int, place: int) -> int:
    return s.figures[seat][WORKER][place] + s.figures[seat][ENGINEER][place]


@rule
def crowd(s: State, tile: int) -> int:
    """Figures on a tile, whoever's."""
    total = 0
    for seat in range(s.seats):
        total += figures_at(s, seat, tile)
    return total


@rule
def touch(s: State, seat: int, tile: int) -> None:
    """Bring the sets of tiles in line after a change of a seat's pieces on one of them."""
    bit = 1 << tile
    present = figures_at(s, seat, tile) > 0
    s.staffed[seat] = s.staffed[seat] | bit if present else s.staffed[seat] & ~bit
    s.crewed[seat] = s.crewed[seat] | bit if s.figures[seat][ENGINEER][tile] > 0 else s.crewed[seat] & ~bit
    holds = present or s.link[seat] == tile
    for machine in range(MACHINES):
        if s.machine[seat][machine] == tile:
            holds = True
    s.held[seat] = s.held[seat] | bit if holds else s.held[seat] & ~bit
    s.full = s.full | bit if crowd(s, tile) >= ON_TILE else s.full & ~bit


@rule
def arrive(s: State, seat: int, kind: int, place: int) -> None:
    s.figures[seat][kind][place] += 1
    if place != HOME:
        touch(s, seat, place)


@rule
def depart(s: State, seat: int, kind: int, place: int) -> None:
    s.figures[seat][kind][place] -= 1
    if place != HOME:
        touch(s, seat, place)


# ---------------------------------------------------------------- ways


@rule
def passable(s: State, seat: int) -> int:
    """Tiles figures and goods of a seat can be on: a way there, no opponent, not immune (G21, G22)."""
    own = link_bit(s, seat) | (link_bit(s, seat ^ 2) if s.teams else 0)
    return (s.road | own) & ~foes_held(s, seat) & ~immune_to(s, seat)


@rule
def tracks(s: State, seat: int, ground: int) -> int:
    """The railway tiles of the passable ground; airships and drills work as railways (G65)."""
    own = link_bit(s, seat) | (link_bit(s, seat ^ 2) if s.teams else 0)
    return (s.rail | own) & ground


@rule
def gates(s: State, seat: int) -> int:
    """Tiles joined to the base: the two in front, and the airship's or drill's (G65)."""
    return s.front[seat] | link_bit(s, seat)


@rule
def network(s: State, seat: int, ground: int) -> int:
    """Tiles with an unbroken way to the base, over passable ground or over tracks (G23, G34)."""
    return spread(gates(s, seat), ground)


@rule
def rail_network(s: State, seat: int) -> int:
    return network(s, seat, tracks(s, seat, passable(s, seat)))


@rule
def reach(s: State, seat: int, ground: int, home: int) -> int:
    """Tiles the seat's figures can get to. `home`: its network over this ground."""
    start = s.staffed[seat]
    if s.rules >= 2:
        ground |= start  # who stands where the road is gone may still step off (G21), as `reach_from` says
    if figures_at(s, seat, HOME) > 0 or start & home:
        return home | start | spread(start & ~home, ground)
    return start | spread(start, ground)


@rule
def closed(s: State) -> int:
    """Tiles no figure may stop on: none during the turn, since only its end counts (G21). In rules 1: those with three."""
    return s.full if s.rules < 2 else 0


@rule
def reach_from(s: State, seat: int, place: int, ground: int, home: int) -> int:
    """Places one figure can go to, its own place left out; HOME_BIT stands for the base."""
    if place == HOME:
        return home & ~closed(s)
    bit = 1 << place
    if home & bit:
        return (home & ~closed(s) & ~bit) | HOME_BIT
    return spread(bit, ground | bit) & ~closed(s) & ~bit


@rule
def rail_sites(s: State, seat: int, ground: int, near: int) -> int:
    """Roads a seat may turn into railways (G42): where it could go or build. `near`: its reach and the tiles next to its own."""
    return s.road & ~s.rail & ground & near


@rule
def road_sites(s: State, seat: int) -> int:
    """Tiles where a seat may build a road (G41): next to one it controls, or next to its base."""
    near = around(s.held[seat]) | s.front[seat]
    return near & ~s.road & ~links(s) & ~foes_held(s, seat) & ~immune_to(s, seat)


@rule
def building_ground(s: State, seat: int, ground: int) -> int:
    """Where a seat may lay railways: its reach, and the tiles next to its own."""
    home = network(s, seat, ground)
    return reach(s, seat, ground, home) | around(s.held[seat]) | s.front[seat]
