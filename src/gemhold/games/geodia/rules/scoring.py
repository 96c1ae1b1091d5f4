"""Gems, by source, and places (G90, G95)."""

from __future__ import annotations

from gemhold.core.kit import Ints, rule
from gemhold.games.geodia.rules.control import are_friends
from gemhold.games.geodia.state import SOURCES, State


@rule
def breakdown(s: State, seat: int, out: Ints) -> None:
    for source in range(len(SOURCES)):
        out[source] = s.ledger[seat][source]


@rule
def score(s: State, seat: int) -> int:
    return s.gems[seat]


@rule
def side_score(s: State, seat: int) -> int:
    """What decides: the seat's gems, or the team's (G95)."""
    total = 0
    for other in range(s.seats):
        if are_friends(s, seat, other):
            total += s.gems[other]
    return total


@rule
def rank(s: State, seat: int) -> int:
    """Places are shared by equals, and by partners; a team counts once."""
    own = side_score(s, seat)
    place = 1
    for other in range(s.seats):
        if side_score(s, other) > own and not (s.teams and other >= 2):
            place += 1
    return place
