"""How seats add entropy to the dice: all commit, then all reveal, so that nobody can choose last.

    seats ──► commit ──► reveal ──► fixed
      ▲                    │
      └── a seat changes: next round, all commit anew

A seat may commit as soon as it is taken. Once no seat is open, the start is called for and every seat that contributes has
committed, the commitments stand and entropy is revealed; when all have revealed, the game begins. From the moment entropy may be
revealed, somebody may know it: if the seats change then, the next round needs new entropy.

Functions over the seats of a table; `lobby` calls them in its transactions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Any

from sqlalchemy import Row

from gemhold.server.fair import SCHEME, commitment, seat_commitment
from gemhold.server.problems import AlreadyCommitted, AlreadyStarted, OldDice, TooEarly, WrongEntropy, WrongRound
from gemhold.server.schema import CommitBody, RevealBody
from gemhold.server.tables import Live, Seat

TableRow = Row[Any] | Live  # a table as the database or as this worker has it


class Phase(StrEnum):
    SEATS = "seats"  # a seat is open, or the host has not called for the start
    COMMIT = "commit"
    REVEAL = "reveal"
    FIXED = "fixed"


def phase(row: TableRow, seats: Sequence[Seat]) -> Phase:
    if row.status != "waiting":
        return Phase.FIXED
    return _phase(row.called, seats)


def _phase(called: bool, seats: Sequence[Seat]) -> Phase:
    if not called or any(seat.kind == "open" for seat in seats):
        return Phase.SEATS
    return Phase.COMMIT if any(seat.commits and not seat.commitment for seat in seats) else Phase.REVEAL


def awaited(row: TableRow, seats: Sequence[Seat]) -> list[int]:
    """The seats whose commitment or entropy alone keeps the game from starting."""
    now = phase(row, seats)
    if now is Phase.COMMIT:
        return [seat.seat for seat in seats if seat.commits and not seat.commitment]
    return [seat.seat for seat in seats if seat.commits and not seat.entropy] if now is Phase.REVEAL else []


def commit(row: TableRow, seats: Sequence[Seat], body: CommitBody) -> list[Seat]:
    """The seats with these commitments; the caller has checked whose seats they are."""
    after = list(seats)
    wanted = {part.seat: part.commitment for part in body.seats}
    if all(seats[k].commitment == text for k, text in wanted.items()) and body.round == row.round:
        return after  # sent again
    _check(row, body.round)
    for k, text in wanted.items():
        _check_uncommitted(phase(row, seats), seats[k], text)
        after[k] = replace(seats[k], commits=True, commitment=text)
    return after


def reveal(row: TableRow, secret: bytes, seats: Sequence[Seat], body: RevealBody) -> list[Seat]:
    """The seats with this entropy. Who commits last may reveal at once: the commitment is then computed here."""
    after = list(seats)
    wanted = {part.seat: part.entropy for part in body.seats}
    if all(seats[k].entropy == text for k, text in wanted.items()) and body.round == row.round:
        return after  # sent again
    _check(row, body.round)
    for k, text in wanted.items():
        expected = seat_commitment(row.id, commitment(secret), row.round, k, text)
        if seats[k].commitment and seats[k].commitment != expected:
            raise WrongEntropy("the entropy does not match the commitment", place=f"seat {k}", hint="send what was committed to")
        _check_uncommitted(phase(row, seats), seats[k], expected)
        after[k] = replace(seats[k], commits=True, commitment=expected, entropy=text)
    if phase(row, after) is not Phase.REVEAL:
        raise TooEarly("not all seats have committed", place="seats", hint="keep the entropy until the phase is `reveal`")
    return after


def _check(row: TableRow, round_: int) -> None:
    if row.status != "waiting":
        raise AlreadyStarted("the game has started", place="table")
    if row.scheme != SCHEME:
        raise OldDice("this table has the first scheme of the dice", place="table", hint="it starts without more entropy")
    if round_ != row.round:
        raise WrongRound(f"this is round {row.round}", place="round", hint="commit to new entropy")


def _check_uncommitted(now: Phase, seat: Seat, text: str) -> None:
    """One commitment per seat and round, and none once the others reveal."""
    if seat.commitment != text and (seat.commitment or now is Phase.REVEAL):
        raise AlreadyCommitted("commitments of this round stand", place=f"seat {seat.seat}")


def settled(row: TableRow, before: Sequence[Seat], after: Sequence[Seat], called: bool) -> tuple[int, bool, list[Seat]]:
    """After a change of the seats: the round, whether the start is called for, and the seats."""
    if phase(row, before) is Phase.REVEAL and _sitters(before) != _sitters(after):
        return row.round + 1, row.autostart, [replace(seat, commitment="", entropy="") for seat in after]
    full = all(seat.kind != "open" for seat in after)
    return row.round, called if full else row.autostart, list(after)


def _sitters(seats: Sequence[Seat]) -> list[tuple[str | None, bool, bool]]:
    return [(seat.player_id, seat.kind == "open", seat.commits) for seat in seats]


def ready(called: bool, seats: Sequence[Seat]) -> bool:
    """May the game begin?"""
    return _phase(called, seats) is Phase.REVEAL and all(seat.entropy for seat in seats if seat.commits)
