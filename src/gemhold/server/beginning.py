"""A table that begins where a record was left: the record's steps are its first rows, the dice from then on are its own.

The steps wait with the table until its seats are taken and have added to the dice, as for any other game. What was taken over is
counted and told wherever the dice are verified: nothing is claimed of outcomes that were not drawn here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gemhold.core.contract import OVER
from gemhold.core.errors import BadOption, GameOver
from gemhold.core.game import Game
from gemhold.core.match import Ply
from gemhold.core.record import GameRecord
from gemhold.server.schema import Settings


@dataclass(frozen=True)
class Beginning:
    """The steps a game begins with, and what they were played by. None at all, in most games."""

    rules: int
    log: tuple[Ply, ...] = ()

    @staticmethod
    def of(game: Game) -> Beginning:
        return Beginning(game.rules_version)

    def to_json(self) -> list[list[int]] | None:
        return [[ply.actor, ply.x] for ply in self.log] or None

    @staticmethod
    def stored(rules: int, steps: Sequence[Sequence[int]] | None) -> Beginning:
        return Beginning(rules, tuple(Ply(actor, x) for actor, x in steps or ()))


def taken_over(record: GameRecord, ply: int | None, settings: Settings) -> tuple[Beginning, dict[str, Any]]:
    """The beginning of a new table and its options; the record is replayed and must fit the settings."""
    if settings.game != record.game:
        raise BadOption(f"the record is one of {record.game}", place="game", hint="choose the record's game")
    if settings.options:
        raise BadOption("the record decides the options", place="options", hint="leave them out")
    if len(settings.seats) != record.seats:
        raise BadOption(f"the record has {record.seats} seats", place="seats", hint=f"list {record.seats} seats")
    match = record.replay(ply)
    if match.actor == OVER:
        raise GameOver("the game is over at this step", place="ply", hint="choose an earlier one")
    return Beginning(record.rules, tuple(match.log)), match.options
