"""Geodia in the browser: a whole game by clicking, the cards' faces, and everybody's ways to play."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gemhold.games.geodia.data import FACES
from gemhold.server.testing import ServerProcess
from tests.browser.checks import axe
from tests.browser.conftest import PATIENCE, PHONE, ROOT, Visitor
from tests.browser.full_map import LAST_MENU, LONG
from tests.browser.geodia import answer, asked, build_something, my_turn, new_table, open_table, play_on, quick_start, settled
from tests.browser.play import seq
from tests.browser.prepared import NAMES, Owner, Plan
from tests.browser.test_everyone import focus_name, picture

Visit = Callable[..., Visitor]
LARGEST_VIEW = 64 * 1024


# ---------------------------------------------------------------- a whole game


def test_newcomer_plays_a_solo_game(visit: Visit) -> None:
    """Only what is to be seen, with motion: the status line, what glows, the buttons. The result adds up."""
    visitor = visit(still=False)
    page = visitor.page
    sizes: list[int] = []

    def weigh(response: Any) -> None:
        if "/moves" in response.url and response.ok:
            sizes.append(len(json.dumps(response.json()["view"])))

    page.on("response", weigh)
    open_table(page, new_table(visitor.context, "you", "bot"))
    assert my_turn(page)
    expect(page.locator("[data-status]")).to_contain_text("Your turn")
    assert play_on(page, hurried=True) > 16  # two phases or three in each of eight rounds
    result = page.get_by_role("dialog")
    expect(result.locator("[data-hero]")).to_be_visible(timeout=PATIENCE)  # after the count
    expect(result.get_by_role("rowheader", name="Start")).to_be_visible()
    totals = [int(re.sub(r"[^\d−]", "", text).replace("−", "-")) for text in result.locator("tfoot td").all_text_contents()]
    rows = [
        [int(cell.replace("−", "-").replace("+", "")) for cell in row.locator("td").all_text_contents()]
        for row in result.locator("tbody tr").all()
    ]
    assert totals == [sum(column) for column in zip(*rows, strict=True)]
    assert 1_000 < max(sizes) < LARGEST_VIEW


def test_others_moves_are_played_one_after_another(visit: Visit) -> None:
    """With motion, moves of quick bots wait in a line; when it is empty, one can act."""
    visitor = visit(still=False)
    page = visitor.page
    open_table(page, new_table(visitor.context, "you", "bot", "bot", "bot"))
    assert play_on(page, 8) == 8


# ---------------------------------------------------------------- the cards


def test_every_card_has_a_picture_a_name_and_an_effect(visit: Visit) -> None:
    """All faces of both decks in all languages; the pictures are symbols of the sprites."""
    visitor = visit()
    page = visitor.page
    open_table(page, new_table(visitor.context, "you", "bot"))
    names = sorted({face.name for deck in FACES for face in deck})
    sprites = (ROOT / "web/src/games/geodia/sprites/cards.svg").read_text(encoding="utf-8")
    short = {
        "railway-artillery": "railgun",
        "chain-saw": "saw",
        "gem-cutter": "cutter",
        "water-pump": "pump",
        "gem-find": "find",
        "ka-boom": "kaboom",
    }
    for name in names:
        assert f'id="v-{short.get(name, name)}"' in sprites, name
        for language in ("en", "sk", "cs", "ro"):
            text = (ROOT / f"src/gemhold/games/geodia/locales/{language}/game.ftl").read_text(encoding="utf-8")
            assert text.count(f"[{name}]") >= 2, (language, name)
    assert len(names) == 22
    shown = page.locator(".hand .card")
    assert shown.count() > 0
    assert all(name in names for name in (card.get_attribute("data-card") or "" for card in shown.all()))


# ---------------------------------------------------------------- everybody


def to_main(page: Page) -> None:
    for _ in range(30):
        assert my_turn(page)
        if page.locator("[data-do=quick]:not(:disabled)").count():
            quick_start(page)
        elif asked(page) == "main":
            return
        else:
            answer(page)
    raise AssertionError("no main phase")


def test_piece_then_place_cancel_and_reasons(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    open_table(page, new_table(visitor.context, "you", "bot"))
    to_main(page)
    expect(page.locator(".phases .now")).to_contain_text("Main")
    tools = page.locator(".bb:not(.no)")
    if tools.count():
        tools.first.click()
        expect(page.locator(".hex.legal").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".bb.on")).to_have_count(0)
    far = page.locator(".hex[data-name=e5]")  # next to the dragon: nobody is there yet
    far.click(force=True)  # named as not to be chosen: a press explains
    expect(page.locator(".pop .no em").first).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator(".pop")).to_have_count(0)
    page.keyboard.press("v")
    expect(page.locator(".lens")).to_have_count(1)
    assert page.locator(".lens .yes, .lens .nil").count() > 0
    move = page.locator(".map .end")
    before = seq(page)
    move.click()
    settled(page, before)
    expect(page.locator(".phases .now")).not_to_contain_text("Main")


def test_keyboard_alone(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    open_table(page, new_table(visitor.context, "you", "bot"))
    assert my_turn(page)
    page.locator("[data-do=quick]").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('[data-do=quick]:disabled')", timeout=120_000)
    to_main(page)
    page.locator("[data-hex='0']").focus()
    names = [focus_name(page)]
    for key in ("ArrowRight", "ArrowDown", "Home"):
        page.keyboard.press(key)
        names.append(focus_name(page))
    assert names[0] == names[-1]
    assert len(set(names)) == 3
    before = seq(page)
    page.keyboard.press("e")
    settled(page, before)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_and_pictures(visit: Visit, dark: bool) -> None:
    visitor = visit(dark=dark)
    page = visitor.page
    open_table(page, new_table(visitor.context, "you", "bot", "bot", "bot"))
    to_main(page)
    build_something(page)
    assert axe(page) == []
    assert page.evaluate(
        "() => document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"
    )
    picture(page, "geodia-dark" if dark else "geodia-desktop")


def test_phone(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = visitor.page
    open_table(page, new_table(visitor.context, "you", "bot"))
    to_main(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    for name in ("Hand", "Base", "Barons", "Log"):
        page.get_by_role("tab", name=name).last.click()
        expect(page.locator(".tabrow [aria-selected=true]")).to_contain_text(name)
    page.get_by_role("tab", name="Hand").last.click()
    assert axe(page) == []
    picture(page, "geodia-phone")
    before = seq(page)
    page.locator(".slim").click()
    settled(page, before)


@pytest.mark.parametrize(
    ("language", "text"), [("sk-SK", "Hlavná"), ("cs-CZ", "Hlavní"), ("ro-RO", "Principală"), ("en-GB", "Main")]
)
def test_four_languages(visit: Visit, language: str, text: str) -> None:
    visitor = visit(language=language)
    page = visitor.page
    open_table(page, new_table(visitor.context, "you", "bot"))
    to_main(page)
    expect(page.locator(".phases .now")).to_contain_text(text)
    ids = set()
    for folder in ("locales/en", "games/geodia/locales/en"):
        for file in (ROOT / "src/gemhold" / folder).glob("*.ftl"):
            ids |= set(re.findall(r"^([a-z]+(?:-[a-z]+)+) =", file.read_text(encoding="utf-8"), re.M))
    shown = set(re.findall(r"[a-z]+(?:-[a-z]+)+", page.locator("body").inner_text()))
    assert not shown & ids
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_one_screen_covers_hands(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    open_cover = new_table(visitor.context, "you", "you")
    page.goto(f"/t/{open_cover}")
    expect(page.locator(".cover")).to_be_visible()
    assert page.locator(".card").count() == 0
    page.locator(".cover button").click()
    expect(page.locator(".geodia")).to_be_visible()
    quick_start(page)
    expect(page.locator(".cover")).to_be_visible()  # the other one's turn: the hand is hidden again
    assert page.locator(".card").count() == 0


def test_one_screen_shows_each_their_own(visit: Visit) -> None:
    """Two people and a slow bot: nobody's opening is laid for them, and while the bot moves the one who sits there is shown."""
    visitor = visit()
    page = visitor.page
    page.goto(f"/t/{new_table(visitor.context, 'you', 'you', 'bot', pace=3000)}")
    owner = page.locator(".base h2")
    for name in ("Ela", "Mirek"):
        expect(page.locator(".cover")).to_contain_text(name)
        page.keyboard.press("h")  # a hint would tell of the next one's hand
        expect(page.locator(".toast")).to_have_text("You cannot do this now.")
        page.keyboard.press("c")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.wait_for_timeout(700)  # a quick start that went on would have made a move by now
        page.locator(".cover button").click()
        expect(owner).to_have_text(name)
        assert asked(page) == "mulligan"
        private = [line for line in page.locator(".lines li").all_text_contents() if "It is" in line]
        hand = page.locator(".hand small").first.inner_text()
        assert len(private) == int(hand.split()[0])  # the cards one has, not the other's
        page.locator("[data-do=quick]").click()
    expect(page.locator("[data-status]")).to_contain_text("Ioana")
    expect(owner).to_have_text("Mirek")
    page.reload()  # nobody has sat down yet
    expect(page.locator(".cover")).to_contain_text("Ela")
    assert page.locator(".card").count() == 0


ROADS = (Plan(3, 2), 93, 0)  # the first seat can pay for more than two roads


def test_who_hands_over_gives_the_screen_away(visit: Visit, server: ServerProcess) -> None:
    """One screen for two: when a bot plays for the one who sits there, it is covered until the other one comes."""
    page = visit().page
    owner = Owner.before(page, server)
    plan, row, seat = ROADS
    page.goto(f"/t/{owner.lay(plan, row, 0, 1)}")
    sits, other = NAMES[seat], NAMES[1 - seat]
    cover = page.locator(".cover")
    expect(cover).to_contain_text(sits)
    page.keyboard.press("m")
    expect(page.get_by_role("link", name="Replay")).to_have_count(0)  # it would show the next one's hand
    page.keyboard.press("Escape")
    cover.get_by_role("button").click()
    expect(page.locator(".base h2")).to_have_text(sits)
    page.keyboard.press("m")
    expect(page.get_by_role("link", name="Replay")).to_have_attribute("href", re.compile(rf"seat={seat}$"))
    page.get_by_role("button", name=f"Let a bot play for {sits}").click()
    page.get_by_role("button", name=f"Really let a bot play for {sits}").click()
    expect(cover).to_contain_text(other)
    cover.get_by_role("button").click()
    expect(page.locator(".base h2")).to_have_text(other)
    assert my_turn(page)
    expect(page.locator(".base h2")).to_have_text(other)
    expect(cover).to_have_count(0)


def test_a_tool_stays_while_it_can_be_used(visit: Visit, server: ServerProcess) -> None:
    page = visit().page
    open_table(page, Owner.before(page, server).lay(*ROADS))
    road = page.locator("[data-tool=road]")
    road.click()
    for _ in range(2):
        expect(road).to_have_attribute("aria-pressed", "true")
        before = seq(page)
        page.locator(".hex.legal").first.click()
        settled(page, before)


def test_a_tool_is_put_away_with_its_phase(visit: Visit, server: ServerProcess) -> None:
    page = visit().page
    open_table(page, Owner.before(page, server).lay(LONG, *LAST_MENU))
    road = page.locator("[data-tool=road]")
    road.click()
    expect(road).to_have_attribute("aria-pressed", "true")
    page.locator(".map .end").click()
    expect(page.locator(".prompt[data-ask=main]")).to_have_count(0)
    expect(road).to_have_attribute("aria-pressed", "false")


def test_new_table_with_barons(visit: Visit) -> None:
    page = visit().page
    page.goto("/new?game=geodia")
    choices = page.get_by_role("radiogroup", name=re.compile("^Ore barons"))
    expect(choices).to_have_count(3)
    choices.first.get_by_role("radio", name=re.compile("Ruby")).check()
    chosen = page.locator("[role=radiogroup] :checked").evaluate_all("all => all.map(each => each.ariaLabel)")
    assert "Ruby" in chosen[0]
    assert len(set(chosen)) == 3
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".geodia")).to_be_visible()
    expect(page.locator(".base")).to_contain_text("Ruby")
    own = page.locator(".lines li").filter(has_text="draws a card").first.locator("use").first
    expect(own).to_have_attribute("href", "#gm-red")  # the mark in the log is the chosen baron's
