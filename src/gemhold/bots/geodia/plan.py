"""Whole turns: players of different temper play the turn out, and what comes of it decides whom to follow.

A try fills in what is hidden, plays the turn, lets the others answer, and looks at the outlook when the seat is about to roll
again, less the luck of the dice. All tempers meet the same dice. Half of them drop out after each round of tries.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gemhold.bots.geodia.desk import Desk
from gemhold.bots.geodia.luck import luck_of
from gemhold.bots.geodia.outlook import lead
from gemhold.bots.geodia.search import GAME, START, decide
from gemhold.core.contract import CHANCE, OVER
from gemhold.core.kit import Ints, Moves, rule
from gemhold.core.playout import copy_state
from gemhold.core.rng import Rng, below, reseed
from gemhold.games.geodia.rules import actor, apply, chances, resample
from gemhold.games.geodia.state import Phase

TURNS = 100  # the first stream of a turn's chance
GONE = -1.0  # instead of the sum of a temper that has dropped out


@rule
def try_turn(
    states: list[Any],
    moves: list[Moves],
    seat: int,
    temper: Any,
    w: Any,
    coefficients: Any,
    style: Any,
    rngs: list[Rng],
    seed: int,
    rolls: int,
    desk: Desk,
    luck: Any,
) -> float:
    """The lead after the turn from states[START] is played by `temper`, and `rolls` further turns by the weights w."""
    copy_state(states, GAME, START)
    s = states[GAME]
    reseed(rngs[0], seed, 0)
    resample(s, seat, rngs[0])
    for each in range(s.seats):
        luck[each] = 0.0
    turn = s.turn
    who = actor(s)
    while who != OVER:
        if who == CHANCE:
            if s.phase == Phase.DICE:
                if s.current == seat and s.turn > turn:
                    rolls -= 1
                    if rolls < 0:
                        break
                reseed(rngs[0], seed, TURNS + s.turn)
            outcome = below(rngs[0], chances(s))
            luck[s.current] += luck_of(s, outcome)
            apply(s, outcome)
        else:
            copy_state(states, 0, GAME)
            own = who == seat and s.turn == turn
            apply(s, decide(states, moves, who, temper if own else w, style, rngs[1], desk))
        who = actor(s)
    return lead(s, seat, coefficients, luck, desk.x)


@rule
def best_of(sums: Any) -> int:
    best = 0
    for k in range(len(sums)):
        if sums[k] > sums[best]:
            best = k
    return best


@rule
def choose_temper(
    states: list[Any],
    moves: list[Moves],
    seat: int,
    tempers: Any,
    tries: Ints,
    coefficients: Any,
    style: Any,
    scale: float,
    rngs: list[Rng],
    seed: int,
    desk: Desk,
    luck: Any,
    sums: Any,
) -> int:
    """Which row of `tempers` plays this turn best; row 0 is the usual player, by whom the others answer.

    `tries`: tries of each temper in each round; then the better half stays.
    """
    for k in range(len(tempers)):
        sums[k] = 0.0
    staying = len(tempers)
    done = 0
    for stage in range(len(tries)):
        for k in range(len(tempers)):
            for i in range(tries[stage]):
                if sums[k] == GONE:
                    break
                ahead = try_turn(
                    states, moves, seat, tempers[k], tempers[0], coefficients, style, rngs, seed + done + i, 0, desk, luck
                )
                sums[k] += 1.0 / (1.0 + np.exp(-ahead / scale))
        done += tries[stage]
        for k in range(len(tempers)):  # equal to the last digit: they play the same turn
            for other in range(k):
                if sums[k] == sums[other]:
                    sums[k] = GONE
        staying = (staying + 1) // 2
        ahead_of = 0
        for k in range(len(tempers)):
            ahead_of += sums[k] != GONE
        while ahead_of > staying:
            worst = best_of(sums)
            for k in range(len(tempers)):
                if sums[k] != GONE and sums[k] < sums[worst]:
                    worst = k
            sums[worst] = GONE
            ahead_of -= 1
    return best_of(sums)
