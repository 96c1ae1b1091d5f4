"""Reads tables: on SQLite all that belongs to one table in a thread, at one hand-over instead of one for each step of a query."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar, cast

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from gemhold.server.store.engine import open_for_thread
from gemhold.server.store.transactions import AtOnce, finished

T = TypeVar("T")
THREADS = 4


class Reader:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._snapshots = engine
        self._threads: ThreadPoolExecutor | None = None
        if engine.dialect.name == "sqlite":
            self._within = open_for_thread(engine.url.render_as_string(hide_password=False), "BEGIN")
            self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="reader")
        else:  # what is read of a table belongs together, as it does on SQLite
            self._snapshots = engine.execution_options(isolation_level="REPEATABLE READ")

    async def run(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """What `work` reads; it may wait for its connection alone."""
        if self._threads is None:
            async with self._snapshots.connect() as connection:
                return await work(connection)
        return cast(T, await asyncio.get_running_loop().run_in_executor(self._threads, self._do, work))

    def _do(self, work: Callable[[AsyncConnection], Awaitable[Any]]) -> Any:
        with self._within.connect() as connection:
            return finished(work(AtOnce(self._engine, connection)))

    def close(self) -> None:
        if self._threads is not None:
            self._threads.shutdown()
            self._within.dispose()
