"""Transactions: a gem for any three resources, or three resources for a gem (G32, G73)."""

from __future__ import annotations

from gemhold.core.kit import Moves, add, rule, table
from gemhold.games.geodia.data import GEMS, Event
from gemhold.games.geodia.rules.credit import to_menu
from gemhold.games.geodia.rules.money import book, store
from gemhold.games.geodia.state import COMBOS, A, Gem, Phase, State

COMBO = table([[combo.count(resource) for resource in range(GEMS)] for combo in COMBOS])
HALF = len(COMBOS)


@rule
def can_trade(s: State, seat: int, trade: int) -> bool:
    if trade < HALF:
        return s.gems[seat] > 0
    for good in range(GEMS):
        if s.stock[seat][good] < COMBO[trade - HALF][good]:
            return False
    return True


@rule
def legal_trade(s: State, moves: Moves) -> None:
    for trade in range(2 * HALF):
        if can_trade(s, s.current, trade):
            add(moves, A.trade + trade)


@rule
def apply_trade(s: State, trade: int) -> None:
    seat = s.current
    if trade < HALF:
        book(s, seat, Gem.TRADE, -1)
        for good in range(GEMS):
            store(s, seat, good, COMBO[trade][good])
    else:
        book(s, seat, Gem.TRADE, 1)
        for good in range(GEMS):
            s.stock[seat][good] -= COMBO[trade - HALF][good]


# ---------------------------------------------------------------- the market (G73)


@rule
def may_visit_market(s: State, seat: int) -> bool:
    if s.event != Event.MARKET or s.traded:
        return False
    total = 0
    for good in range(GEMS):
        total += s.stock[seat][good]
    return s.gems[seat] > 0 or total >= 3


@rule
def legal_market(s: State, moves: Moves) -> None:
    if may_visit_market(s, s.current):
        add(moves, A.market)


@rule
def apply_market(s: State) -> None:
    s.phase = Phase.TRADE


@rule
def apply_market_trade(s: State, trade: int) -> None:
    apply_trade(s, trade)
    s.traded = 1
    to_menu(s)
