"""Where a course runs makes no difference: in this process, or on a cluster whose results come in another order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any, ClassVar

import pytest

from gemhold.arena import cluster, training
from gemhold.arena.training import Training, begin, run
from gemhold.bots.course import Figures
from gemhold.core.errors import BadOption


class Counting:
    """A course whose outcome depends on the order of the results."""

    blocks = 3
    charts: ClassVar[Mapping[str, Sequence[str]]] = {}

    def start(self, seed: int) -> list[int]:
        return [seed]

    def tasks(self, pupil: list[int], block: int, blocks: int) -> list[int]:
        return [pupil[-1] + block * 10 + i for i in range(9)]

    def perform(self, task: int) -> int:
        return task * task % 97

    def learn(self, pupil: list[int], block: int, blocks: int, results: list[int]) -> Figures:
        for result in results:
            pupil.append((3 * pupil[-1] + result) % 101)
        return {"last": float(pupil[-1])}

    def state(self, pupil: list[int]) -> dict[str, Any]:
        return {"pupil": pupil}

    def restore(self, state: Mapping[str, Any]) -> list[int]:
        return [int(n) for n in state["pupil"]]

    def graduate(self, pupil: list[int], file: Path) -> None:
        file.write_text(str(pupil), "utf-8")


class Task:
    def __init__(self, result: Any) -> None:
        self.result = result


class Ray:
    """What Gemhold uses of Ray, in one process; the task handed out last is finished first."""

    def __init__(self) -> None:
        self.connected = 0

    def init(self, address: str, **settings: Any) -> Any:
        self.connected += 1
        return nullcontext()

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def remote(self, **settings: Any) -> Any:
        class Remote:
            def __init__(self, do: Any) -> None:
                self.do = do

            def remote(self, *args: Any) -> Any:
                return Task(self.do(*args))

        return Remote

    def wait(self, running: list[Any]) -> tuple[list[Any], list[Any]]:
        return running[-1:], running[:-1]

    def get(self, task: Any) -> Any:
        return task.result


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Ray:
    ray = Ray()
    monkeypatch.setattr(training, "course_of", lambda game: Counting())
    monkeypatch.setattr(cluster, "_ray", lambda: ray)
    monkeypatch.setattr(cluster, "_check_answers", lambda address: None)
    return ray


def finished(on: str, until: int | None = None, checkpoint: Path | None = None) -> Training:
    done = begin("counting", 7, None, checkpoint)
    run(done, checkpoint=checkpoint, until=until, on=on)
    return done


def test_a_cluster_changes_nothing(ray: Ray, tmp_path: Path) -> None:
    here, there = finished("local"), finished("ray://somewhere")
    assert there.pupil == here.pupil
    assert there.figures == here.figures
    assert ray.connected == 1  # once for all blocks
    file = tmp_path / "course.npz"
    finished("ray://somewhere", until=1, checkpoint=file)
    assert finished("local", checkpoint=file).pupil == here.pupil  # begun there, finished here


def test_an_unknown_place_is_refused(ray: Ray) -> None:
    with pytest.raises(BadOption, match="no place"):
        finished("moon")
