"""The results of a tournament: a row per game, and for each entrant wins, margins, ratings and decision times."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

import gemhold
from gemhold.arena.estimate import Estimate, adjusted, plain, share
from gemhold.arena.journal import fingerprint
from gemhold.arena.ratings import Rating, rate
from gemhold.arena.tournament import Tournament

TIME_BINS = 128
COUNTED = ("lineup", "seed", "seating", "ranks", "points", "decisions", "turns", "first")  # what a digest is over


@dataclass(frozen=True)
class EntrantResult:
    """One entrant in one line-up. `wins`: the share of victories of one of its seats; `fair`: what equal players would have."""

    level: str
    games: int
    seats: int
    fair: float
    wins: Estimate
    wins_adjusted: Estimate | None
    margin: Estimate  # its score less the others' mean
    margin_adjusted: Estimate | None
    score: float
    sources: dict[str, float]


@dataclass(frozen=True)
class LineupResult:
    levels: list[str]
    games: int
    entrants: list[EntrantResult]


@dataclass(frozen=True)
class Times:
    """Processor seconds of an entrant's decisions."""

    decisions: int
    median: float
    p95: float
    longest: float


@dataclass(frozen=True)
class Standings:
    """Finished games as arrays, a row per game, and what follows from them."""

    tournament: Tournament
    games: Mapping[str, np.ndarray]
    lineups: list[LineupResult]
    ratings: list[Rating]
    times: dict[str, Times]
    first_wins: Estimate  # of the seat that decided first; fair is 1 / seats
    digest: str

    def to_json(self) -> dict[str, Any]:
        """The summary; the same for the same command wherever it ran, but for `times`."""
        return {
            "tournament": self.tournament.to_json(),
            "digest": self.digest,
            "games": len(self.games["seed"]),
            "turns": {"mean": round(float(self.games["turns"].mean()), 2), "max": int(self.games["turns"].max())},
            "first_wins": asdict(self.first_wins),
            "lineups": [asdict(lineup) for lineup in self.lineups],
            "ratings": [asdict(rating) for rating in self.ratings],
            "times": {level: asdict(times) for level, times in self.times.items()},
        }


def standings(plan: Tournament, games: Mapping[str, np.ndarray], times: np.ndarray) -> Standings:
    shares = win_shares(games["ranks"])
    first = shares[np.arange(len(shares)), games["first"]]
    return Standings(
        plan,
        games,
        [_lineup(plan, games, shares, number) for number in range(len(plan.lineups))],
        rate(plan.levels, games["seating"], games["ranks"]),
        {level: _times(times[number]) for number, level in enumerate(plan.levels)},
        share(_by_block(plan, games, first)),
        fingerprint(games[name] for name in COUNTED),
    )


def win_shares(ranks: np.ndarray) -> np.ndarray:
    """Victories by game and seat; a shared one counts in parts.

    >>> win_shares(np.array([[1, 2], [1, 1]])).tolist()
    [[1.0, 0.0], [0.5, 0.5]]
    """
    won = ranks == 1
    return np.asarray(won / won.sum(axis=1, keepdims=True))


def _by_block(plan: Tournament, games: Mapping[str, np.ndarray], values: np.ndarray) -> np.ndarray:
    """Means over the games that share their dice: only blocks are independent of each other."""
    _, block = np.unique(games["lineup"].astype(np.int64) * (1 << 40) + (games["seed"] - plan.seed), return_inverse=True)
    return np.asarray(np.bincount(block, values) / np.bincount(block))


def _lineup(plan: Tournament, games: Mapping[str, np.ndarray], shares: np.ndarray, number: int) -> LineupResult:
    mine = games["lineup"] == number
    part = {name: array[mine] for name, array in games.items()}
    members = plan.lineups[number].entrants
    entrants = [_entrant(plan, part, shares[mine], entrant) for entrant in dict.fromkeys(members)]
    return LineupResult([plan.levels[entrant] for entrant in members], int(mine.sum()), entrants)


def _entrant(plan: Tournament, games: Mapping[str, np.ndarray], shares: np.ndarray, entrant: int) -> EntrantResult:
    sits = games["seating"] == entrant
    seats = int(sits[0].sum())

    def lead(values: np.ndarray) -> np.ndarray:
        own = (values * sits).sum(axis=1) / seats
        others = (values * ~sits).sum(axis=1) / (plan.seats - seats)
        return _by_block(plan, games, own - others)

    scores = games["points"].sum(axis=2, dtype=np.int64)
    wins, margin, luck = _by_block(plan, games, (shares * sits).sum(axis=1) / seats), lead(scores), lead(games["luck"])
    sources = gemhold.game(plan.game).sources
    return EntrantResult(
        level=plan.levels[entrant],
        games=len(sits),
        seats=seats,
        fair=1 / plan.seats,
        wins=share(wins),
        wins_adjusted=adjusted(wins, luck),
        margin=plain(margin),
        margin_adjusted=adjusted(margin, luck),
        score=round(float(scores[sits].mean()), 3),
        sources={source: round(float(games["points"][sits][:, i].mean()), 3) for i, source in enumerate(sources)},
    )


def _times(bins: np.ndarray) -> Times:
    from gemhold.arena.contest import bin_seconds

    total, sums = int(bins.sum()), bins.cumsum()
    if total == 0:
        return Times(0, 0.0, 0.0, 0.0)
    at = [bin_seconds(int(np.searchsorted(sums, part * total))) for part in (0.5, 0.95, 1.0)]
    return Times(total, *at)
