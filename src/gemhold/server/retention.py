"""Deletes finished tables of a certain age, a few at a time, so that moves in between do not wait. Running tables stay.

Companions go when nobody has opened them or entered anything for as long: what their entries mean, and so whether the game at the
real table is over, only clients know. A device that kept such a log tells the server all of it when it comes back.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import accumulate

from prometheus_client import Counter
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from gemhold.server import metrics
from gemhold.server.companions import MOST_ENTRIES, Companions
from gemhold.server.store.engine import log_failure
from gemhold.server.store.model import chat, companions, entries, moves, presence, results, seats, sitters, tables
from gemhold.server.store.news import announce
from gemhold.server.store.writer import Writer
from gemhold.server.tables import Tables

DAY = 24 * 3600.0
EVERY = 3600.0
BATCH = 10  # tables in a transaction
PAUSE = 0.2  # seconds between two
Find = Callable[[AsyncConnection], Awaitable[list[str]]]
Remove = Callable[[list[str], AsyncConnection], Awaitable[list[str]]]
GONE = "gone"  # as news: the table or companion was deleted

log = logging.getLogger("gemhold.server")


class Retention:
    def __init__(self, days: int, reader: AsyncEngine, writer: Writer, registry: Tables, logs: Companions) -> None:
        self.days = days
        self.reader = reader
        self.writer = writer
        self.tables = registry
        self.companions = logs
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.days:
            self._task = asyncio.create_task(self._run(), name="retention")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.sweep()
                await self.sweep_companions()
            except Exception as error:
                log_failure(log, "old tables could not be deleted now", error)
            await asyncio.sleep(EVERY)

    async def sweep(self) -> int:
        """Delete all tables that are old enough; returns how many there were."""
        old = select(tables.c.id).where(tables.c.status == "over", tables.c.touched < time.time() - self.days * DAY).limit(BATCH)

        async def find(connection: AsyncConnection) -> list[str]:
            return sorted((await connection.execute(old)).scalars())

        deleted = await self._sweep(find, self._delete, self.tables.forget, metrics.tables_deleted)
        if deleted:
            log.info("%d finished tables deleted, older than %d days", deleted, self.days)
        return deleted

    async def sweep_companions(self) -> int:
        """Delete companions nobody has touched for long; returns how many there were."""
        before = time.time() - self.days * DAY
        oldest = select(companions.c.id, companions.c.seq).where(companions.c.touched < before).order_by(companions.c.touched)

        async def find(connection: AsyncConnection) -> list[str]:
            rows = (await connection.execute(oldest.limit(BATCH))).all()
            together = accumulate(row.seq for row in rows)  # no more in a transaction than a single one may have
            return sorted(row.id for row, n in zip(rows, together, strict=True) if row is rows[0] or n <= MOST_ENTRIES)

        delete_old = partial(self._delete_companions, before)
        deleted = await self._sweep(find, delete_old, self.companions.gone, metrics.companions_deleted)
        if deleted:
            log.info("%d companions deleted, not used for %d days", deleted, self.days)
        return deleted

    async def _sweep(self, find: Find, remove: Remove, forget: Callable[[str], None], counter: Counter) -> int:
        """Remove what is found, a few at a time, until nothing is; returns how many there were."""
        deleted = 0
        while True:
            async with self.reader.connect() as connection:
                found = await find(connection)
            if not found:
                return deleted
            gone = await self.writer.run(partial(remove, found))
            for each in gone:
                forget(each)
            deleted += len(gone)
            counter.inc(len(gone))
            await asyncio.sleep(PAUSE)

    async def _delete(self, found: list[str], connection: AsyncConnection) -> list[str]:
        """Those of them that no other worker has deleted meanwhile."""
        locked = select(tables.c.id).where(tables.c.id.in_(found), tables.c.status == "over").order_by(tables.c.id)
        there = list((await connection.execute(locked.with_for_update(skip_locked=True))).scalars())
        for part in (moves, chat, seats, sitters, presence, results):
            await connection.execute(delete(part).where(part.c.table_id.in_(there)))
        await connection.execute(delete(tables).where(tables.c.id.in_(there)))
        for table_id in there:
            await announce(connection, table_id, GONE, self.writer.worker)
        return there

    async def _delete_companions(self, before: float, found: list[str], connection: AsyncConnection) -> list[str]:
        """Those of them that nobody has touched or deleted meanwhile."""
        locked = (
            select(companions.c.id).where(companions.c.id.in_(found), companions.c.touched < before).order_by(companions.c.id)
        )
        there = list((await connection.execute(locked.with_for_update(skip_locked=True))).scalars())
        await connection.execute(delete(entries).where(entries.c.companion_id.in_(there)))
        await connection.execute(delete(companions).where(companions.c.id.in_(there)))
        for companion_id in there:
            await announce(connection, companion_id, GONE, self.writer.worker)
        return there
