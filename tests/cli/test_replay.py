"""Saved games, told and shown."""

from __future__ import annotations

from pathlib import Path

import pytest

import gemhold
from gemhold.core.match import Match
from tests.cli.calling import Caller
from tests.cli.test_play import scripted


@pytest.fixture(scope="module")
def ended() -> Match:
    return scripted(2, seed=3)[0]


@pytest.mark.parametrize("suffix", ["gem", "json"])
def test_the_whole_story(call: Caller, tmp_path: Path, ended: Match, suffix: str) -> None:
    record = ended.record()
    file = tmp_path / f"game.{suffix}"
    file.write_text(record.to_text() if suffix == "gem" else record.dumps())
    answer = call("replay", str(file))
    assert answer.code == 0
    assert f"King of the Dice · game.{suffix} · {len(ended.log)}/{len(ended.log)}" in answer.out
    assert "has the most sixes and goes first" in answer.out
    assert "The game is over." in answer.out
    total = next(line for line in answer.out.splitlines() if line.startswith("total"))
    assert [int(number) for number in total.split()[1:]] == ended.scores()


def test_up_to_a_step(call: Caller, tmp_path: Path, ended: Match) -> None:
    file = tmp_path / "game.gem"
    file.write_text(ended.record().to_text())
    shown = call("replay", str(file), "--to", "20").out
    assert f"· 20/{len(ended.log)}" in shown
    assert "Final score" not in shown
    quiet = call("replay", str(file), "--to", "20", "--quiet").out
    assert "goes first" not in quiet
    assert shown.endswith(quiet.partition("\n")[2])  # the same position


def test_a_step_that_is_not_there(call: Caller, tmp_path: Path) -> None:
    file = tmp_path / "game.gem"
    file.write_text(gemhold.game("king").start(seats=2, seed=1).record().to_text())
    answer = call("replay", str(file), "--to", "9999")
    assert answer.code == 2
    assert "[bad-record]" in answer.err
    assert "there is no step 9999" in answer.err


def test_not_text(call: Caller, tmp_path: Path) -> None:
    file = tmp_path / "game.gem"
    file.write_bytes(b"\xff\xfe\x00")
    answer = call("replay", str(file))
    assert answer.code == 2
    assert "not text" in answer.err
