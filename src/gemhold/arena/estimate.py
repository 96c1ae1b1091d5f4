"""Estimates with 95 % intervals from blocks of games with common dice, plain and corrected for luck."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import numpy as np

Z = 1.959964
FEWEST = 8  # blocks from which a slope can be fitted


@dataclass(frozen=True)
class Estimate:
    """A mean and half the width of its 95 % interval."""

    mean: float
    half: float

    @property
    def low(self) -> float:
        return self.mean - self.half

    @property
    def high(self) -> float:
        return self.mean + self.half


def plain(values: np.ndarray) -> Estimate:
    """The mean of independent blocks.

    >>> estimate = plain(np.array([1.0, 3.0, 1.0, 3.0]))
    >>> estimate.mean, round(estimate.half, 2)
    (2.0, 1.13)
    """
    if len(values) < 2:
        return Estimate(float(values.mean()), float("inf"))
    return Estimate(float(values.mean()), Z * float(values.std(ddof=1)) / sqrt(len(values)))


def share(values: np.ndarray) -> Estimate:
    """The mean of shares between 0 and 1. As if one block of each extreme had been seen too, so that no interval is empty.

    >>> share(np.ones(1000)).low < 0.999
    True
    """
    spread = np.concatenate([values, [0.0, 1.0]])
    return Estimate(float(values.mean()), Z * float(spread.std(ddof=1)) / sqrt(len(values)))


def adjusted(values: np.ndarray, luck: np.ndarray) -> Estimate | None:
    """The mean corrected by a control variate whose expectation is zero; None if there is no luck to correct for."""
    centred = luck - luck.mean()
    variance = float((centred**2).sum())
    if len(values) < FEWEST or variance < 1e-9:
        return None
    slope = float((centred * (values - values.mean())).sum()) / variance
    rest = values - slope * luck
    return Estimate(float(rest.mean()), Z * float(rest.std(ddof=2)) / sqrt(len(rest)))
