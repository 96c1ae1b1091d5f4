"""What came out of a simulation: tables for people, CSV and JSON for programs."""

from __future__ import annotations

import csv
import hashlib
import io
import json
from typing import TYPE_CHECKING, Any

import numpy as np
from rich.table import Table
from rich.text import Text

from gemhold.cli.boards import board_of, sign_of

if TYPE_CHECKING:
    from rich.console import Console

    from gemhold.cli.experiment import Experiment, Results
    from gemhold.core.game import Game
    from gemhold.locales import Words

BINS, BAR = 12, 40
SPREAD = {"sd": "cli-simulated-sd", "min": "cli-simulated-min", "median": "cli-simulated-median", "max": "cli-simulated-max"}
LENGTHS = {"decisions": "cli-simulated-decisions", "turns": "cli-simulated-turns"}
EIGHTHS = " ▏▎▍▌▋▊▉█"


def spread(values: np.ndarray) -> dict[str, float]:
    """Mean, standard deviation, least, quartiles, most."""
    low, q1, median, q3, high = (float(value) for value in np.percentile(values, [0, 25, 50, 75, 100]))
    return {
        "mean": round(float(values.mean()), 4),
        "sd": round(float(values.std()), 4),
        "min": low,
        "q1": q1,
        "median": median,
        "q3": q3,
        "max": high,
    }


def digest(results: Results) -> str:
    """One hash over all games: equal if and only if everything came out the same."""
    out = hashlib.sha256()
    for part in (results.decisions, results.turns, results.ranks, results.points):
        out.update(np.ascontiguousarray(part).astype("<i4").tobytes())
    return out.hexdigest()[:16]


def summary(game: Game, experiment: Experiment, results: Results) -> dict[str, Any]:
    scores, first = results.scores, results.ranks == 1
    shared = first.sum(axis=1) > 1
    out: dict[str, Any] = {
        "game": game.name,
        "rules": game.rules_version,
        "seats": experiment.seats,
        "bots": list(experiment.levels),
        "options": experiment.options,
        "seed": experiment.seed,
        "games": experiment.games,
        "digest": digest(results),
        "shared_victories": int(shared.sum()),
        "decisions": spread(results.decisions),
    }
    if results.turns.any():
        out["turns"] = spread(results.turns)
    colours = game.seat_colours(experiment.seats, experiment.options)
    out["by_seat"] = [
        {
            "seat": seat + 1,
            "colour": colours[seat],
            "bot": experiment.levels[seat],
            "wins": int(first[:, seat].sum()),
            "wins_alone": int((first[:, seat] & ~shared).sum()),
            "score": spread(scores[:, seat]),
            "sources": {source: round(float(results.points[:, seat, i].mean()), 4) for i, source in enumerate(game.sources)},
        }
        for seat in range(experiment.seats)
    ]
    out["winning_score"] = spread(scores.max(axis=1))
    return out


def summary_json(game: Game, experiment: Experiment, results: Results) -> str:
    return json.dumps(summary(game, experiment, results), indent=2, ensure_ascii=False) + "\n"


def rows_csv(game: Game, experiment: Experiment, results: Results) -> str:
    """A row per game and seat."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["seed", "seat", "bot", "score", "rank", *game.sources, "decisions", "turns"])
    scores = results.scores
    for i in range(experiment.games):
        for seat in range(experiment.seats):
            writer.writerow(
                [
                    experiment.seed + i,
                    seat + 1,
                    experiment.levels[seat],
                    int(scores[i, seat]),
                    int(results.ranks[i, seat]),
                    *(int(points) for points in results.points[i, seat]),
                    int(results.decisions[i]),
                    int(results.turns[i]),
                ]
            )
    return text.getvalue()


# ---------------------------------------------------------------- for people


def show(game: Game, experiment: Experiment, results: Results, seconds: float, words: Words, console: Console) -> None:
    data, board, say = summary(game, experiment, results), board_of(game.name), words.say
    speed = experiment.games / seconds if seconds > 0 else 0.0
    head = say("cli-simulated", games=experiment.games, seats=experiment.seats, seed=str(experiment.seed))
    console.print(Text.assemble((f"{board.title(words)}: {head}", "bold"), (f"  {seconds:.1f} s, {speed:,.0f}/s", "dim")))
    console.print()
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    for seat in data["by_seat"]:
        sign = (f"{sign_of(seat['seat'] - 1)} ", board.seat_style(seat["seat"] - 1))
        table.add_column(Text.assemble(sign, board.seat_name(words, seat["colour"])), justify="right", no_wrap=True)
    table.add_row(Text(say("cli-simulated-bot"), "dim"), *(seat["bot"] for seat in data["by_seat"]))
    wins = [100 * seat["wins"] / experiment.games for seat in data["by_seat"]]
    table.add_row(Text(say("cli-simulated-wins"), "bold"), *(Text(f"{share:.1f} %", "bold") for share in wins))
    table.add_row(
        Text(say("cli-simulated-score"), "bold"), *(Text(f"{seat['score']['mean']:.2f}", "bold") for seat in data["by_seat"])
    )
    for source in game.sources:
        table.add_row(f"  {board.source(words, source)}", *(f"{seat['sources'][source]:.2f}" for seat in data["by_seat"]))
    for name, message in SPREAD.items():
        digits = 1 if name == "sd" else 0
        table.add_row(Text(say(message), "dim"), *(f"{seat['score'][name]:.{digits}f}" for seat in data["by_seat"]))
    console.print(table)
    console.print(Text(say("cli-simulated-shared", n=data["shared_victories"]), "dim"))
    console.print()
    for name, message in LENGTHS.items():
        if name in data:
            part = data[name]
            text = f"{part['mean']:.1f} ± {part['sd']:.1f}  ({part['min']:.0f}–{part['max']:.0f})"
            console.print(Text.assemble(f"{say(message)}: ", (text, "bold")))
    console.print()
    console.print(Text(say("cli-simulated-distribution"), "bold"))
    for line in histogram(results.scores):
        console.print(line)
    console.print(Text(f"{say('cli-simulated-digest')} {data['digest']}", "dim"))


def histogram(values: np.ndarray) -> list[str]:
    """Bars over ranges of whole numbers.

    >>> histogram(np.array([1, 1, 2]))[0].split()[0]
    '1'
    """
    low, high = int(values.min()), int(values.max())
    width = max(1, -(-(high - low + 1) // BINS))
    edges = range(low, high + 1, width)
    counts = [int(((values >= edge) & (values < edge + width)).sum()) for edge in edges]
    out = []
    for edge, count in zip(edges, counts, strict=True):
        name = str(edge) if width == 1 else f"{edge}–{edge + width - 1}"
        eighths = round(8 * BAR * count / max(counts))
        bar = "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()
        out.append(f"{name:>9} {bar} {100 * count / values.size:.1f} %")
    return out
