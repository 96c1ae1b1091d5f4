"""Any game, as its view stands: for games that have no board of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.pretty import Pretty
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from gemhold.cli.boards import Scene
    from gemhold.core.game import Event
    from gemhold.core.match import Action
    from gemhold.locales import Words

SEAT_STYLES = ("magenta", "yellow", "cyan", "white", "green", "red", "blue", "bright_black")


class PlainBoard:
    secrets = True  # unknown, so nothing is shown to a neighbour
    minor: frozenset[str] = frozenset()

    def __init__(self, game: str) -> None:
        self.game = game

    def title(self, words: Words) -> str:
        return words.say(f"{self.game}-title") if words.knows(f"{self.game}-title") else self.game

    def seat_name(self, words: Words, colour: str) -> str:
        return colour.capitalize()

    def seat_style(self, seat: int) -> str:
        return SEAT_STYLES[seat % len(SEAT_STYLES)]

    def source(self, words: Words, source: str) -> str:
        return source

    def rules(self, words: Words) -> str:
        return self.title(words)

    def tell(self, event: Event, names: Sequence[str], words: Words) -> Text:
        return Text(words.tell(event, names))

    def ask(self, scene: Scene) -> str:
        return str(scene.view.get("phase", ""))

    def table(self, scene: Scene) -> RenderableType:
        return Pretty(scene.view, max_depth=3, max_length=12)

    def decision(self, scene: Scene) -> RenderableType | None:
        return None

    def syntax(self, words: Words, verb: str) -> str | None:
        return None

    def gloss(self, scene: Scene, action: Action) -> str:
        return ""

    def odds(self, scene: Scene) -> RenderableType | None:
        return None
