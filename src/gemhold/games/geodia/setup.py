"""The table before the first tile is laid (G10–G13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gemhold.core.errors import BadData, BadOption
from gemhold.core.seat_choice import STANDARD, one_each
from gemhold.games.geodia import layout
from gemhold.games.geodia.board import HOME, TILES
from gemhold.games.geodia.data import (
    BARON_LIST,
    BARONS,
    EVENTS,
    FACES,
    KINDS,
    LANDS,
    LIMITS,
    MINE_LIST,
    Event,
)
from gemhold.games.geodia.meta import RULES_VERSION
from gemhold.games.geodia.rules.opening import start_opening
from gemhold.games.geodia.state import (
    CHESTS,
    ENGINEER,
    EVENT_SLOTS,
    MACHINES,
    NONE,
    SEATS,
    TREASURE_COUNT,
    WORKER,
    Gem,
    Phase,
    State,
)


def resolve(seats: int, options: Mapping[str, Any], seed: int) -> dict[str, Any]:
    """Make the barons definite; a map is listed only if somebody laid one."""
    if options["teams"] and seats != 4:
        raise BadOption("teams need four players", place="option teams", hint="start a game for 4")
    barons = _barons(seats, options["barons"])
    settled = {"rounds": int(options["rounds"]), "teams": bool(options["teams"]), "barons": barons}
    return settled if options["map"] == layout.SHUFFLED else settled | {"map": _laid(options["map"])}


def _laid(chosen: Any) -> Any:
    try:
        layout.lands_of(chosen)
    except BadData as error:
        reason = error.fault.reason if isinstance(error, layout.WrongLayout) else None
        raise BadOption(error.message, reason=reason, place="option map", hint=error.hint) from None
    return chosen


def _barons(seats: int, chosen: Any) -> list[str]:
    return one_each("barons", BARONS, seats, chosen)


def paint(seats: int, options: Mapping[str, Any]) -> list[str]:
    """A seat's colour is its baron's."""
    return [BARON_LIST[BARONS.index(name)].colour for name in _barons(seats, options.get("barons", STANDARD))]


def setup(seats: int, options: Mapping[str, Any]) -> State:
    s = State.new()
    s.rules = RULES_VERSION
    s.seats = seats
    s.teams = int(options["teams"])
    s.rounds = options["rounds"]
    for land, (_, _, tiles) in enumerate(LANDS):
        s.land_left[land] = tiles
    for mine, strike in enumerate(MINE_LIST, 1):
        s.mines_left[mine] = strike.need
    s.treasures = (1 << TREASURE_COUNT) - 1
    s.event = Event.TOURNAMENT  # G12
    for slot in range(EVENT_SLOTS):
        s.events[slot] = NONE
    s.events_left = ((1 << EVENTS) - 1) & ~(1 << Event.TOURNAMENT)
    for seat in range(SEATS):
        s.rim[seat] = s.link[seat] = NONE
        for machine in range(MACHINES):
            s.machine[seat][machine] = NONE
        for chest in range(CHESTS):
            s.chest[seat][chest] = NONE
        if seat < seats:
            _seat(s, seat, BARONS.index(options["barons"][seat]))
    s.bonus = NONE
    s.chosen = NONE
    s.doubled = NONE
    s.menu = Phase.MAIN
    s.phase = Phase.LAY
    if "map" in options:
        _lay(s, layout.lands_of(options["map"]))
    return s


def _lay(s: State, lands: list[int]) -> None:
    """The players have laid the tiles themselves (G10)."""
    for tile, land in enumerate(lands):
        s.land[tile] = land
        s.land_left[land] -= 1
    s.laid = TILES
    start_opening(s)


def _seat(s: State, seat: int, number: int) -> None:
    """What a baron begins with (G11)."""
    baron = BARON_LIST[number]
    s.baron[seat] = number
    for resource, n in enumerate(baron.stock):
        s.stock[seat][resource] = min(n, LIMITS["stock"])
    s.gems[seat] = s.ledger[seat][Gem.START] = baron.gems
    for kind, n in ((WORKER, baron.workers), (ENGINEER, baron.engineers)):
        s.owned[seat][kind] = s.figures[seat][kind][HOME] = n
    for card in range(KINDS):
        s.deck[seat][card] = FACES[baron.side][card].copies
        s.deck_n[seat] += FACES[baron.side][card].copies
