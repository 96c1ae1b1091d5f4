"""Questions and menus beside the map: tiles that can be chosen lie open, and the map holds still."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from gemhold.server.testing import ServerProcess
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, SETTLED, long
from tests.browser.geodia import SEEN, asked, covered, end, frame, open_tab, open_table, settled
from tests.browser.play import seq
from tests.browser.prepared import Owner, Plan, game
from tests.browser.situations import FOUND, SEATS
from tests.server.people import wait_for

MOST = 6  # tiles whose menus are opened
LAPTOP = {"width": 1280, "height": 720}
TABLET = {"width": 768, "height": 1024}
FLAT = {"width": 844, "height": 390}
SCREENS = {"desktop": DESKTOP, "laptop": LAPTOP, "phone": PHONE, "tablet": TABLET, "landscape": FLAT}


@pytest.fixture(scope="module", params=long(SCREENS, "desktop", "tablet"))
def somebody(request: pytest.FixtureRequest, browser: Browser, server: ServerProcess) -> Iterator[tuple[Page, Owner]]:
    """A person with a screen of this size."""
    owner = Owner(server.log.parent)
    screen = SCREENS[request.param]
    context = browser.new_context(
        base_url=server.base,
        viewport=screen,  # type: ignore[arg-type]
        locale="en",
        reduced_motion="reduce",
        has_touch=screen in (PHONE, TABLET, FLAT),
    )
    context.add_init_script(SETTLED)
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


def seen(page: Page) -> list[str]:
    frame(page)
    found: list[str] = page.evaluate(SEEN)
    return found


@pytest.mark.parametrize("label", ["airship", "geologist (dwarves)", "tower"])
def test_a_card_that_goes_on_a_tile(somebody: tuple[Page, Owner], label: str) -> None:
    """An airship may land almost everywhere: no corner is free of tiles then."""
    page = at(somebody, label)
    open_tab(page, "Hand")
    page.locator(f".card.can[data-card={label.split()[0]}]").first.click()
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


# Where the map lies, and what of it a panel covers.
MAP = """() => {
  const box = element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  };
  return { sea: box(document.querySelector('.sea')), map: box(document.querySelector('.sea svg.map')) };
}"""
OVER = """() => {
  const sea = document.querySelector('.sea').getBoundingClientRect();
  const panels = document.querySelectorAll('.prompt, .pop, .news, .note, .answers, .end, .foot > *, .rivals, .tabs');
  return [...panels].filter(panel => {
    const box = panel.getBoundingClientRect();
    const across = box.left < sea.right - 1 && box.right > sea.left + 1;
    return box.width && across && box.top < sea.bottom - 1 && box.bottom > sea.top + 1;
  }).map(panel => panel.className);
}"""


def test_nothing_lies_on_the_map_and_it_holds_still(somebody: tuple[Page, Owner]) -> None:
    """News, the menu of a tile, a tool in hand, the next phase: the map stays where and as large as it was."""
    page = at(somebody, "ballista")
    frame(page)
    before = page.evaluate(MAP)
    small = page.locator(".tabrow").is_visible()  # there the map comes to what is spoken of

    def still(what: str) -> None:
        frame(page)
        now = page.evaluate(MAP)
        assert page.evaluate(OVER) == [], what
        assert now["sea"] == before["sea"], what
        assert small or now["map"] == before["map"], what
        assert now["map"][2:] == before["map"][2:] or small, what

    still("news")
    name = seen(page)[0]
    page.locator(f".hex[data-name='{name}']").click()
    expect(page.locator(".pop")).to_be_visible()
    page.wait_for_load_state("networkidle")
    still("the menu of a tile")
    page.keyboard.press("Escape")
    open_tab(page, "Base")
    tool = page.locator("[data-tool]:not([aria-disabled=true])").first
    tool.click()
    expect(page.locator("[data-do=put-back]")).to_be_visible()
    still("a tool in hand")
    page.locator("[data-do=put-back]").click()  # not only Esc
    expect(tool).to_have_attribute("aria-pressed", "false")
    before_seq = seq(page)
    end(page)
    settled(page, before_seq)
    still("the next phase")
