"""`gemhold serve`: the server, with the browser client."""

from __future__ import annotations

import os
import socket
import threading
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

HOST = "127.0.0.1"
PORT = 8451
TRIES = 100  # ports looked at for a free one


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
) -> None:
    """Serve the games to browsers. Tables are kept in your data directory, or in PostgreSQL by GEMHOLD_DATABASE_URL."""
    # For single positions plain Python is faster; bots run compiled rules in their own processes.
    os.environ.setdefault("GEMHOLD_MODE", "pure")
    os.environ["GEMHOLD_WORKERS"] = str(workers)
    if workers > 1:
        os.environ["GEMHOLD_SUPERVISOR"] = str(os.getpid())
    if name:
        os.environ["GEMHOLD_HOSTS"] = ",".join(name)
    if home is not None:
        os.environ["GEMHOLD_HOME"] = str(home)
    import uvicorn

    from gemhold.cli import browsing, running
    from gemhold.server.config import database_url
    from gemhold.server.connections import LimitedProtocol
    from gemhold.server.limits import shared_by_workers

    database_url()  # report an invalid URL before starting
    console = Console(stderr=True, soft_wrap=True)
    if anywhere and (there := running.address()):
        console.print(f"Gemhold is already at {there}")
        if open_browser:
            browsing.show(there)
        return
    wanted, port = port, _free_port(console, host, port, TRIES if anywhere else 1)
    if wanted not in (port, 0):
        console.print(f"Port {wanted} is taken by something else.")
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    console.print(f"Gemhold is at {address} (stop with Ctrl+C)")
    if open_browser:
        threading.Thread(target=browsing.show, args=(address,), daemon=True).start()
    with running.noted(address), shared_by_workers():
        uvicorn.run(
            "gemhold.server.app:create_app",
            factory=True,
            http=LimitedProtocol,
            host=host,
            port=port,
            workers=workers,
            log_level="warning",
            access_log=False,
            server_header=False,
            proxy_headers=proxy,
            forwarded_allow_ips="127.0.0.1,::1" if proxy else "",
            timeout_graceful_shutdown=3,
            timeout_keep_alive=60,
        )


def _free_port(console: Console, host: str, port: int, tries: int) -> int:
    """This port or one of the next, so many in all."""
    for n in range(port, min(port + tries, 65536)):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, n))
            except OSError as error:
                reason = error.strerror
            else:
                return int(probe.getsockname()[1])
    console.print(f"Cannot listen on {host}, port {port}: {reason}. Choose another with --port.")
    raise typer.Exit(1)
