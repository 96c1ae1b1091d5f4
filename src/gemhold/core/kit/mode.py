"""The mode rules run in: compiled by Numba, or as plain Python. It is fixed for the process."""

import os

from gemhold.core.errors import BadOption

MODE = os.environ.get("GEMHOLD_MODE", "jit")
if MODE not in ("jit", "pure"):
    raise BadOption(f"unknown mode {MODE!r}", place="GEMHOLD_MODE", hint="use jit or pure")

PURE = MODE == "pure"
