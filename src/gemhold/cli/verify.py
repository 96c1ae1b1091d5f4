"""`gemhold verify FILE`: verifies the dice of a finished game."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from gemhold.cli.options import Lang

UNFAIR = 1  # exit code


def verify(
    file: Annotated[Path, typer.Argument(help="A record downloaded from a table after the end: .json or .gem.")],
    pinned: Annotated[
        Path | None, typer.Option("--pinned", help="What your browser kept before the start, from the page that checks the dice.")
    ] = None,
    commitment: Annotated[
        str | None, typer.Option("--commitment", metavar="HEX", help="The commitment the table showed you before the start.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Recompute every roll and draw of a finished game from what the server and the players committed to."""
    os.environ.setdefault("GEMHOLD_MODE", "pure")  # nothing to compile for one game
    from gemhold.cli.replay import in_file, read_record
    from gemhold.cli.speech import err, out, words_for
    from gemhold.core.record import GameRecord
    from gemhold.server.pins import Pins, merged
    from gemhold.server.verify import verify as check

    words = words_for(lang)
    noted = None if commitment is None else Pins.of_commitment(commitment)
    kept = None
    if pinned is not None:
        text = read_record(pinned)
        with in_file(str(pinned)):
            kept = Pins.loads(text)
    text = read_record(file)
    with in_file(str(file)):
        record = GameRecord.loads(text)
        verdict = check(record, merged(kept, noted))
    for reason in verdict.wrong:
        line = f"{file}: {words.say('cli-verify-unfair')} {words.why(reason, record.players)}"
        err().print(line, style="red", soft_wrap=True)
    if not verdict.wrong:
        fair = words.say("cli-verify-fair", draws=verdict.draws, moves=verdict.moves)
        out().print(f"{file}: {fair}", style="green", soft_wrap=True)
        out().print(words.say("cli-verify-commitment", commitment=verdict.commitment), soft_wrap=True)
    for reason in verdict.unchecked:
        line = f"{words.say('cli-verify-unchecked')} {words.why(reason, record.players)}"
        (err() if verdict.wrong else out()).print(line, style="yellow", soft_wrap=True)
    if verdict.wrong:
        raise typer.Exit(UNFAIR)
