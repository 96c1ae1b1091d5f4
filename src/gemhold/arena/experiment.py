"""What to simulate. Each game depends only on its seed, so an experiment can be split into chunks for any process."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import gemhold
from gemhold import bots
from gemhold.core.errors import BadOption

RANDOM = "random"
AT_RANDOM, BY_BOTS = 500, 5  # games in a chunk


@dataclass(frozen=True)
class Experiment:
    """Game i has the seed `seed + i`; `levels` are the bots, by seat."""

    game: str
    seats: int
    levels: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    games: int

    @property
    def at_random(self) -> bool:
        return all(level == RANDOM for level in self.levels)

    def chunks(self) -> Iterator[Experiment]:
        size = AT_RANDOM if self.at_random else BY_BOTS
        for first in range(0, self.games, size):
            yield replace(self, seed=self.seed + first, games=min(size, self.games - first))


def experiment(
    game: str,
    levels: str | Sequence[str] = RANDOM,
    games: int = 1000,
    seed: int = 0,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> Experiment:
    """A validated experiment: one level for all seats, or one per seat."""
    loaded, named = gemhold.game(game), (levels,) if isinstance(levels, str) else tuple(levels)
    known = bots.levels(game)
    for level in named:
        if level not in known:
            raise BadOption(f"{game} has no bot {level!r}", place="bots", hint=f"choose one of {', '.join(known)}")
    if seats is None:
        seats = max(loaded.seats[0], len(named))
    loaded.check_seats(seats)
    if len(named) not in (1, seats):
        raise BadOption(f"{len(named)} bots for {seats} seats", place="bots", hint="name one level, or one for each seat")
    if games < 1:
        raise BadOption(f"{games} games", place="games", hint="at least one")
    loaded.settings(seats, options, seed)
    return Experiment(game, seats, named * seats if len(named) == 1 else named, dict(options or {}), seed, games)
