"""The end of a game of King of the Dice, with motion: the count goes on by itself until it has named the winner."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from gemhold.server.testing import ServerProcess
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
