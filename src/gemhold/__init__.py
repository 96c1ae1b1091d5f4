"""Gemhold: King of the Dice and Geodia, to play and to study.

>>> import gemhold
>>> match = gemhold.game("king").start(seats=3, seed=7)
>>> match.actor in (0, 1, 2)
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gemhold.core.game import Game

__version__ = "0.1.0"
__all__ = ["__version__", "game", "game_names"]


def game(name: str) -> Game:
    """A game by its name: "king" or "geodia"."""
    import gemhold.games  # noqa: F401  # announces the games
    from gemhold.core.registry import find

    return find(name)


def game_names() -> list[str]:
    """Names of all games."""
    import gemhold.games  # noqa: F401  # announces the games
    from gemhold.core.registry import names

    return names()
