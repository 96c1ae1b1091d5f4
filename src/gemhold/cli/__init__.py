"""The command line. Heavy imports are deferred until a command runs, so that `gemhold --help` is fast."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> None:
    """Run a command and exit with its code."""
    from gemhold.cli.run import run

    sys.exit(run(list(sys.argv[1:] if argv is None else argv)))
