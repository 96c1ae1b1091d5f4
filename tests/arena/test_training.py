"""Training: a course in small, whoever does the work, however often it is interrupted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gemhold.arena import training
from gemhold.arena.training import Training, begin, charts, run, save, to_csv
from gemhold.bots.king import training as course
from gemhold.core.errors import BadData, BadOption

BLOCKS = 3
pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "GAMES", {2: 20, 3: 4, 4: 4})
    monkeypatch.setattr(course, "TOGETHER", 4)
    monkeypatch.setattr(course, "MATCH_EVERY", BLOCKS)
    monkeypatch.setattr(course, "MATCH_GAMES", 8)


def weights(done: Training) -> list[Any]:
    return [part for student in done.pupil.students.values() for part in student.net]


def finished(seed: int = 3) -> Training:
    done = begin("king", seed, BLOCKS)
    run(done)
    return done


@pytest.fixture(scope="module")
def once() -> Training:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {"GAMES": {2: 20, 3: 4, 4: 4}, "TOGETHER": 4, "MATCH_EVERY": BLOCKS, "MATCH_GAMES": 8}.items():
            patch.setattr(course, name, value)
        return finished()


def test_it_learns(once: Training) -> None:
    """Positions it has learned from surprise it less."""
    errors = [figures["error2"] for figures in once.figures]
    assert errors[-1] < errors[0]
    assert "wins" in once.figures[-1]
    assert len(to_csv(once).splitlines()) == 1 + BLOCKS
    assert any(chart.startswith("<svg") for chart in charts(once))


def test_an_interrupted_course_goes_on(once: Training, tmp_path: Path) -> None:
    file = tmp_path / "course.npz"
    part = begin("king", 3, BLOCKS, file)
    run(part, checkpoint=file, until=1)
    assert part.done == 1
    resumed = begin("king", 3, BLOCKS, file)
    assert resumed.done == 1
    run(resumed)
    assert all(np.array_equal(one, other) for one, other in zip(weights(resumed), weights(once), strict=True))
    assert resumed.figures == once.figures


def test_a_checkpoint_of_another_course_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "course.npz"
    save(begin("king", 3, BLOCKS), file)
    with pytest.raises(BadOption, match="seed 3"):
        begin("king", 4, BLOCKS, file)
    file.write_text("nothing", "utf-8")
    with pytest.raises(BadData):
        begin("king", 3, BLOCKS, file)


def test_games_without_a_course() -> None:
    with pytest.raises(BadOption, match="no bots to train"):
        training.course_of("chess")


def test_processes_change_nothing() -> None:
    alone, shared = begin("king", 5, 1), begin("king", 5, 1)
    run(alone, jobs=1)
    run(shared, jobs=2)
    assert all(np.array_equal(one, other) for one, other in zip(weights(alone), weights(shared), strict=True))
