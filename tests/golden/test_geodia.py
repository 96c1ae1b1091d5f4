"""Golden games of Geodia: two, three and four players and teams, of 8 and 10 rounds, kept as text that people can read."""

from __future__ import annotations

from pathlib import Path

import pytest

from gemhold.core.record import GameRecord
from tests.golden import golden

FOLDER = Path(__file__).parent / "geodia"
NAMES = ["two", "two-long", "three", "four", "teams"]


@pytest.mark.rule("G16", "G90", "G95", "G99")
@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game(name: str) -> None:
    golden.check(FOLDER / f"{name}.gem")


@pytest.mark.parametrize(
    ("name", "seats", "rounds", "scores", "ranks"),
    [
        ("two", 2, 8, [79, 0], [1, 2]),
        ("two-long", 2, 10, [95, 82], [1, 2]),
        ("three", 3, 8, [36, 46, 63], [3, 2, 1]),
        ("four", 4, 8, [44, -5, 23, 0], [1, 4, 2, 3]),
        ("teams", 4, 10, [62, 45, 33, 79], [2, 1, 2, 1]),
    ],
)
def test_how_they_end(name: str, seats: int, rounds: int, scores: list[int], ranks: list[int]) -> None:
    match = GameRecord.loads((FOLDER / f"{name}.gem").read_text("utf-8")).replay()
    assert (match.seats, match.options["rounds"], match.state.round_n) == (seats, rounds, rounds)
    assert (match.scores(), match.ranks()) == (scores, ranks)
    assert [sum(match.breakdown(seat).values()) for seat in range(seats)] == scores, "gems by source"


def test_all_of_them_are_tested() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.gem")) == sorted(NAMES)
