"""Verification of a finished game: the dice follow from the committed secret, and the moves from the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import gemhold
from gemhold.core.contract import CHANCE
from gemhold.core.errors import BadRecord, GemholdError
from gemhold.core.record import GameRecord
from gemhold.server.fair import SECRET_BYTES, Fair, commitment


@dataclass(frozen=True)
class Verdict:
    """The result; `wrong` lists the errors found."""

    game: str
    moves: int
    draws: int
    commitment: str
    wrong: tuple[str, ...]


def verify(record: GameRecord) -> Verdict:
    """Verify a record with a fairness part."""
    part = record.fairness
    if part is None:
        raise BadRecord(
            "there is no fairness part", place="fairness", hint="download the record from the table when the game is over"
        )
    try:
        secret, entropies = bytes.fromhex(part["secret"]), [str(entropy) for entropy in part["entropy"]]
        requested, seed, draws = dict(part["asked"]), int(part["seed"]), [(int(n), int(x)) for n, x in part["draws"]]
        fate = Fair(secret, entropies)
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(
            "the fairness part is not complete", place="fairness", hint=f"the secret is published when the game is over ({error})"
        ) from None
    wrong: list[str] = []
    if len(secret) != SECRET_BYTES or commitment(secret) != part.get("commitment"):
        wrong.append("the secret does not match the commitment")
    if len(entropies) != record.seats:
        wrong.append(f"{len(entropies)} entropies for {record.seats} seats")
    if seed != fate.seed():
        wrong.append("the seed of the map does not follow from the secret")
    wrong += _options(record, requested, seed)
    wrong += _draws(record, fate, draws)
    return Verdict(record.game, len(record.log), len(draws), str(part.get("commitment")), tuple(wrong))


def _options(record: GameRecord, requested: dict[str, Any], seed: int) -> list[str]:
    try:
        same = gemhold.game(record.game).settings(record.seats, requested, seed) == record.options
    except GemholdError as error:
        return [f"the requested options: {error}"]
    return [] if same else ["the options do not follow from the seed"]


def _draws(record: GameRecord, fate: Fair, draws: list[tuple[int, int]]) -> list[str]:
    """Replay the game and compare every chance event with the outcome the secret gives."""
    i = 0
    for number, match in enumerate(record.steps()):
        ply = record.log[number]
        if ply.actor != CHANCE:
            continue
        n = int(match.game.rules.chances(match.state))
        if ply.x != fate.outcome(i, n):
            return [f"move {number}: outcome {ply.x} of {n} should have been {fate.outcome(i, n)}"]
        if i >= len(draws) or draws[i] != (n, ply.x):
            return [f"move {number}: the list of draws disagrees"]
        i += 1
    return [] if i == len(draws) else [f"{len(draws)} draws are listed, {i} were made"]
