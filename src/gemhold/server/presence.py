"""Who is connected to which table, published to the other workers at most once a second, in one transaction."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import Any

from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gemhold.server import metrics
from gemhold.server.bot_pool import Preparing
from gemhold.server.connections import STREAMS
from gemhold.server.problems import TooMany
from gemhold.server.store.engine import log_failure
from gemhold.server.store.model import presence
from gemhold.server.store.news import announce, forget_old
from gemhold.server.store.writer import Writer
from gemhold.server.stream import Subscription
from gemhold.server.tables import PRESENT_SECONDS

PAUSE = 1.0
REFRESH = PRESENT_SECONDS / 3
STREAMS_PER_NETWORK = 256  # open at once; a network may be a school
NO_ROOM_SECONDS = 30.0
GONE = delete(presence).where(presence.c.stream == bindparam("gone"))

log = logging.getLogger("gemhold.presence")


class Presence:
    def __init__(self, writer: Writer, worker: str) -> None:
        self.writer = writer
        self.worker = worker
        self._connected: dict[str, Subscription] = {}
        self._streams: Counter[str] = Counter()  # by network
        self._published: dict[str, Subscription] = {}
        self._ending = False
        self._problems: list[str] = []  # of the server, which everybody is told of
        self._preparing: dict[str, dict[str, Any]] = {}  # games whose rules are being compiled
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="presence")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def check_room(self, network: str, limited: bool) -> None:
        """TooMany if as many streams are open as may be: in all, or, where limits are on, for this network."""
        if len(self._connected) >= STREAMS or (limited and self._streams[network] >= STREAMS_PER_NETWORK):
            raise TooMany(NO_ROOM_SECONDS)

    def joined(self, subscriber: Subscription) -> None:
        self._connected[subscriber.id] = subscriber
        metrics.streams.inc()
        subscriber.tell_server(self._server(subscriber.game))
        self._streams[subscriber.network] += 1
        subscriber.live.subscribers.add(subscriber)
        if self._ending:
            subscriber.dismiss()
        subscriber.live.wake("presence")

    def left(self, subscriber: Subscription) -> None:
        if self._connected.pop(subscriber.id, None) is not None:
            metrics.streams.dec()
            self._streams[subscriber.network] -= 1
            self._streams += Counter()  # forgets networks without streams
        subscriber.live.subscribers.discard(subscriber)
        subscriber.live.wake("presence")

    def end_streams(self) -> None:
        """The server stops: whoever listens, or begins to, connects to the next one."""
        self._ending = True
        for subscriber in self._connected.values():
            subscriber.dismiss()

    def tell_problems(self, problems: list[str]) -> None:
        """The server cannot save or read now, or can again: people at all tables are told."""
        self._problems = problems
        self._tell()

    def tell_preparing(self, game: str, how_far: Preparing | None) -> None:
        """The rules of a game are being compiled for its bots, or are now: people at its tables are told."""
        if how_far is None:
            self._preparing.pop(game, None)
        else:
            self._preparing[game] = {"done": how_far.done, "steps": how_far.steps, "seconds": how_far.seconds}
        self._tell()

    def _tell(self) -> None:
        for subscriber in self._connected.values():
            subscriber.tell_server(self._server(subscriber.game))

    def _server(self, game: str | None) -> dict[str, Any]:
        return {"problems": self._problems, "preparing": self._preparing.get(game or "")}

    # ------------------------------------------------------------------

    async def _run(self) -> None:
        refreshed = -REFRESH  # by the monotonic clock
        while True:
            await asyncio.sleep(PAUSE)
            stale = time.monotonic() - refreshed > REFRESH
            if self._connected.keys() == self._published.keys() and not (stale and self._connected):
                continue
            try:
                await self._publish(stale)
                refreshed = time.monotonic() if stale else refreshed
            except Exception as error:
                log_failure(log, "could not publish presence", error)

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
            if left:
                await connection.execute(GONE, [{"gone": subscriber.id} for subscriber in left])
            if stale:
                await connection.execute(update(presence).where(presence.c.worker == self.worker).values(seen=now))
                await connection.execute(delete(presence).where(presence.c.seen < now - 2 * PRESENT_SECONDS))
                await forget_old(connection)
            for table_id in {subscriber.live.id for subscriber in joined + left}:
                await announce(connection, table_id, "presence", self.worker)

        await self.writer.run(write)
        self._published = connected
