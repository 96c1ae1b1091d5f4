"""Prices and gems (G6, G71). Every change of gems names its source."""

from __future__ import annotations

from gemhold.core.kit import Ints, rule, table
from gemhold.games.geodia.data import BARON_LIST, FACES, GEMS, LIMITS, PRICES, SHOTS, UPGRADES, WATER, Event
from gemhold.games.geodia.state import State

MOST_STOCK = LIMITS["stock"]
SIDE = table([baron.side for baron in BARON_LIST])
CARD_PRICE = table([[face.price for face in deck] for deck in FACES])
TOOL_GIVES = table([[face.gives for face in deck] for deck in FACES])
UPGRADE_PRICE = table(UPGRADES)
SHOT_PRICE = table(SHOTS)
ROAD_PRICE = table(PRICES["road"])
RAIL_PRICE = table(PRICES["railway"])
WALL_PRICE = table(PRICES["wall"])
DETONATION_PRICE = table(PRICES["detonation"])
DRAW_PRICE = table(PRICES["card"])
FIGURE_PRICE = table([PRICES["worker"], PRICES["engineer"]])


@rule
def side(s: State, seat: int) -> int:
    return SIDE[s.baron[seat]]


@rule
def due(s: State, price: Ints, good: int) -> int:
    """How much of a good a price takes now: in the wet season a water less (G71)."""
    n = price[good]
    return n - 1 if good == WATER and n > 0 and s.event == Event.WET_SEASON else n


@rule
def can_pay(s: State, seat: int, price: Ints) -> bool:
    for good in range(GEMS):
        if s.stock[seat][good] < due(s, price, good):
            return False
    return s.gems[seat] >= price[GEMS]


@rule
def book(s: State, seat: int, source: int, n: int) -> None:
    """Gems come in, or go out (n < 0)."""
    s.gems[seat] += n
    s.ledger[seat][source] += n


@rule
def pay(s: State, seat: int, price: Ints, source: int) -> None:
    for good in range(GEMS):
        s.stock[seat][good] -= due(s, price, good)
    book(s, seat, source, -price[GEMS])


@rule
def store(s: State, seat: int, good: int, n: int) -> None:
    """Resources come in; what goes beyond the stock's limit is lost (G6)."""
    s.stock[seat][good] = min(MOST_STOCK, s.stock[seat][good] + n)
