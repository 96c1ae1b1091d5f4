"""Fuzzed requests against a server on which people play: no answer may be a 5xx, and every complete request is answered.

python benchmarks/fuzz.py --requests 100000

Prints the answers by route and status, and the requests that failed. The server runs without rate limits, as `ServerProcess`
starts it for tests: they would answer nearly everything with 429.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from gemhold.server.config import STATIC
from gemhold.server.testing import ServerProcess, postgres
from gemhold.server.testing.fuzz import Report, fuzz

SHOWN = 20


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    chosen = parser.parse_args()
    if not (STATIC / "index.html").exists():
        sys.exit("the pages of the client are fuzzed, too: build it first (make client)")
    start = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="gemhold-fuzz-") as home:
        if chosen.database == "postgresql":
            with postgres() as url:
                report, log = run(Path(home), {"GEMHOLD_DATABASE_URL": url}, chosen)
        else:
            report, log = run(Path(home), {}, chosen)
    for route, statuses in sorted(report.by_route.items()):
        print(f"{route:60} " + "  ".join(f"{status} {n}" for status, n in sorted(statuses.items())))
    print(
        f"{report.requests} requests in {time.perf_counter() - start:.0f} s, beside {report.moves} real moves;"
        f" failed: {len(report.failures)}"
    )
    for failure in report.failures[:SHOWN]:
        print(failure)
    if "Traceback" in log:
        print(log[log.index("Traceback") :][:4000])
    if report.failures or "Traceback" in log:
        sys.exit(1)


def run(home: Path, env: dict[str, str], chosen: argparse.Namespace) -> tuple[Report, str]:
    with ServerProcess(home, workers=chosen.workers, env={"GEMHOLD_BOT_MODE": "jit"} | env) as server:
        report = asyncio.run(fuzz(server, chosen.requests, chosen.seed))
        return report, server.log.read_text()


if __name__ == "__main__":
    main()
