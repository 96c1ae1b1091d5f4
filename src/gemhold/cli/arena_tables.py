"""The results of a tournament as tables in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

import gemhold
from gemhold.cli.boards import board_of

if TYPE_CHECKING:
    from rich.console import Console

    from gemhold.arena.estimate import Estimate
    from gemhold.arena.standings import LineupResult, Standings
    from gemhold.locales import Words


def percent(estimate: Estimate | None) -> str:
    return "" if estimate is None else f"{100 * estimate.mean:.1f} ± {100 * estimate.half:.1f}"


def points(estimate: Estimate | None) -> str:
    return "" if estimate is None else f"{estimate.mean:+.2f} ± {estimate.half:.2f}"


def seconds_text(seconds: float) -> str:
    return f"{1000 * seconds:.3g} ms" if seconds < 1 else f"{seconds:.3g} s"


def show(result: Standings, seconds: float, words: Words, console: Console) -> None:
    plan, say = result.tournament, words.say
    title = board_of(gemhold.game(plan.game)).title(words)
    head = say("cli-simulated", games=len(result.games["seed"]), seats=plan.seats, seed=str(plan.seed))
    console.print(Text.assemble((f"{title}: {head}", "bold"), (f"  {seconds:.1f} s", "dim")))
    for lineup in result.lineups:
        console.print()
        console.print(_lineup(lineup, words))
    console.print()
    console.print(_players(result, words))
    console.print()
    fair = say("cli-arena-fair", share=f"{100 / plan.seats:.0f}")
    console.print(Text.assemble(f"{say('cli-arena-first')}: ", (f"{percent(result.first_wins)} %", "bold"), f" ({fair})"))
    console.print(Text(f"{say('cli-simulated-digest')} {result.digest}", "dim"))


def _lineup(lineup: LineupResult, words: Words) -> Table:
    say = words.say
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", title_justify="left", title_style="bold")
    table.title = f"{' – '.join(lineup.levels)} ({say('cli-arena-games', n=lineup.games)})"
    corrected = any(entrant.wins_adjusted is not None for entrant in lineup.entrants)
    wins, margin = ["cli-arena-wins"], ["cli-arena-margin"]
    if corrected:
        wins, margin = [*wins, "cli-arena-wins-adjusted"], [*margin, "cli-arena-margin-adjusted"]
    table.add_column("")
    for message in (*wins, *margin, "cli-simulated-score"):
        table.add_column(say(message), justify="right")
    for entrant in lineup.entrants:
        cells = [percent(entrant.wins), *([percent(entrant.wins_adjusted)] if corrected else [])]
        cells += [points(entrant.margin), *([points(entrant.margin_adjusted)] if corrected else []), f"{entrant.score:.2f}"]
        table.add_row(Text(entrant.level, "bold"), *cells)
    return table


def _players(result: Standings, words: Words) -> Table:
    say = words.say
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for message in ("cli-arena-rating", "cli-arena-median", "cli-arena-p95", "cli-arena-longest"):
        table.add_column(say(message), justify="right")
    for rating in result.ratings:
        times = result.times[rating.level]
        row = (f"{rating.mu:.2f} ± {rating.half:.2f}", *map(seconds_text, (times.median, times.p95, times.longest)))
        table.add_row(Text(rating.level, "bold"), *row)
    return table
