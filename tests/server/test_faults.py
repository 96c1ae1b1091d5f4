"""Faults of disk and database. `benchmarks/faults.py` lets them last longer."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gemhold.server.testing import Postgres, ServerProcess
from gemhold.server.testing.faults import Outcome, disconnected, full_disk, locked, may_protect, read_only, suffer, without

pytestmark = pytest.mark.slow

SECONDS = 1.0


def check(outcome: Outcome) -> None:
    assert outcome.lost == outcome.doubled == []
    assert outcome.recovered is not None, "the tables go on"
    assert outcome.accepted > 0


def check_told(outcome: Outcome, problem: str) -> None:
    """Whoever plays, whoever watches, and whoever runs the server; and when it is over."""
    assert outcome.refused["503 storage-failed"] > 0
    assert [problem] in outcome.told
    assert outcome.told[-1] == []
    assert problem in outcome.not_ready


def test_a_full_disk_and_a_locked_file(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        full = asyncio.run(suffer(server, "full disk", lambda: full_disk(server), SECONDS, noticed=True))
        check(full)
        check_told(full, "database-write")
        check(asyncio.run(suffer(server, "locked", lambda: locked(tmp_path / "gemhold.db"), SECONDS)))
        log = server.log.read_text()
        assert "Traceback" not in log
        assert "ready again" in log  # while the disk was full, the log had no room either


def test_a_read_only_file(tmp_path: Path) -> None:
    if not may_protect(tmp_path):
        pytest.skip("files cannot be made immutable here: that takes root and a file system with attributes")
    with ServerProcess(tmp_path) as server:
        outcome = asyncio.run(suffer(server, "read-only", lambda: read_only(tmp_path / "gemhold.db"), SECONDS, noticed=True))
        check(outcome)
        check_told(outcome, "database-write")
        assert "Traceback" not in server.log.read_text()


@pytest.mark.postgres
def test_postgresql_crashes(tmp_path: Path) -> None:
    with Postgres() as cluster, ServerProcess(tmp_path, env={"GEMHOLD_DATABASE_URL": cluster.url}) as server:
        gone = asyncio.run(suffer(server, "crashed", lambda: without(cluster), SECONDS, noticed=True))
        check(gone)
        check_told(gone, "database-read")
        assert "not ready: database-read" in server.log.read_text()
        check(asyncio.run(suffer(server, "cut", lambda: disconnected(cluster), SECONDS)))
