"""The random bot: any legal action, with equal probability."""

from __future__ import annotations

from collections import Counter
from typing import Any

from gemhold.bots import EVERY_GAME, Level
from gemhold.core.game import Game
from gemhold.core.rng import draw

LEVEL = Level("random", order=0, players={EVERY_GAME: "gemhold.bots.random:Player"})


class Player:
    """Draws from its seat's stream, so that a match of random bots equals the compiled batch with the same seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.drawn: Counter[int] = Counter()

    def choose(self, game: Game, s: Any, seat: int) -> int:
        actions = game.legal(s)
        choice = actions[draw(self.seed, seat + 1, self.drawn[seat], len(actions))]
        self.drawn[seat] += 1
        return choice
