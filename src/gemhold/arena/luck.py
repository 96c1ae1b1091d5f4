"""How lucky a seat was: what chance gave it beyond what it could expect.

The luck of a chance event is the score after its outcome less the mean over all outcomes. Its expectation is zero whatever the
players do, so results can be corrected by it without bias: a control variate (`estimate.py`). Events with many outcomes, such as
six dice at once, change no score by themselves and are left out.
"""

from __future__ import annotations

from typing import Any

from gemhold.core.contract import apply, score
from gemhold.core.game import Game
from gemhold.core.kit import Ints, row, rule
from gemhold.core.playout import copy_state

MOST_OUTCOMES = 64


@rule
def total_scores(states: list[Any], outcomes: int, seats: int, out: Ints) -> None:
    """Add up each seat's score over all outcomes of the chance event at states[0]; states[1] is scratch."""
    for seat in range(seats):
        out[seat] = 0
    for outcome in range(outcomes):
        copy_state(states, 1, 0)
        apply(states[1], outcome)
        for seat in range(seats):
            out[seat] += score(states[1], seat)


class Luck:
    """The luck of all seats in one match, event by event."""

    def __init__(self, game: Game, seats: int) -> None:
        self.by_seat = [0.0] * seats
        self._game = game
        self._states = game.state.array(2)
        self._totals = row(seats)

    def expected(self, s: Any, outcomes: int) -> list[float] | None:
        """Mean scores after the chance event at `s`; None if it has too many outcomes."""
        if not 1 < outcomes <= MOST_OUTCOMES:
            return None
        self._game.state.assign(self._states[0], s)
        total_scores(self._states, outcomes, len(self.by_seat), self._totals)
        return [int(total) / outcomes for total in self._totals]

    def add(self, expected: list[float], s: Any) -> None:
        """The event expected so has led to `s`."""
        for seat, mean in enumerate(expected):
            self.by_seat[seat] += int(self._game.rules.score(s, seat)) - mean
