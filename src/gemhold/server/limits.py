"""Rate limits: token buckets."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

from gemhold.server.problems import TooMany

MOST_BUCKETS = 50_000


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
    "identity": Limit(20, 0.2),
    "claim": Limit(10, 0.1),
    "read": Limit(200, 40),
    "stream": Limit(40, 2),
}


class Limits:
    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, what: str, who: str, now: float | None = None) -> None:
        """Take one token; raise TooMany, with the time to wait, if there is none."""
        if not self.on:
            return
        limit = LIMITS[what]
        now = time.monotonic() if now is None else now
        level, at = self._buckets.pop((what, who), (limit.burst, now))
        level = min(limit.burst, level + (now - at) * limit.per_second)
        enough = level >= 1
        self._buckets[what, who] = (level - 1 if enough else level, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if not enough:
            raise TooMany((1 - level) / limit.per_second)
