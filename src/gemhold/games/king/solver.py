"""Optimal play of the dice, for any utility of the final roll.

A roll is a number in base 6, one digit per die. A *partial* roll is a number in base 7: digit 0 is a die still to be rolled, 1 to
6 a face. `average` turns a table of values of full rolls into one of all partial rolls, die by die: its entry is the expected
value after rolling the open dice. Keeping some dice of a roll leads to one of 64 partial rolls; `best` takes the maximum over
them for every roll at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gemhold.core.kit import PURE, Ints, floats, rule, table
from gemhold.games.king.data import DICE

if not PURE:
    import numpy as np

ROLLS = 6**DICE
PARTIALS = 7**DICE
POWERS = table([7**die for die in range(DICE)])
SIX = 6.0 if PURE else np.float32(6)  # keeps tables of single precision in it


@rule
def scatter(utility: Any, partials: Any) -> None:
    """Copy the values of full rolls (base 6) to their indices among partial rolls (base 7)."""
    for roll in range(ROLLS):
        rest = roll
        at = 0
        for die in range(DICE):
            at += (rest % 6 + 1) * POWERS[die]
            rest //= 6
        partials[at] = utility[roll]


@rule
def average(partials: Any) -> None:
    """Compute all entries with open dice, in place."""
    p = partials
    for at in range(0, PARTIALS, 7):  # two dice apart: constant steps compile to better code
        p[at] = (p[at + 1] + p[at + 2] + p[at + 3] + p[at + 4] + p[at + 5] + p[at + 6]) / SIX
    for high in range(0, PARTIALS, 49):
        for at in range(high, high + 7):
            p[at] = (p[at + 7] + p[at + 14] + p[at + 21] + p[at + 28] + p[at + 35] + p[at + 42]) / SIX
    n = 49
    for _ in range(2, DICE):
        for high in range(0, PARTIALS, n * 7):
            for at in range(high, high + n):
                p[at] = (p[at + n] + p[at + 2 * n] + p[at + 3 * n] + p[at + 4 * n] + p[at + 5 * n] + p[at + 6 * n]) / SIX
        n *= 7


if PURE or TYPE_CHECKING:

    def raise_row(values: Any, low: int, high: int, n: int) -> None:
        """Raise n values from `high` on to those from `low` on where these are larger."""
        for i in range(n):
            values[high + i] = max(values[high + i], values[low + i])

else:

    @rule
    def raise_row(values, low, high, n):
        below, above = values[low : low + n], values[high : high + n]  # slices, so that the loop becomes vector instructions
        for i in range(n):
            above[i] = below[i] if below[i] > above[i] else above[i]


@rule
def best(partials: Any, out: Any) -> None:
    """For every full roll the best value any keep leads to (other entries of `out` are by-products)."""
    for high in range(0, PARTIALS, 7):
        out[high] = partials[high]
        for at in range(high + 1, high + 7):
            out[at] = max(partials[high], partials[at])
    step = 7
    for _ in range(DICE - 1):
        for high in range(0, PARTIALS, step * 7):
            for face in range(1, 7):
                raise_row(out, high, high + face * step, step)
        step *= 7


@rule
def kept_at(faces: Ints, kept: int) -> int:
    """The partial roll after keeping a set of dice; faces count from 0."""
    at = 0
    for die in range(DICE):
        if kept >> die & 1:
            at += (faces[die] + 1) * POWERS[die]
    return at


@rule
def best_keep(partials: Any, faces: Ints) -> int:
    """The best set of dice to keep. Ties prefer stopping, then the larger bit set."""
    choice = 63
    value = partials[kept_at(faces, 63)]
    for kept in range(62, -1, -1):
        other = partials[kept_at(faces, kept)]
        if other > value + 1e-12:
            choice, value = kept, other
    return choice


class Plan:
    """Values of all partial rolls for one utility, with one, two and three rolls to come.

    `value(faces, kept, rolls)` is the expected utility of keeping these dice with `rolls` rolls left (0: the roll is final).
    """

    def __init__(self, utility: Any, rolls: int = 2) -> None:
        self.stages = [floats(PARTIALS)]
        scatter(utility, self.stages[0])
        average(self.stages[0])
        work = floats(PARTIALS)
        for _ in range(rolls - 1):
            best(self.stages[-1], work)
            stage, work = work, floats(PARTIALS)
            average(stage)
            self.stages.append(stage)

    def keep(self, faces: Ints, rolls: int) -> int:
        """The best set of dice to keep with a number of rolls left (at least one)."""
        return int(best_keep(self.stages[rolls - 1], faces))

    def value(self, faces: Ints, kept: int, rolls: int) -> float:
        return float(self.stages[rolls - 1][kept_at(faces, kept)])

    def fresh(self, rolls: int = 3) -> float:
        """Expected utility before the first roll."""
        return float(self.stages[rolls - 1][0])
