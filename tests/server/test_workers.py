"""Several workers serve the same tables; whichever one a request reaches."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from gemhold.server import present, steering
from gemhold.server.app import create_app
from gemhold.server.config import Config, database_url
from gemhold.server.tables import Live
from gemhold.server.testing import ServerProcess
from gemhold.server.worker import Worker
from tests.server.people import Person, wait_for


@pytest.fixture(scope="module")
def pair(database: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    env = database | {steering.SWITCH: "off"}  # both have every table
    with ServerProcess(tmp_path_factory.mktemp("pair"), workers=2, env=env) as server:
        yield server
        assert "Traceback" not in server.log.read_text()


def anew(person: Person, method: str, path: str, body: Any = None, **query: Any) -> httpx.Response:
    """Ask over a new connection: any worker may answer."""
    headers = {"Cookie": person.cookie, "Connection": "close"}
    return httpx.request(method, f"{person.base}/api{path}", json=body, params=query, headers=headers, timeout=20, verify=False)


def test_a_game_across_workers(pair: ServerProcess) -> None:
    person, chance = Person(pair.base), random.Random(3)
    table_id = person.make("human", "human")["id"]
    at = f"/tables/{table_id}"
    play = anew(person, "GET", at).json()["play"]
    for _ in range(40):
        if play["status"] == "over":
            break
        action = chance.choice(play["actions"])["id"]
        after = anew(person, "POST", f"{at}/moves", {"seq": play["seq"], "action": action})
        assert after.status_code == 200, after.text
        again = anew(person, "POST", f"{at}/moves", {"seq": play["seq"], "action": action})
        assert again.json()["view"] == after.json()["view"]
        play = after.json()
        assert anew(person, "GET", at).json()["seq"] == play["seq"]
    person.close()


def test_one_of_two_wins(pair: ServerProcess) -> None:
    """The same seat sends two different actions at once, over and over: one is accepted, the other is told."""
    person = Person(pair.base)
    table = person.make("human", "human")
    at = f"/tables/{table['id']}"
    for _ in range(12):
        play = anew(person, "GET", at).json()["play"]
        if play["status"] == "over":
            break
        chosen = [play["actions"][0]["id"], play["actions"][-1]["id"]]
        answers: dict[int, httpx.Response] = {}

        def send(k: int, play: Any = play, chosen: list[int] = chosen, answers: dict[int, httpx.Response] = answers) -> None:
            answers[k] = anew(person, "POST", f"{at}/moves", {"seq": play["seq"], "action": chosen[k]})

        threads = [threading.Thread(target=send, args=(k,)) for k in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        statuses = sorted(answer.status_code for answer in answers.values())
        assert statuses == ([200, 409] if chosen[0] != chosen[1] else [200, 200])
    record = person.get(f"{at}/record.json")
    assert len(record["moves"]) == person.table(table["id"])["seq"]
    person.close()


def test_news_crosses_workers(pair: ServerProcess) -> None:
    """Many streams, so that both workers have some; one move reaches all of them."""
    person = Person(pair.base)
    table = person.make("human", "human")
    url, headers = f"{pair.base}/api/tables/{table['id']}/stream", {"Cookie": person.cookie}
    with httpx.Client(timeout=20) as http:
        streams = [http.send(http.build_request("GET", url, headers=headers), stream=True) for _ in range(8)]
        lines = [stream.iter_lines() for stream in streams]

        def seq_of(own: Iterator[str], above: int) -> int:
            for line in own:
                if line.startswith("id: ") and int(line[4:]) > above:
                    return int(line[4:])
            raise AssertionError("the stream ended")

        assert {seq_of(own, 0) for own in lines} == {table["seq"]}
        after = person.move(table["id"], table["seq"], table["play"]["actions"][0]["id"])
        assert {seq_of(own, table["seq"]) for own in lines} == {after["seq"]}
        person.post(f"/tables/{table['id']}/chat", {"text": "hello all"}, 201)
        for own in lines:
            assert any("hello all" in line for line in own)
        for stream in streams:
            stream.close()
    person.close()


@pytest.mark.postgres
def test_others_follow_a_move_without_reading_it(postgres_url: str) -> None:
    """The note of a move has its rows: a worker that knows the table reads nothing."""

    async def scenario() -> None:
        config = Config(database=database_url(postgres_url), warm=False)
        apps = [create_app(config), create_app(config)]
        async with apps[0].router.lifespan_context(apps[0]), apps[1].router.lifespan_context(apps[1]):
            mover, other = (app.state.worker for app in apps)
            here = httpx.AsyncClient(transport=httpx.ASGITransport(apps[0]), base_url="http://localhost/api")
            made = (await here.post("/tables", json={"game": "geodia", "seats": [{"kind": "human"}] * 2})).json()
            live = await other.tables.get(made["id"])
            play, undone = await step(here, made["id"], made["play"]), 0
            await caught_up(other, live, play["seq"])  # with the notes of the table's beginning, too
            other.tables.reread = unread
            for _ in range(30):
                play = await step(here, made["id"], play)
                if play["undoable"] and undone < 2:
                    play = (await here.post(f"/tables/{made['id']}/undo", json={"seq": play["seq"]})).json()
                    undone += 1
            await caught_up(other, live, play["seq"])
            own = mover.tables.known(made["id"])
            assert undone == 2
            assert (live.rows, live.standing, live.due) == (own.rows, own.standing, own.due)
            assert present.view(live, 0) == present.view(own, 0)
            assert live.told() == own.told()
            await here.aclose()

    chance = random.Random(1)

    async def step(here: httpx.AsyncClient, table_id: str, play: Any) -> Any:
        body = {"seq": play["seq"], "action": chance.choice(play["actions"])["id"]}
        return (await here.post(f"/tables/{table_id}/moves", json=body)).json()

    async def caught_up(worker: Worker, live: Live, seq: int) -> None:
        async with asyncio.timeout(60):
            while live.seq < seq or worker._catching_up:
                await asyncio.sleep(0.01)

    async def unread(live: Live) -> None:
        raise AssertionError("a table was read again")

    asyncio.run(scenario())


def test_one_seat_for_two_people(pair: ServerProcess) -> None:
    host = Person(pair.base)
    for _ in range(6):
        table_id = host.make("human", "open", autostart=False)["id"]
        people = [Person(pair.base) for _ in range(4)]
        for person in people:
            person.post("/me", {"name": "x"})
        statuses: list[int] = []

        def sit(person: Person, table_id: str = table_id, statuses: list[int] = statuses) -> None:
            statuses.append(anew(person, "POST", f"/tables/{table_id}/join", {"seat": 1}).status_code)

        threads = [threading.Thread(target=sit, args=(person,)) for person in people]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(statuses) == [200, 409, 409, 409]
        for person in people:
            person.close()
    host.close()


def test_bots_move_once(pair: ServerProcess) -> None:
    """Both workers may drive the bots; the log has every row once and the game ends."""
    person = Person(pair.base)
    tables = [person.make("random", "random")["id"] for _ in range(3)]
    for table_id in tables:
        end = wait_for(lambda table_id=table_id: (t := person.table(table_id))["status"] == "over" and t, "the end", 60)
        assert [entry["seq"] for entry in end["play"]["story"]] == list(range(max(0, end["seq"] - 200), end["seq"]))
    person.close()


def test_sqlite_is_durable(tmp_path: Path) -> None:
    """The log is written ahead, and every commit is flushed."""
    with ServerProcess(tmp_path) as server:
        person = Person(server.base)
        table = person.make("human", "human")
        after = person.move(table["id"], table["seq"], table["play"]["actions"][0]["id"])
        with sqlite3.connect(tmp_path / "gemhold.db") as database:
            assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            rows = database.execute("SELECT seq FROM moves WHERE table_id = ? ORDER BY seq", (table["id"],)).fetchall()
            secrets = json.dumps(database.execute("SELECT * FROM tokens").fetchall())
        assert [seq for (seq,) in rows] == list(range(after["seq"]))
        assert person.http.cookies["gemhold_player"] not in secrets  # only its hash is stored
        person.close()


def test_entries_of_a_companion_cross_workers(pair: ServerProcess) -> None:
    """Eight streams, so that both workers have some; an entry sent to either reaches all of them."""
    companion, kept = secrets.token_urlsafe(16), []
    at = f"{pair.base}/api/companions"
    with httpx.Client(timeout=20) as http:
        assert http.post(at, json={"id": companion, "game": "geodia"}).status_code == 201
        streams = [http.send(http.build_request("GET", f"{at}/{companion}/stream"), stream=True) for _ in range(8)]
        lines = [stream.iter_lines() for stream in streams]
        for n in range(1, 5):
            kept.append({"id": secrets.token_hex(16), "device": "0" * 16, "stamp": n, "body": {"kind": "goods"}})
            sent = httpx.post(f"{at}/{companion}/entries", json={"entries": kept}, timeout=20)  # a new connection: any worker
            assert sent.json() == {"seq": n}
            for own in lines:
                assert next(line for line in own if line.startswith("id: ")) == f"id: {n}"
        for stream in streams:
            stream.close()
