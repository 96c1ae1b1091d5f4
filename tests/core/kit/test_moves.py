"""The buffer of legal actions."""

from __future__ import annotations

from gemhold.core.kit import MOST_MOVES, Moves, add, add_range


def test_adding() -> None:
    moves = Moves.new()
    add(moves, 7)
    add_range(moves, 3, 6)
    add_range(moves, 5, 5)
    assert [int(moves.a[i]) for i in range(moves.n)] == [7, 3, 4, 5]
    assert len(moves.a) == MOST_MOVES
