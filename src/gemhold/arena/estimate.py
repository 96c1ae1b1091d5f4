"""Estimates with 95 % intervals from blocks of games with common dice, plain and corrected for luck."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import numpy as np

Z = 1.959964
FEWEST = 8  # blocks from which a slope can be fitted, entries from which a group has an interval


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


def pooled(values: np.ndarray, counted: np.ndarray) -> Estimate | None:
    """The mean share of the entries counted, such as certain seats; None if they are too few.

    Rows are independent; the entries of a row, such as the seats of a game, need not be.

    >>> estimate = pooled(np.array([[1.0, 0.0], [1.0, 0.0]] * 5), np.array([[True, False], [True, True]] * 5))
    >>> estimate is not None and round(estimate.mean, 3)
    0.667
    """
    if counted.sum() < FEWEST:
        return None
    mean, pull = _pull(values, counted)
    return Estimate(mean, Z * sqrt(float((pull**2).sum())))


def difference(values: np.ndarray, marked: np.ndarray, counted: np.ndarray) -> Estimate | None:
    """How much the mean share of marked entries exceeds that of the others counted; None if either are too few.

    >>> values = np.array([[1.0, 0.0]] * 50 + [[0.0, 1.0]] * 50)
    >>> estimate = difference(values, values == 1.0, np.ones_like(values, bool))
    >>> estimate is not None and estimate.mean
    1.0
    """
    with_it, without = marked & counted, ~marked & counted
    if min(with_it.sum(), without.sum()) < FEWEST:
        return None
    (high, up), (low, down) = _pull(values, with_it), _pull(values, without)
    return Estimate(high - low, Z * sqrt(float(((up - down) ** 2).sum())))


def _pull(values: np.ndarray, counted: np.ndarray) -> tuple[float, np.ndarray]:
    """The mean of the entries counted, and what each row adds to its error. As in `share`, one entry of each extreme is added."""
    n, mean = int(counted.sum()), float(values[counted].mean())
    rows = np.where(counted, values - mean, 0.0).sum(axis=1)
    return mean, np.concatenate([rows, [0.0 - mean, 1.0 - mean]]) / n
