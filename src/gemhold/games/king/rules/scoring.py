"""Areas, points and places (K71–K75)."""

from __future__ import annotations

from gemhold.core.kit import Ints, count, inlined_rule, lowest
from gemhold.games.king.data import SCORING, SPACES
from gemhold.games.king.state import State

AREA, OTHER, MOST_FIRES, GOLD, WHITE = SCORING.area, SCORING.other, SCORING.most_fires, SCORING.gold, SCORING.white
SOURCES = ("area", "others", "fires", "gold", "white")


@inlined_rule
def spaces_of(s: State, owner: int) -> int:
    """The spaces of an owner, as bits."""
    held = 0
    for space in range(SPACES):
        if s.owner[space] == owner:
            held |= 1 << space
    return held


@inlined_rule
def around(s: State, spaces: int) -> int:
    """All spaces next to a set of spaces."""
    out = 0
    while spaces:
        out |= s.adjacent[lowest(spaces)]
        spaces &= spaces - 1
    return out


@inlined_rule
def largest_area(s: State, seat: int) -> int:
    """The seat's largest connected area, as bits (K71: of equal ones, one)."""
    left = spaces_of(s, seat)
    best = 0
    size = 0
    while left:
        area = left & -left
        border = area
        while border:
            border = around(s, border) & left & ~area
            area |= border
        left &= ~area
        n = count(area)
        if n > size:
            best, size = area, n
        if size >= count(left):
            break  # no larger one can follow
    return best


@inlined_rule
def fire_bonus(s: State, seat: int) -> int:  # K73
    if s.fires[seat] == 0:
        return 0
    for other in range(s.seats):
        if s.fires[other] > s.fires[seat]:
            return 0
    return MOST_FIRES


@inlined_rule
def breakdown(s: State, seat: int, out: Ints) -> None:
    area = count(largest_area(s, seat))
    out[0] = AREA * area  # K71
    out[1] = OTHER * (count(spaces_of(s, seat)) - area)  # K72
    out[2] = fire_bonus(s, seat)
    out[3] = GOLD * s.gold_gems[seat]  # K74
    out[4] = WHITE * s.white_gems[seat]


@inlined_rule
def score(s: State, seat: int) -> int:
    area = count(largest_area(s, seat))
    others = count(spaces_of(s, seat)) - area
    return AREA * area + OTHER * others + fire_bonus(s, seat) + GOLD * s.gold_gems[seat] + WHITE * s.white_gems[seat]


@inlined_rule
def merit(s: State, seat: int) -> int:
    """The key of the ranking: points, then fires (K75); the seat that needed a 17th token is first (K43)."""
    return (1000 if s.winner == seat else score(s, seat)) * 100 + s.fires[seat]


@inlined_rule
def rank(s: State, seat: int) -> int:
    mine = merit(s, seat)
    place = 1
    for other in range(s.seats):
        if other != seat and merit(s, other) > mine:
            place += 1
    return place
