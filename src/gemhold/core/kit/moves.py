"""The buffer `legal` writes into."""

from __future__ import annotations

from typing import Any

from gemhold.core.kit.mode import PURE
from gemhold.core.kit.rule import rule
from gemhold.core.kit.struct import Ints, Struct, i64

MOST_MOVES = 1024  # no game offers more actions at once; the conformance suite checks it


class Moves(Struct):
    """Legal actions: the first n of a. One integer type throughout, so that nothing is compiled twice."""

    n: int = i64()
    a: Ints = i64(MOST_MOVES)


@rule
def add(moves: Moves, action: int) -> None:
    moves.a[moves.n] = action
    moves.n += 1


@rule
def add_range(moves: Moves, first: int, end: int) -> None:
    n = moves.n
    for action in range(first, end):
        moves.a[n] = action
        n += 1
    moves.n = n


def listed(moves: Moves, n: int) -> list[int]:
    """The first n actions as a list."""
    buffer: Any = moves.a
    actions: list[int] = buffer[:n] if PURE else buffer[:n].tolist()
    return actions
