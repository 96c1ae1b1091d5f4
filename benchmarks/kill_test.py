"""Kill the server (-9) repeatedly under load: no accepted move may be lost or doubled, and no table stuck.

python benchmarks/kill_test.py --kills 100
python benchmarks/kill_test.py --kills 20 --database postgresql
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path

from gemhold.server.testing import ServerProcess, postgres
from gemhold.server.testing.kills import kill_often

MOST_KILLS = 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="king")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    start = time.perf_counter()
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="gemhold-kill-")))
        env = {"GEMHOLD_DATABASE_URL": stack.enter_context(postgres())} if chosen.database == "postgresql" else {}
        server = stack.enter_context(ServerProcess(home, workers=chosen.workers, env=env))
        report = asyncio.run(kill_often(server, chosen.game, min(chosen.kills, MOST_KILLS), chosen.tables, chosen.seed))
    if chosen.json:
        print(json.dumps(asdict(report) | {"seconds": round(time.perf_counter() - start, 1)}, indent=1))
    else:
        print(
            f"{report.kills} kills in {time.perf_counter() - start:.0f} s on {chosen.database}: {report.accepted} moves accepted"
            f" in {report.games} games, {report.resent} sent again; lost {len(report.lost)}, doubled {len(report.doubled)},"
            f" stuck {len(report.stuck)}"
        )
    if not report.good:
        sys.exit(1)


if __name__ == "__main__":
    main()
