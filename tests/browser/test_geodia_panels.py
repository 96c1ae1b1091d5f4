"""Questions and menus over the map: wherever they stand, tiles that can be chosen lie open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from gemhold.server.testing import ServerProcess
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE
from tests.browser.geodia import asked, covered, frame, open_table
from tests.browser.prepared import Owner, Plan, game
from tests.browser.situations import FOUND, SEATS
from tests.server.people import wait_for

MOST = 6  # tiles whose menus are opened
LAPTOP = {"width": 1280, "height": 720}
SCREENS = {"desktop": DESKTOP, "laptop": LAPTOP, "phone": PHONE}


@pytest.fixture(scope="module", params=SCREENS)
def somebody(request: pytest.FixtureRequest, browser: Browser, server: ServerProcess) -> Iterator[tuple[Page, Owner]]:
    """A person with a screen of this size."""
    owner = Owner(server.log.parent)
    screen = SCREENS[request.param]
    context = browser.new_context(
        base_url=server.base,
        viewport=screen,  # type: ignore[arg-type]
        locale="en",
        reduced_motion="reduce",
        has_touch=screen is PHONE,
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    owner.enter(page)
    yield page, owner
    context.close()
    game.cache_clear()


def at(somebody: tuple[Page, Owner], label: str) -> Page:
    page, owner = somebody
    seed, row, seat = FOUND[label]
    open_table(page, owner.lay(Plan(seed, seats=SEATS), row, seat))
    expect(page.locator("[data-mine=true]")).to_be_visible()
    return page


# Tiles that can be chosen and lie in sight: all of them, not only a part.
SEEN = """() => {
  const sea = document.querySelector('.sea').getBoundingClientRect();
  const across = box => box.left >= sea.left - 1 && box.right <= sea.right + 1;
  const down = box => box.top >= sea.top - 1 && box.bottom <= sea.bottom + 1;
  const boxes = [...document.querySelectorAll('.hex.legal')].map(hex => [hex.dataset.name, hex.getBoundingClientRect()]);
  return boxes.filter(([, box]) => across(box) && down(box)).map(([name]) => name);
}"""


def seen(page: Page) -> list[str]:
    frame(page)
    found: list[str] = page.evaluate(SEEN)
    return found


@pytest.mark.parametrize("label", ["airship", "geologist (dwarves)", "tower"])
def test_a_card_that_goes_on_a_tile(somebody: tuple[Page, Owner], label: str) -> None:
    """An airship may land almost everywhere: no corner is free of tiles then."""
    page = at(somebody, label)
    page.locator(f".card.can[data-card={label.split()[0]}]").click()
    expect(page.locator(".prompt[data-ask=site]")).to_be_visible()
    assert covered(page) == []
    wait_for(lambda: len(seen(page)) == page.locator(".hex.legal").count() > 0, "all targets in sight")  # the map moves


@pytest.mark.parametrize("label", ["shot of tower", "explosive-drone", "ka-boom"])
def test_aiming(somebody: tuple[Page, Owner], label: str) -> None:
    page = at(somebody, label)
    page.locator(".ans[data-do=aim]").first.click()
    expect(page.locator(".prompt[data-ask=target]")).to_be_visible()
    assert covered(page) == []
    assert len(seen(page)) == page.locator(".hex.legal").count()


@pytest.mark.parametrize("label", ["ballista", "saboteur"])
def test_menus_of_tiles(somebody: tuple[Page, Owner], label: str) -> None:
    """The menu of each tile with something to do leaves that tile and all others of its kind open, also once reasons came."""
    page = at(somebody, label)
    assert asked(page) in ("main", "final")
    names = [name for name in seen(page) if not name.startswith("base")]
    for name in names[:MOST]:
        if name not in seen(page):  # a phone has moved on to the tile before
            continue
        page.locator(f".hex[data-name={name}]").click()
        expect(page.locator(".pop")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert covered(page) == []
        page.keyboard.press("Escape")
    assert len(names) > 1
