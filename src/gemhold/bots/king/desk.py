"""What a player of King of the Dice works with: positions to try moves in, scratch memory, tables of the dice.

Compiled code gets all of it as arguments. Large arrays as globals would be frozen into the code, which takes minutes to compile.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from gemhold.core.kit import Ints, Moves, Struct, f32, f64, i64, table
from gemhold.core.rng import Rng
from gemhold.games.king.data import CARD_LIST, CARDS, DECKS, DICE, LAND_TYPES, SPACES, SYMBOLS
from gemhold.games.king.odds import chance_of_card
from gemhold.games.king.solver import PARTIALS, ROLLS
from gemhold.games.king.state import SEATS, State

SEAT_FEATURES = 26
TABLE_FEATURES = 23
MOST_FEATURES = SEATS * SEAT_FEATURES + TABLE_FEATURES
HIDDEN = 64  # units of the net
MOST_GRADES = 3
MOST_STEPS = CARDS + SPACES  # more than any decision outside the dice offers

# Rows of the grade tables of a card: the rolled dice alone, one joker of each symbol added, the best of all these.
ROLLED, WITH_SYMBOL, WITH_ANY = 0, 1, SYMBOLS + 1
GRADE_ROWS = SYMBOLS + 2

_conditions = list(dict.fromkeys(card.condition for card in CARD_LIST))
CONDITION = table([_conditions.index(card.condition) for card in CARD_LIST])  # cards with the same condition share the tables

# Places of `worth`: each deck's card at each grade, then the alarm.
ALARM = DECKS * (MOST_GRADES + 1)
WORTHS = ALARM + 1


class Desk(Struct):
    """Scratch memory of one turn under consideration."""

    # the net
    x: Any = f32(MOST_FEATURES)
    hidden: Any = f32(HIDDEN)
    out: Any = f32(2 * SEATS)

    # the map while it is described
    held: Ints = i64(SEATS)  # spaces of each seat, as bits
    areas: Ints = i64(SPACES)  # connected areas of a seat, as bits
    sizes: Ints = i64(SPACES)
    points: Ints = i64(SEATS)  # now, in turn order
    symbols: Ints = i64(SYMBOLS)

    # the turn
    key: int = i64()  # of the position the worths and the plan belong to
    worth: Any = f64(WORTHS)
    alarm_deck: int = i64()
    by_grade: Any = f32(MOST_GRADES + 1)
    joker_cost: Any = f64(3 * SYMBOLS)
    by_land: Any = f64(LAND_TYPES)  # the best space of each land
    order: Ints = i64(LAND_TYPES)
    values: Any = f64(MOST_STEPS)  # of the moves of a decision


@cache
def grade_tables() -> tuple[Any, Any]:
    """The grade of every roll for each condition and row, and which rows are filled: `dice.grades_ready` fills them on demand."""
    shape = len(_conditions), GRADE_ROWS
    return np.zeros((*shape, ROLLS), np.int8), np.zeros(shape, np.int8)


@cache
def partial_rolls() -> Any:
    """Full rolls (base 6) as indices among partial rolls (base 7)."""
    rolls = np.arange(ROLLS)
    return np.sum([(rolls // 6**die % 6 + 1) * 7**die for die in range(DICE)], axis=0).astype(np.int32)


@cache
def card_chances() -> Any:
    """Chances to meet each card if the dice are played for it alone: its lowest grade, its highest."""
    out = np.zeros((CARDS, 2), np.float32)
    for card in range(CARDS):
        out[card] = chance_of_card(card), chance_of_card(card, CARD_LIST[card].condition.grades)
    return out


class Workplace:
    """Everything a compiled decision needs besides the position and the value function."""

    def __init__(self) -> None:
        self.states = State.array(4)  # the position, two to try moves in, and the first position of a game
        self.desks = Desk.array(2)
        self.moves = Moves.array(2)
        self.rng = Rng.new()
        buffers = (np.zeros(n, np.float32) for n in (ROLLS, PARTIALS, PARTIALS, PARTIALS))
        self.dice = (*grade_tables(), partial_rolls(), *buffers)
