"""Games by name. A game is imported when it is first asked for: `gemhold --help` loads none."""

from __future__ import annotations

import difflib
from importlib import import_module

from gemhold.core.errors import UnknownGame
from gemhold.core.game import Game

_places: dict[str, str] = {}
_loaded: dict[str, Game] = {}


def register(name: str, place: str) -> None:
    """Announce a game: `register("king", "gemhold.games.king:GAME")`."""
    _places[name] = place


def names() -> list[str]:
    return sorted(_places)


def find(name: str) -> Game:
    if name not in _loaded:
        if name not in _places:
            close = difflib.get_close_matches(name, _places, 1)
            hint = f"did you mean {close[0]}?" if close else f"known: {', '.join(names())}"
            raise UnknownGame(f"there is no game {name!r}", place="game", hint=hint)
        module, _, attribute = _places[name].partition(":")
        _loaded[name] = getattr(import_module(module), attribute)
    return _loaded[name]
