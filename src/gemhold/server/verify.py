"""Verification of a finished game: the dice follow from what was committed to, and the moves from the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

import gemhold
from gemhold.core.args import Seat
from gemhold.core.contract import CHANCE
from gemhold.core.errors import BadRecord, GemholdError, Reason
from gemhold.core.record import GameRecord
from gemhold.server.fair import FIRST_SCHEME, SCHEME, SECRET_BYTES, Fair, commitment, seat_commitment
from gemhold.server.pins import Pins


@dataclass(frozen=True)
class Verdict:
    """The result: the errors found, and what could not be checked. Both are Fluent messages."""

    game: str
    moves: int
    draws: int
    scheme: int
    commitment: str
    contributed: tuple[int, ...]  # seats with entropy
    wrong: tuple[Reason, ...]
    unchecked: tuple[Reason, ...]

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of all errors."""
        return tuple(reason.code for reason in self.wrong)


@dataclass(frozen=True)
class Proof:
    """The fairness part of a record."""

    scheme: int
    table: str
    commitment: str
    round: int
    commitments: tuple[str, ...]  # by seat; empty in the first scheme
    entropy: tuple[str, ...]
    secret: bytes
    asked: dict[str, Any]
    taken: int  # chance events taken over from another record
    seed: int
    draws: tuple[tuple[int, int], ...]


def proof_of(record: GameRecord) -> Proof:
    part = record.fairness
    if part is None:
        raise BadRecord(
            "there is no fairness part", place="fairness", hint="download the record from the table when the game is over"
        )
    try:
        scheme = int(part.get("scheme", FIRST_SCHEME))
        proof = Proof(
            scheme=scheme,
            table=str(part["table"]) if scheme == SCHEME else "",
            commitment=str(part["commitment"]),
            round=int(part["round"]) if scheme == SCHEME else 0,
            commitments=tuple(str(text) for text in part["commitments"]) if scheme == SCHEME else (),
            entropy=tuple(str(text) for text in part["entropy"]),
            secret=bytes.fromhex(part["secret"]),
            asked=dict(part["asked"]),
            taken=int(part.get("taken", 0)),
            seed=int(part["seed"]),
            draws=tuple((int(n), int(x)) for n, x in part["draws"]),
        )
        "".join((proof.table, proof.commitment, *proof.entropy)).encode("ascii")
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(
            "the fairness part is not complete", place="fairness", hint=f"the secret is published when the game is over ({error})"
        ) from None
    if proof.scheme not in (FIRST_SCHEME, SCHEME):
        raise BadRecord(f"unknown scheme {proof.scheme} of the dice", place="fairness", hint="use a newer version of Gemhold")
    return proof


def verify(record: GameRecord, pins: Pins | None = None) -> Verdict:
    """Verify a record with a fairness part, against what a device has kept."""
    proof = proof_of(record)
    fate = Fair(proof.secret, proof.entropy)
    wrong = [*_secret(record, proof, fate), *_reveals(proof), *_options(record, proof), *_draws(record, fate, proof)]
    if pins is not None:
        wrong += _pinned(proof, pins)
    contributed = tuple(seat for seat, text in enumerate(proof.entropy) if text)
    return Verdict(
        record.game,
        len(record.log),
        len(proof.draws),
        proof.scheme,
        proof.commitment,
        contributed,
        tuple(wrong),
        tuple(_unchecked(proof, pins)),
    )


# ---------------------------------------------------------------- the record alone


def _secret(record: GameRecord, proof: Proof, fate: Fair) -> Iterator[Reason]:
    if len(proof.secret) != SECRET_BYTES or commitment(proof.secret) != proof.commitment:
        yield Reason("dice-wrong-secret")
    if len(proof.entropy) != record.seats or (proof.scheme == SCHEME and len(proof.commitments) != record.seats):
        yield Reason("dice-wrong-seats")
    if proof.seed != fate.seed():
        yield Reason("dice-wrong-seed")


def _reveals(proof: Proof) -> Iterator[Reason]:
    """Every entropy is what its seat committed to; a seat without a commitment has none."""
    for seat, (text, committed) in enumerate(zip(proof.entropy, proof.commitments, strict=False)):
        expected = seat_commitment(proof.table, proof.commitment, proof.round, seat, text) if text else ""
        if committed != expected:
            yield Reason("dice-wrong-reveal", {"seat": Seat(seat)})


def _options(record: GameRecord, proof: Proof) -> Iterator[Reason]:
    try:
        same = gemhold.game(record.game).settings(record.seats, proof.asked, proof.seed) == record.options
    except GemholdError:
        same = False
    if not same:
        yield Reason("dice-wrong-options")


def _draws(record: GameRecord, fate: Fair, proof: Proof) -> Iterator[Reason]:
    """Replay the game and compare every chance event with the outcome the secret gives; those taken over have another origin."""
    i, draws = 0, proof.draws
    for number, match in enumerate(record.steps()):
        ply = record.log[number]
        if ply.actor != CHANCE:
            continue
        n = int(match.game.rules.chances(match.state))
        if i >= proof.taken and ply.x != fate.outcome(i, n):
            yield Reason("dice-wrong-draw", {"move": number, "x": ply.x, "n": n, "right": fate.outcome(i, n)})
            return
        if i >= len(draws) or draws[i] != (n, ply.x):
            yield Reason("dice-wrong-list", {"move": number})
            return
        i += 1
    if i != len(draws):
        yield Reason("dice-wrong-list", {"move": len(record.log)})


# ---------------------------------------------------------------- against what was kept


def _pinned(proof: Proof, pins: Pins) -> Iterator[Reason]:
    if pins.commitment != proof.commitment:
        yield Reason("dice-swapped-secret")
    if proof.scheme != SCHEME:
        if pins.took_part:
            yield Reason("dice-swapped-scheme")
        return
    if pins.table is not None and pins.table != proof.table:
        yield Reason("dice-swapped-table")
        return
    if not pins.took_part:
        return
    if pins.round != proof.round:
        yield Reason("dice-swapped-round", {"kept": pins.round or 0, "round": proof.round})
        return
    for seat, (kept, claimed) in enumerate(zip_longest(pins.commitments or (), proof.commitments, fillvalue="")):
        if pins.commitments is not None and kept != claimed:
            yield Reason("dice-swapped-seat", {"seat": Seat(seat)})
    for seat, text in sorted(pins.entropy.items()):
        if not 0 <= seat < len(proof.entropy) or proof.entropy[seat] != text:
            yield Reason("dice-swapped-entropy", {"seat": Seat(seat)})


def _unchecked(proof: Proof, pins: Pins | None) -> Iterator[Reason]:
    if proof.scheme != SCHEME:
        yield Reason("dice-open-scheme")
    elif not any(proof.entropy):
        yield Reason("dice-open-none")
    if proof.taken:
        yield Reason("dice-open-taken", {"n": proof.taken})
    if pins is None:
        yield Reason("dice-open-pin")
    elif proof.scheme == SCHEME and not pins.took_part and any(proof.entropy):
        yield Reason("dice-open-seats")
    if pins is not None and pins.again:
        yield Reason("dice-open-again", {"n": pins.again})
