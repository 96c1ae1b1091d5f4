"""How the two halves of the map lie together, and where fires and gems start (K10, K11, K14, K19).

A layout is a table, in maps.toml or a file of one's own:

    west = { turn = 0, move = [0, 0] }          # sixths of a turn clockwise, then a shift
    east = { turn = 3, move = [5, 0] }
    fires = ["west.swamp", "east.cave", ...]    # a space is named by its half and land
    white = [...]
    gold = [...]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple

from gemhold.core.args import Args
from gemhold.core.draft import Fault
from gemhold.core.errors import BadData, Reason
from gemhold.core.hexgrid import Hex, connected, neighbours, turned
from gemhold.core.rng import draw
from gemhold.core.toml import Entry, read
from gemhold.games.king import data as D

LAYOUT_STREAM = 100  # apart from the streams of chance and seats
MOST_MOVES_APART = 8
SEAM = 5  # minimum number of touching sides; any two orientations of the halves allow several such seams
FARTHEST = 20  # of a shift
MARKS = ("fires", "white", "gold")
KEYS = ("players", "source", "west", "east", *MARKS)


class Space(NamedTuple):
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
    entry = opened(layout, players, place)
    where, marks = placed(entry), marked(entry)
    for fault in faults(where, marks, players):
        raise WrongLayout(fault, entry)
    low_q, low_r = min(at.q for at, _ in where.values()), min(at.r for at, _ in where.values())
    out = [space._replace(at=space.at + Hex(-low_q, -low_r)) for space in spaces(where, marks)]
    return sorted(out, key=lambda space: (space.at.r, space.at.q))


class WrongLayout(BadData):
    """A layout that cannot be played, and why."""

    def __init__(self, fault: Fault, entry: Entry) -> None:
        error = entry.error(fault.message, hint=fault.hint)
        super().__init__(error.message, place=error.place, hint=error.hint)
        self.fault = fault


def opened(layout: Any, players: int, place: str = "map") -> Entry:
    entry = Entry(Path(place), f"layout for {players} players", layout)
    entry.only(*KEYS)
    return entry


def placed(entry: Entry) -> dict[str, tuple[Hex, int]]:
    """Where each space lies, and on which half; the halves may overlap."""
    where: dict[str, tuple[Hex, int]] = {}
    for half, name in enumerate(D.HALVES):
        part = entry.table(name)
        part.only("turn", "move")
        turn, move = part.number("turn", 0, 5), part.numbers("move")
        if len(move) != 2 or not all(abs(n) <= FARTHEST for n in move):
            raise part.error(f"'move' is a pair of numbers [q, r] from -{FARTHEST} to {FARTHEST}")
        for land, at in D.HALF_MAPS[name].items():
            where[f"{name}.{land}"] = (turned(at, turn) + Hex(*move), half)
    return where


def marked(entry: Entry) -> dict[str, list[str]]:
    """The spaces named for fires, white and gold gems."""
    known = {f"{half}.{land}" for half in D.HALVES for land in D.HALF_MAPS[half]}
    marks = {key: entry.texts(key) for key in MARKS}
    for key, names in marks.items():
        for name in names:
            if name not in known:
                raise entry.error(f"{key!r} names an unknown space {name!r}", hint="half.land, such as west.swamp")
    return marks


def wanted(players: int) -> dict[str, int]:
    """How many spaces each mark needs (K11, K14)."""
    return dict(zip(MARKS, (D.FIRES_ON_MAP[players], D.COMPONENTS.white_on_map, D.COMPONENTS.gold_on_map), strict=True))


def faults(where: Mapping[str, tuple[Hex, int]], marks: Mapping[str, Sequence[str]], players: int) -> Iterator[Fault]:
    """What keeps a layout from being played (K19)."""
    places = {at for at, _ in where.values()}
    if len(places) != D.SPACES:
        yield Fault(Reason("king-map-overlap"), "the halves overlap", hint="shift one of them with 'move'")
    elif not connected(places):
        yield Fault(Reason("king-map-apart"), "the halves do not touch", hint="shift one of them with 'move'")
    for key, count in wanted(players).items():
        n = len(marks[key])
        if n != count:
            args: Args = {"what": key, "n": abs(n - count)}
            code = "king-map-few" if n < count else "king-map-many"
            yield Fault(Reason(code, args), f"{key!r} has {n} spaces, expected {count}")
    # a gem may lie on a burning space: whoever defeats the dragon takes it (K19, K53)
    for name, keys in _marks_of(marks).items():
        gems = [key for key in keys if key != "fires"]
        twice = gems if len(gems) > 1 else ["fires"] * 2 if keys.count("fires") > 1 else []
        if twice:
            half, _, land = name.partition(".")
            reason = Reason("king-map-twice", {"half": half, "land": land})
            yield Fault(reason, f"{name!r} is marked twice ({twice[0]} and {twice[1]})")


def _marks_of(marks: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """By space: what lies there, each as often as it is named."""
    out: dict[str, list[str]] = {}
    for key, names in marks.items():
        for name in names:
            out.setdefault(name, []).append(key)
    return out


def spaces(where: Mapping[str, tuple[Hex, int]], marks: Mapping[str, Sequence[str]]) -> list[Space]:
    gems = {name: key for key in ("white", "gold") for name in marks[key]}
    return [
        Space(at, half, D.LANDS.index(name.partition(".")[2]), name in marks["fires"], gems.get(name, ""))
        for name, (at, half) in where.items()
    ]


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
    table = table_in(read(file), players)
    spaces_of(table, players, place=file.name)
    return table


def table_in(entry: Entry, players: int) -> dict[str, Any]:
    """The table of a file, not checked yet."""
    if "layout" in entry.data:
        fitting = [table for table in entry.tables("layout") if table.data.get("players") == players]
        if not fitting:
            raise BadData(f"no layout for {players} players", place=entry.file.name)
        entry = fitting[0]
    return {key: value for key, value in entry.data.items() if key not in ("players", "source")}


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
