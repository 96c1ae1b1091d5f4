"""The measured strength of levels, from a game's data file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gemhold.bots import Level, levels, strength
from gemhold.bots.strength import measured
from gemhold.core.errors import BadData

FILE = """
[[level]]
name = "hard"
command = "python match.py hard medium"
match = [{ against = "medium", wins = 0.66, low = 0.64, high = 0.68, games = 1600 }]
"""


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(strength, "STANDARD", tmp_path)
    measured.cache_clear()
    (tmp_path / "chess").mkdir()
    yield tmp_path / "chess" / "levels.toml"
    measured.cache_clear()


def test_a_level_tells_its_strength(data: Path) -> None:
    data.write_text(FILE, "utf-8")
    found = Level("hard", order=50).strength("chess")
    assert found is not None
    against = found.against("medium")
    assert against is not None
    assert (against.wins, against.low, against.high, against.games) == (0.66, 0.64, 0.68, 1600)
    assert found.against("easy") is None
    assert Level("easy", order=30).strength("chess") is None


def test_nothing_measured(data: Path) -> None:
    assert Level("hard", order=50).strength("chess") is None


def test_a_share_is_a_share(data: Path) -> None:
    data.write_text(FILE.replace("0.66", "66.0"), "utf-8")
    with pytest.raises(BadData, match="wins"):
        measured("chess")


@pytest.mark.parametrize("game", ["king", "geodia"])
def test_each_level_is_measured_against_the_one_below(game: str) -> None:
    ladder, found = levels(game)[-4:], measured(game)
    for level, below in zip(ladder[1:], ladder, strict=False):
        against = found[level].against(below)
        assert against is not None
        assert against.low < against.wins < against.high
