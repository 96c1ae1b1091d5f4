"""A real Ray cluster of several nodes on this machine: the same numbers as in one process, and a node that dies in mid-run."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gemhold.arena.contest import run
from gemhold.arena.spread import spread
from gemhold.arena.tournament import tournament
from gemhold.arena.training import begin
from gemhold.arena.training import run as train
from gemhold.bots.king import training as course
from gemhold.bots.king.training import COURSE
from gemhold.core.errors import BadOption
from gemhold.server.testing import free_port

pytestmark = [
    pytest.mark.cluster,
    pytest.mark.long,  # nodes of a cluster compile the rules anew
    pytest.mark.filterwarnings(  # Ray's own; a thread of its client may still watch the channel that is being closed
        "ignore::ResourceWarning",
        "ignore::pytest.PytestUnraisableExceptionWarning",
        "ignore::pytest.PytestUnhandledThreadExceptionWarning",
    ),
]

PORT = free_port()
ADDRESS = f"ray://127.0.0.1:{PORT}"


@pytest.fixture
def nodes() -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    before, os.environ["PYTHONPATH"] = os.environ.get("PYTHONPATH"), str(Path(__file__).resolve().parents[2])  # for `slowly`
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "ray_client_server_port": PORT})
    yield cluster
    cluster.shutdown()
    del os.environ["PYTHONPATH"]
    if before is not None:
        os.environ["PYTHONPATH"] = before


def slowly(n: int) -> dict[str, np.ndarray]:
    time.sleep(0.2)
    return {"n": np.array([n * n])}


def test_the_same_numbers_and_a_node_that_dies(nodes: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One test, because a cluster takes long to start: processes of the test run would each start their own."""
    plan = tournament("king", ["greedy", "random"], games=16, seed=4)
    here = run(plan)
    there = run(plan, on=ADDRESS, journal=tmp_path / "journal")
    assert there.digest == here.digest
    assert {**there.to_json(), "times": 0} == {**here.to_json(), "times": 0}

    for name, value in {"GAMES": {2: 4, 3: 2, 4: 2}, "TOGETHER": 2}.items():
        monkeypatch.setattr(course, name, value)
    alone, afar = begin("king", 5, 1), begin("king", 5, 1)
    train(alone)
    train(afar, on=ADDRESS)
    assert afar.figures == alone.figures
    one, other = (COURSE.state(done.pupil) for done in (alone, afar))
    assert all(np.array_equal(one[name], other[name]) for name in one)

    lost = nodes.add_node(num_cpus=2)
    nodes.wait_for_nodes()
    done: list[int] = []

    def progress(n: int) -> None:
        done.append(n)
        if len(done) == 5:
            nodes.remove_node(lost, allow_graceful=False)

    results = spread(slowly, range(30), work={}, size=lambda n: 1, on=ADDRESS, progress=progress)
    assert [int(result["n"][0]) for result in results] == [n * n for n in range(30)]  # nothing lost
    assert len(done) == 30  # nothing counted twice


def test_a_cluster_that_does_not_answer_is_told() -> None:
    with pytest.raises(BadOption, match="no cluster"):
        spread(slowly, range(2), work={}, size=lambda n: 1, on="ray://127.0.0.1:1")
