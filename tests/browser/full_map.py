"""The last round of four players, when the map is full, and pressing its tiles."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from gemhold.server.testing import ServerProcess
from tests.browser.geodia import open_table
from tests.browser.prepared import Owner, Plan

LONG = Plan(16, seats=4, rounds=10)
LAST_MENU = (844, 3)  # the row before the last main phase of that game has ended, and whose it is


def last_menu(page: Page, server: ServerProcess) -> list[str]:
    """Opens the table in its last main phase; gives the names of the tiles that can be pressed."""
    row, seat = LAST_MENU
    open_table(page, Owner.before(page, server).lay(LONG, row, seat))
    expect(page.locator("[data-mine=true]")).to_be_visible()
    names = [tile.get_attribute("data-name") or "" for tile in page.locator(".hex.legal").all()]
    return [name for name in names if not name.startswith("base")]


def look_at(page: Page, name: str, phone: bool) -> None:
    """Brings a tile under the finger: a phone shows only a part of the map, and a tile looked at once is in the middle."""
    tile = page.locator(f".hex[data-name={name}]")
    if phone:
        tile.evaluate("tile => tile.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
        page.keyboard.press("Escape")
    else:
        tile.hover()


def press(page: Page, name: str, phone: bool) -> None:
    """Presses a tile; its menu is on screen."""
    tile = page.locator(f".hex[data-name={name}]")
    if phone:
        tile.tap()
    else:
        tile.click()
    expect(page.locator(".pop")).to_be_visible()
