"""How rules run in this process: compiled, or as the plain Python they are written in."""

import os

from gemhold.core.errors import BadOption

MODE = os.environ.get("GEMHOLD_MODE", "jit")
if MODE not in ("jit", "pure"):
    raise BadOption(f"unknown mode {MODE!r}", place="GEMHOLD_MODE", hint="use jit or pure")

PURE = MODE == "pure"
