"""How the two halves of the map lie together, and where fires and gems start (K10, K11, K14, K19).

A layout is a table, in maps.toml or a file of one's own:

    west = { turn = 0, move = [0, 0] }          # sixths of a turn clockwise, then a shift
    east = { turn = 3, move = [5, 0] }
    fires = ["west.swamp", "east.cave", ...]    # a space is named by its half and land
    white = [...]
    gold = [...]
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gemhold.core.errors import BadData
from gemhold.core.hexgrid import Hex, connected, neighbours, turned
from gemhold.core.rng import draw
from gemhold.core.toml import Entry, read
from gemhold.games.king import data as D

LAYOUT_STREAM = 100  # apart from the streams of chance and seats
MOST_MOVES_APART = 8
SEAM = 5  # minimum number of touching sides; any two orientations of the halves allow several such seams
KEYS = ("players", "source", "west", "east", "fires", "white", "gold")


@dataclass(frozen=True)
class Space:
    at: Hex
    half: int
    land: int
    fire: bool
    gem: str  # "", "white" or "gold"

    @property
    def name(self) -> str:
        return f"{D.HALVES[self.half]}.{D.LANDS[self.land]}"


def spaces_of(layout: Mapping[str, Any], players: int, place: str = "map") -> list[Space]:
    """The 30 spaces in reading order; errors name the entry."""
    entry = Entry(Path(place), f"layout for {players} players", dict(layout))
    entry.only(*KEYS)
    where: dict[str, tuple[Hex, int]] = {}
    for half, name in enumerate(D.HALVES):
        part = entry.table(name)
        part.only("turn", "move")
        turn, move = part.number("turn", 0, 5), part.numbers("move")
        if len(move) != 2 or not all(abs(n) <= 20 for n in move):
            raise part.error("'move' is a pair of numbers [q, r] from -20 to 20")
        for land, at in D.HALF_MAPS[name].items():
            where[f"{name}.{land}"] = (turned(at, turn) + Hex(*move), half)
    places = {at for at, _ in where.values()}
    if len(places) != D.SPACES:
        raise entry.error("the halves overlap", hint="shift one of them with 'move'")
    if not connected(places):
        raise entry.error("the halves do not touch", hint="shift one of them with 'move'")
    fires: set[str] = set()
    gems: dict[str, str] = {}  # a gem may lie on a burning space: whoever defeats the dragon takes it (K19, K53)
    wanted = {"fires": D.FIRES_ON_MAP[players], "white": D.COMPONENTS.white_on_map, "gold": D.COMPONENTS.gold_on_map}
    for key, count in wanted.items():
        names = entry.texts(key)
        if len(names) != count:
            raise entry.error(f"{key!r} has {len(names)} spaces, expected {count}")
        for name in names:
            if name not in where:
                raise entry.error(f"{key!r} names an unknown space {name!r}", hint="half.land, such as west.swamp")
            before = ("fires" if name in fires else "") if key == "fires" else gems.get(name, "")
            if before:
                raise entry.error(f"{name!r} is marked twice ({before} and {key})")
            if key == "fires":
                fires.add(name)
            else:
                gems[name] = key
    low_q, low_r = min(at.q for at in places), min(at.r for at in places)
    out = []
    for name, (at, half) in where.items():
        kind = D.LANDS.index(name.partition(".")[2])
        out.append(Space(at + Hex(-low_q, -low_r), half, kind, name in fires, gems.get(name, "")))
    return sorted(out, key=lambda space: (space.at.r, space.at.q))


def _standard() -> dict[int, dict[str, Any]]:
    """The validated layouts of maps.toml, by number of players."""
    out = {}
    for players, table in D.standard_layouts().items():
        spaces_of(table, players, place="maps.toml")
        out[players] = {key: table[key] for key in ("west", "east", "fires", "white", "gold")}
    return out


STANDARD = _standard()


def standard(players: int) -> dict[str, Any]:
    return deepcopy(STANDARD[players])


def from_file(file: Path, players: int) -> dict[str, Any]:
    """A custom layout (K19): the file holds the table itself, or a list of them under `layout`, by `players`."""
    entry = read(file)
    if "layout" in entry.data:
        fitting = [table for table in entry.tables("layout") if table.data.get("players") == players]
        if not fitting:
            raise BadData(f"no layout for {players} players", place=file.name)
        entry = fitting[0]
    table = {key: value for key, value in entry.data.items() if key not in ("players", "source")}
    spaces_of(table, players, place=file.name)
    return table


class _Draws:
    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.i = 0

    def below(self, n: int) -> int:
        self.i += 1
        return draw(self.seed, LAYOUT_STREAM, self.i, n)

    def pick(self, items: list[str], n: int) -> list[str]:
        """Draw n items at random and remove them from the list."""
        return [items.pop(self.below(len(items))) for _ in range(n)]


def random(players: int, seed: int) -> dict[str, Any]:
    """A random layout (K19): halves rotated and joined at random, fires and gems anywhere."""
    draws = _Draws(seed)
    table: dict[str, Any] = {"west": {"turn": draws.below(6), "move": [0, 0]}}
    west = {turned(at, table["west"]["turn"]) for at in D.HALF_MAPS["west"].values()}
    turn = draws.below(6)
    east = [turned(at, turn) for at in D.HALF_MAPS["east"].values()]
    reach = range(-MOST_MOVES_APART, MOST_MOVES_APART + 1)
    seams = {}
    for move in (Hex(q, r) for q in reach for r in reach):
        moved = {at + move for at in east}
        if not moved & west:
            seams[move] = sum(n in west for at in moved for n in neighbours(at))
    worthy = min(SEAM, max(seams.values()))
    joins = [move for move, sides in seams.items() if sides >= worthy]
    table["east"] = {"turn": turn, "move": list(joins[draws.below(len(joins))])}
    names = [f"{half}.{land}" for half in D.HALVES for land in D.HALF_MAPS[half]]
    free = list(names)
    table["fires"] = draws.pick(free, D.FIRES_ON_MAP[players])
    table["white"] = draws.pick(free, D.COMPONENTS.white_on_map)
    table["gold"] = draws.pick(free, D.COMPONENTS.gold_on_map)
    return table
