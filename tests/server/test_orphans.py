"""Workers end with their supervisor."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from gemhold.server.testing import ServerProcess
from tests.server.people import Person, wait_for

pytestmark = pytest.mark.slow


def children(process: int) -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_killed_supervisor_leaves_the_port_free(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, workers=2).start()
    try:
        assert server._process is not None
        workers = children(server._process.pid)
        assert len(workers) >= 2
        os.kill(server._process.pid, signal.SIGKILL)
        server._process.wait()
        wait_for(lambda: not any(map(alive, workers)), "the end of the workers")
        server.start()
        person = Person(server.base)
        assert person.get("/me")["known"] is False
        person.close()
    finally:
        server.kill()
