"""Players made of code. A bot sees what its seat sees, never more, and answers with the number of an action.

    bot = find("king", "greedy", seed=7)
    action = bot.choose(game, game.hidden(match.state, seat), seat)

A bot belongs to one match; it may remember, and it draws its own luck from the seed, apart from the dice.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol

from gemhold.core.errors import BadOption
from gemhold.core.game import Game


class Bot(Protocol):
    def choose(self, game: Game, s: Any, seat: int) -> int:
        """An action for the seat. `s` is the position without what the seat does not know."""


# Levels from weak to strong: the module whose class `Player` plays it, by game.
LEVELS: dict[str, dict[str, str]] = {
    "random": {"*": "gemhold.bots.random"},
    "greedy": {"king": "gemhold.bots.greedy.king", "geodia": "gemhold.bots.greedy.geodia"},
}


def levels(game: str) -> list[str]:
    """Levels a game can be played at, the weakest first."""
    return [level for level, modules in LEVELS.items() if game in modules or "*" in modules]


def find(game: str, level: str, seed: int = 0) -> Bot:
    """A fresh bot for one match."""
    modules = LEVELS.get(level, {})
    place = modules.get(game) or modules.get("*")
    if place is None:
        raise BadOption(f"{game} has no bot {level!r}", place="bot", hint=f"choose one of {', '.join(levels(game))}")
    player: Callable[[int], Bot] = import_module(place).Player
    return player(seed)


def rehearse(game: Game, level: str, decisions: int) -> None:
    """Play the beginning of a match: what this level needs is then compiled, or loaded if it was compiled before."""
    match = game.start(game.seats[0])
    players = [find(game.name, level, seat) for seat in range(match.seats)]
    for _ in range(decisions):
        if (seat := match.actor) < 0:
            return
        match.play(players[seat].choose(game, game.hidden(match.state, seat), seat))
