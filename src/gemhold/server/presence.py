"""Who is looking at which table, told to the other workers: once a second at most, in one transaction."""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gemhold.server.store.model import presence
from gemhold.server.store.news import announce, forget_old
from gemhold.server.store.writer import Writer
from gemhold.server.stream import Subscriber
from gemhold.server.tables import PRESENT_SECONDS

PAUSE = 1.0
REFRESH = PRESENT_SECONDS / 3

log = logging.getLogger("gemhold.presence")


class Presence:
    def __init__(self, writer: Writer, worker: str) -> None:
        self.writer = writer
        self.worker = worker
        self._here: dict[str, Subscriber] = {}
        self._told: dict[str, Subscriber] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="presence")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def came(self, subscriber: Subscriber) -> None:
        self._here[subscriber.id] = subscriber
        subscriber.live.subscribers.add(subscriber)
        subscriber.live.wake("presence")

    def went(self, subscriber: Subscriber) -> None:
        self._here.pop(subscriber.id, None)
        subscriber.live.subscribers.discard(subscriber)
        subscriber.live.wake("presence")

    # ------------------------------------------------------------------

    async def _run(self) -> None:
        refreshed = 0.0
        while True:
            await asyncio.sleep(PAUSE)
            stale = time.time() - refreshed > REFRESH
            if self._here.keys() == self._told.keys() and not (stale and self._here):
                continue
            try:
                await self._tell(stale)
                refreshed = time.time() if stale else refreshed
            except Exception:
                log.exception("could not tell who is here")

    async def _tell(self, stale: bool) -> None:
        here = dict(self._here)
        came = [here[key] for key in here.keys() - self._told.keys()]
        went = [self._told[key] for key in self._told.keys() - here.keys()]
        now = time.time()

        async def write(connection: AsyncConnection) -> None:
            if came:
                rows = [
                    {"stream": s.id, "table_id": s.live.id, "player_id": s.player, "worker": self.worker, "seen": now}
                    for s in came
                ]
                await connection.execute(insert(presence), rows)
            for chunk in range(0, len(went), 500):
                gone = [subscriber.id for subscriber in went[chunk : chunk + 500]]
                await connection.execute(delete(presence).where(presence.c.stream.in_(gone)))
            if stale:
                await connection.execute(update(presence).where(presence.c.worker == self.worker).values(seen=now))
                await connection.execute(delete(presence).where(presence.c.seen < now - 2 * PRESENT_SECONDS))
                await forget_old(connection)
            for table_id in {subscriber.live.id for subscriber in came + went}:
                await announce(connection, table_id, "presence", self.worker)

        await self.writer.run(write)
        self._told = here
