"""`gemhold train`: bots learn by playing against themselves."""

from __future__ import annotations

from typing import Annotated

import typer

from gemhold.cli.options import LOCAL, Csv, Data, GameName, Lang, On


def train(
    game: GameName,
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="Where the trained weights go.")] = "trained.npz",
    seed: Annotated[int, typer.Option("--seed", min=0, max=1 << 20, help="Seed of all games: same seed, same weights.")] = 1,
    blocks: Annotated[
        int | None, typer.Option("--blocks", min=1, help="Blocks of games to learn from.", show_default="a full course")
    ] = None,
    until: Annotated[
        int | None,
        typer.Option("--until", min=1, help="Stop after so many; a checkpoint lets you go on.", show_default=False),
    ] = None,
    jobs: Annotated[
        int, typer.Option("--jobs", min=0, help="Processes to play in; 0: one per core. The result is the same.")
    ] = 0,
    on: On = LOCAL,
    checkpoint: Annotated[
        str | None,
        typer.Option("--checkpoint", metavar="FILE", help="Keeps what is learned; an interrupted course goes on from it."),
    ] = None,
    csv: Csv = None,
    chart: Annotated[
        str | None, typer.Option("--chart", metavar="FILE", help="The learning curves as SVG; {} becomes a number.")
    ] = None,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Train the bots of a game by self-play.

    Writes the weights, and the learning curve as CSV and SVG.
    """
    from pathlib import Path

    from gemhold.arena.spread import check_place
    from gemhold.arena.training import begin, charts, course_of, run, to_csv
    from gemhold.cli.options import check_writable, load, write_whole
    from gemhold.cli.progress import counting
    from gemhold.cli.speech import out as console
    from gemhold.cli.speech import words_for

    words = words_for(lang)
    loaded = load(game, data)
    check_place(on)
    check_writable(out, csv, chart, checkpoint)
    course = course_of(loaded.name)
    kept = Path(checkpoint) if checkpoint is not None else None
    training = begin(loaded.name, seed, blocks, kept)
    with counting(words.say("cli-training"), training.blocks) as progress:
        progress(training.done)
        run(training, jobs, kept, progress, until, on)
    course.graduate(training.pupil, Path(out))
    if csv is not None:
        write_whole(csv, to_csv(training))
    if chart is not None:
        for number, text in enumerate(charts(training), 1):
            write_whole(chart.replace("{}", str(number)), text)
    console().print(words.say("cli-trained", file=out, blocks=training.done))
