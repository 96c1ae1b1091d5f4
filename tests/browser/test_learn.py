"""A newcomer's first minutes: lessons in Chromium, the offer at a table, tips."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from gemhold.locales import LANGUAGES
from tests.browser import play
from tests.browser.checks import axe, below_the_fold
from tests.browser.conftest import PHONE, Visitor, long

Visit = Callable[..., Visitor]
MOST_PRESSES = 10
SCREENS: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 740},
    {"width": 768, "height": 1024},
    {"width": 844, "height": 390},
    PHONE,
)

pytestmark = pytest.mark.browser


class Presses:
    """A person who counts how often they press something."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.n = 0

    def __call__(self, what: str | Locator) -> None:
        self.n += 1
        (self.page.locator(what).first if isinstance(what, str) else what).click()


def at_step(page: Page, step: int) -> None:
    expect(page.locator(".coach")).to_have_attribute("data-step", str(step))


def first_lesson(page: Page, press: Presses, before_the_map: Callable[[], object] = lambda: None) -> None:
    """The first lesson of King of the Dice, by what it asks for."""
    at_step(page, 0)
    expect(page.locator(".tray .ask")).not_to_contain_text("…")  # nobody is waited for
    press('.coach [data-do="next"]')
    at_step(page, 1)
    expect(page.locator('[data-ring="dice"]')).to_be_visible()
    for die in (1, 3):
        press(f'[data-die="{die}"]')
        expect(page.locator(f'[data-die="{die}"]')).to_have_attribute("aria-pressed", "true")
    press('.tray [data-do="roll"]')
    at_step(page, 2)
    press('[data-deck="1"]')
    before_the_map()
    press('.tray [data-do="take"]')
    at_step(page, 3)
    for space in page.locator(".a-board .hex.legal").all():
        expect(space).to_be_in_viewport(ratio=0.99)
    press(".a-board .hex.legal")
    at_step(page, 4)


@pytest.mark.parametrize("language", long(LANGUAGES, "cs", "ro"))
def test_a_newcomer_learns_and_plays(visit: Visit, language: str) -> None:
    page = visit(language=language, still=False, newcomer=True).page
    press = Presses(page)
    page.goto("/")
    press('a[href="/learn/king"]')
    press('[data-lesson="dice"]')
    first_lesson(page, press)
    assert press.n <= MOST_PRESSES
    expect(page.locator(".coach")).to_have_attribute("data-wants", "nothing")
    said = page.locator(".coach").inner_text()
    assert "king-lesson" not in said, "a message without words"
    assert re.search(r"[.!?][^\W\d_]", said) is None, "sentences without a space between them"
    page.locator('.coach [data-do="play"]').click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".king")).to_be_visible()
    expect(page.locator("[data-offer]")).to_have_count(0)  # who has learned is not offered lessons
    page.goto("/learn")
    expect(page.locator('a.done[href="/learn/king/dice"]')).to_be_visible()


def test_a_press_on_a_moving_die_counts(visit: Visit) -> None:
    """Dice make room for each other. Who is quick presses one on its way: it is elsewhere when the button is let go."""
    page = visit(still=False, newcomer=True).page
    page.goto("/learn/king/dice")
    page.locator('.coach [data-do="next"]').click()
    at_step(page, 1)
    page.context.new_cdp_session(page).send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    page.locator('[data-die="1"]').click()
    expect(page.locator('[data-die="1"]')).to_have_attribute("aria-pressed", "true")
    moving = page.locator('[data-die="3"]')
    assert moving.evaluate("die => die.getAnimations().length") > 0, "it does not move"
    there = moving.bounding_box()
    assert there is not None
    page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2)
    page.mouse.down()
    page.mouse.up()
    expect(moving).to_have_attribute("aria-pressed", "true")


def test_other_moves_are_explained_on_a_phone(visit: Visit) -> None:
    page = visit(phone=True, newcomer=True).page
    page.goto("/learn/king/dice")
    page.locator('.coach [data-do="next"]').click()
    at_step(page, 1)
    for screen in SCREENS:  # what it asks for is in sight at once
        page.set_viewport_size(screen)
        page.evaluate("scrollTo(0, 0)")
        play.wait_until(page, lambda: below_the_fold(page, ".coach", ".a-board .board", ".felt", '.tray [data-do="roll"]') == [])
    page.locator('.tray [data-do="stop"]').click()
    expect(page.locator(".coach .why")).to_contain_text("two rolls")
    at_step(page, 1)
    for die in (1, 3):
        page.locator(f'[data-die="{die}"]').click()
        expect(page.locator(f'[data-die="{die}"]')).to_have_attribute("aria-pressed", "true")
    page.locator('.tray [data-do="roll"]').click()
    at_step(page, 2)
    page.locator('.coach [data-do="back"]').click()
    at_step(page, 1)
    page.locator('.coach [data-do="repeat"]').click()
    at_step(page, 0)
    page.locator('.coach [data-do="skip"]').click()
    expect(page.locator(".coach")).to_contain_text("Every kind of condition")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_spaces_spoken_of_come_into_sight(visit: Visit) -> None:
    """Whoever has scrolled down to press the dice sees the map again when it is about the map."""
    page = visit(phone=True, newcomer=True, dark=True).page
    page.goto("/learn/king/dice")
    first_lesson(page, Presses(page), before_the_map=lambda: page.evaluate("scrollTo(0, document.body.scrollHeight)"))
    expect(page.locator(".coach")).to_have_attribute("data-wants", "nothing")
    assert axe(page, ".coach") == []  # praise is read by lamplight, too


def test_a_lesson_of_geodia(visit: Visit) -> None:
    """Buildings, a hired worker and cards: by the parts it points at."""
    page = visit(newcomer=True).page
    page.goto("/learn/geodia/cards")
    at_step(page, 0)
    page.locator('.geodia [data-card="forest-drone"]').first.click()
    at_step(page, 1)
    for step in (2, 3, 4):
        page.locator('.coach [data-do="show"]').click()
        page.locator(".geodia .base .hinted").first.click()
        at_step(page, step)
    expect(page.locator(".coach")).to_have_attribute("data-wants", "nothing")


def is_above_the_table(page: Page, line: Locator) -> bool:
    """One measurement: nothing may move between the two."""
    under = "line => line.getBoundingClientRect().bottom <= document.querySelector('#content').getBoundingClientRect().top"
    return bool(line.evaluate(under))


def test_the_offer_comes_once_and_tips_come_once(visit: Visit) -> None:
    visitor = visit(newcomer=True)
    page = visitor.page
    page.goto("/")  # makes the browser known
    table = play.new_table(visitor.context, "you", "you")
    play.open_table(page, table)
    offer = page.locator("[data-offer]")
    expect(offer).to_be_visible()
    assert is_above_the_table(page, offer), "the offer lies over the table"
    offer.locator("button").click()
    expect(page.locator("[data-offer]")).to_have_count(0)
    seen: set[str] = set()
    for _ in range(40):
        play.click_on(page)
        tip = page.locator("[data-tip]")
        if tip.count():
            name = tip.get_attribute("data-tip") or ""
            assert name not in seen
            seen.add(name)
            assert is_above_the_table(page, tip), "the tip lies over the table"
            tip.get_by_role("button", name="Got it").click()
        if len(seen) >= 2:
            break
    assert seen
    page.reload()
    expect(page.locator(".king")).to_be_visible()
    expect(page.locator("[data-offer]")).to_have_count(0)
