"""Notifications of writes by other workers: LISTEN on PostgreSQL, polling of `data_version` on SQLite."""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from sqlalchemy import delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from gemhold.server.store.engine import log_failure
from gemhold.server.store.model import moves, news
from gemhold.server.store.note import MOVES, Heard, Note, read
from gemhold.server.store.transactions import CHANNEL

EVERYTHING = "*"  # as a table's id: notifications may have been missed
KEPT_SECONDS = 600
# Called with a table's id, the kind of change (moves, seats, chat, presence) and, for moves, the last sequence number or the note
# itself, if known.
Notified = Callable[[str, str, int | Heard | None], None]

log = logging.getLogger("gemhold.store")


async def announce(connection: AsyncConnection, table_id: str, kind: str, worker: str) -> None:
    """Notify other workers of a change, within its transaction."""
    if connection.dialect.name == "postgresql":
        note = {"channel": CHANNEL, "note": Note(table_id, kind, worker).text()}
        await connection.execute(text("SELECT pg_notify(:channel, :note)"), note)
    else:
        await connection.execute(insert(news).values(table_id=table_id, kind=kind, worker=worker, at=time.time()))


def listener(engine: AsyncEngine, worker: str, notified: Notified, poll: float) -> Listen | Watch:
    return Listen(engine, worker, notified) if engine.dialect.name == "postgresql" else Watch(engine, worker, notified, poll)


class _Background(ABC):
    """A background loop that restarts after errors."""

    def __init__(self, engine: AsyncEngine, worker: str, notified: Notified) -> None:
        self.engine = engine
        self.worker = worker
        self.notified = notified
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._keep(ready), name="news")
        await ready.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep(self, ready: asyncio.Event) -> None:
        while True:
            try:
                await self.run(ready)
            except Exception as error:
                log_failure(log, "notifications interrupted; reconnecting", error)
                await asyncio.sleep(1)

    @abstractmethod
    async def run(self, ready: asyncio.Event) -> None:
        """Receive until the connection fails; set `ready` once nothing can be missed."""


class Listen(_Background):
    """PostgreSQL: LISTEN."""

    async def run(self, ready: asyncio.Event) -> None:
        async with self.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            gone = asyncio.Event()
            driver.add_termination_listener(lambda _: gone.set())
            await driver.add_listener(CHANNEL, self._received)
            if ready.is_set():
                self.notified(EVERYTHING, MOVES, None)  # what came while disconnected is unknown
            ready.set()
            try:
                await gone.wait()
            finally:
                if not driver.is_closed():
                    await driver.remove_listener(CHANNEL, self._received)
            await connection.invalidate()
        raise ConnectionError("the database closed the connection")

    def _received(self, _connection: object, _process: int, _channel: str, text: str) -> None:
        note = read(text)
        if note.worker != self.worker:
            self.notified(note.table_id, note.kind, note)


class Watch(_Background):
    """SQLite: polls `data_version`, which changes when another connection has written."""

    def __init__(self, engine: AsyncEngine, worker: str, notified: Notified, poll: float) -> None:
        super().__init__(engine, worker, notified)
        self.poll = poll

    async def run(self, ready: asyncio.Event) -> None:
        async with self.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection  # outside any transaction: a snapshot never sees a change
            version, seen, heard = await self._version(driver), *await self._last()
            if ready.is_set():
                self.notified(EVERYTHING, MOVES, None)  # what came while disconnected is unknown
            ready.set()
            while True:
                await asyncio.sleep(self.poll)
                if (now := await self._version(driver)) != version:
                    version = now
                    seen, heard = await self._look(seen, heard)

    async def _version(self, driver: Any) -> int:
        async with driver.execute("PRAGMA data_version") as cursor:
            return int((await cursor.fetchone())[0])

    async def _last(self) -> tuple[int, int]:
        async with self.engine.connect() as connection:
            seen = (await connection.execute(select(func.max(moves.c.id)))).scalar_one()
            heard = (await connection.execute(select(func.max(news.c.id)))).scalar_one()
        return seen or 0, heard or 0

    async def _look(self, seen: int, heard: int) -> tuple[int, int]:
        last = (moves.c.table_id, func.max(moves.c.id), func.max(moves.c.seq))
        fresh = select(*last).where(moves.c.id > seen).group_by(moves.c.table_id)
        announced = select(news).where(news.c.id > heard).order_by(news.c.id)
        async with self.engine.connect() as connection:
            written = (await connection.execute(fresh)).all()
            rows = (await connection.execute(announced)).all()
        for table_id, last, seq in written:
            seen = max(seen, last)
            self.notified(table_id, MOVES, seq)
        for row in rows:
            heard = row.id
            if row.worker != self.worker:
                self.notified(row.table_id, row.kind, None)
        return seen, heard


async def forget_old(connection: AsyncConnection) -> None:
    """Delete old notifications."""
    await connection.execute(delete(news).where(news.c.at < time.time() - KEPT_SECONDS))
