"""Damage is noticed at the start, and said with what to do."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from gemhold.server.config import database_url
from gemhold.server.store import health
from gemhold.server.store.engine import open_engines
from gemhold.server.store.health import DamagedDatabase, check
from gemhold.server.testing import ServerProcess
from tests.server.people import Person, wait_for


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with a table and its moves, as a killed server leaves it."""
    with ServerProcess(tmp_path) as server:
        person = Person(server.base)
        table = person.make("human", "human")
        play = table["play"]
        for _ in range(40):
            play = person.move(table["id"], play["seq"], play["actions"][0]["id"])
        file = tmp_path / "gemhold.db"
        wait_for(lambda: Path(f"{file}-head").exists() and int(Path(f"{file}-head").read_text()) >= play["seq"], "the head")
        person.close()
        server.kill()
    return file


def checked(file: Path) -> None:
    async def whole() -> None:
        reader, writer = open_engines(database_url(f"sqlite:///{file}"))
        try:
            await check(reader, writer)
        finally:
            await reader.dispose()
            await writer.dispose()

    asyncio.run(whole())


def test_a_killed_server_leaves_a_whole_database(database: Path) -> None:
    checked(database)


def cut_log(file: Path) -> None:
    wal = Path(f"{file}-wal")
    os.truncate(wal, wal.stat().st_size // 2)


def flip_log(file: Path) -> None:
    wal = Path(f"{file}-wal")
    data = bytearray(wal.read_bytes())
    data[len(data) // 2] ^= 0xFF
    wal.write_bytes(data)


def overwrite_page(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with file.open("r+b") as stream:
        stream.seek(4096)
        stream.write(os.urandom(8 * 4096))


@pytest.mark.parametrize(
    ("damage", "message"),
    [(cut_log, "accepted moves are missing"), (flip_log, "accepted moves are missing"), (overwrite_page, "database")],
)
def test_damage(database: Path, damage: Callable[[Path], None], message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    damage(database)
    with pytest.raises(DamagedDatabase, match=message) as caught:
        checked(database)
    assert "restore a backup" in caught.value.hint
    monkeypatch.setenv(health.ACCEPT, "1")
    checked(database)


def test_the_server_refuses_to_start(database: Path) -> None:
    cut_log(database)
    with pytest.raises(RuntimeError, match="accepted moves are missing"):
        ServerProcess(database.parent).start()
