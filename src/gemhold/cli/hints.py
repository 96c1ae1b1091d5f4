"""Hints for the terminal: what a good player would do, how good that is, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from gemhold.bots.advice import Advice
    from gemhold.cli.boards import Board
    from gemhold.core.match import Match
    from gemhold.locales import Words


def hint_lines(match: Match, advice: Sequence[Advice], board: Board, names: Sequence[str], words: Words) -> Iterator[Text]:
    """The best action first; the others with what they lose against it."""
    best = advice[0]
    for one in advice:
        text = match.game.notation.text(match.state, one.action)
        chance = [] if one.win is None else [words.say("hint-win", percent=round(100 * one.win))]
        why = [board.tell(reason, names, words).plain for reason in one.reasons]
        said = words.say("cli-hint" if one is best else "cli-hint-other", text=text)
        yield Text(" · ".join([said, *chance, *why]), "" if one is best else "dim")
