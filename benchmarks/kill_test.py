"""Kill the server (-9) repeatedly under load, and the processes that think for its bots.

No accepted move may be lost or doubled, no table stuck, no bot's move other than what its level chooses.

python benchmarks/kill_test.py --kills 100
python benchmarks/kill_test.py --kills 100 --workers 2 --database postgresql
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
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
    parser.add_argument("--level", default="greedy", help="of the bots at the tables without people")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    logging.basicConfig(format="%(message)s", level=logging.INFO)
    start = time.perf_counter()
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="gemhold-kill-")))
        env = {"GEMHOLD_DATABASE_URL": stack.enter_context(postgres())} if chosen.database == "postgresql" else {}
        server = stack.enter_context(ServerProcess(home, workers=chosen.workers, env=env))
        kills = min(chosen.kills, MOST_KILLS)
        report = asyncio.run(kill_often(server, chosen.game, kills, chosen.tables, chosen.seed, chosen.level))
    if chosen.json:
        print(json.dumps(asdict(report) | {"seconds": round(time.perf_counter() - start, 1)}, indent=1))
    else:
        print(
            f"{report.kills} kills in {time.perf_counter() - start:.0f} s on {chosen.database}, {chosen.workers} workers:"
            f" {report.accepted} moves accepted in {report.games} games, {report.resent} sent again;"
            f" lost {len(report.lost)}, doubled {len(report.doubled)}, stuck {len(report.stuck)};"
            f" {report.bot_kills} bot processes killed, {report.bot_moves} moves of bots checked,"
            f" {report.stood_in} by a simpler level, {len(report.at_random)} at random"
        )
    if not report.good:
        for fault in (*report.lost, *report.doubled, *report.stuck, *report.at_random):
            print(fault, file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
