"""How a game looks in the terminal. A game's board is drawn from what one seat may know, and knows no input."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from gemhold.core.game import Event, Game
    from gemhold.core.match import Action, Match
    from gemhold.locales import Words

SEAT_SIGNS = "◆✹●▼★♣♥♠"  # colour is never alone


@dataclass(frozen=True)
class Scene:
    """All a board may draw from: what a seat knows, the words, the room there is."""

    game: Game
    state: Any  # without what the seat does not know
    view: dict[str, Any]
    actions: Sequence[Action]  # of the seat to move, if it is this one
    names: Sequence[str]
    words: Words
    width: int


@dataclass(frozen=True)
class CardList:
    """The cards of a game: rows for programs, more tables for programs by name, and how it all looks."""

    rows: list[dict[str, Any]]
    more: dict[str, list[dict[str, Any]]]
    shown: list[RenderableType]


class Board(Protocol):
    minor: frozenset[str]  # events of little weight; the log joins and dims them

    def title(self, words: Words) -> str: ...
    def seat_name(self, words: Words, colour: str) -> str: ...
    def seat_style(self, seat: int) -> str: ...
    def source(self, words: Words, source: str) -> str: ...
    def rules(self, words: Words) -> str: ...
    def tell(self, event: Event, names: Sequence[str], words: Words) -> Text:
        """What happened, in a line."""

    def ask(self, scene: Scene) -> str:
        """What the player to move is to decide, in a sentence."""

    def table(self, scene: Scene) -> RenderableType:
        """Everything on the table."""

    def decision(self, scene: Scene) -> RenderableType | None:
        """What the decision at hand needs, when the table was shown not long ago."""

    def syntax(self, words: Words, verb: str) -> str | None:
        """How to write moves that are too many to list, or what a verb that stands alone means."""

    def gloss(self, scene: Scene, action: Action) -> str:
        """A word of explanation beside a listed move."""

    def odds(self, scene: Scene) -> RenderableType | None:
        """Chances worth knowing now; None where nothing is to compute."""

    def cards(self, words: Words) -> CardList | None:
        """All cards of the game with their figures; None: it has no such list."""


def board_of(game: Game) -> Board:
    """The board of a game; a game without one of its own is shown plainly."""
    if not game.board:
        from gemhold.cli.boards.plain import PlainBoard

        return PlainBoard(game)
    module, _, name = game.board.partition(":")
    board: Board = getattr(import_module(module), name)
    return board


def scene_of(match: Match, seat: int, names: Sequence[str], words: Words, width: int) -> Scene:
    """The match as a seat sees it (SPECTATOR: as anybody may)."""
    hidden = match.game.hidden(match.state, seat)
    actions = match.actions() if match.actor == seat else []
    return Scene(match.game, hidden, match.game.view(hidden, seat), actions, names, words, width)


def seat_names(match: Match, words: Words) -> list[str]:
    """What the seats are called when nobody gave them names."""
    board, game = board_of(match.game), match.game
    return [board.seat_name(words, colour) for colour in game.seat_colours(match.seats, match.options)]


def sign_of(seat: int) -> str:
    return SEAT_SIGNS[seat % len(SEAT_SIGNS)]
