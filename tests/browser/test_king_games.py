"""Whole games of King of the Dice as people play them: with motion, on every kind of screen, to the winner on the result."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.checks import below_the_fold, scrolls_sideways
from tests.browser.conftest import DESKTOP, PHONE, Visitor, long
from tests.browser.play import hurry_to_turn, new_table, open_table, play_on

Visit = Callable[..., Visitor]
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
TABLET: ViewportSize = {"width": 768, "height": 1024}
SCREENS = {"desktop": DESKTOP, "phone": PHONE, "sideways": SIDEWAYS, "tablet": TABLET}
NEEDED = (".a-board .board", ".a-offer", ".felt", ".acts")  # for a turn: none of it is scrolled to


@pytest.mark.parametrize("screen", long(SCREENS, "desktop", "sideways", "tablet"))
def test_a_whole_game_with_motion(visit: Visit, screen: str) -> None:
    visitor = visit(still=False, phone=screen in ("phone", "sideways"))
    page = visitor.page
    page.set_viewport_size(SCREENS[screen])
    table = new_table(visitor.context, "you", "bot", "bot", "bot")
    open_table(page, table)
    assert hurry_to_turn(page)
    assert below_the_fold(page, *NEEDED) == []
    assert not scrolls_sideways(page)
    play_on(page, hurried=True)
    answer: dict[str, Any] = visitor.context.request.get(f"/api/tables/{table}").json()
    result = answer["play"]["result"]
    end = page.get_by_role("dialog")
    for name in [answer["seats"][each["seat"]]["name"] for each in result if each["rank"] == 1]:
        expect(end.locator("[data-hero]")).to_contain_text(name)
    expect(end.locator("[data-hero]")).to_be_visible()
    totals = [int(re.sub(r"\D", "", text)) for text in end.locator("tfoot td").all_text_contents()]
    assert totals == [each["score"] for each in result]
    expect(end.locator("[data-graph]")).to_be_visible()
    assert not scrolls_sideways(page)
