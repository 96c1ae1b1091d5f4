"""Runs uvicorn: one process, or a supervisor with workers. SIGHUP replaces what runs by a new start of the same command, with new
code if there is any, while the socket stays open: connections wait in its queue instead of being refused.

In a terminal SIGHUP means that its window was closed; then it ends the server, as it ends other programs.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
from types import FrameType

import uvicorn
from uvicorn.supervisors import Multiprocess

from gemhold.server.worker import START_ANEW as REPLACE

START_ANEW: int | None = getattr(signal, "SIGUSR1", None)  # by which a lone server asks itself; Windows has none
INHERITED = "GEMHOLD_SOCKET"  # the number of the open socket, from the process that was replaced


def inherited() -> socket.socket | None:
    """The socket of the process this one replaces."""
    number = os.environ.pop(INHERITED, "")
    return socket.socket(fileno=int(number)) if number else None


def serve_on(listening: socket.socket, config: uvicorn.Config) -> bool:
    """Serve until a signal ends it; True if it was asked to start anew."""
    if config.workers > 1:
        os.environ[REPLACE] = str(int(signal.SIGTERM))  # the supervisor replaces who ends
        Supervisor(config, [listening]).run()
        return False
    if START_ANEW is not None:
        os.environ[REPLACE] = str(int(START_ANEW))
    server = Single(config)
    signal.signal(signal.SIGTERM, _exit)  # uvicorn raises it again when all is served; by default that would end us on the spot
    server.run([listening.dup()])  # uvicorn closes what it is given
    return server.again


def start_anew(listening: socket.socket) -> None:
    """Become a new process of the same command."""
    os.set_inheritable(listening.fileno(), True)
    os.environ[INHERITED] = str(listening.fileno())
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])


def _exit(_signal: int, _frame: FrameType | None) -> None:
    """Leave through all `with` blocks, so that nothing stays behind."""
    raise SystemExit(0)


def _in_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


class Single(uvicorn.Server):
    again = False

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        if START_ANEW is not None:
            signal.signal(START_ANEW, self._restart)
            if not _in_terminal():
                signal.signal(signal.SIGHUP, self._restart)
        super().run(sockets)

    def _restart(self, _signal: int, _frame: FrameType | None) -> None:
        self.again = self.should_exit = True


class Supervisor(Multiprocess):
    """Replaces its workers one after the other: a new one serves before an old one ends."""

    def handle_hup(self) -> None:
        if _in_terminal():
            self.should_exit.set()
        else:
            super().handle_hup()
