"""Dice, and whether they meet a condition (K30–K37)."""

from __future__ import annotations

from gemhold.core.kit import count, inlined_rule, table
from gemhold.games.king.data import CARD_LIST, DECKS, DICE, DIE_COLOURS, SYMBOLS, Condition, Kind
from gemhold.games.king.state import NOBODY, State

# The tally of the dice is packed into bit fields of two integers, `counts` and `shape`, each field with a spare bit above it.
# A condition requires minimum values of some fields. Adding (2^width - minimum) carries into the spare bit of exactly the fields
# that reach it, so two additions test a condition of any kind.
WIDTH = 6  # enough for six dice and thirty fictive ones
STEP = WIDTH + 1
COLOUR = 0  # first field of counts: red, green, blue; then the numbers 1 to 6
NUMBER = 3
GROUPS = 0  # sizes of the three largest groups; the other fields of shape by their first bit:
SUM, RED_SUM, STRAIGHT, ORDER = 3 * STEP, 3 * STEP + 9, 3 * STEP + 18, 3 * STEP + 22
SUM_WIDTH, STRAIGHT_WIDTH, ORDER_WIDTH = 8, 3, 1

COUNT_SPARE = sum(1 << STEP * field + WIDTH for field in range(9))
SHAPE_SPARE = (
    sum(1 << STEP * field + WIDTH for field in range(3))
    + (1 << SUM + SUM_WIDTH)
    + (1 << RED_SUM + SUM_WIDTH)
    + (1 << STRAIGHT + STRAIGHT_WIDTH)
    + (1 << ORDER + ORDER_WIDTH)
)
FIELD = (1 << WIDTH) - 1


def _asks(condition: Condition) -> tuple[int, int]:
    """The minimum values a condition requires, in the fields of counts and shape."""
    need = condition.need
    if condition.kind is Kind.COLOUR:  # K30
        return sum(n << STEP * (COLOUR + colour) for colour, n in enumerate(need)), 0
    if condition.kind is Kind.NUMBERS:  # K31
        return sum(n << STEP * (NUMBER + number) for number, n in enumerate(need)), 0
    if condition.kind is Kind.GROUPS:  # K32
        return 0, sum(n << STEP * (GROUPS + group) for group, n in enumerate(need))
    if condition.kind is Kind.ORDER:  # K35
        return 0, 1 << ORDER
    return 0, need[0] << {Kind.SUM: SUM, Kind.RED_SUM: RED_SUM, Kind.STRAIGHT: STRAIGHT}[condition.kind]  # K33, K34, K36


def _graded(condition: Condition) -> tuple[int, int, int, int]:
    """K37: the field a graded card counts (0: counts, 1: shape; first bit; mask), and the number it needs."""
    if condition.grades == 1:
        return 0, 0, 0, 0
    if condition.kind is Kind.STRAIGHT:
        return 1, STRAIGHT, (1 << STRAIGHT_WIDTH) - 1, condition.need[0]
    colour = max(range(3), key=lambda colour: condition.need[colour])
    return 0, STEP * (COLOUR + colour), FIELD, condition.need[colour]


COUNT_ASKED = table([COUNT_SPARE - _asks(card.condition)[0] for card in CARD_LIST])
SHAPE_ASKED = table([SHAPE_SPARE - _asks(card.condition)[1] for card in CARD_LIST])
GRADES = table([card.condition.grades for card in CARD_LIST])
GRADE_IN, GRADE_AT, GRADE_MASK, GRADE_FROM = (table([_graded(card.condition)[part] for card in CARD_LIST]) for part in range(4))

COUNTS = table([(1 << STEP * (COLOUR + symbol // 6)) + (1 << STEP * (NUMBER + symbol % 6)) for symbol in range(SYMBOLS)])
SUMS = table([(symbol % 6 + 1) << 16 * (symbol // 6) for symbol in range(SYMBOLS)])  # by colour
DIE_SYMBOL = table([colour * 6 + number for die in DIE_COLOURS for number, colour in enumerate(die)])  # six faces a die
WAYS = table([1, 6, 36, 216, 1296, 7776, 46656])  # of n dice to fall
DIGITS = table([n % 6 | n // 6 % 6 << 3 | n // 36 << 6 for n in range(216)])  # three digits in base 6, three bits each


@inlined_rule
def outcomes(dice: int) -> int:
    """The number of ways the dice of a set can fall."""
    return WAYS[count(dice)]


@inlined_rule
def fall(s: State, dice: int, outcome: int) -> None:
    """Set the dice of a set to an outcome: its digits in base 6, the first die as the last digit."""
    high = outcome // 216
    digits = DIGITS[outcome - 216 * high] | DIGITS[high] << 9
    for die in range(DICE):
        rolled = dice >> die & 1
        s.face[die] = digits & 7 if rolled else s.face[die]
        digits >>= 3 * rolled


@inlined_rule
def tally_rolled(s: State) -> None:
    """Count the six rolled dice."""
    counts = 0
    sums = 0
    for die in range(DICE):
        symbol = DIE_SYMBOL[6 * die + s.face[die]]
        counts += COUNTS[symbol]
        sums += SUMS[symbol]
    tally(s, counts, sums)


@inlined_rule
def tally_all(s: State) -> None:
    """Count the rolled dice and those made of jokers (K22: they count as dice in every condition)."""
    counts = 0
    sums = 0
    for die in range(DICE):
        symbol = DIE_SYMBOL[6 * die + s.face[die]]
        counts += COUNTS[symbol]
        sums += SUMS[symbol]
    for symbol in range(SYMBOLS):
        counts += s.fictive[symbol] * COUNTS[symbol]
        sums += s.fictive[symbol] * SUMS[symbol]
    tally(s, counts, sums)


@inlined_rule
def tally(s: State, counts: int, sums: int) -> None:
    """Store the counts, and derive groups, the longest straight and the order from them."""
    first = 0
    second = 0
    third = 0
    run = 0
    straight = 0
    for number in range(6):
        n = counts >> STEP * (NUMBER + number) & FIELD
        run = run + 1 if n > 0 else 0
        straight = max(straight, run)
        third = max(third, min(second, n))
        second = max(second, min(first, n))
        first = max(first, n)
    red = sums & 0xFFFF
    green = sums >> 16 & 0xFFFF
    blue = sums >> 32
    order = int(red > blue) & int(blue > green)  # K35
    groups = first | second << STEP | third << 2 * STEP
    s.dice_counts = counts
    s.dice_shape = groups | (red + green + blue) << SUM | red << RED_SUM | straight << STRAIGHT | order << ORDER


@inlined_rule
def grade_of(s: State, card: int) -> int:
    """Grade the tallied dice reach on a card: 0 if the condition is not met, else 1 (graded cards: up to 3, K37)."""
    counted = (s.dice_counts + COUNT_ASKED[card]) & COUNT_SPARE
    shaped = (s.dice_shape + SHAPE_ASKED[card]) & SHAPE_SPARE
    met = int(counted == COUNT_SPARE) & int(shaped == SHAPE_SPARE)
    fields = s.dice_shape if GRADE_IN[card] else s.dice_counts
    dice = fields >> GRADE_AT[card] & GRADE_MASK[card]
    return met * min(GRADES[card], 1 + dice - GRADE_FROM[card])


@inlined_rule
def check_rolled(s: State) -> None:
    """Grade the offered cards by the rolled dice."""
    tally_rolled(s)
    s.met_rolled = 0
    for deck in range(DECKS):
        s.met[deck] = 0 if s.offer[deck] == NOBODY else grade_of(s, s.offer[deck])
        if s.met[deck] > 0:
            s.met_rolled |= 1 << deck


@inlined_rule
def check_all(s: State) -> None:
    """Grade the offered cards including the fictive dice. A card met by the rolled dice stays met (our ruling at K22: a fictive
    die may break the order of K35, but adding it loses no card)."""
    check_rolled(s)
    tally_all(s)
    for deck in range(DECKS):
        if s.offer[deck] != NOBODY:
            s.met[deck] = max(s.met[deck], grade_of(s, s.offer[deck]))
