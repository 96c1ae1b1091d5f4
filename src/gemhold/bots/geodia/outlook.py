"""What each seat will own at the end, as far as a position tells: learned from games, linear in the description of a seat.

Positions are looked at when a player is about to roll the dice. How many rolls a seat still has decides the row of coefficients;
the player to move, who has just gathered resources, has rows of its own.
"""

from __future__ import annotations

from typing import Any

from gemhold.bots.geodia.features import FEATURES, describe
from gemhold.core.kit import rule
from gemhold.games.geodia.rules.control import are_friends
from gemhold.games.geodia.state import Phase, State

MOST_ROLLS = 10
ROWS = 2 * (MOST_ROLLS + 1)  # the player to move, then the others


@rule
def row_of(s: State, seat: int) -> int:
    waits = 1 if seat >= s.current else 0
    rolls = min(MOST_ROLLS, s.rounds - s.round_n + waits)
    return rolls if seat == s.current else MOST_ROLLS + 1 + rolls


@rule
def outlook(s: State, seat: int, coefficients: Any, x: Any) -> float:
    """Gems of a seat at the end."""
    if s.phase == Phase.OVER:
        return float(s.gems[seat])
    describe(s, seat, True, x)
    row = coefficients[row_of(s, seat)]
    total: float = row[FEATURES]
    for i in range(FEATURES):
        total += row[i] * x[i]
    return total


@rule
def lead(s: State, seat: int, coefficients: Any, luck: Any, x: Any) -> float:
    """By how many gems a seat's side will be ahead of the best other one, luck taken out."""
    own = 0.0
    best = -1e9
    for other in range(s.seats):
        total = 0.0
        for each in range(s.seats):
            if are_friends(s, other, each):
                total += outlook(s, each, coefficients, x) - luck[each]
        if are_friends(s, seat, other):
            own = total
        else:
            best = max(best, total)
    return own - best
