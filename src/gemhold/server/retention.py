"""Deletes finished tables of a certain age, a few at a time, so that moves in between do not wait. Running tables stay."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from gemhold.server import metrics
from gemhold.server.store.engine import log_failure
from gemhold.server.store.model import chat, moves, presence, results, seats, sitters, tables
from gemhold.server.store.news import announce
from gemhold.server.store.writer import Writer
from gemhold.server.tables import Tables

DAY = 24 * 3600.0
EVERY = 3600.0
BATCH = 10  # tables in a transaction
PAUSE = 0.2  # seconds between two
GONE = "gone"  # as news: the table was deleted

log = logging.getLogger("gemhold.server")


class Retention:
    def __init__(self, days: int, reader: AsyncEngine, writer: Writer, registry: Tables) -> None:
        self.days = days
        self.reader = reader
        self.writer = writer
        self.tables = registry
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
            except Exception as error:
                log_failure(log, "old tables could not be deleted now", error)
            await asyncio.sleep(EVERY)

    async def sweep(self) -> int:
        """Delete all that are old enough; returns how many there were."""
        deleted = 0
        old = select(tables.c.id).where(tables.c.status == "over", tables.c.touched < time.time() - self.days * DAY).limit(BATCH)
        while True:
            async with self.reader.connect() as connection:
                found = sorted((await connection.execute(old)).scalars())
            if not found:
                break
            gone = await self.writer.run(partial(self._delete, found))
            for table_id in gone:
                self.tables.forget(table_id)
            deleted += len(gone)
            metrics.tables_deleted.inc(len(gone))
            await asyncio.sleep(PAUSE)
        if deleted:
            log.info("%d finished tables deleted, older than %d days", deleted, self.days)
        return deleted

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
