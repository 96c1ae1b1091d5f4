"""Backups are made and restored while people play."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from gemhold.server.config import database_url
from gemhold.server.store.backup import BadBackup, backup, restore
from gemhold.server.testing import Postgres, ServerProcess
from tests.server.people import Person, until, wait_for

pytestmark = pytest.mark.slow


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[dict[str, str]]:
    """A database of its own: it is replaced as a whole."""
    if request.param == "sqlite":
        yield {}
        return
    with Postgres() as cluster:
        yield {"GEMHOLD_DATABASE_URL": cluster.url}


def play(person: Person, table: str, moves: int) -> Any:
    """Both seats of a table, always the last action; the table afterwards."""
    for _ in range(moves):
        now = person.table(table)["play"]
        person.move(table, now["seq"], now["actions"][-1]["id"])
    return person.table(table)


def test_restored_while_people_play(place: dict[str, str], tmp_path: Path, guests: Callable[..., Person]) -> None:
    """What the server had in memory of a later time is forgotten, and nothing is written behind a gap."""
    with ServerProcess(tmp_path, env=place) as server:
        url, file = database_url(server.database), tmp_path / "evening.backup"
        person = guests(server)
        table = person.make("human", "human")["id"]
        then = play(person, table, 2)
        backup(url, file)
        later = play(person, table, 2)
        made_later = person.make("human", "human")["id"]
        assert later["seq"] > then["seq"]
        with person.stream(table) as news:
            until(news, "presence")
            restore(url, file)
            late = {"seq": later["seq"], "action": later["play"]["actions"][-1]["id"]}
            assert person.http.post(f"/api/tables/{table}/moves", json=late).status_code in (409, 503), "not behind a gap"
            until(news, "goodbye")
        now = wait_for(
            lambda: (seen := seen_by(person, table)) is not None and seen["seq"] == then["seq"] and seen, "the past", 60
        )
        assert now["play"]["view"] == then["play"]["view"]
        assert person.http.get(f"/api/tables/{made_later}").status_code == 404
        assert play(person, table, 2)["seq"] > then["seq"], "and play goes on"
        assert len(person.get(f"/tables/{table}/record.json")["moves"]) == person.table(table)["seq"]
        assert "Traceback" not in server.log.read_text()


def seen_by(person: Person, table: str) -> dict[str, Any]:
    """The table, or nothing while the server starts anew."""
    try:
        answer = person.http.get(f"/api/tables/{table}")
    except httpx.TransportError:
        return {}
    return dict(answer.json()) if answer.status_code == 200 else {}


def test_what_is_no_backup_changes_nothing(tmp_path: Path) -> None:
    live, other = tmp_path / "gemhold.db", tmp_path / "other"
    with ServerProcess(tmp_path):
        pass
    url = database_url(f"sqlite:///{live}")
    kept = live.read_bytes()
    other.write_bytes(b"x" * 5000)
    with pytest.raises(BadBackup, match="no database of Gemhold"):
        restore(url, other)
    other.write_bytes(b"PGDMP")
    with pytest.raises(BadBackup, match="this backup is of PostgreSQL, the database is SQLite"):
        restore(url, other)
    backup(url, other)
    with sqlite3.connect(other) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadBackup, match="newer Gemhold"):
        restore(url, other)
    with pytest.raises(BadBackup, match="no database yet"):
        backup(database_url(f"sqlite:///{tmp_path}/nowhere.db"), other)
    assert live.read_bytes() == kept
    assert sorted(file.name for file in tmp_path.glob("*.part")) == []
