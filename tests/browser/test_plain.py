"""A game that brings no screen is played in the browser all the same, on the plain table."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from gemhold.server.testing import ServerProcess
from tests.browser.checks import LANGUAGES
from tests.browser.conftest import come, long
from tests.plugins import install_pig

TITLES = {"en": "Pig", "sk": "Prasiatko", "cs": "Prasátko", "ro": "Purcelușul"}
ROLL = {"en": "Roll the die", "sk": "Hodiť kockou", "cs": "Hodit kostkou", "ro": "Aruncă zarul"}
MOST_PRESSES = 400
ON_PHONES = ("sk", "ro")


@pytest.fixture(scope="module")
def pig_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    site = install_pig(tmp_path_factory.mktemp("site"))
    with ServerProcess(tmp_path_factory.mktemp("home"), env={"PYTHONPATH": str(site)}) as running:
        yield running
        assert "Traceback" not in running.log.read_text()


def press_to_the_end(page: Page) -> None:
    """Roll and hold in turn until the result is shown."""
    end, deeds = page.locator("dialog[open]"), page.locator("[data-do]:not([disabled])")
    for _ in range(MOST_PRESSES):
        expect(deeds.first.or_(end)).to_be_visible()
        if end.is_visible():
            return
        before = page.locator(".table").get_attribute("data-seq")
        deeds.last.click()
        expect(page.locator(f".table[data-seq='{before}']")).to_have_count(0)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("language", long(LANGUAGES, "en", "cs", "ro"))
def test_a_whole_game(pig_server: ServerProcess, browser: Browser, language: str) -> None:
    """From the home page, at one screen, with motion on, to the winner."""
    context = come(browser, pig_server, phone=language in ON_PHONES, language=language, still=False)
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto("/")
    expect(page.get_by_role("heading", name=TITLES[language], exact=True)).to_be_visible()
    page.goto("/new?game=pig&with=screen")
    page.locator("form button.main, form [type=submit]").last.click()
    expect(page.get_by_role("button", name=ROLL[language])).to_be_visible()
    press_to_the_end(page)
    expect(page.locator("dialog[open] td").filter(has_text=re.compile(r"^1\d\d$")).first).to_be_visible()  # the goal is 100
    expect(page.locator("dialog[open] [data-hero]")).to_contain_text(re.compile(r"1\d\d"))
    expect(page.locator("dialog[open] [data-graph] svg[role=img]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults == []
    context.close()


def test_large_screens_have_large_letters(pig_server: ServerProcess, browser: Browser) -> None:
    """As the tables of other games; and so has what is said at a table."""
    context = come(browser, pig_server)
    page = context.new_page()
    page.goto("/new?game=pig&with=screen")
    page.locator("form button.main, form [type=submit]").last.click()
    roll = page.get_by_role("button", name=ROLL["en"])
    expect(roll).to_be_visible()
    page.keyboard.press("h")
    toast = page.locator(".toast")
    toast.wait_for()
    heights = []
    for width, height in ((1440, 900), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        heights.append([each.evaluate("each => each.getBoundingClientRect().height") for each in (roll, toast)])
    assert [large / small for small, large in zip(*heights, strict=True)] == pytest.approx([1.3, 1.3], rel=0.05)
    context.close()


def test_lessons_of_a_game_without_a_picture(pig_server: ServerProcess, browser: Browser) -> None:
    """What stands beside a picture elsewhere stands in a line here, and no button is as wide as the page."""
    context = come(browser, pig_server)
    page = context.new_page()
    page.goto("/learn/pig")
    section = page.locator("section[aria-labelledby=learn-pig]")
    expect(section.get_by_role("listitem")).to_be_visible()
    places = (section, section.get_by_role("heading"), section.get_by_role("button"))
    frame, title, play = [place.evaluate("each => each.getBoundingClientRect().toJSON()") for place in places]
    assert play["width"] < frame["width"] / 3
    assert title["x"] >= frame["x"] + 12
    assert title["y"] >= frame["y"] + 12
    context.close()


def test_undo_hint_and_log(pig_server: ServerProcess, browser: Browser) -> None:
    """What the table's shell has serves this game too."""
    context = come(browser, pig_server)
    page = context.new_page()
    page.goto("/new?game=pig&with=screen")
    page.locator("form button.main, form [type=submit]").last.click()
    roll = page.get_by_role("button", name=ROLL["en"])
    expect(roll).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("[role=alert]").first).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator("#log")).to_contain_text("rolls a")
    context.close()
