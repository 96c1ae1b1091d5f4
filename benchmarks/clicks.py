"""How quick the browser client is: until the home page can be used, and from a press on a full map to its menu on screen.

python -m benchmarks.clicks
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import QUICK_BOTS, chromium, come
from tests.browser.full_map import last_menu, look_at, press
from tests.browser.play import king

from gemhold.server.testing import ServerProcess

VISITS = 5  # fresh browsers without a cache
PAUSE = 300  # ms between presses: what came of the one before is drawn
SHORTEST = 16.0  # ms; the browser tells of nothing quicker

# The browser's own measure of what a person waits for: from the press to the frame that shows what came of it.
WATCH = f"""() => {{
  if (!PerformanceObserver.supportedEntryTypes.includes('event')) throw new Error('this browser does not time events');
  window.waits = [];
  const presses = list => list.getEntries().filter(each => each.interactionId);
  const watch = new PerformanceObserver(list => waits.push(...presses(list).map(each => each.duration)));
  watch.observe({{ type: 'event', durationThreshold: {SHORTEST} }});
}}"""


def main() -> None:
    with (
        tempfile.TemporaryDirectory(prefix="gemhold-clicks-") as home,
        chromium() as browser,
        ServerProcess(Path(home), env=QUICK_BOTS) as server,
    ):
        report("home page ready", [ready(browser, server) for _ in range(VISITS)])
        for phone in (False, True):
            kind = "phone" if phone else "desktop"
            report(f"press in the last round of four, {kind}", presses(browser, server, phone))


def ready(browser: Browser, server: ServerProcess) -> float:
    """Milliseconds from the address to a home page that can be used."""
    context = come(browser, server)
    page = context.new_page()
    page.goto("/")
    king(page).get_by_role("button", name="Play against bots").wait_for()
    wait: float = page.evaluate("performance.now()")
    context.close()
    return wait


def presses(browser: Browser, server: ServerProcess, phone: bool) -> list[float]:
    context = come(browser, server, phone=phone, still=False)
    page = context.new_page()
    tiles = last_menu(page, server)
    page.evaluate(WATCH)
    waits = [waits_for(page, name, phone) for name in tiles]
    context.close()
    return waits


def waits_for(page: Page, name: str, phone: bool) -> float:
    """Milliseconds from a press on a tile until its menu is on screen; it is shut again."""
    look_at(page, name, phone)
    page.wait_for_timeout(PAUSE)
    page.evaluate("waits.length = 0")
    press(page, name, phone)
    page.wait_for_timeout(PAUSE)
    wait: float = max(page.evaluate("waits"), default=SHORTEST)
    page.keyboard.press("Escape")
    expect(page.locator(".pop")).to_have_count(0)
    return wait


def report(what: str, waits: list[float]) -> None:
    print(f"{what}: median {statistics.median(waits):.0f} ms, slowest {max(waits):.0f} ms, of {len(waits)}")


if __name__ == "__main__":
    main()
