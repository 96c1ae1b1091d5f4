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
    lang: Lang = None,
) -> None:
    """Recompute every roll and draw of a finished game from the secret the server committed to."""
    os.environ.setdefault("GEMHOLD_MODE", "pure")  # nothing to compile for one game
    from gemhold.cli.replay import in_file, read_record
    from gemhold.cli.speech import err, out, words_for
    from gemhold.core.record import GameRecord
    from gemhold.server.verify import verify as check

    words = words_for(lang)
    text = read_record(file)
    with in_file(str(file)):
        verdict = check(GameRecord.loads(text))
    if verdict.wrong:
        for line in verdict.wrong:
            err().print(f"{file}: {words.say('cli-verify-unfair')} {line}", style="red", soft_wrap=True)
        raise typer.Exit(UNFAIR)
    fair = words.say("cli-verify-fair", draws=verdict.draws, moves=verdict.moves)
    out().print(f"{file}: {fair}", style="green", soft_wrap=True)
    out().print(words.say("cli-verify-commitment", commitment=verdict.commitment), soft_wrap=True)
