"""Figures for the companion: everything it counts with, from the data the rules are made of (G99)."""

from __future__ import annotations

from functools import cache
from typing import Any

from gemhold.core.companion import Companion
from gemhold.core.kit import table
from gemhold.games.geodia.data import (
    BARON_LIST,
    BONUS_FACES,
    BUILDINGS,
    EVENT_NUMBERS,
    EXTRA_ROADS,
    FACES,
    GOODS,
    GROUPS,
    KINDS,
    LIMITS,
    MINE_LIST,
    PRICED,
    PRICES,
    RESOURCES,
    SABOTAGE,
    SHOTS,
    SIDES,
    TREASURES,
    UPGRADES,
    Event,
    Price,
)
from gemhold.games.geodia.meta import ROUNDS, SEATS
from gemhold.games.geodia.names import EVENT_NAMES, LAND_NAMES, mine_data, price_data, treasure_data
from gemhold.games.geodia.rules.money import due
from gemhold.games.geodia.state import CHESTS, State

EACH_FIGURE = {"worker": "workers", "engineer": "engineers"}
PER_HEAD = (0, 0, 0, 0, 1)  # a figure or chest brought home (G66), a worker kept at the inspection (G76)


def figures() -> dict[str, Any]:
    return {
        "seats": [SEATS[0], SEATS[-1]],
        "rounds": list(ROUNDS),
        "resources": list(RESOURCES),
        "limits": LIMITS | {"chests": CHESTS},
        "barons": [_baron(k) for k in range(len(BARON_LIST))],
        "prices": {side: prices(k) for k, side in enumerate(SIDES)},
        "tools": {side: _tools(k) for k, side in enumerate(SIDES)},
        "lands": LAND_NAMES,
        "mines": [mine_data(kind + 1) for kind in range(len(MINE_LIST))],
        "treasures": [treasure_data(k) for k in range(len(TREASURES))],
        "bonus": [face.name.lower() for face in BONUS_FACES],
        "events": list(EVENT_NAMES),
        "first_event": EVENT_NAMES[Event.TOURNAMENT],
        "event_numbers": EVENT_NUMBERS,
        "extra_roads": {str(players): n for players, n in EXTRA_ROADS.items()},
    }


def _baron(k: int) -> dict[str, Any]:
    baron = BARON_LIST[k]
    return {
        "name": baron.name,
        "side": SIDES[baron.side],
        "colour": baron.colour,
        "stock": dict(zip(RESOURCES, baron.stock, strict=True)),
        "gems": baron.gems,
        "workers": baron.workers,
        "engineers": baron.engineers,
        "roads": baron.roads,
        "railways": baron.railways,
        "hand": baron.hand,
    }


def prices(side: int) -> list[dict[str, Any]]:
    """Whatever is paid for, in the order of the game. `in`: what it costs during an event that changes its price."""
    out = [_priced("build", name, PRICES[name]) for name in PRICED if name not in (*EACH_FIGURE, "card")]
    out += [_priced("base", name, PRICES[name], adds=adds) for name, adds in EACH_FIGURE.items()]
    out.append(_priced("base", "card", PRICES["card"]))
    out += [_priced("base", name, UPGRADES[side][k], level=name) for k, name in enumerate(BUILDINGS)]
    for kind in range(KINDS):
        face, group = FACES[side][kind], GROUPS[kind]
        if face.name == "saboteur":  # it has two prices of its own
            out += [_priced(group, f"sabotage-{what}", (0, 0, 0, 0, gems)) for what, gems in SABOTAGE.items()]
        else:
            out.append(_priced(group, face.name, face.price, **({"tool": face.name} if group == "tool" else {})))
    out.append(_priced("combat", "shot", SHOTS[side]))
    for name in ("put_out", "put_out_wall"):
        out.append(_priced("combat", name.replace("_", "-"), (0, 0, 0, LIMITS[name], 0)))
    out += [_priced("combat", "evacuation", PER_HEAD), _priced("combat", "inspection", PER_HEAD)]
    return out


def _priced(group: str, name: str, price: Price, **more: str) -> dict[str, Any]:
    out = {"name": name, "group": group, "price": price_data(price), **more}
    other = {EVENT_NAMES[event]: changed for event in Event if (changed := _during(event, price)) != out["price"]}
    return out | ({"in": other} if other else {})


@cache
def _under(event: Event) -> State:
    s = State.new()
    s.event = event
    return s


def _during(event: Event, price: Price) -> dict[str, int]:
    return price_data([int(due(_under(event), table(list(price)), good)) for good in range(len(GOODS))])


def _tools(side: int) -> dict[str, dict[str, int]]:
    """What a tool brings at the start of each turn (G60)."""
    return {FACES[side][kind].name: price_data(FACES[side][kind].gives) for kind in range(KINDS) if GROUPS[kind] == "tool"}


COMPANION = Companion(figures)
