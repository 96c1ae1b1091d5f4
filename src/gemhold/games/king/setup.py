"""The initial position (K10–K17)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from gemhold.core.errors import BadData, BadOption
from gemhold.core.hexgrid import adjacency
from gemhold.core.seat_choice import STANDARD, one_each
from gemhold.games.king import layout
from gemhold.games.king.data import CARDS, COMPONENTS, DECK_SIZE, DECKS, LAND_TYPES, SPACES
from gemhold.games.king.meta import COLOURS, FAIR, USUAL
from gemhold.games.king.state import FIRE, FREE, IN_DECK, NOBODY, SEATS, Phase, State


def resolve(seats: int, options: Mapping[str, Any], seed: int) -> dict[str, Any]:
    """Resolve the map, "standard" or the table of a layout. The start and the colours are listed only if somebody chose."""
    chosen = options["map"]
    if chosen == "random":
        chosen = layout.random(seats, seed)
    if chosen != "standard":
        try:
            layout.spaces_of(chosen, seats)
        except BadData as error:
            reason = error.fault.reason if isinstance(error, layout.WrongLayout) else None
            raise BadOption(error.message, reason=reason, place=f"option map, {error.place}", hint=error.hint) from None
    colours = paint(seats, options)
    out = {"map": chosen}
    if options["start"] != USUAL:
        out["start"] = options["start"]
    return out if colours == list(COLOURS[:seats]) else out | {"colours": colours}


def paint(seats: int, options: Mapping[str, Any]) -> list[str]:
    """The colours of the seats (K5, K16)."""
    return one_each("colours", COLOURS, seats, options.get("colours", STANDARD))


def setup(seats: int, options: Mapping[str, Any]) -> State:
    chosen = options["map"]
    s = State.copy(_standard(seats)) if chosen == "standard" else _laid(seats, chosen)
    s.deck = int(options.get("start", USUAL) == FAIR)  # K80
    return s


@cache
def _standard(seats: int) -> State:
    return _laid(seats, layout.standard(seats))


def _laid(seats: int, chosen: Mapping[str, Any]) -> State:
    spaces = layout.spaces_of(chosen, seats)
    s = State.new()
    s.seats = seats
    _lay_map(s, spaces)
    for seat in range(SEATS):
        s.sixes[seat] = 0 if seat < seats else NOBODY
        if seat < seats:
            s.tokens[seat] = COMPONENTS.tokens  # K16
            s.white_gems[seat] = COMPONENTS.white_per_player  # K15
    s.supply_white = COMPONENTS.white_gems - COMPONENTS.white_on_map - seats * COMPONENTS.white_per_player
    s.supply_gold = COMPONENTS.gold_gems - COMPONENTS.gold_on_map
    for card in range(CARDS):
        s.holder[card] = IN_DECK
    for deck in range(DECKS):
        s.offer[deck] = NOBODY
        s.below[deck] = DECK_SIZE
    s.card = NOBODY
    s.winner = NOBODY
    s.phase = Phase.START_ROLL
    return s


def _lay_map(s: State, spaces: list[layout.Space]) -> None:
    for land in range(LAND_TYPES):
        s.unseen[land] = SPACES // LAND_TYPES  # K3
    s.unseen_n = SPACES
    s.supply_fires = COMPONENTS.fires
    for i, (space, near) in enumerate(zip(spaces, adjacency([space.at for space in spaces]), strict=True)):
        s.q[i], s.r[i] = space.at
        s.adjacent[i] = near
        s.land[i] = space.land
        s.east |= space.half << i
        s.owner[i] = FREE
        s.white |= (space.gem == "white") << i  # K14
        s.gold |= (space.gem == "gold") << i
        if space.fire:  # K11: the matching tile lies under the fire
            s.owner[i] = FIRE
            s.supply_fires -= 1
            s.unseen[space.land] -= 1
            s.unseen_n -= 1
