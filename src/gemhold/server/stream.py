"""Server-Sent Events. A subscriber stores its position in the log, not a queue: a slow one gets fewer, larger messages."""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Protocol

from gemhold.server import present
from gemhold.server.identity import new_id

if TYPE_CHECKING:
    from gemhold.server.tables import Live

KINDS = ("seats", "move", "chat", "presence")  # all are sent when a stream begins
CLOSED = "closed"
SERVER = "server"  # what is wrong with it, or not ready yet
WELL: dict[str, Any] = {"problems": [], "preparing": None}
RETRY_MS = (300, 1500)  # after which a dismissed client comes back: not all at the same moment


class Heard(Protocol):
    """What can be listened to: a table, or a companion."""

    @property
    def id(self) -> str: ...
    @property
    def subscribers(self) -> set[Subscription]: ...
    def wake(self, what: str) -> None: ...


class Subscription(ABC):
    """One open stream: which kinds of news wait, and telling them."""

    def __init__(self, live: Heard, player: str | None, network: str, game: str | None, kinds: Iterable[str]) -> None:
        self.id = new_id()
        self.live = live
        self.player = player
        self.network = network
        self.game = game  # whose bots it waits for; None: for none
        self.dismissed = False
        self.server: dict[str, Any] = dict(WELL)
        self._pending: set[str] = set(kinds)
        self._waiting: asyncio.Future[None] | None = None
        self._patient_until = 0.0  # when the present wait ends, by the clock of the event loop
        self._timer: asyncio.TimerHandle | None = None

    def notify(self, what: str) -> None:
        self._pending.add(what)
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def news(self, patience: float) -> bytes | None:
        """What has happened since the last call, as events; b"" if nothing has within so many seconds, None after `close`.

        News that is silent to this subscriber does not end the wait: a ping at that moment would give it away.
        """
        loop = asyncio.get_running_loop()
        self._patient_until = loop.time() + patience
        while True:
            if not self._pending:
                self._waiting = loop.create_future()
                if self._timer is None:
                    self._timer = loop.call_at(self._patient_until, self._ring)
                try:
                    await self._waiting
                finally:
                    self._waiting = None
                if not self._pending:
                    return b""
            pending, self._pending = self._pending, set()
            if CLOSED in pending:
                return None
            if told := await self.told(pending):
                return told

    def _ring(self) -> None:
        """The timer rings where the wait began that it was set in: every move ends one, and setting it each time costs more."""
        loop = asyncio.get_running_loop()
        self._timer = None
        if self._waiting is not None and loop.time() < self._patient_until:
            self._timer = loop.call_at(self._patient_until, self._ring)
        else:
            self._wake()

    def rest(self) -> None:
        """Nobody will ask for news any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def close(self) -> None:
        self.notify(CLOSED)

    def dismiss(self) -> None:
        """The server stops: say goodbye, and when to come back."""
        self.dismissed = True
        self.close()

    def goodbye(self) -> bytes:
        retry = random.randrange(*RETRY_MS)
        return b"retry: %d\r\n" % retry + event("goodbye", present.encode({"retry": retry}))

    def tell_server(self, server: dict[str, Any]) -> None:
        """Tell how the server is; it is well, unless something else was said before."""
        if server != self.server:
            self.server = server
            self.notify(SERVER)

    @abstractmethod
    async def told(self, pending: set[str]) -> bytes:
        """The events of these kinds since they were told last; b"" if there are none after all."""


class Subscriber(Subscription):
    """A stream of a table."""

    live: Live

    def __init__(
        self,
        live: Live,
        player: str | None,
        requested: int | None,
        seq: int | None,
        network: str = "",
        client: str | None = None,
    ) -> None:
        super().__init__(live, player, network, live.game.name, KINDS)
        self.requested = requested
        self.client = client  # what its program calls itself; its moves are answered, and not told here again
        self.eyes = live.owned(player).eyes
        self.seq = live.numbers(player).total if seq is None else seq  # rows it knows, as the player counts them
        self.chat = 0
        self.over_sent = False

    async def told(self, pending: set[str]) -> bytes:
        return b"".join(self._events(pending))

    def _events(self, pending: set[str]) -> Iterator[bytes]:
        if "move" in pending or "seats" in pending:  # a seat that changes hands changes the viewer's actions
            yield from self._moves(always="seats" in pending)
        if "seats" in pending:
            yield event("seats", present.encode(present.seats_news(self.live, self.player)))
        if "presence" in pending:
            yield event("presence", present.encode(present.presence_news(self.live)))
        if SERVER in pending:
            yield event(SERVER, present.encode(self.server))
        if "chat" in pending:
            for line in [line for line in self.live.chat if line["id"] > self.chat]:
                self.chat = line["id"]
                yield event("chat", present.encode(line))

    def _moves(self, always: bool) -> list[bytes]:
        live = self.live
        if live.match is None:
            return []
        eyes, total = live.owned(self.player).eyes, live.numbers(self.player).total
        if eyes != self.eyes:  # another seat counts other rows
            self.eyes, self.seq = eyes, 0
        if total <= self.seq and not always:
            return []
        since = max(min(self.seq, total), total - present.MISSED_LINES)
        data = present.play(live, self.player, self.requested, since)
        self.seq = total
        events = [event("move", data, total)]
        if live.over and not self.over_sent:
            self.over_sent = True
            events.append(event("over", data, total))
        return events


def told_by_answer(live: Live, player: str | None, client: str | None, seat: int | None, seq: int) -> Subscriber | None:
    """The stream of who sent a request knowing `seq` rows, if the answer tells all that it would: to the same seat, of no end."""
    if client is None or live.over:
        return None
    viewer = live.viewer(player, seat)
    for each in live.subscribers:
        if isinstance(each, Subscriber) and each.client == client and each.player == player:
            if live.viewer(player, each.requested) != viewer:
                return None
            each.seq = max(each.seq, seq)  # no more: should the answer be lost, the next news tells of the move
            return each
    return None


def event(kind: str, data: bytes, seq: int | None = None) -> bytes:
    """One encoded event. The JSON has no line breaks, so the data is a single line."""
    number = b"" if seq is None else b"id: %d\r\n" % seq
    return b"event: " + kind.encode() + b"\r\n" + number + b"data: " + data + b"\r\n\r\n"
