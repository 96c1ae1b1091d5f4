"""Ratings from the places of many games, by OpenSkill's Plackett-Luce model, which knows games of several players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from openskill.models import PlackettLuce


@dataclass(frozen=True)
class Rating:
    """A rating and half the width of its 95 % interval, on OpenSkill's scale: 25 is a newcomer's."""

    level: str
    mu: float
    half: float


def rate(levels: Sequence[str], seating: np.ndarray, ranks: np.ndarray) -> list[Rating]:
    """Ratings of the entrants, best first, after all games in their order."""
    model = PlackettLuce()
    ratings = [model.rating(name=level) for level in levels]
    for sat, places in zip(seating.tolist(), ranks.tolist(), strict=True):
        after = model.rate([[ratings[entrant]] for entrant in sat], ranks=[float(place) for place in places])
        for entrant in set(sat):  # who sits in several seats learns from all of them
            own = [team[0] for team, who in zip(after, sat, strict=True) if who == entrant]
            ratings[entrant].mu = sum(one.mu for one in own) / len(own)
            ratings[entrant].sigma = sum(one.sigma for one in own) / len(own)
    rated = [Rating(level, round(one.mu, 3), round(1.96 * one.sigma, 3)) for level, one in zip(levels, ratings, strict=True)]
    return sorted(rated, key=lambda rating: -rating.mu)
