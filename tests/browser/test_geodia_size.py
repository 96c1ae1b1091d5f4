"""Geodia in the browser when it is at its largest: the last round of four players, all views of a game, the first load."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from gemhold.core.match import Match, Ply
from gemhold.games.geodia import GAME
from gemhold.server.present import encode
from gemhold.server.testing import ServerProcess
from tests.browser.conftest import Visitor
from tests.browser.full_map import LONG, last_menu, look_at, press
from tests.browser.prepared import game, rows_of

LARGEST_VIEW = 64 * 1024
FIRST_LOAD = 300 * 1024


def told(capsys: pytest.CaptureFixture[str], text: str) -> None:
    with capsys.disabled():
        print(f"\n  {text}")  # noqa: T201


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_tile_answers_in_the_last_round(visit: Callable[..., Visitor], server: ServerProcess, phone: bool) -> None:
    """Tiles of a full map pressed one after another: each shows its menu. benchmarks/clicks.py measures how soon."""
    page = visit(phone=phone, still=False).page
    tiles = last_menu(page, server)
    assert len(tiles) > 5
    view = page.request.get(page.url.replace("/t/", "/api/tables/")).json()["play"]["view"]
    assert (view["round"], view["rounds"], view["seats"], view["phase"]) == (10, 10, 4, "main")
    for name in tiles:
        look_at(page, name, phone)
        press(page, name, phone)
        page.keyboard.press("Escape")
        expect(page.locator(".pop")).to_have_count(0)


def test_no_view_of_a_long_game_is_large(capsys: pytest.CaptureFixture[str]) -> None:
    """Four players, ten rounds: what the one to move is shown, who sees more than the others."""
    rows = rows_of(LONG, -1)
    playing = Match(GAME, LONG.seats, game(LONG).options, fate=None, roll=False)
    largest = 0
    for row in rows:
        playing.apply(Ply(row.actor, row.x))
        if playing.actor >= 0:  # what is shown while chance decides is never sent: it answers at once
            largest = max(largest, len(encode(playing.view(playing.actor))))
    told(capsys, f"largest view of {len(rows)} rows: {largest / 1024:.1f} kB")
    assert 10_000 < largest < LARGEST_VIEW


def test_first_load(visit: Callable[..., Visitor], capsys: pytest.CaptureFixture[str]) -> None:
    """What the home page, and then a table of Geodia, bring over the network."""
    visitor = visit()
    page = visitor.page
    devtools = visitor.context.new_cdp_session(page)
    devtools.send("Network.enable")
    carried = [0]
    devtools.on("Network.loadingFinished", lambda event: carried.__setitem__(0, carried[0] + int(event["encodedDataLength"])))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    home = carried[0]
    page.get_by_role("article").filter(has_text="Geodia").get_by_role("button", name="Play against bots").click()
    expect(page.locator(".geodia")).to_be_visible()
    page.wait_for_timeout(1000)
    table = carried[0] - home
    told(capsys, f"first load {home / 1024:.0f} kB, and a table of Geodia {table / 1024:.0f} kB more")
    assert 20_000 < home < FIRST_LOAD
    assert home + table < 2 * FIRST_LOAD
