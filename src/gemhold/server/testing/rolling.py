"""All workers replaced, one after the other, while tables play: what clients notice of it."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from dataclasses import dataclass, field
from typing import Any

from gemhold.server.testing.processes import ServerProcess
from gemhold.server.testing.wire import Http, Refused, open_game

PATIENCE = 120.0
MOST_TRIES = 20
GONE = (ConnectionError, asyncio.IncompleteReadError, OSError, TimeoutError)


@dataclass
class Report:
    tables: int = 0
    accepted: int = 0
    games: int = 0
    retried: int = 0  # moves that a second try healed
    failed: list[str] = field(default_factory=list)  # moves that no try healed
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    replaced: int = 0  # processes
    seconds: float = 0.0  # until all were
    longest: float = 0.0  # wait for a move meanwhile, tries included

    @property
    def good(self) -> bool:
        return not self.failed and not self.lost and not self.doubled and self.replaced > 0


class Table:
    """Both seats of a table, played by a client that sends a move again if it gets no answer."""

    def __init__(self, port: int, seed: int, think: float, report: Report) -> None:
        self.http = Http(port)
        self.random = random.Random(seed)
        self.think = think
        self.report = report
        self.answered: dict[int, tuple[int, int]] = {}
        self.path = ""

    async def ask(self, path: str, body: Any = None) -> Any:
        start = time.monotonic()
        for tries in range(MOST_TRIES):
            try:
                asked = self.http.get(path) if body is None else self.http.post(path, body)
                answer = await asyncio.wait_for(asked, PATIENCE)
            except Refused as error:
                if error.status != 503:
                    raise
                await self.http.close()
            except GONE:
                await self.http.close()
            else:
                self.report.retried += tries > 0
                self.report.longest = max(self.report.longest, time.monotonic() - start)
                return answer
            await asyncio.sleep(0.1)
        self.report.failed.append(path)
        raise RuntimeError(f"{path} failed {MOST_TRIES} times")

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            made = await self.ask("/api/tables", {"game": open_game(), "seats": [{"kind": "human"}] * 2})
            self.path, self.answered, play = f"/api/tables/{made['id']}", {}, made["play"]
            self.report.games += 1
            while play["status"] == "playing" and not stop.is_set():
                seq, actor, action = play["seq"], play["actor"], self.random.choice(play["actions"])["id"]
                play = await self.ask(f"{self.path}/moves", {"seq": seq, "action": action, "seat": actor})
                self.answered[seq] = (actor, action)
                self.report.accepted += 1
                await asyncio.sleep(self.think)
            await self.check()
        await self.http.close()

    async def check(self) -> None:
        record = await self.ask(f"{self.path}/record.json")
        moves = {seq: tuple(move) for seq, move in enumerate(record["moves"])}
        self.report.lost += [f"{self.path}, move {seq}" for seq, move in self.answered.items() if moves.get(seq) != move]
        own = {seq for seq, (actor, _) in moves.items() if actor >= 0}
        self.report.doubled += [f"{self.path}, move {seq}" for seq in sorted(own - self.answered.keys())]


async def restart_under_load(server: ServerProcess, tables: int, think: float, kill: bool = False) -> Report:
    """Let tables play and replace all workers; with `kill`, kill one of them first (-9), which its supervisor replaces."""
    report, stop = Report(tables), asyncio.Event()
    playing = [asyncio.create_task(Table(server.port, seed, think, report).play(stop)) for seed in range(tables)]
    await _until(lambda: report.accepted >= 4 * tables, playing)
    old = set(server.worker_processes())
    report.longest, start = 0.0, time.monotonic()
    if kill:
        os.kill(min(old), signal.SIGKILL)
        await _until(lambda: len(set(server.worker_processes()) - old) == 1, playing)
    server.signal(signal.SIGHUP)
    await _until(lambda: not old & (now := set(server.worker_processes())) and len(now) == server.workers, playing)
    report.seconds, report.replaced = time.monotonic() - start, len(old)
    accepted = report.accepted
    await _until(lambda: report.accepted >= accepted + 4 * tables, playing)
    stop.set()
    await asyncio.gather(*playing)
    return report


async def _until(reached: Any, playing: list[asyncio.Task[None]]) -> None:
    end = time.monotonic() + PATIENCE
    while not reached():
        if time.monotonic() > end:
            raise TimeoutError("the workers were not replaced in time")
        for task in playing:
            if task.done():
                task.result()
        await asyncio.sleep(0.05)
