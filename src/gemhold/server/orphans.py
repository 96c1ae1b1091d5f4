"""Workers end with their supervisor: left alone they would hold the port, and the next start would find it taken."""

from __future__ import annotations

import ctypes
import os
import signal
import sys

SUPERVISOR = "GEMHOLD_SUPERVISOR"  # its process, set by `gemhold serve`
PR_SET_PDEATHSIG = 1  # Linux: the signal a process gets when its parent dies


def end_with_parent() -> None:
    supervisor = os.environ.get(SUPERVISOR)
    if supervisor is None or not sys.platform.startswith("linux"):
        return
    ctypes.CDLL(None, use_errno=True).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
    if os.getppid() != int(supervisor):  # it died before we asked
        os.kill(os.getpid(), signal.SIGTERM)
