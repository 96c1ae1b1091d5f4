"""Attacks that hold memory and sockets, while honest people play: endless headers, idle sockets, half requests.

python benchmarks/flood.py --seconds 20

Aims: resident memory grows by less than 10 MB, the honest players' p99 stays below 100 ms, half requests are closed within 15 s.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from gemhold.server.testing import ServerProcess
from gemhold.server.testing.floods import ATTACKS, MEGABYTE, suffer

MOST_GROWTH = 10 * MEGABYTE
LONGEST_WAIT = 0.1
WARM_UP = 5.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each attack")
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    good = True
    with (
        tempfile.TemporaryDirectory(prefix="gemhold-flood-") as home,
        ServerProcess(Path(home), workers=chosen.workers) as server,
    ):
        asyncio.run(suffer(server, "quiet", WARM_UP))  # what a server allocates with its first games is no growth
        for name in ATTACKS:
            flood = asyncio.run(suffer(server, name, chosen.seconds))
            print(
                f"{name}: {flood.said}; memory +{flood.grown / MEGABYTE:.1f} MB; {len(flood.waits)} moves of honest players,"
                f" p50 {1000 * flood.wait(0.5):.0f} ms, p99 {1000 * flood.wait(0.99):.0f} ms,"
                f" longest {1000 * max(flood.waits, default=0):.0f} ms, {flood.refused} connections opened anew"
            )
            # Without an attack more games are opened, which is what memory is for: the others are judged by their growth.
            good &= (name == "quiet" or flood.grown < MOST_GROWTH) and flood.wait(0.99) < LONGEST_WAIT
    if not good:
        sys.exit(1)


if __name__ == "__main__":
    main()
