"""`gemhold play`: a game in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from gemhold.cli.options import Data, GameName, Lang, Map, Opponents, Record, Set


def play(
    game: GameName,
    seats: Annotated[int | None, typer.Option("--seats", help="Number of players.", show_default="2, or as --bots says")] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="The same seed, the same dice.", show_default="a new one")] = None,
    bots: Opponents = None,
    map: Map = None,  # noqa: A002  # the option's name
    set: Set = None,  # noqa: A002
    data: Data = None,
    name: Annotated[str | None, typer.Option("--name", help="Your name.", show_default="your colour")] = None,
    record: Record = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="People at one keyboard; --bots take the last seats.")] = False,
    lang: Lang = None,
) -> None:
    """Play in the terminal, against bots or hot-seat."""
    from gemhold.cli.compiling import bot_part, prepare, shown_parts
    from gemhold.cli.options import load, raw_options
    from gemhold.cli.seating import seating
    from gemhold.cli.speech import out, words_for
    from gemhold.cli.terminal import TerminalGame

    words = words_for(lang)
    loaded = load(game, data)
    plan = seating(loaded, seats, bots, hot_seat, name, seed, record)
    options = raw_options(loaded, plan.seats, map, set)
    loaded.settings(plan.seats, options, plan.seed)  # report a wrong option before compiling
    wanted = [*shown_parts(loaded), *(bot_part(level) for level in plan.levels.values()), bot_part(plan.adviser)]
    prepare(loaded, list(dict.fromkeys(wanted)), words)
    match = loaded.start(plan.seats, plan.seed, options)
    TerminalGame(match, plan, words, out(), map, set).run()
