"""What a server holds does not grow with the people and games it has seen: things that are over are let go, and at once."""

from __future__ import annotations

import asyncio
import gc
import random
import sqlite3
import weakref
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Self

import httpx
import pytest

from gemhold.core.knowledge import Sight
from gemhold.core.match import Ply
from gemhold.games.king import GAME
from gemhold.server import identity, present, tables
from gemhold.server.app import create_app
from gemhold.server.config import Config
from gemhold.server.identity import KNOWN_SECONDS, Identity
from gemhold.server.referee import Steps, opening
from gemhold.server.store import transactions
from gemhold.server.store.model import By
from gemhold.server.stream import Subscriber
from gemhold.server.tables import MOST_PLAYS, Live, Seat
from gemhold.server.worker import Worker

OURS = ("gemhold", "fastapi", "starlette", "uvicorn", "sqlalchemy")  # whose objects requests are made of


def test_browsers_are_forgotten_that_would_be_looked_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(now=1000.0)
    monkeypatch.setattr(identity, "time", SimpleNamespace(monotonic=lambda: clock.now))
    unused: Any = None
    known = Identity(unused, unused)
    for number in range(1000):
        known._remember(f"browser {number}", "anna")
        clock.now += 1.0
        assert len(known._known) <= KNOWN_SECONDS + 1
    known._remember("browser 995", "anna")  # who is still there moves up
    clock.now += KNOWN_SECONDS - 2
    known._remember("one more", "bela")
    assert list(known._known) == ["browser 998", "browser 999", "browser 995", "one more"]


# ---------------------------------------------------------------- tables


def finished() -> Live:
    """A table whose game was played to its end as people play it."""
    row: Any = SimpleNamespace(
        id="t", game="king", rules=GAME.rules_version, asked={}, options={}, status="playing", public=False, timer=None, pace=0,
        autostart=True, host_id="anna", secret="00" * 32, created=0.0, started=0.0, touched=0.0, due=None, rematch=None,
        rematch_of=None, scheme=1, round=1, called=True, taken=0,
    )  # fmt: skip
    live, chance = Live(row, [Seat(seat, "human", "x", None, f"player {seat}", "", False) for seat in range(2)]), random.Random(1)
    live.options, steps = opening(live.game, 2, {}, live.fate)
    live.follow(steps.rows, steps.match, steps.told)
    while not live.over:
        steps = Steps(live.playing().branch(), live.seq)
        steps.take(Ply(steps.match.actor, chance.choice(live.game.legal(steps.match.state))), By.PERSON)
        steps.roll()
        live.follow(steps.rows, steps.match, steps.told)
    return live


def held(root: Any, kind: type) -> int:
    """How many objects of a type something holds."""
    seen, waiting, found = {id(root)}, [root], 0
    while waiting:
        for each in gc.get_referents(waiting.pop()):
            if id(each) not in seen and not isinstance(each, type | type(gc)) and not callable(each):
                seen.add(id(each))
                found += isinstance(each, kind)
                waiting.append(each)
    return found


def test_a_finished_game_holds_no_earlier_positions() -> None:
    """Those of the last turn were kept to take its moves back, and what each seat knew of them."""
    live = finished()
    assert held(live, Sight) == 0
    for seat in (-1, 0, 1):
        assert live.playing().view(seat) == live.replayed().view(seat)
    assert not live.undoable_by("player 0")
    assert not live.undoable_by("player 1")


def test_a_finished_game_can_be_looked_at_again_and_again() -> None:
    """It has no next position, with which what was made for its viewers would be forgotten."""
    live = finished()
    assert live.seq > MOST_PLAYS
    for since in range(live.seq):
        play = present.play(live, "player 0", None, since)
        assert b'"since":%d,' % since in play
        assert len(live.scene.plays) <= MOST_PLAYS
        assert len(live.scene.parts) <= MOST_PLAYS + 4  # a story for each, and what they share
    first, second = (present.play(live, "player 0", None, 3).partition(b',"seq"')[2] for _ in range(2))  # after the time
    assert first == second != b""


def test_a_statement_is_kept_for_few_numbers_of_rows() -> None:
    seen = set()

    class Noting(sqlite3.Cursor):
        def execute(self, statement: str, *values: Any) -> Self:
            seen.add(statement)
            return super().execute(statement, *values)

    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute('CREATE TABLE moves (table_id TEXT NOT NULL, seq INTEGER, actor INTEGER, x INTEGER, "by" INTEGER, at)')
    cursor, written = Noting(connection), 0
    for number in range(1, transactions.MOST_ROWS + 1):
        rows = [(f"table {number}", seq, 0, 1, 0, 0.0) for seq in range(number)]
        transactions._insert(cursor, rows, 0)
        written += number
        there = connection.execute("SELECT * FROM moves WHERE table_id = ? ORDER BY seq", (f"table {number}",))
        assert there.fetchall() == rows
    assert connection.execute("SELECT count(*) FROM moves").fetchone() == (written,)
    assert len(seen) < 30
    connection.close()


# ---------------------------------------------------------------- requests


@contextmanager
def garbage() -> Iterator[Counter[str]]:
    """What only the collector can free, of all that was made meanwhile, by type."""
    found: Counter[str] = Counter()
    before = gc.get_threshold()
    gc.collect()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        yield found
        gc.collect()
        types = (type(each) for each in gc.garbage)
        found.update(f"{kind.__module__}.{kind.__name__}" for kind in types if kind.__module__.partition(".")[0] in OURS)
    finally:
        gc.set_debug(0)
        gc.set_threshold(*before)
        gc.garbage.clear()


def test_requests_leave_nothing_to_the_collector(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its passes over everything are rare. A table that is let go is gone at once, and so is all that a request was made of."""
    monkeypatch.setattr(tables, "KEPT", 2)
    left: list[weakref.ref[Live]] = []

    async def evening(app: Any) -> None:
        """Two people meet, play and part; some of what they ask for is refused."""
        transport = httpx.ASGITransport(app)
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://localhost/api") as anna,
            httpx.AsyncClient(transport=transport, base_url="http://localhost/api") as bela,
        ):
            made = (await anna.post("/tables", json={"game": "king", "seats": [{"kind": "human"}, {"kind": "open"}]})).json()
            at = f"/tables/{made['id']}"
            left.append(weakref.ref(app.state.worker.tables.known(made["id"])))
            assert (await bela.post(f"{at}/join", json={})).status_code == 200
            assert (await bela.post(f"{at}/join", json={})).status_code == 409
            for _ in range(6):
                plays = [(who, (await who.get(at)).json()["play"]) for who in (anna, bela)]
                who, play = next((who, play) for who, play in plays if play["actions"])
                body = {"seq": play["seq"], "action": play["actions"][0]["id"]}
                assert (await who.post(f"{at}/moves", json=body)).status_code == 200
                assert (await who.post(f"{at}/moves", json=body | {"action": 999})).status_code == 409
            assert (await anna.post(f"{at}/chat", json={"text": "well played"})).status_code == 201
            assert (await anna.post(f"{at}/undo", json={"seq": 0})).status_code == 409
            assert (await anna.post("/tables", json={"game": "king", "seats": 3})).status_code == 422
            assert (await bela.get("/tables/no")).status_code == 404
            await watched(app.state.worker, made["id"])

    async def watched(worker: Worker, table_id: str) -> None:
        stream = Subscriber(await worker.tables.get(table_id), None, None, None)
        worker.presence.joined(stream)
        await worker.presence._publish(stale=True)
        assert b"event: move" in (await stream.news(1.0) or b"")
        worker.presence.left(stream)
        await worker.presence._publish(stale=False)

    async def scenario() -> None:
        app = create_app(Config(database=f"sqlite+aiosqlite:///{tmp_path / 'x.db'}", warm=False, limited=False))
        async with app.router.lifespan_context(app):
            await app.state.worker.presence.stop()  # it publishes when the test says so
            for _ in range(4):  # what is made once is made
                await evening(app)
            with garbage() as found:
                for _ in range(3):
                    await evening(app)
            assert not found
            assert sum(each() is not None for each in left) <= 2

    gc.collect()
    asyncio.run(scenario())
    gc.unfreeze()
