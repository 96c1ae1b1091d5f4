"""The shell every game's table stands in: the pace of others' moves, what one must not miss, turns told to a hidden page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from gemhold.server.testing import ServerProcess
from tests.browser.conftest import come
from tests.browser.play import seq, wait_for_seq, wait_until
from tests.plugins import install_pig

LONGEST_NAME = "Wilhelmina Brunnenmeiste"  # 24 letters
WIDTHS = (360, 390, 768, 844, 1024, 1280, 1440, 1920, 2560)
OUTSIDE = """() => [...document.querySelectorAll('.bar :is(p, li, button, a, nav)')].filter((each) => {
  const { left, right, top, bottom, width } = each.getBoundingClientRect()
  const bar = document.querySelector('.bar').getBoundingClientRect()
  return width > 1 && (left < -1 || right > innerWidth + 1 || top < bar.top - 1 || bottom > bar.bottom + 1)
}).map((each) => each.outerHTML.slice(0, 120))"""

STUBS = """
window.told = []
window.Notification = class {
  static permission = 'granted'
  static requestPermission = async () => 'granted'
  constructor(title, { body, tag }) { window.told.push({ title, body, tag }) }
  close() {}
}
window.away = (on) => {
  Object.defineProperty(document, 'hidden', { get: () => on, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
"""


@pytest.fixture(scope="module")
def pig_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    site = install_pig(tmp_path_factory.mktemp("site"))
    with ServerProcess(tmp_path_factory.mktemp("home"), env={"PYTHONPATH": str(site)}) as running:
        yield running
        assert "Traceback" not in running.log.read_text()


def new_pig(context: BrowserContext, *seats: dict[str, Any], **settings: Any) -> Any:
    answer = context.request.post("/api/tables", data={"game": "pig", "pace": 0, "seats": list(seats), **settings})
    assert answer.ok, answer.text()
    return answer.json()


def bot(name: str) -> dict[str, Any]:
    return {"kind": "bot", "bot": "random", "name": name}


def person(name: str) -> dict[str, Any]:
    return {"kind": "human", "name": name}


def test_moves_can_be_held_stepped_and_let_go(pig_server: ServerProcess, browser: Browser) -> None:
    """Watching with motion on: what is shown waits, the server does not; to the winner and the race at the end."""
    context = come(browser, pig_server, still=False)
    page = context.new_page()
    table = new_pig(context, bot("Ada"), bot("Bert"), bot("Cyril"), pace=150, options={"goal": 50})
    page.goto(f"/t/{table['id']}")
    expect(page.locator("[data-pace]")).to_be_visible()
    page.keyboard.press("p")
    page.locator("[data-waiting]").wait_for()
    shown = seq(page)
    page.wait_for_function("() => Number(document.querySelector('[data-waiting] span').textContent) >= 3")
    page.mouse.click(700, 500)  # presses hurry what runs, not what is held
    assert seq(page) == shown
    page.keyboard.press(".")
    wait_for_seq(page, shown + 1)
    stepped = seq(page)
    assert page.locator("[data-waiting]").count()
    page.get_by_role("button", name="Next move").click()
    wait_for_seq(page, stepped + 1)
    page.get_by_role("button", name="Resume").click()
    for speed in ("fast", "instant"):
        page.keyboard.press(",")
        expect(page.locator(f"[data-speed={speed}]")).to_be_visible()
    hero = page.locator("dialog[open] [data-hero]")
    expect(hero).to_contain_text("wins", timeout=60_000)
    expect(page.locator("dialog[open] [data-graph] svg[role=img]")).to_be_visible()
    page.goto(f"/t/{new_pig(context, bot('Ada'), bot('Bert'), pace=2000)['id']}")
    expect(page.locator("[data-speed=instant]")).to_be_visible()  # kept
    context.close()


class Doctored:
    """A table whose server tells what a test needs: the real one's words, with another score and other news."""

    def __init__(self, page: Page, table: Any, score: list[int]) -> None:
        self.play = table["play"] | {"view": table["play"]["view"] | {"score": score}}
        self.table = table | {"play": self.play}
        self.news = ""
        page.route(re.compile(rf"/api/tables/{table['id']}\?"), lambda route: route.fulfill(json=self.table))
        page.route(re.compile(rf"/api/tables/{table['id']}/stream"), self._stream)

    def tell(self, rows: list[dict[str, Any]], score: list[int]) -> None:
        first = self.play["seq"]
        story = [{"seq": first + i, "ply": first + i, "kind": "action", "at": 0.0, **row} for i, row in enumerate(rows)]
        view = self.play["view"] | {"score": score}
        self.play = self.play | {"seq": first + len(rows), "since": first, "story": story, "view": view}
        self.news = f"event: move\nid: {self.play['seq']}\ndata: {json.dumps(self.play)}\n\n"

    def _stream(self, route: Route) -> None:
        route.fulfill(body=f"retry: 100\n\n{self.news}", content_type="text/event-stream")


def test_what_happens_to_you_stays_until_it_is_seen(pig_server: ServerProcess, browser: Browser) -> None:
    """A loss and a move of the clock are told at the board's edge, in order of weight, and to screen readers."""
    context = come(browser, pig_server, still=False)
    page = context.new_page()
    table = new_pig(context, person("Eva"), bot("Oto"), pace=10_000)
    doctored = Doctored(page, table, [12, 0])
    page.goto(f"/t/{table['id']}")
    expect(page.get_by_role("button", name="Roll the die")).to_be_visible()
    rolls = {"id": "pig-rolls", "args": {"seat": {"seat": 0}, "n": 3}}
    loses = {"id": "pig-loses", "args": {"seat": {"seat": 0}, "points": 4}}
    doctored.tell([{"actor": 0, "by": "timer", "events": [rolls]}], [12, 0])
    heed = page.locator("[data-heed]")
    expect(heed).to_contain_text("Your time ran out. Played for you: Eva rolls a 3")
    expect(heed).to_have_attribute("role", "alert")
    expect(page.locator("#log .clock")).to_contain_text("time ran out")
    doctored.tell([{"actor": -1, "kind": "chance", "by": "chance", "events": [loses]}], [8, 0])
    expect(heed.locator("li")).to_have_count(2)
    expect(heed.locator("li").first).to_contain_text("time ran out")
    expect(heed.locator("li").last).to_contain_text("−4")
    expect(page.locator("[data-delta]")).to_have_text("−4")
    page.wait_for_timeout(800)  # a press sooner was not meant for it
    page.locator("main").click(position={"x": 3, "y": 3})
    expect(heed).to_have_count(0)
    context.close()


def test_a_hidden_page_tells_of_its_turn(pig_server: ServerProcess, browser: Browser) -> None:
    """By title, icon and, where it was asked for, a notification; also by asking, when another page has the stream."""
    context, friend = come(browser, pig_server), come(browser, pig_server)
    context.add_init_script(STUBS + "localStorage.setItem('gemhold', JSON.stringify({ alerts: true }))")
    table = new_pig(friend, person("Oto"), {"kind": "open"})["id"]
    assert context.request.post(f"/api/tables/{table}/join", data={"name": "Eva"}).ok
    page = context.new_page()
    page.goto(f"/t/{table}")
    expect(page.locator(".table")).to_be_visible()
    assert not page.title().startswith("●")
    page.evaluate("away(true)")
    for action in ("roll", "hold", "roll", "hold", "roll", "hold", "roll", "hold"):
        play = friend.request.get(f"/api/tables/{table}").json()["play"]
        found = [each["id"] for each in play["actions"] if each["text"] == action]
        if found:
            friend.request.post(f"/api/tables/{table}/moves", data={"seq": play["seq"], "action": found[0]})
    page.wait_for_function("() => window.told.length")
    told = page.evaluate("window.told[0]")
    assert told["title"] == "Pig"
    assert told["body"].startswith("Your turn")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    assert page.title().startswith("● Your turn")
    page.evaluate("away(false)")
    expect(page.get_by_role("button", name="Roll the die")).to_be_visible()
    page.goto("/")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    friend.close()
    context.close()


def test_a_bot_takes_a_seat_only_when_asked_twice(pig_server: ServerProcess, browser: Browser) -> None:
    context = come(browser, pig_server, phone=True)
    page = context.new_page()
    table = new_pig(context, person("Eva"), person("Oto"))["id"]
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    touch = page.evaluate("matchMedia('(hover: none)').matches")
    expect(menu.get_by_role("button", name="Keyboard")).to_have_count(0 if touch else 1)
    menu.get_by_role("button", name="Let a bot play for Eva").click()
    expect(menu.get_by_role("button", name="Really let a bot play for Eva?")).to_be_visible()
    assert not any(seat["bot"] for seat in context.request.get(f"/api/tables/{table}").json()["seats"])
    menu.get_by_role("button", name="Really let a bot play for Eva?").click()
    expect(menu).to_have_count(0)
    wait_until(page, lambda: context.request.get(f"/api/tables/{table}").json()["seats"][0]["bot"])
    context.close()


@pytest.mark.parametrize("language", ["en", "sk", "cs", "ro"])
def test_the_bar_holds_every_sentence(server: ServerProcess, browser: Browser, language: str) -> None:
    """Long names, every width, our turn and that of a bot: nothing leaves the bar."""
    context = come(browser, server, language=language, still=False)
    page = context.new_page()
    for game in ("king", "geodia"):
        seats = [person(LONGEST_NAME), bot(LONGEST_NAME), bot(LONGEST_NAME)]
        answer = context.request.post("/api/tables", data={"game": game, "pace": 10_000, "seats": seats})
        page.goto(f"/t/{answer.json()['id']}")
        expect(page.locator("[data-status]")).not_to_be_empty()
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            assert page.evaluate(OUTSIDE) == [], (game, width)
    context.close()
