"""`gemhold replay`: the story and the final position of a saved game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from gemhold.cli.options import Data, Lang

MOST_BYTES = 32 * 1024 * 1024


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A saved game, .gem or .json.", show_default=False)],
    to: Annotated[int | None, typer.Option("--to", metavar="N", help="Stop after N steps.", show_default="the end")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="The position only, not the story.")] = False,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Show the story and the final position of a saved game.

    Every move is checked against the rules.
    """
    import os

    from rich.rule import Rule
    from rich.text import Text

    from gemhold.cli.boards import board_of, scene_of, seat_names
    from gemhold.cli.compiling import prepare, shown_parts
    from gemhold.cli.options import load
    from gemhold.cli.scores import score_table, winners_line
    from gemhold.cli.speech import out, words_for
    from gemhold.cli.story import lines
    from gemhold.core.contract import SPECTATOR
    from gemhold.core.record import GameRecord

    words, console = words_for(lang), out()
    if data is not None:
        os.environ["GEMHOLD_DATA"] = data

    text = read_record(Path(file))
    with in_file(file):
        record = GameRecord.loads(text)
        game = load(record.game)
    prepare(game, shown_parts(game), words)
    with in_file(file):
        match = record.replay(to)
    board = board_of(game)
    names = list(record.players) or seat_names(match, words)
    console.print(Rule(Text(f"{board.title(words)} · {Path(file).name} · {len(match.log)}/{len(record.log)}", "bold")))
    if not quiet:
        for line in lines(match.story(SPECTATOR), names, words, board, game.seat_colours(match.seats, match.options)):
            console.print(line)
        console.print()
    console.print(board.table(scene_of(match, SPECTATOR, names, words, console.width)))
    if match.over:
        console.print()
        console.print(score_table(match, names, words, board))
        console.print(Text(f"\n{winners_line(match, names, words)}", "bold"))


@contextmanager
def in_file(file: str) -> Iterator[None]:
    """Add the file name to errors in a record."""
    from gemhold.core.errors import BadRecord

    try:
        yield
    except BadRecord as error:
        raise BadRecord(error.message, place=f"{file}, {error.place}", hint=error.hint) from None


def read_record(file: Path) -> str:
    """The text of a record; an error names the file."""
    from gemhold.core.errors import BadRecord

    try:
        if file.stat().st_size > MOST_BYTES:
            raise BadRecord("the file is too large for a record", place=str(file))
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord("not text", place=str(file), hint="a record is a .gem or .json file") from None
    except OSError as error:
        raise BadRecord(f"cannot be read: {(error.strerror or str(error)).lower()}", place=str(file)) from None
