"""Gemhold: King of the Dice and Geodia, to play and to study.

>>> import gemhold
>>> match = gemhold.game("king").start(seats=3, seed=7)
>>> match.actor in (0, 1, 2)
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from typing import Any

    from gemhold.arena.balance import Balance
    from gemhold.arena.contest import arena as arena
    from gemhold.arena.simulation import Simulation
    from gemhold.arena.spread import Progress
    from gemhold.core.game import Game
    from gemhold.core.record import GameRecord

__version__ = "0.1.0"
__all__ = ["__version__", "arena", "balance", "game", "game_names", "load", "simulate"]


def game(name: str) -> Game:
    """Return an installed game by name, such as "king"."""
    from gemhold.core.registry import find

    return find(name)


def game_names() -> list[str]:
    """Names of all games."""
    from gemhold.core.registry import names

    return names()


def load(text: str) -> GameRecord:
    """Parse a saved game in JSON or text form.

    >>> match = game("king").start(seats=2, seed=7)
    >>> load(match.record().to_text()) == match.record()
    True
    """
    from gemhold.core.record import GameRecord

    return GameRecord.loads(text)


def simulate(
    game: str,
    bots: str | Sequence[str] = "random",
    games: int = 1000,
    seed: int = 0,
    jobs: int = 1,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    on: str = "local",
    journal: Path | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play many games between bots; the results come as arrays, with a summary. See `gemhold.arena.simulate`."""
    from gemhold.arena.simulate import simulate

    return simulate(game, bots, games, seed, jobs, seats=seats, options=options, on=on, journal=journal, progress=progress)


def balance(
    game: str,
    bots: str = "hard",
    games: int = 1000,
    seed: int = 0,
    jobs: int = 1,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    on: str = "local",
    journal: Path | None = None,
    progress: Progress | None = None,
) -> Balance:
    """Let equal bots play, and report what wins: seats, order of play, choices, sources, cards. See `gemhold.arena.survey`."""
    from gemhold.arena.survey import balance

    return balance(game, bots, games, seed, jobs, seats=seats, options=options, on=on, journal=journal, progress=progress)


def __getattr__(name: str) -> Any:
    """`gemhold.arena` is a package that can be called; it is imported on demand."""
    if name == "arena":
        from importlib import import_module

        return import_module("gemhold.arena")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
