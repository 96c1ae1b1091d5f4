"""`gemhold simulate`: many games between bots, summarised."""

from __future__ import annotations

from typing import Annotated

import typer

from gemhold.cli.options import LOCAL, Csv, Data, GameName, Json, Lang, Map, On, Resume, Set


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", min=1, help="Number of games.")] = 1000,
    seats: Annotated[int | None, typer.Option("--seats", help="Number of players.", show_default="as --bots says, or 2")] = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="LEVEL,…", help="Levels by seat; one level serves all seats.")
    ] = "random",
    seed: Annotated[int, typer.Option("--seed", min=0, help="Seed of the first game; each next game has the next seed.")] = 0,
    map: Map = None,  # noqa: A002  # the option's name
    set: Set = None,  # noqa: A002
    jobs: Annotated[
        int, typer.Option("--jobs", min=0, help="Processes to play in; 0: one per core. The result is the same.")
    ] = 1,
    on: On = LOCAL,
    resume: Resume = None,
    csv: Csv = None,
    json: Json = None,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Play many games between bots and summarise them.

    Shows scores by source, wins by seat, and how long games are.
    """
    import time
    from dataclasses import asdict
    from json import dumps

    from gemhold.arena.experiment import RANDOM, experiment
    from gemhold.arena.simulate import run
    from gemhold.cli.compiling import RULES, bot_part, prepare
    from gemhold.cli.options import check_writable, journal_of, load, raw_options, write_whole
    from gemhold.cli.progress import counting
    from gemhold.cli.seating import levels_of
    from gemhold.cli.speech import out, words_for
    from gemhold.cli.summary import show

    words = words_for(lang)
    loaded = load(game, data)
    levels = levels_of(loaded, bots)
    seats = loaded.check_seats(seats if seats is not None else max(loaded.seats[0], len(levels)))
    check_writable(csv, json, resume)
    plan = experiment(game, levels, games, seed, seats, raw_options(loaded, seats, map, set))
    prepare(loaded, [RULES, *(bot_part(level) for level in dict.fromkeys(levels) if level != RANDOM)], words)
    start = time.perf_counter()
    with counting(words.say("cli-playing"), games) as progress:
        result = run(plan, jobs, on=on, journal=journal_of(resume), progress=progress)
    seconds = time.perf_counter() - start
    if csv is not None:
        write_whole(csv, result.to_csv())
    if json is not None:
        write_whole(json, dumps(asdict(result.summary()), indent=2, ensure_ascii=False) + "\n")
    if "-" not in (csv, json):
        show(result, seconds, words, out())
