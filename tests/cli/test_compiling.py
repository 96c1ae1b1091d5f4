"""Compiling ahead: told step by step, and only once."""

from __future__ import annotations

import threading
from functools import partial
from pathlib import Path

import pytest

import gemhold
from gemhold.bots import warming
from gemhold.cli import compiling
from gemhold.core import warm
from gemhold.core.kit import PURE
from gemhold.core.warm import Step
from gemhold.locales import Words
from tests.cli.calling import Caller


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As if nothing had been compiled."""
    monkeypatch.setattr(warm, "_mark", lambda game, part: tmp_path / f"{game.name}-{part}")
    monkeypatch.setattr(warm, "PURE", False)
    return tmp_path


def test_progress_then_silence(cold: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    done: list[str] = []
    names = ["actor", "apply", "legal"]
    steps = [Step(name, partial(done.append, name)) for name in names]
    monkeypatch.setattr(warming, "steps_of", lambda game, part: steps)
    king, words = gemhold.game("king"), Words("en")
    assert compiling.prepare(king, [compiling.RULES], words) == 3
    assert done == names
    assert [line.strip() for line in capsys.readouterr().err.splitlines()] == [
        "compiling the rules (once) 1/3 actor",
        "compiling the rules (once) 2/3 apply",
        "compiling the rules (once) 3/3 legal",
    ]
    assert compiling.prepare(king, [compiling.RULES], words) == 0
    assert done == names
    assert capsys.readouterr().err == ""


def test_an_interrupted_compilation_is_not_marked(cold: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(warming, "steps_of", lambda game, part: [Step("actor", interrupted)])
    with pytest.raises(KeyboardInterrupt):
        compiling.prepare(gemhold.game("king"), [compiling.RULES], Words("en"))
    assert [file.name for file in cold.iterdir()] == ["king-lock"]


def test_one_process_at_a_time_compiles_a_game(cold: Path) -> None:
    """The second waits for the lock, and then finds nothing left to do."""
    king, told = gemhold.game("king"), list[tuple[int, int]]()
    with warming.left_to_compile(king, [warming.RULES]) as todo:
        todo.clear()
        second = threading.Thread(
            target=warming.compile_parts, args=(king, [warming.RULES], lambda *how_far: told.append(how_far))
        )
        second.start()
        second.join(0.3)
        assert second.is_alive()
    second.join(20)
    assert told == [(0, 8)], "it waited, and ran no step"


def test_steps_of_the_rules() -> None:
    names = {game: [step.name for step in warm.steps(gemhold.game(game))] for game in ("king", "geodia")}
    first, last = ["actor", "chances", "apply", "legal", "score"], ["playout", "worth", "copy"]
    assert names["king"] == ([] if PURE else first + last)
    assert names["geodia"] == ([] if PURE else [*first, "hide", "resample", *last])


def test_steps_run() -> None:
    for step in warm.steps(gemhold.game("king")):
        step.run()


def test_parts() -> None:
    assert compiling.parts_of(gemhold.game("king"))[:4] == ["rules", "odds", "bot-random", "bot-greedy"]


def test_warm_command(call: Caller) -> None:
    first = call("warm", "king")
    assert first.code == 0
    again = call("warm", "king")
    assert again.out == "king: the rules are already compiled\n"
    assert again.err == ""
