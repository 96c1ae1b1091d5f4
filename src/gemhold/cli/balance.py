"""`gemhold balance`: how balanced a game is between equal bots."""

from __future__ import annotations

from typing import Annotated

import typer

from gemhold.cli.options import LOCAL, Data, GameName, Json, Lang, Map, On, Resume, Set


def balance(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", metavar="LEVEL", help="The level that plays all seats.")] = "hard",
    players: Annotated[
        int | None, typer.Option("--players", "--seats", help="Players at a table.", show_default="as few as possible")
    ] = None,
    games: Annotated[int, typer.Option("--games", min=1, help="Number of games, at least.")] = 1000,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Seed of the first game; each next game has the next seed.")] = 0,
    map: Map = None,  # noqa: A002  # the option's name
    set: Set = None,  # noqa: A002
    jobs: Annotated[
        int, typer.Option("--jobs", min=0, help="Processes to play in; 0: one per core. The result is the same.")
    ] = 0,
    on: On = LOCAL,
    resume: Resume = None,
    json: Json = None,
    html: Annotated[
        str | None, typer.Option("--html", metavar="FILE", help="A report with plots, in one file.", show_default=False)
    ] = None,
    markdown: Annotated[
        str | None,
        typer.Option("--markdown", metavar="FILE", help="As Markdown, to a file (- is standard output).", show_default=False),
    ] = None,
    chart: Annotated[
        str | None,
        typer.Option(
            "--chart", metavar="FILE", help="The plots as SVG, which the Markdown shows; {} becomes a name.", show_default=False
        ),
    ] = None,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Let equal bots play and report what wins.

    Shows wins by seat, order of play and choice, scores by source, the length of games, and the use and worth of every card,
    with 95 % intervals. What players choose for themselves is dealt in every order.
    """
    import time
    from json import dumps

    from gemhold.arena.survey import run, survey
    from gemhold.cli import sections
    from gemhold.cli.balance_report import report
    from gemhold.cli.compiling import RULES, bot_part, prepare
    from gemhold.cli.options import check_writable, journal_of, load, raw_options, write_whole
    from gemhold.cli.progress import counting
    from gemhold.cli.speech import out, words_for
    from gemhold.core.errors import BadOption

    words = words_for(lang)
    loaded = load(game, data)
    seats = loaded.check_seats(players if players is not None else loaded.seats[0])
    plan = survey(game, bots, games, seed, seats, raw_options(loaded, seats, map, set))
    if chart is not None and "{}" not in chart:
        raise BadOption("{} is missing", place=f"--chart {chart}", hint="for example: --chart balance-{}.svg")
    check_writable(json, html, markdown, chart, resume)
    prepare(loaded, [RULES, bot_part(bots)], words)
    start = time.perf_counter()
    with counting(words.say("cli-playing"), plan.games) as progress:
        result = run(plan, jobs, on=on, journal=journal_of(resume), progress=progress)
    seconds = time.perf_counter() - start
    told = report(result, words)
    if json is not None:
        write_whole(json, dumps(result.to_json(), indent=2, ensure_ascii=False) + "\n")
    if html is not None:
        write_whole(html, sections.html(told))
    for file, plot in (sections.plots(told, chart) if chart is not None else {}).items():
        write_whole(file, plot)
    if markdown is not None:
        pictures = None if chart is None else sections.addresses(told, chart, "" if markdown == "-" else markdown)
        write_whole(markdown, sections.markdown(told, pictures))
    if "-" not in (json, html, markdown):
        console = out()
        sections.show(told, console)
        console.print(f"{seconds:.1f} s", style="dim")
