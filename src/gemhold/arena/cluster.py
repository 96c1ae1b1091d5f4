"""Chunks of work on a Ray cluster. Needs the extra `cluster`, and the same version of Gemhold on every node."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from gemhold.arena.spread import Results
from gemhold.core.errors import BadOption

DEFAULT_PORT = 10_001  # of Ray's client server
SECONDS = 5.0  # until a cluster has to answer
ATTEMPTS = 3  # a busy cluster may take too long to admit somebody
START = "start one: ray start --head --ray-client-server-port=10001"
AHEAD = 4  # tasks handed out for each core before one is finished
TASKS = 20  # for each core, where there are chunks enough
AGAIN = -1  # a chunk whose node died is done again, however often


@contextmanager
def cluster(address: str) -> Iterator[Results]:
    """A cluster that does chunks of work while it is connected."""
    ray = _ray()
    with _connected(ray, address):
        yield partial(_results, ray)


def _results(ray: Any, do: Callable[[Any], Any], chunks: Sequence[Any], todo: Iterable[int]) -> Iterator[tuple[int, Any]]:
    """Results as they come. Ray repeats what a lost node had; the results are the same, and each is returned once."""
    remote = ray.remote(num_cpus=1, max_retries=AGAIN)(_do_all)
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    running: dict[Any, list[int]] = {}
    for task in tasks(list(todo), cores):
        running[remote.remote(do, [chunks[i] for i in task])] = task
        if len(running) >= cores * AHEAD:
            yield from _finished(ray, running)
    while running:
        yield from _finished(ray, running)


def tasks(todo: list[int], cores: int) -> list[list[int]]:
    """Chunks done together: every task costs the cluster work of its own. Few enough for all cores to end at about the same time.

    >>> tasks([0, 1, 2, 5, 6], cores=2)
    [[0], [1], [2], [5], [6]]
    >>> [len(task) for task in tasks(list(range(200)), cores=2)][:3]
    [5, 5, 5]
    """
    together = max(1, len(todo) // (cores * TASKS))
    return [todo[at : at + together] for at in range(0, len(todo), together)]


def _do_all(do: Callable[[Any], Any], chunks: Sequence[Any]) -> list[Any]:
    return [do(chunk) for chunk in chunks]


def _finished(ray: Any, running: dict[Any, list[int]]) -> Iterator[tuple[int, Any]]:
    done, _ = ray.wait(list(running))
    for reference in done:
        yield from zip(running.pop(reference), ray.get(reference), strict=True)


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BadOption("Ray is not installed", place="on", hint="pip install 'gemhold[cluster]'") from None
    return ray


def _check_answers(address: str) -> None:
    """Ray itself takes long to say that nobody is there."""
    place = urlsplit(address)
    try:
        socket.create_connection((place.hostname or "", place.port or DEFAULT_PORT), timeout=SECONDS).close()
    except (OSError, ValueError) as error:
        raise BadOption(f"no cluster answers: {error}", place=f"on {address}", hint=START) from None


def _connected(ray: Any, address: str) -> Any:
    _check_answers(address)
    for attempt in range(1, ATTEMPTS + 1):
        try:
            return ray.init(address, logging_level="ERROR", log_to_driver=False, allow_multiple=True)
        except (ConnectionError, RuntimeError, ValueError) as error:
            if attempt == ATTEMPTS:
                first = str(error).partition("\n")[0]
                raise BadOption(f"no cluster answers: {first}", place=f"on {address}", hint=START) from None
    raise AssertionError
