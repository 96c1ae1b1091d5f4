"""What whoever runs the server needs: health, metrics, logs, restarts, retention."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import re
import signal
import sqlite3
import time
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from gemhold.server.logs import AddSubject, JsonLines, Readable, new_request
from gemhold.server.observing import Observed
from gemhold.server.testing import ServerProcess
from gemhold.server.testing.rolling import restart_under_load
from tests.server.people import Person, play_on, until, wait_for
from tests.server.test_companions import entry, made
from tests.server.test_health import checked

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def logged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that logs every request as JSON."""
    home = tmp_path_factory.mktemp("logged")
    with ServerProcess(home, options=("--log", "json", "--log-level", "info")) as server:
        yield server


def value(text: str, name: str) -> float:
    """The sum of a metric over its labels."""
    return sum(float(line.rpartition(" ")[2]) for line in text.splitlines() if re.match(rf"{name}[{{ ]", line))


def test_health(lone_server: ServerProcess) -> None:
    assert httpx.get(f"{lone_server.base}/healthz").json() == {"status": "ok"}
    ready = httpx.get(f"{lone_server.base}/readyz")
    assert (ready.status_code, ready.json()) == (200, {"status": "ok", "problems": []})
    assert ready.headers["cache-control"] == "no-store"


def test_metrics_count_what_happens(lone_server: ServerProcess, eva: Person) -> None:
    before = httpx.get(f"{lone_server.base}/metrics").text
    bots = eva.make("random", "random")
    wait_for(lambda: eva.table(bots["id"])["seq"] > bots["seq"] + 1, "a bot's move")
    table = eva.make("human", "human")
    with eva.stream(table["id"]) as news:
        until(news, "seats")
        during = httpx.get(f"{lone_server.base}/metrics").text
        play_on([eva], table["id"], steps=3)
    after = httpx.get(f"{lone_server.base}/metrics").text

    def grown(name: str) -> float:
        return value(after, name) - value(before, name)

    assert value(during, "gemhold_streams") == value(before, "gemhold_streams") + 1
    assert grown("gemhold_moves_total") >= 6
    assert grown('gemhold_request_seconds_count{endpoint="move"}') >= 3
    assert grown("gemhold_write_seconds_count") >= 3
    assert grown("gemhold_bot_seconds_count") >= 1
    assert value(after, "gemhold_database_errors_total") == 0


def test_an_answered_request_leaves_nothing_to_the_garbage_collector() -> None:
    class Exchange:
        """What a web server makes for a request: it has the scope, and its method is given as `send`."""

        def __init__(self) -> None:
            self.scope: dict[str, Any] = {"type": "http", "method": "POST", "path": "/api/tables/x/moves"}

        async def receive(self) -> Any: ...

        async def send(self, message: Any) -> None: ...

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200})

    gc.disable()
    try:
        exchange = Exchange()
        asyncio.run(Observed(answer)(exchange.scope, exchange.receive, exchange.send))
        gone = weakref.ref(exchange)
        del exchange
        assert gone() is None
    finally:
        gc.enable()


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via"])
def test_metrics_are_not_for_people_behind_a_proxy(lone_server: ServerProcess, header: str) -> None:
    assert httpx.get(f"{lone_server.base}/metrics", headers={header: "192.0.2.7"}).status_code == 404


def test_log_lines_name_request_and_table_but_no_secret(logged: ServerProcess, guests: Callable[..., Person]) -> None:
    person = guests(logged)
    table = person.make("human", "human")
    person.post(f"/tables/{table['id']}/chat", {"text": "a word among us"}, 201)
    answer = person.http.post(f"/api/tables/{table['id']}/moves", json={"seq": 0, "action": 999})
    number = answer.headers["x-request-id"]
    text = wait_for(lambda: number in (text := logged.log.read_text()) and text, "the line")
    line = next(json.loads(line) for line in text.splitlines() if f'"{number}"' in line)
    assert (line["table"], line["endpoint"], line["status"], line["level"]) == (table["id"], "move", answer.status_code, "info")
    assert "a word among us" not in text
    assert person.http.cookies["gemhold_player"] not in text


def test_two_ways_to_write_a_line() -> None:
    new_request("/api/tables/abcdefghijklmnop/moves")
    record = logging.LogRecord("gemhold.x", logging.WARNING, "x.py", 1, "all %s", ("well",), None)
    AddSubject().filter(record)
    assert re.fullmatch(
        r"\S+ \S+ WARNING gemhold\.x: all well \[table abcdefghijklmnop, request \w+-\w+\]", Readable().format(record)
    )
    assert json.loads(JsonLines().format(record))["table"] == "abcdefghijklmnop"


def test_a_stop_is_told(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        person = Person(server.base)
        table = person.make("human", "human")
        with person.stream(table["id"]) as news:
            until(news, "presence")
            server.terminate()
            assert 300 <= until(news, "goodbye")["retry"] < 1500
            assert list(news) == [], "the stream ends"
        person.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_stop_leaves_nothing_behind(tmp_path: Path, workers: int) -> None:
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    with ServerProcess(tmp_path, workers=workers, env={"TMPDIR": str(scratch)}) as server:
        assert list(scratch.glob("gemhold-*")), "limits are shared by a file"
        assert server.stop() == 0
    assert list(scratch.glob("gemhold-*")) == []


def test_a_lone_server_restarts_and_refuses_nobody(tmp_path: Path) -> None:
    """SIGHUP: a new start of the command on the same socket, and not one connection refused."""
    with ServerProcess(tmp_path) as server:
        person = Person(server.base)
        table = person.make("human", "human")
        before = {answer.headers["x-request-id"].partition("-")[0] for answer in asked(server, 8)}
        server.signal(signal.SIGHUP)
        end = time.monotonic() + 60
        while (seen := {answer.headers["x-request-id"].partition("-")[0] for answer in asked(server, 4)}) & before:
            assert time.monotonic() < end
        assert seen
        assert person.table(table["id"])["seq"] == table["seq"]
        person.close()


def test_workers_are_replaced_while_people_play(tmp_path: Path, postgres_url: str) -> None:
    """One is killed, then all are replaced. `benchmarks/rolling_restart.py` does it with fifty tables."""
    with ServerProcess(tmp_path, workers=2, env={"GEMHOLD_DATABASE_URL": postgres_url}) as server:
        report = asyncio.run(restart_under_load(server, tables=6, think=0.05, kill=True))
        assert "Traceback" not in server.log.read_text()
    assert report.failed == report.lost == report.doubled == []
    assert report.replaced == 2
    assert report.accepted >= 48


def asked(server: ServerProcess, times: int) -> list[httpx.Response]:
    answers = [httpx.get(f"{server.base}/healthz", timeout=60) for _ in range(times)]
    assert {answer.status_code for answer in answers} == {200}
    return answers


def test_old_tables_are_deleted_and_running_ones_stay(tmp_path: Path) -> None:
    file = tmp_path / "gemhold.db"
    with ServerProcess(tmp_path) as server:
        person = Person(server.base)
        old, new = (person.make("random", "random")["id"] for _ in range(2))
        running = person.make("human", "human")["id"]
        for table_id in (old, new):
            wait_for(lambda table_id=table_id: person.table(table_id)["status"] == "over", "the end", 60)
        person.close()
        server.stop()
    with sqlite3.connect(file) as database:
        database.execute("UPDATE tables SET touched = touched - 3 * 86400 WHERE id IN (?, ?)", (old, running))
    with ServerProcess(tmp_path, options=("--keep", "2")) as server:

        def left(name: str, column: str = "table_id") -> set[Any]:
            with sqlite3.connect(file) as database:
                return {found for (found,) in database.execute(f"SELECT {column} FROM {name}")}

        wait_for(lambda: left("tables", "id") == {new, running}, "the deletion")
        assert left("moves") == left("seats") == {new, running}
        assert httpx.get(f"{server.base}/api/tables/{old}").status_code == 404
        server.stop()
    checked(file)  # what was deleted is not taken for lost


def test_companions_nobody_uses_are_deleted(tmp_path: Path) -> None:
    """By the same option, many at a time but few entries in a transaction; what was opened or entered lately stays."""
    file = tmp_path / "gemhold.db"
    with ServerProcess(tmp_path) as server:
        person = Person(server.base)
        old, opened, used, _ = [made(person) for _ in range(4)]
        for companion in (old, opened, used):
            person.post(f"/companions/{companion}/entries", {"entries": [entry(n) for n in range(100)]})
        person.close()
        server.stop()
    with sqlite3.connect(file) as database:
        database.execute("UPDATE companions SET touched = touched - 3 * 86400")
        rows = [(f"{n:022}", "geodia", 0, 0.0, 0.0) for n in range(25)]
        database.executemany("INSERT INTO companions (id, game, seq, created, touched) VALUES (?, ?, ?, ?, ?)", rows)
    with ServerProcess(tmp_path) as server:  # keeps everything
        person = Person(server.base)
        person.post("/companions", {"id": opened, "game": "geodia"}, 201)
        person.post(f"/companions/{used}/entries", {"entries": [entry(101)]})
        person.close()
        server.stop()
    with ServerProcess(tmp_path, options=("--keep", "2")) as server:

        def left(name: str, column: str) -> set[Any]:
            with sqlite3.connect(file) as database:
                return {found for (found,) in database.execute(f"SELECT {column} FROM {name}")}

        wait_for(lambda: left("companions", "id") == {opened, used}, "the deletion")
        assert left("entries", "companion_id") == {opened, used}
        person = Person(server.base)
        assert person.get(f"/companions/{old}", 404)["code"] == "no-companion"
        assert person.post("/companions", {"id": old, "game": "geodia"}, 201)["seq"] == 0  # a device that kept it tells it all
        person.close()
        server.stop()
