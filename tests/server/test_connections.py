"""Limits on connections: attacks that hold sockets, and people who are served all the same."""

from __future__ import annotations

import contextlib
import json
import re
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from gemhold.server.connections import HEADER_BYTES, HEADERS
from gemhold.server.testing import ServerProcess
from tests.server.people import Person

HEAD = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n"
MEGABYTE = 1 << 20


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("home")) as running:
        yield running


@contextlib.contextmanager
def connected(server: ServerProcess) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as connection:
        yield connection


def answer(connection: socket.socket) -> bytes:
    """All the server says before it closes the connection."""
    out = b""
    with contextlib.suppress(ConnectionError):
        while chunk := connection.recv(65536):
            out += chunk
    return out


def resident(server: ServerProcess) -> int:
    """Bytes of memory the server's process holds."""
    assert server._process is not None
    status = Path(f"/proc/{server._process.pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


def test_headers_that_never_end(server: ServerProcess) -> None:
    """60 MB of one header took a gigabyte of memory and made everybody wait."""
    person = Person(server.base)
    person.get("/meta")
    before = resident(server)
    for endless in (b"X: " + b"x" * MEGABYTE, b"".join(b"X-%d: x\r\n" % i for i in range(60_000))):
        with connected(server) as connection:
            sent = 0
            with contextlib.suppress(ConnectionError):
                connection.sendall(HEAD)
                while sent < 60 * MEGABYTE:
                    connection.sendall(endless)
                    sent += len(endless)
            assert sent < 60 * MEGABYTE, "the server went on reading"
    assert resident(server) - before < 10 * MEGABYTE
    assert person.get("/me")["known"] is False
    person.close()


@pytest.mark.parametrize(
    "head",
    [
        HEAD + b"X: " + b"x" * HEADER_BYTES,
        HEAD + b"X: " + b"x" * HEADER_BYTES + b"\r\n\r\n",
        HEAD + b"x: y\r\n" * (HEADERS + 1),
        HEAD + b"x: y\r\n" * (HEADERS + 1) + b"\r\n",
        b"GET /" + b"x" * HEADER_BYTES,
        b"GET /" + b"x" * HEADER_BYTES + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    ],
    ids=["bytes", "bytes of a whole request", "number", "number of a whole request", "path", "path of a whole request"],
)
def test_too_much_of_a_head(server: ServerProcess, head: bytes) -> None:
    with connected(server) as connection:
        connection.sendall(head)
        assert answer(connection).startswith(b"HTTP/1.1 431 ")


def test_a_large_body_is_not_a_large_head(server: ServerProcess) -> None:
    body = b'{"record": "' + b"x" * 150_000 + b'"}'
    head = b"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type: application/json\r\n"
    with connected(server) as connection:
        connection.sendall(head + b"Content-Length: %d\r\n\r\n" % len(body) + body)
        assert answer(connection).startswith(b"HTTP/1.1 422 ")


def posted(person: Person, table: str, body: object, *headers: str, version: str = "1.1") -> bytes:
    """A move, as it goes through the network."""
    sent = json.dumps(body).encode()
    head = [f"POST /api/tables/{table}/moves HTTP/{version}", "Host: 127.0.0.1", f"Cookie: {person.cookie}", *headers]
    head += ["Content-Type: application/json", f"Content-Length: {len(sent)}"]
    return "\r\n".join(head).encode() + b"\r\n\r\n" + sent


def test_moves_sent_without_waiting_are_answered_in_turn(server: ServerProcess) -> None:
    person = Person(server.base)
    table = person.make("human", "human")
    play = table["play"]
    move = {"seq": play["seq"], "action": play["actions"][0]["id"]}
    good = posted(person, table["id"], move)
    with connected(server) as connection:
        connection.sendall(
            good
            + posted(person, table["id"], move | {"action": -1})
            + posted(person, "A" * 16, move)
            + good
            + posted(person, table["id"], move, "Origin: http://elsewhere.example")
            + posted(person, table["id"], move, "Connection: close")
            + good  # behind the last
        )
        said = answer(connection)
    person.close()
    assert re.findall(rb"HTTP/1.1 (\d+)", said) == [b"200", b"422", b"404", b"200", b"403"]  # refusals close the connection


def test_a_connection_ends_after_a_move_if_that_was_said(server: ServerProcess) -> None:
    person = Person(server.base)
    table = person.make("human", "human")
    move = {"seq": table["play"]["seq"], "action": table["play"]["actions"][0]["id"]}
    for said in ([posted(person, table["id"], move, "Connection: close")], [posted(person, table["id"], move, version="1.0")]):
        with connected(server) as connection:
            connection.sendall(b"".join(said))
            told = answer(connection)
        head, _, body = told.partition(b"\r\n\r\n")
        lines = head.lower().split(b"\r\n")
        assert lines[0] == b"http/1.1 200 ok"
        assert b"connection: close" in lines
        assert b"content-length: %d" % len(body) in lines
        assert json.loads(body)["seq"] > move["seq"]
    person.close()


def test_answers_to_moves_carry_the_headers_of_all_others(server: ServerProcess) -> None:
    person = Person(server.base)
    table = person.make("human", "human")
    body = {"seq": table["play"]["seq"], "action": table["play"]["actions"][0]["id"]}
    moved = person.http.post(f"/api/tables/{table['id']}/moves", json=body)
    other = person.http.get(f"/api/tables/{table['id']}")
    person.close()
    changing = ("date", "content-length", "x-request-id")
    assert set(moved.headers) == set(other.headers)
    assert all(moved.headers[name] == other.headers[name] for name in other.headers if name not in changing)
    assert moved.headers["x-request-id"] != other.headers["x-request-id"]


@pytest.mark.slow
def test_half_requests_are_closed(server: ServerProcess) -> None:
    halves = [
        HEAD,
        b"",
        b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ]
    with contextlib.ExitStack() as stack:
        there = [stack.enter_context(connected(server)) for _ in range(20) for _ in halves]
        for connection, half in zip(there, halves * 20, strict=True):
            connection.sendall(half)
        answers = [answer(connection) for connection in there]  # a connection that stays open times out here
    assert all(said == b"" or said.startswith((b"HTTP/1.1 408", b"HTTP/1.1 400")) for said in answers)


def test_idle_connections_lock_nobody_out(server: ServerProcess) -> None:
    """1,500 sockets that say nothing push each other out; people are served."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, hard), hard))
    try:
        with contextlib.ExitStack() as stack:
            for _ in range(1500):
                stack.enter_context(connected(server))
            person = Person(server.base)
            table = person.make("human", "human")
            for _ in range(20):
                play = person.table(table["id"])["play"]
                person.move(table["id"], play["seq"], play["actions"][0]["id"])
            person.close()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_person_goes_on_after_being_pushed_out(server: ServerProcess) -> None:
    """Keep-alive connections are idle between requests: a browser opens a new one without a word."""
    person = Person(server.base)
    person.get("/me")
    with contextlib.ExitStack() as stack:
        for _ in range(300):
            stack.enter_context(connected(server))
        time.sleep(0.2)
        with contextlib.suppress(Exception):  # this very request may meet the closed connection
            person.http.get("/api/me")
        assert person.get("/me") == {"known": False, "name": None}
    person.close()
