"""How soon King's table can be played: from its address in a fresh browser to the first roll one may press.

    python -m benchmarks.first_table http://127.0.0.1:8080
    python -m benchmarks.first_table http://127.0.0.1:8080 http://127.0.0.1:8081     two editions, in turn

The servers must run already, so that any two releases can be compared. Milliseconds by the clock, and those the main thread of
the page was at work.
"""

from __future__ import annotations

import argparse
import statistics

from playwright.sync_api import Browser, expect
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, chromium

SEATS = [{"kind": "human", "name": "Ela"}, {"kind": "bot", "bot": "greedy", "name": "Mirek"}]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("servers", nargs="+", metavar="URL")
    parser.add_argument("--visits", type=int, default=9)
    args = parser.parse_args()
    with chromium() as browser:
        for phone in (False, True):
            found: dict[str, list[tuple[float, float]]] = {server: [] for server in args.servers}
            for _ in range(args.visits):
                for server, visits in found.items():
                    visits.append(visit(browser, server, phone))
            for server, visits in found.items():
                clock, work = (statistics.median(column) for column in zip(*visits, strict=True))
                kind = "phone" if phone else "desktop"
                print(f"{server} {kind}: median {clock:.0f} ms, {work:.0f} ms at work, of {len(visits)}")


def visit(browser: Browser, server: str, phone: bool) -> tuple[float, float]:
    """One visit without a cache: milliseconds by the clock, and at work."""
    context = browser.new_context(base_url=server, viewport=PHONE if phone else DESKTOP, has_touch=phone, locale="en")
    context.set_default_timeout(PATIENCE)
    made = context.request.post("/api/tables", data={"game": "king", "pace": 0, "seats": SEATS})
    assert made.ok, made.text()
    page = context.new_page()
    meter = context.new_cdp_session(page)
    meter.send("Performance.enable")
    page.goto(f"/t/{made.json()['id']}")
    expect(page.locator(".roll:not(:disabled)").first).to_be_visible()
    clock: float = page.evaluate("performance.now()")
    metrics = {each["name"]: each["value"] for each in meter.send("Performance.getMetrics")["metrics"]}
    context.close()
    return clock, 1000 * metrics["TaskDuration"]


if __name__ == "__main__":
    main()
