"""Limits on connections, enforced by the server itself: bytes and number of headers, time to send a request, idle connections.

A connection is idle while no request of it is being answered. There is room for a number of idle connections in all and for each
network; a new one pushes the oldest out. So whoever holds connections open pushes out their own, and a newcomer is always let in.
"""

from __future__ import annotations

import asyncio
import ipaddress
import sys
from collections import OrderedDict, defaultdict
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from starlette.types import Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from gemhold.server import steering

HEADER_BYTES = 32 * 1024  # of a request: its line and its headers
HEADERS = 100
REQUEST_SECONDS = 10.0  # from the first byte of a request (or the opening of the connection) to its last
IDLE_PER_NETWORK = 256
FILES = 65_536  # what we ask of the system
KEPT_FILES = 128  # for the database, bots and the program itself
IPV6_NETWORK = 64  # bits: what one household is given

STOPPING: list[Callable[[], None]] = []  # called when the server begins to stop, perhaps several times
REFUSALS = {408: b"Request Timeout", 431: b"Request Header Fields Too Large"}


def raise_file_limit() -> int:
    """As many open files as the system lets us have; returns how many."""
    if sys.platform == "win32":
        return FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return FILES if soft == resource.RLIM_INFINITY else soft


@lru_cache(maxsize=4096)  # asked for every request
def network_of(address: str) -> str:
    """Whom a limit counts: an IPv4 address, or the network of an IPv6 address.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7')
    """
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, IPV6_NETWORK), strict=False).network_address)


class IdleConnections:
    """The idle connections of this process, the oldest first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._all: OrderedDict[LimitedProtocol, None] = OrderedDict()
        self._by_network: defaultdict[str, OrderedDict[LimitedProtocol, None]] = defaultdict(OrderedDict)

    def add(self, connection: LimitedProtocol) -> None:
        own = self._by_network[connection.network]
        self._all[connection] = own[connection] = None
        if len(own) > IDLE_PER_NETWORK:
            self._push_out(next(iter(own)))
        if len(self._all) > self.most:
            self._push_out(next(iter(self._all)))

    def discard(self, connection: LimitedProtocol) -> None:
        if connection not in self._all:
            return
        own = self._by_network[connection.network]
        del self._all[connection], own[connection]
        if not own:
            del self._by_network[connection.network]

    def _push_out(self, connection: LimitedProtocol) -> None:
        self.discard(connection)
        connection.transport.abort()


ROOM = max(128, raise_file_limit() - KEPT_FILES)
IDLE = IdleConnections(most=ROOM // 2)
STREAMS = ROOM // 4  # event streams, which are never idle; the rest is for requests being answered


class LimitedProtocol(HttpToolsProtocol):
    """HTTP/1.1 of uvicorn, with limits on what a request may take."""

    network = ""

    def __init__(self, *args: Any, given: bytes = b"", **more: Any) -> None:
        """`given`: what another worker has read of the first request."""
        super().__init__(*args, **more)
        self._given = given
        self._steering = steering.here(lambda data: LimitedProtocol(*args, given=data, **more))
        self._reading = False  # a request has begun whose end has not come
        self._head = 0  # bytes of a request whose headers are not complete, as they came
        self._coming = 0  # bytes being read
        self._head_open = False
        self._refused = False
        self._unanswered: list[Any] = []  # requests sent one behind the other; uvicorn remembers only the newest
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.network = network_of(self.client[0]) if self.client else ""
        self._await_request()
        IDLE.add(self)
        if self._given:
            self._read(self._given)
            if self._steering is not None and self._steering.closed:
                self.shutdown()

    def shutdown(self) -> None:
        """The server stops. Requests are answered to their end, so streams have to come to theirs."""
        super().shutdown()
        if self._steering is not None:
            self._steering.close()
        for stop in STOPPING:
            stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        IDLE.discard(self)
        self._drop_answers()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        if self._steering is not None and self._between_requests and self._steering.gives_away(self.transport, data):
            return
        self._read(data)

    @property
    def _between_requests(self) -> bool:
        return not self._reading and (self.cycle is None or self.cycle.response_complete)

    def _read(self, data: bytes) -> None:
        self._coming = len(data)
        super().data_received(data)
        if self._head_open:
            self._head += len(data)
            if self._head > HEADER_BYTES or len(self.headers) > HEADERS:
                self._refuse(431)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head, self._head_open, self._reading = 0, True, True
        if self._timer is None:
            self._await_request()

    def on_headers_complete(self) -> None:
        self._head_open = False
        if len(self.headers) > HEADERS or self._head_too_long():
            self._refuse(431)
        if not self._refused:
            super().on_headers_complete()
            self._unanswered = [cycle for cycle in self._unanswered if not cycle.response_complete]
            if self.cycle is not None:
                self._unanswered.append(self.cycle)

    def on_message_complete(self) -> None:
        self._reading = False
        if self._refused:
            return
        self._stop_timer()
        IDLE.discard(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete and not self.transport.is_closing():  # no other request waits to be answered
            IDLE.add(self)

    def send_400_response(self, msg: str) -> None:
        """Nonsense behind a request that is being answered closes the connection: its answer has nowhere to go."""
        super().send_400_response(msg)
        self._drop_answers()

    # ------------------------------------------------------------------

    def _drop_answers(self) -> None:
        """The connection is closed: what is still being answered has nowhere to go."""
        for cycle in self._unanswered:
            if not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()

    def _head_too_long(self) -> bool:
        """Counted only where it may be: a body or the next request can come along with a head."""
        if self._head + self._coming <= HEADER_BYTES:
            return False
        return len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > HEADER_BYTES

    def _await_request(self) -> None:
        self._timer = self.loop.call_later(REQUEST_SECONDS, self._refuse, 408)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, status: int) -> None:
        if self._refused or self.transport.is_closing():
            return
        self._refused = True
        self._stop_timer()
        self.transport.write(b"HTTP/1.1 %d %s\r\ncontent-length: 0\r\nconnection: close\r\n\r\n" % (status, REFUSALS[status]))
        self.transport.close()
        self._drop_answers()


def gone(send: Send) -> bool:
    """Has the client left, so that what is sent goes nowhere? Known of the server's own `send`."""
    cycle = getattr(send, "__self__", None)
    return isinstance(cycle, RequestResponseCycle) and cycle.disconnected


async def send_whole(send: Send, head: bytes, body: bytes) -> bool:
    """Answer 200 in one piece, with headers of our own making (each ended, without the length): checking and writing them one
    by one takes longer than the rules do. False: this is not `send` of the server itself, and nothing was sent."""
    cycle = getattr(send, "__self__", None)
    if not isinstance(cycle, RequestResponseCycle):
        return False
    if cycle.flow.write_paused and not cycle.disconnected:
        await cycle.flow.drain()
    if cycle.disconnected:
        return True
    cycle.response_started = cycle.response_complete = True
    default = b"".join(b"%b: %b\r\n" % header for header in cycle.default_headers)
    close = b"" if cycle.keep_alive else b"connection: close\r\n"
    parts = (b"HTTP/1.1 200 OK\r\n", default, head, close, b"content-length: %d\r\n\r\n" % len(body), body)
    cycle.transport.write(b"".join(parts))
    cycle.message_event.set()
    if not cycle.keep_alive:
        cycle.transport.close()
    cycle.on_response()
    return True
