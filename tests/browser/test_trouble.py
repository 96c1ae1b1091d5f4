"""What goes wrong outside: the line is cut, the server dies, somebody is quicker; and undo."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from gemhold.server.testing import ServerProcess
from gemhold.server.testing.faults import full_disk
from tests.browser.conftest import QUICK_BOTS, Visitor
from tests.browser.play import click_on, king, my_turn, new_table, open_table, play_on, seq, wait_for_seq, wait_for_turn

Visit = Callable[..., Visitor]
WATCH_FOR_ALERTS = """new MutationObserver(() => {
    for (const toast of document.querySelectorAll(".toast.bad")) notice(toast.textContent);
}).observe(document.body, { childList: true, subtree: true })"""


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that may be killed."""
    with ServerProcess(tmp_path, env=QUICK_BOTS) as running:
        yield running


def wait_until_ready(page: Page) -> None:
    page.wait_for_function("() => fetch('/readyz').then(({ ok }) => ok, () => false)")


def faces(page: Page) -> list[str]:
    """What the dice show, held or not."""
    return [str(label).split(",")[0] for label in page.locator(".die").evaluate_all("all => all.map(die => die.ariaLabel)")]


def test_connection_cut(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    table = new_table(visitor.context, "you", "bot")
    open_table(page, table)
    assert wait_for_turn(page)
    visitor.context.set_offline(True)
    expect(page.get_by_text("No connection. Trying again")).to_be_visible()  # before anything is pressed
    before = seq(page)
    page.locator(".roll").click()
    expect(page.get_by_role("alert").first).to_be_visible()
    visitor.context.set_offline(False)
    expect(page.get_by_text("No connection. Trying again")).to_have_count(0)
    assert play_on(page, 3) == 3
    assert seq(page) > before


def test_server_killed_in_mid_game(browser: Browser, mortal: ServerProcess) -> None:
    context = browser.new_context(base_url=mortal.base, reduced_motion="reduce", locale="en")
    page = context.new_page()
    open_table(page, new_table(context, "you", "you"))
    play_on(page, 4)
    assert wait_for_turn(page)
    before, dice = seq(page), faces(page)
    mortal.kill()
    expect(page.get_by_text("No connection. Trying again")).to_be_visible(timeout=10_000)
    mortal.start()
    expect(page.get_by_text("No connection. Trying again")).to_have_count(0)
    assert seq(page) == before
    assert faces(page) == dice
    assert play_on(page, 3) == 3
    context.close()


def test_a_restart_goes_unnoticed_and_trouble_with_the_disk_is_told(browser: Browser, mortal: ServerProcess) -> None:
    context = browser.new_context(base_url=mortal.base, reduced_motion="reduce", locale="en")
    page = context.new_page()
    noticed: list[str] = []
    page.expose_function("notice", lambda text: noticed.append(text))
    table = new_table(context, "you", "you")
    open_table(page, table)
    page.evaluate(WATCH_FOR_ALERTS)
    with page.expect_response("**/stream*", timeout=60_000):  # it connects anew
        mortal.signal(signal.SIGHUP)
    wait_until_ready(page)  # a busy machine takes its time: whoever moves meanwhile may be told that the server does not answer
    assert play_on(page, 2) == 2
    assert noticed == []
    with full_disk(mortal):
        play = context.request.get(f"/api/tables/{table}").json()["play"]
        move = {"seq": play["seq"], "action": play["actions"][0]["id"]}
        assert context.request.post(f"/api/tables/{table}/moves", data=move).status == 503
        expect(page.get_by_text("The server cannot save moves right now.")).to_be_visible(timeout=30_000)
    expect(page.get_by_text("The server cannot save moves right now.")).to_have_count(0)
    assert play_on(page, 2) == 2
    context.close()


def test_who_waits_for_a_bot_sees_how_long(visit: Visit) -> None:
    """The stream says so; here it is made up, because compiling takes a minute only once."""
    visitor = visit()
    told = {"problems": [], "preparing": {"done": 3, "steps": 9, "seconds": 20}}
    body = f"event: server\r\ndata: {json.dumps(told)}\r\n\r\n"
    visitor.page.route("**/stream*", lambda route: route.fulfill(content_type="text/event-stream", body=body))
    visitor.page.route("**/hint", lambda route: None)  # no answer yet
    open_table(visitor.page, new_table(visitor.context, "you", "you"))
    notice = visitor.page.get_by_text("about 20 s to go")
    expect(notice).to_have_count(0)
    visitor.page.keyboard.press("h")
    expect(notice).to_be_visible()


def test_somebody_was_quicker(visit: Visit) -> None:
    """The same seat in two windows: the slower one is told, and shown the table as it is."""
    visitor = visit()
    page = visitor.page
    table = new_table(visitor.context, "you", "bot")
    open_table(page, table)
    assert wait_for_turn(page)
    page.route("**/stream*", lambda route: route.abort())  # this window hears nothing
    page.reload()
    expect(page.locator(".king")).to_be_visible()
    play = visitor.context.request.get(f"/api/tables/{table}").json()["play"]
    roll_all = next(action["id"] for action in play["actions"] if action["text"] == "keep none")
    assert visitor.context.request.post(f"/api/tables/{table}/moves", data={"seq": play["seq"], "action": roll_all}).ok
    before = seq(page)
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("Someone was quicker")).to_be_visible()
    wait_for_seq(page, before + 1)


def test_undo_allowed_and_refused(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    open_table(page, new_table(visitor.context, "you", "bot"))
    assert wait_for_turn(page)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")  # fate has rolled
    undo.click(force=True)
    expect(page.get_by_text("This cannot be undone")).to_be_visible()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.locator(".phases .now")).to_contain_text("Check")
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    expect(page.locator(".phases .now")).to_contain_text("Roll")
    page.keyboard.press("s")
    expect(page.locator(".phases .now")).to_contain_text("Check")
    page.keyboard.press("u")
    expect(page.locator(".phases .now")).to_contain_text("Roll")


def test_says_why_not(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    open_table(page, new_table(visitor.context, "you", "bot", "bot"))
    for _ in range(200):
        assert wait_for_turn(page)
        if page.locator(".hex.legal").count():
            break
        click_on(page)
    page.locator('.hex[aria-disabled="true"]').first.hover()
    reasons = "There is already a castle|does not match|No dragon fire|already yours|no player’s token|is nearer"
    expect(page.locator(".note")).to_contain_text(re.compile(reasons))
    assert my_turn(page)


def test_lost(visit: Visit) -> None:
    page = visit().page
    page.goto("/no/such/page")
    expect(page.get_by_role("heading", name="No such page")).to_be_visible()
    page.goto("/t/nosuchtable00000")
    expect(page.get_by_role("heading", name="No such table")).to_be_visible()
    page.get_by_role("link", name="Home", exact=True).click()
    expect(king(page)).to_be_visible()
