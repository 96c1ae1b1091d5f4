"""The results of a tournament as a page with tables and plots."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import gemhold
from gemhold.cli.arena_tables import percent, points, seconds_text
from gemhold.cli.boards import board_of
from gemhold.cli.page import document, heading, table
from gemhold.cli.plots import Interval, forest, histogram, stacked

if TYPE_CHECKING:
    from gemhold.arena.standings import LineupResult, Standings
    from gemhold.locales import Words


def page(result: Standings, words: Words) -> str:
    plan, say = result.tournament, words.say
    board = board_of(gemhold.game(plan.game))
    title = f"{board.title(words)}: {' – '.join(plan.levels)}"
    total = say("cli-simulated", games=len(result.games["seed"]), seats=plan.seats, seed=str(plan.seed))
    body = [f"<h1>{escape(title)}</h1>", f'<p class="soft">{escape(total)} · {escape(say("cli-unofficial"))}</p>']
    body += [heading(say("cli-arena-rating")), _ratings(result, words)]
    for lineup in result.lineups:
        body += _lineup(lineup, words)
    body += [heading(say("cli-arena-sources")), _sources(result, words)]
    body += [heading(say("cli-simulated-turns")), histogram([float(n) for n in result.games["turns"]])]
    first = f"{percent(result.first_wins)} % ({say('cli-arena-fair', share=f'{100 / plan.seats:.0f}')})"
    body += [f"<p>{escape(say('cli-arena-first'))}: <b>{escape(first)}</b></p>"]
    body += [f'<p class="soft">{escape(say("cli-simulated-digest"))} <code>{result.digest}</code></p>']
    return document(title, words.language, body)


def _ratings(result: Standings, words: Words) -> str:
    rows = [Interval(one.level, one.mu, one.mu - one.half, one.mu + one.half) for one in result.ratings]
    messages = ("cli-arena-rating", "cli-arena-median", "cli-arena-p95", "cli-arena-longest")
    cells = []
    for one in result.ratings:
        times = result.times[one.level]
        spent = map(seconds_text, (times.median, times.p95, times.longest))
        cells.append((one.level, f"{one.mu:.2f} ± {one.half:.2f}", *spent))
    return forest(rows) + table(["", *map(words.say, messages)], cells)


def _lineup(lineup: LineupResult, words: Words) -> list[str]:
    title = f"{' – '.join(lineup.levels)} ({words.say('cli-arena-games', n=lineup.games)})"
    wins = [
        Interval(entrant.level, 100 * entrant.wins.mean, 100 * entrant.wins.low, 100 * entrant.wins.high)
        for entrant in lineup.entrants
    ]
    messages = ("wins", "wins-adjusted", "margin", "margin-adjusted")
    rows = [
        (
            entrant.level,
            percent(entrant.wins),
            percent(entrant.wins_adjusted),
            points(entrant.margin),
            points(entrant.margin_adjusted),
            f"{entrant.score:.2f}",
        )
        for entrant in lineup.entrants
    ]
    head = ["", *(words.say(f"cli-arena-{message}") for message in messages), words.say("cli-simulated-score")]
    return [heading(title), forest(wins, " %", 100 * lineup.entrants[0].fair), table(head, rows)]


def _sources(result: Standings, words: Words) -> str:
    """Mean score of every level by source, over all its games."""
    plan = result.tournament
    game = gemhold.game(plan.game)
    seating, scored = result.games["seating"], result.games["points"]
    means = [scored[seating == entrant].mean(axis=0) for entrant in range(len(plan.levels))]
    used = [i for i in range(len(game.sources)) if any(abs(mean[i]) > 0.005 for mean in means)]
    names = [board_of(game).source(words, game.sources[i]) for i in used]
    return stacked([(level, [float(mean[i]) for i in used]) for level, mean in zip(plan.levels, means, strict=True)], names)
