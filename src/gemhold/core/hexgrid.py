"""Hexagons in integer axial coordinates, pointy-top: q runs right, r runs down and half a step right.

On screen the centre of (q, r) lies at x = sqrt(3) * (q + r / 2), y = 1.5 * r.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from gemhold.core.args import Space


class Hex(NamedTuple):
    q: int
    r: int

    def __add__(self, other: object) -> Hex:
        if not isinstance(other, tuple):
            return NotImplemented
        return Hex(self.q + other[0], self.r + other[1])


DIRECTIONS = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))  # clockwise from the right


def neighbours(h: Hex) -> list[Hex]:
    """
    >>> neighbours(Hex(0, 0))[:2]
    [Hex(q=1, r=0), Hex(q=0, r=1)]
    """
    return [h + d for d in DIRECTIONS]


def distance(a: Hex, b: Hex) -> int:
    """Steps from one hex to another on an endless grid.

    >>> distance(Hex(0, 0), Hex(2, -1))
    2
    """
    dq, dr = a.q - b.q, a.r - b.r
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def turned(h: Hex, sixths: int) -> Hex:
    """The hex rotated clockwise about the origin by a number of sixths.

    >>> turned(Hex(1, 0), 1)
    Hex(q=0, r=1)
    """
    for _ in range(sixths % 6):
        h = Hex(-h.r, h.q + h.r)
    return h


def ring(radius: int) -> list[Hex]:
    """Hexes at a distance from the origin, clockwise.

    >>> len(ring(3))
    18
    """
    if radius == 0:
        return [Hex(0, 0)]
    out, at = [], Hex(radius, -radius)
    for side in (1, 2, 3, 4, 5, 0):
        for _ in range(radius):
            out.append(at)
            at = at + DIRECTIONS[side]
    return out


def adjacency(hexes: Sequence[Hex]) -> list[int]:
    """For each hex of a map the set of its neighbours on the map, as bits of an integer."""
    index = {h: i for i, h in enumerate(hexes)}
    return [sum(1 << index[n] for n in neighbours(h) if n in index) for h in hexes]


def connected(hexes: Collection[Hex]) -> bool:
    """Is the map one piece?

    >>> connected([Hex(0, 0), Hex(1, 0)]), connected([Hex(0, 0), Hex(2, 0)])
    (True, False)
    """
    left = set(hexes)
    if not left:
        return True
    border = [left.pop()]
    while border:
        for n in neighbours(border.pop()):
            if n in left:
                left.remove(n)
                border.append(n)
    return not left


def names(hexes: Sequence[Hex]) -> list[Space]:
    """Short names for spaces: rows a, b, c from the top, spaces 1, 2, 3 from the left of their row.

    >>> names([Hex(0, 0), Hex(1, 0), Hex(0, 1)])
    ['a1', 'a2', 'b1']
    """
    rows = sorted({h.r for h in hexes})
    out = {}
    for letter, row in zip("abcdefghijklmnopqrstuvwxyz", rows, strict=False):
        for place, h in enumerate(sorted(h for h in hexes if h.r == row), 1):
            out[h] = Space(f"{letter}{place}")
    return [out[h] for h in hexes]
