"""Decks, hands and discards (G50, G53, G54)."""

from __future__ import annotations

from gemhold.core.kit import Ints, rule
from gemhold.games.geodia.data import KINDS, LIMITS
from gemhold.games.geodia.state import Phase, State

MOST_CARDS = LIMITS["hand"]


@rule
def pick(counts: Ints, n: int, outcome: int) -> int:
    """The kind of the outcome-th of the things counted by kind."""
    for kind in range(n):
        if outcome < counts[kind]:
            return kind
        outcome -= counts[kind]
    return -1  # not reached: outcomes stay below the sum


@rule
def drawable(s: State, seat: int) -> int:
    return s.deck_n[seat] + s.pile_n[seat]


@rule
def start_draw(s: State, seat: int, n: int, then: int) -> None:
    """Draw so many of the cards there are; at least one can be drawn."""
    s.asked = seat
    s.left = min(n, drawable(s, seat))
    s.then = then
    shuffle_back(s, seat)
    s.phase = Phase.DRAW


@rule
def shuffle_back(s: State, seat: int) -> None:
    """An empty deck takes up the discards (G54)."""
    if s.deck_n[seat] == 0:
        for kind in range(KINDS):
            s.deck[seat][kind] += s.pile[seat][kind]
            s.pile[seat][kind] = 0
        s.deck_n[seat] = s.pile_n[seat]
        s.pile_n[seat] = 0


@rule
def put_aside(s: State, seat: int, kind: int) -> None:
    """A card of the first hand goes back: it is laid aside until new ones are drawn (G14)."""
    leave_hand(s, seat, kind)
    if s.rules >= 2:
        s.aside[kind] += 1
        s.aside_n += 1
    else:  # in rules 1 it could be drawn again at once
        s.deck[seat][kind] += 1
        s.deck_n[seat] += 1


@rule
def take_back(s: State, seat: int) -> None:
    """What was laid aside is shuffled into the deck."""
    for kind in range(KINDS):
        s.deck[seat][kind] += s.aside[kind]
        s.aside[kind] = 0
    s.deck_n[seat] += s.aside_n
    s.aside_n = 0


@rule
def take_card(s: State, seat: int, outcome: int) -> None:
    kind = pick(s.deck[seat], KINDS, outcome)
    s.deck[seat][kind] -= 1
    s.deck_n[seat] -= 1
    s.hand[seat][kind] += 1
    s.hand_n[seat] += 1


@rule
def leave_hand(s: State, seat: int, kind: int) -> None:
    """A card leaves the hand and is laid by the base."""
    s.hand[seat][kind] -= 1
    s.hand_n[seat] -= 1


@rule
def bury(s: State, seat: int, kind: int) -> None:
    """A card goes on the discards."""
    s.pile[seat][kind] += 1
    s.pile_n[seat] += 1


@rule
def discard(s: State, seat: int, kind: int) -> None:
    leave_hand(s, seat, kind)
    bury(s, seat, kind)
