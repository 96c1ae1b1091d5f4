"""Lessons and tips as data: short plays on the real table, one idea at a time. docs/lessons.md describes the files.

A lesson is a position, a script of what chance and the other seats do, and steps. A step says something and points at something;
it either waits for one of the moves it expects, or for the learner to go on. The last step only says what was learned. Moves
are matched by their notation.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from gemhold.core.errors import UnknownLesson
from gemhold.core.game import Game
from gemhold.core.toml import Entry, read

FILE = re.compile(r"[0-9]{2}-([a-z]+(?:-[a-z]+)*)")  # the name of a lesson's file: its place in the list, and its name
WORD = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
TIPS = "tips.toml"


@dataclass(frozen=True)
class Step:
    """`id` is the end of its message's id. Without `expect` the learner reads, and goes on."""

    id: str
    expect: tuple[str, ...]  # moves that complete the step, as patterns of notation
    via: tuple[str, ...]  # moves on the way there, such as choosing the figure that moves
    then: tuple[str, ...]  # what follows: chance and other seats, as lines of a record
    point: tuple[str, ...]  # spaces and parts of the screen to point at
    other: Mapping[str, str]  # what to say of other legal moves: the end of a message's id, by pattern

    def completed_by(self, move: str) -> bool:
        return _any(self.expect, move)

    def led_to_by(self, move: str) -> bool:
        return _any(self.via, move)

    def about(self, move: str) -> str | None:
        """The explanation of a legal move that is not wanted here; None: a generic one."""
        return next((say for pattern, say in self.other.items() if fnmatchcase(move, pattern)), None)


@dataclass(frozen=True)
class Lesson:
    game: str
    name: str
    rules: int
    seats: int
    seat: int  # the learner's
    seed: int  # decides what the script leaves open
    options: Mapping[str, Any]
    table: Entry | None  # the position in the game's own words (`Game.prepare`); None: the first one
    start: tuple[str, ...]  # moves from there to where the lesson begins
    steps: tuple[Step, ...]

    def message(self, part: str = "") -> str:
        """The id of a message: of the title, a step or an explanation."""
        return f"{self.game}-lesson-{self.name}" + (f"-{part}" if part else "")


@dataclass(frozen=True)
class Tip:
    """What to say at a real table when something happens for the first time; its message is `<game>-tip-<id>`."""

    id: str
    events: tuple[str, ...]  # ids of events
    lesson: str  # that tells more; empty: none


def _any(patterns: tuple[str, ...], move: str) -> bool:
    return any(fnmatchcase(move, pattern) for pattern in patterns)


def lessons(game: Game) -> tuple[Lesson, ...]:
    """A game's lessons, in the order of their files."""
    return _lessons(game.name, game.lessons) if game.lessons is not None else ()


def lesson(game: Game, name: str) -> Lesson:
    known = lessons(game)
    found = next((each for each in known if each.name == name), None)
    if found is None:
        names = ", ".join(each.name for each in known) or "none"
        raise UnknownLesson(f"{game.name} has no lesson {name[:40]!r}", place="lesson", hint=f"known: {names}")
    return found


def tips(game: Game) -> tuple[Tip, ...]:
    return _tips(game.lessons) if game.lessons is not None else ()


@cache
def _lessons(game: str, folder: Path) -> tuple[Lesson, ...]:
    found = ((FILE.fullmatch(file.stem), file) for file in sorted(folder.glob("*.toml")))
    return tuple(_lesson(game, name[1], read(file)) for name, file in found if name)


@cache
def _tips(folder: Path) -> tuple[Tip, ...]:
    file = folder / TIPS
    return tuple(_tip(entry) for entry in read(file).tables("tip")) if file.exists() else ()


def _lesson(game: str, name: str, entry: Entry) -> Lesson:
    entry.only("rules", "seats", "seat", "seed", "options", "table", "start", "step")
    seats = entry.number("seats", 1, 16, 2)
    steps = tuple(_step(each) for each in entry.tables("step"))
    if not steps:
        raise entry.error("a lesson without steps")
    if steps[-1].expect or steps[-1].then:
        raise entry.error("the last step only says what was learned", hint="leave out expect and then")
    if len({step.id for step in steps}) < len(steps):
        raise entry.error("two steps have the same id")
    return Lesson(
        game,
        name,
        entry.number("rules", 1, 1_000),
        seats,
        entry.number("seat", 1, seats, 1) - 1,
        entry.number("seed", 0, 1 << 32, 0),
        entry.get("options", dict, {}),
        entry.table("table") if "table" in entry.data else None,
        tuple(entry.texts("start", [])),
        steps,
    )


def _step(entry: Entry) -> Step:
    entry.only("id", "expect", "via", "then", "point", "other")
    other = entry.get("other", dict, {})
    for word in (entry.get("id", str), *other.values()):
        if not isinstance(word, str) or not WORD.fullmatch(word):
            raise entry.error(f"{word!r} is no part of a message's id", hint="small letters, digits and hyphens")
    texts = {key: tuple(entry.texts(key, [])) for key in ("expect", "via", "then", "point")}
    return Step(entry.get("id", str), texts["expect"], texts["via"], texts["then"], texts["point"], other)


def _tip(entry: Entry) -> Tip:
    entry.only("id", "events", "lesson")
    return Tip(entry.get("id", str), tuple(entry.texts("events")), entry.get("lesson", str, ""))
