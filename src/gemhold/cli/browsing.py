"""Showing the game in the user's browser."""

from __future__ import annotations

import os
import socket
import sys
import time
import webbrowser
from urllib.parse import urlsplit


def show(address: str) -> None:
    """Open the browser once the server answers. Where there is no screen, the printed address has to do."""
    address = address.replace("0.0.0.0", "127.0.0.1")
    where = urlsplit(address)
    for _ in range(200):
        try:
            with socket.create_connection((where.hostname, where.port), timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    if _screen():
        webbrowser.open(address)


def _screen() -> bool:
    """Without one, Python would start a browser for text in the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
