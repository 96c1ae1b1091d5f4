"""Every card of both sides used by a person: at tables prepared for it, by clicking the card, its target, and fire."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from gemhold.games.geodia.names import CARD_NAMES
from gemhold.server.testing import ServerProcess
from tests.browser.conftest import DESKTOP, PATIENCE, SETTLED
from tests.browser.geodia import asked, covered, open_table, settled
from tests.browser.play import seq
from tests.browser.prepared import Owner, Plan, game
from tests.browser.situations import FOUND, SEATS, situations

KNOWN = 4  # lines that show where the log of before begins


@pytest.fixture(scope="module")
def owner(server: ServerProcess) -> Iterator[Owner]:
    yield Owner(server.log.parent)
    game.cache_clear()


@pytest.fixture(scope="module")
def page(browser: Browser, server: ServerProcess, owner: Owner) -> Iterator[Page]:
    """The owner's browser, made theirs by a personal link."""
    context = browser.new_context(base_url=server.base, viewport=DESKTOP, locale="en", reduced_motion="reduce")
    context.add_init_script(SETTLED)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    owner.enter(page)
    yield page
    context.close()
    assert not faults


def press(page: Page, selector: str) -> None:
    """A click that moves the game on; whatever can be chosen on the map lies open to it."""
    assert covered(page) == []
    before = seq(page)
    page.locator(selector).first.click()
    settled(page, before)


def shoot(page: Page, weapon: str) -> None:
    """Aim at the first tile that glows, or at a treasure, and fire: the map tells the range, and the damage at the target."""
    aim = page.locator(".ans[data-do=aim]").filter(has_text=weapon).first
    assert "damage" in aim.inner_text() or "destroys" in aim.inner_text()
    before = seq(page)
    aim.click()
    settled(page, before)
    assert asked(page) == "target"
    tile = page.locator(".hex.legal")
    if tile.count():
        name = tile.first.get_attribute("data-name")
        if weapon != "KA-BOOM":
            assert 0 < page.locator("[data-range]").count() < 54
        press(page, ".hex.legal")
        if weapon != "KA-BOOM":
            expect(page.locator(f"[data-damage={name}]")).to_have_text("1" if weapon in ("Rocket", "Explosive Drone") else "2")
    else:
        press(page, ".treasures button")
        assert page.locator("[data-damage]").first.text_content() in {f"{n}/{most}" for n in (1, 2) for most in range(1, 14)}
    expect(page.locator(".shots li")).to_have_count(1)
    expect(page.locator(".shots li")).to_contain_text(weapon)
    press(page, ".ans[data-do=fire]")


def play_card(page: Page, name: str) -> None:
    """A card of the hand, and its target where it wants one."""
    press(page, f".card.can[data-card={name}]")
    kind = asked(page)
    if kind == "site":
        expect(page.locator(".card.chosen")).to_have_attribute("data-card", name)
        press(page, ".hex.legal")
    elif kind == "rails":
        press(page, ".hex.legal")
        if asked(page) == "rails":
            press(page, ".prompt [data-do=done]")
    elif kind == "building":
        press(page, ".up.can")
    elif kind == "sabotage":
        press(page, ".ans[data-do=sabotage]")


SHOWN = {"ka-boom": "KA-BOOM"}
TOLD_AS = {"saboteur": "sabotages", "munition": "Ammunition", "chain-saw": "Chainsaw"}  # not by the words of its id


def shown(name: str) -> str:
    return SHOWN.get(name, name.replace("-", " ").title())


def lines(page: Page) -> list[str]:
    """The log, the newest line first."""
    return [text.strip() for text in page.locator(".lines li:not(.h)").all_inner_texts()]


def test_every_situation_is_named() -> None:
    """All kinds of cards on both sides, and the second uses: shots of machines, evacuations."""
    assert set(FOUND) == set(situations())
    plain = {label.removesuffix(" (dwarves)") for label in FOUND} & {name for names in CARD_NAMES for name in names}
    assert plain == {name for names in CARD_NAMES for name in names}
    assert len(FOUND) == 2 * (16 + 3)


@pytest.mark.parametrize("label", FOUND)
def test_card(page: Page, owner: Owner, label: str) -> None:
    seed, row, seat = FOUND[label]
    name = label.removesuffix(" (dwarves)").removeprefix("shot of ").removeprefix("evacuation by ")
    open_table(page, owner.lay(Plan(seed, seats=SEATS), row, seat))
    expect(page.locator("[data-mine=true]")).to_be_visible()
    held = page.locator(f".hand [data-card={name}]").count()
    start, before = seq(page), lines(page)
    if label.startswith("shot of ") or name in ("rocket", "explosive-drone", "ka-boom"):
        shoot(page, shown(name))
    elif name == "munition":
        press(page, ".ans[data-do=fire]:has-text('Ammunition')")
    elif label.startswith("evacuation"):
        press(page, ".ans[data-do=rescue]")
    else:
        play_card(page, name)
    assert seq(page) > start
    if not label.startswith("shot of "):
        assert page.locator(f".hand [data-card={name}]").count() == held - 1 or held > 1, "the card has left the hand"
    told = lines(page)
    new = next(k for k in range(len(told)) if told[k : k + KNOWN] == before[:KNOWN])
    news = " ".join(told[:new])
    assert TOLD_AS.get(name, shown(name)) in news, news
