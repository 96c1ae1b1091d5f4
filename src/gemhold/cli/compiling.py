"""Compiles rules ahead with a progress bar. Silent if everything is cached."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gemhold.core.game import Game
    from gemhold.core.warm import Step
    from gemhold.locales import Words

RULES, ODDS = "rules", "odds"
MOST_DECISIONS = 150  # of the match a bot is compiled with


def bot_part(level: str) -> str:
    return f"bot-{level}"


def parts_of(game: Game) -> list[str]:
    """Everything that can be compiled ahead."""
    from gemhold import bots

    return [RULES, *([ODDS] if game.odds is not None else []), *(bot_part(level) for level in bots.levels(game.name))]


def shown_parts(game: Game) -> list[str]:
    """The parts needed to show a position."""
    return [part for part in (RULES, ODDS) if part in parts_of(game)]


def prepare(game: Game, parts: list[str], words: Words) -> int:
    """Compile what is not cached; return the number of steps."""
    from gemhold.core.warm import is_warm, mark_warm

    cold = [part for part in parts if not is_warm(game, part)]
    todo = [(part, step) for part in cold for step in _steps(game, part)]
    if todo:
        _run(todo, words)
    for part in cold:
        mark_warm(game, part)
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


def _steps(game: Game, part: str) -> list[Step]:
    from gemhold.bots import rehearse
    from gemhold.core.warm import Step, steps

    if part == RULES:
        return steps(game)
    if part == ODDS:
        odds = game.odds
        assert odds is not None
        return [Step("", lambda: odds(game.start(game.seats[0]).state))]
    return [Step("", lambda: rehearse(game, part.partition("-")[2], MOST_DECISIONS))]
