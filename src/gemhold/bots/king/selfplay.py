"""Whole games between players of King of the Dice, compiled, with a record of every turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from gemhold.bots.king.decide import Style, decide, options, step
from gemhold.bots.king.desk import SEAT_FEATURES, TABLE_FEATURES, Workplace, card_chances
from gemhold.bots.king.dice import before_rolling
from gemhold.bots.king.features import describe_hands, describe_offer
from gemhold.bots.king.net import Net, features, value
from gemhold.core.contract import CHANCE, OVER
from gemhold.core.kit import Ints, rule
from gemhold.core.playout import copy_state
from gemhold.core.rng import Rng, below, reseed
from gemhold.games.king.rules import actor, chances, rank, score
from gemhold.games.king.rules.turn import ROLLS, supply
from gemhold.games.king.state import NOBODY, Phase, State

START = 3  # the place of the first position among the states
MOST_TURNS = 120  # recorded of a game; games end long before
EXPLORING = 40  # the stream of random moves


@rule
def record_turn(s: State, net: Net, style: Style, desk: Any, cards: Any, x: Any, won: Any) -> None:
    """Describe a position at the start of a turn, and what the player expects of it for every seat."""
    describe_offer(s, NOBODY, cards, desk)
    describe_hands(s, s.current, desk)
    value(s, s.current, s.current, supply(s), net, style.net, 0.0, desk)
    for i in range(s.seats * SEAT_FEATURES + TABLE_FEATURES):
        x[i] = desk.x[i]
    for k in range(s.seats):
        won[(s.current + k) % s.seats] = desk.out[k]


@rule
def play_game(
    states: Any,
    moves: Any,
    cards: Any,
    net: Net,
    styles: Any,
    desks: Any,
    dice: Any,
    rng: Rng,
    fate: Rng,
    seed: int,
    x: Any,
    won: Any,
    expected: Any,
    movers: Ints,
) -> int:
    """Play from states[START] to the end; return the number of turns recorded.

    A turn's row has its description, the chances to win before it (by seat), what the mover expects of it, and the mover.
    """
    copy_state(states, 0, START)
    s = states[0]
    reseed(fate, seed, 0)
    desks[0].key = 0
    turns = 0
    who = actor(s)
    while who != OVER:
        if who == CHANCE:
            if s.phase == Phase.ROLL and s.rolls_left == ROLLS and turns < len(movers):
                record_turn(s, net, styles[s.current], desks[0], cards, x[turns], won[turns])
                movers[turns] = s.current
                turns += 1
            step(s, below(fate, chances(s)))
        else:
            style = styles[who]
            opening = s.phase == Phase.KEEP and s.rolls_left == ROLLS - 1
            action = decide(states, moves, cards, net, style, desks, dice, rng)
            if opening:
                expected[turns - 1] = before_rolling(dice)
            if style.explore > 0 and s.phase > Phase.CHECK:
                reseed(rng, seed + s.turn, EXPLORING + s.phase)
                if below(rng, 1000) < style.explore:
                    action = moves[0].a[below(rng, options(s, moves[0]))]
            step(s, action)
        who = actor(s)
    return turns


@rule
def results(s: State, ranks: Ints, scores: Ints) -> None:
    for seat in range(s.seats):
        ranks[seat] = rank(s, seat)
        scores[seat] = score(s, seat)


@dataclass(frozen=True)
class Played:
    """One game: a row per turn, and how it ended. Seats are absolute."""

    x: Any  # descriptions
    won: Any  # chances to win at the start of the turn, by seat
    expected: Any  # the mover's chance to win, expected over the turn
    movers: Any
    shares: Any  # of the victory, by seat
    scores: Any


class Board:
    """Plays games for one number of seats, with one set of memory."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.place = Workplace()
        self.styles = Style.array(seats)
        self.fate = Rng.new()
        self._x = np.zeros((MOST_TURNS, features(seats)), np.float32)
        self._won = np.zeros((MOST_TURNS, seats), np.float32)
        self._expected = np.zeros(MOST_TURNS)
        self._movers = np.zeros(MOST_TURNS, np.int64)

    def play(self, start: State, net: Net, styles: Sequence[Style], seed: int) -> Played:
        place = self.place
        State.assign(place.states[START], start)
        for mine, style in zip(self.styles, styles, strict=True):
            Style.assign(mine, style)
        memory = place.desks, place.dice, place.rng, self.fate
        rows = self._x, self._won, self._expected, self._movers
        n = int(play_game(place.states, place.moves, card_chances(), net, self.styles, *memory, seed, *rows))
        ranks, scores = np.zeros(self.seats, np.int64), np.zeros(self.seats, np.int64)
        results(place.states[0], ranks, scores)
        won = ranks == 1
        x, chances, expected, movers = (row[:n].copy() for row in rows)
        return Played(x, chances, expected, movers, won / won.sum(), scores)
