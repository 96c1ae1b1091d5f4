"""Rounds, events and the end of the game (G16, G70–G77, G90)."""

from __future__ import annotations

from gemhold.core.kit import rule
from gemhold.games.geodia.data import EVENT_NUMBERS, EVENTS, LIMITS, Event
from gemhold.games.geodia.rules.control import friends_held
from gemhold.games.geodia.rules.income import start_turn
from gemhold.games.geodia.rules.money import book
from gemhold.games.geodia.state import CHESTS, NOBODY, NONE, WORKER, Gem, Phase, State

EVENT_ROUNDS = EVENT_NUMBERS["length"]
DEBT, DEBT_ROUNDS = EVENT_NUMBERS["debt"], EVENT_NUMBERS["debt_rounds"]
FREE_WORKERS, INSPECTION_ROUNDS = EVENT_NUMBERS["free_workers"], EVENT_NUMBERS["inspection_rounds"]
CHEST_AT_END = LIMITS["chest_at_end"]


@rule
def begin_round(s: State) -> None:
    s.round_n += 1
    s.current = 0
    s.mining = 0
    s.bonus = NONE
    if s.debt_grows and s.round_n >= s.debt_grows:  # G75
        for seat in range(s.seats):
            if s.debt[seat] > 0:
                s.debt[seat] += 1
    if (s.round_n - 1) % EVENT_ROUNDS == 0:
        if s.round_n > 1:
            s.phase = Phase.EVENT
            return
        s.events[0] = Event.TOURNAMENT  # G12
    open_round(s)


@rule
def apply_event(s: State, outcome: int) -> None:
    for event in range(EVENTS):
        if s.events_left >> event & 1:
            if outcome == 0:
                turn_up(s, event)
                break
            outcome -= 1
    open_round(s)


@rule
def turn_up(s: State, event: int) -> None:
    s.event = event
    s.events[(s.round_n - 1) // EVENT_ROUNDS] = event
    s.events_left &= ~(1 << event)
    if event == Event.CLAIM:
        for seat in range(s.seats):
            s.debt[seat] += DEBT
        s.debt_grows = s.round_n + DEBT_ROUNDS
    elif event == Event.INSPECTION:
        s.inspection = min(s.rounds, s.round_n + INSPECTION_ROUNDS - 1)


@rule
def open_round(s: State) -> None:
    """The first player's turn; worms come before it (G77)."""
    if s.event == Event.WORMS:
        s.phase = Phase.WORMS_ROLL
    else:
        start_turn(s)


# ---------------------------------------------------------------- the end of turns and rounds


@rule
def end_turn(s: State) -> None:
    if s.current + 1 < s.seats:
        s.current += 1
        start_turn(s)
    elif s.inspection == s.round_n:
        s.asked = NOBODY
        next_inspection(s)
    else:
        next_round(s)


@rule
def next_inspection(s: State) -> None:
    """G76: the next seat with more workers than the five who pass."""
    for seat in range(s.asked + 1, s.seats):
        if s.owned[seat][WORKER] > FREE_WORKERS:
            s.asked = seat
            s.phase = Phase.INSPECT
            return
    s.inspection = 0
    next_round(s)


@rule
def next_round(s: State) -> None:
    if s.round_n < s.rounds:
        begin_round(s)
    else:
        finish(s)


@rule
def finish(s: State) -> None:
    """G90: five gems for each chest on a controlled tile, less open debts."""
    for owner in range(s.seats):
        for chest in range(CHESTS):
            if s.chest[owner][chest] != NONE:
                seat = counts_for(s, owner, s.chest[owner][chest])
                if seat != NOBODY:
                    book(s, seat, Gem.CHESTS, CHEST_AT_END)
        book(s, owner, Gem.DEBT, -s.debt[owner])
    s.phase = Phase.OVER


@rule
def counts_for(s: State, owner: int, tile: int) -> int:
    """Whom a chest on this tile counts for: its owner, if they hold it, else the first who does."""
    if s.rules < 2:  # only one's own, also on the partner's tile
        return owner if friends_held(s, owner) >> tile & 1 else NOBODY
    if s.held[owner] >> tile & 1:
        return owner
    for seat in range(s.seats):
        if s.held[seat] >> tile & 1:
            return seat
    return NOBODY
