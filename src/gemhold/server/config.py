"""Settings of a server: from the environment, or explicit in tests."""

from __future__ import annotations

import os
import socket
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from gemhold.core.errors import BadOption

BODY_LIMIT = 256 * 1024
METRICS = ("local", "all", "off")  # who may read /metrics: programs on this machine, everybody, nobody
STATIC = Path(__file__).resolve().parent / "static"


def home() -> Path:
    """The data directory: GEMHOLD_HOME, else the user's data directory."""
    chosen = os.environ.get("GEMHOLD_HOME")
    return Path(chosen).expanduser() if chosen else user_data_path("gemhold", appauthor=False)


def database_url(given: str | None = None) -> str:
    """The database URL for SQLAlchemy's asynchronous drivers.

    >>> database_url("postgres://anna@db/games")
    'postgresql+asyncpg://anna@db/games'
    """
    url = given or os.environ.get("GEMHOLD_DATABASE_URL") or f"sqlite:///{home() / 'gemhold.db'}"
    scheme, colon, rest = url.partition("://")
    names = {
        "sqlite": "sqlite+aiosqlite",
        "sqlite+aiosqlite": "sqlite+aiosqlite",
        "postgres": "postgresql+asyncpg",
        "postgresql": "postgresql+asyncpg",
        "postgresql+asyncpg": "postgresql+asyncpg",
    }
    if not colon or scheme not in names:
        raise BadOption(
            f"unsupported database {scheme!r}",
            place="GEMHOLD_DATABASE_URL",
            hint="use sqlite:///FILE or postgresql://USER@HOST/NAME",
        )
    return f"{names[scheme]}://{rest}"


def _limited() -> bool:
    return os.environ.get("GEMHOLD_RATE_LIMITS", "on") != "off"


def _number(name: str, default: int, low: int, high: int) -> int:
    text = os.environ.get(name, str(default))
    if not text.isdecimal() or not low <= int(text) <= high:
        raise BadOption(f"{text!r} is not a number from {low} to {high}", place=name)
    return int(text)


def _bot_processes() -> int:
    return _number("GEMHOLD_BOT_PROCESSES", max(2, min(4, (os.cpu_count() or 2) - 1)), 1, 64)


def _workers() -> int:
    return _number("GEMHOLD_WORKERS", 1, 1, 64)


def _poll() -> float:
    """Short with several workers; otherwise long, in case a second server uses the same file."""
    return 0.05 if _workers() > 1 else 1.0


def _hosts() -> tuple[str, ...]:
    """Names the server goes by: the machine's own, and those in GEMHOLD_HOSTS. Addresses are always known."""
    own = socket.gethostname().lower()
    named = os.environ.get("GEMHOLD_HOSTS", "").split(",")
    return tuple(name.strip().lower() for name in (own, f"{own}.local", *named) if name.strip())


def _metrics() -> str:
    text = os.environ.get("GEMHOLD_METRICS", METRICS[0])
    if text not in METRICS:
        raise BadOption(f"{text!r} is not one of {', '.join(METRICS)}", place="GEMHOLD_METRICS")
    return text


@dataclass(frozen=True)
class Config:
    database: str = field(default_factory=database_url)
    limited: bool = field(default_factory=_limited)  # rate limits on
    bot_processes: int = field(default_factory=_bot_processes)  # size of the bot pool
    stand_in: str | None = field(default_factory=lambda: os.environ.get("GEMHOLD_STAND_IN"))  # bot level; None: the usual one
    warm: bool = field(default_factory=lambda: os.environ.get("GEMHOLD_WARM", "on") != "off")  # compile for bots at startup
    grace: float = 5.0  # seconds between a deadline and the bot's move
    takeover: float = 3.0  # seconds after which a worker takes over another worker's overdue tables
    poll: float = field(default_factory=_poll)  # seconds between checks of a SQLite file for writes of other workers
    keep: int = field(default_factory=lambda: _number("GEMHOLD_KEEP", 0, 0, 36_500))  # days to keep finished tables; 0: for ever
    metrics: str = field(default_factory=_metrics)
    static: Path = STATIC
    hosts: tuple[str, ...] = field(default_factory=_hosts)
