"""Playing by clicking what is visible, and tables to begin with."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect
from playwright.sync_api import TimeoutError as Waited

MOST_CLICKS = 600
THINKING = 45_000  # ms for a hint, longer than the server lets anybody wait
ASKED = 5  # times
SEATS: dict[str, dict[str, str]] = {"you": {"kind": "human"}, "bot": {"kind": "bot", "bot": "greedy"}, "open": {"kind": "open"}}
SEQ = "Number(document.querySelector('[data-seq]')?.dataset.seq ?? 1e9)"  # gone: the page shows something else
NEXT = '[data-seq][data-mine="true"], dialog[open] table'
MOVED = f"before => {SEQ} > before || document.querySelector('dialog[open]')"


def new_table(context: BrowserContext, *kinds: str, **settings: Any) -> str:
    """A table made over the API for the person of this context: kinds are you, bot, open."""
    names = iter(["Ela", "Mirek", "Ioana", "Oto"])
    seat: dict[str, dict[str, str]] = {
        "you": {"kind": "human"},
        "bot": {"kind": "bot", "bot": "greedy"},
        "open": {"kind": "open"},
    }
    seats = [seat[kind] | ({} if kind == "open" else {"name": next(names)}) for kind in kinds]
    answer = context.request.post("/api/tables", data={"game": "king", "pace": 0, "seats": seats, **settings})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def king(page: Page) -> Locator:
    """The game's card on the home page."""
    return page.get_by_role("article").filter(has_text="King of the Dice")


def open_table(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    expect(page.locator(".king")).to_be_visible()


def seq(page: Page) -> int:
    return int(page.locator("[data-seq]").get_attribute("data-seq") or 0)


def wait_for_seq(page: Page, least: int, timeout: float | None = None) -> None:
    """Until the page shows this row of the log, or a later one."""
    page.wait_for_function(f"least => {SEQ} >= least", arg=least, timeout=timeout)


def wait_until(page: Page, found: Callable[[], Any], seconds: float = 20) -> Any:
    """What is found at last, asked for again and again while the page lives on."""
    for _ in range(int(seconds * 50)):
        if answer := found():
            return answer
        page.wait_for_timeout(20)
    raise AssertionError("it never came")


def my_turn(page: Page) -> bool:
    return page.locator('[data-seq][data-mine="true"]').count() > 0


def wait_for_turn(page: Page) -> bool:
    """Until it is our turn (True) or the game has ended (False)."""
    page.locator(NEXT).first.wait_for(timeout=60_000)
    return page.locator("dialog[open] table").count() == 0


def ask_for_hint(page: Page, shown: Locator) -> None:
    """Until it is there. On a busy machine the page may say that the bot is still loading: one asks again."""
    for _ in range(ASKED):
        page.keyboard.press("h")
        with contextlib.suppress(Waited):
            shown.first.wait_for(timeout=THINKING)
            return
    expect(shown.first).to_be_visible()


def click_on(page: Page) -> None:
    """One click that moves the game on: a met citizen first, else roll; then whatever glows."""
    before = seq(page)
    for choice in (
        ".card[data-mode=take]",
        ".card[data-mode=alarm]",
        ".hex.legal",
        ".chip",
        ".mc.live",
        ".roll",
        ".side:not(:disabled)",
    ):
        found = page.locator(choice)
        if found.count() and found.first.is_visible():
            found.first.click()
            sure = page.locator(".roll[data-do=take], .roll[data-do=alarm]")
            if sure.count():
                sure.click()  # a citizen while rolls are left, and the alarm, are asked for twice
            break
    else:
        raise AssertionError("nothing to click")
    page.wait_for_function(MOVED, arg=before)
    page.locator('[data-busy="false"]').wait_for()


def hurry_to_turn(page: Page) -> bool:
    """As somebody in a hurry: any key shows what others do at once. False: the game is over."""
    while not page.locator(NEXT).count():
        page.keyboard.press("Shift")
        page.wait_for_timeout(40)
    return page.locator("dialog[open] table").count() == 0


def play_on(page: Page, clicks: int = MOST_CLICKS, hurried: bool = False) -> int:
    """Play until the game is over or so many clicks are made; how many it took."""
    for n in range(clicks):
        if not (hurry_to_turn if hurried else wait_for_turn)(page):
            return n
        click_on(page)
    return clicks
