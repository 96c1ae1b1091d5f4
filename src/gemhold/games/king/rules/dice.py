"""Dice, and whether they meet a condition (K30–K37)."""

from __future__ import annotations

from gemhold.core.kit import rule, table
from gemhold.games.king.data import CARD_LIST, DECKS, DICE, DIE_COLOURS, SYMBOLS, Condition, Kind
from gemhold.games.king.state import NOBODY, TALLY, State, Tally


def _needs(condition: Condition) -> list[int]:
    """The least value of each tally a condition asks for; every condition is such a row."""
    needs = [0] * TALLY
    first = {
        Kind.COLOUR: Tally.COLOUR,  # K30
        Kind.NUMBERS: Tally.NUMBER,  # K31
        Kind.GROUPS: Tally.GROUP,  # K32
        Kind.SUM: Tally.SUM,  # K33
        Kind.RED_SUM: Tally.COLOUR_SUM,  # K34
        Kind.ORDER: Tally.ORDER,  # K35
        Kind.STRAIGHT: Tally.STRAIGHT,  # K36
    }[condition.kind]
    for i, need in enumerate(condition.need or (1,)):
        needs[first + i] = need
    return needs


NEEDS = table([need for card in CARD_LIST for need in _needs(card.condition)])  # TALLY numbers a card
GRADES = table([card.condition.grades for card in CARD_LIST])
GRADED = table([_needs(card.condition).index(max(_needs(card.condition))) for card in CARD_LIST])  # what grades are counted on
DIE_COLOUR = table([colour for die in DIE_COLOURS for colour in die])  # six faces a die
RED, GREEN, BLUE = Tally.COLOUR_SUM, Tally.COLOUR_SUM + 1, Tally.COLOUR_SUM + 2


@rule
def outcomes(dice: int) -> int:
    """How many ways the dice of a set can fall."""
    n = 1
    for die in range(DICE):
        n *= 6 if dice >> die & 1 else 1
    return n


@rule
def fall(s: State, dice: int, outcome: int) -> None:
    """Let the dice of a set fall: the outcome's digits in base 6, first die last digit."""
    for die in range(DICE):
        rolled = dice >> die & 1
        rest = outcome // 6
        s.face[die] = outcome - 6 * rest if rolled else s.face[die]
        outcome = rest if rolled else outcome


@rule
def count_die(s: State, number: int, colour: int) -> None:
    """`number` counts from 0."""
    s.tally[Tally.NUMBER + number] += 1
    s.tally[Tally.COLOUR + colour] += 1
    s.tally[Tally.COLOUR_SUM + colour] += number + 1
    s.tally[Tally.SUM] += number + 1


@rule
def tally_rolled(s: State) -> None:
    """Count the six rolled dice."""
    for i in range(TALLY):
        s.tally[i] = 0
    for die in range(DICE):
        count_die(s, s.face[die], DIE_COLOUR[6 * die + s.face[die]])
    tally_shape(s)


@rule
def tally_fictive(s: State) -> None:
    """Add the dice made of jokers (K22: they count as dice in every condition)."""
    for symbol in range(SYMBOLS):
        for _ in range(s.fictive[symbol]):
            count_die(s, symbol % 6, symbol // 6)
    tally_shape(s)


@rule
def tally_shape(s: State) -> None:
    """Groups, the longest straight and the order follow from the counts."""
    first = 0
    second = 0
    third = 0
    run = 0
    straight = 0
    for i in range(6):
        n = int(s.tally[Tally.NUMBER + i])
        run = run + 1 if n > 0 else 0
        straight = max(straight, run)
        third = max(third, min(second, n))
        second = max(second, min(first, n))
        first = max(first, n)
    s.tally[Tally.GROUP] = first  # K32: different symbols stand for different numbers
    s.tally[Tally.GROUP + 1] = second
    s.tally[Tally.GROUP + 2] = third
    s.tally[Tally.STRAIGHT] = straight  # K36
    s.tally[Tally.ORDER] = (s.tally[RED] > s.tally[BLUE]) & (s.tally[BLUE] > s.tally[GREEN])  # K35


@rule
def grade_of(s: State, card: int) -> int:
    """Grade the tallied dice reach on a card: 0 if the condition is not met, else 1 (graded cards: up to 3, K37)."""
    met = 1
    for i in range(TALLY):
        met &= s.tally[i] >= NEEDS[TALLY * card + i]
    most = GRADED[card]
    return met * min(GRADES[card], 1 + s.tally[most] - NEEDS[TALLY * card + most])


@rule
def check_rolled(s: State) -> None:
    """Which offered cards do the rolled dice meet?"""
    tally_rolled(s)
    s.met_rolled = 0
    for deck in range(DECKS):
        s.met[deck] = 0 if s.offer[deck] == NOBODY else grade_of(s, s.offer[deck])
        if s.met[deck] > 0:
            s.met_rolled |= 1 << deck


@rule
def check_all(s: State) -> None:
    """Which do they meet with the fictive dice? What the rolled dice meet stays met (our ruling at K22: a fictive die may
    turn the order of K35, but nobody loses a card by adding it)."""
    check_rolled(s)
    tally_fictive(s)
    for deck in range(DECKS):
        if s.offer[deck] != NOBODY:
            s.met[deck] = max(s.met[deck], grade_of(s, s.offer[deck]))
