"""Compiles rules ahead with a progress bar. Silent if everything is cached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gemhold.bots.warming import ODDS, RULES, bot_part, cold, left_to_compile, parts_of, shown_parts

if TYPE_CHECKING:
    from gemhold.core.game import Game
    from gemhold.core.warm import Step
    from gemhold.locales import Words

__all__ = ["ODDS", "RULES", "bot_part", "parts_of", "prepare", "shown_parts"]


def prepare(game: Game, parts: list[str], words: Words) -> int:
    """Compile what is not cached; return the number of steps."""
    if not cold(game, parts):
        return 0
    with left_to_compile(game, parts) as todo:
        if todo:
            _run(todo, words)
    return len(todo)


def _run(todo: list[tuple[str, Step]], words: Words) -> None:
    from rich.progress import BarColumn, Progress, TextColumn

    from gemhold.cli.speech import err

    console = err()
    columns = (TextColumn("{task.description}"), BarColumn(24), TextColumn("{task.fields[step]}", style="dim"))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=len(todo), step="")
        for number, (part, step) in enumerate(todo, 1):
            line = words.say("cli-compiling", step=number, steps=len(todo))
            name = step.name if part == RULES else f"{part} {step.name}"
            if console.is_terminal:
                progress.update(task, description=line, step=name, completed=number - 1, refresh=True)
            else:
                console.print(f"{line} {name}")
            step.run()
