"""The position: everything on the table, and nothing that is unknown to all.

Piles have no order here. A draw is an outcome of chance over what may come: the cards still IN_DECK; and of the castle tiles
those never seen, two of which left the game (K13), and those seen and shuffled back (K42).
"""

from __future__ import annotations

from enum import IntEnum

from gemhold.core.kit import Ints, Struct, actions, i8, i16, i32, i64
from gemhold.games.king.data import CARDS, DECKS, DICE, LAND_TYPES, SPACES, SYMBOLS

SEATS = 4
NOBODY = -1

FREE, FIRE, RUIN = -1, -2, -3  # values of `owner` that are no seat; a ruin is a castle without fire or owner (K62)
IN_DECK, GONE = -1, -2  # values of `holder` that are no seat
ALL_DICE = (1 << DICE) - 1


class Phase(IntEnum):
    """The pending decision: of chance in the first group, of the current seat in the second."""

    START_ROLL = 0  # K18
    DEAL = 1  # K17
    ROLL = 2  # K20
    REVEAL = 3  # the next card of a deck
    DRAW = 4  # K40
    ALARM_DRAW = 5  # K60

    KEEP = 6  # K20
    CHECK = 7  # K21–K24
    PLACE = 8  # K40
    SLAY = 9  # K53
    RAID = 10  # K54
    STEAL_CARD = 11  # K51
    STEAL_GEM = 12  # K52
    LAY_FIRE = 13  # K60
    FIRE_OF = 14  # K62

    OVER = 15


class Pair(IntEnum):
    """Which two cards make a fictive die (K22)."""

    FRONTS = 0
    FRONT_AND_SUPER = 1
    SUPERS = 2


# Fixed numbers of all actions. Changing them changes the rules version.
A = actions(
    keep=64,  # by the set of dice kept, as bits; all six: stop
    take=DECKS,
    alarm=DECKS + 1,  # the deck whose card is taken face down; the last: no deck has a card (K25)
    joker=3 * SYMBOLS,  # by Pair and symbol
    place=SPACES,
    slay=SPACES,
    raid=SPACES,
    lay_fire=SPACES,
    steal_card=CARDS,
    steal_gem=2 * SEATS,  # white of each seat, then gold of each seat
    fire_of=SEATS,
    skip=1,
)


class State(Struct):
    # the map
    adjacent: Ints = i32(SPACES)  # neighbours, as bits
    q: Ints = i8(SPACES)
    r: Ints = i8(SPACES)
    land: Ints = i8(SPACES)
    east: int = i32()  # spaces of the second half, as bits
    owner: Ints = i8(SPACES)  # a seat, FREE, FIRE or RUIN
    white: int = i32()  # gems lying on spaces, as bits
    gold: int = i32()

    # cards
    face_down: int = i64()  # cards held as super jokers, as bits
    holder: Ints = i8(CARDS)  # a seat, IN_DECK or GONE
    offer: Ints = i8(DECKS)  # the card on top of each deck, or NOBODY
    below: Ints = i8(DECKS)  # cards under it

    # castle tiles, by land
    unseen: Ints = i8(LAND_TYPES)
    seen: Ints = i8(LAND_TYPES)  # drawn once and shuffled back
    unseen_n: int = i8()
    seen_n: int = i8()
    drawn: Ints = i8(3)  # face up before the player
    drawn_n: int = i8()

    # possessions of the seats, and the supply
    tokens: Ints = i8(SEATS)  # not on the map
    fires: Ints = i8(SEATS)
    white_gems: Ints = i8(SEATS)
    gold_gems: Ints = i8(SEATS)
    supply_fires: int = i8()
    supply_white: int = i8()
    supply_gold: int = i8()

    # the turn
    seats: int = i8()
    current: int = i8()
    phase: int = i8()
    winner: int = i8()  # the seat that needed a 17th token (K43), or NOBODY
    turn: int = i16()
    rolls_left: int = i8()
    to_roll: int = i8()  # dice in hand, as bits
    face: Ints = i8(DICE)  # 0 to 5
    deck: int = i8()  # of the card just taken; while they roll for the start, whether that is fair (K80)
    card: int = i8()  # just taken, or NOBODY
    grade: int = i8()  # K37
    draw_left: int = i8()
    place_left: int = i8()
    sixes: Ints = i8(SEATS)  # K18: this round's sixes, or NOBODY for a seat that is out

    # result of the dice, kept from the end of rolling to the end of the turn
    fictive: Ints = i8(SYMBOLS)  # dice added by jokers
    dice_counts: int = i64()  # of colours and numbers on the dice, in fields of bits (rules.dice)
    dice_shape: int = i64()  # groups, sums, straight and order, likewise
    met: Ints = i8(DECKS)  # grade the offered card of a deck gives, 0: not met
    met_rolled: int = i8()  # decks met by the rolled dice alone, as bits (K23)
    hand: Ints = i8(SYMBOLS)  # joker symbols face up before the player
    supers: int = i8()
