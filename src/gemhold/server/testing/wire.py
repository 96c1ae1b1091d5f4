"""A minimal HTTP client for load tests: one keep-alive connection, one event stream."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import orjson

import gemhold

LOOPBACK = "127.0.0.1"
PATIENCE = 30.0  # for news that must come
LONGEST = 1 << 20  # bytes of a response's head, and of an event


def address(person: int) -> str:
    """A loopback address for each of many people: the server limits connections by network.

    >>> address(0), address(250)
    ('127.0.1.1', '127.0.2.1')
    """
    return f"127.0.{1 + person // 250 % 250}.{1 + person % 250}"


@dataclass
class Traffic:
    """What clients that share it have received."""

    received: int = 0  # bytes in all, headers included
    events: int = 0  # positions sent by streams
    event_bytes: int = 0  # their JSON


def open_game() -> str:
    """A game without secrets: its record can be read at any time."""
    return next(name for name in gemhold.game_names() if not gemhold.game(name).secrets)


class Refused(Exception):
    """A response with an error status."""

    def __init__(self, status: int, body: Any) -> None:
        super().__init__(f"{status}: {body}")
        self.status = status
        self.body = body


class Http:
    def __init__(self, port: int, cookie: str = "", source: str = LOOPBACK, traffic: Traffic | None = None) -> None:
        self.port = port
        self.cookie = cookie
        self.source = source
        self.traffic = traffic or Traffic()
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: Any) -> Any:
        return await self._request("POST", path, orjson.dumps(body))

    async def get(self, path: str) -> Any:
        return await self._request("GET", path, b"")

    async def _request(self, method: str, path: str, body: bytes) -> Any:
        if self._writer is None or self._reader is None:
            self._reader, self._writer = await _connect(self.port, self.source)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
        if self.cookie:
            head += f"Cookie: {self.cookie}\r\n"
        if body:
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        self._writer.write(head.encode() + b"\r\n" + body)
        answer = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        self.traffic.received += len(answer)
        lines = answer.split("\r\n")
        status, length = int(lines[0].split(" ")[1]), 0
        for line in lines[1:]:
            name, _, value = line.partition(":")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                self.cookie = value.split(";")[0].strip()
        data = orjson.loads(await self._reader.readexactly(length)) if length else None
        self.traffic.received += length
        if status >= 400:
            raise Refused(status, data)
        return data

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None


class Stream:
    """An event stream; `play` is the latest position received, `at` its time of arrival."""

    def __init__(
        self,
        port: int,
        path: str,
        cookie: str = "",
        source: str = LOOPBACK,
        traffic: Traffic | None = None,
        heard: Callable[[Stream], None] | None = None,
    ) -> None:
        self.port = port
        self.path = path
        self.cookie = cookie
        self.source = source
        self.traffic = traffic or Traffic()
        self.heard = heard  # called with every position
        self.play: Any = {"seq": -1}
        self.known = 0  # rows before `play` came
        self.at = 0.0
        self._task: asyncio.Task[None] | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._ready = asyncio.Event()

    async def open(self) -> None:
        reader, self._writer = await _connect(self.port, self.source)
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        self._writer.write(f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{cookie}\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
        if status != 200:
            raise Refused(status, self.path)
        self._task = asyncio.create_task(self._read(reader))

    async def _read(self, reader: asyncio.StreamReader) -> None:
        try:
            while block := await reader.readuntil(b"\r\n\r\n"):  # an event, perhaps behind the length of its chunk
                self.traffic.received += len(block)
                _, found, event = block.partition(b"event: move\r\n")
                if found:
                    self._take(event.partition(b"data: ")[2])
        except (ConnectionError, asyncio.IncompleteReadError):
            pass

    def _take(self, data: bytes) -> None:
        self.traffic.events += 1
        self.traffic.event_bytes += len(data) - len(b"\r\n\r\n")
        play = orjson.loads(data)
        if play["seq"] >= self.play["seq"]:  # with several workers an answer can be quicker than the news before it
            self.take(play)

    def take(self, play: Any) -> None:
        """A position: from the stream, or the answer to a move, which the stream of the same client does not tell."""
        self.at = time.perf_counter()
        self.known, self.play = self.play["seq"], play
        if self.heard is not None:
            self.heard(self)
        self._ready.set()

    async def until(self, seq: int) -> None:
        """Wait until the stream has reached a sequence number."""
        await self.wait(lambda: self.play["seq"] >= seq)

    async def wait(self, reached: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Wait for a position; TimeoutError if none comes for so many seconds."""
        while not reached():
            self._ready.clear()
            await asyncio.wait_for(self._ready.wait(), patience)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._writer is not None:
            self._writer.close()


async def _connect(port: int, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    local = None if source == LOOPBACK else (source, 0)
    return await asyncio.open_connection(LOOPBACK, port, limit=LONGEST, local_addr=local)
