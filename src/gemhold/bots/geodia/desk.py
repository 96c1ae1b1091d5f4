"""What a player of Geodia works with while it judges positions. Compiled code gets it as an argument."""

from __future__ import annotations

from typing import Any

from gemhold.bots.geodia.features import FEATURES
from gemhold.core.kit import Ints, Struct, f64, i64
from gemhold.games.geodia.state import SEATS

TERMS = ("gems", "mines", "growth", "resources", "ways", "chests", "guard", "tools", "cards", "weapons", "buildings")


class Desk(Struct):
    """Scratch memory of one decision."""

    x: Any = f64(FEATURES)  # the description of a seat
    out: Any = f64(SEATS, len(TERMS))  # the terms of each seat

    # What opponents have rarely changes from one action to the next: their last values, and what they were made from.
    value: Any = f64(SEATS)
    made_from: Ints = i64(SEATS)
    ways: Ints = i64(SEATS)  # the ways on the map and the tiles they lead to
    leads_to: Ints = i64(SEATS)
