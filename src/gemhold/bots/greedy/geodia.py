"""A sensible player of Geodia: tries every action, carries half-made choices to their end, takes what leaves the best position.

It grows its income, links mines by rail, detonates, defends, and attacks when that pays; what a position is worth stands in
`geodia_worth`.
"""

from __future__ import annotations

from typing import Any

from gemhold.bots.greedy.geodia_worth import worth
from gemhold.core.contract import CHANCE
from gemhold.core.game import Game
from gemhold.core.kit import Ints, Moves, row, rule
from gemhold.core.playout import copy_state
from gemhold.games.geodia.board import FRONTS, around, lowest
from gemhold.games.geodia.data import Card
from gemhold.games.geodia.rules import actor, apply, chances, legal
from gemhold.games.geodia.rules.income import PAIR
from gemhold.games.geodia.state import A, Phase, State

ENOUGH = 0.04  # gems an action must improve the position by
OUTCOMES = 12  # of chance that are looked at
DEPTH = 3
UNWANTED = (Card.KABOOM, Card.MUNITION)  # in an opening hand
NOTHING = -1e30
MENUS = (int(Phase.MAIN), int(Phase.FINAL), int(Phase.COMBAT))
PHASES = 64  # more than there are
FIRE = range(A.fire, A.end_fire)
END, CANCEL = int(A.end), int(A.cancel)


@rule
def advance(states: list[Any], level: int, action: int) -> int:
    """Copy the position of a level to the next one and act there; who is then to move, and the phase, in one number."""
    copy_state(states, level + 1, level)
    s = states[level + 1]
    apply(s, action)
    return actor(s) * PHASES + int(s.phase)


@rule
def worth_at(states: list[Any], level: int, seat: int) -> float:
    return worth(states[level], seat)


@rule
def surroundings(s: State, tiles: int, goods: Ints) -> float:
    """How good a place for a base is: many different resources near the two tiles in front, and room."""
    for good in range(len(goods)):
        goods[good] = 0
    near = around(tiles) | tiles
    total = 0.0
    while near:
        tile = lowest(near)
        weight = 2 if tiles >> tile & 1 else 1
        goods[PAIR[s.land[tile]][0]] += weight
        goods[PAIR[s.land[tile]][1]] += weight
        near &= near - 1
        total += 0.3
    least = goods[0]
    for good in range(4):
        least = min(least, goods[good])
        total += min(goods[good], 4)
    return total + 2.0 * least


class Player:
    """The search itself is plain Python over compiled steps: compiling it whole would take longer than it ever saves."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.states = State.array(DEPTH + 1)
        self.at = [self.states[level] for level in range(DEPTH + 1)]
        self.moves = Moves.new()

    def choose(self, game: Game, s: Any, seat: int) -> int:
        if s.phase == Phase.MULLIGAN:
            return self._mulligan(s)
        if s.phase == Phase.BASE:
            return self._base(s)
        State.assign(self.at[0], s)
        return self._best(seat)

    # ------------------------------------------------------------------ the opening

    def _mulligan(self, s: Any) -> int:
        back = [int(A.back) + kind for kind in UNWANTED]
        return next((action for action in self._legal(s) if action in back), int(A.done))

    def _base(self, s: Any) -> int:
        goods = row(4)
        return max(self._legal(s), key=lambda action: (float(surroundings(s, FRONTS[action - A.base], goods)), -action))

    # ------------------------------------------------------------------ looking ahead

    def _legal(self, s: Any) -> list[int]:
        return [int(self.moves.a[i]) for i in range(legal(s, self.moves))]

    def _best(self, seat: int) -> int:
        """In a menu only what improves the position is done, then the phase ends; a question gets the best answer."""
        s, menu = self.at[0], self.at[0].phase in MENUS
        actions = self._legal(s)
        choice, best = (END, worth_at(self.states, 0, seat) + ENOUGH) if menu else (actions[0], NOTHING)
        for action in actions:
            if action in (END, CANCEL) or (menu and action in FIRE):
                continue
            value = self._try(0, action, seat)
            if value > best:
                choice, best = action, value
        if s.phase == Phase.COMBAT and choice == END and s.shot_n > 0:
            return self._fire_or_leave(actions, seat)
        return choice

    def _try(self, level: int, action: int, seat: int) -> float:
        """Value of the position after an action; a half-made choice is worth its best completion."""
        who, phase = divmod(advance(self.states, level, action), PHASES)
        if who == CHANCE:
            return self._expected(level + 1, seat)
        if who != seat or phase in MENUS or level == DEPTH - 2:
            return float(worth_at(self.states, level + 1, seat))
        return max(self._try(level + 1, then, seat) for then in self._legal(self.at[level + 1]) if then != CANCEL)

    def _expected(self, level: int, seat: int) -> float:
        """Average over outcomes of chance, evenly picked when there are many."""
        n = int(chances(self.at[level]))
        looks = min(n, OUTCOMES)
        total = 0.0
        for i in range(looks):
            advance(self.states, level, i * n // looks)
            total += worth_at(self.states, level + 1, seat)
        return total / looks

    def _fire_or_leave(self, actions: list[int], seat: int) -> int:
        """All shots are named: fire them if that beats keeping the powder dry."""
        advance(self.states, 0, CANCEL if CANCEL in actions else END)
        dry = float(worth_at(self.states, 1, seat)) + ENOUGH
        values = {action: self._try(0, action, seat) for action in actions if action in FIRE}
        choice = max(values, key=lambda action: values[action], default=END)
        return choice if values.get(choice, NOTHING) > dry else END
