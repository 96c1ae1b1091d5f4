"""The log for players: a line per event, minor events joined in small print."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from gemhold.cli.boards import sign_of

if TYPE_CHECKING:
    from gemhold.cli.boards import Board
    from gemhold.core.game import Event
    from gemhold.core.match import StoryStep
    from gemhold.locales import Words

NOBODY = -1


def lines(steps: Iterable[StoryStep], names: Sequence[str], words: Words, board: Board, colours: Sequence[str]) -> list[Table]:
    """One line per event, with the sign of its seat; consecutive minor events share a line."""
    out: list[Table] = []
    joined: list[Text] = []
    owner = NOBODY  # of the joined events; an event without a seat belongs to the previous one

    def style_of(seat: int) -> str:
        return board.seat_style(seat, colours[seat]) if seat >= 0 else ""

    def finish() -> None:
        if joined:
            out.append(_line(owner, Text(" · ").join(joined), style_of(owner), "dim"))
            joined.clear()

    for step in steps:
        for event in step.events:
            seat = _seat(event)
            text = board.tell(event, names, words)
            if event.id in board.minor:
                if joined and seat not in (owner, NOBODY):
                    finish()
                owner = seat if seat != NOBODY else owner
                joined.append(text)
                continue
            finish()
            owner = seat
            out.append(_line(seat, text, style_of(seat), ""))
    finish()
    return out


def _seat(event: Event) -> int:
    seat = event.args.get("seat", NOBODY)
    return seat if isinstance(seat, int) else NOBODY


def _line(seat: int, text: Text, seat_style: str, style: str) -> Table:
    """A sign and its text, with a hanging indent."""
    grid = Table.grid()
    grid.add_column(width=2)
    grid.add_column()
    text = text.copy()
    text.style = style
    grid.add_row(Text(sign_of(seat), seat_style) if seat >= 0 else "", text)
    return grid
