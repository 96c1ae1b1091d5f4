"""Server and PostgreSQL processes for tests and benchmarks."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pwd
import secrets
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from sqlalchemy import text

from gemhold.server.config import database_url
from gemhold.server.store.engine import open_engines
from gemhold.server.testing import usage

PATIENCE = 120.0  # a busy machine starts programs slowly

PORTS = range(12_000, 32_000)
Used = TypeVar("Used", int, float)


def free_port() -> int:
    """A port below those that systems give to outgoing connections: no such connection takes it before the server does, or while
    the server is dead."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("", port))
            return port


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


class Postgres:
    """A PostgreSQL cluster in a temporary folder, that can be stopped and started again."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"postgresql://gemhold@127.0.0.1:{self.port}/postgres"
        self._tools = postgres_tools()
        self._folder = Path(tempfile.mkdtemp(prefix="gemhold-pg-"))
        self._data = self._folder / "data"
        self._user = None
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            self._user = "postgres"
            entry = pwd.getpwnam(self._user)
            os.chown(self._folder, entry.pw_uid, entry.pw_gid)

    def start(self) -> None:
        options = (
            f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories={self._folder} -c max_connections=100"
        )
        self._run("pg_ctl", "-D", str(self._data), "-w", "-l", str(self._folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        """As a crash would: it recovers at the next start."""
        self._run("pg_ctl", "-D", str(self._data), "-m", "immediate", "stop")

    def cpu_seconds(self) -> float:
        """Processor time of its processes so far; one that ends takes its time along."""
        first = int((self._data / "postmaster.pid").read_text().split()[0])
        total = usage.cpu_seconds(first)
        for entry in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if usage.parent(int(entry.name)) == first:
                    total += usage.cpu_seconds(int(entry.name))
        return total

    def disconnect(self) -> None:
        """End all connections of its clients."""
        asyncio.run(self._disconnect())

    async def _disconnect(self) -> None:
        engine, _ = open_engines(database_url(self.url))
        others = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename = 'gemhold'"
        async with engine.connect() as connection:
            await connection.execute(text(f"SELECT pg_terminate_backend(pid) {others}"))
        await engine.dispose()

    def __enter__(self) -> Postgres:
        self._run("initdb", "-D", str(self._data), "-U", "gemhold", "-A", "trust", "-E", "UTF8", "--no-locale")
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.stop()
        finally:
            shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, tool: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._tools / tool), *arguments],
            user=self._user,
            group=self._user,
            extra_groups=None if self._user is None else [],
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        if done.returncode:
            raise RuntimeError(f"{tool} failed: {done.stdout}")


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL cluster; yields its URL."""
    with Postgres() as running:
        yield running.url


class ServerProcess:
    """`gemhold serve` as a subprocess; can be killed and restarted on the same data."""

    def __init__(
        self,
        home: Path,
        *,
        workers: int = 1,
        core: int | None = None,
        env: Mapping[str, str] | None = None,
        options: Sequence[str] = (),
    ) -> None:
        self.port = free_port()
        self._secure = "--tls" in options
        self.base = f"http{'s' if self._secure else ''}://127.0.0.1:{self.port}"
        self.workers = workers
        self.log = home / "server.log"
        self._core = core
        self._options = options  # of `gemhold serve`
        self._env = {"GEMHOLD_HOME": str(home), "GEMHOLD_RATE_LIMITS": "off", "GEMHOLD_BOT_MODE": "pure", "GEMHOLD_MODE": "pure"}
        self._env |= {"GEMHOLD_STAND_IN": "random", "GEMHOLD_WARM": "off"}
        self._env |= env or {}
        self.database = self._env.get("GEMHOLD_DATABASE_URL", f"sqlite:///{home / 'gemhold.db'}")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> ServerProcess:
        command = [sys.executable, "-m", "gemhold.cli", "serve", "--port", str(self.port), "--workers", str(self.workers)]
        command += self._options
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
            with contextlib.suppress(OSError), self._connection() as connection:
                connection.sendall(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                if connection.recv(12) == b"HTTP/1.1 200":
                    return self
            time.sleep(0.05)
        raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-4000:]}")

    def _connection(self) -> socket.socket:
        plain = socket.create_connection(("127.0.0.1", self.port), timeout=2)
        if not self._secure:
            return plain
        try:
            trusting = ssl.create_default_context()  # the certificate is the test's own
            trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
            return trusting.wrap_socket(plain)
        except OSError:
            plain.close()
            raise

    def cpu_seconds(self) -> float:
        """Processor time of the server and its workers so far, without its bots and database."""
        return sum(self.each(usage.cpu_seconds))

    def processes(self) -> list[int]:
        """The numbers of all processes of the server."""
        if self._process is None:
            return []
        out = []
        for entry in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if usage.session(int(entry.name)) == self._process.pid:
                    out.append(int(entry.name))
        return out

    def worker_processes(self) -> list[int]:
        """The numbers of the workers' processes, under a supervisor."""
        out = []
        for pid in self.processes():
            with contextlib.suppress(OSError):
                command = Path(f"/proc/{pid}/cmdline").read_bytes()
                if b"spawn_main" in command:
                    out.append(pid)
        return out

    def kill_bots(self) -> int:
        """Kill the processes that think for bots; returns how many there were."""
        killed = 0
        for pid in self.processes():
            with contextlib.suppress(OSError):
                if b"gemhold.server.bot_process" in Path(f"/proc/{pid}/cmdline").read_bytes():
                    os.kill(pid, signal.SIGKILL)
                    killed += 1
        return killed

    def resident(self) -> int:
        """Bytes of memory the server's processes hold, without those of bots."""
        return sum(self.each(usage.resident))

    def handles(self) -> int:
        """Files and sockets they hold open."""
        return sum(self.each(usage.handles))

    def threads(self) -> int:
        return sum(self.each(usage.threads))

    def each(self, measure: Callable[[int], Used]) -> list[Used]:
        """A measurement of each of the server's processes, without those of bots."""
        out = []
        for pid in self.processes():
            with contextlib.suppress(OSError):
                if b"gemhold.server.bot_process" not in Path(f"/proc/{pid}/cmdline").read_bytes():
                    out.append(measure(pid))
        return out

    def kill(self) -> None:
        """Kill all processes of the server at once, as a power failure would."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def signal(self, number: int) -> None:
        """Send a signal to the server, or to the supervisor of its workers."""
        assert self._process is not None
        self._process.send_signal(number)

    def terminate(self) -> None:
        """Ask it to stop."""
        self.signal(signal.SIGTERM)

    def stop(self) -> int | None:
        """Its exit status; None if it had to be killed."""
        status = None
        if self._process is not None:
            self._process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                status = self._process.wait(PATIENCE)
            self.kill()
        return status

    def __enter__(self) -> ServerProcess:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()
