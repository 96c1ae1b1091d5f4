"""Server-Sent Events. A subscriber stores its position in the log, not a queue: a slow one gets fewer, larger messages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from gemhold.server import present
from gemhold.server.identity import new_id
from gemhold.server.tables import Live

KINDS = ("seats", "move", "chat", "presence")


class Subscriber:
    """One open stream."""

    def __init__(self, live: Live, player: str | None, requested: int | None, seq: int, network: str = "") -> None:
        self.id = new_id()
        self.live = live
        self.player = player
        self.network = network
        self.requested = requested
        self.seq = seq
        self.chat = 0
        self.over_sent = False
        self._pending: set[str] = set(KINDS)
        self._ready = asyncio.Event()
        self._ready.set()

    def notify(self, what: str) -> None:
        self._pending.add(what)
        self._ready.set()

    async def events(self) -> AsyncIterator[bytes]:
        first = True
        while True:
            await self._ready.wait()
            self._ready.clear()
            pending, self._pending = self._pending, set()
            if "move" in pending or "seats" in pending:  # a seat that changes hands changes the viewer's actions
                for event in self._moves(always=first or "seats" in pending):
                    yield event
            if "seats" in pending:
                yield _event("seats", present.encode(present.seats_news(self.live, self.player)))
            if "presence" in pending:
                yield _event("presence", present.encode(present.presence_news(self.live)))
            if "chat" in pending:
                for line in [line for line in self.live.chat if line["id"] > self.chat]:
                    self.chat = line["id"]
                    yield _event("chat", present.encode(line))
            first = False

    def _moves(self, always: bool) -> list[bytes]:
        live = self.live
        if live.match is None or (live.seq <= self.seq and not always):
            return []
        since = max(min(self.seq, live.seq), live.seq - present.MISSED_LINES)
        data = present.play(live, self.player, self.requested, since)
        self.seq = live.seq
        events = [_event("move", data, live.seq)]
        if live.over and not self.over_sent:
            self.over_sent = True
            events.append(_event("over", data, live.seq))
        return events


def _event(kind: str, data: bytes, seq: int | None = None) -> bytes:
    """One encoded event. The JSON has no line breaks, so the data is a single line."""
    number = b"" if seq is None else b"id: %d\r\n" % seq
    return b"event: " + kind.encode() + b"\r\n" + number + b"data: " + data + b"\r\n\r\n"
