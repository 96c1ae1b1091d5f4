"""The dice in two browsers: they seal and reveal their texts by themselves, and catch an operator who exchanges one."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, expect

import gemhold
from gemhold.core.record import GameRecord
from gemhold.server.fair import seat_commitment
from gemhold.server.pins import Pins
from gemhold.server.testing import ServerProcess
from gemhold.server.verify import verify
from tests.browser.conftest import Visitor
from tests.browser.play import new_table, wait_until

Visit = Callable[..., Visitor]
CHOSEN = "chosen by the operator"


def to_the_end(table: str, *people: Visitor) -> GameRecord:
    """Bots play it out; the record."""
    request = people[0].context.request
    for seat, person in enumerate(people):
        assert person.context.request.post(f"/api/tables/{table}/seats/{seat}/bot", data={"level": "random"}).ok
    wait_until(people[0].page, lambda: request.get(f"/api/tables/{table}").json()["status"] == "over", 60)
    return gemhold.load(request.get(f"/api/tables/{table}/record.json").text())


def wrong(page: Page) -> list[str]:
    return [str(line.get_attribute("data-wrong")) for line in page.locator("[data-wrong]").all()]


def test_alone_the_game_begins_by_itself_and_is_proven(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.page
    table = new_table(visitor.context, "you", "bot", commits=True)
    page.goto(f"/t/{table}")
    expect(page.locator(".king")).to_be_visible()
    record = to_the_end(table, visitor)
    page.goto(f"/dice/{table}")
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "good")
    expect(page.locator("[data-unchecked]")).to_have_count(0)
    assert [seat.get_attribute("data-seat") for seat in page.locator("[data-seat]").all()] == ["good", "none"]
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save what this device kept").click()
    kept = tmp_path / "pinned.json"
    saving.value.save_as(kept)
    verdict = verify(record, Pins.loads(kept.read_text()))
    assert (verdict.wrong, verdict.unchecked) == ((), ())

    page.goto("/dice")  # the record as a file: its table is one this browser knows
    file: Any = {"name": "game.json", "mimeType": "application/json", "buffer": record.dumps().encode()}
    page.locator("input[type=file]").first.set_input_files(file)
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "good")


def test_the_operator_is_caught(visit: Visit, server: ServerProcess) -> None:
    """The guest's text is exchanged when the host's is known: the record is consistent, but both devices say so."""
    host, guest = visit(), visit()
    table = new_table(host.context, "you", "open", commits=True)
    held: list[Route] = []
    guest.page.route("**/reveal", lambda route: held.append(route))
    for visitor in (host, guest):
        visitor.page.goto(f"/t/{table}")
    guest.page.get_by_label("Your name").fill("Béla")
    guest.page.get_by_role("button", name="Take a seat").click()
    missing = host.page.get_by_text("Still missing: Béla")
    expect(missing).to_be_visible()  # the host's device has revealed
    expect(host.page.get_by_role("button", name="Free this seat")).to_be_visible()
    wait_until(guest.page, lambda: held)
    guest.page.reload()
    wait_until(guest.page, lambda: len(held) > 1)
    assert held[0].request.post_data == held[1].request.post_data, "a reload changes nothing"

    request = guest.context.request
    fairness = request.get(f"/api/tables/{table}").json()["fairness"]
    sealed = seat_commitment(table, fairness["commitment"], 1, 1, CHOSEN)
    with sqlite3.connect(server.log.parent / "gemhold.db", timeout=20) as database:
        database.execute("update seats set commitment = ? where table_id = ? and seat = 1", (sealed, table))
    part = {"round": 1, "seats": [{"seat": 1, "entropy": CHOSEN}]}
    assert request.post(f"/api/tables/{table}/reveal", data=part).json()["status"] == "playing"
    for visitor in (host, guest):
        expect(visitor.page.locator(".king")).to_be_visible()
    record = to_the_end(table, host, guest)
    assert verify(record).codes == (), "the record alone cannot show it"

    for visitor, expected in ((host, ["dice-swapped-seat"]), (guest, ["dice-swapped-seat", "dice-swapped-entropy"])):
        visitor.page.goto(f"/dice/{table}")
        expect(visitor.page.locator("[data-verdict]")).to_have_attribute("data-verdict", "bad")
        assert wrong(visitor.page) == expected
    expect(host.page.get_by_text("Béla: the fingerprint is not the one this device saw")).to_be_visible()
    pinned = host.page.evaluate("table => localStorage.getItem(`gemhold-dice:${table}`)", table)
    assert verify(record, Pins.loads(pinned)).codes == ("dice-swapped-seat",)
    assert json.loads(pinned)["again"] == 0
    for route in held:
        route.abort()
