"""Attacks that hold the server's memory and sockets, while honest people play.

The attacker comes from another address of the loopback network: limits count by network.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import resource
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field

from gemhold.server.testing.processes import ServerProcess
from gemhold.server.testing.wire import Http, open_game

ATTACKER = "127.0.0.66"
MEGABYTE = 1 << 20
HEAD = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n"
BODY = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
WATCHED = 0.05  # seconds between looks at the server's memory
PAUSE = 0.02  # of an honest player between two moves


@dataclass
class Flood:
    name: str
    grown: int = 0  # bytes of resident memory at the worst moment, more than before
    waits: list[float] = field(default_factory=list)  # seconds, of the honest players' moves
    refused: int = 0  # moves that could not be made at once
    said: str = ""  # what became of the attack

    def wait(self, share: float) -> float:
        """So long at most waited this share of the moves."""
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("inf")


def allow_sockets(number: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < number:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(number, hard), hard))


async def connect(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))


async def honest(port: int, flood: Flood, stop: asyncio.Event, seed: int) -> None:
    """Somebody who plays both seats of a table, and does not give up."""
    chance, http = random.Random(seed), Http(port)
    while not stop.is_set():
        made = await http.post("/api/tables", {"game": open_game(), "seats": [{"kind": "human"}] * 2})
        play = made["play"]
        while play["status"] == "playing" and not stop.is_set():
            body = {"seq": play["seq"], "action": chance.choice(play["actions"])["id"]}
            start = time.perf_counter()
            while True:
                try:
                    play = await http.post(f"/api/tables/{made['id']}/moves", body)
                    break
                except (ConnectionError, asyncio.IncompleteReadError):
                    flood.refused += 1
                    await http.close()
            flood.waits.append(time.perf_counter() - start)
            await asyncio.sleep(PAUSE)
    await http.close()


@contextlib.asynccontextmanager
async def people(server: ServerProcess, flood: Flood, number: int = 4) -> AsyncIterator[None]:
    """Honest players, and an eye on the server's memory."""
    stop, before = asyncio.Event(), server.resident()
    playing = [asyncio.create_task(honest(server.port, flood, stop, seed)) for seed in range(number)]

    async def watch() -> None:
        while not stop.is_set():
            flood.grown = max(flood.grown, server.resident() - before)
            await asyncio.sleep(WATCHED)

    watching = asyncio.create_task(watch())
    try:
        yield
    finally:
        stop.set()
        await asyncio.gather(*playing, watching)


# ---------------------------------------------------------------- attacks


async def nothing(port: int, seconds: float) -> str:
    await asyncio.sleep(seconds)
    return "no attack"


async def endless_headers(port: int, seconds: float) -> str:
    """60 MB of one header, and of many, again and again."""
    end, tries, most = time.monotonic() + seconds, 0, 0
    endless = (b"X: " + b"x" * MEGABYTE, b"".join(b"X-%d: x\r\n" % i for i in range(60_000)))
    while time.monotonic() < end or tries < len(endless):
        _, writer = await connect(port)
        sent = 0
        with contextlib.suppress(ConnectionError):
            writer.write(HEAD)
            while sent < 60 * MEGABYTE:
                writer.write(endless[tries % 2])
                await writer.drain()
                sent += len(endless[tries % 2])
        tries, most = tries + 1, max(most, sent)
        writer.close()
        await asyncio.sleep(0.01)
    return f"{tries} tries, at most {most / MEGABYTE:.1f} of 60 MB were taken"


async def idle_sockets(port: int, seconds: float, number: int = 1500) -> str:
    """Sockets that say nothing."""
    allow_sockets(2 * number)
    held = [await connect(port) for _ in range(number)]
    await asyncio.sleep(seconds)
    there = sum(not reader.at_eof() for reader, _ in held)
    for _, writer in held:
        writer.transport.abort()
    return f"{number} sockets opened, {there} still open after {seconds:.0f} s"


async def half_requests(port: int, seconds: float, number: int = 60) -> str:
    """Requests that never end; measured is how long the server bears with them."""
    start = time.monotonic()

    async def half(what: bytes) -> float:
        reader, writer = await connect(port)
        with contextlib.suppress(ConnectionError):
            writer.write(what)
            await reader.read()
        writer.close()
        return time.monotonic() - start

    closed = await asyncio.gather(*(half((HEAD, b"", BODY)[i % 3]) for i in range(number)))
    await asyncio.sleep(max(0.0, start + seconds - time.monotonic()))
    return f"{number} half requests, the last closed after {max(closed):.1f} s"


Attack = Callable[[int, float], Awaitable[str]]
ATTACKS: dict[str, Attack] = {
    "quiet": nothing, "endless headers": endless_headers, "idle sockets": idle_sockets, "half requests": half_requests,
}  # fmt: skip


async def suffer(server: ServerProcess, name: str, seconds: float) -> Flood:
    flood = Flood(name)
    async with people(server, flood):
        await asyncio.sleep(min(1.0, seconds))
        flood.waits.clear()
        flood.refused = 0
        flood.said = await ATTACKS[name](server.port, seconds)
    return flood
