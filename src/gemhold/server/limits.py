"""Rate limits: token buckets that fill at a steady rate, for every player and for every network.

A request is charged to its player and to its network, which may spend several times as much: households and clubs share an
address. The buckets lie in a block of memory of fixed size that all workers of a server share; two keys that fall into one slot
share its bucket, which the number of slots makes rare and a secret salt unpredictable.
"""

from __future__ import annotations

import hashlib
import mmap
import os
import secrets
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from gemhold.server.problems import TooMany

SHARED_FILE = "GEMHOLD_LIMITS_FILE"  # set by `gemhold serve` for its workers
NETWORK_SHARE = 5  # a network may spend this many times what a player may
SLOTS = 1 << 16
SLOT = struct.Struct("<dd")  # tokens in the bucket, and when that was
SALT = 16
SIZE = SALT + SLOTS * SLOT.size


@dataclass(frozen=True)
class Limit:
    burst: float
    per_second: float


LIMITS = {
    "move": Limit(100, 20),
    "table": Limit(20, 0.2),
    "seat": Limit(40, 2),
    "chat": Limit(5, 0.5),
    "think": Limit(20, 2),
    "replay": Limit(40, 4),
    "lesson": Limit(60, 10),
    "entries": Limit(60, 10),
    "identity": Limit(20, 0.2),
    "claim": Limit(10, 0.1),
    "read": Limit(200, 40),
    "stream": Limit(40, 2),
}


@contextmanager
def shared_by_workers() -> Iterator[None]:
    """A block for the workers that are about to start, as long as they run."""
    with TemporaryDirectory(prefix="gemhold-") as folder:
        file = Path(folder) / "limits"
        file.write_bytes(_empty())
        os.environ[SHARED_FILE] = str(file)
        try:
            yield
        finally:
            del os.environ[SHARED_FILE]


def _empty() -> bytes:
    return secrets.token_bytes(SALT) + bytes(SIZE - SALT)


def _block() -> bytearray | mmap.mmap:
    shared = os.environ.get(SHARED_FILE)
    if not shared:
        return bytearray(_empty())
    with open(shared, "r+b") as file:
        return mmap.mmap(file.fileno(), SIZE)


class Limits:
    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._block = _block()
        self._salt = bytes(self._block[:SALT])

    def spend(self, what: str, player: str | None, network: str, cost: float = 1.0, now: float | None = None) -> None:
        """Take tokens for a request; TooMany with the time to wait if there are too few."""
        if not self.on:
            return
        now = time.monotonic() if now is None else now
        limit = LIMITS[what]
        if player is not None:
            self._take(f"player {what} {player}", limit, cost, now)
        self._take(f"network {what} {network}", Limit(NETWORK_SHARE * limit.burst, NETWORK_SHARE * limit.per_second), cost, now)

    def _take(self, key: str, limit: Limit, cost: float, now: float) -> None:
        at = SALT + SLOT.size * (int.from_bytes(self._digest(key)) % SLOTS)
        level, then = SLOT.unpack_from(self._block, at)
        if then == 0.0:
            level, then = limit.burst, now
        level = min(limit.burst, level + max(0.0, now - then) * limit.per_second)
        enough = level >= cost
        SLOT.pack_into(self._block, at, level - cost if enough else level, now)
        if not enough:
            raise TooMany((cost - level) / limit.per_second)

    def _digest(self, key: str) -> bytes:
        return hashlib.blake2b(key.encode(), digest_size=8, key=self._salt).digest()
