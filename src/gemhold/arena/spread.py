"""Spreads seeded chunks of work over processes or a Ray cluster.

A chunk's result depends only on the chunk, so where it runs, and how often after a failure, makes no difference: the first
result of each chunk counts, and results are merged in the order of the chunks.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
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
        for i, result in _results(do, chunks, todo, on, jobs):
            kept.add(i, result)
            if progress is not None:
                progress(size(chunks[i]))
        return [kept.results[i] for i in range(len(chunks))]


def check_place(on: str) -> str:
    if on != LOCAL and not on.startswith("ray://"):
        raise BadOption(f"{on!r} is no place to run", place="on", hint="local, or ray://HOST:PORT")
    return on


def _results(do: Do[Chunk], chunks: Sequence[Chunk], todo: list[int], on: str, jobs: int) -> Iterator[tuple[int, Arrays]]:
    if on != LOCAL:
        from gemhold.arena.cluster import on_cluster

        return on_cluster(on, do, chunks, todo)
    jobs = min(jobs or os.cpu_count() or 1, len(todo))
    return _in_processes(do, chunks, todo, jobs) if jobs > 1 else ((i, do(chunks[i])) for i in todo)


def _in_processes(do: Do[Chunk], chunks: Sequence[Chunk], todo: list[int], jobs: int) -> Iterator[tuple[int, Arrays]]:
    """Results as they come. A process that is killed takes its pool with it: then what is missing is handed out again."""
    left = dict.fromkeys(todo)
    for attempt in range(LOST + 1):
        try:
            for i, result in _in_pool(do, chunks, list(left), jobs):
                del left[i]
                yield i, result
            return
        except BrokenProcessPool:
            if attempt == LOST:
                raise


def _in_pool(do: Do[Chunk], chunks: Sequence[Chunk], todo: list[int], jobs: int) -> Iterator[tuple[int, Arrays]]:
    context = get_context("spawn")  # a fresh process: threads of the compiler do not survive a fork
    waiting = iter(todo)
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=leave_interrupts_to_parent) as pool:
        running: dict[Future[Arrays], int] = {}
        try:
            for i in waiting:
                running[pool.submit(do, chunks[i])] = i
                if len(running) >= jobs * AHEAD:
                    yield from _finished(running)
            while running:
                yield from _finished(running)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _finished(running: dict[Future[Arrays], int]) -> Iterator[tuple[int, Arrays]]:
    for future in wait(running, return_when=FIRST_COMPLETED).done:
        yield running.pop(future), future.result()


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
