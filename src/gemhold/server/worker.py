"""A worker: everything one server process runs, started and stopped in order."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import secrets
import sys

import gemhold
from gemhold.server.bot_pool import BotPool
from gemhold.server.client import Client
from gemhold.server.companions import ENTRIES, Companions
from gemhold.server.config import Config
from gemhold.server.connections import STOPPING
from gemhold.server.driver import Driver
from gemhold.server.history import History
from gemhold.server.identity import Identity
from gemhold.server.limits import Limits
from gemhold.server.lobby import Lobby
from gemhold.server.orphans import end_with_parent
from gemhold.server.presence import Presence
from gemhold.server.problems import BotFailed, NoTable
from gemhold.server.readiness import RESTORED, Readiness
from gemhold.server.referee import Referee
from gemhold.server.retention import GONE, Retention
from gemhold.server.store.engine import log_failure, open_engines
from gemhold.server.store.epoch import epoch_of
from gemhold.server.store.health import HeadKeeper, check
from gemhold.server.store.migrate import upgrade
from gemhold.server.store.news import EVERYTHING, listener
from gemhold.server.store.note import MOVES, Heard
from gemhold.server.store.writer import Writer
from gemhold.server.tables import Live, Tables

START_ANEW = "GEMHOLD_START_ANEW"  # the signal by which a worker has itself replaced, set by `gemhold serve`

log = logging.getLogger("gemhold.server")


class Worker:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.name = secrets.token_urlsafe(8)
        self.reader, self.engine = open_engines(config.database)
        self.writer = Writer(self.engine, self.name)
        self.head = HeadKeeper(self.reader)
        self.tables = Tables(self.reader, self.name)
        self.presence = Presence(self.writer, self.name)
        self.bots = BotPool(config.bot_processes, self.presence.tell_preparing)
        self.referee = Referee(self.tables, self.writer)
        self.driver = Driver(config, self.tables, self.writer, self.referee, self.bots)
        self.lobby = Lobby(self.tables, self.writer, self.driver, self.name)
        self.history = History(self.reader, self.writer, self.tables)
        self.referee.finished.append(self.history.keep)
        self.identity = Identity(self.reader, self.writer)
        self.companions = Companions(self.reader, self.writer, self.name)
        self.readiness = Readiness(self.reader, self.writer, self._tell_problems)
        self.retention = Retention(config.keep, self.reader, self.writer, self.tables, self.companions)
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
        async with self.reader.connect() as connection:
            self.writer.epoch = await epoch_of(connection)
        gc.collect()
        gc.freeze()  # what is allocated now stays; the collector need not traverse it
        # Many short pauses instead of few long ones; -1: what survives one, mostly the story of games, is not visited again
        gc.set_threshold(700, -1, 2000)
        sys.setswitchinterval(0.001)  # the writer thread must not wait long for the interpreter lock
        self.writer.start()
        self.head.start()
        await self.news.start()
        self.presence.start()
        self.readiness.start()
        self.retention.start()
        STOPPING.append(self._dismiss)
        self.driver.start()
        if self.config.warm:
            self._warming = asyncio.create_task(self._warm(), name="warm")

    async def close(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        await self.driver.stop()
        await self.retention.stop()
        await self.readiness.stop()
        if self._dismiss in STOPPING:  # else it could not be opened
            STOPPING.remove(self._dismiss)
        await self.presence.stop()
        await self.news.stop()
        for task in list(self._catching_up.values()):
            task.cancel()
        await asyncio.gather(*self._catching_up.values(), return_exceptions=True)
        await self.head.stop()
        await self.writer.stop()
        await self.bots.close()
        self.tables.close()
        await self.reader.dispose()
        await self.engine.dispose()

    def _dismiss(self) -> None:
        """The server begins to stop: requests are answered to their end, so streams have to come to theirs."""
        self.readiness.stopping = True
        self.presence.end_streams()
        self.bots.dismiss()

    def _tell_problems(self, problems: list[str]) -> None:
        self.presence.tell_problems(problems)
        if RESTORED in problems and (number := os.environ.get(START_ANEW)):
            log.warning("a backup was restored: starting anew")
            os.kill(os.getpid(), int(number))

    async def _warm(self) -> None:
        """Prepare the bot pool before the first request."""
        for game in gemhold.game_names():
            try:
                await self.bots.warm(game)
            except BotFailed as error:
                log.warning("bots of %s are not ready: %s", game, error)

    # ------------------------------------------------------------------ changes by other workers

    def notified(self, table_id: str, kind: str, seen: int | Heard | None) -> None:
        """Another worker changed a table: follow if it is in memory. `seen`: the last row, or what it tells of them, if known."""
        if kind == ENTRIES:
            self.companions.changed(table_id)
            return
        if kind == GONE:
            self.companions.gone(table_id)
        if table_id == EVERYTHING:
            self.companions.changed()
            for live in self.tables.all():
                self.notified(live.id, "seats", None)
            return
        known = self.tables.known(table_id)
        if known is None:
            return
        written = seen.written if isinstance(seen, Heard) else None
        seq = written.rows[-1].seq if written is not None else seen if isinstance(seen, int) else None
        if seq is not None and seq < known.seq:
            return  # written by this worker
        if written is not None and table_id not in self._catching_up and known.follow_at_once(written.rows, written.change):
            known.wake("move")
            self.driver.wake(known)
            return
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
            self.notified(table_id, MOVES, None)

    async def _catch_up(self, live: Live, announced: int | None) -> None:
        try:
            async with live.lock:
                if announced is not None and announced < live.seq:
                    return  # written by this worker
                await self.tables.reread(live)
        except NoTable:
            self.tables.forget(live.id)
            return
        except Exception as error:
            log_failure(log, f"could not catch up with table {live.id}", error)
            return
        self.driver.wake(live)
