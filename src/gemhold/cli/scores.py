"""The final score, by source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from gemhold.cli.boards import sign_of

if TYPE_CHECKING:
    from gemhold.cli.boards import Board
    from gemhold.core.match import Match
    from gemhold.locales import Words


def score_table(match: Match, names: Sequence[str], words: Words, board: Board) -> Table:
    """Players as columns, because sources have long names and there are few players."""
    table = Table(box=None, padding=(0, 2, 0, 0), title=words.say("cli-heading-final"), title_justify="left", title_style="bold")
    table.add_column("")
    colours = match.game.seat_colours(match.seats, match.options)
    for seat, name in enumerate(names):
        sign = (f"{sign_of(seat)} ", board.seat_style(seat, colours[seat]))
        table.add_column(Text.assemble(sign, name), justify="right", no_wrap=True)
    points = [match.breakdown(seat) for seat in range(match.seats)]
    for source in match.game.sources:
        table.add_row(board.source(words, source), *(str(row[source]) for row in points))
    table.add_row(Text(words.say("cli-column-total"), "bold"), *(Text(str(score), "bold") for score in match.scores()))
    table.add_row(Text(words.say("cli-column-place"), "dim"), *(Text(str(place), "dim") for place in match.ranks()))
    return table


def winners_line(match: Match, names: Sequence[str], words: Words) -> str:
    won = [names[seat] for seat in match.winners()]
    if len(won) == 1:
        return words.say("cli-winner", name=won[0])
    return words.say("cli-winners", names=", ".join(won))
