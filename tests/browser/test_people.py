"""Several people at one table: joining by link, chat, spectators, hostile names."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from gemhold.server.testing import ServerProcess
from tests.browser.conftest import Visitor
from tests.browser.play import click_on, king, my_turn, new_table, open_table, seq, wait_for_seq, wait_for_turn
from tests.browser.prepared import LAST_MOVE, Owner, rows_of

Visit = Callable[..., Visitor]
EVIL = '<img src=x onerror="window.hit=1">'


def take_turns(first: Page, second: Page, moves: int) -> None:
    """Whoever is to move clicks; the other one sees it."""
    for _ in range(moves):
        for _ in range(200):
            if my_turn(first) or my_turn(second):
                break
            first.wait_for_timeout(50)
        mover, other = (first, second) if my_turn(first) else (second, first)
        click_on(mover)
        news = seq(mover)
        wait_for_seq(other, news)


def test_two_browsers_and_a_spectator(visit: Visit) -> None:
    host, guest, watcher = visit(), visit(), visit()
    page = host.page
    page.goto("/")
    king(page).get_by_role("link", name="Invite friends").click()
    page.get_by_label("Name for seat 1").fill("Ela")
    page.get_by_role("button", name="Open the table and invite").click()
    link = page.get_by_label("Link", exact=True).input_value()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()

    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill(EVIL[:24])
    guest.page.get_by_role("button", name="Take a seat").click()
    expect(guest.page.locator(".king")).to_be_visible()
    expect(page.locator(".king")).to_be_visible()

    watcher.page.goto(link)
    expect(watcher.page.get_by_text("watching")).to_be_visible()

    take_turns(page, guest.page, 8)
    assert not my_turn(watcher.page)
    expect(watcher.page.locator(".roll")).to_have_count(0)
    expect(watcher.page.locator(".hex.legal")).to_have_count(0)
    wait_for_seq(watcher.page, seq(page))

    guest.page.get_by_role("button", name="Chat").first.click()
    guest.page.get_by_label("Write a message").fill(EVIL)
    guest.page.keyboard.press("Enter")
    page.get_by_role("button", name="Chat").first.click()
    expect(page.locator(".chat li", has_text=EVIL)).to_be_visible()
    for each in (page, guest.page, watcher.page):
        assert each.evaluate("window.hit") is None
        assert each.locator("img").count() == 0
    watcher.page.get_by_role("button", name="Chat").first.click()
    expect(watcher.page.get_by_label("Write a message")).to_have_count(0)


def test_another_device_goes_on(visit: Visit) -> None:
    first, second = visit(), visit(phone=True)
    open_table(first.page, new_table(first.context, "you", "bot"))
    first.page.keyboard.press("m")
    first.page.get_by_role("button", name="Continue on another device").click()
    link = first.page.get_by_label("Link", exact=True).input_value()
    second.page.goto(link)
    second.page.get_by_role("dialog").get_by_role("button", name="Continue here").click()
    expect(second.page.locator(".king")).to_be_visible()
    second.page.locator('[data-mine="true"]').wait_for()
    click_on(second.page)


def test_hand_over_and_take_back(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    open_table(page, new_table(visitor.context, "you", "you", pace=10_000))
    assert wait_for_turn(page)
    name = (page.locator("[data-status]").text_content() or "").strip().split(":")[0]
    page.keyboard.press("m")
    page.get_by_role("button", name=f"Let a bot play for {name}").click()
    page.get_by_role("button", name=f"Really let a bot play for {name}").click()
    page.locator('[data-mine="false"]').wait_for()
    page.keyboard.press("m")
    page.get_by_role("button", name=f"Play for {name} again").click()
    page.locator('[data-mine="true"]').wait_for()


def test_the_next_game_together(visit: Visit, server: ServerProcess) -> None:
    """Who is asked for another game finds a seat kept, and sits down on it."""
    host, guest = visit(), visit()
    owner, friend = Owner(server.log.parent), Owner(server.log.parent, "Mirek")
    owner.enter(host.page)
    friend.enter(guest.page)
    plan, row, seat = LAST_MOVE
    table = owner.lay(plan, row, seat, guest=friend)
    for visitor in (host, guest):
        open_table(visitor.page, table)
    last = {"seq": seq(host.page), "action": rows_of(plan, -1)[row].x}
    assert host.context.request.post(f"/api/tables/{table}/moves", data=last).ok
    host.page.get_by_role("button", name="Play again").click()
    host.page.wait_for_url(lambda url: table not in url)
    guest.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    guest.page.locator(".toast a").click()
    seats = guest.page.get_by_role("region", name="Seats")  # of the new table; the old one is on screen until this one is
    kept = seats.get_by_role("listitem").filter(has_text="Mirek")
    expect(kept).to_be_visible()
    expect(kept).not_to_contain_text("you")
    guest.page.get_by_role("button", name="Take a seat").click()
    for visitor in (host, guest):
        expect(visitor.page.locator(".king")).to_be_visible()
    assert host.page.url == guest.page.url


def test_somebody_comes_in_for_who_left(visit: Visit) -> None:
    """A seat whose player has left is offered to whoever comes by the link, in the middle of the game."""
    host, friend, late = visit(), visit(), visit()
    table = new_table(host.context, "you", "open", pace=10_000)
    assert friend.context.request.post(f"/api/tables/{table}/join", data={"name": "Mirek"}).ok
    assert friend.context.request.post(f"/api/tables/{table}/seats/1/leave").ok
    page = late.page
    open_table(page, table)
    expect(page.locator(".phases .eye")).to_be_visible()
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_label("Your name").fill("Ioana")
    page.get_by_role("dialog").get_by_role("button", name="Take a seat").click()
    expect(page.locator(".phases .eye")).to_have_count(0)
    expect(page.locator(".toast")).to_have_count(0)
    expect(page.locator(".who").nth(1)).to_contain_text("Ioana")
    open_table(host.page, table)
    take_turns(host.page, page, 4)


def test_bots_of_the_lobby_have_names(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"/t/{new_table(visitor.context, 'you', 'open', 'open')}")
    page.get_by_role("button", name="Put a bot here").first.click()
    bot = page.locator("li", has_text="bot,").locator("b")
    expect(bot).to_have_text(re.compile(r"^[A-Z][a-z]+$"))
    assert bot.inner_text() not in ("Ela", "Greedy", "Random")
