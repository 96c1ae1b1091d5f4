"""Can this worker serve people now? `/readyz` asks; the log, and people at the tables, are told when it changes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from gemhold.server import metrics
from gemhold.server.store.engine import is_failure, log_failure
from gemhold.server.store.epoch import Restored, epoch_of
from gemhold.server.store.writer import Writer

READ, WRITE, RESTORED, STOPPING = "database-read", "database-write", "database-restored", "stopping"
EVERY = 2.0  # seconds between looks
FRESH = 0.5  # whoever asks sooner gets what was found last
PATIENCE = 5.0

log = logging.getLogger("gemhold.server")


class Readiness:
    def __init__(self, reader: AsyncEngine, writer: Writer, changed: Callable[[list[str]], None]) -> None:
        self.reader = reader
        self.writer = writer
        self.changed = changed  # called with what is wrong
        self.stopping = False
        self._found: list[str] = []
        self._at = -FRESH
        self._lock = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="readiness")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def problems(self) -> list[str]:
        """What is wrong, as codes; nothing if people can play."""
        if self.stopping:
            return [STOPPING]
        async with self._lock:
            if time.monotonic() >= self._at + FRESH:
                self._note(await self._look())
                self._at = time.monotonic()
        return self._found

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.problems()
            except Exception as error:
                log_failure(log, "could not see whether the database works", error)

    def _note(self, found: list[str]) -> None:
        if found == self._found:
            return
        self._found = found
        if found:
            log.error("not ready: %s", ", ".join(found))
        else:
            log.warning("ready again")
        self.changed(found)

    async def _look(self) -> list[str]:
        """Reading is tried every time; writing only after a write went wrong, until one succeeds."""
        try:
            if not await _works(self._read()):
                metrics.database_errors.inc()
                return [READ]
            if self.writer.troubled and not await _works(self.writer.run(_write)):
                return [WRITE]
        except Restored:
            return [RESTORED]
        return []

    async def _read(self) -> None:
        async with self.reader.connect() as connection:
            if await epoch_of(connection) != self.writer.epoch:
                raise Restored


async def _write(connection: AsyncConnection) -> None:
    await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


async def _works(work: Awaitable[None]) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await work
    except Restored:
        raise
    except Exception as error:
        if is_failure(error):
            return False
        raise
    return True
