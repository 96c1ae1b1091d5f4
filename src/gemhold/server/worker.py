"""A worker: everything one server process runs, started and stopped in order."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import sys

import gemhold
from gemhold.server.bot_pool import BotPool
from gemhold.server.client import Client
from gemhold.server.config import Config
from gemhold.server.driver import Driver
from gemhold.server.identity import Identity
from gemhold.server.limits import Limits
from gemhold.server.lobby import Lobby
from gemhold.server.orphans import end_with_parent
from gemhold.server.presence import Presence
from gemhold.server.problems import BotFailed
from gemhold.server.referee import Referee
from gemhold.server.store.engine import open_engines
from gemhold.server.store.health import HeadKeeper, check
from gemhold.server.store.migrate import upgrade
from gemhold.server.store.news import EVERYTHING, listener
from gemhold.server.store.writer import Writer
from gemhold.server.tables import Live, Tables

log = logging.getLogger("gemhold.server")


class Worker:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.name = secrets.token_urlsafe(8)
        self.reader, self.engine = open_engines(config.database)
        self.writer = Writer(self.engine, self.name)
        self.head = HeadKeeper(self.reader)
        self.tables = Tables(self.reader, self.name)
        self.bots = BotPool(config.bot_processes)
        self.referee = Referee(self.tables, self.writer)
        self.driver = Driver(config, self.tables, self.writer, self.referee, self.bots)
        self.lobby = Lobby(self.tables, self.writer, self.driver, self.name)
        self.identity = Identity(self.reader, self.writer)
        self.presence = Presence(self.writer, self.name)
        self.limits = Limits(config.limited)
        self.client = Client(config.static)
        self.news = listener(self.reader, self.name, self.notified, config.poll)
        self._catching_up: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._warming: asyncio.Task[None] | None = None

    async def open(self) -> None:
        end_with_parent()
        await check(self.reader, self.engine)
        await upgrade(self.engine)
        gc.collect()
        gc.freeze()  # what is allocated now stays; the collector need not traverse it
        gc.set_threshold(20_000, 20, 50)
        sys.setswitchinterval(0.001)  # the writer thread must not wait long for the interpreter lock
        self.writer.start()
        self.head.start()
        await self.news.start()
        self.presence.start()
        self.driver.start()
        if self.config.warm:
            self._warming = asyncio.create_task(self._warm(), name="warm")

    async def close(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        await self.driver.stop()
        await self.presence.stop()
        await self.news.stop()
        for task in list(self._catching_up.values()):
            task.cancel()
        await asyncio.gather(*self._catching_up.values(), return_exceptions=True)
        await self.head.stop()
        await self.writer.stop()
        await self.bots.close()
        await self.reader.dispose()
        await self.engine.dispose()

    async def _warm(self) -> None:
        """Prepare the bot pool before the first request."""
        for game in gemhold.game_names():
            try:
                await self.bots.warm(game)
            except BotFailed as error:
                log.warning("bots of %s are not ready: %s", game, error)

    # ------------------------------------------------------------------ changes by other workers

    def notified(self, table_id: str, kind: str, seq: int | None) -> None:
        """Another worker changed a table: reread it if it is in memory."""
        if table_id == EVERYTHING:
            for live in self.tables.all():
                self.notified(live.id, "seats", None)
            return
        known = self.tables.known(table_id)
        if known is None or (seq is not None and seq < known.seq):
            return  # not in memory, or written by this worker
        if table_id in self._catching_up:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._catch_up(known, seq), name=f"catch up {table_id}")
        self._catching_up[table_id] = task
        task.add_done_callback(lambda _: self._caught_up(table_id))

    def _caught_up(self, table_id: str) -> None:
        del self._catching_up[table_id]
        if table_id in self._again:
            self._again.discard(table_id)
            self.notified(table_id, "moves", None)

    async def _catch_up(self, live: Live, announced: int | None) -> None:
        seq, seats, status, chat = live.seq, live.seats, live.status, len(live.chat) and live.chat[-1]["id"]
        here, rematch = sorted(map(str, live.elsewhere)), live.rematch
        try:
            async with live.lock:
                if announced is not None and announced < live.seq:
                    return  # written by this worker
                await self.tables.reread(live)
        except Exception:
            log.exception("could not catch up with table %s", live.id)
            return
        if live.seq != seq:
            live.wake("move")
        if (live.seats, live.status, live.rematch) != (seats, status, rematch):
            live.wake("seats")
        if live.chat and live.chat[-1]["id"] != chat:
            live.wake("chat")
        if sorted(map(str, live.elsewhere)) != here:
            live.wake("presence")
        self.driver.wake(live)
