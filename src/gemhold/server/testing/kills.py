"""The kill test: the server is killed (-9) repeatedly under load; no accepted move may be lost or doubled, no table stuck."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any

from gemhold.server.testing.processes import ServerProcess
from gemhold.server.testing.wire import Http, Refused

PATIENCE = 60.0
GONE = (ConnectionError, asyncio.IncompleteReadError, OSError)


@dataclass
class Report:
    kills: int = 0
    accepted: int = 0  # moves answered with success
    resent: int = 0  # moves resent for lack of an answer
    games: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)

    @property
    def good(self) -> bool:
        return not (self.lost or self.doubled or self.stuck)


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


async def kill_often(server: ServerProcess, game: str, kills: int, tables: int = 8, seed: int = 1) -> Report:
    """Play at `tables` tables, kill and restart the server `kills` times, and report. One more table has bots only."""
    report, stop = Report(), asyncio.Event()
    chance = random.Random(seed)
    people = [Player(server.port, report, seed * 1000 + i, game) for i in range(tables)]
    watcher = Player(server.port, report, seed, game)
    bots = {"game": game, "seats": [{"kind": "bot", "bot": "random"}] * 2, "pace": 150}
    watched = (await watcher.persist("POST", "/api/tables", bots))[0]["id"]
    playing = [asyncio.create_task(person.run(stop)) for person in people]
    for _ in range(kills):
        await _until_busy(report, report.accepted + 2 * tables)
        await asyncio.sleep(0.3 * chance.random())
        server.kill()
        await asyncio.to_thread(server.start)
        report.kills += 1
    await _until_busy(report, report.accepted + tables)
    stop.set()
    try:
        await asyncio.gather(*playing)
    except Refused as error:
        raise RuntimeError(f"{error}\n{server.log.read_text()[-6000:]}") from error
    for person in people:
        await person.finish()
    await _check_bots(watcher, watched, report)
    return report


async def _until_busy(report: Report, accepted: int) -> None:
    """Wait until the tables are under load again: an idle server proves nothing."""
    end = time.monotonic() + PATIENCE
    while report.accepted < accepted and time.monotonic() < end:
        await asyncio.sleep(0.02)


async def _check_bots(watcher: Player, table_id: str, report: Report) -> None:
    before = (await watcher.persist("GET", f"/api/tables/{table_id}"))[0]
    end = time.monotonic() + PATIENCE
    while before["status"] == "playing" and time.monotonic() < end:
        now = (await watcher.persist("GET", f"/api/tables/{table_id}"))[0]
        if now["seq"] > before["seq"]:
            break
        await asyncio.sleep(0.1)
    else:
        if before["status"] != "over":
            report.stuck.append(f"bots at table {table_id}")
    await watcher.http.close()
