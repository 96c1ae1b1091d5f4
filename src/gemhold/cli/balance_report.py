"""What was found out about the balance of a game, in sections."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING

import gemhold
from gemhold.cli.arena_tables import percent
from gemhold.cli.boards import board_of
from gemhold.cli.plots import Interval, forest, histogram, stacked
from gemhold.cli.sections import Report, Section

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gemhold.arena.balance import Balance, Group
    from gemhold.arena.estimate import Estimate
    from gemhold.cli.boards import Board
    from gemhold.locales import Words


def report(result: Balance, words: Words) -> Report:
    plan, say = result.experiment, words.say
    board = board_of(gemhold.game(plan.game))
    sections = [_groups("seat", say("cli-balance-seat"), [(group.name, group) for group in result.seats], words)]
    if (result.games["order"] != range(plan.seats)).any():  # else it is the order of the seats
        sections.append(_groups("order", say("cli-balance-order"), [(group.name, group) for group in result.order], words))
    if len(result.endings) > 1:
        sections.append(_endings(result, words))
    for trait, groups in result.traits.items():
        named = [(board.trait_value(words, trait, group.name), group) for group in groups]
        sections.append(_groups(trait, board.trait(words, trait), named, words))
    sections += [_sources(result, board, words), _length(result, words)]
    if result.uses:
        sections.append(_uses(result, board, words))
    return Report(
        title=f"{board.title(words)}: {say('cli-balance-title', level=plan.levels[0])}",
        language=words.language,
        above=[
            say("cli-simulated", games=plan.games, seats=plan.seats, seed=str(plan.seed)) + f" · {say('cli-unofficial')}",
            *([", ".join(f"{name} = {value}" for name, value in plan.options.items())] if plan.options else []),
            say("cli-balance-intervals"),
        ],
        sections=[section for section in sections if section.rows],
        below=f"{say('cli-simulated-digest')} {result.digest} · {say('cli-balance-data')} {result.data}",
    )


def mean(estimate: Estimate) -> str:
    return f"{estimate.mean:.2f} ± {estimate.half:.2f}" if isfinite(estimate.half) else f"{estimate.mean:.2f}"


def _interval(name: str, estimate: Estimate, scale: float = 100) -> Interval:
    return Interval(name, scale * estimate.mean, scale * estimate.low, scale * estimate.high)


def _groups(name: str, title: str, groups: Sequence[tuple[str, Group]], words: Words) -> Section:
    head = ["", *map(words.say, ("cli-arena-wins", "cli-balance-fair", "cli-simulated-score", "cli-balance-games"))]
    rows = [
        (label, percent(group.wins), f"{100 * group.fair:.1f}", mean(group.score), str(group.games)) for label, group in groups
    ]
    fair = {round(100 * group.fair, 4) for _, group in groups}
    line = fair.pop() if len(fair) == 1 else None
    plot = forest([_interval(label, group.wins) for label, group in groups], " %", line) if groups else ""
    return Section(name, title, head, rows, plot=plot)


def _endings(result: Balance, words: Words) -> Section:
    say = words.say
    wins = [say("cli-balance-wins-of", n=k + 1) for k in range(result.experiment.seats)]
    rows = [(str(one.turns), percent(one.share), *map(percent, one.wins)) for one in result.endings]
    return Section(
        "endings",
        say("cli-balance-endings"),
        [say("cli-balance-turns"), say("cli-balance-share"), *wins],
        rows,
        say("cli-balance-endings-note"),
    )


def _sources(result: Balance, board: Board, words: Words) -> Section:
    say = words.say
    winners, losers = say("cli-balance-winners"), say("cli-balance-losers")
    used = [one for one in result.sources if max(abs(one.winners.mean), abs(one.losers.mean)) > 0.005]
    names = [board.source(words, one.name) for one in used]
    rows = [(name, mean(one.winners), mean(one.losers)) for name, one in zip(names, used, strict=True)]
    total = [sum(one.winners.mean for one in used), sum(one.losers.mean for one in used)]
    bars = [(winners, [one.winners.mean for one in used]), (losers, [one.losers.mean for one in used])]
    return Section(
        "sources",
        say("cli-arena-sources"),
        ["", winners, losers],
        [*rows, (say("cli-column-total"), *(f"{points:.2f}" for points in total))],
        plot=stacked(bars, names) if used else "",
    )


def _length(result: Balance, words: Words) -> Section:
    say = words.say
    names = {
        "decisions": say("cli-simulated-decisions"),
        "turns": say("cli-simulated-turns"),
        "rounds": say("cli-balance-rounds"),
    }
    columns = ("cli-balance-mean", "cli-simulated-sd", "cli-simulated-min", "cli-simulated-median", "cli-simulated-max")
    rows = []
    for one in result.length:
        spread = one.spread
        values = (f"{spread.sd:.1f}", f"{spread.min:.0f}", f"{spread.median:.0f}", f"{spread.max:.0f}")
        rows.append((names[one.name], mean(one.mean), *values))
    plot = histogram([float(n) for n in result.games["turns"]])
    return Section("length", say("cli-balance-length"), ["", *map(say, columns)], rows, plot=plot)


def _uses(result: Balance, board: Board, words: Words) -> Section:
    say = words.say
    columns = ("cli-balance-used", "cli-balance-uses", "cli-balance-users-win", "cli-balance-worth")
    named = [(board.thing(words, use.name), use) for use in result.uses]
    rows = [
        (
            name,
            percent(use.games),
            mean(use.uses),
            percent(use.wins),
            "" if use.worth is None else f"{100 * use.worth.mean:+.1f} ± {100 * use.worth.half:.1f}",
        )
        for name, use in named
    ]
    worth = [_interval(name, use.worth) for name, use in named if use.worth is not None]
    plot = forest(worth, " %", 0.0) if worth else ""
    return Section("uses", say("cli-balance-things"), ["", *map(say, columns)], rows, say("cli-balance-worth-note"), plot)
