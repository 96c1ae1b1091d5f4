"""`gemhold restore FILE`: all tables as they were in a backup."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gemhold.cli.options import Home, Lang


def restore(
    file: Annotated[Path, typer.Argument(help="A file written by `gemhold backup`.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    home: Home = None,
    lang: Lang = None,
) -> None:
    """Replace all tables by a backup; a running server goes on with them."""
    from gemhold.cli.speech import out, words_for
    from gemhold.server.config import database_url
    from gemhold.server.store.backup import restore as read

    words = words_for(lang)
    if not yes:
        typer.confirm(words.say("restore-sure", file=str(file)), abort=True, err=True)
    content = read(database_url(), file)
    if content is None:
        out().print(words.say("restored", file=str(file)), soft_wrap=True)
    else:
        out().print(words.say("restored-of", file=str(file), tables=content.tables, moves=content.moves), soft_wrap=True)
