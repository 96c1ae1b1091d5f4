"""The plain board: lists the members of the view, for games without their own board.

It uses the game's messages if they exist: `<game>-title`, `<game>-rules`, `<game>-source` ($source), `<game>-colour` ($colour),
`<game>-field` ($field, a member of the view) and `<game>-do` ($do and the other parts of an action); in reports on balance
`<game>-trait` ($trait), `<game>-X` ($X) for a trait X, and `<game>-thing` ($thing).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from gemhold.cli.boards import sign_of

if TYPE_CHECKING:
    from rich.console import RenderableType

    from gemhold.cli.boards import CardList, Scene
    from gemhold.core.game import Event, Game
    from gemhold.core.match import Action
    from gemhold.locales import Words

SEAT_STYLES = ("magenta", "yellow", "cyan", "white", "green", "red", "blue", "bright_black")
SHOWN_ELSEWHERE = ("seat", "actor")


class PlainBoard:
    minor: frozenset[str] = frozenset()

    def __init__(self, game: Game) -> None:
        self.game = game

    def _say(self, words: Words, what: str, default: str, **args: Any) -> str:
        message = f"{self.game.name}-{what}"
        return words.say(message, **args) if words.knows(message) else default

    def title(self, words: Words) -> str:
        return self._say(words, "title", self.game.name.capitalize())

    def seat_name(self, words: Words, colour: str) -> str:
        return self._say(words, "colour", colour.capitalize(), colour=colour)

    def seat_style(self, seat: int, colour: str) -> str:
        return SEAT_STYLES[seat % len(SEAT_STYLES)]

    def source(self, words: Words, source: str) -> str:
        return self._say(words, "source", source, source=source)

    def trait(self, words: Words, trait: str) -> str:
        return self._say(words, "trait", trait.capitalize(), trait=trait)

    def trait_value(self, words: Words, trait: str, value: str) -> str:
        return self._say(words, trait, value, **{trait: value})

    def thing(self, words: Words, thing: str) -> str:
        return self._say(words, "thing", thing, thing=thing)

    def rules(self, words: Words) -> str:
        return self._say(words, "rules", self.title(words))

    def tell(self, event: Event, names: Sequence[str], words: Words) -> Text:
        return Text(words.tell(event, names))

    def ask(self, scene: Scene) -> str:
        return scene.words.say("cli-plain-ask")

    def table(self, scene: Scene) -> RenderableType:
        """The members of the view as lines; lists with an item per seat as columns under the players' names."""
        names = scene.names
        rows = {key: value for key, value in scene.view.items() if key not in SHOWN_ELSEWHERE}
        by_seat = {key: value for key, value in rows.items() if _by_seat(value, len(names))}
        lines = Table.grid(padding=(0, 2, 0, 0))
        for key, value in rows.items():
            if key not in by_seat:
                lines.add_row(Text(self._field(scene.words, key), "dim"), _text(value))
        players = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        players.add_column("")
        for seat, name in enumerate(names):
            players.add_column(Text.assemble((f"{sign_of(seat)} ", self.seat_style(seat, "")), name), justify="right")
        for key, value in by_seat.items():
            players.add_row(Text(self._field(scene.words, key), "dim"), *map(_text, value[: len(names)]))
        return Group(lines, players) if by_seat else lines

    def _field(self, words: Words, key: str) -> str:
        return self._say(words, "field", key.replace("_", " "), field=key)

    def decision(self, scene: Scene) -> RenderableType | None:
        return self.table(scene)

    def syntax(self, words: Words, verb: str) -> str | None:
        return self._say(words, "do", "", do=verb) or None

    def gloss(self, scene: Scene, action: Action) -> str:
        return ""

    def odds(self, scene: Scene) -> RenderableType | None:
        return None

    def cards(self, words: Words) -> CardList | None:
        return None


def _by_seat(value: Any, seats: int) -> bool:
    """A list with at least an item per seat: games reserve room for their maximum number of players."""
    return isinstance(value, list) and len(value) >= seats and not any(isinstance(item, (list, dict)) for item in value)


def _text(value: Any) -> str:
    """
    >>> _text({"a": [1, 2], "b": None})
    'a: 1 2, b: –'
    """
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_text(item)}" for key, item in value.items())
    if isinstance(value, list):
        return " ".join(map(_text, value))
    return "–" if value is None else str(value)
