from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, cast

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from gemhold.core.errors import BadOption
from gemhold.server.config import database_url, home
from gemhold.server.store.engine import open_engines
from gemhold.server.store.migrate import upgrade
from gemhold.server.store.model import By, LogRow, chat, metadata, moves, players, tables
from gemhold.server.store.reader import Reader
from gemhold.server.store.transactions import Batch, finished
from gemhold.server.store.writer import Taken, Writer
from gemhold.server.stream import Subscription
from gemhold.server.tables import Live, Tables, read_rows, read_table
from gemhold.server.testing import Postgres


def run(url: str, work: Callable[[AsyncEngine, AsyncEngine], Awaitable[None]]) -> None:
    async def whole() -> None:
        reader, engine = open_engines(url)
        try:
            await upgrade(engine)
            await work(reader, engine)
        finally:
            await reader.dispose()
            await engine.dispose()

    asyncio.run(whole())


@pytest.fixture
def url(database: dict[str, str], tmp_path: Path) -> str:
    return database_url(database.get("GEMHOLD_DATABASE_URL") or f"sqlite:///{tmp_path / 'x.db'}")


def test_migrations_lead_to_the_model(url: str) -> None:
    async def work(_: AsyncEngine, engine: AsyncEngine) -> None:
        await upgrade(engine)  # a second time changes nothing
        async with engine.connect() as connection:
            differences = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync, opts={"compare_type": True}), metadata)
            )
        assert differences == []

    run(url, work)


def test_several_may_migrate_at_once(tmp_path: Path) -> None:
    async def whole() -> None:
        engines = [open_engines(database_url(f"sqlite:///{tmp_path / 'y.db'}")) for _ in range(4)]
        await asyncio.gather(*(upgrade(engine) for _, engine in engines))
        for reader, engine in engines:
            await reader.dispose()
            await engine.dispose()

    asyncio.run(whole())


def row(seq: int, x: int = 0) -> LogRow:
    return LogRow(seq, 0, x, By.PERSON, 1.0)


async def prepare(engine: AsyncEngine, *names: str) -> None:
    now = time.time()
    async with engine.begin() as connection:
        host = f"host-{names[0]}"
        await connection.execute(insert(players).values(id=host, created=now))
        for name in names:
            await connection.execute(
                insert(tables).values(
                    id=name, game="king", rules=1, asked={}, options={}, status="playing", public=False, pace=0, autostart=True,
                    host_id=host, secret="00", created=now, touched=now,
                )
            )  # fmt: skip


@pytest.mark.postgres
def test_a_database_started_anew_in_a_pause_costs_no_move(tmp_path: Path) -> None:
    """The connection for moves was cut while nobody moved: the next move finds a new one. A race that is lost keeps it."""
    with Postgres() as cluster:

        async def work(_: AsyncEngine, engine: AsyncEngine) -> None:
            await prepare(engine, "pause")
            writer = Writer(engine, "w")
            writer.start()
            await writer.append("pause", [row(0)], {"status": "playing", "due": None, "touched": 7.0})
            await asyncio.to_thread(cluster.stop)
            await asyncio.to_thread(cluster.start)
            await writer.append("pause", [row(1)])
            with pytest.raises(Taken):
                await writer.append("pause", [row(1, x=3)])
            await writer.append("pause", [row(2)])
            async with engine.connect() as connection:
                found = select(moves.c.seq, moves.c.x).where(moves.c.table_id == "pause").order_by(moves.c.seq)
                assert [tuple(each) for each in await connection.execute(found)] == [(0, 0), (1, 0), (2, 0)]
                touched = select(tables.c.touched).where(tables.c.id == "pause")
                assert (await connection.execute(touched)).scalar_one() == 7.0
            await writer.stop()

        run(database_url(cluster.url), work)


@pytest.mark.postgres
def test_what_is_read_of_a_table_belongs_together(postgres_url: str) -> None:
    """A move that is written while a table is read is read wholly or not at all."""

    async def work(reader: AsyncEngine, engine: AsyncEngine) -> None:
        await prepare(engine, "together")
        writer = Writer(engine, "w")
        writer.start()
        await writer.append("together", [row(0)], {"status": "playing", "due": 5.0, "touched": 5.0})

        async def read(connection: AsyncConnection) -> tuple[float, list[int]]:
            table, _ = await read_table(connection, "together")
            await writer.append("together", [row(1)], {"status": "playing", "due": None, "touched": 6.0})
            return table.touched, [each.seq for each in await read_rows(connection, "together", 0)]

        assert await Reader(reader).run(read) == (5.0, [0])
        assert [each.seq for each in await Reader(reader).run(lambda c: read_rows(c, "together", 0))] == [0, 1]
        await writer.stop()

    run(database_url(postgres_url), work)


def test_moves_that_wait_share_a_transaction(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(reader: AsyncEngine, engine: AsyncEngine) -> None:
        names = [f"batch-{i}" for i in range(20)]
        await prepare(engine, *names)
        writer = Writer(engine, "w")
        waiting = [asyncio.create_task(writer.append(name, [row(0), row(1)])) for name in names]
        await asyncio.sleep(0)
        sizes: list[int] = []
        append = writer._transactions.append

        async def counted(batch: Batch) -> None:
            sizes.append(len(batch.notes))
            await append(batch)

        monkeypatch.setattr(writer._transactions, "append", counted)
        writer.start()
        await asyncio.gather(*waiting)
        assert sizes == [20]
        async with reader.connect() as connection:
            count = select(func.count()).select_from(moves).where(moves.c.table_id.in_(names))
            assert (await connection.execute(count)).scalar_one() == 40
        await writer.stop()

    run(url, work)


def test_a_move_waits_for_one_other_change_at_most(url: str) -> None:
    async def work(_: AsyncEngine, engine: AsyncEngine) -> None:
        await prepare(engine, "patient")
        writer = Writer(engine, "w")
        order: list[str] = []
        loop = asyncio.get_running_loop()

        async def change(connection: Any) -> None:
            await connection.execute(select(players.c.id))
            order.append("change")
            if len(order) == 1:  # a move comes while the first of three is under way
                loop.call_soon_threadsafe(lambda: tasks.append(asyncio.create_task(move())))

        async def move() -> None:
            await writer.append("patient", [row(0)])
            order.append("move")

        tasks = [asyncio.create_task(writer.run(change)) for _ in range(3)]
        await asyncio.sleep(0)
        writer.start()
        await asyncio.gather(*tasks)
        await writer.stop()
        await asyncio.gather(*tasks)
        assert order.index("move") <= 2
        assert order.count("change") == 3

    run(url, work)


def test_a_change_may_wait_for_its_connection_alone() -> None:
    async def straight() -> int:
        return 7

    assert finished(straight()) == 7
    with pytest.raises(RuntimeError, match="connection alone"):
        finished(asyncio.sleep(0))


def test_one_latecomer_does_not_harm_the_others(url: str) -> None:
    """All rows of a decision or none: the second row of a refused decision must not slip in."""

    async def work(reader: AsyncEngine, engine: AsyncEngine) -> None:
        await prepare(engine, "late-a", "late-b")
        writer = Writer(engine, "w")
        writer.start()
        await writer.append("late-a", [row(0, x=7)])
        results = await asyncio.gather(
            writer.append("late-a", [row(0, x=8), row(1, x=8)]),
            writer.append("late-b", [row(0)]),
            writer.append("late-a", [row(1, x=9)]),
            return_exceptions=True,
        )
        assert isinstance(results[0], Taken)
        assert list(results[1:]) == [None, None]
        async with reader.connect() as connection:
            found = (await connection.execute(select(moves.c.seq, moves.c.x).where(moves.c.table_id == "late-a"))).all()
        assert sorted(map(tuple, found)) == [(0, 7), (1, 9)]
        await writer.stop()

    run(url, work)


def test_a_failing_job_leaves_nothing(url: str) -> None:
    async def work(reader: AsyncEngine, engine: AsyncEngine) -> None:
        writer = Writer(engine, "w")
        writer.start()

        async def half(connection: Any) -> None:
            await connection.execute(insert(players).values(id="half", created=0.0))
            raise ValueError("no")

        with pytest.raises(ValueError, match="no"):
            await writer.run(half)
        async with reader.connect() as connection:
            assert (await connection.execute(select(players).where(players.c.id == "half"))).all() == []
        await writer.stop()

    run(url, work)


def test_addresses(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GEMHOLD_HOME", str(tmp_path))
    monkeypatch.delenv("GEMHOLD_DATABASE_URL", raising=False)
    assert home() == tmp_path
    assert database_url() == f"sqlite+aiosqlite:///{tmp_path}/gemhold.db"
    monkeypatch.setenv("GEMHOLD_DATABASE_URL", "postgres://x@y/z")
    assert database_url() == "postgresql+asyncpg://x@y/z"
    with pytest.raises(BadOption, match="mysql"):
        database_url("mysql://x")


class Ear:
    """Instead of a stream: what it is told of."""

    def __init__(self) -> None:
        self.heard: set[str] = set()

    def notify(self, what: str) -> None:
        self.heard.add(what)


def test_who_reads_news_tells_it_to_all(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker may learn of another's moves while it checks one of its own: its streams must hear of them, too. The notification
    that comes afterwards tells nothing new."""

    followed: list[int] = []

    def follow(_: Live, rows: Sequence[LogRow], *rest: Any) -> None:
        followed.extend(row.seq for row in rows)

    async def work(reader: AsyncEngine, engine: AsyncEngine) -> None:
        name = "sixteen-letters-"
        await prepare(engine, name)
        known = Tables(reader, "w")
        live, ear = await known.get(name), Ear()
        live.subscribers.add(cast(Subscription, ear))
        await known.refresh(live)
        assert ear.heard == set()
        async with engine.begin() as connection:
            await connection.execute(insert(moves).values(table_id=name, seq=0, actor=0, x=0, by=By.PERSON, at=1.0))
            await connection.execute(insert(chat).values(table_id=name, name="Ela", text="Ahoj", at=1.0))
            await connection.execute(tables.update().where(tables.c.id == name).values(status="over"))
        await known.refresh(live)
        assert followed == [0]
        assert ear.heard == {"move", "chat", "seats"}
        known.close()

    monkeypatch.setattr(Live, "follow", follow)
    run(url, work)
