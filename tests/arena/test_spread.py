"""Chunks spread over processes: the same results everywhere, nothing lost when a process dies, goes on after a stop."""

import os
import signal
import subprocess
import sys
import time
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


DRIVER = """
import sys, time
from pathlib import Path
from gemhold.arena.spread import workers

if __name__ == "__main__":
    with workers(jobs=2) as results:
        for _ in results(time.sleep, [0.0] * 8, range(8)):
            pass
        Path(sys.argv[1]).touch()
        time.sleep(600)
"""


def running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_idle_processes_end_with_a_killed_driver(tmp_path: Path) -> None:
    script, idle = tmp_path / "driver.py", tmp_path / "idle"
    script.write_text(DRIVER)
    with subprocess.Popen([sys.executable, str(script), str(idle)]) as driver:
        while not idle.exists():
            assert driver.poll() is None
            time.sleep(0.05)
        children = Path(f"/proc/{driver.pid}/task/{driver.pid}/children").read_text().split()
        assert len(children) >= 2
        driver.kill()
    for _ in range(600):
        if not any(running(int(child)) for child in children):
            break
        time.sleep(0.05)
    assert not any(running(int(child)) for child in children)


@pytest.mark.parametrize("place", ["moon", "", "http://x"])
def test_an_unknown_place_is_refused(place: str) -> None:
    with pytest.raises(BadOption, match="no place"):
        spread(square, range(2), work={}, size=lambda n: 1, on=place)
