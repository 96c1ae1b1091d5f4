"""The players of Geodia by level. All judge positions in the same way; the lower ones misjudge more, the master plans turns."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

import numpy as np

from gemhold.bots.advice import Advice
from gemhold.bots.geodia.advice import Counsel
from gemhold.bots.geodia.desk import Desk
from gemhold.bots.geodia.plan import choose_temper
from gemhold.bots.geodia.search import PLACES, START, decide, key_of
from gemhold.bots.geodia.weights import learned
from gemhold.core.game import Game
from gemhold.core.kit import Moves
from gemhold.core.rng import Rng, draw
from gemhold.games.geodia.state import SEATS, Phase, State

TEMPERS = 12  # ways to play a turn that the master tries
TEMPER_SPREAD = 0.35  # of their weights, on a logarithmic scale
TRIES = (3, 4, 6, 8)  # of each temper, round by round; half of them leave after each
DECIDED = 12.0  # gems of lead that make a victory likely
GRAIN = 1 << 16


@cache
def tempers() -> Any:
    """The usual weights, and others around them."""
    weights, _ = learned()
    out = np.repeat(weights[None], TEMPERS, axis=0)
    for k in range(1, TEMPERS):
        for i in range(len(weights)):
            bell = sum(draw(k, i, n, GRAIN) for n in range(3)) / GRAIN * 2.0 - 3.0  # deviation 1
            out[k, i] *= np.exp(TEMPER_SPREAD * bell)
    return out


class Player:
    """Errors of judgement belong to the turn and the action: the same view always gets the same answer."""

    blur: ClassVar[float] = 0.0  # the greatest error, in gems
    miss: ClassVar[float] = 0.0  # share of the actions the player does not think of in a turn

    def __init__(self, seed: int) -> None:
        self.style = np.array([self.blur, self.miss])
        self.states = State.array(PLACES)
        self.moves = Moves.array(2)
        self.rngs = Rng.array(2)
        self.desk = Desk.new()

    def choose(self, game: Game, s: Any, seat: int) -> int:
        return self.follow(s, seat, learned()[0])

    def follow(self, s: Any, seat: int, weights: Any) -> int:
        State.assign(self.states[0], s)
        return int(decide(self.states, self.moves, seat, weights, self.style, self.rngs[1], self.desk))


class Easy(Player):
    blur = 4.0
    miss = 0.9


class Medium(Player):
    blur = 3.0
    miss = 0.65


class Hard(Player):
    blur = 2.0
    miss = 0.2


class Master(Player):
    """Plans a turn when its main phase begins, and keeps to the plan until the turn is over."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.luck = np.zeros(SEATS)
        self.sums = np.zeros(TEMPERS)
        self.turn = -1
        self.temper = 0

    def choose(self, game: Game, s: Any, seat: int) -> int:
        if s.current != seat or s.phase < Phase.MAIN or s.phase == Phase.OVER:
            return self.follow(s, seat, tempers()[0])
        if s.turn != self.turn:
            self.turn = int(s.turn)
            self.temper = self.plan(s, seat)
        return self.follow(s, seat, tempers()[self.temper])

    def advise(self, game: Game, s: Any, seat: int) -> list[Advice]:
        choice = self.choose(game, s, seat)
        return Counsel(self.states, self.moves, self.desk, tempers()[self.temper], s, seat, choice).advise()

    def plan(self, s: Any, seat: int) -> int:
        State.assign(self.states[START], s)
        known = tempers(), np.array(TRIES), learned()[1], self.style, DECIDED
        scratch = self.desk, self.luck, self.sums
        return int(choose_temper(self.states, self.moves, seat, *known, self.rngs, int(key_of(s)), *scratch))
