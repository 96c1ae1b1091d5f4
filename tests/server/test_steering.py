"""Connections go to the worker that has the table they ask for."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from gemhold.server.steering import LOOK_SECONDS
from gemhold.server.testing import ServerProcess
from tests.server.people import Person, wait_for

TABLES = 16  # that all of them fall to one of two workers happens once in 32,768 times
HEAD = "HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path, workers=2) as running:
        for idle in running.worker_processes():  # each gets a connection, by which the others learn of it
            os.kill(idle, signal.SIGSTOP)
            try:
                httpx.get(f"{running.base}/api/meta", timeout=60)
            finally:
                os.kill(idle, signal.SIGCONT)
        time.sleep(1.1 * LOOK_SECONDS)  # from now on whoever is asked looks for the others
        yield running
        assert "Traceback" not in running.log.read_text()


class Caller:
    """One connection."""

    def __init__(self, server: ServerProcess, cookie: str = "") -> None:
        self.server = server
        self.cookie = f"Cookie: {cookie}\r\n" if cookie else ""
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=60)
        self._rest = b""

    def send(self, request: str, body: str = "") -> None:
        length = f"Content-Length: {len(body)}\r\nContent-Type: application/json\r\n" if body else ""
        self.socket.sendall(f"{request} {HEAD}{self.cookie}{length}\r\n{body}".encode())

    def answer(self) -> tuple[int, bytes]:
        """The next one: its status and body."""
        while b"\r\n\r\n" not in self._rest:
            self._receive()
        head, _, self._rest = self._rest.partition(b"\r\n\r\n")
        lines = head.lower().split(b"\r\n")
        length = next((int(line[len(b"content-length:") :]) for line in lines if line.startswith(b"content-length:")), 0)
        while len(self._rest) < length:
            self._receive()
        body, self._rest = self._rest[:length], self._rest[length:]
        return int(head[9:12]), body

    def _receive(self) -> None:
        more = self.socket.recv(65536)
        if not more:
            raise ConnectionError("closed")
        self._rest += more

    def served_by(self) -> int:
        """The process that holds the server's end; ConnectionError if none does any more."""
        local = f":{self.socket.getsockname()[1]:04X}"
        rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        inodes = [row[9] for row in rows if row[2].endswith(local) and row[1].endswith(f":{self.server.port:04X}")]
        for process in self.server.worker_processes():
            with contextlib.suppress(OSError):
                for handle in Path(f"/proc/{process}/fd").iterdir():
                    with contextlib.suppress(OSError):
                        if os.readlink(handle) in [f"socket:[{inode}]" for inode in inodes]:
                            return process
        raise ConnectionError(f"nobody holds {inodes}")

    def close(self) -> None:
        self.socket.close()


@pytest.fixture
def anna(server: ServerProcess) -> Iterator[Person]:
    person = Person(server.base)
    yield person
    person.close()


def server_of(server: ServerProcess, table: Any, path: str = "") -> int:
    """Who serves a new connection that asks for a table; one that ends with a worker is opened again, as browsers do."""
    for _ in range(20):
        caller = Caller(server)
        try:
            caller.send(f"GET /api/tables/{table['id']}{path}")
            caller.answer()
            return caller.served_by()
        except ConnectionError:
            continue
        finally:
            caller.close()
    raise ConnectionError("no connection is answered")


@pytest.fixture
def tables(server: ServerProcess, anna: Person) -> list[Any]:
    made = [anna.make("human", "human") for _ in range(TABLES)]
    assert any(server_of(server, table) != server_of(server, made[0]) for table in made[1:])
    return made


def test_a_table_has_one_worker(server: ServerProcess, tables: list[Any]) -> None:
    for table in tables[:4]:
        assert len({server_of(server, table, path) for path in ("", "/odds", "?since=0", "/stream") for _ in range(2)}) == 1


def test_a_connection_moves_on_with_its_requests(server: ServerProcess, anna: Person, tables: list[Any]) -> None:
    """Moves at tables of both workers, over one connection; also sent one behind the other."""
    caller = Caller(server, anna.cookie)
    plays = {table["id"]: anna.table(table["id"])["play"] for table in tables}
    served = set()
    for _ in range(3):
        for table_id, play in plays.items():
            action = play["actions"][0]["id"]
            caller.send(f"POST /api/tables/{table_id}/moves", f'{{"seq": {play["seq"]}, "action": {action}}}')
            status, body = caller.answer()
            assert (status, f'"seq":{play["seq"]}'.encode() in body) == (200, True), body
            served.add(caller.served_by())
            plays[table_id] = anna.table(table_id)["play"]
    assert len(served) == 2
    for table_id in plays:
        caller.send(f"GET /api/tables/{table_id}")
    for table_id in plays:
        status, body = caller.answer()
        assert (status, table_id.encode() in body) == (200, True)
    caller.close()


def test_what_lies_in_a_body_is_no_request(server: ServerProcess, tables: list[Any]) -> None:
    """A body whose answer came before its end: the rest of it looks like a request for a table."""
    for table in tables:
        caller = Caller(server)
        caller.socket.sendall(f"POST /api/tables {HEAD}Content-Length: 90000000\r\n\r\n".encode())
        status, _ = caller.answer()
        assert status in (400, 413)
        with contextlib.suppress(ConnectionError):
            caller.send(f"GET /api/tables/{table['id']}")
            caller.socket.settimeout(0.3)
            with pytest.raises((TimeoutError, ConnectionError)):
                caller.answer()
        caller.close()


def test_a_killed_worker_is_replaced(server: ServerProcess, anna: Person, tables: list[Any]) -> None:
    lost = server_of(server, tables[0])
    os.kill(lost, signal.SIGKILL)
    for table in tables:
        assert server_of(server, table) != lost
    wait_for(lambda: len(server.worker_processes()) == 2 and lost not in server.worker_processes(), "a new worker", 120)
    assert anna.table(tables[0]["id"])["play"]["seq"] == tables[0]["seq"]
