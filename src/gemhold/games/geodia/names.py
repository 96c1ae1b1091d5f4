"""Names of the things of a position, for notation, views and narration."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from gemhold.games.geodia.board import BASES, FRONTS, TILE_NAMES, tiles_of
from gemhold.games.geodia.data import (
    BARON_LIST,
    BARONS,
    FACES,
    FIRST_TOOL,
    GOODS,
    GROUPS,
    KINDS,
    LANDS,
    MINE_LIST,
    RESOURCES,
    SIDES,
    TREASURES,
    Card,
    Event,
    Mine,
)
from gemhold.games.geodia.state import BLAST, COMBOS, GUN, ITEM_CHEST, ITEM_MACHINE, ITEMS, ROCKETS, State

FIGURE_NAMES = ("worker", "engineer")
EVENT_NAMES = tuple(event.name.lower().replace("_", "-") for event in Event)
CARD_NAMES = [[face.name for face in deck] for deck in FACES]  # by side and kind
LAND_NAMES = [[RESOURCES[a], RESOURCES[b]] for a, b, _ in LANDS]
BASE_NAMES = ["-".join(TILE_NAMES[tile] for tile in tiles_of(front)) for front in FRONTS]  # by the tiles in front
assert len(set(BASE_NAMES)) == BASES
COMBO_NAMES = [" ".join(RESOURCES[resource] for resource in combo) for combo in COMBOS]


def baron_name(s: State, seat: int) -> str:
    return BARONS[s.baron[seat]]


def side_of(s: State, seat: int) -> int:
    return BARON_LIST[s.baron[seat]].side


def side_name(s: State, seat: int) -> str:
    return SIDES[side_of(s, seat)]


def colour_of(s: State, seat: int) -> str:
    return BARON_LIST[s.baron[seat]].colour


def card_name(s: State, seat: int, kind: int) -> str:
    return CARD_NAMES[side_of(s, seat)][kind]


def machine_card(machine: int) -> int:
    return int(Card.HEAVY if machine == GUN else Card.LIGHT)


def machine_name(s: State, seat: int, machine: int) -> str:
    return card_name(s, seat, machine_card(machine))


def machine_text(s: State, seat: int, machine: int) -> str:
    """A machine's name, numbered where a seat may have several: "ballista 2"."""
    name = machine_name(s, seat, machine)
    return name if machine == GUN else f"{name} {machine + 1}"


def tool_name(s: State, seat: int, tool: int) -> str:
    return card_name(s, seat, FIRST_TOOL + tool)


def weapon_name(s: State, seat: int, weapon: int) -> str:
    if weapon == ROCKETS:
        return card_name(s, seat, Card.ROCKET)
    return card_name(s, seat, Card.KABOOM) if weapon == BLAST else machine_name(s, seat, weapon)


def weapon_text(s: State, seat: int, weapon: int) -> str:
    return weapon_name(s, seat, weapon) if weapon in (ROCKETS, BLAST) else machine_text(s, seat, weapon)


def item_name(s: State, item: int) -> str:
    """What an item is, without its owner."""
    seat, what = divmod(item, ITEMS)
    if what < ITEM_MACHINE:
        return FIGURE_NAMES[what]
    return machine_name(s, seat, what - ITEM_MACHINE) if what < ITEM_CHEST else "chest"


def item_text(s: State, item: int) -> str:
    """An item with its owner, numbered where there may be several: "ruby worker", "ruby chest 2"."""
    seat, what = divmod(item, ITEMS)
    if what < ITEM_MACHINE:
        return f"{baron_name(s, seat)} {FIGURE_NAMES[what]}"
    if what < ITEM_CHEST:
        return f"{baron_name(s, seat)} {machine_text(s, seat, what - ITEM_MACHINE)}"
    return f"{baron_name(s, seat)} chest {what - ITEM_CHEST + 1}"


def price_data(price: Sequence[int]) -> dict[str, int]:
    """A price without its zeros."""
    return {good: int(n) for good, n in zip(GOODS, price, strict=True) if n}


@cache
def mine_data(mine: int) -> dict[str, Any] | None:
    """A mine for views: the numbers of the die it answers to, and its gems; a single-use mine answers to none."""
    if mine == Mine.UNKNOWN:
        return None
    strike = MINE_LIST[mine - 1]
    return {"kind": int(mine), "single": mine == Mine.SINGLE, "numbers": list(strike.numbers), "gems": strike.gems}


def mine_text(mine: int) -> str:
    """A mine in signs that need no language: "3,4:3" (numbers, gems per miner), "once:5".

    >>> mine_text(Mine.SINGLE)
    'once:5'
    """
    strike = MINE_LIST[mine - 1]
    return f"{','.join(map(str, strike.numbers)) or 'once'}:{strike.gems}"


@cache
def card_data(side: int, kind: int) -> dict[str, Any]:
    """A card's face."""
    face = FACES[side][kind]
    out: dict[str, Any] = {"kind": int(kind), "name": face.name, "group": GROUPS[kind], "price": price_data(face.price)}
    if any(face.gives):
        out["gives"] = price_data(face.gives)
    return out


@cache
def treasure_data(treasure: int) -> dict[str, Any]:
    strike = TREASURES[treasure]
    return {"treasure": treasure + 1, "damage": strike.need, "numbers": list(strike.numbers), "gems": strike.gems}


assert all(len(names) == KINDS and len(set(names)) == KINDS for names in CARD_NAMES)
