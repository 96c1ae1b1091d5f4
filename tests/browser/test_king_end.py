"""The end of a game of King of the Dice, with motion: the count goes on by itself until it has named the winner."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from gemhold.server.testing import ServerProcess
from tests.browser.checks import cut_texts, small_targets, spilling_texts
from tests.browser.conftest import Visitor
from tests.browser.play import open_table, play_on
from tests.browser.prepared import Owner, Plan, rows_of

Visit = Callable[..., Visitor]
PLAN = Plan(2, 3, game="king")


def last_decision(plan: Plan) -> tuple[int, int]:
    """The row of a game's last decision, and whose it is."""
    rows = rows_of(plan, -1)
    found = next(row for row in reversed(rows) if row.actor >= 0)
    return found.seq, found.actor


def test_the_count_goes_on_until_the_winner_is_named(visit: Visit, server: ServerProcess) -> None:
    visitor = visit(still=False)
    page = visitor.page
    row, seat = last_decision(PLAN)
    table = Owner.before(page, server).lay(PLAN, row, seat)
    open_table(page, table)
    play_on(page)
    result: list[dict[str, Any]] = visitor.context.request.get(f"/api/tables/{table}").json()["play"]["result"]
    winner = next(each["seat"] for each in result if each["rank"] == 1)
    name = visitor.context.request.get(f"/api/tables/{table}").json()["seats"][winner]["name"]
    end = page.get_by_role("dialog")
    expect(end.get_by_text(f"{name} wins").filter(visible=True).first).to_be_visible()
    totals = [int(re.sub(r"\D", "", text)) for text in end.locator("tfoot td").all_text_contents()]
    assert totals == [each["score"] for each in result]


def test_the_window_keeps_its_head(visit: Visit, server: ServerProcess) -> None:
    """Whoever goes to the last button by keyboard, on a low screen, still sees the title and the way out."""
    page = visit(phone=True).page
    row, seat = last_decision(PLAN)
    open_table(page, Owner.before(page, server).lay(PLAN, row, seat))
    play_on(page)
    end = page.get_by_role("dialog")
    expect(end.locator("[data-graph]")).to_be_visible()
    page.set_viewport_size({"width": 844, "height": 390})
    assert end.evaluate("dialog => dialog.scrollHeight <= dialog.clientHeight"), "the window itself can be scrolled"
    end.get_by_role("button").last.focus()
    expect(end.get_by_role("button", name="Close")).to_be_in_viewport()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (844, 390)])
@pytest.mark.parametrize("game", ["king", "geodia"])
def test_what_to_do_next_is_in_sight(visit: Visit, server: ServerProcess, game: str, width: int, height: int) -> None:
    """However long the count is: another game begins without scrolling."""
    page = visit(phone=width < 1000).page
    plan = PLAN if game == "king" else Plan(3, 4)
    row, seat = last_decision(plan)
    page.set_viewport_size({"width": width, "height": height})
    table = Owner.before(page, server).lay(plan, row, seat)
    page.goto(f"/t/{table}")
    expect(page.locator("[data-mine=true]")).to_be_visible()
    play = page.context.request.get(f"/api/tables/{table}").json()["play"]
    move = {"seq": play["seq"], "action": play["actions"][-1]["id"], "seat": seat, "client": "test"}
    assert page.context.request.post(f"/api/tables/{table}/moves", data=move).ok
    end = page.get_by_role("dialog")
    expect(end.locator("[data-graph]")).to_be_visible()
    expect(end.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
    assert cut_texts(page, "dialog") + spilling_texts(page, "dialog") + small_targets(page, "dialog") == []
