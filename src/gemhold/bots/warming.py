"""What can be compiled ahead for a game, part by part: its rules, its odds, each of its bots.

A lock lets one process at a time compile a game: Numba's cache can mix up what two of them add to it at once, and the second
finds the work done.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from gemhold.bots import levels, rehearse, usual_level
from gemhold.bots.advice import rehearse_advice
from gemhold.core.game import Game
from gemhold.core.warm import Step, compiling_alone, is_warm, mark_warm, steps

RULES, ODDS, ADVICE = "rules", "odds", "advice"
YIELDING = 0.05  # seconds in which another process gets the lock
MOST_DECISIONS = 150  # of the match a bot is compiled with


def bot_part(level: str) -> str:
    return f"bot-{level}"


def parts_of(game: Game) -> list[str]:
    """Everything that can be compiled ahead."""
    return [RULES, *([ODDS] if game.odds is not None else []), *(bot_part(level) for level in levels(game.name)), ADVICE]


def by_need(game: Game) -> list[str]:
    """The same, first what most people need first: the rules, and the bot they usually meet."""
    first = (RULES, bot_part(usual_level(game.name)))
    return [*first, *(part for part in parts_of(game) if part not in first)]


def shown_parts(game: Game) -> list[str]:
    """The parts needed to show a position."""
    return [part for part in (RULES, ODDS) if part in parts_of(game)]


def steps_of(game: Game, part: str) -> list[Step]:
    if part == RULES:
        return steps(game)
    if part == ODDS:
        odds = game.odds
        assert odds is not None
        return [Step("", lambda: odds(game.start(game.seats[0]).state))]
    if part == ADVICE:
        return [Step("", lambda: rehearse_advice(game))]
    return [Step("", lambda: rehearse(game, part.partition("-")[2], MOST_DECISIONS))]


def cold(game: Game, parts: Sequence[str]) -> list[str]:
    return [part for part in parts if not is_warm(game, part)]


@contextmanager
def left_to_compile(game: Game, parts: Sequence[str]) -> Iterator[list[tuple[str, Step]]]:
    """The steps of the parts that nobody has compiled yet, to be run inside; afterwards these parts count as compiled."""
    with compiling_alone(game):
        missing = cold(game, parts)
        yield [(part, step) for part in missing for step in steps_of(game, part)]
        for part in missing:
            mark_warm(game, part)


def compile_parts(game: Game, parts: Sequence[str], told: Callable[[int, int], None]) -> None:
    """Compile what is missing, a part at a time: another process may wait for one. `told` the steps done so far, and all."""
    missing = cold(game, parts)
    number = {part: len(steps_of(game, part)) for part in missing}
    before, total = 0, sum(number.values())
    for part in missing:
        told(before, total)
        with left_to_compile(game, [part]) as todo:
            for done, (_, step) in enumerate(todo):
                told(before + done, total)
                step.run()
        before += number[part]
        time.sleep(YIELDING)
