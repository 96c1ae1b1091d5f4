"""Server and PostgreSQL processes for tests and benchmarks."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

PATIENCE = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def cores() -> tuple[int | None, int | None]:
    """A core for the server and one for its clients, if there are two."""
    allowed = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    return (allowed[0], allowed[1]) if len(allowed) > 1 else (None, None)


def postgres_tools() -> Path:
    """The folder with initdb and pg_ctl."""
    found = shutil.which("initdb")
    places = [Path(found).parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for place in places:
        if (place / "initdb").exists() and (place / "pg_ctl").exists():
            return place
    raise FileNotFoundError("PostgreSQL is missing: install it (Debian: apt install postgresql), initdb and pg_ctl are needed")


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL cluster in a temporary folder; yields its URL."""
    tools = postgres_tools()
    folder = Path(tempfile.mkdtemp(prefix="gemhold-pg-"))
    user = None
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        user = "postgres"
        entry = pwd.getpwnam(user)
        os.chown(folder, entry.pw_uid, entry.pw_gid)
    port = free_port()
    data = folder / "data"

    def run(*command: str) -> None:
        done = subprocess.run(
            command,
            user=user,
            group=user,
            extra_groups=None if user is None else [],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        if done.returncode:
            raise RuntimeError(f"{Path(command[0]).name} failed: {done.stdout}")

    try:
        run(str(tools / "initdb"), "-D", str(data), "-U", "gemhold", "-A", "trust", "-E", "UTF8", "--no-locale")
        options = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={folder} -c max_connections=100"
        run(str(tools / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"postgresql://gemhold@127.0.0.1:{port}/postgres"
        finally:
            run(str(tools / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class ServerProcess:
    """`gemhold serve` as a subprocess; can be killed and restarted on the same data."""

    def __init__(self, home: Path, *, workers: int = 1, core: int | None = None, env: Mapping[str, str] | None = None) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.workers = workers
        self.log = home / "server.log"
        self._core = core
        self._env = {"GEMHOLD_HOME": str(home), "GEMHOLD_RATE_LIMITS": "off", "GEMHOLD_BOT_MODE": "pure", "GEMHOLD_MODE": "pure"}
        self._env |= {"GEMHOLD_STAND_IN": "random", "GEMHOLD_WARM": "off"}
        self._env |= env or {}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> ServerProcess:
        command = [sys.executable, "-m", "gemhold.cli", "serve", "--port", str(self.port), "--workers", str(self.workers)]
        if self._core is not None:
            command = ["taskset", "-c", str(self._core), *command]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, env=os.environ | self._env, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self._process.poll() is not None:
                break
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=2) as connection:
                connection.sendall(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                if connection.recv(12) == b"HTTP/1.1 200":
                    return self
            time.sleep(0.05)
        raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-4000:]}")

    def cpu_seconds(self) -> float:
        """Processor time of a one-worker server so far, without its bots and database."""
        if self._process is None:
            return 0.0
        words = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """Kill all processes of the server at once, as a power failure would."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(15)
            self.kill()

    def __enter__(self) -> ServerProcess:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()
