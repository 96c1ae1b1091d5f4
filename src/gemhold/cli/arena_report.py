"""The results of a tournament as a page: one file with tables and plots, without scripts and without anything from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING

import gemhold
from gemhold.cli.arena_tables import percent, points, seconds_text
from gemhold.cli.boards import board_of
from gemhold.cli.plots import Interval, forest, histogram, stacked

if TYPE_CHECKING:
    from gemhold.arena.standings import LineupResult, Standings
    from gemhold.locales import Words

STYLE = """
:root { color-scheme: light dark; --ink: #2b2118; --paper: #fbf6ea; --edge: #d9cdb4; --soft: #6d5f4d }
@media (prefers-color-scheme: dark) { :root { --ink: #efe6d4; --paper: #221c16; --edge: #4a3f33; --soft: #b5a68f } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
body { max-width: 780px; margin: 2rem auto; padding: 0 1rem }
h1, h2 { font-family: Georgia, serif; line-height: 1.2 } h2 { margin-top: 2.2rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums } .wide { overflow-x: auto }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--edge); white-space: nowrap }
th:first-child, td:first-child { text-align: left } th { color: var(--soft); font-weight: 500 } .soft { color: var(--soft) }
svg { width: 100%; height: auto; margin: .6rem 0 } text { font-size: 12px; fill: var(--ink) } .name { text-anchor: end }
.tick { text-anchor: middle; fill: var(--soft) } .grid { stroke: var(--edge) }
.fair { stroke: var(--soft); stroke-dasharray: 5 4 }
.bar { stroke-width: 3; stroke: var(--c) } .dot, rect { fill: var(--c) } .line { fill: none; stroke: var(--c); stroke-width: 2.5 }
.c0 { --c: #3f7d4f } .c1 { --c: #b0632b } .c2 { --c: #3a6ea5 } .c3 { --c: #a23b52 } .c4 { --c: #8a7a1f } .c5 { --c: #6b5aa0 }
"""


def page(result: Standings, words: Words) -> str:
    plan, say = result.tournament, words.say
    board = board_of(gemhold.game(plan.game))
    title = f"{board.title(words)}: {' – '.join(plan.levels)}"
    total = say("cli-simulated", games=len(result.games["seed"]), seats=plan.seats, seed=str(plan.seed))
    body = [f"<h1>{escape(title)}</h1>", f'<p class="soft">{escape(total)} · {escape(say("cli-unofficial"))}</p>']
    body += [_heading("cli-arena-rating", words), _ratings(result, words)]
    for lineup in result.lineups:
        body += _lineup(lineup, words)
    body += [_heading("cli-arena-sources", words), _sources(result, words)]
    body += [_heading("cli-simulated-turns", words), histogram([float(n) for n in result.games["turns"]])]
    first = f"{percent(result.first_wins)} % ({say('cli-arena-fair', share=f'{100 / plan.seats:.0f}')})"
    body += [f"<p>{escape(say('cli-arena-first'))}: <b>{escape(first)}</b></p>"]
    body += [f'<p class="soft">{escape(say("cli-simulated-digest"))} <code>{result.digest}</code></p>']
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    start = f'<!doctype html>\n<html lang="{words.language}"><head>{head}<style>{STYLE}</style></head>'
    return f"{start}<body>{''.join(body)}</body></html>\n"


def _heading(message: str, words: Words) -> str:
    return f"<h2>{escape(words.say(message))}</h2>"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    def line(cells: Sequence[str], tag: str) -> str:
        return f"<tr>{''.join(f'<{tag}>{escape(cell)}</{tag}>' for cell in cells)}</tr>"

    return f'<div class="wide"><table>{line(head, "th")}{"".join(line(row, "td") for row in rows)}</table></div>'


def _ratings(result: Standings, words: Words) -> str:
    rows = [Interval(one.level, one.mu, one.mu - one.half, one.mu + one.half) for one in result.ratings]
    messages = ("cli-arena-rating", "cli-arena-median", "cli-arena-p95", "cli-arena-longest")
    cells = []
    for one in result.ratings:
        times = result.times[one.level]
        spent = map(seconds_text, (times.median, times.p95, times.longest))
        cells.append((one.level, f"{one.mu:.2f} ± {one.half:.2f}", *spent))
    return forest(rows) + _table(["", *map(words.say, messages)], cells)


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
    return [f"<h2>{escape(title)}</h2>", forest(wins, " %", 100 * lineup.entrants[0].fair), _table(head, rows)]


def _sources(result: Standings, words: Words) -> str:
    """Mean score of every level by source, over all its games."""
    plan = result.tournament
    game = gemhold.game(plan.game)
    seating, scored = result.games["seating"], result.games["points"]
    means = [scored[seating == entrant].mean(axis=0) for entrant in range(len(plan.levels))]
    used = [i for i in range(len(game.sources)) if any(abs(mean[i]) > 0.005 for mean in means)]
    names = [board_of(game).source(words, game.sources[i]) for i in used]
    return stacked([(level, [float(mean[i]) for i in used]) for level, mean in zip(plan.levels, means, strict=True)], names)
