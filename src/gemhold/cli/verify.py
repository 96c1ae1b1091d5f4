"""`gemhold verify FILE`: were the dice of a finished game fair?"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console


def verify(file: Annotated[Path, typer.Argument(help="A record downloaded from a table after the end: .json or .gem.")]) -> None:
    """Recompute every roll and draw of a finished game from the secret the server had committed itself to."""
    os.environ.setdefault("GEMHOLD_MODE", "pure")  # nothing to compile for one game
    from gemhold.core.errors import GemholdError
    from gemhold.server.verify import verify as check

    console = Console(highlight=False)
    try:
        verdict = check(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        console.print(f"{file}: cannot be read: {error}", style="red")
        raise typer.Exit(2) from None
    except GemholdError as error:
        console.print(f"{file}: {error}", style="red")
        raise typer.Exit(2) from None
    if verdict.wrong:
        for line in verdict.wrong:
            console.print(f"{file}: {line}", style="red")
        raise typer.Exit(1)
    console.print(
        f"{file}: fair. {verdict.draws} chance events and {verdict.moves} moves of {verdict.game} checked.", style="green"
    )
    console.print(f"commitment {verdict.commitment}")
