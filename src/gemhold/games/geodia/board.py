"""The map: 54 tiles round the dragon, 12 places for bases (G1, G15), and sets of tiles as bits of an integer.

Tiles are numbered row by row; the dragon's tile comes after them, and a base shares that number where a figure's place is meant.
"""

from __future__ import annotations

from collections.abc import Iterator

from gemhold.core.hexgrid import DIRECTIONS, Hex, adjacency, distance, names, neighbours, ring
from gemhold.core.kit import lowest, rule, table

RADIUS = 4
TILES = 54
DRAGON = 54  # the dragon's tile, in tables of distances and ranges
HOME = 54  # the base, as a place of figures
PLACES = 55  # tiles and the base
BASES = 12
NOWHERE = -1
ALL_TILES = (1 << TILES) - 1
HOME_BIT = 1 << HOME
FARTHEST = 4  # range of the longest weapon

_CORNERS = [Hex(RADIUS * d.q, RADIUS * d.r) for d in DIRECTIONS]
_LAND = [h for radius in range(1, RADIUS + 1) for h in ring(radius) if h not in _CORNERS]
HEXES = [*sorted(_LAND, key=lambda h: (h.r, h.q)), Hex(0, 0)]
TILE_NAMES = tuple(names(HEXES))  # the dragon's last
BASE_HEXES = [h for h in ring(RADIUS + 1) if sum(n in _LAND for n in neighbours(h)) == 2]  # clockwise from the top right corner
FRONTS = [sum(1 << HEXES.index(n) for n in neighbours(h) if n in _LAND) for h in BASE_HEXES]
DISTANCES = [[distance(a, b) for b in HEXES] for a in HEXES]

ADJACENT = table([near & ALL_TILES for near in adjacency(HEXES)[:TILES]])
FRONT = table(FRONTS)
WITHIN = table(  # WITHIN[range][tile]: what a weapon there can hit, the dragon included; never its own tile
    [
        [sum(1 << b for b in range(TILES + 1) if 1 <= DISTANCES[a][b] <= reach) for a in range(TILES)]
        for reach in range(FARTHEST + 1)
    ]
)


@rule
def around(tiles: int) -> int:
    """All tiles next to a set of tiles."""
    out = 0
    while tiles:
        out |= ADJACENT[lowest(tiles)]
        tiles &= tiles - 1
    return out


@rule
def spread(start: int, ground: int) -> int:
    """Everything that hangs together with the start over the ground; the start itself only where it lies on it."""
    seen = start & ground
    border = seen
    while border:
        border = around(border) & ground & ~seen
        seen |= border
    return seen


def tiles_of(tiles: int) -> list[int]:
    """
    >>> tiles_of(0b1010)
    [1, 3]
    """
    return list(bits_of(int(tiles)))


def bits_of(tiles: int) -> Iterator[int]:
    """The same for a plain integer, one after another."""
    while tiles:
        lowest_bit = tiles & -tiles
        yield lowest_bit.bit_length() - 1
        tiles ^= lowest_bit


def place_name(place: int) -> str:
    """
    >>> place_name(0), place_name(HOME)
    ('a1', 'base')
    """
    return "base" if place == HOME else TILE_NAMES[place]
