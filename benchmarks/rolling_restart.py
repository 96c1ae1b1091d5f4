"""Replace all workers of a server on PostgreSQL, one after the other, while tables play.

python benchmarks/rolling_restart.py --tables 50

No move may fail that sending it again does not heal, and none may be lost or doubled.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path

from gemhold.server.testing import ServerProcess, postgres
from gemhold.server.testing.rolling import restart_under_load


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--think", type=float, default=0.1, help="seconds of a player between two moves")
    parser.add_argument("--kill", action="store_true", help="kill a worker first, which the supervisor replaces")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="postgresql")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="gemhold-rolling-")))
        env = {"GEMHOLD_DATABASE_URL": stack.enter_context(postgres())} if chosen.database == "postgresql" else {}
        server = stack.enter_context(ServerProcess(home, workers=chosen.workers, env=env))
        report = asyncio.run(restart_under_load(server, chosen.tables, chosen.think, chosen.kill))
    if chosen.json:
        print(json.dumps(asdict(report), indent=1))
    else:
        print(
            f"{report.replaced} workers replaced in {report.seconds:.1f} s under {report.tables} tables on {chosen.database}:"
            f" {report.accepted} moves accepted in {report.games} games, {report.retried} sent again,"
            f" longest wait {report.longest:.2f} s; failed {len(report.failed)}, lost {len(report.lost)},"
            f" doubled {len(report.doubled)}"
        )
    if not report.good:
        for fault in (*report.failed, *report.lost, *report.doubled):
            print(fault, file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
