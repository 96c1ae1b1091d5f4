"""Where the user's server runs, so that a second start finds it.

The server notes its address in a file of its home and holds a lock on it: the lock goes with the process, however that ends.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from gemhold.server.config import home

try:
    import fcntl
except ImportError:  # on Windows nothing is noted, and a second start takes the next port
    fcntl = None  # type: ignore[assignment]


def _note() -> Path:
    return home() / "running"


def _lock(file: TextIO) -> bool:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def address() -> str:
    """The address of this user's server; empty if none is running."""
    if fcntl is None or not _note().exists():
        return ""
    with _note().open() as file:
        return "" if _lock(file) else file.read()


@contextlib.contextmanager
def noted(address: str) -> Iterator[None]:
    """While a server runs here. A second one on the same home leaves the note to the first."""
    with contextlib.ExitStack() as held:
        with contextlib.suppress(OSError):  # a home that cannot be written to, because all is kept in PostgreSQL, needs no note
            if fcntl is not None:
                _note().parent.mkdir(parents=True, exist_ok=True)
                file = held.enter_context(_note().open("a+"))
                if _lock(file):
                    file.truncate(0)
                    file.write(address)
                    file.flush()
        yield
