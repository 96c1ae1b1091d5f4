"""With several workers, gives a connection whose request is about a table to the worker that has this table.

Any worker can serve any table, but when several serve one, each works out every move and view of it. So the workers of a server
know each other by sockets in a folder they share, and agree by a hash on whose a table is. A connection is given away between two
requests, together with the bytes that were read of the next one. What cannot be given away (a worker that has just ended, a full
queue) is served by whoever has it.
"""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import socket
import time
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory

FOLDER = "GEMHOLD_STEERING_FOLDER"  # set by `gemhold serve` for its workers
SWITCH = "GEMHOLD_STEERING"  # "off": requests stay where they arrive, for tests of workers that share a table
POSSIBLE = hasattr(socket, "AF_UNIX") and hasattr(socket, "recv_fds")
TABLE = re.compile(rb"[A-Z]+ /api/tables/([A-Za-z0-9_-]{16})[/? ]")
MOST_BYTES = 16 * 1024  # of a request that is given away: more are streamed to whoever began to read
LOOK_SECONDS = 1.0  # after which a worker looks again for the others

Receiver = Callable[[bytes], asyncio.Protocol]  # makes the protocol of a connection of which so much was read already


@contextmanager
def shared_by_workers(workers: int, encrypted: bool) -> Iterator[None]:
    """A folder for the workers that are about to start. What is encrypted cannot change hands."""
    if workers == 1 or encrypted or not POSSIBLE or os.environ.get(SWITCH) == "off":
        yield
        return
    with TemporaryDirectory(prefix="gemhold-workers-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


@lru_cache(maxsize=4096)  # asked for every request
def owner(table: bytes, workers: frozenset[str]) -> str:
    """Whose a table is: when a worker comes or goes, most tables stay where they are.

    >>> owner(b"a table", frozenset({"one", "two"})) == owner(b"a table", frozenset({"two", "one"}))
    True
    """
    return max(workers, key=lambda name: blake2b(table, key=name.encode(), digest_size=8).digest())


class Steering:
    """This worker among the others."""

    def __init__(self, folder: Path, receive: Receiver) -> None:
        self.name = secrets.token_hex(8)
        self._folder = folder
        self._receive = receive
        self._loop = asyncio.get_running_loop()
        self._tasks: set[asyncio.Task[object]] = set()
        self._others: frozenset[str] = frozenset()
        self._look_at = 0.0
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(folder / self.name))
        self._loop.add_reader(self._socket, self._take)

    @property
    def closed(self) -> bool:
        return self._socket.fileno() < 0

    def gives_away(self, transport: asyncio.Transport, data: bytes) -> bool:
        """The first bytes of a request have come: does another worker serve it now?"""
        found = TABLE.match(data)
        if found is None or len(data) > MOST_BYTES or transport.get_write_buffer_size():
            return False
        other = owner(found[1], self._workers())
        if other == self.name:
            return False
        number = array("i", [transport.get_extra_info("socket").fileno()])
        try:
            self._socket.sendmsg([data], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, number)], 0, str(self._folder / other))
        except (ConnectionRefusedError, FileNotFoundError):  # who is killed leaves its name behind
            (self._folder / other).unlink(missing_ok=True)
            self._others -= {other}
            return False
        except OSError:  # its queue is full
            return False
        transport.abort()  # closes our number for the connection; the other worker has its own
        return True

    def close(self) -> None:
        """Be found no more, and take what has been given."""
        if self.closed:
            return
        (self._folder / self.name).unlink(missing_ok=True)
        self._take()
        self._loop.remove_reader(self._socket)
        self._socket.close()

    # ------------------------------------------------------------------

    def _workers(self) -> frozenset[str]:
        if (now := time.monotonic()) >= self._look_at:
            self._look_at = now + LOOK_SECONDS
            with suppress(OSError):
                self._others = frozenset(os.listdir(self._folder))
        return self._others | {self.name}

    def _take(self) -> None:
        with suppress(BlockingIOError):
            while True:
                data, numbers, _, _ = socket.recv_fds(self._socket, MOST_BYTES, 1)
                for number in numbers:
                    self._serve(socket.socket(fileno=number), data)

    def _serve(self, given: socket.socket, data: bytes) -> None:
        given.setblocking(False)
        task = self._loop.create_task(self._connect(given, data))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self, given: socket.socket, data: bytes) -> None:
        try:
            await self._loop.connect_accepted_socket(lambda: self._receive(data), given)
        except OSError:  # it was closed on its way
            given.close()


_here: Steering | None = None


def here(receive: Receiver) -> Steering | None:
    """This worker among the others, if it has any. Its first connection makes it known: before, it has nothing to serve with."""
    global _here
    if _here is None and (folder := os.environ.get(FOLDER)):
        with suppress(OSError):  # such as a folder whose name is too long for a socket
            _here = Steering(Path(folder), receive)
    return _here
