"""News by Server-Sent Events. A subscriber remembers how far it has told, not what: a slow one gets fewer, fuller messages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from gemhold.server import present
from gemhold.server.identity import new_id
from gemhold.server.tables import Live

KINDS = ("seats", "move", "chat", "presence")


class Subscriber:
    """One open stream."""

    def __init__(self, live: Live, player: str | None, wish: int | None, seq: int, network: str = "") -> None:
        self.id = new_id()
        self.live = live
        self.player = player
        self.network = network
        self.wish = wish
        self.seq = seq
        self.chat = 0
        self.told_over = False
        self._news: set[str] = set(KINDS)
        self._bell = asyncio.Event()
        self._bell.set()

    def tell(self, what: str) -> None:
        self._news.add(what)
        self._bell.set()

    async def events(self) -> AsyncIterator[bytes]:
        first = True
        while True:
            await self._bell.wait()
            self._bell.clear()
            news, self._news = self._news, set()
            if "move" in news or "seats" in news:  # a seat that changes hands changes what may be done
                for event in self._moves(always=first or "seats" in news):
                    yield event
            if "seats" in news:
                yield _event("seats", present.encode(present.seats_news(self.live, self.player)))
            if "presence" in news:
                yield _event("presence", present.encode(present.presence_news(self.live)))
            if "chat" in news:
                for line in [line for line in self.live.chat if line["id"] > self.chat]:
                    self.chat = line["id"]
                    yield _event("chat", present.encode(line))
            first = False

    def _moves(self, always: bool) -> list[bytes]:
        live = self.live
        if live.match is None or (live.seq <= self.seq and not always):
            return []
        since = max(min(self.seq, live.seq), live.seq - present.MISSED_LINES)
        data = present.play(live, self.player, self.wish, since)
        self.seq = live.seq
        events = [_event("move", data, live.seq)]
        if live.over and not self.told_over:
            self.told_over = True
            events.append(_event("over", data, live.seq))
        return events


def _event(kind: str, data: bytes, seq: int | None = None) -> bytes:
    """One event on the wire. JSON has no line breaks, so the data is a single line."""
    number = b"" if seq is None else b"id: %d\r\n" % seq
    return b"event: " + kind.encode() + b"\r\n" + number + b"data: " + data + b"\r\n\r\n"
