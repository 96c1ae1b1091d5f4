"""Boards: how games look in the terminal. A board draws only what one seat knows, and handles no input."""

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

SEAT_SIGNS = "◆✹●▼★♣♥♠"  # never colour alone


@dataclass(frozen=True)
class Scene:
    """The input of a board: what a seat knows, the messages, the width."""

    game: Game
    state: Any  # without what the seat does not know
    view: dict[str, Any]
    actions: Sequence[Action]  # of the seat to move, if it is this one
    names: Sequence[str]
    words: Words
    width: int


@dataclass(frozen=True)
class CardList:
    """The cards of a game: rows and further named tables for programs, and renderables for people."""

    rows: list[dict[str, Any]]
    more: dict[str, list[dict[str, Any]]]
    shown: list[RenderableType]


class Board(Protocol):
    minor: frozenset[str]  # ids of minor events, which the log joins and dims

    def title(self, words: Words) -> str: ...
    def seat_name(self, words: Words, colour: str) -> str: ...
    def seat_style(self, seat: int, colour: str) -> str: ...
    def source(self, words: Words, source: str) -> str: ...
    def trait(self, words: Words, trait: str) -> str:
        """What distinguishes seats (`Measures.traits`), as a heading."""

    def trait_value(self, words: Words, trait: str, value: str) -> str: ...
    def thing(self, words: Words, thing: str) -> str:
        """What can be used (`Measures.things`), in short."""

    def rules(self, words: Words) -> str: ...
    def tell(self, event: Event, names: Sequence[str], words: Words) -> Text:
        """An event as a line of text."""

    def ask(self, scene: Scene) -> str:
        """The prompt for the player to move."""

    def table(self, scene: Scene) -> RenderableType:
        """Everything on the table."""

    def decision(self, scene: Scene) -> RenderableType | None:
        """A short form of the table for further decisions of the same turn."""

    def syntax(self, words: Words, verb: str) -> str | None:
        """How to write moves too numerous to list, or the meaning of a verb without arguments."""

    def gloss(self, scene: Scene, action: Action) -> str:
        """A short explanation of a listed move."""

    def odds(self, scene: Scene) -> RenderableType | None:
        """Chances in the current position; None: the game has none."""

    def cards(self, words: Words) -> CardList | None:
        """All cards of the game; None: there is no such list."""


def board_of(game: Game) -> Board:
    """The board of a game; the plain board if it has none."""
    if not game.board:
        from gemhold.cli.boards.plain import PlainBoard

        return PlainBoard(game)
    module, _, name = game.board.partition(":")
    board: Board = getattr(import_module(module), name)
    return board


def scene_of(match: Match, seat: int, names: Sequence[str], words: Words, width: int) -> Scene:
    """The match as a seat sees it, or a SPECTATOR."""
    hidden = match.game.hidden(match.state, seat)
    actions = match.actions() if match.actor == seat else []
    return Scene(match.game, hidden, match.game.shown(hidden, seat, match.options), actions, names, words, width)


def seat_names(match: Match, words: Words) -> list[str]:
    """Default names of the seats."""
    board, game = board_of(match.game), match.game
    return [board.seat_name(words, colour) for colour in game.seat_colours(match.seats, match.options)]


def sign_of(seat: int) -> str:
    return SEAT_SIGNS[seat % len(SEAT_SIGNS)]
