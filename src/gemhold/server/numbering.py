"""Rows of a log as a player counts them.

Half of a choice nobody else may see (a weapon picked, a card taken up and put back) is a row of the log all the same. Whoever
cannot notice it must not find it by counting either: for them such a row has no number, no line in the story, no message in the
stream, and gives the player to move no new time.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from gemhold.core.contract import SPECTATOR
from gemhold.core.game import Event, Game
from gemhold.core.knowledge import Sight

SPECTATORS = 1  # as an audience; seats are the bits above


class Told(NamedTuple):
    """What a row of the log tells, and the audience that cannot notice it."""

    events: tuple[Event, ...]
    silent: int = 0


def audience(seats: Iterable[int]) -> int:
    """Who watches together, as bits: the seats of a player; without a seat, spectators."""
    return sum(1 << (seat + 1) for seat in seats) or SPECTATORS


def silent_to(game: Game, seats: int, actor: int, before: Sight, after: Sight, events: Sequence[Event]) -> int:
    """The seats and spectators to whom an action tells nothing and changes nothing they see."""
    if not game.secrets or actor < 0:
        return 0
    out = 0
    for viewer in range(SPECTATOR, seats):
        if viewer == actor or any(event.visible_to(viewer) for event in events):
            continue
        if after.looks_like(before, viewer):
            out |= 1 << (viewer + 1)
    return out


@dataclass(frozen=True, slots=True)
class Numbers:
    """Translates between the numbers of rows (or steps) and those an audience counts: without the hidden ones."""

    rows: int
    hidden: Sequence[int] = ()  # ascending

    @property
    def total(self) -> int:
        return self.rows - len(self.hidden)

    def own(self, row: int) -> int:
        """How many rows before this one the audience knows: the row's own number, if it is shown.

        >>> Numbers(6, [1, 2]).own(3), Numbers(6, [1, 2]).own(6)
        (1, 4)
        """
        return row - bisect_left(self.hidden, row)

    def row(self, number: int) -> int:
        """The row with this number; beyond the last, as many rows beyond it.

        >>> [Numbers(6, [1, 2]).row(number) for number in range(5)]
        [0, 3, 4, 5, 6]
        """
        for hidden in self.hidden:
            if hidden > number:
                break
            number += 1
        return number

    def shown(self, first: int, end: int) -> list[int]:
        """The rows with these own numbers.

        >>> Numbers(6, [1, 2]).shown(0, 3)
        [0, 3, 4]
        """
        hidden = set(self.hidden)
        return [row for row in range(self.row(first), self.row(end)) if row not in hidden]
