"""Learning from games played: what a position should have been thought worth, and fitting a net to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gemhold.bots.king.desk import HIDDEN
from gemhold.bots.king.net import TENS, Net, propagate, win_shares
from gemhold.bots.king.selfplay import Played
from gemhold.core.kit import rule
from gemhold.core.rng import Rng, below, reseed

TRACE = 0.95  # how far a later surprise reaches back
SCORE_WEIGHT = 0.1  # of the second head's error beside the first's
DECAY = 1e-5  # of the weights
BATCH = 256
FIRST_MOMENT, SECOND_MOMENT, TINY = 0.9, 0.999, 1e-8


def targets(game: Played) -> tuple[Any, Any]:
    """For each turn of a game, in turn order: the chances to win and the final scores to learn.

    The player who moves knows what to expect of the turn before a die is rolled. Luck is the difference between what came and
    what was expected; taking it out leaves what was wrong in the judgement. Thus a target is the expectation of its own turn
    plus the corrections of later ones, fading by TRACE. What luck gave the mover comes from the others in equal parts: shared by
    their chances it would be biased, since what is expected of a ratio is not the ratio of what is expected.
    """
    n, seats = game.won.shape
    won = game.won.astype(np.float64)
    out = np.zeros((n, seats))
    following, correction = game.shares, np.zeros(seats)  # after the last turn the truth is known
    for turn in range(n - 1, -1, -1):
        mover, expected = game.movers[turn], game.expected[turn]
        out[turn] = following + (following[mover] - expected) / (seats - 1)
        out[turn, mover] = expected
        out[turn] += TRACE * correction
        following, correction = won[turn], out[turn] - won[turn]
    order = (np.arange(seats)[None, :] + game.movers[:, None]) % seats
    wins = np.clip(np.take_along_axis(out, order, 1), 0.0, 1.0)
    wins /= wins.sum(axis=1, keepdims=True)
    scores = np.take_along_axis(np.broadcast_to(game.scores / TENS, (n, seats)), order, 1)
    return wins.astype(np.float32), scores.astype(np.float32)


@rule
def gradient(x: Any, wins: Any, scores: Any, net: Net, grads: Net, seats: int, work: Any) -> float:
    """Add the gradient of one position to `grads`; return how far the net is off: the divergence of its chances to win."""
    hidden, out, back = work
    n = len(x)
    propagate(x, net, 0, n, hidden, out)
    win_shares(out, seats)
    apart = 0.0
    for k in range(seats):
        if wins[k] > 0.0:
            apart += wins[k] * np.log(wins[k] / max(out[k], 1e-6))
        out[k] -= wins[k]
        out[seats + k] = SCORE_WEIGHT * (out[seats + k] - scores[k])
    outputs = 2 * seats
    weights, for_weights, for_direct, for_inputs = net.hidden[0], grads.hidden[0], grads.direct[0], grads.inputs[0]
    for unit in range(HIDDEN):
        slope = 0.0
        if hidden[unit] > 0.0:
            for o in range(outputs):
                slope += out[o] * weights[unit, o]
                for_weights[unit, o] += hidden[unit] * out[o]
        back[unit] = slope
        grads.bias[0, unit] += back[unit]
    for o in range(outputs):
        grads.out_bias[0, o] += out[o]
    for i in range(n):
        if x[i] != 0.0:
            for unit in range(HIDDEN):
                for_inputs[i, unit] += x[i] * back[unit]
            for o in range(outputs):
                for_direct[i, o] += x[i] * out[o]
    return apart


@rule
def move_weights(weights: Any, grad: Any, mean: Any, square: Any, rate: float, steps: int) -> None:
    """One step of Adam, over the flattened weights of a part of the net."""
    fair_mean = 1.0 - FIRST_MOMENT**steps
    fair_square = 1.0 - SECOND_MOMENT**steps
    for i in range(len(weights)):
        g = grad[i] / BATCH + DECAY * weights[i]
        mean[i] = FIRST_MOMENT * mean[i] + (1.0 - FIRST_MOMENT) * g
        square[i] = SECOND_MOMENT * square[i] + (1.0 - SECOND_MOMENT) * g * g
        weights[i] -= rate * (mean[i] / fair_mean) / (np.sqrt(square[i] / fair_square) + TINY)
        grad[i] = 0.0


@rule
def add_batch(x: Any, wins: Any, scores: Any, rng: Rng, net: Net, grads: Net, seats: int, work: Any) -> float:
    """Add the gradients of a batch drawn at random."""
    apart = 0.0
    for _ in range(BATCH):
        i = below(rng, len(x))
        apart += gradient(x[i], wins[i], scores[i], net, grads, seats, work)
    return apart


class Student:
    """A net that learns, with the moments of its optimiser."""

    def __init__(self, net: Net) -> None:
        self.net = Net(*(part.copy()[None] for part in net))
        self.means, self.squares = (Net(*(np.zeros_like(part) for part in self.net)) for _ in range(2))
        self.steps = 0

    def learn(self, x: Any, wins: Any, scores: Any, batches: int, rate: float, seed: int) -> float:
        """Learn from positions drawn at random; returns the mean divergence before each step."""
        grads = Net(*(np.zeros_like(part) for part in self.net))
        seats = wins.shape[1]
        work = np.zeros(HIDDEN, np.float32), np.zeros(2 * seats, np.float32), np.zeros(HIDDEN, np.float32)
        rng = Rng.new()
        reseed(rng, seed, seats)
        total = 0.0
        for _ in range(batches):
            total += add_batch(x, wins, scores, rng, self.net, grads, seats, work)
            self.steps += 1
            for part, grad, mean, square in zip(self.net, grads, self.means, self.squares, strict=True):
                move_weights(part.reshape(-1), grad.reshape(-1), mean.reshape(-1), square.reshape(-1), rate, self.steps)
        return total / (batches * BATCH)


def joined(games: Sequence[Played]) -> tuple[Any, Any, Any]:
    """Descriptions, chances to win and final scores of many games."""
    learned = [targets(game) for game in games]
    wins, scores = (np.concatenate(part) for part in zip(*learned, strict=True))
    return np.concatenate([game.x for game in games]), wins, scores
