"""Faults of disk and database under load: a full disk, a locked or read-only file, PostgreSQL crashed or its connections cut.

python benchmarks/faults.py --seconds 20

No accepted move may be lost or doubled; play goes on by itself when the fault is over.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from gemhold.server.testing import Postgres, ServerProcess
from gemhold.server.testing.faults import Outcome, disconnected, full_disk, locked, may_protect, read_only, suffer, without


def on_sqlite(seconds: float, workers: int) -> list[Outcome]:
    with tempfile.TemporaryDirectory(prefix="gemhold-faults-") as home:
        database = Path(home) / "gemhold.db"
        with ServerProcess(Path(home), workers=workers) as server:
            outcomes = [
                asyncio.run(suffer(server, "full disk", lambda: full_disk(server), seconds)),
                asyncio.run(suffer(server, "locked database", lambda: locked(database), seconds)),
            ]
            if may_protect(Path(home)):
                outcomes.append(asyncio.run(suffer(server, "read-only file", lambda: read_only(database), seconds)))
            return outcomes


def on_postgresql(seconds: float, workers: int) -> list[Outcome]:
    with (
        tempfile.TemporaryDirectory(prefix="gemhold-faults-") as home,
        Postgres() as cluster,
        ServerProcess(Path(home), workers=workers, env={"GEMHOLD_DATABASE_URL": cluster.url}) as server,
    ):
        return [
            asyncio.run(suffer(server, "PostgreSQL crashed", lambda: without(cluster), seconds)),
            asyncio.run(suffer(server, "connections cut", lambda: disconnected(cluster), seconds)),
        ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long a fault lasts")
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    outcomes = on_sqlite(chosen.seconds, chosen.workers) + on_postgresql(chosen.seconds, chosen.workers)
    for outcome in outcomes:
        refused = ", ".join(f"{n} × {what}" for what, n in outcome.refused.most_common()) or "none"
        again = "never" if outcome.recovered is None else f"{outcome.recovered:.1f} s"
        print(
            f"{outcome.fault}: {outcome.accepted} moves accepted, refused {refused}; lost {len(outcome.lost)},"
            f" doubled {len(outcome.doubled)}; all tables go on after {again};"
            f" told: {', '.join(sorted(outcome.not_ready)) or 'nothing'}"
        )
    if not all(outcome.good for outcome in outcomes):
        sys.exit(1)


if __name__ == "__main__":
    main()
