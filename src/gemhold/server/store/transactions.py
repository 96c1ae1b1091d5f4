"""Transactions, in the way of each database: a batch of moves, or any other change. They return when it is on disk.

SQLite runs in a thread anyway: one hand-over per transaction, instead of one per statement, matters under load. While a change
waits for the busy event loop between its statements, no move can be written.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import chain
from typing import Any, TypeAlias, cast

from sqlalchemy import Connection, bindparam, insert, text, update
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import PoolProxiedConnection

from gemhold.server.store.engine import open_for_thread
from gemhold.server.store.epoch import POSTGRESQL, Restored, epoch_of
from gemhold.server.store.model import LogRow, moves, tables
from gemhold.server.store.note import Note

Work: TypeAlias = Callable[[AsyncConnection], Awaitable[Any]]

CHANNEL = "gemhold"

INSERT = insert(moves)
COLUMNS = ("table_id", "seq", "actor", "x", "by", "at")
ROW = f"({', '.join('?' * len(COLUMNS))})"
PLAIN_INSERT = f"""INSERT INTO moves ({", ".join(f'"{name}"' for name in COLUMNS)}) SELECT * FROM (VALUES %s)"""
SAME_EPOCH = " WHERE (SELECT user_version FROM pragma_user_version) = ?"  # as `epoch.SQLITE` says it
MOST_ROWS = 150  # in one statement: older SQLite takes 999 values
PLAIN_UPDATE = "UPDATE tables SET status = :status, due = :due, touched = :touched WHERE id = :which"
UPDATE = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values(status=bindparam("status"), due=bindparam("due"), touched=bindparam("touched"))
)
NOTIFY = text(f"SELECT CAST({POSTGRESQL} AS bigint), pg_notify('{CHANNEL}', note) FROM unnest(CAST(:notes AS text[])) AS note")


def values(table_id: str, row: LogRow) -> tuple[Any, ...]:
    """A row of the log in the order of COLUMNS."""
    return (table_id, row.seq, row.actor, row.x, int(row.by), row.at)


@dataclass(frozen=True)
class Batch:
    rows: list[tuple[Any, ...]]
    changes: list[dict[str, Any]]  # to the tables themselves
    notes: list[Note]  # for other workers
    epoch: int | None  # of the database these rows belong to


def named(rows: list[tuple[Any, ...]]) -> list[dict[str, Any]]:
    return [dict(zip(COLUMNS, row, strict=True)) for row in rows]


def transactions(engine: AsyncEngine) -> SqliteTransactions | PostgresTransactions:
    return SqliteTransactions(engine) if engine.dialect.name == "sqlite" else PostgresTransactions(engine)


async def _checked(work: Work, connection: AsyncConnection, epoch: int | None) -> Any:
    if epoch is not None and await epoch_of(connection) != epoch:
        raise Restored
    return await work(connection)


class SqliteTransactions:
    """Moves are written with the driver itself: what an ORM's connection does for every transaction costs more than the
    transaction. A batch that changes no table is one statement, and so a transaction by itself: after every statement the thread
    has to get hold of the interpreter again, for which it waits while the event loop is busy."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._outside = engine
        self._engine = open_for_thread(engine.url.render_as_string(hide_password=False), "BEGIN IMMEDIATE")
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="transactions")
        self._connection: PoolProxiedConnection | None = None

    async def append(self, batch: Batch) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    async def run(self, work: Work, epoch: int | None) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work, epoch)

    def _do(self, work: Work, epoch: int | None) -> Any:
        with self._engine.begin() as connection:
            return finished(_checked(work, AtOnce(self._outside, connection), epoch))

    def _write(self, batch: Batch) -> None:
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        cursor = self._connection.cursor()
        try:
            if 0 < len(batch.rows) <= MOST_ROWS and not batch.changes:
                _insert(cursor, batch.rows, batch.epoch)
                return
            cursor.execute("BEGIN IMMEDIATE")
            try:
                for first in range(0, len(batch.rows), MOST_ROWS):
                    _insert(cursor, batch.rows[first : first + MOST_ROWS], batch.epoch)
                if batch.changes:
                    cursor.executemany(PLAIN_UPDATE, batch.changes)
                cursor.execute("COMMIT")
            except BaseException:
                if self._connection.dbapi_connection.in_transaction:  # type: ignore[union-attr]
                    cursor.execute("ROLLBACK")
                raise
        except sqlite3.IntegrityError as error:
            raise IntegrityError(PLAIN_INSERT, None, error) from error
        except sqlite3.Error as error:
            self._connection.invalidate()  # the next batch gets a fresh connection: the cause may be gone by then
            self._connection = None
            raise OperationalError(PLAIN_INSERT, None, error) from error
        finally:
            cursor.close()

    def close(self) -> None:
        self._thread.submit(self._disconnect)  # a connection belongs to its thread
        self._thread.shutdown()
        self._engine.dispose()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _insert(cursor: Any, rows: list[tuple[Any, ...]], epoch: int | None) -> None:
    """Insert rows, if the database is still the one they belong to."""
    given = list(chain.from_iterable(rows))
    statement = PLAIN_INSERT % ", ".join([ROW] * len(rows))
    if epoch is not None:
        statement += SAME_EPOCH
        given.append(epoch)
    if cursor.execute(statement, given).rowcount != len(rows):
        raise Restored


class AtOnce(AsyncConnection):
    """Makes work written for the event loop run in a thread: its statements are done when they are called."""

    def __init__(self, engine: AsyncEngine, connection: Connection) -> None:
        super().__init__(engine, connection)
        self._connection = connection

    async def execute(self, *arguments: Any, **options: Any) -> Any:
        return self._connection.execute(*arguments, **options)


def finished(work: Awaitable[Any]) -> Any:
    """What `work` comes to, which waits for nothing but its connection."""
    steps = work.__await__()
    try:
        next(steps)
    except StopIteration as end:
        return end.value
    cast(Any, steps).close()
    raise RuntimeError("a change may wait for its connection alone")


class PostgresTransactions:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Work, epoch: int | None) -> Any:
        async with self._engine.begin() as connection:
            return await _checked(work, connection, epoch)

    async def append(self, batch: Batch) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(INSERT, named(batch.rows))
            if batch.changes:
                await connection.execute(UPDATE, batch.changes)
            noted = await connection.execute(NOTIFY, {"notes": [note.text() for note in batch.notes]})
            if batch.epoch is not None and noted.scalars().first() != batch.epoch:
                raise Restored

    def close(self) -> None:
        """The engine belongs to the caller."""
