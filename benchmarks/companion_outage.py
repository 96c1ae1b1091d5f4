"""Kill the server in mid-game while three devices at a companion table go on entering; start it again and compare everything.

    python benchmarks/companion_outage.py                     5 minutes without the server
    python benchmarks/companion_outage.py --minutes 0.5 --pause 0.1

Two phones and a laptop in a real Chromium tap goods, figures and undo all the time: before, while the server is dead, and while
it comes back. At the end every entry that was made must be on the server once and on every device, and all devices must show the
same figures as a new one that knows only what the server tells it. Exits with 1 if something does not hold. The client must be
built.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import chromium
from tests.browser.outage import stop_in_mid_game

from gemhold.server.testing import ServerProcess

MOST_MINUTES = 60.0


def minutes(text: str) -> float:
    number = float(text)
    if not 0 < number <= MOST_MINUTES:
        raise argparse.ArgumentTypeError(f"more than 0, at most {MOST_MINUTES:.0f}")
    return number


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=minutes, default=5.0, help="how long the server is away (default 5)")
    parser.add_argument("--pause", type=float, default=0.5, help="seconds between two rounds of entries (default 0.5)")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as home, ServerProcess(Path(home)) as server, chromium() as browser:
        report = stop_in_mid_game(browser, server, asked.minutes * 60, asked.pause, say=lambda text: print(text, flush=True))
    total = sum(report.made.values())
    print(f"server away: {report.seconds:.0f} s")
    print("entries made: " + ", ".join(f"{name} {n}" for name, n in report.made.items()) + f"; together {total}")
    print(f"of them while it was away: {report.meanwhile}")
    print(f"on the server: {report.on_server}, equal on all devices {report.again:.1f} s after it came back")
    print("lost, doubled or different: " + ("; ".join(report.faults) or "nothing"))
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
