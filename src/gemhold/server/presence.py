"""Who is connected to which table, published to the other workers at most once a second, in one transaction."""

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
        self._connected: dict[str, Subscriber] = {}
        self._published: dict[str, Subscriber] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="presence")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def joined(self, subscriber: Subscriber) -> None:
        self._connected[subscriber.id] = subscriber
        subscriber.live.subscribers.add(subscriber)
        subscriber.live.wake("presence")

    def left(self, subscriber: Subscriber) -> None:
        self._connected.pop(subscriber.id, None)
        subscriber.live.subscribers.discard(subscriber)
        subscriber.live.wake("presence")

    # ------------------------------------------------------------------

    async def _run(self) -> None:
        refreshed = 0.0
        while True:
            await asyncio.sleep(PAUSE)
            stale = time.time() - refreshed > REFRESH
            if self._connected.keys() == self._published.keys() and not (stale and self._connected):
                continue
            try:
                await self._publish(stale)
                refreshed = time.time() if stale else refreshed
            except Exception:
                log.exception("could not publish presence")

    async def _publish(self, stale: bool) -> None:
        connected = dict(self._connected)
        joined = [connected[key] for key in connected.keys() - self._published.keys()]
        left = [self._published[key] for key in self._published.keys() - connected.keys()]
        now = time.time()

        async def write(connection: AsyncConnection) -> None:
            if joined:
                rows = [
                    {"stream": s.id, "table_id": s.live.id, "player_id": s.player, "worker": self.worker, "seen": now}
                    for s in joined
                ]
                await connection.execute(insert(presence), rows)
            for chunk in range(0, len(left), 500):
                gone = [subscriber.id for subscriber in left[chunk : chunk + 500]]
                await connection.execute(delete(presence).where(presence.c.stream.in_(gone)))
            if stale:
                await connection.execute(update(presence).where(presence.c.worker == self.worker).values(seen=now))
                await connection.execute(delete(presence).where(presence.c.seen < now - 2 * PRESENT_SECONDS))
                await forget_old(connection)
            for table_id in {subscriber.live.id for subscriber in joined + left}:
                await announce(connection, table_id, "presence", self.worker)

        await self.writer.run(write)
        self._published = connected
