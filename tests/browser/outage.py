"""Three devices at one companion table go on entering while the server is dead; then all that was entered is compared."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from playwright.sync_api import Browser, Page

from gemhold.server.testing import ServerProcess
from tests.browser.conftest import PATIENCE, Visitor, come

DEVICES = ("first phone", "second phone", "laptop")
GOODS = ("sulphur", "wood", "iron", "water", "gems")
SPARED = 5  # entries of a device it does not undo: the first are about who plays
EQUAL_WITHIN = 120.0  # seconds after the server is back; waits between tries grow to ten

# What a device holds: the ids of its entries, and those the server has not confirmed.
_KEPT = """() => new Promise(done => {
  const asked = indexedDB.open("gemhold-companion");
  asked.onsuccess = () => {
    const all = asked.result.transaction("entries").objectStore("entries").getAll();
    all.onsuccess = () => {
      asked.result.close();
      done({ ids: all.result.map(entry => entry.id), waiting: all.result.filter(entry => !entry.sent).length });
    };
  };
})"""


@dataclass
class Outage:
    """What came out. Every list of faults must be empty."""

    seconds: float  # the server was away
    made: dict[str, int]  # entries by device
    meanwhile: int  # of them, while the server was away
    on_server: int = 0
    again: float = 0.0  # seconds until all were equal
    faults: list[str] = field(default_factory=list)


class Device:
    def __init__(self, name: str, visitor: Visitor, seed: int) -> None:
        self.name = name
        self.visitor = visitor
        self.page: Page = visitor.page
        self.made = 0
        self._luck = random.Random(seed)

    def enter(self) -> None:
        """One tap, which is one entry."""
        what = self._luck.random()
        if what < 0.1 and self.made > SPARED:
            self.page.locator(".undo").click()
        elif what < 0.2:
            self.page.locator("[data-free=worker]").click()
        else:
            button = "first" if what < 0.75 else "last"
            self.page.locator(f"[data-good={self._luck.choice(GOODS)}] button:{button}-of-type").click()
        self.made += 1

    def kept(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(_KEPT)
        return found

    def shows(self) -> list[str]:
        """All figures of both players."""
        out: list[str] = []
        for seat in range(2):
            self.page.locator(f"[data-seat='{seat}']").click()
            out += self.page.locator("[data-good] b, main li span > b").all_inner_texts()
        return out


def stop_in_mid_game(
    browser: Browser, server: ServerProcess, seconds: float, pause: float, say: Callable[[str], None] = lambda _: None
) -> Outage:
    devices = [Device(name, Visitor(come(browser, server, phone="phone" in name)), n) for n, name in enumerate(DEVICES)]
    first = devices[0].page
    first.goto("/at")
    first.locator("form .btn.main").click()
    first.locator("[data-next]").wait_for()
    devices[0].made = 1  # the start
    for device in devices[1:]:
        device.page.goto(first.url)
    for number, device in enumerate(devices):
        device.page.locator("[data-next]").wait_for()
        device.page.locator(f"[data-seat='{number % 2}']").click()
    companion = first.url.rpartition("/")[2]

    def entering(until: float) -> None:
        while time.monotonic() < until:
            for device in devices:
                device.enter()
            time.sleep(pause)

    entering(time.monotonic() + min(5, seconds))
    before = sum(device.made for device in devices)
    server.kill()
    away = time.monotonic()
    say(f"server killed after {before} entries")
    while (left := away + seconds - time.monotonic()) > 0:
        entering(time.monotonic() + min(30.0, left))
        say(f"{time.monotonic() - away:.0f} s without the server: {sum(device.made for device in devices) - before} entries made")
    report = Outage(time.monotonic() - away, {}, sum(device.made for device in devices) - before)
    server.start()
    back = time.monotonic()
    entering(back + min(5, seconds))
    report.made = {device.name: device.made for device in devices}
    total = sum(report.made.values())
    while time.monotonic() < back + EQUAL_WITHIN:
        kept = [device.kept() for device in devices]
        if all(len(each["ids"]) == total and not each["waiting"] for each in kept):
            break
        time.sleep(0.2)
    report.again = time.monotonic() - back
    there = _on_server(server, companion)
    report.on_server = len(there)
    if len(there) != total:
        report.faults.append(f"{total} entries made, {len(there)} on the server")
    if len(set(there)) != len(there):
        report.faults.append(f"{len(there) - len(set(there))} entries doubled on the server")
    for device in devices:
        held = device.kept()
        if set(held["ids"]) != set(there):
            report.faults.append(f"{device.name}: {len(held['ids'])} entries, not those of the server")
        if held["waiting"]:
            report.faults.append(f"{device.name}: {held['waiting']} still wait")
    fresh = Device("a new device", Visitor(come(browser, server)), 0)  # knows only what the server tells it
    fresh.page.goto(first.url)
    fresh.page.locator("[data-next]").wait_for()
    fresh.page.wait_for_timeout(500)
    figures = fresh.shows()
    for device in devices:
        if (shown := device.shows()) != figures:
            report.faults.append(f"{device.name} shows {shown}, a new device {figures}")
    for device in [*devices, fresh]:
        report.faults += [f"{device.name}: {fault}" for fault in device.visitor.faults]
        device.visitor.context.close()
    return report


def _on_server(server: ServerProcess, companion: str) -> list[str]:
    ids: list[str] = []
    seq = 0
    while True:
        answer = httpx.get(f"{server.base}/api/companions/{companion}/entries", params={"since": seq}, timeout=PATIENCE / 1000)
        page = answer.raise_for_status().json()
        ids += [entry["id"] for entry in page["entries"]]
        if not page["more"]:
            return ids
        seq = page["entries"][-1]["seq"]
