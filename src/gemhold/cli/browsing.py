"""Showing the game in the user's browser."""

from __future__ import annotations

import os
import socket
import sys
import time
import webbrowser
from urllib.parse import urlsplit

PATIENCE = 60.0  # seconds for a server to start


def show(address: str) -> None:
    """Open the browser once the server answers. Where there is no screen, the printed address has to do."""
    if not _screen():
        return
    address = address.replace("0.0.0.0", "127.0.0.1")
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and not _answers(address):
        time.sleep(0.1)
    webbrowser.open(address)


def _answers(address: str) -> bool:
    """Is somebody there? Whoever connects before that waits in the queue."""
    where = urlsplit(address)
    question = f"HEAD / HTTP/1.1\r\nHost: {where.hostname}\r\nConnection: close\r\n\r\n"
    try:
        with socket.create_connection((where.hostname, where.port), timeout=PATIENCE) as connection:
            connection.sendall(question.encode())
            return bool(connection.recv(1)) or where.scheme == "https"  # which hangs up on a question in the clear
    except OSError:
        return False


def _screen() -> bool:
    """Without one, Python would start a browser for text in the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
