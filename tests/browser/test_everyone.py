"""For everyone: keyboard alone, four languages, axe-core, phone and desktop without overlap; and the pictures for the README."""

from __future__ import annotations

import io
import json
import os
import re
from collections.abc import Callable

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from gemhold.server.testing import ServerProcess
from tests.browser.checks import axe
from tests.browser.conftest import BOTS, PHONE, ROOT, Visitor
from tests.browser.play import click_on, new_table, open_table, play_on, seq, wait_for_seq, wait_for_turn
from tests.browser.prepared import LAST_CASTLE, LAST_MOVE, Owner, Plan

Visit = Callable[..., Visitor]
IMAGES = ROOT / "docs/images"
PLAIN_PAGES = ("/", "/new?game=king", "/settings", "/rules/king", "/dice", "/record")
AREAS = (".a-players", ".a-board", ".a-offer", ".a-tray", ".a-side")
# Games that play themselves (see prepared.py), up to a roll of the first seat late in each, by the number of players.
LATE = {2: (Plan(1, 2, game="king"), 141, 0), 3: (Plan(1, 3, game="king"), 145, 0), 4: (Plan(4, 4, game="king"), 242, 0)}
TAKES = LATE[4]  # who holds the first and third die, rolls and stops meets a citizen who builds


# ---------------------------------------------------------------- keyboard


def focus_name(page: Page) -> str:
    return str(page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent ?? ''"))


def to_a_citizen(page: Page) -> int:
    """Tab to a citizen that may be chosen; how many presses it took, from the top of the page."""
    for presses in range(1, 80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.mode") == "take":
            return presses
    raise AssertionError("Tab does not get there")


def test_a_turn_by_keyboard_alone(visit: Visit, server: ServerProcess) -> None:
    """From holding dice to the castle on the map, late in a game: the log is long and still one stop on the way."""
    page = visit().page
    open_table(page, Owner.before(page, server).lay(*TAKES))
    assert wait_for_turn(page)
    page.keyboard.press("1")
    page.keyboard.press("3")
    expect(page.locator(".die[aria-pressed=true]")).to_have_count(2)
    before = seq(page)
    page.keyboard.press("r")
    wait_for_seq(page, before + 1)
    page.locator('[data-busy="false"]').wait_for()
    before = seq(page)
    page.keyboard.press("s")
    wait_for_seq(page, before + 1)
    page.locator('[data-busy="false"]').wait_for()
    assert page.locator(".jump").count() > 50
    assert to_a_citizen(page) < 40
    before = seq(page)
    page.keyboard.press("Enter")
    wait_for_seq(page, before + 1)
    expect(page.locator(".hex.legal").first).to_be_visible()
    page.locator('[data-busy="false"]').wait_for()
    page.keyboard.press("n")
    assert "you can choose it" in focus_name(page)
    before = seq(page)
    page.keyboard.press("Enter")
    wait_for_seq(page, before + 1)
    expect(page.locator("[data-live]")).not_to_be_empty()


def test_keys_press_once_and_choices_stay(visit: Visit, server: ServerProcess) -> None:
    """A key held down rolls once; news that say nothing new leave the held dice alone; a window gives the focus back."""
    page = visit().page
    open_table(page, Owner.before(page, server).lay(*LATE[2]))
    assert wait_for_turn(page)
    before = seq(page)
    for _ in range(5):
        page.keyboard.down("r")
    wait_for_seq(page, before + 2)  # the dice kept, and how the others fell
    page.wait_for_timeout(300)
    assert seq(page) == before + 2
    page.keyboard.up("r")
    die = page.locator(".die[aria-pressed=false]").first
    die.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".die[aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".die[aria-pressed=true]")).to_be_focused()
    with page.expect_request("**/stream*"):
        page.evaluate("dispatchEvent(new Event('online'))")  # connects anew, and is told where the game stands
    page.wait_for_timeout(500)
    expect(page.locator(".die[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".die[aria-pressed=true]")).to_be_focused()


def test_arrow_keys_walk_the_log(visit: Visit, server: ServerProcess) -> None:
    page = visit().page
    open_table(page, Owner.before(page, server).lay(*TAKES))
    links = page.locator(".lines .at, .lines .jump")
    assert links.count() > 50
    expect(page.locator(".lines [tabindex='0']")).to_have_count(1)
    page.locator(".log .scroll").focus()
    page.keyboard.press("Tab")
    expect(links.nth(0)).to_be_focused()
    page.keyboard.press("ArrowUp")  # there is nothing above it
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    expect(links.nth(3)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(links.nth(2)).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.lines')") is None
    page.keyboard.press("Shift+Tab")
    expect(links.nth(0)).to_be_focused()  # the newest again


def test_arrow_keys_walk_the_map(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    open_table(page, new_table(visitor.context, "you", "bot", "bot", "bot"))
    assert wait_for_turn(page)
    page.locator("[data-hex='0']").focus()
    names = [focus_name(page)]
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "End", "ArrowUp", "Home"):
        page.keyboard.press(key)
        names.append(focus_name(page))
    assert names[0] == names[-1]
    assert len(set(names)) == len(names) - 1
    assert all(re.match(r"[a-f]\d+: \w+", name) for name in names)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("move around the map")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def box(found: Locator) -> tuple[float, float, float, float]:
    """Left, top, width and height of what is on screen."""
    at = found.bounding_box()
    assert at
    return at["x"], at["y"], at["width"], at["height"]


def test_the_map_zooms_and_moves(visit: Visit) -> None:
    """Closer by button and wheel, moved by dragging, which chooses nothing; keys bring what has the focus into sight."""
    visitor = visit()
    page = visitor.page
    open_table(page, new_table(visitor.context, "you", "bot", "bot", "bot"))
    assert wait_for_turn(page)
    first = page.locator("[data-hex='0']")
    left, top, width, height = box(page.locator(".board"))
    whole = box(first)
    page.get_by_role("button", name="Zoom in").click()
    closer = box(first)
    assert closer[2] == pytest.approx(1.5 * whole[2], rel=0.02)
    status = page.locator("[data-status]").inner_text()
    page.mouse.move(left + width / 2, top + height / 2)
    page.mouse.down()
    page.mouse.move(left + width / 2 + 40, top + height / 2 + 25, steps=4)
    page.mouse.up()
    assert box(first) == pytest.approx((closer[0] + 40, closer[1] + 25, closer[2], closer[3]), abs=1.5)
    assert page.locator("[data-status]").inner_text() == status
    first.focus()
    for key in ("End", "Home"):
        page.keyboard.press(key)
        x, y, w, h = box(page.locator(":focus"))
        assert left <= x < x + w <= left + width
        assert top <= y < y + h <= top + height
    page.mouse.move(left + width / 2, top + height / 2)
    page.mouse.wheel(0, -240)
    page.wait_for_function("w => document.querySelector('[data-hex]').getBoundingClientRect().width > w", arg=closer[2])
    while page.get_by_role("button", name="Zoom out").count():
        page.get_by_role("button", name="Zoom out").click()
    assert box(first) == pytest.approx(whole, abs=1)


# ---------------------------------------------------------------- languages


@pytest.mark.parametrize(
    ("language", "turn", "title"),
    [
        ("sk-SK", "Si na ťahu", "Kráľ kociek"),
        ("cs-CZ", "Jsi na tahu", "Král kostek"),
        ("ro-RO", "E rândul tău", "Regele zarurilor"),
        ("en-GB", "Your turn", "King of the Dice"),
    ],
)
def test_four_languages(visit: Visit, language: str, turn: str, title: str) -> None:
    visitor = visit(language=language)
    page = visitor.page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", language[:2])
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    open_table(page, new_table(visitor.context, "you", "bot"))
    assert wait_for_turn(page)
    expect(page.locator("[data-status]")).to_contain_text(turn)
    ids = set()
    for folder in ("locales/en", "games/king/locales/en"):
        for file in (ROOT / "src/gemhold" / folder).glob("*.ftl"):
            ids |= set(re.findall(r"^([a-z]+(?:-[a-z]+)+) =", file.read_text(encoding="utf-8"), re.M))
    play_on(page, 6)
    shown = set(re.findall(r"[a-z]+(?:-[a-z]+)+", page.locator("body").inner_text()))
    assert not shown & ids
    other = "sk" if language != "sk-SK" else "en"
    page.locator(f".langs [lang={other}]").click()
    expect(page.locator("html")).to_have_attribute("lang", other)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# ---------------------------------------------------------------- axe


def axe_of_a_game(page: Page, owner: Owner) -> dict[str, list[str]]:
    """The windows of a table, choosing on the map, the end, and looking back."""
    faults = {}
    open_table(page, owner.lay(*LAST_CASTLE))
    page.locator(".hex.legal").first.wait_for()
    faults["choosing"] = axe(page)
    for key, what in (("m", "menu"), ("g", "rules"), ("?", "keys"), ("c", "recap")):
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        faults[what] = axe(page)
        page.keyboard.press("Escape")
    open_table(page, owner.lay(*LAST_MOVE))
    play_on(page)
    faults["end"] = axe(page)
    page.goto(page.url.replace("/t/", "/record/"))
    expect(page.locator("output")).to_be_visible()
    faults["record"] = axe(page)
    return faults


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_on_every_page(visit: Visit, server: ServerProcess, dark: bool) -> None:
    visitor = visit(dark=dark)
    page = visitor.page
    owner = Owner.before(page, server)
    faults = {}
    table = new_table(visitor.context, "you", "open", public=True)
    for path in (*PLAIN_PAGES, f"/t/{table}", f"/dice/{table}", "/nowhere"):
        page.goto(path)
        page.get_by_role("heading", level=1).first.wait_for()
        if path.startswith("/t/"):
            page.wait_for_timeout(300)  # its stream never ends, so the network is never idle
        else:
            page.wait_for_load_state("networkidle")
        faults[path] = axe(page)
    page.goto(f"/dice/{owner.lay(*LAST_MOVE)}")  # the texts of players, compared with what was promised
    page.locator("[data-seat=good]").first.wait_for()
    faults["compared"] = axe(page)
    open_table(page, new_table(visitor.context, "you", "bot", "bot"))
    assert wait_for_turn(page)
    faults["rolling"] = axe(page)
    if not dark:  # the same marks in other colours: once is enough for the rest
        faults |= axe_of_a_game(page, owner)
    assert {where: found for where, found in faults.items() if found} == {}, json.dumps(faults, indent=1)


# ---------------------------------------------------------------- layout and pictures


def check_layout(page: Page, fits: bool) -> None:
    """No sideways scrolling; on a desktop none at all; the table's areas do not overlap."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "scrolls sideways"
    if fits:
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "scrolls"
    boxes = [box for area in AREAS if (box := page.locator(area).bounding_box())]
    for i, a in enumerate(boxes):
        for b in boxes[i + 1 :]:
            apart = (
                a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
                or a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1
            )  # fmt: skip
            assert apart, f"areas overlap: {a} {b}"


def picture(page: Page, name: str) -> None:
    """A picture for the README, in 256 colours. A new one only when asked for or missing: no two games look alike."""
    path = IMAGES / f"{name}.png"
    if path.exists() and "GEMHOLD_PICTURES" not in os.environ:
        return
    IMAGES.mkdir(parents=True, exist_ok=True)
    shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    shot.quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=2).save(path, optimize=True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_table_on_desktop_and_phone(visit: Visit, server: ServerProcess, players: int) -> None:
    page = visit().page
    open_table(page, Owner.before(page, server).lay(*LATE[players]))
    expect(page.locator(".die[aria-pressed]").first).to_be_visible()
    page.locator(".mark").first.wait_for()
    page.wait_for_timeout(400)
    check_layout(page, fits=True)
    if players == 4:
        page.mouse.move(0, 0)
        picture(page, "king-desktop")
        page.emulate_media(color_scheme="dark")
        picture(page, "king-dark")
        page.emulate_media(color_scheme="light")
    for size in ((1280, 720), (1024, 768), (820, 1180)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        check_layout(page, fits=size[0] >= 1240)
    page.set_viewport_size(PHONE)
    page.wait_for_timeout(200)
    check_layout(page, fits=False)
    roll = page.locator(".roll, .ask").first.bounding_box()
    assert roll is not None
    assert roll["y"] + roll["height"] <= PHONE["height"], "the roll button is in reach of the thumb"
    if players == 4:
        picture(page, "king-phone")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "ro"])
def test_pages_do_not_scroll_sideways(visit: Visit, phone: bool, language: str) -> None:
    page = visit(phone=phone, language=language).page
    for path in PLAIN_PAGES:
        page.goto(path)
        page.get_by_role("heading", level=1).first.wait_for()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        if path == "/" and not phone and language == "en":
            picture(page, "home")


def test_end_of_game_on_both(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    open_table(page, new_table(visitor.context, "bot", "bot", "bot", "bot", pace=20))
    page.locator("dialog[open] table").first.wait_for(timeout=BOTS)
    picture(page, "king-result")
    page.set_viewport_size(PHONE)
    box = page.get_by_role("dialog").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]


def test_animations_can_be_skipped(visit: Visit) -> None:
    """With motion on, others' moves play one after another; any click shows the newest at once."""
    visitor = visit(still=False)
    page = visitor.page
    table = new_table(visitor.context, "you", "bot", "bot", "bot")
    open_table(page, table)
    page.locator('[data-mine="true"]').wait_for()
    while page.locator('[data-mine="true"]').count():
        click_on(page)
    page.wait_for_function(
        "async ([table, seq]) => (await (await fetch(`/api/tables/${table}`)).json()).play.actions.length > 0",
        arg=[table, seq(page)],
    )
    newest = visitor.context.request.get(f"/api/tables/{table}").json()["play"]["seq"]
    page.mouse.click(3, 880)
    page.wait_for_timeout(100)
    page.mouse.click(3, 880)  # for news that came only after the first
    wait_for_seq(page, newest, timeout=5_000)  # played one after another, these moves take much longer
