"""Write a bot and measure it: this one plays at random, but never rolls again once a citizen can be won over.

    python examples/bot.py

A bot that other people should find at `--bots careful` is announced by its package:

    [project.entry-points."gemhold.bots"]
    careful = "my_package:LEVEL"
"""

from __future__ import annotations

from typing import Any

import gemhold
from gemhold.bots import Level, find
from gemhold.core.game import Game

LEVEL = Level("careful", order=5, players={"king": "examples.bot:Careful"})
GAMES = 100


class Careful:
    def __init__(self, seed: int) -> None:
        self.random = find("king", "random", seed)

    def choose(self, game: Game, s: Any, seat: int) -> int:
        """`s` is what the seat sees; `game.view` gives it as JSON, with what each offered citizen is worth now."""
        view = game.view(s, seat)
        stop = game.actions["keep"][-1]  # keep all dice
        if view["phase"] == "keep" and any(citizen["met"] for citizen in view["offer"]):
            return stop
        return self.random.choose(game, s, seat)


def play(seed: int) -> list[int]:
    """A match against random play; the seats change with the seed. Places of (careful, random)."""
    game = gemhold.game("king")
    match = game.start(seats=2, seed=seed)
    players = [Careful(seed), find("king", "random", seed)]
    while (seat := match.actor) >= 0:
        player = players[(seat + seed) % 2]
        match.play(player.choose(game, game.hidden(match.state, seat), seat))
    ranks = match.ranks()
    return [ranks[(0 + seed) % 2], ranks[(1 + seed) % 2]]


if __name__ == "__main__":
    won = sum(play(seed)[0] == 1 for seed in range(GAMES))
    print(f"careful wins {won} of {GAMES} games against random")
