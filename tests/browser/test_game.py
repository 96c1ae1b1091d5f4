"""Whole games by clicking: a newcomer against bots, what comes after the end, one screen for two."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Route, expect

from gemhold.server.testing import ServerProcess
from tests.browser.conftest import BOTS, PATIENCE, Visitor
from tests.browser.play import king, new_table, open_table, play_on, seq, wait_for_seq, wait_for_turn, wait_until
from tests.browser.prepared import LAST_CASTLE, Owner, Plan

Visit = Callable[..., Visitor]


def test_two_clicks_to_a_game(visit: Visit) -> None:
    """Light to load, and inside a game at once."""
    page = visit().page
    page.goto("/")
    play = king(page).get_by_role("button", name="Play against bots")
    play.wait_for()
    page.wait_for_load_state("networkidle")
    sent = page.evaluate("performance.getEntries().reduce((sum, e) => sum + (e.transferSize ?? 0), 0)")
    foreign = page.evaluate("performance.getEntriesByType('resource').filter(e => !e.name.startsWith(location.origin)).length")
    assert 20_000 < sent < 130_000
    assert foreign == 0
    play.click()
    expect(page.locator(".king")).to_be_visible()
    assert wait_for_turn(page)
    expect(page.locator("[data-status]")).to_contain_text("Your turn")


def test_newcomer_plays_a_whole_game(visit: Visit) -> None:
    """With motion, as people do, to the winner; then a look at the dice, and another game."""
    page = visit(still=False).page
    page.goto("/")
    king(page).get_by_role("link", name="Custom game").click()
    page.get_by_text("More settings").click()
    page.get_by_label("Speed of the bots").select_option(label="instant")
    page.get_by_label("Name for seat 1").fill("Newcomer")
    page.get_by_role("button", name="Start the game").click()
    assert play_on(page, hurried=True) > 10
    result = page.get_by_role("dialog")
    expect(result.locator("[data-hero]")).to_be_visible(timeout=PATIENCE)  # after the count
    expect(result.get_by_role("rowheader", name="Largest area")).to_be_visible()
    expect(result).to_contain_text("How kind the dice were")
    totals = [int(re.sub(r"\D", "", text)) for text in result.locator("tfoot td").all_text_contents()]
    sources = result.locator("table").first.locator("tbody tr").all()
    rows = [[int(cell) for cell in row.locator("td b").all_text_contents()] for row in sources]
    assert totals == [sum(column) for column in zip(*rows, strict=True)]

    result.get_by_role("link", name="Check the dice").click()
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "good")
    page.get_by_role("link", name="Go to the table").click()
    expect(page.locator(".king")).to_be_visible()

    first = page.url
    page.keyboard.press("m")
    page.get_by_role("region", name="Menu").get_by_role("button", name="Show the result").click()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    expect(page.locator(".king")).to_be_visible()
    assert wait_for_turn(page)


def test_others_moves_are_played_one_after_another(visit: Visit) -> None:
    """With motion, moves of quick bots wait in a line; when it is empty, one can act."""
    visitor = visit(still=False)
    page = visitor.page
    open_table(page, new_table(visitor.context, "you", "bot", "bot", "bot"))
    assert play_on(page, 8) == 8


def test_an_answer_that_comes_after_the_news(visit: Visit, server: ServerProcess) -> None:
    """Others' moves may be heard of before the answer to one's own: all of them are shown, and one can act."""
    visitor = visit(still=False)
    page = visitor.page
    owner = Owner.before(page, server)
    table = owner.lay(*LAST_CASTLE)
    open_table(page, table)
    held: list[Route] = []
    page.route("**/moves", lambda route: held.append(route))
    before = seq(page)
    page.locator(".hex.legal").first.click()
    wait_until(page, lambda: held)
    answer = held[0].fetch()
    wait_for_seq(page, before + 1)

    def mine() -> dict[str, Any] | None:
        play: dict[str, Any] = visitor.context.request.get(f"/api/tables/{table}").json()["play"]
        return play if play["actions"] else None

    play = wait_until(page, mine)
    assert seq(page) < play["seq"]  # the rest is still waiting to be shown
    held[0].fulfill(response=answer)
    wait_for_seq(page, play["seq"])
    expect(page.locator('[data-mine="true"]')).to_be_visible()


@pytest.mark.parametrize("spoiled", ["504", "cut"])
def test_a_move_whose_answer_is_spoiled_is_seen(visit: Visit, spoiled: str) -> None:
    """A proxy gave up, or the answer broke off: the move was made, and its stream tells it."""
    visitor = visit()
    page = visitor.page
    table = new_table(visitor.context, "you", "you")
    open_table(page, table)

    def spoil(route: Route) -> None:
        answer = route.fetch()
        if spoiled == "504":
            route.fulfill(status=504, body="<html>Gateway Timeout</html>", content_type="text/html")
        else:
            route.fulfill(status=200, body=answer.text()[:2000], content_type="application/json")

    def now() -> int:
        number: int = visitor.context.request.get(f"/api/tables/{table}").json()["play"]["seq"]
        return number

    page.route("**/moves", spoil, times=1)
    before = seq(page)
    page.locator(".roll").first.click()
    wait_until(page, lambda: now() > before)
    wait_for_seq(page, now())


def test_look_back_step_by_step(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    table = new_table(visitor.context, "bot", "bot", pace=20)
    open_table(page, table)
    page.locator("dialog[open] table").first.wait_for(timeout=BOTS)
    page.goto(f"/record/{table}?ply=0")
    expect(page.locator("output")).to_contain_text("0 of")
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator("output")).to_contain_text("1 of")
    page.keyboard.press("End")
    expect(page.locator("output")).to_have_text(re.compile(r"^(\d+) of \1$"))
    end = page.locator("output").text_content() or ""
    page.locator(".jump").last.click()
    expect(page.locator("output")).not_to_have_text(end)
    here = page.locator("output").text_content()
    expect(page).to_have_url(re.compile(rf"ply={(here or '').split()[0]}$"))
    page.reload()
    expect(page.locator("output")).to_have_text(here or "")

    record = visitor.context.request.get(f"/api/tables/{table}/record.json").body()
    page.goto("/record")
    page.locator("input[type=file]").set_input_files(FilePayload(name="game.json", mimeType="application/json", buffer=record))
    expect(page.locator("output")).to_contain_text("0 of")

    forged = json.loads(record)
    forged["fairness"]["draws"][3][1] = (forged["fairness"]["draws"][3][1] + 1) % forged["fairness"]["draws"][3][0]
    page.goto("/dice")
    file = FilePayload(name="game.json", mimeType="application/json", buffer=json.dumps(forged).encode())
    page.locator("input[type=file]").first.set_input_files(file)
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "bad")
    expect(page.get_by_text("Wrong outcomes, by number: 3")).to_be_visible()


def test_one_screen_for_two(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    open_table(page, new_table(visitor.context, "you", "you"))
    seen = set()
    for _ in range(14):
        assert wait_for_turn(page)
        seen.add((page.locator("[data-status]").text_content() or "").strip().split(":")[0])
        play_on(page, 1)
    assert {"Ela", "Mirek"} <= seen


THEFT = (Plan(166, game="king"), 216, 0)  # a card may be stolen from somebody who has nine
# Cards whose middle belongs to something else.
HIDDEN = """() => [...document.querySelectorAll('.hand .mc')].filter(card => {
  const box = card.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !card.contains(top);
}).length"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_all_cards_of_a_full_hand_lie_open(visit: Visit, server: ServerProcess, width: int, height: int) -> None:
    page = visit().page
    page.set_viewport_size({"width": width, "height": height})
    open_table(page, Owner.before(page, server).lay(*THEFT))
    expect(page.locator(".mc.live").first).to_be_visible()
    cards = [hand.locator(".mc").count() for hand in page.locator(".hand").all()]
    assert max(cards) == 9
    assert page.evaluate(HIDDEN) == 0
    page.locator(".mc.live").first.click()
    expect(page.locator(".hand").nth(0).locator(".mc")).to_have_count(cards[0] + 1)
