"""A map laid by the players (G10): which landscape lies on which tile. A `core.draft.Drafting`.

A layout is a table with the tiles of each landscape, which is named by its two resources:

    sulphur-wood = ["a1", "b3", ...]
    sulphur-iron = [...]
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from gemhold.core.args import Args, Space
from gemhold.core.draft import Draft, Fault
from gemhold.core.errors import BadData, Reason
from gemhold.core.rng import draw
from gemhold.core.toml import Entry, parsed, read
from gemhold.games.geodia.board import HEXES, TILE_NAMES, TILES
from gemhold.games.geodia.data import LANDS, RESOURCES

SHUFFLED = "shuffled"
LAYOUT_STREAM = 100  # apart from the streams of chance and seats
KEYS = tuple(f"{RESOURCES[a]}-{RESOURCES[b]}" for a, b, _ in LANDS)
NAMES = TILE_NAMES[:TILES]


class WrongLayout(BadData):
    """A layout that cannot be played, and why."""

    def __init__(self, fault: Fault, place: str) -> None:
        super().__init__(fault.message, place=place, hint=fault.hint)
        self.fault = fault


def lands_of(layout: Any, place: str = "map") -> list[int]:
    """The landscape of each tile, as numbers; errors name the entry."""
    tiles = _tiles(layout, place)
    for fault in _faults(tiles):
        raise WrongLayout(fault, place)
    return [next(land for land, key in enumerate(KEYS) if name in tiles[key]) for name in NAMES]


def from_file(file: Path, players: int) -> dict[str, Any]:
    """A map of one's own; it is the same for any number of players."""
    table = read(file).data
    lands_of(table, file.name)
    return table


def _tiles(layout: Any, place: str) -> dict[str, list[str]]:
    entry = Entry(Path(place), "map", layout)
    entry.only(*KEYS)
    tiles = {key: entry.texts(key, []) for key in KEYS}
    for key, names in tiles.items():
        for name in names:
            if name not in NAMES:
                raise entry.error(f"{key!r} names an unknown tile {name!r}", hint="a row and a number, such as c4")
    return tiles


def _faults(tiles: Mapping[str, Sequence[str]]) -> Iterator[Fault]:
    laid = [name for names in tiles.values() for name in names]
    if bare := TILES - len(set(laid)):
        yield Fault(Reason("geodia-map-bare", {"n": bare}), f"{bare} tiles have no landscape")
    for key, (a, b, most) in zip(KEYS, LANDS, strict=True):
        surplus = len(tiles[key]) - most
        if surplus > 0:
            args: Args = {"a": RESOURCES[a], "b": RESOURCES[b], "n": surplus}
            yield Fault(Reason("geodia-map-many", args), f"{key!r} has {len(tiles[key])} tiles, expected {most}")
    for name in sorted({name for name in laid if laid.count(name) > 1}):
        yield Fault(Reason("geodia-map-twice", {"tile": Space(name)}), f"tile {name} has two landscapes")


# ---------------------------------------------------------------- for editors


def draft(layout: Any, seats: int) -> Draft:
    tiles = _tiles(layout, "map")
    on = {name: key for key, names in tiles.items() for name in names}
    view = {
        "tiles": [{"name": name, "at": list(HEXES[tile]), "land": on.get(name)} for tile, name in enumerate(NAMES)],
        "lands": [
            {"name": key, "resources": [RESOURCES[a], RESOURCES[b]], "tiles": most, "left": most - len(tiles[key])}
            for key, (a, b, most) in zip(KEYS, LANDS, strict=True)
        ],
    }
    return Draft(tiles, view, tuple(_faults(tiles)))


def example(choice: Any, seats: int, seed: int) -> dict[str, Any]:
    """All tiles shuffled by the seed."""
    left = [key for key, (_, _, tiles) in zip(KEYS, LANDS, strict=True) for _ in range(tiles)]
    out: dict[str, Any] = {key: [] for key in KEYS}
    for i, name in enumerate(NAMES):
        out[left.pop(draw(seed, LAYOUT_STREAM, i, len(left)))].append(name)
    return out


def parse(text: str, seats: int) -> dict[str, Any]:
    return parsed(text, Path("map")).data


def text(layout: dict[str, Any], seats: int) -> str:
    """The layout as a file for `--map`."""
    lines = ["# Geodia: a map of one's own (G10)", *(f"{key} = {json.dumps(layout[key])}" for key in KEYS)]
    return "\n".join(lines) + "\n"
