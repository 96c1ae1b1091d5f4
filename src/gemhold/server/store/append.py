"""Adapters that write a batch of moves; they return when it is on disk.

SQLite runs in a thread anyway: one hand-over per batch, instead of one per statement, matters under load.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, insert, text, update
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import PoolProxiedConnection

from gemhold.server.store.engine import open_for_thread
from gemhold.server.store.epoch import POSTGRESQL, SQLITE, Restored
from gemhold.server.store.model import LogRow, moves, tables
from gemhold.server.store.note import Note

CHANNEL = "gemhold"

INSERT = insert(moves)
COLUMNS = ("table_id", "seq", "actor", "x", "by", "at")
PLAIN_INSERT = f"""INSERT INTO moves ({", ".join(f'"{name}"' for name in COLUMNS)}) VALUES (?, ?, ?, ?, ?, ?)"""
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


def appender(engine: AsyncEngine) -> SqliteAppender | PostgresAppender:
    return SqliteAppender(engine) if engine.dialect.name == "sqlite" else PostgresAppender(engine)


class SqliteAppender:
    """Writes with the driver itself: what an ORM's connection does for every transaction costs more than the transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = open_for_thread(engine.url.render_as_string(hide_password=False))
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="appender")
        self._connection: PoolProxiedConnection | None = None

    async def append(self, batch: Batch) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    def _write(self, batch: Batch) -> None:
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        cursor = self._connection.cursor()
        try:
            cursor.execute("BEGIN IMMEDIATE")
            try:
                if batch.epoch is not None and cursor.execute(SQLITE).fetchone() != (batch.epoch,):
                    raise Restored
                cursor.executemany(PLAIN_INSERT, batch.rows)
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


class PostgresAppender:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

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
