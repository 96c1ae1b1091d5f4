"""A minimal HTTP client for load tests: one keep-alive connection, one event stream."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import gemhold


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
    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookie = cookie
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: Any) -> Any:
        return await self._request("POST", path, json.dumps(body, separators=(",", ":")).encode())

    async def get(self, path: str) -> Any:
        return await self._request("GET", path, b"")

    async def _request(self, method: str, path: str, body: bytes) -> Any:
        if self._writer is None or self._reader is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
        if self.cookie:
            head += f"Cookie: {self.cookie}\r\n"
        if body:
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        self._writer.write(head.encode() + b"\r\n" + body)
        answer = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        lines = answer.split("\r\n")
        status, length = int(lines[0].split(" ")[1]), 0
        for line in lines[1:]:
            name, _, value = line.partition(":")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                self.cookie = value.split(";")[0].strip()
        data = json.loads(await self._reader.readexactly(length)) if length else None
        if status >= 400:
            raise Refused(status, data)
        return data

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None


class Stream:
    """An event stream; `play` is the latest position received, `at` its time of arrival."""

    def __init__(self, port: int, path: str, cookie: str) -> None:
        self.port = port
        self.path = path
        self.cookie = cookie
        self.play: Any = {"seq": -1}
        self.at = 0.0
        self._task: asyncio.Task[None] | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._ready = asyncio.Event()

    async def open(self) -> None:
        reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        self._writer.write(f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {self.cookie}\r\n\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")
        self._task = asyncio.create_task(self._read(reader))

    async def _read(self, reader: asyncio.StreamReader) -> None:
        kind = b""
        try:
            while line := await reader.readline():
                if line.startswith(b"event: "):
                    kind = line[7:].strip()
                elif line.startswith(b"data: ") and kind == b"move":
                    self.at = time.perf_counter()
                    self.play = json.loads(line[6:])
                    self._ready.set()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass

    async def until(self, seq: int) -> None:
        """Wait until the stream has reached a sequence number."""
        while self.play["seq"] < seq:
            self._ready.clear()
            await asyncio.wait_for(self._ready.wait(), 30)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._writer is not None:
            self._writer.close()
