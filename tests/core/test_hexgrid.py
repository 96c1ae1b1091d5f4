"""Hexagons."""

from __future__ import annotations

from gemhold.core.hexgrid import DIRECTIONS, Hex, adjacency, connected, distance, names, neighbours, ring, turned


def test_neighbours_are_at_distance_one() -> None:
    assert neighbours(Hex(2, -1)) == [Hex(3, -1), Hex(2, 0), Hex(1, 0), Hex(1, -1), Hex(2, -2), Hex(3, -2)]
    assert {distance(Hex(0, 0), d) for d in DIRECTIONS} == {1}


def test_distance() -> None:
    assert distance(Hex(0, 0), Hex(0, 0)) == 0
    assert distance(Hex(0, 0), Hex(3, 0)) == 3
    assert distance(Hex(0, 0), Hex(-2, 4)) == 4
    assert distance(Hex(1, 1), Hex(-1, -1)) == 4
    assert distance(Hex(0, 0), Hex(3, -3)) == 3


def test_turning() -> None:
    assert [turned(Hex(1, 0), k) for k in range(6)] == list(DIRECTIONS)
    assert turned(Hex(2, 1), 6) == Hex(2, 1)
    assert turned(Hex(2, 1), 3) == Hex(-2, -1)
    assert turned(turned(Hex(2, 1), 1), -1) == Hex(2, 1)


def test_rings() -> None:
    assert ring(0) == [Hex(0, 0)]
    assert ring(1)[:2] == [Hex(1, -1), Hex(1, 0)]
    assert [len(set(ring(k))) for k in (1, 2, 3)] == [6, 12, 18]
    assert {distance(Hex(0, 0), h) for h in ring(3)} == {3}


def test_adjacency_in_bits() -> None:
    assert adjacency([Hex(0, 0), Hex(1, 0), Hex(3, 0), Hex(0, 1)]) == [0b1010, 0b1001, 0, 0b0011]


def test_connection() -> None:
    assert connected([])
    assert connected([Hex(0, 0), Hex(0, 1), Hex(-1, 2)])
    assert not connected([Hex(0, 0), Hex(1, 1)])


def test_names_go_by_rows() -> None:
    assert names([Hex(5, 2), Hex(1, 0), Hex(0, 0), Hex(4, 2)]) == ["b2", "a2", "a1", "b1"]


def test_adding() -> None:
    assert Hex(1, 2) + Hex(3, -5) == Hex(4, -3)
    assert isinstance(Hex(1, 2) + Hex(0, 0), Hex)
