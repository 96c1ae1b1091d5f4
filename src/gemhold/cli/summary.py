"""The results of a simulation as tables in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from rich.table import Table
from rich.text import Text

import gemhold
from gemhold.cli.boards import board_of, sign_of

if TYPE_CHECKING:
    from rich.console import Console

    from gemhold.arena.simulation import Simulation, Summary
    from gemhold.cli.boards import Board
    from gemhold.core.game import Game
    from gemhold.locales import Words

BINS, BAR = 12, 40
SPREAD = {  # message and digits
    "sd": ("cli-simulated-sd", 1),
    "min": ("cli-simulated-min", 0),
    "median": ("cli-simulated-median", 0),
    "max": ("cli-simulated-max", 0),
}
EIGHTHS = " ▏▎▍▌▋▊▉█"


def show(result: Simulation, seconds: float, words: Words, console: Console) -> None:
    data, say = result.summary(), words.say
    game = gemhold.game(data.game)
    board = board_of(game)
    speed = data.games / seconds if seconds > 0 else 0.0
    head = say("cli-simulated", games=data.games, seats=data.seats, seed=str(data.seed))
    console.print(Text.assemble((f"{board.title(words)}: {head}", "bold"), (f"  {seconds:.1f} s, {speed:,.0f}/s", "dim")))
    console.print()
    console.print(_by_seat(data, game, board, words))
    console.print(Text(say("cli-simulated-shared", n=data.shared_victories), "dim"))
    console.print()
    for part, message in ((data.decisions, "cli-simulated-decisions"), (data.turns, "cli-simulated-turns")):
        text = f"{part.mean:.1f} ± {part.sd:.1f}  ({part.min:.0f}–{part.max:.0f})"
        console.print(Text.assemble(f"{say(message)}: ", (text, "bold")))
    console.print()
    console.print(Text(say("cli-simulated-distribution"), "bold"))
    for line in histogram(result.scores):
        console.print(line)
    console.print(Text(f"{say('cli-simulated-digest')} {data.digest}", "dim"))


def _by_seat(data: Summary, game: Game, board: Board, words: Words) -> Table:
    say, seats = words.say, data.by_seat
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    for seat in seats:
        sign = (f"{sign_of(seat.seat - 1)} ", board.seat_style(seat.seat - 1, seat.colour))
        table.add_column(Text.assemble(sign, board.seat_name(words, seat.colour)), justify="right", no_wrap=True)
    table.add_row(Text(say("cli-simulated-bot"), "dim"), *(seat.bot for seat in seats))
    wins = [100 * seat.wins / data.games for seat in seats]
    table.add_row(Text(say("cli-simulated-wins"), "bold"), *(Text(f"{share:.1f} %", "bold") for share in wins))
    table.add_row(Text(say("cli-simulated-score"), "bold"), *(Text(f"{seat.score.mean:.2f}", "bold") for seat in seats))
    for source in game.sources:
        table.add_row(f"  {board.source(words, source)}", *(f"{seat.sources[source]:.2f}" for seat in seats))
    for name, (message, digits) in SPREAD.items():
        table.add_row(Text(say(message), "dim"), *(f"{getattr(seat.score, name):.{digits}f}" for seat in seats))
    return table


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
