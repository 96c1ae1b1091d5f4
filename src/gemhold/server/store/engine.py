"""Database engines. SQLite uses a write-ahead log; every commit is on disk when it returns.

Errors do not show the parameters of a statement: they may be secrets, and errors are logged.
"""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

BUSY_SECONDS = 15
FAILURES = (DBAPIError, PoolTimeout, sqlite3.Error, ConnectionError, TimeoutError)


def is_failure(error: BaseException) -> bool:
    """Did the database fail (full, locked, read-only, gone), not the program? A driver's own errors come while it connects."""
    return isinstance(error, FAILURES) or type(error).__module__.partition(".")[0] == "asyncpg"


def log_failure(log: logging.Logger, what: str, error: Exception) -> None:
    """One line if the database failed, of which there may be many; else where the program did."""
    if is_failure(error):
        log.error("%s: the database failed: %s", what, " ".join(str(error).split()))
    else:
        log.error("%s", what, exc_info=error)


def open_engines(url: str) -> tuple[AsyncEngine, AsyncEngine]:
    """The engines for reading and for writing."""
    if make_url(url).get_backend_name() != "sqlite":
        engine = create_async_engine(
            url, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True
        )
        return engine, engine
    file = make_url(url).database
    if file:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    reader = create_async_engine(url, pool_size=4, max_overflow=4, hide_parameters=True)
    writer = create_async_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)  # SQLite allows one writer at a time
    for engine, begin in ((reader, "BEGIN"), (writer, "BEGIN IMMEDIATE")):
        _prepare(engine.sync_engine, begin)
    return reader, writer


def open_for_thread(url: str, begin: str) -> Engine:
    """A synchronous SQLite engine for threads that only write, or only read."""
    engine = create_engine(make_url(url).set(drivername="sqlite"), hide_parameters=True)
    _prepare(engine, begin)
    return engine


def _prepare(engine: Engine, begin: str) -> None:
    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # the driver must not begin transactions itself
        cursor = connection.cursor()
        for pragma in (
            f"busy_timeout={BUSY_SECONDS * 1000}",
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
