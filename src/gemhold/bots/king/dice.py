"""Playing the dice for a whole turn: the value of every final roll, jokers included, and from it the best dice to keep.

The utility of a roll is the worth of the best card it meets; a roll that meets none may still meet one with a joker, at the price
of the joker, or else ends in the dragon alarm.
"""

from __future__ import annotations

from typing import Any

from gemhold.bots.king.desk import ALARM, CONDITION, MOST_GRADES, ROLLED, WITH_ANY, WITH_SYMBOL, Desk
from gemhold.core.kit import Ints, rule
from gemhold.games.king.data import DECKS, SYMBOLS
from gemhold.games.king.rules.dice import fall, grade_of, tally_all
from gemhold.games.king.solver import ROLLS, average, best, kept_at
from gemhold.games.king.state import ALL_DICE, NOBODY, Pair, State

NEVER = 9.0  # the cost of a joker one does not have
LEAST = -9.0
ROUNDING = 1e-6  # of single precision: smaller differences are none


@rule
def grade_rolls(s: State, card: int, added: int, out: Any) -> None:
    """The grade of every roll on a card, with a fictive die of one symbol (NOBODY: none). `s` is a scratch position."""
    for symbol in range(SYMBOLS):
        s.fictive[symbol] = symbol == added
    for roll in range(ROLLS):
        fall(s, ALL_DICE, roll)
        tally_all(s)
        out[roll] = grade_of(s, card)


@rule
def grades_ready(s: State, card: int, row: int, dice: Any) -> Any:
    """The grades of all rolls on a card, from the tables; a row is computed when it is first asked for."""
    grades, ready = dice[0], dice[1]
    condition = CONDITION[card]
    out = grades[condition, row]
    if not ready[condition, row]:
        if row == WITH_ANY:
            for symbol in range(SYMBOLS):
                one = grades[condition, WITH_SYMBOL + symbol]
                if not ready[condition, WITH_SYMBOL + symbol]:
                    grade_rolls(s, card, symbol, one)
                    ready[condition, WITH_SYMBOL + symbol] = 1
                for roll in range(ROLLS):
                    out[roll] = max(out[roll], one[roll])
        else:
            grade_rolls(s, card, row - WITH_SYMBOL, out)
        ready[condition, row] = 1
    return out


@rule
def raise_utility(grades: Any, deck: int, cost: float, desk: Desk, utility: Any) -> None:
    """Raise the utility of the rolls that meet a card to its worth, less the cost of the joker."""
    for grade in range(1, MOST_GRADES + 1):
        desk.by_grade[grade] = desk.worth[deck * (MOST_GRADES + 1) + grade] - cost
    one, two, three = desk.by_grade[1], desk.by_grade[2], desk.by_grade[3]
    for roll in range(ROLLS):
        grade = grades[roll]
        worth = one if grade == 1 else (two if grade == 2 else three)
        utility[roll] = max(utility[roll], worth) if grade > 0 else utility[roll]


@rule
def top_worth(worth: Any, deck: int) -> float:
    out = LEAST
    for grade in range(1, MOST_GRADES + 1):
        out = max(out, worth[deck * (MOST_GRADES + 1) + grade])
    return out


@rule
def fill_utility(s: State, scratch: State, desk: Desk, jokers: bool, dice: Any) -> None:
    utility = dice[3]
    worth = desk.worth
    for roll in range(ROLLS):
        utility[roll] = LEAST
    for deck in range(DECKS):
        if s.offer[deck] != NOBODY:
            raise_utility(grades_ready(scratch, s.offer[deck], ROLLED, dice), deck, 0.0, desk, utility)
    for roll in range(ROLLS):
        if utility[roll] == LEAST:  # K24: the alarm is for rolls that meet nothing
            utility[roll] = worth[ALARM]
    if not jokers:
        return
    supers = desk.joker_cost[Pair.SUPERS * SYMBOLS]
    for symbol in range(SYMBOLS + 1):
        row = WITH_SYMBOL + symbol  # the last: any symbol, for two super jokers
        cost = supers
        if symbol < SYMBOLS:
            cost = min(desk.joker_cost[symbol], desk.joker_cost[SYMBOLS + symbol])
            if cost >= supers:
                continue
        if cost >= NEVER:
            continue
        for deck in range(DECKS):
            if s.offer[deck] != NOBODY and top_worth(worth, deck) - cost > worth[ALARM]:
                raise_utility(grades_ready(scratch, s.offer[deck], row, dice), deck, cost, desk, utility)


@rule
def plan_dice(s: State, scratch: State, desk: Desk, jokers: bool, dice: Any) -> None:
    """The values of all partial rolls with one and two rolls to come."""
    partial, utility, last, first = dice[2], dice[3], dice[4], dice[5]
    fill_utility(s, scratch, desk, jokers, dice)
    for roll in range(ROLLS):
        last[partial[roll]] = utility[roll]
    average(last)
    best(last, first)
    average(first)


@rule
def before_rolling(dice: Any) -> float:
    """The expected utility of a turn, from its plan."""
    partial, first, work = dice[2], dice[5], dice[6]
    best(first, work)
    total = 0.0
    for roll in range(ROLLS):
        total += work[partial[roll]]
    mean: float = total / ROLLS
    return mean


@rule
def dice_to_keep(values: Any, faces: Ints) -> int:
    """The best set of dice to keep, from the values of partial rolls. Of equal ones, the larger."""
    choice = ALL_DICE
    top = values[kept_at(faces, ALL_DICE)]
    for kept in range(ALL_DICE - 1, -1, -1):
        other = values[kept_at(faces, kept)]
        if other > top + ROUNDING:
            top = other
            choice = kept
    return choice
