"""How large and how quick Geodia is in the browser: the last round of four players, all views of a game, the first load."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from gemhold.core.match import Match, Ply
from gemhold.games.geodia import GAME
from gemhold.server.present import encode
from gemhold.server.testing import ServerProcess
from tests.browser.conftest import Visitor
from tests.browser.geodia import open_table
from tests.browser.prepared import Owner, Plan, game, rows_of

LARGEST_VIEW = 64 * 1024
FIRST_LOAD = 300 * 1024
SLOWEST_CLICK = 100.0  # ms
LONG = Plan(16, seats=4, rounds=10)
LAST_MENU = (844, 3)  # the row before the last main phase of that game has ended, and whose it is
REST = 1_000  # ms before they are tried again
ROUNDS = 8  # at most, for tiles that were slow: the machine may be busy with something else for a moment
PAUSE = 300  # ms between clicks: what came of the one before is drawn
SHORTEST = 16.0  # ms; the browser tells of nothing quicker

# The browser's own measure of what a person waits for: from the press to the frame that shows what came of it.
WATCH = f"""() => {{
  if (!PerformanceObserver.supportedEntryTypes.includes('event')) throw new Error('this browser does not time events');
  window.waits = [];
  const presses = list => list.getEntries().filter(each => each.interactionId);
  const watch = new PerformanceObserver(list => waits.push(...presses(list).map(each => each.duration)));
  watch.observe({{ type: 'event', durationThreshold: {SHORTEST} }});
}}"""


def told(capsys: pytest.CaptureFixture[str], text: str) -> None:
    with capsys.disabled():
        print(f"\n  {text}")  # noqa: T201


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_click_is_answered_at_once_in_the_last_round(
    visit: Callable[..., Visitor], server: ServerProcess, capsys: pytest.CaptureFixture[str], phone: bool
) -> None:
    """Tiles of a full map pressed one after another: their menus are on screen within the tenth of a second."""
    row, seat = LAST_MENU
    owner = Owner(server.log.parent)
    page = visit(phone=phone, still=False).page
    owner.enter(page)
    open_table(page, owner.lay(LONG, row, seat))
    expect(page.locator("[data-mine=true]")).to_be_visible()
    view = page.request.get(page.url.replace("/t/", "/api/tables/")).json()["play"]["view"]
    assert (view["round"], view["rounds"], view["seats"], view["phase"]) == (10, 10, 4, "main")
    page.evaluate(WATCH)
    names = [tile.get_attribute("data-name") or "" for tile in page.locator(".hex.legal").all()]
    tiles = [name for name in names if not name.startswith("base")]
    assert len(tiles) > 5
    waits = {name: waits_for(page, name, phone) for name in tiles}
    for _ in range(ROUNDS - 1):
        if not (slow := [name for name, wait in waits.items() if wait >= SLOWEST_CLICK]):
            break
        page.wait_for_timeout(REST)
        waits |= {name: min(waits[name], waits_for(page, name, phone)) for name in slow}
    times = sorted(waits.values())
    told(capsys, f"click in the last round of four: median {times[len(times) // 2]:.0f} ms, slowest tile {times[-1]:.0f} ms")
    assert times[-1] < SLOWEST_CLICK


def waits_for(page: Page, name: str, phone: bool) -> float:
    """Milliseconds from a press on a tile until its menu is on screen; it is shut again."""
    tile = page.locator(f".hex[data-name={name}]")
    if phone:  # only a part of the map is seen: looked at once, the tile is in the middle
        tile.evaluate("tile => tile.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
        page.keyboard.press("Escape")
    else:
        tile.hover()
    page.wait_for_timeout(PAUSE)
    page.evaluate("waits.length = 0")
    if phone:
        tile.tap()
    else:
        tile.click()
    expect(page.locator(".pop")).to_be_visible()
    page.wait_for_timeout(PAUSE)
    wait = max(page.evaluate("waits"), default=SHORTEST)
    page.keyboard.press("Escape")
    expect(page.locator(".pop")).to_have_count(0)
    return float(wait)


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
