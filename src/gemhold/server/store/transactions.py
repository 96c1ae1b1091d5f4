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

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import PoolProxiedConnection

from gemhold.server.store.engine import open_for_thread
from gemhold.server.store.epoch import POSTGRESQL, Restored, epoch_of
from gemhold.server.store.model import LogRow
from gemhold.server.store.note import Note

Work: TypeAlias = Callable[[AsyncConnection], Awaitable[Any]]

CHANNEL = "gemhold"

COLUMNS = ("table_id", "seq", "actor", "x", "by", "at")
NAMED = ", ".join(f'"{name}"' for name in COLUMNS)
ROW = f"({', '.join('?' * len(COLUMNS))})"
NO_ROW = (None,) * len(COLUMNS)
PLAIN_INSERT = f"INSERT INTO moves ({NAMED}) SELECT * FROM (VALUES %s) WHERE column1 IS NOT NULL"
SAME_EPOCH = " AND (SELECT user_version FROM pragma_user_version) = ?"  # as `epoch.SQLITE` says it
ROOM = 8  # rows: statements for more have room for a multiple
MOST_ROWS = 150  # in one statement: older SQLite takes 999 values
PLAIN_UPDATE = "UPDATE tables SET status = :status, due = :due, touched = :touched WHERE id = :which"
CHANGED = ("which", "status", "due", "touched")
# PostgreSQL: all of a batch, if the database is still the one it belongs to; gives how many rows were written.
APPEND = f"""
WITH same AS (SELECT 1 WHERE CAST($12 AS bigint) IS NULL OR CAST({POSTGRESQL} AS bigint) = $12),
given AS (
  SELECT * FROM unnest(CAST($1 AS text[]), CAST($2 AS integer[]), CAST($3 AS integer[]), CAST($4 AS integer[]),
    CAST($5 AS integer[]), CAST($6 AS double precision[])) AS given ({NAMED})
),
written AS (INSERT INTO moves ({NAMED}) SELECT given.* FROM same, given RETURNING 1),
changed AS (
  UPDATE tables SET status = new.status, due = new.due, touched = new.touched
  FROM same, unnest(CAST($7 AS text[]), CAST($8 AS text[]), CAST($9 AS double precision[]),
    CAST($10 AS double precision[])) AS new ({", ".join(CHANGED)})
  WHERE tables.id = new.which
),
told AS (SELECT pg_notify('{CHANNEL}', note) FROM same, unnest(CAST($11 AS text[])) AS note)
SELECT (SELECT count(*) FROM written) + 0 * (SELECT count(*) FROM told)
"""


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

    async def close(self) -> None:
        self._thread.submit(self._disconnect)  # a connection belongs to its thread
        self._thread.shutdown()
        self._engine.dispose()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _insert(cursor: Any, rows: list[tuple[Any, ...]], epoch: int | None) -> None:
    """Insert rows, if the database is still the one they belong to. Many rows get a statement that has room for some more: the
    driver keeps each statement it has seen, and those for every number of rows would take seven megabytes."""
    room = len(rows) if len(rows) <= ROOM else min(-(-len(rows) // ROOM) * ROOM, MOST_ROWS)
    given = [*chain.from_iterable(rows), *NO_ROW * (room - len(rows))]
    statement = PLAIN_INSERT % ", ".join([ROW] * room)
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
    """A batch is one statement over a connection of its own, and so a transaction by itself: beginning, pinging and ending one
    would each wait for the database. It goes to the driver, for the same reason as with SQLite."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._at_once = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._connection: AsyncConnection | None = None
        self._driver: Any = None  # of asyncpg
        self._append: Any = None

    async def run(self, work: Work, epoch: int | None) -> Any:
        async with self._engine.begin() as connection:
            return await _checked(work, connection, epoch)

    async def append(self, batch: Batch) -> None:
        known = self._connection is not None
        try:
            await self._write(batch)
        except (IntegrityError, Restored):
            raise
        except BaseException:
            lost = known and self._driver.is_closed()
            await self._disconnect()
            if not lost:
                raise
            await self._write(batch)  # the database was started anew; if it has the rows after all, they are refused now

    async def _write(self, batch: Batch) -> None:
        from asyncpg import IntegrityConstraintViolationError  # installed where PostgreSQL is used

        if self._connection is None:
            self._connection = await self._at_once.connect()
            self._driver = (await self._connection.get_raw_connection()).driver_connection
            self._append = await self._driver.prepare(APPEND)
        try:
            written = await self._append.fetchval(*_columns(batch), [note.text() for note in batch.notes], batch.epoch)
        except IntegrityConstraintViolationError as error:
            raise IntegrityError(APPEND, None, error) from error
        if written != len(batch.rows):
            raise Restored

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def close(self) -> None:
        await self._disconnect()


def _columns(batch: Batch) -> list[list[Any]]:
    """Rows and changes as APPEND takes them: a list for each column."""
    changes = [[change[name] for change in batch.changes] for name in CHANGED]
    return [*map(list, zip(*batch.rows, strict=True)), *changes]
