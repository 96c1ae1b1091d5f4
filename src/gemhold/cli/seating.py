"""The seats of a match in the terminal: people, bots, names, the seed."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gemhold.core.game import Game

SEEDS = 1_000_000  # short enough to read out
LONGEST_NAME = 24


@dataclass(frozen=True)
class Seating:
    seats: int
    seed: int
    name: str | None  # of the first player
    levels: dict[int, str]  # bots, by seat
    adviser: str  # the level that gives hints
    record: str | None

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.levels]


def levels_of(game: Game, text: str | None) -> list[str]:
    """Validated levels of bots from "greedy,random"."""
    from gemhold import bots
    from gemhold.core.errors import BadOption

    known = bots.levels(game.name)
    chosen = [level.strip() for level in text.split(",")] if text else []
    for level in chosen:
        if level not in known:
            raise BadOption(f"{game.name} has no bot {level!r}", place="--bots", hint=f"choose one of {', '.join(known)}")
    return chosen


def seating(
    game: Game,
    seats: int | None,
    bots: str | None,
    hot_seat: bool,
    name: str | None,
    seed: int | None,
    record: str | None,
) -> Seating:
    from gemhold.bots import strongest, usual_level
    from gemhold.cli.options import check_writable
    from gemhold.core.errors import BadOption

    chosen = levels_of(game, bots)
    if seats is None:
        seats = max(game.seats[0], len(chosen) + 1)
    game.check_seats(seats)
    if len(chosen) >= seats:
        raise BadOption(f"{len(chosen)} bots leave you no seat of {seats}", place="--bots", hint="name fewer bots or add --seats")
    if not hot_seat:
        levels = chosen or [usual_level(game.name)]
        chosen = [levels[i % len(levels)] for i in range(seats - 1)]
    if record is not None and Path(record).exists():
        raise BadOption("the file exists already", place=record, hint="choose another name for --record")
    check_writable(record)
    if name is not None:
        name = " ".join("".join(sign for sign in name if sign.isprintable()).split())[:LONGEST_NAME]
        if not name:
            raise BadOption("the name is empty", place="--name")
    first_bot = seats - len(chosen)
    if seed is None:
        seed = secrets.randbelow(SEEDS)
    return Seating(seats, seed, name, {first_bot + i: level for i, level in enumerate(chosen)}, strongest(game.name), record)
