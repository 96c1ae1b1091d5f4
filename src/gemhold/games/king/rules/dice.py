"""Dice, and whether they meet a condition (K30–K37)."""

from __future__ import annotations

from gemhold.core.kit import rule, table
from gemhold.games.king.data import CARD_LIST, DECKS, DICE, DIE_COLOURS, SYMBOLS, Kind
from gemhold.games.king.state import NOBODY, State

MOST_NEEDS = 6
KIND = table([int(card.condition.kind) for card in CARD_LIST])
NEED = table([(*card.condition.need, 0, 0, 0, 0, 0, 0)[:MOST_NEEDS] for card in CARD_LIST])
GRADES = table([card.condition.grades for card in CARD_LIST])
DIE_COLOUR = table(DIE_COLOURS)
RED, GREEN, BLUE = 0, 1, 2
MOST_FICTIVE = 30  # two of sixty cards each


@rule
def outcomes(dice: int) -> int:
    """How many ways the dice of a set can fall."""
    n = 1
    for die in range(DICE):
        if dice >> die & 1:
            n *= 6
    return n


@rule
def fall(s: State, dice: int, outcome: int) -> None:
    """Let the dice of a set fall: the outcome's digits in base 6, first die last digit."""
    for die in range(DICE):
        if dice >> die & 1:
            s.face[die] = outcome % 6
            outcome //= 6


@rule
def count_die(s: State, number: int, colour: int) -> None:
    """`number` counts from 0."""
    s.number[number] += 1
    s.colour[colour] += 1
    s.colour_sum[colour] += number + 1
    s.total += number + 1


@rule
def tally_rolled(s: State) -> None:
    """Count the six rolled dice."""
    for i in range(6):
        s.number[i] = 0
    for i in range(3):
        s.colour[i] = 0
        s.colour_sum[i] = 0
    s.total = 0
    for die in range(DICE):
        count_die(s, s.face[die], DIE_COLOUR[die][s.face[die]])


@rule
def tally_fictive(s: State) -> None:
    """Add the dice made of jokers (K22: they count as dice in every condition)."""
    for symbol in range(SYMBOLS):
        for _ in range(s.fictive[symbol]):
            count_die(s, symbol % 6, symbol // 6)


@rule
def longest_straight(s: State) -> int:
    run = 0
    best = 0
    for i in range(6):
        run = run + 1 if s.number[i] > 0 else 0
        best = max(best, run)
    return best


@rule
def has_groups(s: State, first: int, second: int, third: int) -> bool:  # K32
    """Do the numbers come in groups of these sizes, largest first, each of another number?"""
    a = 0
    b = 0
    c = 0  # the three largest groups
    for i in range(6):
        n = s.number[i]
        if n > a:
            a, b, c = n, a, b
        elif n > b:
            b, c = n, b
        elif n > c:
            c = n
    return a >= first and b >= second and c >= third


@rule
def grade_of(s: State, card: int) -> int:
    """Grade the tallied dice reach on a card: 0 if the condition is not met, else 1 (graded cards: up to 3, K37)."""
    kind = KIND[card]
    need = NEED[card]
    met = True
    if kind == Kind.COLOUR:  # K30
        spare = DICE
        for c in range(3):
            if need[c] > 0:
                met = met and s.colour[c] >= need[c]
                spare = min(spare, s.colour[c] - need[c])
        return min(1 + spare, GRADES[card]) if met else 0
    if kind == Kind.NUMBERS:  # K31
        for i in range(6):
            met = met and s.number[i] >= need[i]
    elif kind == Kind.GROUPS:
        met = has_groups(s, need[0], need[1], need[2])
    elif kind == Kind.SUM:  # K33
        met = s.total >= need[0]
    elif kind == Kind.RED_SUM:  # K34
        met = s.colour_sum[RED] >= need[0]
    elif kind == Kind.ORDER:  # K35
        met = s.colour_sum[RED] > s.colour_sum[BLUE] and s.colour_sum[BLUE] > s.colour_sum[GREEN]
    else:  # K36
        spare = longest_straight(s) - need[0]
        return min(1 + spare, GRADES[card]) if spare >= 0 else 0
    return 1 if met else 0


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
