"""All writes go through one task. Moves that wait together share a transaction, and so one flush to disk; other changes are made
one by one between them, so that no move waits for more than one."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from gemhold.server import metrics
from gemhold.server.store.engine import is_failure
from gemhold.server.store.model import By, LogRow
from gemhold.server.store.note import MOVES, Note, Written
from gemhold.server.store.transactions import Batch, Work, transactions, values

T = TypeVar("T")
MOST_TOGETHER = 256
SLOW_SECONDS = 3.0  # a write that takes longer is a sign of trouble, such as a locked file

log = logging.getLogger("gemhold.store")


class Taken(Exception):
    """Lost the race: another writer has written this sequence number."""


@dataclass
class Append:
    """Rows for the log of one table, written atomically."""

    table_id: str
    rows: list[LogRow]
    change: dict[str, Any] | None  # status, due and touched of the table, if they change
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


@dataclass
class Job:
    """Any other change, in its own transaction."""

    work: Work
    done: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    def __init__(self, engine: AsyncEngine, worker: str) -> None:
        self.worker = worker
        self._queue: asyncio.Queue[Append | Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._transactions = transactions(engine)
        self.epoch: int | None = None  # of the database this worker has read tables from
        self._failed = False
        self._since: float | None = None  # when the present batch began
        self._moves = {by: metrics.moves.labels(by.name.lower()) for by in By}

    @property
    def troubled(self) -> bool:
        """Has the last write failed, or does the present one take suspiciously long?"""
        return self._failed or (self._since is not None and time.monotonic() > self._since + SLOW_SECONDS)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Drain the queue, then stop."""
        if self._task is not None:
            await self._queue.join()
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._transactions.close()

    async def append(self, table_id: str, rows: list[LogRow], change: dict[str, Any] | None = None) -> None:
        """Append rows to a log; returns when they are on disk. Raises `Taken` if the race was lost."""
        item = Append(table_id, rows, change)
        self._queue.put_nowait(item)
        await item.done

    async def run(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run any other change in a transaction."""
        item = Job(work)
        self._queue.put_nowait(item)
        return cast(T, await item.done)

    # ------------------------------------------------------------------

    async def _run(self) -> None:
        jobs: deque[Job] = deque()
        while True:
            waiting = [] if jobs else [await self._queue.get()]
            while not self._queue.empty() and len(waiting) < MOST_TOGETHER:
                waiting.append(self._queue.get_nowait())
            appends = [item for item in waiting if isinstance(item, Append)]
            jobs += [item for item in waiting if isinstance(item, Job)]
            self._since = time.monotonic()
            if appends:
                await self._append(appends)
            if jobs:
                await self._do(jobs.popleft())
                self._queue.task_done()
            self._since = None
            for _ in appends:
                self._queue.task_done()

    async def _append(self, items: list[Append]) -> None:
        try:
            await self._commit(items)
        except Exception as error:
            if len(items) > 1:  # one of them may have lost its race: write each on its own
                for item in items:
                    await self._append([item])
            elif isinstance(error, IntegrityError):
                _settle(items[0].done, Taken())
            else:
                log.error("a move at table %s could not be written: %s", items[0].table_id, error)
                self._note(error)
                _settle(items[0].done, error)
        else:
            self._note(None)
            for by, n in Counter(row.by for item in items for row in item.rows).items():
                self._moves[by].inc(n)
            for item in items:
                if not item.done.done():
                    item.done.set_result(None)

    async def _commit(self, items: list[Append]) -> None:
        items = sorted(items, key=lambda item: item.table_id)  # a fixed order prevents deadlocks
        start = time.perf_counter()
        await self._transactions.append(
            Batch(
                rows=[values(item.table_id, row) for item in items for row in item.rows],
                changes=[{"which": item.table_id, **item.change} for item in items if item.change is not None],
                notes=[Note(item.table_id, MOVES, self.worker, Written(item.rows, item.change)) for item in items],
                epoch=self.epoch,
            )
        )
        metrics.write_seconds.observe(time.perf_counter() - start)

    def _note(self, error: Exception | None) -> None:
        """Remember whether the database works."""
        self._failed = error is not None and is_failure(error) and not isinstance(error, IntegrityError)
        if self._failed:
            metrics.database_errors.inc()

    async def _do(self, job: Job) -> None:
        try:
            result = await self._transactions.run(job.work, self.epoch)
        except Exception as error:  # raised again in the caller
            if is_failure(error):
                self._note(error)
            _settle(job.done, error)
        else:
            self._note(None)
            if not job.done.done():
                job.done.set_result(result)


def _settle(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
