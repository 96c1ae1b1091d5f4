"""Plays for bots and expired timers, and takes over the tables of dead workers.

Any worker may drive any table; the unique key of the log decides races. To avoid duplicate work, the worker that wrote the last
row acts at once and the others only after `Config.takeover` seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gemhold.bots import levels, usual_level
from gemhold.server.bot_pool import BotPool
from gemhold.server.config import Config
from gemhold.server.logs import about_table
from gemhold.server.problems import BotFailed, NoTable
from gemhold.server.referee import Referee
from gemhold.server.store.engine import log_failure
from gemhold.server.store.model import By, tables
from gemhold.server.store.writer import Writer
from gemhold.server.tables import Live, Tables

SCANNED = 5000
IDLE = 0.2  # seconds to wait after an attempt without effect
RETRY = 2.0  # seconds until a bot that failed is asked again
RANDOM = "random"

log = logging.getLogger("gemhold.drive")


def level_for(game: str, requested: str | None) -> str:
    """The requested level if the game has it, else the usual one."""
    return requested if requested in levels(game) else usual_level(game)


def stand_ins(game: str, level: str) -> list[str]:
    """A level and the simpler ones that may play in its place. Random play never replaces a bot that thinks."""
    known = levels(game)
    simpler = known[known.index(level) :: -1]
    return simpler if len(simpler) == 1 else simpler[:-1] if simpler[-1] == RANDOM else simpler


class Driver:
    def __init__(self, config: Config, registry: Tables, writer: Writer, referee: Referee, bots: BotPool) -> None:
        self.config = config
        self.tables = registry
        self.writer = writer
        self.bots = bots
        self.referee = referee
        referee.listeners.append(self.wake)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._signals: dict[str, asyncio.Event] = {}
        self._scan: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._scan = asyncio.create_task(self._scan_due(), name="resume")

    async def stop(self) -> None:
        running = [*self._tasks.values(), *([self._scan] if self._scan else [])]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def wake(self, live: Live) -> None:
        """Start or notify the task of a table that has changed."""
        if live.id in self._tasks:
            self._signals[live.id].set()
        elif live.machine:
            self._signals[live.id] = asyncio.Event()
            self._tasks[live.id] = asyncio.create_task(self._drive(live), name=f"drive {live.id}")

    # ------------------------------------------------------------------ one table

    async def _drive(self, live: Live) -> None:
        signal = self._signals[live.id]
        about_table(live.id)
        try:
            while live.machine:
                signal.clear()
                wait = self._act_at(live) - time.monotonic()
                if wait > 0:
                    # not `wait_for`: in Python 3.11 it may lose a cancellation
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(wait):
                            await signal.wait()
                    continue
                seq = live.seq
                await self._act(live)
                if live.seq == seq:
                    await asyncio.sleep(IDLE)
        except Exception as error:
            log_failure(log, f"driving table {live.id} failed; it will be retried", error)
        finally:
            del self._tasks[live.id], self._signals[live.id]

    def _act_at(self, live: Live) -> float:
        """The earliest time at which this worker acts, by the monotonic clock: setting the wall clock moves nobody's turn."""
        later = 0.0 if live.mine else self.config.takeover
        if live.seconds_left is not None and live.timer is not None:
            return live.decision_at + live.timer + self.config.grace + later
        actor = live.playing().actor
        return (live.decision_at + live.pace / 1000 if actor >= 0 else 0.0) + later

    async def _act(self, live: Live) -> None:
        if not live.mine:
            await self.tables.refresh(live)  # another worker may have acted
            if not live.machine or self._act_at(live) > time.monotonic():
                return
        match = live.playing()
        actor, seq = match.actor, live.seq
        if actor < 0:
            await self.referee.decide(live, seq, 0, By.CHANCE)
            return
        seat = live.seats[actor]
        by = By.TIMER if seat.kind == "human" else By.BOT
        level = level_for(live.game.name, seat.level or self.config.stand_in)
        try:
            action = await self._choice(live, actor, level, seq)
        except BotFailed:
            live.note_trouble(actor)
            await asyncio.sleep(RETRY)
            return
        live.note_trouble(None)
        await self.referee.decide(live, seq, action, by)

    async def _choice(self, live: Live, actor: int, level: str, seq: int) -> int:
        """The bot's choice; from a bot that fails, the next simpler one takes over. BotFailed if none of them answers."""
        match, game, seed = live.playing(), live.game, live.fate.bot_seed(actor, seq)
        legal, seen = game.legal(match.state), game.hidden(match.state, actor)
        for stand_in in stand_ins(game.name, level):
            try:
                action = await self.bots.choose(game, seen, actor, stand_in, seed, live.waiting_network())
            except BotFailed as error:
                log.error("table %s, bot %s: %s", live.id, stand_in, error)
                continue
            if action in legal:
                return action
            log.error("table %s, bot %s: action %d is not legal", live.id, stand_in, action)
        raise BotFailed("no bot answers", place=f"seat {actor}")

    # ------------------------------------------------------------------ all tables

    async def _scan_due(self) -> None:
        """Periodically resume overdue tables: at startup, and after another worker has died."""
        while True:
            try:
                await self._resume()
            except Exception as error:
                log_failure(log, "could not read the overdue tables", error)
            await asyncio.sleep(self.config.takeover)

    async def _resume(self) -> None:
        # Not compared with the time: a clock that was set back would make all of them wait.
        due = select(tables.c.id).where(tables.c.due.is_not(None)).order_by(tables.c.due).limit(SCANNED)
        async with self.tables.reader.connect() as connection:
            found = list((await connection.execute(due)).scalars())
        for table_id in found:
            if table_id in self._tasks:
                continue
            try:
                live = await self.tables.get(table_id, fresh=True)
            except NoTable:
                continue
            if live.machine:
                self.wake(live)
            elif live.due is not None:
                await self._clear_due(live)

    async def _clear_due(self, live: Live) -> None:
        async with live.lock:
            seq, seen = live.seq, live.due

            async def clear(connection: AsyncConnection) -> None:
                await connection.execute(update(tables).where(tables.c.id == live.id, tables.c.due == seen).values(due=None))

            if not live.machine and live.seq == seq:
                await self.writer.run(clear)
                live.due = None
