"""The value function of King of the Dice: a small net over the description of a start-of-turn position.

One hidden layer, with a linear path beside it. Two heads: every seat's chance to win (by softmax) and its final score in tens of
points, in turn order. There is a net for each number of players; nets of the same size are stacked, so that players with
different ones can meet in one compiled game.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, NamedTuple

import numpy as np

from gemhold.bots.king.desk import HIDDEN, SEAT_FEATURES, TABLE_FEATURES, Desk
from gemhold.bots.king.features import describe_map
from gemhold.core.kit import rule
from gemhold.core.rng import draw
from gemhold.games.king.rules.scoring import merit, score
from gemhold.games.king.state import State

TENS = 10.0  # scores are learned in tens of points
POINTS_NOW = 18  # the feature of a seat, in twenties of points
STEPS = 1 << 20  # of a uniform number
WIN_PER_POINT = 0.15  # the untrained net: this much chance (in logits) for a point


class Net(NamedTuple):
    """Weights: inputs to hidden units, their bias, hidden units to outputs, their bias, inputs to outputs."""

    inputs: Any
    bias: Any
    hidden: Any
    out_bias: Any
    direct: Any


def features(seats: int) -> int:
    return seats * SEAT_FEATURES + TABLE_FEATURES


def untrained(seats: int, seed: int) -> Net:
    """A player that counts points and expects them to stay; the hidden units wait to be used."""
    n = features(seats)
    noise = np.array([draw(seed, seats, i, STEPS) for i in range(n * HIDDEN)], np.float32).reshape(n, HIDDEN) / STEPS
    direct = np.zeros((n, 2 * seats), np.float32)
    for k in range(seats):
        direct[k * SEAT_FEATURES + POINTS_NOW, k] = 20 * WIN_PER_POINT
        direct[k * SEAT_FEATURES + POINTS_NOW, seats + k] = 2.0
    inputs = (2 * noise - 1) * np.float32(np.sqrt(3.0 / n))
    zeros = np.zeros(HIDDEN, np.float32), np.zeros((HIDDEN, 2 * seats), np.float32), np.zeros(2 * seats, np.float32)
    return Net(inputs, *zeros, direct)


def stacked(nets: Sequence[Net]) -> Net:
    return Net(*(np.ascontiguousarray(np.stack(parts)) for parts in zip(*nets, strict=True)))


@rule
def propagate(x: Any, net: Net, who: int, n: int, hidden: Any, out: Any) -> None:
    """The outputs for n features. Loops run along rows, so that they compile to vector instructions in a fixed order."""
    inputs, weights, direct = net.inputs[who], net.hidden[who], net.direct[who]
    for unit in range(HIDDEN):
        hidden[unit] = net.bias[who, unit]
    outputs = len(net.out_bias[who])
    for o in range(outputs):
        out[o] = net.out_bias[who, o]
    for i in range(n):
        if x[i] != 0.0:
            for unit in range(HIDDEN):
                hidden[unit] += x[i] * inputs[i, unit]
            for o in range(outputs):
                out[o] += x[i] * direct[i, o]
    for unit in range(HIDDEN):
        if hidden[unit] > 0.0:
            for o in range(outputs):
                out[o] += hidden[unit] * weights[unit, o]
        else:
            hidden[unit] = 0.0


@rule
def win_shares(out: Any, seats: int) -> None:
    """Turn the first outputs into chances to win."""
    top = out[0]
    for k in range(1, seats):
        top = max(top, out[k])
    total = 0.0
    for k in range(seats):
        out[k] = exp(out[k] - top)
        total += out[k]
    for k in range(seats):
        out[k] /= total


@rule
def margin(out: Any, seats: int, k: int) -> float:
    """By how many tens of points a seat is expected to lead the best other."""
    most = -100.0
    for other in range(seats):
        if other != k:
            most = max(most, float(out[seats + other]))
    return float(out[seats + k]) - most


@rule
def final_value(s: State, me: int, greed: float) -> float:
    """The value of an ended game: the share of the victory, and the margin."""
    best = -1
    sharing = 0
    most = -100
    for seat in range(s.seats):
        other = merit(s, seat)
        if other > best:
            best = other
            sharing = 1
        elif other == best:
            sharing += 1
        if seat != me:
            most = max(most, score(s, seat))
    won = 1.0 / sharing if merit(s, me) == best else 0.0
    return won + greed * (score(s, me) - most) / TENS


@rule
def value(s: State, me: int, first: int, tiles: int, net: Net, who: int, greed: float, desk: Desk) -> float:
    """What a start-of-turn position is worth to a seat: its chance to win and, for `greed`, its expected lead.

    The offer and the hands are those on the desk; `first` is to move.
    """
    if tiles <= 0:
        return final_value(s, me, greed)
    seats = s.seats
    describe_map(s, first, tiles, desk)
    propagate(desk.x, net, who, seats * SEAT_FEATURES + TABLE_FEATURES, desk.hidden, desk.out)
    k = (me - first) % seats
    win_shares(desk.out, seats)
    return float(desk.out[k]) + greed * margin(desk.out, seats, k)
