"""Golden games: one for every way a game of King can end, kept as text that people can read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden import golden

FOLDER = Path(__file__).parent / "king"


def final(name: str) -> tuple[list[int], list[int], list[str]]:
    """Scores, ranks and the last events that a file tells of."""
    comments, _ = golden.read(FOLDER / f"{name}.gem")
    return [int(n) for n in comments["scores"].split()], [int(n) for n in comments["ranks"].split()], comments["ends"].split(", ")


@pytest.mark.parametrize("name", ["tiles", "tokens", "shared", "fires"])
def test_a_golden_game(name: str) -> None:
    golden.check(FOLDER / f"{name}.gem")


@pytest.mark.rule("K70", "K75")
def test_tiles_run_out() -> None:
    scores, ranks, events = final("tiles")
    assert (scores, ranks) == ([2, 11, 13, 11], [4, 2, 1, 2])
    assert events[-2:] == ["king-over", "king-wins"]


@pytest.mark.rule("K43")
def test_a_seventeenth_token() -> None:
    scores, ranks, events = final("tokens")
    assert (scores, ranks) == ([50, 16], [1, 2])
    assert events[-1] == "king-wins-by-tokens"


@pytest.mark.rule("K75")
def test_a_shared_victory() -> None:
    scores, ranks, events = final("shared")
    assert (scores, ranks) == ([14, 14], [1, 1])
    assert events[-4:] == ["king-over", "king-shared", "king-wins", "king-wins"]


@pytest.mark.rule("K75")
def test_a_tie_broken_by_fires() -> None:
    scores, ranks, events = final("fires")
    assert (scores, ranks) == ([11, 10, 11], [1, 3, 2])
    assert events[-2:] == ["king-over", "king-wins"]
