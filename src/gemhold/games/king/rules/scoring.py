"""Areas, points and places (K71–K75)."""

from __future__ import annotations

from gemhold.core.kit import Ints, rule
from gemhold.games.king.data import SCORING, SPACES
from gemhold.games.king.state import NOBODY, State

AREA, OTHER, MOST_FIRES, GOLD, WHITE = SCORING.area, SCORING.other, SCORING.most_fires, SCORING.gold, SCORING.white
SOURCES = ("area", "others", "fires", "gold", "white")


@rule
def spaces_of(s: State, owner: int) -> int:
    """The spaces somebody holds, as bits."""
    held = 0
    for space in range(SPACES):
        if s.owner[space] == owner:
            held |= 1 << space
    return held


@rule
def count(bits: int) -> int:
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


@rule
def around(s: State, spaces: int) -> int:
    """All spaces next to a set of spaces."""
    out = 0
    for space in range(SPACES):
        if spaces >> space & 1:
            out |= s.adjacent[space]
    return out


@rule
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
    return best


@rule
def fire_bonus(s: State, seat: int) -> int:  # K73
    if s.fires[seat] == 0:
        return 0
    for other in range(s.seats):
        if s.fires[other] > s.fires[seat]:
            return 0
    return MOST_FIRES


@rule
def breakdown(s: State, seat: int, out: Ints) -> None:
    area = count(largest_area(s, seat))
    out[0] = AREA * area  # K71
    out[1] = OTHER * (count(spaces_of(s, seat)) - area)  # K72
    out[2] = fire_bonus(s, seat)
    out[3] = GOLD * s.gold_gems[seat]  # K74
    out[4] = WHITE * s.white_gems[seat]


@rule
def score(s: State, seat: int) -> int:
    area = count(largest_area(s, seat))
    others = count(spaces_of(s, seat)) - area
    return AREA * area + OTHER * others + fire_bonus(s, seat) + GOLD * s.gold_gems[seat] + WHITE * s.white_gems[seat]


@rule
def beats(s: State, seat: int, other: int) -> bool:
    """K75: more points, then more fires; who needed a 17th token is above all (K43)."""
    if s.winner != NOBODY:
        if s.winner == seat:
            return other != seat
        if s.winner == other:
            return False
    a = score(s, seat)
    b = score(s, other)
    return a > b or (a == b and s.fires[seat] > s.fires[other])


@rule
def rank(s: State, seat: int) -> int:
    place = 1
    for other in range(s.seats):
        if beats(s, other, seat):
            place += 1
    return place
