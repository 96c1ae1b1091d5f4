"""At the real table: phones and a laptop share one companion, also without a connection; whole games entered by taps."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from gemhold.core.record import GameRecord
from gemhold.games.king.names import space_names
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
)
from tests.browser.conftest import PATIENCE, Visitor, come, long
from tests.browser.golden_taps import FOLDER, Deed, tell

pytestmark = pytest.mark.browser

KING_RECORDS = Path(__file__).parents[1] / "golden/king"
# all that was entered is confirmed, and noted so
NOTHING_WAITS = """() => new Promise(done => {
  const asked = indexedDB.open("gemhold-companion");
  asked.onsuccess = () => {
    const all = asked.result.transaction("entries").objectStore("entries").getAll();
    all.onsuccess = () => { asked.result.close(); done(all.result.length > 0 && all.result.every(entry => entry.sent)); };
  };
})"""
RECORDS = sorted(path.stem for path in FOLDER.glob("*.gem"))
WORKING = "navigator.serviceWorker.ready.then(() => true)"  # all files are kept by then


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """One that may be stopped."""
    with ServerProcess(tmp_path) as running:
        yield running


def start(page: Page, game: str = "geodia", players: int = 2) -> str:
    """A new companion; its address."""
    page.goto("/at")
    page.locator("form").wait_for()
    if game != "geodia":
        page.get_by_label("King of the Dice").check()
        page.locator(".map").wait_for()
    page.locator("input[name=players]").nth(players - 2).check()
    page.locator("form .btn.main").click()
    page.locator("[data-next]").wait_for()
    return page.url


def goods(page: Page) -> list[str]:
    return page.locator("[data-good] b").all_inner_texts()


def taps(page: Page, good: str, n: int) -> None:
    for _ in range(n):
        page.locator(f"[data-good={good}] button").first.click()


# ---------------------------------------------------------------- many devices


def test_who_opens_the_link_too_early_gets_in_by_themselves(visit: Callable[..., Visitor]) -> None:
    first, second = visit().page, visit().page
    address = start(first)
    asked = f"**/api/companions/{address.rsplit('/', 1)[1]}"
    second.route(asked, lambda route: route.fulfill(status=404, json={"error": {"code": "no-such-companion"}}), times=1)
    second.goto(address)
    second.locator("[data-next]").wait_for()


def test_two_phones_and_a_laptop_merge_what_they_entered_apart(visit: Callable[..., Visitor]) -> None:
    first, second, laptop = visit(phone=True), visit(phone=True), visit()
    address = start(first.page)
    for each in (second, laptop):
        each.page.goto(address)
        each.page.locator("[data-next]").wait_for()
    taps(first.page, "wood", 1)
    for each in (second, laptop):
        expect(each.page.locator("[data-good=wood] b")).to_have_text("6")  # at once, on all
    second.context.set_offline(True)
    for each, good in ((first, "iron"), (second, "water"), (laptop, "gems")):
        taps(each.page, good, 10)
        taps(each.page, "sulphur", 10)
    expect(second.page.locator(".offline")).to_contain_text("everything is kept here")
    assert goods(second.page) == ["13", "6", "3", "13", "4"]
    second.context.set_offline(False)
    for each in (first, second, laptop):
        expect(each.page.locator("[data-good=gems] b")).to_have_text("14")
        expect(each.page.locator("[data-good=sulphur] b")).to_have_text("20")  # 33, of which 13 are lost
        expect(each.page.locator("[data-good=water] b")).to_have_text("13")
        assert goods(each.page) == ["20", "6", "13", "13", "14"]
        expect(each.page.locator(".offline")).to_have_count(0)


def test_an_entry_is_undone_and_restored_on_all(visit: Callable[..., Visitor]) -> None:
    phone, other = visit(phone=True), visit()
    other.page.goto(start(phone.page))
    taps(phone.page, "gems", 3)
    expect(other.page.locator("[data-good=gems] b")).to_have_text("7")
    other.page.get_by_role("button", name="Log").click()
    other.page.get_by_role("button", name="Undo: Player 1: +1 gem").nth(1).click()
    expect(phone.page.locator("[data-good=gems] b")).to_have_text("6")
    other.page.get_by_role("button", name="Restore: Player 1: +1 gem").click()
    expect(phone.page.locator("[data-good=gems] b")).to_have_text("7")
    phone.page.locator(".undo").click()
    expect(phone.page.locator("[data-good=gems] b")).to_have_text("6")


def test_an_entry_the_server_refuses_does_not_hold_up_those_behind_it(visit: Callable[..., Visitor]) -> None:
    """Entered without a connection among others: they reach everybody, it is told with a reason, and dropped or sent again."""
    phone, other = visit(phone=True), visit()
    address = start(phone.page)
    other.page.goto(address)
    other.page.locator("[data-next]").wait_for()

    def judge(route: Route) -> None:
        if '"iron":1' not in (route.request.post_data or ""):
            route.continue_()
            return
        body = {"code": "bad-body", "message": "no", "place": "entries.0.body", "hint": ""}
        route.fulfill(status=422, json=body)

    phone.context.set_offline(True)
    expect(phone.page.locator(".offline")).to_have_count(1)
    for good, n in (("wood", 3), ("iron", 1), ("gems", 4), ("iron", 1), ("water", 2)):
        taps(phone.page, good, n)
    phone.page.route("**/api/companions/*/entries", judge)
    phone.context.set_offline(False)
    for each in (phone, other):
        for good, n in (("wood", 8), ("gems", 8), ("water", 5)):
            expect(each.page.locator(f"[data-good={good}] b")).to_have_text(str(n))
        expect(each.page.locator("[data-good=iron] b")).to_have_text("3")  # what others never get does not count here either
    told = phone.page.locator("[data-refused]")
    expect(told).to_have_count(2)
    expect(told.first).to_contain_text("Player 1: +1 iron")
    expect(told.first).to_contain_text("It is too long, or comes from another version")
    taps(phone.page, "wood", 1)
    expect(other.page.locator("[data-good=wood] b")).to_have_text("9")
    phone.page.reload()
    expect(told).to_have_count(2)
    assert look(phone.page, "refused") == []
    told.first.get_by_role("button", name="Discard").click()
    expect(told).to_have_count(1)
    phone.page.unroute("**/api/companions/*/entries")
    told.first.get_by_role("button", name="Try again").click()
    for each in (phone, other):
        expect(each.page.locator("[data-good=iron] b")).to_have_text("4")
    expect(told).to_have_count(0)
    phone.page.reload()
    expect(phone.page.locator("[data-good=iron] b")).to_have_text("4")
    expect(told).to_have_count(0)


def test_a_server_that_lost_the_game_gets_it_again(browser: Browser, own_server: ServerProcess, tmp_path: Path) -> None:
    """Deleted because nobody used it, or restored from an old backup: a device that has it tells it all."""
    phone, late = (Visitor(come(browser, own_server, phone=True)) for _ in range(2))
    address = start(phone.page)
    taps(phone.page, "wood", 3)
    expect(phone.page.locator(".offline")).to_have_count(0)
    phone.page.wait_for_function(NOTHING_WAITS)
    own_server.stop()
    with sqlite3.connect(tmp_path / "gemhold.db") as database:
        database.execute("DELETE FROM entries")
        database.execute("DELETE FROM companions")
    own_server.start()
    phone.page.reload()
    expect(phone.page.locator("header .link.on")).to_have_count(1)
    taps(phone.page, "iron", 1)
    late.page.goto(address)
    for each in (phone, late):
        expect(each.page.locator("[data-good=wood] b")).to_have_text("8")
        expect(each.page.locator("[data-good=iron] b")).to_have_text("4")
        assert each.faults == []
        each.context.close()


def test_the_app_opens_and_works_with_the_server_stopped(browser: Browser, own_server: ServerProcess) -> None:
    phones = [Visitor(come(browser, own_server, phone=True)) for _ in range(2)]
    pages = [phone.page for phone in phones]
    address = start(pages[0])
    pages[1].goto(address)
    for page in pages:
        assert page.evaluate(WORKING)
        page.reload()
        page.locator("[data-next]").wait_for()
    own_server.stop()
    for page, good in zip(pages, ("wood", "iron"), strict=True):
        page.reload()
        page.locator("[data-next]").wait_for()
        taps(page, good, 4)
        expect(page.locator(".offline")).to_contain_text("4 entries are waiting")
    pages[0].goto("/at")  # even a new one can be begun
    pages[0].locator("form").wait_for()
    expect(pages[0].get_by_role("link", name="Geodia")).to_have_count(1)
    pages[0].goto(address)
    own_server.start()
    for page in pages:
        expect(page.locator("[data-good=wood] b")).to_have_text("9", timeout=PATIENCE)
        expect(page.locator("[data-good=iron] b")).to_have_text("7", timeout=PATIENCE)
    for phone in phones:
        assert phone.faults == []
        phone.context.close()


def test_it_can_be_installed(visit: Callable[..., Visitor]) -> None:
    page = visit().page
    page.goto("/at")
    manifest: dict[str, Any] = page.evaluate("fetch(document.querySelector('[rel=manifest]').href).then(a => a.json())")
    assert (manifest["start_url"], manifest["display"]) == ("/at", "standalone")
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, "image/png")
        width, height = (int.from_bytes(answer.body()[at : at + 4]) for at in (16, 20))
        assert f"{width}x{height}" == icon["sizes"]


# ---------------------------------------------------------------- whole games, by taps


class Phone:
    """Taps on a phone that all share, counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0
        self.tab = "build"
        self.shown = 0
        self.last: dict[int, dict[int, int]] = {}

    def tap(self, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.taps += 1

    def close(self) -> None:
        self.tap("dialog .close")

    def do(self, deed: Deed) -> None:
        if deed.what not in ("turn", "event", "income") and self.shown != deed.seat:
            self.tap(f"[data-seat='{deed.seat}']")
            self.shown = deed.seat
        getattr(self, f"_{deed.what}")(deed)

    def _turn(self, deed: Deed) -> None:
        self.tap("[data-next]")
        self.shown = deed.seat

    def _event(self, deed: Deed) -> None:
        self.tap(f"dialog [data-event={deed.name}]")
        if deed.name == "worms":
            self.close()
            self.tap("[data-open=income]")

    def _income(self, deed: Deed) -> None:
        if not self.page.locator("dialog").count():
            self.tap("[data-open=income]")
        last = self.last.get(deed.seat, {})
        for land in range(6):
            n, at = deed.tiles.get(land, 0), last.get(land, 0)
            if n < at or at < n < 4:
                at = min(n, 3)
                self.tap(f"[data-land='{land}'] [data-figures='{at}']")
            while at < n:
                at = max(4, at + 1)
                self.tap(f"[data-land='{land}'] [data-figures=more]")
        self.tap("[data-enter=income]")
        self.last[deed.seat] = deed.tiles

    def _pay(self, deed: Deed) -> None:
        for tab in (self.tab, "build", "tools", "cards", "combat"):
            if tab != self.tab:
                self.page.locator(f"[data-tab={tab}]").click()
            if self.page.locator(f"[data-pay={deed.name}]").count():
                self.taps += tab != self.tab
                self.tab = tab
                break
        self.tap(f"[data-pay={deed.name}]")
        for building in deed.goods:
            self.tap(f"[data-building={building}]")

    def _gems(self, deed: Deed) -> None:
        left = deed.n
        for amount in (21, 14, 9, 7, 6, 5, 4, 3, 2):
            while left >= amount:
                self.tap("[data-open=gems]")
                self.tap(f"[data-gems='{amount}']")
                left -= amount
        for _ in range(left):
            self.tap("[data-good=gems] button")

    def _chest(self, deed: Deed) -> None:
        self.tap("[data-open=gems]")
        self.tap(f"[data-hide='{deed.n}']")

    def _uncover(self, deed: Deed) -> None:
        if deed.name.split()[0] != str(deed.seat):  # another's
            self.tap("[data-open=gems]")
        self.tap(f"[data-chest='{deed.name}']")

    def _lost(self, deed: Deed) -> None:
        self.tap("[data-open=gems]")
        self.tap(f"[data-lost='{deed.name}']")

    def _trade(self, deed: Deed) -> None:
        self.tap("[data-open=gems]")
        for good in deed.goods:
            self.tap(f"[data-trade='{'sell' if deed.sells else 'buy'} {good}']")

    def _figures(self, deed: Deed) -> None:
        for _ in range(abs(deed.n)):
            self.tap(f"[data-free={deed.name}]" if deed.n > 0 else f"[data-fewer={deed.name}]")

    def _tool(self, deed: Deed) -> None:
        self.tap("[data-open=base]")
        self.tap(f"[data-gone={deed.name}]")
        self.close()

    def _debt(self, deed: Deed) -> None:
        self.tap("[data-open=base]")
        self.tap(f"[data-debt='{deed.seat}']")
        self.close()

    def _adjust(self, deed: Deed) -> None:
        for _ in range(abs(deed.n)):
            self.tap(f"[data-good={deed.name}] button:{'first' if deed.n > 0 else 'last'}-of-type")


@pytest.mark.parametrize("record", long(RECORDS, *(name for name in RECORDS if name not in ("loot", "three"))))
def test_a_whole_game_of_geodia_by_taps(visit: Callable[..., Visitor], record: str) -> None:
    told = tell(record)
    page = visit(phone=True).page
    page.goto("/at")
    page.locator("form").wait_for()
    page.locator("input[name=players]").nth(len(told.barons) - 2).check()
    page.locator("input[name=rounds]").nth(0 if told.rounds == 8 else 1).check()
    if told.teams:
        page.locator("input[name=teams]").nth(1).check()
    for seat, baron in enumerate(told.barons):
        page.locator("form select").nth(seat).select_option(baron)
    page.locator("form .btn.main").click()
    phone, counts = Phone(page), []
    for turn in told.turns:
        phone.taps = 0
        for deed in turn:
            phone.do(deed)
        counts.append(phone.taps)
    page.locator("[data-next]").click()
    alike: Counter[str] = Counter()
    for owner, gems, holder in told.holders:
        chest = f"[data-holder='{owner} {gems}']"
        page.locator(chest).nth(alike[chest]).select_option("-1" if holder is None else str(holder))
        alike[chest] += 1
    for step in range(3):
        page.locator(f"[data-final='{step}']").click()
    totals = [int(row.get_attribute("data-total") or "") for row in page.locator("tr[data-total]").all()]
    assert totals == told.scores
    print(f"{record}: taps a turn: median {median(counts)}, most {max(counts)}, {sum(counts)} in {len(counts)} turns")  # noqa: T201
    assert median(counts) <= 12


@pytest.mark.parametrize("record", ["shared"])
def test_a_whole_game_of_king_by_taps(visit: Callable[..., Visitor], record: str) -> None:
    """Owners as they change on the map, fires and gems as they are won; the engine finds the areas."""
    game = GameRecord.loads((KING_RECORDS / f"{record}.gem").read_text("utf-8"))
    page = visit(phone=True).page
    start(page, "king", game.seats)
    page.locator("[data-view=map]").click()
    owners: dict[str, int] = {}
    for match in game.steps():
        s = match.state
        for space, name in enumerate(space_names(s)):
            owner = int(s.owner[space])
            if owner >= 0 and owners.get(name) != owner:
                page.locator(f"[data-seat='{owner}']").click()
                page.locator(f"[data-space={name}]").click()
                owners[name] = owner
    page.locator("[data-count-map]").click()
    page.locator("[data-part]").first.wait_for()
    for seat in range(game.seats):
        page.locator(f"[data-seat='{seat}']").click()
        for part, n in (("fires", s.fires), ("gold", s.gold_gems), ("white", s.white_gems)):
            page.locator(f"[data-count={part}]").click()
            page.locator(f"[data-number='{int(n[seat])}']").click()
    totals = [int(row.get_attribute("data-total") or "") for row in page.locator("tr[data-total]").all()]
    assert totals == match.scores()


# ---------------------------------------------------------------- how it looks

READ_OUT = ("en", "sk")  # axe takes its time, and does not read: once in the light, once in the dark
SHEETS = {"geodia": ("income", "gems", "base"), "king": ()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["geodia", "king"])
def test_a_narrow_phone(browser: Browser, server: ServerProcess, game: str, language: str) -> None:
    context = come(browser, server, phone=True, language=language, dark=language in ("sk", "ro"))
    page = context.new_page()
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("/at")
    page.locator("form").wait_for()
    page.locator("input[name=game]").nth(0 if game == "geodia" else 1).check()
    page.locator("input[name=players]").nth(2).check()
    page.locator("form .btn.main").wait_for()
    faults = look(page, "new")
    page.locator("form .btn.main").click()
    page.locator("[data-next]").click()
    if game == "geodia":
        page.locator("dialog .close").click()
    faults += look(page, "table")
    for sheet in SHEETS[game]:
        page.locator(f"[data-open={sheet}]").click()
        faults += look(page, sheet)
        page.locator("dialog .close").click()
    for view in ("map", "sheet") if game == "king" else ():
        page.locator(f"[data-view={view}]").click()
        faults += look(page, view)
    if game == "geodia":
        for tab in ("tools", "cards", "combat"):
            page.locator(f"[data-tab={tab}]").click()
            faults += look(page, tab)
        page.locator(".round").click()
        faults += look(page, "rounds")
        page.locator("dialog .close").click()
    for n in range(4):
        page.locator("header nav button").nth(n).click()
        faults += look(page, f"window {n}")
        page.locator("dialog .close").click()
    context.close()
    assert faults == []


def test_geodia_on_a_phone_held_sideways(visit: Callable[..., Visitor]) -> None:
    """What one has stands beside what one pays."""
    page = visit(phone=True).page
    page.set_viewport_size({"width": 844, "height": 390})
    start(page, "geodia", 4)
    page.locator("[data-next]").click()
    page.locator("dialog .close").click()
    seen = (".seats", ".round", "[data-good=wood]", "[data-tab=combat]", "[data-pay=road]", "[data-next]")
    assert lasting(page, lambda: below_the_fold(page, *seen)) == []


def test_king_on_a_phone_held_sideways(visit: Callable[..., Visitor]) -> None:
    """What one enters is in sight, and nothing lies under the buttons at the foot."""
    page = visit(phone=True).page
    page.set_viewport_size({"width": 844, "height": 390})
    start(page, "king", 4)
    page.locator("[data-next]").click()
    page.locator("[data-roll]").click()
    assert lasting(page, lambda: below_the_fold(page, ".seats", ".felt", "[data-roll]", "[data-next]", ".offer")) == []
    assert covered_controls(page) == []
    page.locator("[data-view=map]").click()
    assert lasting(page, lambda: below_the_fold(page, ".map", "[data-count-map]")) == []
    assert covered_controls(page) == []


def look(page: Page, where: str) -> list[str]:
    within = "dialog" if page.locator("dialog").count() else "body"

    def found() -> list[str]:
        faults = cut_texts(page, within) + small_targets(page, within)
        if page.evaluate("document.documentElement.lang") in READ_OUT:
            faults += axe(page, within)
        return faults + (["scrolls sideways"] if scrolls_sideways(page) else [])

    return [f"{where}: {fault}" for fault in lasting(page, found)]
