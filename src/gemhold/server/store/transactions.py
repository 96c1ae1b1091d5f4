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

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import PoolProxiedConnection

from gemhold.server.store.engine import open_for_thread
from gemhold.server.store.epoch import POSTGRESQL, Restored, epoch_of
from gemhold.server.store.model import LogRow
from gemhold.server.store.note import Note

Work: TypeAlias = Callable[[AsyncConnection], Awaitable[Any]]

CHANNEL = "gemhold"

COLUMNS = ("table_id", "seq", "actor", "x", "by", "at")
ROW = f"({', '.join('?' * len(COLUMNS))})"
PLAIN_INSERT = f"""INSERT INTO moves ({", ".join(f'"{name}"' for name in COLUMNS)}) SELECT * FROM (VALUES %s)"""
SAME_EPOCH = " WHERE (SELECT user_version FROM pragma_user_version) = ?"  # as `epoch.SQLITE` says it
MOST_ROWS = 150  # in one statement: older SQLite takes 999 values
PLAIN_UPDATE = "UPDATE tables SET status = :status, due = :due, touched = :touched WHERE id = :which"
CHANGED = ("which", "status", "due", "touched")
# PostgreSQL: all of a batch, if the database is still the one it belongs to; gives how many rows were written.
APPEND = text(f"""
WITH same AS (SELECT 1 WHERE CAST(:epoch AS bigint) IS NULL OR CAST({POSTGRESQL} AS bigint) = :epoch),
given AS (
  SELECT * FROM unnest(CAST(:table_id AS text[]), CAST(:seq AS integer[]), CAST(:actor AS integer[]), CAST(:x AS integer[]),
    CAST(:by AS integer[]), CAST(:at AS double precision[])) AS given (table_id, seq, actor, x, by, at)
),
written AS (
  INSERT INTO moves ({", ".join(f'"{name}"' for name in COLUMNS)}) SELECT given.* FROM same, given RETURNING 1
),
changed AS (
  UPDATE tables SET status = new.status, due = new.due, touched = new.touched
  FROM same, unnest(CAST(:which AS text[]), CAST(:status AS text[]), CAST(:due AS double precision[]),
    CAST(:touched AS double precision[])) AS new (which, status, due, touched)
  WHERE tables.id = new.which
),
told AS (SELECT pg_notify('{CHANNEL}', note) FROM same, unnest(CAST(:notes AS text[])) AS note)
SELECT (SELECT count(*) FROM written) + 0 * (SELECT count(*) FROM told)
""")


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
    """A batch is one statement over a connection of its own, and so a transaction by itself: beginning, pinging and ending one
    would each wait for the database, and with several workers cost more than the rows."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._at_once = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._connection: AsyncConnection | None = None

    async def run(self, work: Work, epoch: int | None) -> Any:
        async with self._engine.begin() as connection:
            return await _checked(work, connection, epoch)

    async def append(self, batch: Batch) -> None:
        known = self._connection is not None
        try:
            await self._write(batch)
        except DBAPIError as error:
            if not (known and error.connection_invalidated):
                raise
            await self._write(batch)  # the database was started anew; if it has the rows after all, they are refused now

    async def _write(self, batch: Batch) -> None:
        if self._connection is None:
            self._connection = await self._at_once.connect()
        try:
            written = await self._connection.execute(APPEND, _columns(batch))
        except IntegrityError:
            raise
        except BaseException:
            connection, self._connection = self._connection, None
            await connection.invalidate()
            await connection.close()
            raise
        if written.scalar_one() != len(batch.rows):
            raise Restored

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()


def _columns(batch: Batch) -> dict[str, Any]:
    """The parameters of APPEND: a list for each column."""
    of_rows = dict(zip(COLUMNS, map(list, zip(*batch.rows, strict=True)), strict=True))
    of_changes = {name: [change[name] for change in batch.changes] for name in CHANGED}
    return of_rows | of_changes | {"notes": [note.text() for note in batch.notes], "epoch": batch.epoch}
