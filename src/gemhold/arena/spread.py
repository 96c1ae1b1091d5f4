"""Spreads seeded chunks of work over processes or a Ray cluster.

A chunk's result depends only on the chunk, so where it runs, and how often after a failure, makes no difference: the first
result of each chunk counts, and results are merged in the order of the chunks.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Any, TypeVar

import numpy as np

from gemhold.arena.journal import Arrays, Journal
from gemhold.core.errors import BadOption

LOCAL = "local"
AHEAD = 4  # chunks handed out for each process before one is finished
LOST = 3  # a pool of processes that died is started again so often

Chunk = TypeVar("Chunk")
Do = Callable[[Chunk], Arrays]
Progress = Callable[[int], object]  # called with the size of what was just finished
Results = Callable[[Callable[[Any], Any], Sequence[Any], Iterable[int]], Iterator[tuple[int, Any]]]
"""Does some of a sequence of chunks, by their numbers; number and result of each, as they come."""


def spread(
    do: Do[Chunk],
    chunks: Sequence[Chunk],
    *,
    work: Any,
    size: Callable[[Chunk], int],
    on: str = LOCAL,
    jobs: int = 1,
    journal: Path | None = None,
    progress: Progress | None = None,
) -> list[dict[str, np.ndarray]]:
    """The results of all chunks, in order.

    `do` is a function of a module, so that other processes can import it. `work` describes the work in JSON; a journal of other
    work is refused. `on`: "local" for `jobs` processes (0: one per core), or the address of a Ray cluster (ray://HOST:PORT).
    """
    check_place(on)
    with Journal(work, journal) as kept:
        if progress is not None:
            for done in kept.results:
                progress(size(chunks[done]))
        todo = [i for i in range(len(chunks)) if i not in kept.results]
        with workers(on, max(1, min(jobs or cores(), len(todo)))) as results:
            for i, result in results(do, chunks, todo):
                kept.add(i, result)
                if progress is not None:
                    progress(size(chunks[i]))
        return [kept.results[i] for i in range(len(chunks))]


def check_place(on: str) -> str:
    if on != LOCAL and not on.startswith("ray://"):
        raise BadOption(f"{on!r} is no place to run", place="on", hint="local, or ray://HOST:PORT")
    return on


@contextmanager
def workers(on: str = LOCAL, jobs: int = 1) -> Iterator[Results]:
    """Whoever does the work, ready for one batch of chunks after another. `on` and `jobs` as for `spread`."""
    check_place(on)
    if on != LOCAL:
        from gemhold.arena.cluster import cluster

        with cluster(on) as results:
            yield results
    elif (jobs or cores()) == 1:
        yield _here
    else:
        with Processes(jobs or cores()) as processes:
            yield processes.results


def cores() -> int:
    return os.cpu_count() or 1


def _here(do: Callable[[Any], Any], chunks: Sequence[Any], todo: Iterable[int]) -> Iterator[tuple[int, Any]]:
    return ((i, do(chunks[i])) for i in todo)


class Processes:
    """Processes of this machine. One that is killed takes the others with it: then new ones are started."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._pool = self._started()

    def _started(self) -> ProcessPoolExecutor:
        context = get_context("spawn")  # a fresh process: threads of the compiler do not survive a fork
        return ProcessPoolExecutor(self._jobs, mp_context=context, initializer=follow_parent)

    def __enter__(self) -> Processes:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None) -> None:
        self._pool.shutdown(wait=kind is None, cancel_futures=True)

    def results(self, do: Callable[[Any], Any], chunks: Sequence[Any], todo: Iterable[int]) -> Iterator[tuple[int, Any]]:
        """Results as they come. What was lost with a killed process is handed out again."""
        left = dict.fromkeys(todo)
        for attempt in range(LOST + 1):
            try:
                for i, result in self._handed_out(do, chunks, list(left)):
                    del left[i]
                    yield i, result
                return
            except BrokenProcessPool:
                if attempt == LOST:
                    raise
                self._pool.shutdown(wait=False)
                self._pool = self._started()

    def _handed_out(self, do: Callable[[Any], Any], chunks: Sequence[Any], todo: list[int]) -> Iterator[tuple[int, Any]]:
        running: dict[Future[Any], int] = {}
        for i in todo:
            running[self._pool.submit(do, chunks[i])] = i
            if len(running) >= self._jobs * AHEAD:
                yield from _finished(running)
        while running:
            yield from _finished(running)


def _finished(running: dict[Future[Any], int]) -> Iterator[tuple[int, Any]]:
    for future in wait(running, return_when=FIRST_COMPLETED).done:
        yield running.pop(future), future.result()


def follow_parent() -> None:
    """Leave interrupts to the parent, and end with it: a process waiting for work would not notice that it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
