"""King's table: chances that follow the dice, advice in words, an alarm asked for twice, losses told, nothing cut or small."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

from gemhold.server.testing import ServerProcess
from tests.browser.checks import (
    LANGUAGES,
    axe,
    below_the_fold,
    covered_controls,
    cut_texts,
    lasting,
    scrolls_sideways,
    small_targets,
    spilling_texts,
    torn_words,
)
from tests.browser.conftest import Visitor
from tests.browser.play import ask_for_hint, open_table, seq, wait_for_seq, wait_until
from tests.browser.prepared import LAST_CASTLE, Owner, Plan, game

Visit = Callable[..., Visitor]
ROLLS = (Plan(4, 4, game="king"), 242, 0)  # the first of three rolls, late in a game of four
THEFT = (Plan(166, game="king"), 216, 0)  # a card may be stolen from somebody who has nine
SIZES: dict[str, ViewportSize] = {
    "360": {"width": 360, "height": 740},
    "390": {"width": 390, "height": 844},
    "sideways": {"width": 844, "height": 390},
    "tablet": {"width": 768, "height": 1024},
    "1024": {"width": 1024, "height": 768},
    "1440": {"width": 1440, "height": 900},
    "1920": {"width": 1920, "height": 1080},
    "2560": {"width": 2560, "height": 1440},
}
TOUCHED = ("360", "390", "sideways", "tablet")


MADE = (Plan(1, 4, game="king"), 291, 0)  # a die made of jokers lies beside the dice, and no citizen is met
EMPTY = (Plan(6, 4, game="king"), 286, 1)  # a card may be stolen, and one deck has none left


def first_row(plan: Plan, here: Callable[[str], bool]) -> tuple[int, int]:
    """The first row of a game at which some action can be chosen, by its notation; and who decides there."""
    found = game(plan)
    rules = plan.rules
    for row in found.decisions():
        state = found.match.state
        if any(here(rules.notation.text(state, x)) for x in rules.legal(state)):
            game.cache_clear()
            return row, int(found.match.actor)
    raise AssertionError("it never comes to that")


def percentages(page: Page) -> list[str]:
    return [text.strip() for text in page.locator(".card .mark .long").all_text_contents()]


def test_chances_follow_the_dice_that_are_kept(visit: Visit, server: ServerProcess) -> None:
    visitor = visit()
    page = visitor.page
    table = Owner.before(page, server).lay(*ROLLS)
    open_table(page, table)
    expect(page.get_by_text("The percentages:")).to_be_visible()
    page.get_by_role("button", name="Got it").click()
    expect(page.get_by_text("The percentages:")).to_have_count(0)
    page.reload()
    odds = wait_until(page, lambda: visitor.context.request.get(f"/api/tables/{table}/odds").json())
    keeps = {
        frozenset(action["data"]["dice"]): odds["after"][str(action["id"])]
        for action in visitor.context.request.get(f"/api/tables/{table}").json()["play"]["actions"]
        if action["data"]["do"] == "keep"
    }

    def shown(kept: set[int]) -> bool:
        wanted = [f"{round(100 * chance)}%" for chance in keeps[frozenset(kept)]]
        return all(text in (want, "Met") for text, want in zip(percentages(page), wanted, strict=True))

    wait_until(page, lambda: "%" in " ".join(percentages(page)) and shown(set()))
    expect(page.get_by_text("The percentages:")).to_have_count(0)  # told once
    page.locator("[data-die='0']").click()
    page.locator("[data-die='3']").click()
    wait_until(page, lambda: shown({0, 3}))
    page.locator(".card[data-deck='4']").focus()
    note = page.locator(".a-side").get_by_text("with the dice you keep")
    expect(note).to_be_visible()
    expect(page.locator(".die.wished").first).to_be_visible()


def test_advice_has_words_and_touches_no_die(visit: Visit, server: ServerProcess) -> None:
    page = visit().page
    open_table(page, Owner.before(page, server).lay(*ROLLS))
    page.locator("[data-die='5']").click()
    advice = page.locator(".advice")
    ask_for_hint(page, advice)
    expect(advice).to_be_visible()
    expect(advice).to_contain_text(re.compile(r"\d+% to win · .+ \d+%"))
    expect(page.locator(".die[aria-pressed=true]")).to_have_count(1)
    expect(page.locator("[data-die='5']")).to_have_attribute("aria-pressed", "true")
    hinted = page.locator(".die.hinted")
    advised = {die.get_attribute("data-die") for die in hinted.all()}
    page.get_by_role("button", name="Keep these").click()
    kept = {die.get_attribute("data-die") for die in page.locator(".die[aria-pressed=true]").all()}
    assert kept == advised


def test_the_alarm_is_asked_for_twice(visit: Visit, server: ServerProcess) -> None:
    plan = Plan(3, 2, game="king")
    row, seat = first_row(plan, lambda text: text.startswith("alarm"))
    page = visit().page
    open_table(page, Owner.before(page, server).lay(plan, row, seat))
    before = seq(page)
    card = page.locator(".card[data-mode=alarm]").first
    card.click()
    sure = page.get_by_role("button", name="Sound the alarm")
    expect(sure).to_contain_text("No way back")
    assert seq(page) == before
    page.get_by_role("button", name="Cancel").click()
    expect(sure).to_have_count(0)
    assert seq(page) == before
    card.click()
    sure.click()
    wait_for_seq(page, before + 1)


def test_a_theft_is_told_to_who_loses(visit: Visit, server: ServerProcess) -> None:
    """Two people at two browsers: the one who loses a card reads it where they look, and the card flies away."""
    plan, row, thief = THEFT
    here, there = visit(still=False), visit()
    loser = Owner.before(here.page, server)
    owner = Owner.before(there.page, server)
    table = owner.lay(plan, row, thief, guest=loser)
    open_table(here.page, table)
    open_table(there.page, table)
    here.page.evaluate(
        """new MutationObserver(news => { for (const { addedNodes } of news) for (const node of addedNodes)
             if (node.dataset && 'flight' in node.dataset) document.body.dataset.flown = 'yes'; })
           .observe(document.body, { childList: true })"""
    )
    there.page.locator(".mc.live").first.click()
    expect(here.page.locator("[data-heed]")).to_contain_text("steals a card from you")
    expect(here.page.locator("body[data-flown=yes]")).to_be_attached()


def settled(thing: Locator) -> FloatRect | None:
    """Where it lies when it has stopped moving."""
    lies = thing.bounding_box()
    for _ in range(40):
        thing.page.wait_for_timeout(300)
        before, lies = lies, thing.bounding_box()
        if lies == before:
            break
    return lies


def test_news_lie_over_nothing_one_needs(visit: Visit, server: ServerProcess) -> None:
    """On a phone held sideways, while lessons are offered above: what was done to you moves nothing and leaves the cards free."""
    plan, row, thief = THEFT
    here, there = visit(phone=True, newcomer=True), visit()
    here.page.set_viewport_size(SIZES["sideways"])
    loser = Owner.before(here.page, server)
    owner = Owner.before(there.page, server)
    table = owner.lay(plan, row, thief, guest=loser)
    open_table(here.page, table)
    open_table(there.page, table)
    expect(here.page.locator("[data-offer]")).to_be_visible()
    there.page.locator(".mc.live").first.click()
    news = here.page.locator("[data-heed]")
    expect(news).to_contain_text("steals a card from you")
    board = settled(here.page.locator(".a-board .board"))
    lies = news.bounding_box()
    news.evaluate("news => { news.style.display = 'none'; }")
    assert settled(here.page.locator(".a-board .board")) == board
    assert lies
    assert board
    assert lies["x"] + lies["width"] <= board["x"] + board["width"]


def covered(page: Page) -> list[str]:
    """Spaces of the map that something else lies on; the zoom stands in the emptiest corner and may reach over a rim."""
    script = """() => [...document.querySelectorAll('.a-board [data-hex]')].filter(hex => {
      const box = hex.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return top && !hex.contains(top);
    }).map(hex => `covered: ${hex.id}`)"""
    found: list[str] = page.evaluate(script)
    return found


def cut_pictures(page: Page) -> list[str]:
    """What citizens do and want is drawn: drawings that stick out of their card."""
    script = """() => [...document.querySelectorAll('.a-offer .card')].filter(card => {
      const { left, right } = card.getBoundingClientRect();
      return [...card.querySelectorAll('.eff svg, .cond svg')].some(picture => {
        const box = picture.getBoundingClientRect();
        return box.width && (box.left < left || box.right > right);
      });
    }).map(card => `cut picture: deck ${card.dataset.deck}`)"""
    found: list[str] = page.evaluate(script)
    return found


def fits(page: Page, size: str) -> list[str]:
    """What is wrong with the table as it stands."""
    faults = cut_texts(page, ".king") + torn_words(page, ".king") + spilling_texts(page, ".king")
    faults += below_the_fold(page, ".a-offer", ".felt", ".acts") + covered_controls(page) + covered(page)
    faults += cut_pictures(page)
    if size in TOUCHED:
        areas = (".bar", ".a-players", ".a-board", ".a-offer", ".a-tray", ".a-side")
        faults += [fault for area in areas for fault in small_targets(page, area)]
        page.evaluate("scrollTo(0, 0)")
    return faults + (["the page scrolls sideways"] if scrolls_sideways(page) else [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_on_any_screen(visit: Visit, server: ServerProcess, language: str) -> None:
    page = visit(language=language, phone=True).page  # fingers may touch screens of any size
    owner = Owner(server.log.parent)
    page.goto(f"/#claim={owner.code}")
    page.locator("dialog .btn").first.click()
    expect(page.locator("dialog")).to_have_count(0)
    faults: dict[str, list[str]] = {}
    for name, spot in {"rolling": ROLLS, "stealing": THEFT}.items():
        open_table(page, owner.lay(*spot))
        page.locator(".card .mark", has_text="%").first.wait_for() if name == "rolling" else None
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)
            if found := lasting(page, partial(fits, page, size)):
                faults[f"{name} {size}"] = found
    assert faults == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_twice_fits(visit: Visit, server: ServerProcess, language: str) -> None:
    """The buttons with most words: the alarm, and a citizen while rolls are left."""
    page = visit(language=language, phone=True).page
    owner = Owner.before(page, server)
    plan = Plan(3, 2, game="king")
    alarm = (plan, *first_row(plan, lambda text: text.startswith("alarm")))
    faults: dict[str, list[str]] = {}
    for mode, spot, longest in (("alarm", alarm, "3"), ("take", ROLLS, "1")):
        open_table(page, owner.lay(*spot))
        page.locator(f".card[data-mode={mode}][data-deck='{longest}']").click()
        expect(page.locator(f".roll[data-do={mode}]")).to_be_visible()
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)
            if found := lasting(page, partial(fits, page, size)):
                faults[f"{mode} {size}"] = found
    assert faults == {}


# Things in the felt that are cut off by it, words of a narrow foot in two lines, and drawings that lie over a word.
SQUASHED = """() => {
  const box = element => element.getBoundingClientRect(), found = [];
  const felt = document.querySelector('.felt');
  for (const lamp of document.querySelectorAll('.felt .bulb'))
    if (box(lamp).top < box(felt).top + 2 || box(lamp).right > box(felt).right - 2) found.push('a lamp is cut');
  for (const words of document.querySelectorAll('.card .mark span'))
    if (words.getClientRects().length > 1) found.push(`two lines: ${words.textContent}`);
  for (const card of document.querySelectorAll('.card.empty'))
    if (box(card.querySelector('svg')).bottom > box(card.querySelector('span')).top + 1) found.push('a word is drawn over');
  return found;
}"""


def squashed(page: Page) -> list[str]:
    return list(page.evaluate(SQUASHED))


def test_small_parts_are_whole(visit: Visit, server: ServerProcess) -> None:
    """On low and narrow screens: the lamp of advice, what a card's foot says, an empty deck, a die made of jokers."""
    page = visit(phone=True, language="ro").page
    owner = Owner.before(page, server)
    faults: dict[str, list[str]] = {}
    for name, spot in {"advice": ROLLS, "made": MADE, "empty": EMPTY}.items():
        open_table(page, owner.lay(*spot))
        if name == "advice":
            ask_for_hint(page, page.locator(".felt .bulb"))
        for size in TOUCHED:
            page.set_viewport_size(SIZES[size])
            if found := lasting(page, lambda size=size: fits(page, size) + squashed(page)):  # type: ignore[misc]
                faults[f"{name} {size}"] = found
    assert faults == {}
    assert page.locator("[data-supply=gem-white]").inner_text().split() == ["8", "albe"]


def test_who_watches_reads_the_sentence(visit: Visit, server: ServerProcess) -> None:
    """On a narrow phone it stands beside the phase, the notice of watching and the pace of the bots."""
    table = Owner(server.log.parent).lay(*ROLLS)
    page = visit(language="cs", phone=True).page
    page.set_viewport_size(SIZES["360"])
    open_table(page, table)
    expect(page.locator(".bar .eye")).to_be_visible()
    expect(page.locator(".bar .pacing")).to_be_visible()
    height = "line => line.getBoundingClientRect().height / parseFloat(getComputedStyle(line).lineHeight)"
    assert lasting(page, lambda: fits(page, "360")) == []
    assert page.locator("[data-status]").evaluate(height) < 2.5, "more than two lines"


def test_the_supply_counts_in_words(visit: Visit, server: ServerProcess) -> None:
    page = visit(language="sk").page
    open_table(page, Owner.before(page, server).lay(*MADE))
    for gem, text in (("white", ["8", "bielych"]), ("gold", ["1", "zlatý"])):
        assert page.locator(f"[data-supply=gem-{gem}]").inner_text().split() == text


# Parts that lie in a smaller thing which is scrolled or cuts them off.
SQUEEZED = """part => {
  const box = element => element.getBoundingClientRect();
  const inside = box(document.querySelector(part));
  const found = [];
  for (let outer = document.querySelector(part); outer; outer = outer.parentElement) {
    const { top, bottom } = box(outer);
    const cuts = getComputedStyle(outer).overflowY !== 'visible' && (inside.top < top - 1 || inside.bottom > bottom + 1);
    if (cuts || (outer.matches(part) && outer.scrollHeight > outer.clientHeight + 1)) found.push(outer.className);
  }
  return found;
}"""


def test_advice_is_seen_whole(visit: Visit, server: ServerProcess) -> None:
    """On every screen, beside the dice and the button it is about; a notice over the table does not say it again."""
    page = visit(phone=True, language="sk").page
    open_table(page, Owner.before(page, server).lay(*ROLLS))
    ask_for_hint(page, page.locator(".advice"))
    expect(page.locator(".toast")).to_have_count(0)
    faults: dict[str, list[str]] = {}

    def look(size: str) -> list[str]:
        return fits(page, size) + below_the_fold(page, ".advice") + list(page.evaluate(SQUEEZED, ".advice"))

    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        if found := lasting(page, partial(look, size)):
            faults[size] = found
    assert faults == {}


@pytest.mark.parametrize("dark", [False, True])
def test_axe_on_screens_of_their_own(visit: Visit, server: ServerProcess, dark: bool) -> None:
    page = visit(dark=dark).page
    owner = Owner.before(page, server)
    open_table(page, owner.lay(*ROLLS))
    ask_for_hint(page, page.locator(".advice"))
    faults: dict[str, list[str]] = {}
    for size in ("sideways", "tablet", "390"):
        page.set_viewport_size(SIZES[size])
        faults[size] = axe(page)
    open_table(page, owner.lay(*EMPTY))
    page.set_viewport_size(SIZES["1440"])
    faults["stealing"] = axe(page)
    assert not any(faults.values()), faults


def test_a_change_of_the_score_stands_beside_it(visit: Visit, server: ServerProcess) -> None:
    """What passes with motion must not lie on the score meanwhile."""
    page = visit(still=False).page
    plan, row, seat = LAST_CASTLE
    table = Owner.before(page, server).lay(plan, row, seat)
    open_table(page, table)
    play = page.context.request.get(f"/api/tables/{table}").json()["play"]
    move = {"seq": play["seq"], "action": play["actions"][0]["id"], "seat": seat, "client": "test"}
    page.evaluate(
        """() => new MutationObserver(() => {
          const delta = document.querySelector('[data-delta]');
          if (!delta || window.overlap) return;
          for (const motion of delta.getAnimations()) { motion.pause(); motion.currentTime = 900; }  // it rests there
          const range = document.createRange(), box = delta.getBoundingClientRect();
          for (const node of delta.parentElement.childNodes)
            if (node.nodeType === 3 && /\\d/.test(node.data)) range.selectNode(node);
          const score = range.getBoundingClientRect();
          const apart = box.right <= score.left || box.left >= score.right || box.bottom <= score.top || box.top >= score.bottom;
          window.overlap = [score.width > 0, !apart];
        }).observe(document.body, { subtree: true, childList: true })"""
    )
    assert page.context.request.post(f"/api/tables/{table}/moves", data=move).ok
    page.wait_for_function("window.overlap")
    assert page.evaluate("window.overlap") == [True, False]
