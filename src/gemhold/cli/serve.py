"""`gemhold serve`: the server, with the browser client."""

from __future__ import annotations

import os
import socket
import threading
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

HOST = "127.0.0.1"
PORT = 8451
TRIES = 100  # ports looked at for a free one
ENDING_SECONDS = 10  # to answer what is being answered
WAITING = 2048  # connections in the queue, as uvicorn has it
STARTING_SECONDS = 60  # for a worker to start, or to give a sign of life


class Log(StrEnum):
    text = "text"
    json = "json"


class Level(StrEnum):
    error = "error"
    warning = "warning"
    info = "info"


class Readers(StrEnum):
    local = "local"
    all = "all"
    off = "off"


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets others in your network join.")] = HOST,
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes a free one.")] = PORT,
    anywhere: Annotated[
        bool, typer.Option("--anywhere", help="Use your Gemhold that runs already, or the next port if this one is taken.")
    ] = False,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Number of worker processes.")] = 1,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the game in your browser.")] = False,
    name: Annotated[list[str] | None, typer.Option(help="A host name people reach the server by; may be repeated.")] = None,
    home: Annotated[Path | None, typer.Option(help="Where to keep tables. [default: your data directory]")] = None,
    proxy: Annotated[bool, typer.Option(help="Trust the address and scheme in the headers of a local reverse proxy.")] = False,
    keep: Annotated[
        int,
        typer.Option(min=0, max=36_500, help="Delete finished tables and unused companions after so many days; 0 keeps them."),
    ] = 0,
    log: Annotated[Log, typer.Option(help="Lines of the log: readable text, or JSON.")] = Log.text,
    log_level: Annotated[Level, typer.Option(help="What to log; info logs every request.")] = Level.warning,
    metrics: Annotated[
        Readers, typer.Option(help="Who may read /metrics: programs on this machine, all, or nobody.")
    ] = Readers.local,
    tls: Annotated[
        tuple[Path, Path] | None, typer.Option(metavar="CERT KEY", help="Serve https with this certificate and key (PEM files).")
    ] = None,
) -> None:
    """Serve the games to browsers. Tables are kept in your data directory, or in PostgreSQL by GEMHOLD_DATABASE_URL."""
    # For single positions plain Python is faster; bots run compiled rules in their own processes.
    os.environ.setdefault("GEMHOLD_MODE", "pure")
    os.environ |= {"GEMHOLD_WORKERS": str(workers), "GEMHOLD_KEEP": str(keep), "GEMHOLD_METRICS": metrics.value}
    if workers > 1:
        os.environ["GEMHOLD_SUPERVISOR"] = str(os.getpid())
    if name:
        os.environ["GEMHOLD_HOSTS"] = ",".join(name)
    if home is not None:
        os.environ["GEMHOLD_HOME"] = str(home)
    import uvicorn

    from gemhold.cli import browsing, reach, running, serving
    from gemhold.server import limits, logs, steering
    from gemhold.server import metrics as counted
    from gemhold.server.config import database_url
    from gemhold.server.connections import LimitedProtocol

    database_url()  # report an invalid URL before starting
    if tls is not None:
        reach.check_certificate(*tls)
    console = Console(stderr=True, soft_wrap=True)
    scheme = "http" if tls is None else "https"
    listening = serving.inherited()
    if listening is None:
        if anywhere and (there := running.address()):
            console.print(f"Gemhold is already at {there}")
            if open_browser:
                browsing.show(there)
            return
        listening = _listen(console, host, port, TRIES if anywhere else 1)
        address = _address(scheme, host, listening)
        if port not in (listening.getsockname()[1], 0):
            console.print(f"Port {port} is taken by something else.")
        console.print(f"Gemhold is at {address} (stop with Ctrl+C)")
        if host in reach.EVERYWHERE and (near := reach.from_network()) is not None:
            reach.show(console, _address(scheme, near, listening))
        if open_browser:
            threading.Thread(target=browsing.show, args=(address,), daemon=True).start()
    with (
        running.noted(_address(scheme, host, listening)),
        limits.shared_by_workers(),
        counted.shared_by_workers(workers),
        steering.shared_by_workers(workers, encrypted=tls is not None),
    ):
        config = uvicorn.Config(
            "gemhold.server.app:create_app",
            factory=True,
            http=LimitedProtocol,
            host=host,
            port=listening.getsockname()[1],
            workers=workers,
            log_config=logs.settings(log, log_level),
            log_level="warning",
            access_log=False,
            server_header=False,
            proxy_headers=proxy,
            forwarded_allow_ips="127.0.0.1,::1" if proxy else "",
            timeout_graceful_shutdown=ENDING_SECONDS,
            timeout_worker_healthcheck=STARTING_SECONDS,
            timeout_keep_alive=60,
            ssl_certfile=None if tls is None else tls[0],
            ssl_keyfile=None if tls is None else tls[1],
        )
        again = serving.serve_on(listening, config)
    if again:
        serving.start_anew(listening)
    listening.close()


def _address(scheme: str, host: str, listening: socket.socket) -> str:
    from gemhold.cli import reach

    return reach.address(scheme, host, listening.getsockname()[1])


def _listen(console: Console, host: str, port: int, tries: int) -> socket.socket:
    """A socket on this port or one of the next, so many in all."""
    for n in range(port, min(port + tries, 65536)):
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, n))
            listening.listen(WAITING)  # from here on: who is quicker than the server waits instead of being refused
        except OSError as error:
            reason = error.strerror
            listening.close()
        else:
            return listening
    console.print(f"Cannot listen on {host}, port {port}: {reason}. Choose another with --port.")
    raise typer.Exit(1)
