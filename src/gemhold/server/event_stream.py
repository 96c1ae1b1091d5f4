"""The HTTP side of a stream: Server-Sent Events until the client goes, is signed out, or the server stops."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from gemhold.server.identity import KNOWN_SECONDS
from gemhold.server.observing import STRAIGHT
from gemhold.server.presence import Presence
from gemhold.server.stream import Subscription

PING_SECONDS = 15.0  # proxies close connections on which nothing comes
PING = b": ping\r\n\r\n"


class Events(Response):
    """What the description of the API says of a stream."""

    media_type = "text/event-stream"


class EventStream(Events):
    """Sends a subscriber's events as they come. `welcome` is asked as often as identities are read again; no ends the stream."""

    def __init__(self, subscriber: Subscription, presence: Presence, welcome: Callable[[], Awaitable[bool]]) -> None:
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self.subscriber = subscriber
        self.presence = presence
        self.welcome = welcome

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        gone = asyncio.create_task(self._until_gone(receive), name=f"stream {self.subscriber.live.id}")
        self.presence.joined(self.subscriber)
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            send = scope.get(STRAIGHT, send)  # middleware has nothing to do with what follows
            checked = time.monotonic()
            while (news := await self.subscriber.news(PING_SECONDS)) is not None:
                if time.monotonic() > checked + KNOWN_SECONDS:
                    checked = time.monotonic()
                    if not await self.welcome():
                        break
                await send({"type": "http.response.body", "body": news or PING, "more_body": True})
            last = self.subscriber.goodbye() if self.subscriber.dismissed else b""
            await send({"type": "http.response.body", "body": last})
        finally:
            self.subscriber.rest()
            self.presence.left(self.subscriber)
            gone.cancel()

    async def _until_gone(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.subscriber.close()
