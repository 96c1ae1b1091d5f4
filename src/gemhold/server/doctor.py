"""Looks at everything a server needs, and says what is wrong. Words are the caller's: a finding is a code with arguments."""

from __future__ import annotations

import asyncio
import os
import platform
import re
import shutil
import socket
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from importlib import metadata
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from sqlalchemy import func, make_url, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

import gemhold
from gemhold.core.errors import GemholdError
from gemhold.server.config import STATIC, database_url, home
from gemhold.server.store.backup import tool
from gemhold.server.store.engine import is_failure, open_engines
from gemhold.server.store.health import DamagedDatabase, check
from gemhold.server.store.migrate import revisions
from gemhold.server.store.model import moves, tables

LEAST_FREE = 200_000_000  # bytes
LEAST_FILES = 4096
CLOCK_SECONDS = 5.0
EARLIEST = 1_704_067_200.0  # 2024: an earlier date means a clock that was never set
PATIENCE = 5.0


class Grade(StrEnum):
    GOOD = "good"
    WARNING = "warning"  # it works, but
    BAD = "bad"


@dataclass(frozen=True)
class Finding:
    code: str
    grade: Grade = Grade.GOOD
    args: dict[str, Any] = field(default_factory=dict)


def good(code: str, **args: Any) -> Finding:
    return Finding(code, Grade.GOOD, args)


def warning(code: str, **args: Any) -> Finding:
    return Finding(code, Grade.WARNING, args)


def bad(code: str, **args: Any) -> Finding:
    return Finding(code, Grade.BAD, args)


def examine(port: int, running: str, cache: Path) -> Iterator[Finding]:
    """All findings. `running`: the address of this user's server, if one runs; `cache`: where compiled rules are kept."""
    yield from _versions()
    yield from _folders(cache)
    yield from _database()
    yield from _place(port, running)


# ---------------------------------------------------------------- programs and folders


def _versions() -> Iterator[Finding]:
    yield good("versions", gemhold=gemhold.__version__, python=platform.python_version(), sqlite=sqlite3.sqlite_version)
    for required in metadata.requires("gemhold") or ():
        name = re.split(r"[\s\[<>=!~;(]", required, maxsplit=1)[0]
        if "extra ==" not in required and "sys_platform" not in required:
            try:
                metadata.version(name)
            except metadata.PackageNotFoundError:
                yield bad("package-missing", name=name)
    if not (STATIC / "index.html").exists():
        yield bad("client-missing")


def _folders(cache: Path) -> Iterator[Finding]:
    folder = home()
    if _writable(folder):
        free = shutil.disk_usage(_existing(folder)).free
        found = good if free >= LEAST_FREE else bad
        yield found("home" if free >= LEAST_FREE else "disk-full", place=str(folder), free=free // 1_000_000)
    else:
        yield bad("home-readonly", place=str(folder))
    if not _writable(cache):
        yield warning("cache-readonly", place=str(cache))
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if most != resource.RLIM_INFINITY and most < LEAST_FILES:
        yield warning("files-few", most=most, least=LEAST_FILES)


def _existing(folder: Path) -> Path:
    return next(place for place in (folder, *folder.absolute().parents) if place.exists())


def _writable(folder: Path) -> bool:
    """Can a file be made there? Asking for permissions alone would miss a file system that is read-only or full."""
    try:
        with tempfile.NamedTemporaryFile(dir=_existing(folder)) as file:
            file.write(b"x")
            file.flush()
    except OSError:
        return False
    return True


# ---------------------------------------------------------------- database


def _database() -> Iterator[Finding]:
    try:
        url = database_url()
    except GemholdError as error:
        yield bad("database-fails", place="GEMHOLD_DATABASE_URL", error=str(error))
        return
    where = make_url(url)
    place = str(where.database) if where.get_backend_name() == "sqlite" else f"{where.host}/{where.database}"
    if where.get_backend_name() == "sqlite":
        if not Path(place).exists():
            yield good("database-none", place=place)
            return
    else:
        for name in ("pg_dump", "pg_restore"):
            if tool(name) is None:
                yield warning("tools-missing", name=name)
    try:
        yield from asyncio.run(_look(url, place))
    except DamagedDatabase as error:
        code = "database-readonly" if "written" in str(error) else "database-damaged"
        yield bad(code, place=place, error=str(error))
    except Exception as error:
        if not (is_failure(error) or isinstance(error, OSError | ImportError)):
            raise
        yield bad("database-fails", place=place, error=" ".join(str(error).split())[:300])


async def _look(url: str, place: str) -> list[Finding]:
    reader, writer = open_engines(url)
    try:
        await check(reader, writer)
        async with reader.connect() as connection:
            return [finding async for finding in _contents(connection, place, reader)]
    finally:
        await reader.dispose()
        await writer.dispose()


async def _contents(connection: AsyncConnection, place: str, engine: AsyncEngine) -> Any:
    known = revisions()
    version = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
    if version not in known:
        yield bad("schema-newer", version=version, newest=known[0])
        return
    if version != known[0]:
        yield warning("schema-older", version=version, newest=known[0])
        return
    counted = [(await connection.execute(select(func.count()).select_from(one))).scalar_one() for one in (tables, moves)]
    yield good("database", place=place, tables=counted[0], moves=counted[1])
    now, newest = time.time(), (await connection.execute(select(func.max(moves.c.at)))).scalar_one() or 0.0
    if engine.dialect.name == "postgresql":
        there = float((await connection.execute(text("SELECT extract(epoch FROM clock_timestamp())"))).scalar_one())
        if abs(there - time.time()) > CLOCK_SECONDS:
            yield warning("clock-apart", seconds=round(abs(there - time.time())))
            return
    if now < EARLIEST or newest > now + CLOCK_SECONDS:
        yield bad("clock-behind", seconds=round(max(newest, EARLIEST) - now))
    else:
        yield good("clock")


# ---------------------------------------------------------------- where it listens


def _place(port: int, running: str) -> Iterator[Finding]:
    if running:
        try:
            with urlopen(f"{running}readyz", timeout=PATIENCE):
                yield good("running", address=running)
        except HTTPError as error:
            problems = re.findall(r'"([a-z]+-[a-z]+|stopping)"', error.read().decode("utf-8", "replace"))
            yield bad("not-ready", address=running, problems=", ".join(problems))
        except (URLError, OSError):
            yield bad("no-answer", address=running)
        return
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            yield bad("port-taken", port=port)
        else:
            yield good("port", port=port)
    if os.environ.get("GEMHOLD_RATE_LIMITS") == "off":
        yield warning("limits-off")
