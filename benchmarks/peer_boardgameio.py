"""The server of boardgame.io (from npm) under the same load: one core for it, another for its clients.

It keeps its matches in memory, and its game is the least that has turns, with a board nobody changes that makes its updates as
large as Gemhold's; Gemhold's every move is on disk and follows the rules of a board game. The comparison favours the peer.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import threading
import time
from pathlib import Path
from typing import Any

from gemhold.server.testing import cores, free_port
from gemhold.server.testing.usage import cpu_seconds
from load.table import SEATS, Crowd

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


def _bound(core: int | None) -> list[str]:
    return [] if core is None else ["taskset", "-c", str(core)]


def measure_peer(tables: int, think: float, seconds: float, crowd: Crowd, event_bytes: int) -> dict[str, Any]:
    """`event_bytes`: how large its updates are."""
    install()
    server_core, client_core = cores()
    port, streams = free_port(), max(SEATS, crowd.streams)
    numbers = [port, tables, round(1000 * think), seconds, streams, crowd.spectators]
    server = _start(server_core, "server.js", port, event_bytes, stdout=subprocess.DEVNULL)
    try:
        _wait(port)
        clients = _start(client_core, "load.js", *numbers, stdout=subprocess.PIPE)
        overdue = threading.Timer(seconds + PATIENCE, clients.kill)
        overdue.start()
        try:
            assert clients.stdout is not None
            at = {line.strip(): cpu_seconds(server.pid) for line in clients.stdout}  # each line as it comes
        finally:
            overdue.cancel()
            clients.kill()
            clients.wait()
    finally:
        server.kill()
        server.wait()
    if "end" not in at:
        raise SystemExit("boardgame.io's clients did not come to their end")
    result: dict[str, Any] = json.loads(list(at)[-1])
    busy = at["end"] - at["begin"]
    return result | {
        "server_cpu": round(busy / result["seconds"], 3),
        "cpu_ms_per_move": round(1000 * busy / max(1, result["moves"]), 3),
        "database_cpu_ms_per_move": 0.0,
    }


def _start(core: int | None, script: str, *numbers: float, stdout: int) -> subprocess.Popen[str]:
    command = [*_bound(core), "node", script, *map(str, numbers)]
    return subprocess.Popen(command, cwd=FOLDER, stdout=stdout, stderr=subprocess.DEVNULL, text=True)


def _wait(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=2).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("boardgame.io's server did not start")
