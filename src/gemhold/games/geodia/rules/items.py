"""Things on a tile that can be lost or rescued, by number: a seat's kinds of figures, machines and chests."""

from __future__ import annotations

from gemhold.core.kit import rule
from gemhold.games.geodia.rules.cards import lose_link, lose_machine
from gemhold.games.geodia.rules.control import depart
from gemhold.games.geodia.rules.credit import empty_chest
from gemhold.games.geodia.state import ITEM_CHEST, ITEM_MACHINE, ITEMS, NONE, State


@rule
def has_item(s: State, tile: int, item: int) -> int:
    """How many of an item (a seat's kind of figure, a machine, a chest) lie on a tile."""
    seat = item // ITEMS
    what = item % ITEMS
    if what < ITEM_MACHINE:
        return s.figures[seat][what][tile]
    if what < ITEM_CHEST:
        return 1 if s.machine[seat][what - ITEM_MACHINE] == tile else 0
    return 1 if s.chest[seat][what - ITEM_CHEST] == tile else 0


@rule
def destroy(s: State, tile: int, item: int) -> None:
    seat = item // ITEMS
    what = item % ITEMS
    if what < ITEM_MACHINE:
        depart(s, seat, what, tile)
        s.owned[seat][what] -= 1
    elif what < ITEM_CHEST:
        lose_machine(s, seat, what - ITEM_MACHINE)
    else:
        empty_chest(s, seat, what - ITEM_CHEST)


@rule
def count_items(s: State, tile: int) -> int:
    n = 0
    for item in range(s.seats * ITEMS):
        n += has_item(s, tile, item)
    return n


@rule
def count_kinds(s: State, tile: int) -> int:
    n = 0
    for item in range(s.seats * ITEMS):
        if has_item(s, tile, item) > 0:
            n += 1
    return n


@rule
def first_item(s: State, tile: int) -> int:
    for item in range(s.seats * ITEMS):
        if has_item(s, tile, item) > 0:
            return item
    return NONE


@rule
def hit_ground(s: State, tile: int) -> None:
    """What goes last: the airship or drill, or the way; a railway becomes a road first (G84)."""
    bit = 1 << tile
    for seat in range(s.seats):
        if s.link[seat] == tile:
            lose_link(s, seat)
            return
    if s.rail & bit:
        s.rail &= ~bit
    else:
        s.road &= ~bit


@rule
def drop_wall(s: State, tile: int) -> None:
    for seat in range(s.seats):
        s.walls[seat] &= ~(1 << tile)
