"""What is measured, and how it is printed."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass, field
from typing import Any

PROGRESS_SECONDS = 10.0  # between lines, where there is no terminal to overwrite them on


@dataclass
class Tally:
    """Measurements of the clients."""

    answered: list[float] = field(default_factory=list)  # seconds from sending a move to the response
    received: list[float] = field(default_factory=list)  # seconds from sending a move until all who notice it had its news
    games: int = 0  # that ended
    resent: int = 0  # moves whose connection had been closed as idle

    @property
    def moves(self) -> int:
        return len(self.answered)

    def waits(self) -> dict[str, float]:
        """In milliseconds."""
        return {
            f"{what}_p{round(100 * q)}_ms": round(quantile(values, q), 2)
            for what, values in (("move", self.answered), ("news", self.received))
            for q in (0.5, 0.99)
        }


def quantile(values: list[float], q: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(q * len(ordered)))] if ordered else float("nan")


def waits(result: dict[str, Any]) -> str:
    return "   ".join(
        f"{what} p50 {result[f'{what}_p50_ms']:>6.2f} p99 {result[f'{what}_p99_ms']:>6.2f} ms" for what in ("move", "news")
    )


def size(number: float) -> str:
    """
    >>> size(812), size(20_480), size(-3 * 1024 * 1024)
    ('812 B', '20.0 kB', '-3.0 MB')
    """
    if abs(number) < 1024:
        return f"{number:.0f} B"
    return f"{number / 1024:.1f} kB" if abs(number) < 1 << 20 else f"{number / (1 << 20):.1f} MB"


class Progress:
    """One line on the standard error output that says how far it is."""

    def __init__(self) -> None:
        self._terminal = sys.stderr.isatty()
        self._told = float("-inf")

    def tell(self, text: str) -> None:
        if self._terminal:
            print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
        elif time.monotonic() > self._told + PROGRESS_SECONDS:
            self._told = time.monotonic()
            print(text, file=sys.stderr, flush=True)

    def end(self) -> None:
        if self._terminal:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
