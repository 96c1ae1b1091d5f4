"""Why something cannot be paid or played: words for `why_not`."""

from __future__ import annotations

from collections.abc import Sequence

from gemhold.core.errors import Reason
from gemhold.games.geodia.data import GEMS, GOODS, WATER, Event
from gemhold.games.geodia.names import card_name
from gemhold.games.geodia.state import State


def short_of(s: State, seat: int, price: Sequence[int]) -> Reason | None:
    """What is missing for a price: the first good one is short of."""
    for good, name in enumerate(GOODS):
        need = int(price[good])
        if good == WATER and need and s.event == Event.WET_SEASON:
            need -= 1
        have = int(s.gems[seat]) if good == GEMS else int(s.stock[seat][good])
        if have < need:
            return Reason("why-cannot-pay", {"good": name, "short": need - have})
    return None


def unpaid_or(s: State, price: Sequence[int], otherwise: str) -> Reason:
    return short_of(s, int(s.asked), price) or Reason(otherwise)


def not_in_hand(s: State, kind: int) -> Reason:
    return Reason("why-not-in-hand", {"card": card_name(s, int(s.asked), kind)})
