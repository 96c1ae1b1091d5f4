"""Bots. A bot sees only what its seat knows and returns the number of an action.

    bot = find("king", "greedy", seed=7)
    action = bot.choose(game, game.hidden(match.state, seat), seat)

A bot belongs to one match and may keep state. Its randomness comes from its seed, independently of the dice.

A level is a `Level` declared as an entry point of the group `gemhold.bots`. Several packages may provide the same level for
different games.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from gemhold.bots.strength import Strength, measured
from gemhold.core import plugins
from gemhold.core.errors import BadOption, BrokenPlugin
from gemhold.core.game import Game

EVERY_GAME = "*"
USUAL = "medium"  # the level a newcomer should meet

log = logging.getLogger("gemhold.plugins")


class Bot(Protocol):
    def choose(self, game: Game, s: Any, seat: int) -> int:
        """Choose an action. `s` is the position without what the seat does not know."""


@dataclass(frozen=True)
class Level:
    """A level of play: for each game a class, as module:class, imported on demand and called with a seed.

    `order` sorts the levels of a game: first those for research (random play has 0, one step of look-ahead 20), then those
    people choose from, weakest first.
    """

    name: str
    order: int
    players: Mapping[str, str] = field(default_factory=dict)  # by game, or EVERY_GAME

    def player(self, game: str) -> str | None:
        return self.players.get(game) or self.players.get(EVERY_GAME)

    def strength(self, game: str) -> Strength | None:
        """What was measured of this level; None if nothing was."""
        return measured(game).get(self.name)


@cache
def _announced() -> list[Level]:
    out = []
    for entry in plugins.announced(plugins.BOTS):
        try:
            out.append(plugins.load(entry, Level))
        except BrokenPlugin as error:
            log.error("%s", error)
    return sorted(out, key=lambda level: (level.order, level.name))


def levels(game: str) -> list[str]:
    """The levels of a game, weakest first."""
    return list(dict.fromkeys(level.name for level in _announced() if level.player(game)))


def usual_level(game: str) -> str:
    """The level to play against when none is named."""
    known = levels(game)
    return USUAL if USUAL in known else known[-1]


def strongest(game: str) -> str:
    """The level that gives advice."""
    return levels(game)[-1]


def find(game: str, level: str, seed: int = 0) -> Bot:
    """A new bot for one match."""
    place = next((place for one in _announced() if one.name == level and (place := one.player(game))), None)
    if place is None:
        raise BadOption(f"{game} has no bot {level!r}", place="bot", hint=f"choose one of {', '.join(levels(game))}")
    module, _, name = place.partition(":")
    player: Callable[[int], Bot] = getattr(import_module(module), name)
    return player(seed)


def rehearse(game: Game, level: str, decisions: int) -> None:
    """Play the beginning of a match, so that everything this level needs is compiled or loaded from the cache."""
    match = game.start(game.seats[0])
    players = [find(game.name, level, seat) for seat in range(match.seats)]
    for _ in range(decisions):
        if (seat := match.actor) < 0:
            return
        match.play(players[seat].choose(game, game.hidden(match.state, seat), seat))
