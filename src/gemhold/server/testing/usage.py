"""What a process uses, from /proc: processor time, memory, file handles and threads."""

from __future__ import annotations

import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def _stat(pid: int) -> list[str]:
    """The fields of /proc/PID/stat behind the name of the program, which may hold anything."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def cpu_seconds(pid: int) -> float:
    """Processor time so far, of all threads, in the program and in the system for it."""
    words = _stat(pid)
    return (int(words[11]) + int(words[12])) / TICKS


def session(pid: int) -> int:
    return int(_stat(pid)[3])


def parent(pid: int) -> int:
    return int(_stat(pid)[1])


def resident(pid: int) -> int:
    """Bytes of memory."""
    return 1024 * _status(pid, "VmRSS:")


def threads(pid: int) -> int:
    return _status(pid, "Threads:")


def handles(pid: int) -> int:
    """Open files and sockets."""
    return len(os.listdir(f"/proc/{pid}/fd"))


def _status(pid: int, what: str) -> int:
    words = Path(f"/proc/{pid}/status").read_text().partition(what)[2].split()
    return int(words[0]) if words else 0  # a process that has just ended holds nothing
