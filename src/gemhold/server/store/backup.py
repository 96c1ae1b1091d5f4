"""Backups of the database, made and restored while the server runs: SQLite's own copy of a live file, or pg_dump and pg_restore.

Both are one transaction. Workers that kept tables in memory notice by the database's epoch (`epoch.py`) that it is another one.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, make_url

from gemhold.core.errors import GemholdError
from gemhold.server.store.migrate import revisions

DUMPED = b"PGDMP"  # how files of pg_dump begin
BUSY_SECONDS = 60.0
RUN_SECONDS = 24 * 3600.0


class BadBackup(GemholdError):
    code = "bad-backup"


@dataclass(frozen=True)
class Content:
    """What a database of SQLite holds."""

    tables: int
    moves: int


def backup(url: str, file: Path) -> Content | None:
    """Write a backup; the file appears when it is complete and checked. The content, as far as it can be told."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        where = make_url(url)
        content = None
        if where.get_backend_name() == "sqlite":
            content = _backup_sqlite(where, part)
        else:
            _dump(where, part)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        os.replace(part, file)
    finally:
        part.unlink(missing_ok=True)
    return content


def restore(url: str, file: Path) -> Content | None:
    """Replace the whole database by a backup, or leave it as it is."""
    where = make_url(url)
    with file.open("rb") as opened:
        dumped = opened.read(len(DUMPED)) == DUMPED
    if dumped != (where.get_backend_name() != "sqlite"):
        kinds = ("SQLite", "PostgreSQL") if dumped else ("PostgreSQL", "SQLite")
        raise BadBackup(f"this backup is of {kinds[1]}, the database is {kinds[0]}", place=str(file))
    if dumped:
        _load(where, file)
        return None
    return _restore_sqlite(where, file)


# ---------------------------------------------------------------- SQLite


def database_file(url: URL) -> Path:
    return Path(str(url.database))


@contextlib.contextmanager
def _opened(file: Path, mode: str) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True, timeout=BUSY_SECONDS)
    try:
        yield connection
    finally:
        connection.close()


def _backup_sqlite(url: URL, file: Path) -> Content:
    source = database_file(url)
    if not source.exists():
        raise BadBackup("there is no database yet", place=str(source))
    with _opened(source, "ro") as live, _opened(file, "rwc") as copy:
        live.backup(copy)  # in one step: readers of a write-ahead log do not hold up its writers
    return examine(file)


def examine(file: Path) -> Content:
    """What a database holds; BadBackup if it is damaged, not ours, or of a newer Gemhold."""
    try:
        with _opened(file, "ro") as connection:
            found = [line for (line,) in connection.execute("PRAGMA quick_check(5)")]
            if found != ["ok"]:
                raise BadBackup(f"the file is damaged: {'; '.join(found)}", place=str(file))
            (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            if version not in revisions():
                raise BadBackup("the file was made by a newer Gemhold", place=str(file), hint="install that version first")
            (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
            (moves,) = connection.execute("SELECT count(*) FROM moves").fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise BadBackup(f"this is no database of Gemhold: {error}", place=str(file)) from None
    return Content(tables, moves)


def _restore_sqlite(url: URL, file: Path) -> Content:
    content, live = examine(file), database_file(url)
    live.parent.mkdir(parents=True, exist_ok=True)
    changed = live.with_name(f"{live.name}-restoring")
    shutil.copyfile(file, changed)
    try:
        with _opened(live, "rwc") as there, _opened(changed, "rw") as copy:
            (epoch,) = there.execute("PRAGMA user_version").fetchone()
            copy.execute(f"PRAGMA user_version = {int(epoch) + 1}")
            copy.commit()
            copy.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            copy.backup(there)
        Path(f"{live}-head").unlink(missing_ok=True)  # counts moves of the database that was
    finally:
        for name in (changed, Path(f"{changed}-wal"), Path(f"{changed}-shm")):
            name.unlink(missing_ok=True)
    return content


# ---------------------------------------------------------------- PostgreSQL


def _dump(url: URL, file: Path) -> None:
    _run("pg_dump", url, "--format=custom", "--no-owner", "--no-privileges", "--file", str(file))


def _load(url: URL, file: Path) -> None:
    _run("pg_restore", url, "--clean", "--if-exists", "--no-owner", "--no-privileges", "--single-transaction", str(file))


def tool(name: str) -> str | None:
    """The path of a program of PostgreSQL, the newest there is."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda place: int(place.parts[4]), reverse=True)
    return str(places[0]) if places else shutil.which(name)


def _run(name: str, url: URL, *arguments: str) -> None:
    program = tool(name)
    if program is None:
        raise BadBackup(f"{name} is missing", place=name, hint="install the client programs of PostgreSQL")
    who = {"PGHOST": url.host, "PGPORT": url.port, "PGUSER": url.username, "PGPASSWORD": url.password, "PGDATABASE": url.database}
    env = os.environ | {
        key: str(value) for key, value in who.items() if value is not None
    }  # not on the line, where others see it
    to = ("--dbname", str(url.database)) if name == "pg_restore" else ()
    done = subprocess.run([program, *to, *arguments], env=env, capture_output=True, text=True, check=False, timeout=RUN_SECONDS)
    if done.returncode:
        raise BadBackup(f"{name} failed: {done.stderr.strip()[-500:]}", place=name)
