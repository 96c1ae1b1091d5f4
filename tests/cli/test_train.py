"""Training from the command line, in small."""

from __future__ import annotations

from pathlib import Path

import pytest

from gemhold.bots.king import training as course
from tests.cli.calling import Caller

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "GAMES", {2: 4, 3: 4, 4: 4})
    monkeypatch.setattr(course, "TOGETHER", 4)
    monkeypatch.setattr(course, "MATCH_GAMES", 4)


def test_the_command(call: Caller, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("weights.npz", "curve.csv", "chart-1.svg")]
    answer = call(
        "train", "king", "--blocks", "1", "--jobs", "1", "--out", str(files[0]), "--csv", str(files[1]),
        "--chart", str(tmp_path / "chart-{}.svg"),
    )  # fmt: skip
    assert answer.code == 0, answer.err
    assert all(file.exists() for file in files)
    assert str(files[0]) in answer.out


def test_a_wrong_place_is_refused_before_work_begins(call: Caller, tmp_path: Path) -> None:
    answer = call("train", "king", "--on", "moon", "--out", str(tmp_path / "weights.npz"))
    assert answer.code != 0
    assert "ray://HOST:PORT" in answer.err
    assert not (tmp_path / "weights.npz").exists()
