"""The kill test: the server is killed (-9) repeatedly under load, and so are the processes that think for its bots.

No accepted move may be lost or doubled, no table stuck, and no bot may play anything but what its level would choose.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from dataclasses import dataclass, field
from typing import Any

from gemhold.bots import find
from gemhold.core.match import Ply
from gemhold.server.config import database_url
from gemhold.server.driver import stand_ins
from gemhold.server.store.engine import open_engines
from gemhold.server.store.model import LogRow
from gemhold.server.tables import Live, read_rows, read_table
from gemhold.server.testing.processes import ServerProcess
from gemhold.server.testing.wire import Http, Refused

PATIENCE = 120.0
TOLD_EVERY = 10  # kills
BOT_PACE = 50  # milliseconds between the moves of bots
GONE = (ConnectionError, asyncio.IncompleteReadError, OSError)

log = logging.getLogger("gemhold.kills")


@dataclass
class Report:
    kills: int = 0
    accepted: int = 0  # moves answered with success
    resent: int = 0  # moves resent for lack of an answer
    games: int = 0
    bot_kills: int = 0  # processes that think for bots
    bot_moves: int = 0  # of games checked
    stood_in: int = 0  # of them by a simpler level
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    at_random: list[str] = field(default_factory=list)  # bots' moves no level of theirs would choose

    @property
    def good(self) -> bool:
        return not (self.lost or self.doubled or self.stuck or self.at_random)


class Player:
    """A client at both seats of a table; resends unanswered moves, as a browser does."""

    def __init__(self, port: int, report: Report, seed: int, game: str) -> None:
        self.game = game
        self.http = Http(port)
        self.report = report
        self.random = random.Random(seed)
        self.path = ""
        self.answered: dict[int, tuple[int, int]] = {}

    async def persist(self, method: str, path: str, body: Any = None) -> tuple[Any, bool]:
        """Repeat a request until it is answered; also return whether it was repeated."""
        end, again = time.monotonic() + PATIENCE, False
        while True:
            try:
                return await (self.http.get(path) if method == "GET" else self.http.post(path, body)), again
            except GONE:
                await self.http.close()
                again = True
                if time.monotonic() > end:
                    raise
                await asyncio.sleep(0.02)

    async def open(self) -> None:
        seats = [{"kind": "human", "name": "A"}, {"kind": "human", "name": "B"}]
        made, _ = await self.persist("POST", "/api/tables", {"game": self.game, "seats": seats})
        self.path, self.answered = f"/api/tables/{made['id']}", {}
        self.report.games += 1

    async def run(self, stop: asyncio.Event) -> None:
        await self.open()
        play = (await self.persist("GET", self.path))[0]["play"]
        while not stop.is_set():
            if play["status"] == "over":
                await self.check()
                await self.open()
                play = (await self.persist("GET", self.path))[0]["play"]
                continue
            play = await self.move(play)

    async def move(self, play: Any) -> Any:
        action = self.random.choice(play["actions"])["id"]
        body = {"seq": play["seq"], "action": action, "seat": play["actor"]}
        after, again = await self.persist("POST", f"{self.path}/moves", body)
        self.report.resent += again
        self.report.accepted += 1
        self.answered[play["seq"]] = (play["actor"], action)
        return after

    async def check(self) -> None:
        """Compare the record with the answered moves: none lost, none doubled."""
        record, _ = await self.persist("GET", f"{self.path}/record.json")
        moves = [tuple(move) for move in record["moves"]]
        for seq, move in self.answered.items():
            if seq >= len(moves) or moves[seq] != move:
                self.report.lost.append(f"{self.path}, move {seq}")
        own = {seq for seq, (actor, _) in enumerate(moves) if actor >= 0}
        self.report.doubled += [f"{self.path}, move {seq}" for seq in sorted(own - self.answered.keys())]

    async def finish(self) -> None:
        """After the last kill, check that the table can continue."""
        table, _ = await self.persist("GET", self.path)
        try:
            if table["status"] == "playing":
                await self.move(table["play"])
        except Refused as error:
            self.report.stuck.append(f"{self.path}: {error}")
        await self.check()
        await self.http.close()


class BotWatcher:
    """Has bots play one game after another, and compares every move with what their level chooses in that position."""

    def __init__(self, port: int, report: Report, game: str, level: str) -> None:
        self.client = Player(port, report, 0, game)
        self.report = report
        self.level = level
        self.tables: list[str] = []
        self.seen = 0  # rows of all tables

    async def run(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            body = {"game": self.client.game, "seats": [{"kind": "bot", "bot": self.level}] * 2, "pace": BOT_PACE}
            made, _ = await self.client.persist("POST", "/api/tables", body)
            self.tables.append(made["id"])
            last = made["seq"]
            while (table := await self.table())["status"] != "over" and not stop.is_set():
                self.seen, last = self.seen + table["seq"] - last, table["seq"]
                await asyncio.sleep(0.1)
        await self.finish()

    async def table(self) -> Any:
        return (await self.client.persist("GET", f"/api/tables/{self.tables[-1]}"))[0]

    async def finish(self) -> None:
        """After the last kill, check that the bots go on."""
        first, end = (await self.table())["seq"], time.monotonic() + PATIENCE
        while (table := await self.table())["status"] != "over" and table["seq"] <= first:
            if time.monotonic() > end:
                self.report.stuck.append(f"bots at table {self.tables[-1]}, row {first}")
                return
            await asyncio.sleep(0.1)

    async def check(self, database: str) -> None:
        """A bot's seed follows from the table's secret, so its choice can be made again. (Its game may not be over: so ask the
        database.)"""
        engines = open_engines(database_url(database))
        try:
            for table_id in self.tables:
                async with engines[0].connect() as connection:
                    row, seated = await read_table(connection, table_id)
                    rows = await read_rows(connection, table_id, 0)
                await asyncio.to_thread(self._compare, Live(row, seated), rows)
        finally:
            for engine in set(engines):
                await engine.dispose()
        await self.client.http.close()

    def _compare(self, live: Live, rows: list[LogRow]) -> None:
        match = live.replayed(0)
        game, levels = live.game, stand_ins(live.game.name, self.level)
        for row in rows:
            if row.actor >= 0:
                seen, seed = game.hidden(match.state, row.actor), live.fate.bot_seed(row.actor, row.seq)
                chosen = [find(game.name, level, seed).choose(game, seen, row.actor) for level in levels]
                self.report.bot_moves += 1
                self.report.stood_in += row.x in chosen[1:] and row.x != chosen[0]
                if row.x not in chosen:
                    self.report.at_random.append(f"{live.id}, row {row.seq}: {row.x} instead of {chosen[0]}")
            match.apply(Ply(row.actor, row.x))


async def kill_often(
    server: ServerProcess, game: str, kills: int, tables: int = 8, seed: int = 1, level: str = "greedy"
) -> Report:
    """Play at `tables` tables, kill and restart the server `kills` times, and report.

    At one more table there are only bots; before every other kill the processes that think for them are killed.
    """
    report, stop = Report(), asyncio.Event()
    chance = random.Random(seed)
    people = [Player(server.port, report, seed * 1000 + i, game) for i in range(tables)]
    watcher = BotWatcher(server.port, report, game, level)
    clients: list[Player | BotWatcher] = [*people, watcher]
    playing = [asyncio.create_task(client.run(stop)) for client in clients]
    for number in range(kills):
        await _until_busy(report, watcher, 2 * tables)
        if number % 2:
            report.bot_kills += server.kill_bots()
        await asyncio.sleep(0.3 * chance.random())
        server.kill()
        await asyncio.to_thread(server.start)
        report.kills += 1
        if report.kills % TOLD_EVERY == 0:
            log.info("%d kills, %d moves accepted", report.kills, report.accepted)
    await _until_busy(report, watcher, tables)
    await _kill_bots(server, report)
    stop.set()
    try:
        await asyncio.gather(*playing)
    except Refused as error:
        raise RuntimeError(f"{error}\n{server.log.read_text()[-6000:]}") from error
    for person in people:
        await person.finish()
    await watcher.check(server.database)
    return report


async def _kill_bots(server: ServerProcess, report: Report) -> None:
    """Kill what thinks for the bots, as soon as something does; the server lives on."""
    end = time.monotonic() + PATIENCE
    while not (killed := server.kill_bots()) and time.monotonic() < end:
        await asyncio.sleep(0.02)
    report.bot_kills += killed


async def _until_busy(report: Report, watcher: BotWatcher, moves: int) -> None:
    """Wait until the tables are under load again, people's and bots': an idle server proves nothing."""
    accepted, seen, end = report.accepted + moves, watcher.seen, time.monotonic() + PATIENCE
    while (report.accepted < accepted or watcher.seen <= seen) and time.monotonic() < end:
        await asyncio.sleep(0.02)
