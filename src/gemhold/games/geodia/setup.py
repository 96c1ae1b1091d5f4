"""The table before the first tile is laid (G10–G13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gemhold.core.errors import BadOption
from gemhold.games.geodia.board import HOME
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
    """Make the barons definite."""
    if options["teams"] and seats != 4:
        raise BadOption("teams need four players", place="option teams", hint="start a game for 4")
    return {"rounds": int(options["rounds"]), "teams": bool(options["teams"]), "barons": _barons(seats, options["barons"])}


def _barons(seats: int, chosen: Any) -> list[str]:
    if chosen == "standard":
        return list(BARONS[:seats])
    names = [name.strip() for name in chosen.split(",")] if isinstance(chosen, str) else chosen
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadOption("barons are a list of names", place="option barons", hint=", ".join(BARONS))
    for name in names:
        if name not in BARONS:
            raise BadOption(f"there is no baron {name!r}", place="option barons", hint=", ".join(BARONS))
    if len(names) != seats or len(set(names)) != seats:
        raise BadOption(f"{seats} players need {seats} different barons", place="option barons", hint=", ".join(BARONS))
    return list(names)


def paint(seats: int, options: Mapping[str, Any]) -> list[str]:
    """A seat's colour is its baron's."""
    return [BARON_LIST[BARONS.index(name)].colour for name in _barons(seats, options.get("barons", "standard"))]


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
    return s


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
