"""The results of a simulation: a row per game, and a summary."""

from __future__ import annotations

import csv
import hashlib
import io
from dataclasses import dataclass
from typing import Any

import numpy as np

import gemhold
from gemhold.arena.experiment import Experiment

ARRAYS = ("decisions", "turns", "ranks", "points")


@dataclass(frozen=True)
class Spread:
    """Mean, standard deviation, minimum, quartiles, maximum."""

    mean: float
    sd: float
    min: float
    q1: float
    median: float
    q3: float
    max: float

    @staticmethod
    def of(values: np.ndarray) -> Spread:
        low, q1, median, q3, high = (float(value) for value in np.percentile(values, [0, 25, 50, 75, 100]))
        return Spread(round(float(values.mean()), 4), round(float(values.std()), 4), low, q1, median, q3, high)


@dataclass(frozen=True)
class SeatSummary:
    """Results of one seat, numbered from 1. A shared victory counts in `wins` but not in `wins_alone`."""

    seat: int
    colour: str
    bot: str
    wins: int
    wins_alone: int
    score: Spread
    sources: dict[str, float]


@dataclass(frozen=True)
class Summary:
    game: str
    rules: int
    seats: int
    bots: list[str]
    options: dict[str, Any]
    seed: int
    games: int
    digest: str
    shared_victories: int
    decisions: Spread
    turns: Spread
    by_seat: list[SeatSummary]
    winning_score: Spread


@dataclass(frozen=True)
class Simulation:
    """Finished games: decisions[game], turns[game], ranks[game, seat], points[game, seat, source]."""

    experiment: Experiment
    decisions: np.ndarray
    turns: np.ndarray
    ranks: np.ndarray
    points: np.ndarray

    @property
    def scores(self) -> np.ndarray:
        """Points of each game and seat."""
        return np.asarray(self.points.sum(axis=2, dtype=np.int64))

    @property
    def wins(self) -> np.ndarray:
        """Did the seat win this game? True for several seats when they share the victory."""
        return np.asarray(self.ranks == 1)

    @property
    def digest(self) -> str:
        """A hash over all results."""
        out = hashlib.sha256()
        for name in ARRAYS:
            out.update(np.ascontiguousarray(getattr(self, name)).astype("<i4").tobytes())
        return out.hexdigest()[:16]

    def summary(self) -> Summary:
        game, plan, scores = gemhold.game(self.experiment.game), self.experiment, self.scores
        shared = self.wins.sum(axis=1) > 1
        colours = game.seat_colours(plan.seats, plan.options)
        by_seat = [
            SeatSummary(
                seat=seat + 1,
                colour=colours[seat],
                bot=plan.levels[seat],
                wins=int(self.wins[:, seat].sum()),
                wins_alone=int((self.wins[:, seat] & ~shared).sum()),
                score=Spread.of(scores[:, seat]),
                sources={source: round(float(self.points[:, seat, i].mean()), 4) for i, source in enumerate(game.sources)},
            )
            for seat in range(plan.seats)
        ]
        return Summary(
            game=game.name,
            rules=game.rules_version,
            seats=plan.seats,
            bots=list(plan.levels),
            options=plan.options,
            seed=plan.seed,
            games=plan.games,
            digest=self.digest,
            shared_victories=int(shared.sum()),
            decisions=Spread.of(self.decisions),
            turns=Spread.of(self.turns),
            by_seat=by_seat,
            winning_score=Spread.of(scores.max(axis=1)),
        )

    def to_csv(self) -> str:
        """A row per game and seat."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        plan, scores = self.experiment, self.scores
        sources = gemhold.game(plan.game).sources
        writer.writerow(["seed", "seat", "bot", "score", "rank", *sources, "decisions", "turns"])
        for i in range(plan.games):
            length = [int(self.decisions[i]), int(self.turns[i])]
            for seat in range(plan.seats):
                points = [int(n) for n in self.points[i, seat]]
                head = [plan.seed + i, seat + 1, plan.levels[seat], int(scores[i, seat]), int(self.ranks[i, seat])]
                writer.writerow([*head, *points, *length])
        return text.getvalue()


def joined(plan: Experiment, parts: list[Simulation]) -> Simulation:
    """Concatenate the results of an experiment's chunks."""
    return Simulation(plan, *(np.concatenate([getattr(part, name) for part in parts]) for name in ARRAYS))
