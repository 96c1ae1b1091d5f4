"""Faults of disk and database: what is accepted meanwhile stays, the rest is refused with a word, and then play goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import resource
import sqlite3
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gemhold.server.testing.processes import Postgres, ServerProcess
from gemhold.server.testing.wire import Http, Refused, open_game

PATIENCE = 60.0
UNAVAILABLE = 503
GONE = (ConnectionError, asyncio.IncompleteReadError, OSError, TimeoutError)


@dataclass
class Outcome:
    fault: str
    accepted: int = 0
    refused: Counter[str] = field(default_factory=Counter)  # by status and code, while the fault lasted
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    not_ready: set[str] = field(default_factory=set)  # problems /readyz told of
    told: list[list[str]] = field(default_factory=list)  # problems a spectator was told of, one after another
    recovered: float | None = None  # seconds from the end of the fault to the next accepted move at every table

    @property
    def good(self) -> bool:
        return not self.lost and not self.doubled and self.recovered is not None


class Table:
    """A table both of whose seats one client plays; it sends a move again until it is accepted."""

    def __init__(self, port: int, seed: int, outcome: Outcome) -> None:
        self.http = Http(port)
        self.random = random.Random(seed)
        self.outcome = outcome
        self.path = ""
        self.answered: dict[int, tuple[int, int]] = {}
        self.last = 0.0

    async def ask(self, path: str, body: Any = None) -> Any:
        end = time.monotonic() + 4 * PATIENCE
        while time.monotonic() < end:
            try:
                asked = self.http.get(path) if body is None else self.http.post(path, body)
                async with asyncio.timeout(2 * PATIENCE):
                    return await asked
            except Refused as error:
                if error.status != UNAVAILABLE:
                    raise
                self.outcome.refused[f"{error.status} {(error.body or {}).get('code')}"] += 1
                await self.http.close()  # a refusal closes the connection
            except GONE as error:
                self.outcome.refused[type(error).__name__] += 1
                await self.http.close()
            await asyncio.sleep(0.1)
        raise TimeoutError(f"{path} was not answered for {4 * PATIENCE:.0f} s: {dict(self.outcome.refused)}")

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            made = await self.ask("/api/tables", {"game": open_game(), "seats": [{"kind": "human"}] * 2})
            self.path, self.answered, play = f"/api/tables/{made['id']}", {}, made["play"]
            while play["status"] == "playing" and not stop.is_set():
                action = self.random.choice(play["actions"])["id"]
                seq, actor = play["seq"], play["actor"]
                play = await self.ask(f"{self.path}/moves", {"seq": seq, "action": action, "seat": actor})
                self.answered[seq] = (actor, action)
                self.outcome.accepted += 1
                self.last = time.monotonic()
            await self.check()

    async def check(self) -> None:
        record = await self.ask(f"{self.path}/record.json")
        moves = dict(enumerate(tuple(move) for move in record["moves"]))
        self.outcome.lost += [f"{self.path}, move {seq}" for seq, move in self.answered.items() if moves.get(seq) != move]
        own = {seq for seq, (actor, _) in moves.items() if actor >= 0}
        self.outcome.doubled += [f"{self.path}, move {seq}" for seq in sorted(own - self.answered.keys())]


async def watch(port: int, path: str, outcome: Outcome, begun: asyncio.Event) -> None:
    """A spectator, who is told what is wrong with the server. `begun`: the stream has brought something."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 20)
    try:
        writer.write(f"GET {path}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        kind = b""
        while line := await reader.readline():
            if line.startswith(b"event: "):
                kind = line[7:].strip()
                begun.set()
            elif line.startswith(b"data: ") and kind == b"server":
                outcome.told.append(json.loads(line[6:])["problems"])
    finally:
        writer.close()


async def ask_ready(port: int, outcome: Outcome) -> None:
    """An operator, who asks again and again whether the server is ready."""
    while True:
        http = Http(port)
        try:
            async with asyncio.timeout(PATIENCE):  # `wait_for` of Python 3.11 may lose a cancellation
                await http.get("/readyz")
        except Refused as error:
            outcome.not_ready |= set(error.body["problems"])
        finally:
            await http.close()
        await asyncio.sleep(0.1)


async def suffer(
    server: ServerProcess,
    name: str,
    fault: Callable[[], AbstractContextManager[None]],
    seconds: float,
    tables: int = 4,
    noticed: bool = False,
) -> Outcome:
    """Play, let the fault last so long (and, if it is to be `noticed`, until it is), and wait until all tables go on."""
    outcome, stop = Outcome(name), asyncio.Event()
    people = [Table(server.port, seed, outcome) for seed in range(tables)]
    playing = [asyncio.create_task(person.play(stop)) for person in people]
    await _all_after(people, time.monotonic(), playing)
    begun = asyncio.Event()
    watching = watch(server.port, people[0].path, outcome, begun)
    others = [asyncio.create_task(work) for work in (watching, ask_ready(server.port, outcome))]
    async with asyncio.timeout(PATIENCE):
        await begun.wait()
    stack = contextlib.ExitStack()
    await asyncio.to_thread(stack.enter_context, fault())
    await asyncio.sleep(seconds)
    if noticed:
        await _reached(lambda: bool(outcome.told and outcome.not_ready), playing)
    await asyncio.to_thread(stack.close)
    over = time.monotonic()
    if await _all_after(people, over, playing):
        outcome.recovered = max(person.last for person in people) - over
    if outcome.told:
        await _reached(lambda: outcome.told[-1] == [], playing)
    stop.set()
    await asyncio.gather(*playing)
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    await asyncio.sleep(0.1)  # until their connections are closed
    for person in people:
        await person.http.close()
    return outcome


async def _all_after(people: list[Table], moment: float, playing: list[asyncio.Task[None]]) -> bool:
    """Wait until every table has had a move after the moment."""
    return await _reached(lambda: all(person.last > moment for person in people), playing)


async def _reached(goal: Callable[[], bool], playing: list[asyncio.Task[None]]) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if goal():
            return True
        for task in playing:
            if task.done():
                task.result()
        await asyncio.sleep(0.02)
    return False


# ---------------------------------------------------------------- faults


@contextmanager
def full_disk(server: ServerProcess) -> Iterator[None]:
    """No file of the server can grow: what a full disk does, without the disk."""
    limits = {pid: resource.prlimit(pid, resource.RLIMIT_FSIZE) for pid in server.processes()}
    for pid, (_, hard) in limits.items():
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        for pid, limit in limits.items():
            with contextlib.suppress(ProcessLookupError):
                resource.prlimit(pid, resource.RLIMIT_FSIZE, limit)


def may_protect(folder: Path) -> bool:
    """Can files there be made immutable? That takes root, and a file system with attributes."""
    probe = folder / "protected"
    probe.touch()
    try:
        with read_only(probe):
            return True
    except (OSError, subprocess.CalledProcessError):
        return False


@contextmanager
def read_only(database: Path) -> Iterator[None]:
    """The files cannot be changed, by nobody: what a file system does that was mounted anew after an error. Needs root.

    Not the `-shm` file: it is mapped into memory, and Linux ends whoever writes to a page of it that cannot be written (SIGBUS).
    """
    files = [str(file) for file in (database, Path(f"{database}-wal")) if file.exists()]
    subprocess.run(["chattr", "+i", *files], check=True, capture_output=True)
    try:
        yield
    finally:
        subprocess.run(["chattr", "-i", *files], check=True, capture_output=True)


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Another program holds the write lock of a SQLite file."""
    connection = sqlite3.connect(database, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")
    finally:
        connection.close()


@contextmanager
def without(cluster: Postgres) -> Iterator[None]:
    """PostgreSQL crashes, and starts again."""
    cluster.stop()
    try:
        yield
    finally:
        cluster.start()


@contextmanager
def disconnected(cluster: Postgres) -> Iterator[None]:
    """PostgreSQL ends every connection, again and again."""
    cluster.disconnect()
    yield
    cluster.disconnect()
