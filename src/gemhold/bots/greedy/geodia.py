"""A sensible player of Geodia: it takes the action that leaves the best position.

It grows its income, links mines by rail, detonates, defends, and attacks when that pays; what a position is worth stands in
`geodia_worth`, how actions are tried in `geodia_search`.
"""

from __future__ import annotations

from typing import Any

from gemhold.bots.greedy.geodia_search import LEVELS, best_action
from gemhold.core.game import Game
from gemhold.core.kit import Ints, Moves, lowest, row, rule
from gemhold.games.geodia.board import FRONTS, around
from gemhold.games.geodia.data import Card
from gemhold.games.geodia.rules.income import PAIR
from gemhold.games.geodia.state import A, Phase, State

UNWANTED = (Card.KABOOM, Card.MUNITION)  # in an opening hand


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
    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.states = State.array(LEVELS)
        self.moves = Moves.array(2)

    def choose(self, game: Game, s: Any, seat: int) -> int:
        if s.phase == Phase.MULLIGAN:
            return self._mulligan(game, s)
        if s.phase == Phase.BASE:
            return self._base(game, s)
        State.assign(self.states[0], s)
        return int(best_action(self.states, self.moves, seat))

    def _mulligan(self, game: Game, s: Any) -> int:
        back = [int(A.back) + kind for kind in UNWANTED]
        return next((action for action in game.legal(s) if action in back), int(A.done))

    def _base(self, game: Game, s: Any) -> int:
        goods = row(4)
        return max(game.legal(s), key=lambda action: (float(surroundings(s, FRONTS[action - A.base], goods)), -action))
