"""A black-box optimiser: covariance matrix adaptation with a diagonal matrix (sep-CMA-ES), for a vector of logarithms.

Half of each generation mirrors the other half, which cancels much of the noise of the scores.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

POPULATION = 32
FIRST_STEP = 0.2
SETTLED = 8  # generations whose middles are averaged: one alone still carries the noise of its scores


@dataclass
class Evolution:
    """The state of the search: its middle, the spread of each number, and the paths it has come."""

    mean: Any
    spread: Any  # variances, relative to `step`
    step: float
    path: Any  # of the middle
    step_path: Any
    recent: Any  # middles of the last generations, a row each
    generation: int = 0

    @classmethod
    def start(cls, mean: Any) -> Evolution:
        n = len(mean)
        return cls(np.array(mean, float), np.ones(n), FIRST_STEP, np.zeros(n), np.zeros(n), np.zeros((0, n)))

    @property
    def found(self) -> Any:
        """What the search has come to."""
        return self.recent.mean(axis=0) if len(self.recent) else self.mean

    def candidates(self, seed: int) -> Any:
        """The vectors of this generation, a row each."""
        rng = np.random.default_rng([seed, self.generation])
        half = rng.standard_normal((POPULATION // 2, len(self.mean))) * np.sqrt(self.spread)
        return self.mean + self.step * np.concatenate([half, -half])

    def learn(self, candidates: Any, scores: Any) -> None:
        """Move towards the better half of a generation."""
        n, parents = len(self.mean), POPULATION // 2
        shares = np.log(parents + 0.5) - np.log(np.arange(1, parents + 1))
        shares /= shares.sum()
        mass = 1.0 / np.sum(shares**2)
        steps = (candidates[np.argsort(-scores, kind="stable")[:parents]] - self.mean) / self.step
        move = shares @ steps

        step_rate = (mass + 2.0) / (n + mass + 5.0)
        damping = 1.0 + step_rate + 2.0 * max(0.0, float(np.sqrt((mass - 1.0) / (n + 1.0))) - 1.0)
        usual = np.sqrt(n) * (1.0 - 1.0 / (4.0 * n) + 1.0 / (21.0 * n * n))  # length of a random vector
        self.step_path = (1.0 - step_rate) * self.step_path
        self.step_path += np.sqrt(step_rate * (2.0 - step_rate) * mass) * move / np.sqrt(self.spread)
        length = float(np.linalg.norm(self.step_path))
        grown = np.sqrt(1.0 - (1.0 - step_rate) ** (2 * (self.generation + 1)))
        steady = length / grown < (1.4 + 2.0 / (n + 1.0)) * usual

        path_rate = 4.0 / (n + 4.0)
        self.path = (1.0 - path_rate) * self.path + steady * np.sqrt(path_rate * (2.0 - path_rate) * mass) * move
        faster = (n + 2.0) / 3.0  # a diagonal is learned sooner than a whole matrix
        by_path = faster * 2.0 / ((n + 1.3) ** 2 + mass)
        by_parents = min(1.0 - by_path, faster * 2.0 * (mass - 2.0 + 1.0 / mass) / ((n + 2.0) ** 2 + mass))
        self.spread = (1.0 - by_path - by_parents) * self.spread + by_path * self.path**2 + by_parents * (shares @ steps**2)
        self.mean = self.mean + self.step * move
        self.recent = np.vstack([self.recent, self.mean])[-SETTLED:]
        self.step *= float(np.exp(step_rate / damping * (length / usual - 1.0)))
        self.generation += 1

    def state(self) -> dict[str, Any]:
        return {
            "mean": self.mean,
            "spread": self.spread,
            "step": np.float64(self.step),
            "path": self.path,
            "step_path": self.step_path,
            "recent": self.recent,
            "generation": np.int64(self.generation),
        }

    @classmethod
    def restore(cls, state: Mapping[str, Any]) -> Evolution:
        arrays = [np.array(state[name]) for name in ("mean", "spread", "path", "step_path", "recent")]
        mean, spread, path, step_path, recent = arrays
        return cls(mean, spread, float(state["step"]), path, step_path, recent, int(state["generation"]))
