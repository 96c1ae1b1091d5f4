"""`gemhold arena`: a tournament between bots."""

from __future__ import annotations

from typing import Annotated

import typer

from gemhold.cli.options import LOCAL, Data, GameName, Json, Lang, Map, On, Resume, Set


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="LEVEL,…",
            help="Who meets: all in pairs; name a level twice to fill the seats of one table.",
            show_default=False,
        ),
    ],
    games: Annotated[int, typer.Option("--games", min=1, help="Games for each line-up, at least.")] = 1000,
    seats: Annotated[int | None, typer.Option("--seats", help="Players at a table.", show_default="as few as possible")] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Seed of the first dice; each next block has the next seed.")] = 0,
    map: Map = None,  # noqa: A002  # the option's name
    set: Set = None,  # noqa: A002
    jobs: Annotated[int, typer.Option("--jobs", min=0, help="Processes to play in; 0: one per core.")] = 0,
    on: On = LOCAL,
    resume: Resume = None,
    json: Json = None,
    html: Annotated[
        str | None, typer.Option("--html", metavar="FILE", help="A report with plots, in one file.", show_default=False)
    ] = None,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Let bots meet in all seatings, with the same dice for each.

    Shows wins and margins with 95 % intervals, plain and corrected for luck, ratings, and how long decisions take.
    """
    import time
    from json import dumps

    from gemhold.arena.contest import run
    from gemhold.arena.tournament import tournament
    from gemhold.cli.arena_report import page
    from gemhold.cli.arena_tables import show
    from gemhold.cli.compiling import RULES, bot_part, prepare
    from gemhold.cli.options import check_writable, journal_of, load, raw_options, write_whole
    from gemhold.cli.progress import counting
    from gemhold.cli.speech import out, words_for

    words = words_for(lang)
    loaded = load(game, data)
    levels = [level.strip() for level in bots.split(",")]
    plan = tournament(game, levels, games, seed, seats)
    options = raw_options(loaded, plan.seats, map, set)
    plan = tournament(game, levels, games, seed, seats, options)
    check_writable(json, html, resume)
    prepare(loaded, [RULES, *(bot_part(level) for level in plan.levels)], words)
    start = time.perf_counter()
    with counting(words.say("cli-playing"), plan.games) as progress:
        result = run(plan, jobs, on=on, journal=journal_of(resume), progress=progress)
    seconds = time.perf_counter() - start
    if json is not None:
        write_whole(json, dumps(result.to_json(), indent=2, ensure_ascii=False) + "\n")
    if html is not None:
        write_whole(html, page(result, words))
    if json != "-" and html != "-":
        show(result, seconds, words, out())
