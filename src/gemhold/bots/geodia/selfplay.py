"""Whole games between players of Geodia, compiled, with the luck of the dice taken down."""

from __future__ import annotations

from typing import Any

from gemhold.bots.geodia.desk import Desk
from gemhold.bots.geodia.features import FEATURES, describe
from gemhold.bots.geodia.luck import luck_of
from gemhold.bots.geodia.outlook import row_of
from gemhold.bots.geodia.search import BACK, GAME, START, best_base, decide
from gemhold.bots.greedy.geodia_search import best_action as greedy_action
from gemhold.core.contract import CHANCE, OVER
from gemhold.core.kit import Ints, Moves, rule
from gemhold.core.playout import copy_state
from gemhold.core.rng import Rng, below, reseed
from gemhold.games.geodia.data import Card
from gemhold.games.geodia.rules import actor, apply, chances, hide, legal
from gemhold.games.geodia.state import A, Phase

KABOOM, MUNITION, DONE = int(Card.KABOOM), int(Card.MUNITION), int(A.done)


@rule
def greedy(states: list[Any], moves: list[Moves], seat: int, w: Any, desk: Desk) -> int:
    """What the level of this name does."""
    s = states[0]
    if s.phase == Phase.MULLIGAN:
        for i in range(legal(s, moves[0])):
            if moves[0].a[i] in (BACK + KABOOM, BACK + MUNITION):
                return moves[0].a[i]
        return DONE
    if s.phase == Phase.BASE:
        return best_base(s, moves[0], legal(s, moves[0]), w, desk.x)
    return greedy_action(states, moves, seat)


@rule
def play_game(
    states: list[Any],
    moves: list[Moves],
    w: Any,
    by_greedy: Ints,
    styles: Any,
    rngs: list[Rng],
    seed: int,
    desk: Desk,
    luck: Any,
    rows: Any,
    about: Ints,
) -> int:
    """Play from states[START] to the end in states[GAME]; return the number of positions recorded.

    Row `seat` of w has the weights of a seat. Whenever the dice are rolled, every seat is described in the next of `rows`, with
    its luck so far; `about` tells the seat and the row of its outlook.
    """
    copy_state(states, GAME, START)
    s = states[GAME]
    reseed(rngs[0], seed, 0)
    for seat in range(s.seats):
        luck[seat] = 0.0
    n = 0
    who = actor(s)
    while who != OVER:
        if who == CHANCE:
            if s.phase == Phase.DICE and n + s.seats <= len(rows):
                for seat in range(s.seats):
                    describe(s, seat, True, rows[n])
                    rows[n][FEATURES] = luck[seat]
                    about[n] = row_of(s, seat) * 4 + seat
                    n += 1
            outcome = below(rngs[0], chances(s))
            luck[s.current] += luck_of(s, outcome)
            apply(s, outcome)
        else:
            copy_state(states, 0, GAME)
            hide(states[0], who)
            if by_greedy[who]:
                apply(s, greedy(states, moves, who, w[who], desk))
            else:
                apply(s, decide(states, moves, who, w[who], styles[who], rngs[1], desk))
        who = actor(s)
    return n
