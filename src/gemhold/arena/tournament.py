"""A tournament between bots: who meets whom, in which seats, with which dice.

A block is one seed played in all seatings of a line-up. The dice of a block are the same in each of its games (common random
numbers), so nobody gains by the seat, by the order of play or by luck with the dice alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, permutations
from typing import Any

import gemhold
from gemhold import bots
from gemhold.core.errors import BadOption

MOST_ENTRANTS = 12
CHUNK = 4  # games in a chunk, at least


@dataclass(frozen=True)
class Lineup:
    """Entrants that meet, by their numbers; an entrant may take several seats."""

    entrants: tuple[int, ...]

    @property
    def seatings(self) -> list[tuple[int, ...]]:
        """All distinct ways to seat them.

        >>> Lineup((0, 1, 1)).seatings
        [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
        """
        return sorted(set(permutations(self.entrants)))


@dataclass(frozen=True)
class Chunk:
    """Some blocks of one line-up."""

    tournament: Tournament
    lineup: int
    first: int  # number of the first block
    blocks: int

    @property
    def games(self) -> int:
        return self.blocks * len(self.tournament.lineups[self.lineup].seatings)


@dataclass(frozen=True)
class Tournament:
    """Block b of every line-up has the seed `seed + b`."""

    game: str
    seats: int
    levels: tuple[str, ...]  # the entrants
    lineups: tuple[Lineup, ...]
    options: dict[str, Any]
    seed: int
    blocks: int  # of each line-up

    @property
    def games(self) -> int:
        return sum(self.blocks * len(lineup.seatings) for lineup in self.lineups)

    def chunks(self) -> Iterator[Chunk]:
        for number, lineup in enumerate(self.lineups):
            size = -(-CHUNK // len(lineup.seatings))
            for first in range(0, self.blocks, size):
                yield Chunk(self, number, first, min(size, self.blocks - first))

    def to_json(self) -> dict[str, Any]:
        return asdict(self) | {"rules": gemhold.game(self.game).rules_version}


def tournament(
    game: str,
    levels: Sequence[str],
    games: int = 1000,
    seed: int = 0,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> Tournament:
    """A validated tournament with at least `games` games for each line-up.

    Different levels: every choice of `seats` of them meets (by default in pairs, or as many as the game needs). A level named
    more than once: all named sit at one table, such as ("master", "greedy", "greedy", "greedy").
    """
    loaded, named = gemhold.game(game), tuple(levels)
    known = bots.levels(game)
    for level in named:
        if level not in known:
            raise BadOption(f"{game} has no bot {level!r}", place="bots", hint=f"choose one of {', '.join(known)}")
    entrants = tuple(dict.fromkeys(named))
    if len(entrants) < 2:
        raise BadOption("a tournament needs two different bots", place="bots", hint=f"choose among {', '.join(known)}")
    if len(entrants) > MOST_ENTRANTS:
        raise BadOption(f"{len(entrants)} bots are too many", place="bots", hint=f"at most {MOST_ENTRANTS}")
    if games < 1:
        raise BadOption(f"{games} games", place="games", hint="at least one")
    lineups = _one_table(entrants, named, seats) if len(entrants) < len(named) else _everybody(entrants, seats or loaded.seats[0])
    seats = len(lineups[0].entrants)
    loaded.check_seats(seats)
    loaded.settings(seats, options, seed)
    blocks = -(-games // len(lineups[0].seatings))
    return Tournament(game, seats, entrants, lineups, dict(options or {}), seed, blocks)


def _one_table(entrants: tuple[str, ...], named: tuple[str, ...], seats: int | None) -> tuple[Lineup, ...]:
    if seats not in (None, len(named)):
        raise BadOption(f"{len(named)} bots for {seats} seats", place="bots", hint="name each level once, or one for each seat")
    return (Lineup(tuple(entrants.index(level) for level in named)),)


def _everybody(entrants: tuple[str, ...], seats: int) -> tuple[Lineup, ...]:
    if seats > len(entrants):
        raise BadOption(
            f"{len(entrants)} bots for {seats} seats",
            place="bots",
            hint="name a level for each seat",
        )
    return tuple(Lineup(chosen) for chosen in combinations(range(len(entrants)), seats))
