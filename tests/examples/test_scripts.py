"""The examples run and print what they promise."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"


def run(name: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / f"{name}.py"), *arguments],
        cwd=ROOT, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_play() -> None:
    lines = run("play").splitlines()
    assert lines[0].startswith("first decision of seat ")
    assert lines[-2].startswith("scores [")
    assert lines[-1] == "gemhold record 1"


def test_bot() -> None:
    words = run("bot").split()
    assert words[:2] == ["careful", "wins"]
    assert int(words[2]) > 60


def test_record() -> None:
    lines = run("record", "tests/golden/king/tokens.gem").splitlines()
    assert lines[0] == "King of the Dice, rules 1: Player 1, Player 2"
    assert lines[-1].startswith("scores {'Player 1': ")
    assert len(lines) > 50


def test_scores(tmp_path: Path) -> None:
    lines = run("scores", str(tmp_path / "scores.svg")).splitlines()
    assert [line.split(":")[0] for line in lines] == ["greedy", "random"]
    assert len(ElementTree.parse(tmp_path / "scores.svg").getroot()) == 2


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.py")), ids=lambda file: file.stem)
def test_every_example_is_run_here(file: Path) -> None:
    assert f"test_{file.stem}" in globals()
