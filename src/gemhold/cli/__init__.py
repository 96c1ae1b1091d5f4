"""The command line. Nothing heavy is imported before a command runs: `gemhold --help` answers at once."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> None:
    """Run a command and leave with its exit code."""
    from gemhold.cli.run import run

    sys.exit(run(list(sys.argv[1:] if argv is None else argv)))
