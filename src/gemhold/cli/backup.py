"""`gemhold backup FILE`: a copy of all tables, while the server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gemhold.cli.options import Home, Lang


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write it; an older file of this name is replaced.")],
    home: Home = None,
    lang: Lang = None,
) -> None:
    """Back up all tables; the server may go on running."""
    from gemhold.cli.speech import out, words_for
    from gemhold.server.config import database_url
    from gemhold.server.store.backup import backup as write

    words = words_for(lang)
    content = write(database_url(), file)
    size = f"{file.stat().st_size / 1e6:.1f}"
    if content is None:
        out().print(words.say("backup-made", file=str(file), size=size), soft_wrap=True)
    else:
        said = words.say("backup-made-of", file=str(file), size=size, tables=content.tables, moves=content.moves)
        out().print(said, soft_wrap=True)
