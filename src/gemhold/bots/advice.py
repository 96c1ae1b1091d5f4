"""Advice: the best few actions, what they are worth, and why, in the words of the game.

Reasons come from the evaluation itself: they name the terms in which one action is better than another.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from gemhold.bots import Bot, find, strongest
from gemhold.core.game import Event, Game

MOST = 3  # actions worth naming
REHEARSED = 30  # decisions, enough to meet every kind


@dataclass(frozen=True)
class Advice:
    """An action, the chance to win with it, the expected lead in points (or what the game counts), and what speaks for it.

    Of an action that is not the best, the reasons say in what it falls short of it.
    """

    action: int
    win: float | None = None
    lead: float | None = None
    reasons: tuple[Event, ...] = ()

    def to_json(self) -> dict[str, Any]:
        reasons = [reason.to_json() for reason in self.reasons]
        return {"action": self.action, "win": self.win, "lead": self.lead, "reasons": reasons}


@runtime_checkable
class Adviser(Bot, Protocol):
    """A bot that can say why."""

    def advise(self, game: Game, s: Any, seat: int) -> list[Advice]:
        """The best actions, best first. `s` is the position without what the seat does not know."""


def advise(game: Game, level: str, s: Any, seat: int, seed: int = 0) -> list[Advice]:
    """What a bot of this level advises; without reasons if it knows none."""
    bot = find(game.name, level, seed)
    if isinstance(bot, Adviser):
        return bot.advise(game, s, seat)
    return [Advice(bot.choose(game, s, seat))]


def rehearse_advice(game: Game) -> None:
    """Ask for advice at the beginning of a match, so that everything it needs is compiled or loaded from the cache."""
    match = game.start(game.seats[0])
    for _ in range(REHEARSED):
        if (seat := match.actor) < 0:
            return
        match.play(advise(game, strongest(game.name), game.hidden(match.state, seat), seat)[0].action)
