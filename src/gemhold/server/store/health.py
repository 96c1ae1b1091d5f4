"""Is the database whole? Checked at the start: a damaged file must not be served as if nothing had happened.

SQLite notices a torn page by its own check; a write-ahead log that was cut or altered it reads up to the first bad frame, and the
moves behind it are gone without a word. So the number of the newest move is also kept in a small file beside the database, a
second late at most: a database that has fewer moves has lost some.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine

from gemhold.core.errors import GemholdError

ACCEPT = "GEMHOLD_ACCEPT_DAMAGE"  # go on with what is left
PAUSE = 1.0
RESTORE = f"restore a backup, or start with {ACCEPT}=1 to go on with what is left"

log = logging.getLogger("gemhold.store")


class DamagedDatabase(GemholdError):
    code = "damaged-database"


def head_file(engine: AsyncEngine) -> Path | None:
    """The file beside a SQLite database that keeps the number of its newest move."""
    file = engine.url.database if engine.dialect.name == "sqlite" else None
    return Path(f"{file}-head") if file and file != ":memory:" else None


async def check(reader: AsyncEngine, writer: AsyncEngine) -> None:
    """Raise DamagedDatabase if the database cannot be read, cannot be written, or has lost moves."""
    if reader.dialect.name != "sqlite":
        return
    place = str(reader.url.database)
    try:
        await _check_pages(reader, place)
        await _check_writable(writer, place)
        await _check_head(reader, place)
    except DamagedDatabase as error:
        if os.environ.get(ACCEPT) != "1":
            raise
        log.warning("%s; going on as %s says", error, ACCEPT)
        if (file := head_file(reader)) is not None:
            file.unlink(missing_ok=True)


async def _check_pages(reader: AsyncEngine, place: str) -> None:
    try:
        async with reader.connect() as connection:
            found = list((await connection.execute(text("PRAGMA quick_check(5)"))).scalars())
    except DatabaseError as error:
        raise DamagedDatabase(f"the database cannot be read: {error.orig}", place=place, hint=RESTORE) from None
    if found != ["ok"]:
        raise DamagedDatabase(f"the database is damaged: {'; '.join(map(str, found))}", place=place, hint=RESTORE)


async def _check_writable(writer: AsyncEngine, place: str) -> None:
    try:
        async with writer.begin() as connection:
            version = (await connection.execute(text("PRAGMA user_version"))).scalar_one()
            await connection.execute(text(f"PRAGMA user_version = {int(version)}"))
    except DatabaseError as error:
        hint = "make the file and its folder writable for this user"
        raise DamagedDatabase(f"the database cannot be written: {error.orig}", place=place, hint=hint) from None


async def _check_head(reader: AsyncEngine, place: str) -> None:
    file = head_file(reader)
    known = _read(file)
    newest = await newest_move(reader)
    if newest < known:
        lost = known - newest
        raise DamagedDatabase(f"at least {lost} accepted moves are missing from the database", place=place, hint=RESTORE)


def _read(file: Path | None) -> int:
    try:
        return int(file.read_text("ascii")) if file is not None else 0
    except (OSError, ValueError):  # none yet, or not ours
        return 0


async def newest_move(reader: AsyncEngine) -> int:
    async with reader.connect() as connection:
        exists = text("SELECT count(*) FROM sqlite_master WHERE name = 'sqlite_sequence'")
        if not (await connection.execute(exists)).scalar_one():
            return 0
        given = text("SELECT max(seq) FROM sqlite_sequence WHERE name = 'moves'")  # counts on when old tables are deleted
        return int((await connection.execute(given)).scalar_one() or 0)


class HeadKeeper:
    """Keeps the number of the newest move beside the database."""

    def __init__(self, reader: AsyncEngine) -> None:
        self.reader = reader
        self.file = head_file(reader)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.file is not None:
            self._task = asyncio.create_task(self._run(self.file), name="head")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self, file: Path) -> None:
        kept = _read(file)
        while True:
            await asyncio.sleep(PAUSE)
            with contextlib.suppress(DatabaseError, OSError):  # a disk that is full or gone: others report that
                newest = await newest_move(self.reader)
                if newest > kept:
                    part = file.with_name(f"{file.name}.{os.getpid()}")
                    part.write_text(str(newest), "ascii")
                    os.replace(part, file)
                    kept = newest
