"""Ends: of clients, as the server notices them, and of a benchmark that is told to stop."""

from __future__ import annotations

import asyncio
import signal
import sys
import time

from gemhold.server.testing import ServerProcess

STEADY = 1.0  # seconds without a change
LONGEST = 15.0


async def steady_handles(server: ServerProcess) -> int:
    """The server's file handles, once their number does not change any more."""
    handles, start = server.handles(), time.monotonic()
    since = start
    while time.monotonic() < min(since + STEADY, start + LONGEST):
        await asyncio.sleep(STEADY / 10)
        if (now := server.handles()) != handles:
            handles, since = now, time.monotonic()
    return handles


def stop_when_told() -> None:
    """Leave by an exception when terminated, so that the server, a process of its own, is stopped as well."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))
