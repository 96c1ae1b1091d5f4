"""The measured strength of the levels of a game, from its data file `levels.toml`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from gemhold.core.kit.datadir import STANDARD
from gemhold.core.toml import Entry, read

FILE = "levels.toml"


@dataclass(frozen=True)
class Measure:
    """The share of victories of a level in two-player games against another, with its 95 % interval."""

    against: str
    wins: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Strength:
    """Matches of a level, and the command that played them."""

    measures: tuple[Measure, ...]
    command: str

    def against(self, level: str) -> Measure | None:
        return next((measure for measure in self.measures if measure.against == level), None)


@cache
def measured(game: str) -> dict[str, Strength]:
    """The measured levels of a game, by name; empty if none was measured."""
    file = STANDARD / game / FILE
    if not file.exists():
        return {}
    out = {}
    for level in read(file).tables("level"):
        measures = tuple(_measure(entry) for entry in level.tables("match"))
        out[level.get("name", str)] = Strength(measures, level.get("command", str))
    return out


def _measure(entry: Entry) -> Measure:
    wins, low, high = (_share(entry, key) for key in ("wins", "low", "high"))
    return Measure(entry.get("against", str), wins, low, high, entry.number("games", 1, 1_000_000))


def _share(entry: Entry, key: str) -> float:
    share = entry.get(key, float)
    if not 0.0 <= share <= 1.0:
        raise entry.error(f"{key!r} is a share from 0 to 1")
    return share
