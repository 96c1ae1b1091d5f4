"""What the tiles a seat works on would bring at the start of its next turn, and why a tile brings nothing."""

from __future__ import annotations

from typing import Any

from gemhold.core.kit import kept
from gemhold.games.geodia.board import TILE_NAMES, tiles_of
from gemhold.games.geodia.data import LANDS, MINE_LIST, RESOURCES, Mine
from gemhold.games.geodia.rules.control import figures_at, network, passable
from gemhold.games.geodia.rules.credit import instant, yield_of
from gemhold.games.geodia.rules.income import working_tiles
from gemhold.games.geodia.state import State


@kept(State, "rules seats teams event road rail turned front held link land mine staffed[seat] figures[seat]")
def earnings(s: State, seat: int) -> list[dict[str, Any]]:
    """A row for each tile with own figures: `goods` (G30), or `mine` with the gems and numbers (G33, G34), or `why` not."""
    staffed = int(s.staffed[seat])
    routed = int(network(s, seat, passable(s, seat)))
    working = int(working_tiles(s, seat))
    at_once = int(instant(s, seat, staffed))
    return [{"tile": TILE_NAMES[tile]} | _brings(s, seat, tile, routed, working, at_once) for tile in tiles_of(staffed)]


def _brings(s: State, seat: int, tile: int, routed: int, working: int, at_once: int) -> dict[str, Any]:
    if not routed >> tile & 1:
        return {"why": "no-route"}  # G23
    if working >> tile & 1:
        n = int(figures_at(s, seat, tile))
        first, second, _ = LANDS[s.land[tile]]
        return {"goods": {RESOURCES[first]: n, RESOURCES[second]: n}}
    if s.mine[tile] == Mine.SINGLE:
        return {"why": "spent"}
    numbers = list(MINE_LIST[s.mine[tile] - 1].numbers)
    return {"mine": {"gems": int(yield_of(s, seat, tile)), "numbers": numbers, "chest": not at_once >> tile & 1}}
