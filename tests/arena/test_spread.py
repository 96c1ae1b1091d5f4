"""Chunks spread over processes: the same results everywhere, nothing lost when a process dies, goes on after a stop."""

import os
import signal
from pathlib import Path

import numpy as np
import pytest

from gemhold.arena.spread import spread
from gemhold.core.errors import BadOption


def square(n: int) -> dict[str, np.ndarray]:
    return {"n": np.array([n * n])}


def die_once(chunk: tuple[int, str]) -> dict[str, np.ndarray]:
    """The process that gets the third chunk first is killed."""
    n, folder = chunk
    mark = Path(folder) / "died"
    if n == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return square(n)


def fail_at_five(n: int) -> dict[str, np.ndarray]:
    if n == 5:
        raise RuntimeError("stopped")
    return square(n)


def values(results: list[dict[str, np.ndarray]]) -> list[int]:
    return [int(result["n"][0]) for result in results]


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_order(jobs: int) -> None:
    assert values(spread(square, range(9), work={}, size=lambda n: 1, jobs=jobs)) == [n * n for n in range(9)]


def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    chunks = [(n, str(tmp_path)) for n in range(8)]
    done: list[int] = []
    results = spread(die_once, chunks, work={}, size=lambda chunk: 1, jobs=2, progress=done.append)
    assert (tmp_path / "died").exists()
    assert values(results) == [n * n for n in range(8)]
    assert sum(done) == 8  # nothing was counted twice


def test_stopped_work_goes_on(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError):
        spread(fail_at_five, range(9), work={}, size=lambda n: 1, journal=tmp_path / "j")
    done: list[int] = []

    def only_the_rest(n: int) -> dict[str, np.ndarray]:
        done.append(n)
        return square(n)

    results = spread(only_the_rest, range(9), work={}, size=lambda n: 1, journal=tmp_path / "j")
    assert values(results) == [n * n for n in range(9)]
    assert done == [5, 6, 7, 8]


@pytest.mark.parametrize("place", ["moon", "", "http://x"])
def test_an_unknown_place_is_refused(place: str) -> None:
    with pytest.raises(BadOption, match="no place"):
        spread(square, range(2), work={}, size=lambda n: 1, on=place)
