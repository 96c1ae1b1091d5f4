"""How balanced a game is: wins by seat, order of play and trait, points by source, length, use and worth of things.

All bots are equal and every game has a seed of its own, so games are independent and whatever wins more than its share does so by
its place, its trait or its luck. Intervals are 95 % intervals.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import isfinite
from typing import Any

import numpy as np

import gemhold
from gemhold.arena.estimate import Estimate, difference, plain, pooled, share
from gemhold.arena.experiment import Experiment
from gemhold.arena.journal import fingerprint
from gemhold.arena.simulation import Spread
from gemhold.arena.standings import win_shares

COUNTED = ("decisions", "turns", "ranks", "points", "order", "uses")  # what a digest is over
TRAIT = "trait-"


@dataclass(frozen=True)
class Group:
    """Seats with something in common. `wins`: the share of victories that goes to them; `fair`: what equal seats would have."""

    name: str
    games: int
    fair: float
    wins: Estimate
    score: Estimate


@dataclass(frozen=True)
class Ending:
    """Games with as many turns in their last round. `wins`: by order of play."""

    turns: int
    games: int
    share: Estimate
    wins: list[Estimate]


@dataclass(frozen=True)
class Source:
    """Mean points of winners and of the others from a source."""

    name: str
    winners: Estimate
    losers: Estimate


@dataclass(frozen=True)
class Length:
    name: str
    mean: Estimate
    spread: Spread


@dataclass(frozen=True)
class Use:
    """`worth`: wins of seats that used a thing less wins of those that did not. An association: the use need not be the cause.

    Seats with traits whose seats never used the thing are left out: they may not be able to.
    """

    name: str
    games: Estimate  # share of games in which somebody used it
    uses: Estimate  # per game
    users: int  # seats that used it, over all games
    wins: Estimate | None  # of those seats
    worth: Estimate | None


@dataclass(frozen=True)
class Balance:
    """Finished games as arrays, a row per game, and what follows from them."""

    experiment: Experiment
    data: str  # hash of the data files
    games: Mapping[str, np.ndarray]
    seats: list[Group]
    order: list[Group]  # of play
    traits: dict[str, list[Group]]
    endings: list[Ending]
    sources: list[Source]
    length: list[Length]
    uses: list[Use]
    digest: str

    def to_json(self) -> dict[str, Any]:
        """The summary; the same for the same command wherever it ran. Without an interval, `half` is null."""
        plan = self.experiment
        head = {
            "game": plan.game,
            "rules": gemhold.game(plan.game).rules_version,
            "data": self.data,
            "players": plan.seats,
            "bots": plan.levels[0],
            "options": plan.options,
            "seed": plan.seed,
            "games": plan.games,
            "digest": self.digest,
        }
        found = {
            "seats": [asdict(group) for group in self.seats],
            "order": [asdict(group) for group in self.order],
            "traits": {trait: [asdict(group) for group in groups] for trait, groups in self.traits.items()},
            "endings": [asdict(ending) for ending in self.endings],
            "sources": [asdict(source) for source in self.sources],
            "length": [asdict(length) for length in self.length],
            "uses": [asdict(use) for use in self.uses],
        }
        return head | {key: _finite(value) for key, value in found.items()}


def balance_of(plan: Experiment, data: str, games: Mapping[str, np.ndarray]) -> Balance:
    shares = win_shares(games["ranks"])
    scores = games["points"].sum(axis=2, dtype=np.int64)
    rows = np.arange(len(shares))[:, None]
    by_order, scores_by_order = shares[rows, games["order"]], scores[rows, games["order"]]
    traits = {name.removeprefix(TRAIT): values for name, values in games.items() if name.startswith(TRAIT)}
    return Balance(
        plan,
        data,
        games,
        _places(shares, scores),
        _places(by_order, scores_by_order),
        {trait: _groups(values, shares, scores) for trait, values in traits.items()},
        _endings(games["turns"], by_order),
        _sources(plan, games["ranks"] == 1, games["points"]),
        _length(plan, games),
        _uses(plan, games["uses"], shares, list(traits.values())),
        fingerprint(games[name] for name in COUNTED),
    )


def _places(shares: np.ndarray, scores: np.ndarray) -> list[Group]:
    games, seats = shares.shape
    return [Group(str(k + 1), games, 1 / seats, share(shares[:, k]), plain(scores[:, k])) for k in range(seats)]


def _groups(values: np.ndarray, shares: np.ndarray, scores: np.ndarray) -> list[Group]:
    """By the value of a trait, over the games in which somebody has it and somebody has not."""
    out = []
    for value in np.unique(values):
        mine = values == value
        n = mine.sum(axis=1)
        told = (n > 0) & (n < values.shape[1])
        if told.any():
            won = (shares * mine).sum(axis=1)[told]
            score = ((scores * mine).sum(axis=1)[told]) / n[told]
            fair = float((n[told] / values.shape[1]).mean())
            out.append(Group(str(value), int(told.sum()), fair, share(won), plain(score)))
    return out


def _endings(turns: np.ndarray, by_order: np.ndarray) -> list[Ending]:
    """By the number of turns in the last round: whoever plays early may have had a turn more than the others."""
    last = (turns - 1) % by_order.shape[1] + 1
    return [
        Ending(int(k), int((last == k).sum()), share((last == k).astype(float)), [share(won) for won in by_order[last == k].T])
        for k in np.unique(last)
    ]


def _sources(plan: Experiment, won: np.ndarray, points: np.ndarray) -> list[Source]:
    decided = ~won.all(axis=1)  # games that somebody lost

    def mean(kind: np.ndarray, values: np.ndarray) -> Estimate:
        if not len(values):
            return Estimate(0.0, float("inf"))
        return plain((values * kind).sum(axis=1) / kind.sum(axis=1))

    return [
        Source(name, mean(won, points[:, :, i]), mean(~won[decided], points[decided, :, i]))
        for i, name in enumerate(gemhold.game(plan.game).sources)
    ]


def _length(plan: Experiment, games: Mapping[str, np.ndarray]) -> list[Length]:
    counts = {"decisions": games["decisions"], "turns": games["turns"], "rounds": -(-games["turns"] // plan.seats)}
    return [Length(name, plain(values), Spread.of(values)) for name, values in counts.items()]


def _uses(plan: Experiment, uses: np.ndarray, shares: np.ndarray, traits: list[np.ndarray]) -> list[Use]:
    out = []
    for i, name in enumerate(gemhold.game(plan.game).measures.things):
        counts = uses[:, :, i]
        used = counts > 0
        able = np.ones_like(used)
        for values in traits:
            able &= np.isin(values, np.unique(values[used]))
        out.append(
            Use(
                name,
                share(used.any(axis=1).astype(float)),
                plain(counts.sum(axis=1)),
                int(used.sum()),
                pooled(shares, used),
                difference(shares, used, able),
            )
        )
    return out


def _finite(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _finite(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_finite(item) for item in value]
    return None if isinstance(value, float) and not isfinite(value) else value
