"""Sources of chance outcomes. Outcome i of a match depends only on i, never on what was undone before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from gemhold.core.errors import BadOption
from gemhold.core.rng import CHANCE_STREAM, draw


class Fate(Protocol):
    def outcome(self, i: int, n: int) -> int:
        """Outcome of the i-th chance event, below n."""


class Seeded:
    """Outcomes from a seed: for simulations and local games.

    >>> Seeded(7).outcome(0, 6) == Seeded(7).outcome(0, 6)
    True
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def outcome(self, i: int, n: int) -> int:
        return draw(self.seed, CHANCE_STREAM, i, n)


class Scripted:
    """A list of outcomes, then another source: for tests, replays and physical dice."""

    def __init__(self, outcomes: Sequence[int], then: Fate | None = None) -> None:
        self.outcomes = list(outcomes)
        self.then = then

    def outcome(self, i: int, n: int) -> int:
        if i < len(self.outcomes):
            outcome = self.outcomes[i]
            if not 0 <= outcome < n:
                raise BadOption(f"outcome {outcome} is not below {n}", place=f"chance event {i}")
            return outcome
        if self.then is None:
            raise BadOption("no scripted outcomes are left", place=f"chance event {i}", hint="add outcomes or a source")
        return self.then.outcome(i, n)
