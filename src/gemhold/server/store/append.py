"""Adapters that write a batch of moves; they return when it is on disk.

SQLite runs in a thread anyway: one hand-over per batch, instead of one per statement, matters under load.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, insert, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from gemhold.server.store.engine import open_for_thread
from gemhold.server.store.model import LogRow, moves, tables

CHANNEL = "gemhold"

INSERT = insert(moves)
COLUMNS = ("table_id", "seq", "actor", "x", "by", "at")
PLAIN_INSERT = f"""INSERT INTO moves ({", ".join(f'"{name}"' for name in COLUMNS)}) VALUES (?, ?, ?, ?, ?, ?)"""
UPDATE = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values(status=bindparam("status"), due=bindparam("due"), touched=bindparam("touched"))
)
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', note) FROM unnest(CAST(:notes AS text[])) AS note")


def values(table_id: str, row: LogRow) -> tuple[Any, ...]:
    """A row of the log in the order of COLUMNS."""
    return (table_id, row.seq, row.actor, row.x, int(row.by), row.at)


@dataclass(frozen=True)
class Batch:
    rows: list[tuple[Any, ...]]
    changes: list[dict[str, Any]]  # to the tables themselves
    notes: list[str]  # for other workers


def named(rows: list[tuple[Any, ...]]) -> list[dict[str, Any]]:
    return [dict(zip(COLUMNS, row, strict=True)) for row in rows]


def appender(engine: AsyncEngine) -> SqliteAppender | PostgresAppender:
    return SqliteAppender(engine) if engine.dialect.name == "sqlite" else PostgresAppender(engine)


class SqliteAppender:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = open_for_thread(engine.url.render_as_string(hide_password=False))
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="appender")

    async def append(self, batch: Batch) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    def _write(self, batch: Batch) -> None:
        with self._engine.begin() as connection:
            connection.exec_driver_sql(PLAIN_INSERT, batch.rows)
            if batch.changes:
                connection.execute(UPDATE, batch.changes)

    def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()


class PostgresAppender:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def append(self, batch: Batch) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(INSERT, named(batch.rows))
            if batch.changes:
                await connection.execute(UPDATE, batch.changes)
            await connection.execute(NOTIFY, {"notes": batch.notes})

    def close(self) -> None:
        """The engine belongs to the caller."""
