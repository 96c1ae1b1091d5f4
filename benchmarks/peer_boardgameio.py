"""The server of boardgame.io (from npm) under the same load: one core for it, another for its clients.

It keeps its matches in memory, and its game is the least that has turns; Gemhold's every move is on disk and follows the rules
of a board game. The comparison favours the peer.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gemhold.server.testing import cores, free_port

VERSION = "0.50.2"
SOURCE = Path(__file__).parent / "boardgameio"
FOLDER = Path(os.environ.get("XDG_CACHE_HOME", "~/.cache")).expanduser() / "gemhold" / "peers" / f"boardgameio-{VERSION}"
PATIENCE = 60


def install() -> None:
    if shutil.which("npm") is None:
        raise SystemExit("npm is missing: install Node 20 or newer, or leave out --peer")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in SOURCE.glob("*.js"):
        shutil.copy(file, FOLDER)
    if not (FOLDER / "node_modules" / "boardgame.io").is_dir():
        command = ["npm", "install", "--silent", "--no-audit", "--no-fund", f"boardgame.io@{VERSION}"]
        subprocess.run(command, cwd=FOLDER, check=True)


def cpu_seconds(pid: int) -> float:
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def _bound(core: int | None) -> list[str]:
    return [] if core is None else ["taskset", "-c", str(core)]


def measure_peer(runs: list[tuple[int, float]], seconds: float) -> Iterator[dict[str, Any]]:
    install()
    server_core, client_core = cores()
    port = free_port()
    server = subprocess.Popen(
        [*_bound(server_core), "node", "server.js", str(port)], cwd=FOLDER, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        _wait(port)
        for tables, think in runs:
            busy = cpu_seconds(server.pid)
            done = subprocess.run(
                [*_bound(client_core), "node", "load.js", str(port), str(tables), str(1000 * think), str(seconds)],
                cwd=FOLDER,
                capture_output=True,
                text=True,
                timeout=seconds + PATIENCE,
                check=True,
            )
            result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
            busy = (cpu_seconds(server.pid) - busy) / (result["seconds"] + 1)  # including the second of warm-up
            yield {"server": "boardgame.io", "database": "memory", "workers": 1, "server_cpu": round(busy, 3)} | result
    finally:
        server.kill()
        server.wait()


def _wait(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=2).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("boardgame.io's server did not start")
