"""Games by name. A game is imported on first use: `gemhold --help` imports none."""

from __future__ import annotations

import difflib
import logging
from typing import TYPE_CHECKING

from gemhold.core import plugins
from gemhold.core.errors import BrokenPlugin, UnknownGame

if TYPE_CHECKING:
    from gemhold.core.game import Game

_loaded: dict[str, Game] = {}

log = logging.getLogger("gemhold.plugins")


def register(game: Game) -> None:
    """Add a game that no installed package declares, in a test or a notebook."""
    _loaded[game.name] = game


def names() -> list[str]:
    """Names of all games, installed and registered."""
    return sorted({entry.name for entry in plugins.announced(plugins.GAMES)} | _loaded.keys())


def find(name: str) -> Game:
    if name not in _loaded:
        entry = next((entry for entry in plugins.announced(plugins.GAMES) if entry.name == name), None)
        if entry is None:
            close = difflib.get_close_matches(name, names(), 1)
            hint = f"did you mean {close[0]}?" if close else f"known: {', '.join(names())}"
            raise UnknownGame(f"there is no game {name!r}", place="game", hint=hint)
        from gemhold.core.game import Game  # imports the compiler, which listing names does not need

        game: Game = plugins.load(entry, Game)
        if game.name != name:
            raise BrokenPlugin(f"the game declared as {name!r} has the name {game.name!r}", place=entry.value)
        _loaded[name] = game
    return _loaded[name]


def loaded() -> list[Game]:
    """Games imported so far."""
    return [_loaded[name] for name in sorted(_loaded)]


def available() -> list[Game]:
    """Every game that can be loaded. A broken plug-in is logged and skipped."""
    out = []
    for name in names():
        try:
            out.append(find(name))
        except BrokenPlugin as error:
            log.error("%s", error)
    return out
