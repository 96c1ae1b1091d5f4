"""Geodia as people meet it: whole games with motion on every kind of screen, and what each screen must keep."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from gemhold.core.match import Ply
from gemhold.games.geodia import GAME
from gemhold.games.geodia.state import A, Phase
from gemhold.server.testing import ServerProcess
from tests.browser.checks import LANGUAGES, axe, cut_texts, lasting, scrolls_sideways, small_targets, spilling_texts, torn_words
from tests.browser.conftest import DESKTOP, PHONE, Visitor, long
from tests.browser.full_map import LAST_MENU, LONG
from tests.browser.geodia import asked, end, frame, new_table, open_tab, open_table, play_on, quick_start, settled
from tests.browser.play import ask_for_hint, seq, wait_until
from tests.browser.prepared import Game, Owner, Plan, game, rows_of
from tests.browser.situations import FOUND, SEATS

Visit = Callable[..., Visitor]
TABLET: ViewportSize = {"width": 768, "height": 1024}
FLAT: ViewportSize = {"width": 844, "height": 390}
SCREENS: dict[str, ViewportSize] = {"desktop": DESKTOP, "phone": PHONE, "landscape": FLAT, "tablet": TABLET}
SIZES: list[ViewportSize] = [
    {"width": width, "height": height}
    for width, height in (
        (360, 740), (390, 844), (768, 1024), (844, 390), (1024, 768), (1440, 900), (1920, 1080), (2560, 1440),
    )
]  # fmt: skip
TOUCH_UP_TO = 1024
PLACES_FOR_A_BASE = (67, 0)  # rows of the long game before a question, and whose it is
DRAGON_ALONE = (165, 2)
BEFORE_AN_EVENT = (238, 3)
UNARMED = 1  # seed of a game in which a main phase ends without a weapon

# What flew and what moments the map had, as long as the page lives.
WATCH = """() => {
  window.moments = new Set();
  new MutationObserver(() => {
    for (const each of document.querySelectorAll('[data-moment]')) window.moments.add(each.dataset.moment);
    if (document.querySelector('[data-flight]')) window.moments.add('flight');
  }).observe(document.documentElement, { subtree: true, childList: true });
}"""


def on(visit: Visit, screen: ViewportSize, **kind: bool) -> Page:
    page = visit(phone=screen is not DESKTOP, **kind).page
    page.set_viewport_size(screen)
    return page


def lay(page: Page, server: ServerProcess, label: str) -> Owner:
    seed, row, seat = FOUND[label]
    owner = Owner.before(page, server)
    open_table(page, owner.lay(Plan(seed, seats=SEATS), row, seat))
    expect(page.locator("[data-mine=true]")).to_be_visible()
    return owner


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("screen", long(SCREENS, "desktop", "phone", "tablet"))
def test_a_whole_game_with_motion_to_the_winner(visit: Visit, screen: str) -> None:
    """Quick start, then what is seen; the count is told to its end, and the winner and the race are on the result."""
    page = on(visit, SCREENS[screen], still=False)
    open_table(page, new_table(page.context, "you", "bot"))
    page.evaluate(WATCH)
    assert play_on(page, hurried=True) > 16
    result = page.get_by_role("dialog")
    expect(result.locator("[data-hero]")).to_be_visible(timeout=60_000)  # after the count
    winner = result.locator(".headline").filter(has_text=re.compile(r"\bwins?\b"))
    expect(winner).to_be_visible()
    expect(result.locator("tbody tr.later")).to_have_count(0)
    expect(result.locator("[data-graph] svg")).to_be_visible()
    totals = [int(re.sub(r"[^\d−]", "", text).replace("−", "-")) for text in result.locator("tfoot td").all_text_contents()]
    rows = [
        [int(re.sub(r"[^\d−]", "", cell).replace("−", "-")) for cell in row.locator("td").all_text_contents()]
        for row in result.locator("tbody tr").all()
    ]
    assert totals == [sum(column) for column in zip(*rows, strict=True)]
    assert "flight" in page.evaluate("[...window.moments]")
    assert not scrolls_sideways(page)


# ---------------------------------------------------------------- what every screen keeps


@pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut(visit: Visit, server: ServerProcess, language: str, touch: bool) -> None:
    """The full map of the last round, on every screen: base, hand, barons, log, the menu of a tile."""
    sizes = [size for size in SIZES if (size["width"] <= TOUCH_UP_TO) == touch]
    page = visit(phone=touch, language=language).page
    open_table(page, Owner.before(page, server).lay(LONG, *LAST_MENU))
    expect(page.locator("[data-mine=true]")).to_be_visible()
    faults: list[str] = []

    def found() -> list[str]:
        faults = cut_texts(page, ".geodia") + torn_words(page, ".geodia") + spilling_texts(page, ".geodia")
        parts = (".rivals", ".prompt", ".more", ".tabs", ".left", ".right")  # the log is the shell's, tiles are zoomed
        return faults + ([fault for part in parts for fault in small_targets(page, part)] if touch else [])

    def look(where: str) -> None:
        faults.extend(f"{where}: {fault}" for fault in lasting(page, found))

    for size in sizes:
        page.set_viewport_size(size)
        frame(page)
        where = f"{size['width']}x{size['height']}"
        look(where)
        for tab in page.locator(".tabrow:visible").get_by_role("tab").all():
            tab.click()
            look(f"{where} {tab.inner_text()}")
        if scrolls_sideways(page):
            faults.append(f"{where}: scrolls sideways")
    assert faults == []
    if language == LANGUAGES[0]:
        for dark in ("light", "dark"):
            page.emulate_media(color_scheme=dark)
            assert axe(page) == [], dark


@pytest.mark.parametrize("label", long(["gem-find", "evacuation by airship"], "evacuation by airship"))
def test_long_words_fit_on_a_narrow_phone(visit: Visit, server: ServerProcess, label: str) -> None:
    """The card that says most, and an answer with its price and its worth."""
    page = on(visit, PHONE)
    page.set_viewport_size({"width": 360, "height": 740})
    lay(page, server, label)
    faults: dict[str, list[str]] = {}
    for language in LANGUAGES:
        page.evaluate("language => localStorage.setItem('gemhold', JSON.stringify({ language }))", language)
        page.reload()
        expect(page.locator("[data-mine=true]")).to_be_visible()
        for i in range(page.locator(".tabrow:visible").get_by_role("tab").count()):
            page.locator(".tabrow:visible").get_by_role("tab").nth(i).click()
            if found := cut_texts(page, ".geodia") + torn_words(page, ".geodia"):
                faults[f"{language} {i}"] = found
    assert faults == {}


def test_a_window_that_grows_shows_all_of_the_map(visit: Visit, server: ServerProcess) -> None:
    page = on(visit, PHONE)
    open_table(page, Owner.before(page, server).lay(LONG, *LAST_MENU))
    expect(page.locator(".board.near")).to_be_visible()
    page.set_viewport_size(DESKTOP)
    expect(page.locator(".board.near")).to_have_count(0)


def test_both_dice_are_whole_below_an_offer(visit: Visit, server: ServerProcess) -> None:
    """A newcomer's lessons take a line of a phone: the question beside the dice gets lower, but not lower than they are."""
    page = on(visit, PHONE, newcomer=True)
    page.set_viewport_size({"width": 360, "height": 740})
    open_table(page, Owner.before(page, server).lay(LONG, *LAST_MENU))
    expect(page.locator("[data-offer]")).to_be_visible()
    expect(page.locator(".prompt .dice figure")).to_have_count(2)
    bottoms = [page.locator(each).evaluate("each => each.getBoundingClientRect().bottom") for each in (".prompt .m", ".prompt")]
    assert bottoms[0] <= bottoms[1]


def test_others_take_all_of_a_sheet_beside_the_map(visit: Visit, server: ServerProcess) -> None:
    """A phone held sideways: the barons are as wide as what stands above them."""
    page = on(visit, FLAT)
    open_table(page, Owner.before(page, server).lay(LONG, *LAST_MENU))
    open_tab(page, "Barons")
    widths = [page.locator(each).evaluate("each => each.offsetWidth") for each in (".left > .barons", ".left > .events")]
    assert widths[0] == pytest.approx(widths[1], abs=2)


# ---------------------------------------------------------------- the way in


def test_a_newcomer_is_told_the_goal_first(visit: Visit) -> None:
    page = visit().page
    open_table(page, new_table(page.context, "you", "bot"))
    goal = page.locator(".prompt .goal")
    expect(goal).to_contain_text("the most gems win")
    expect(goal.get_by_role("link")).to_have_attribute("href", "/learn/geodia")
    page.evaluate("localStorage.setItem('gemhold-geodia-played', '1')")  # as after a game
    page.reload()
    expect(page.locator(".prompt")).to_be_visible()
    expect(goal).to_have_count(0)


# ---------------------------------------------------------------- hints, tabs


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_hint_has_words_and_is_seen(visit: Visit, server: ServerProcess, screen: str) -> None:
    """Even with another tab open: what is meant comes up and is marked."""
    page = on(visit, SCREENS[screen])
    open_table(page, Owner.before(page, server).lay(LONG, *LAST_MENU))
    expect(page.locator("[data-mine=true]")).to_be_visible()
    open_tab(page, "Log")
    words = page.locator("[data-hint]")
    ask_for_hint(page, words)
    expect(words).to_be_visible()
    assert len(words.inner_text()) > len("Hint: ")
    marked = page.locator("[data-hinted], .geodia .hinted:visible")
    expect(marked.first).to_be_in_viewport()


def test_tabs_open_where_one_must_act_and_go_back(visit: Visit, server: ServerProcess) -> None:
    page = on(visit, PHONE)
    lay(page, server, "upgrade")
    shown = page.locator(".tabrow [aria-selected=true]")
    open_tab(page, "Hand")
    card = page.locator(".card.can[data-card=upgrade]")
    before = seq(page)
    card.click()
    settled(page, before)
    assert asked(page) == "building"
    expect(shown).to_contain_text("Base")
    expect(page.locator(".up.can").first).to_be_in_viewport()
    before = seq(page)
    page.locator(".prompt [data-do=cancel]").click()
    settled(page, before)
    expect(shown).not_to_contain_text("Base")


def test_the_opening_shows_the_hand(visit: Visit) -> None:
    """The first question is about cards: a phone shows them, whatever tab was open."""
    page = on(visit, PHONE)
    open_table(page, new_table(page.context, "you", "bot"))
    assert asked(page) == "mulligan"
    expect(page.locator(".tabrow [aria-selected=true]")).to_contain_text("Hand")
    expect(page.locator(".card.can").first).to_be_in_viewport()
    assert page.locator(".rivals").inner_text().strip()


def test_a_team_wins_with_what_both_have(visit: Visit, server: ServerProcess) -> None:
    plan = Plan(3, seats=4, teams=True)
    rows = rows_of(plan, -1)
    last = max(row.seq for row in rows if row.actor >= 0)
    played = game(plan).match
    scores = [score for score, rank in zip(played.scores(), played.ranks(), strict=True) if rank == 1]
    assert (len(scores), sum(scores)) == (2, -8)
    page = visit().page
    open_table(page, Owner.before(page, server).lay(plan, last, rows[last].actor))
    end(page)  # the last decision of the game is to end it
    expect(page.locator("[data-hero] .score")).to_have_text("−8")
    result = page.get_by_role("dialog")
    team = result.locator("tfoot tr").last.locator("td")
    expect(team).to_have_text(["−10", "−8", "−10", "−8"])
    expect(team.nth(1)).to_have_class(re.compile("won"))  # the sum decides, not one's own gems
    expect(result.locator("tfoot tr").first.locator(".won")).to_have_count(0)
    expect(result.locator(".margin")).to_have_text("2 gems ahead of Ela, Ioana")
    expect(result.locator("[data-graph] .score").first).to_have_text(re.compile("^−"))
    page.get_by_role("button", name="Close").click()
    expect(page.locator("[data-status]")).to_have_text("Shared victory: Mirek, Oto")  # the table does not fall silent
    expect(page.locator(".pacing button")).to_have_text(["Show the result"])  # and nobody is to be paused
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(page.locator(".race .ax").first).to_have_text("−10")  # debts are drawn below nothing
    page.reload()
    page.get_by_role("button", name="Show the result").click()
    expect(result.locator("[data-hero]")).to_be_visible()
    game.cache_clear()


# ---------------------------------------------------------------- targets


def test_a_finger_meets_targets_smaller_than_itself(visit: Visit, server: ServerProcess) -> None:
    """All of the map fits a phone while a base is chosen: a touch beside one counts, one between two brings the map closer."""
    page = on(visit, PHONE)
    row, seat = PLACES_FOR_A_BASE
    open_table(page, Owner.before(page, server).lay(LONG, row, seat))
    expect(page.locator(".prompt[data-ask=base]")).to_be_visible()
    frame(page)
    places = page.locator(".hex.legal")
    boxes: list[list[float]] = places.evaluate_all(
        "all => all.map(hex => { const box = hex.getBoundingClientRect(); return [box.x, box.y, box.width, box.height]; })"
    )
    first, second = sorted(boxes, key=lambda box: (box[1], box[0]))[:2]  # side by side at the upper edge
    assert first[2] < 40, "smaller than a finger"
    width, high = first[2], first[1] + first[3] / 2
    before = seq(page)
    page.touchscreen.tap((first[0] + first[2] + second[0]) / 2, high)
    wait_until(page, lambda: (places.first.bounding_box() or {"width": 0})["width"] > width + 5)
    assert seq(page) == before
    page.reload()
    expect(page.locator(".prompt[data-ask=base]")).to_be_visible()
    frame(page)
    page.touchscreen.tap(first[0] - 4, high)  # in the sea
    settled(page, before)
    assert asked(page) == "roads"


def test_a_shot_at_the_dragon_is_asked_for(visit: Visit, server: ServerProcess) -> None:
    """While nobody may be attacked no tile is orange: the treasures are spoken of."""
    page = visit().page
    row, seat = DRAGON_ALONE
    open_table(page, Owner.before(page, server).lay(LONG, row, seat))
    expect(page.locator(".prompt[data-ask=target]")).to_contain_text("choose one of the dragon’s treasures")


def test_few_cards_lie_together(visit: Visit) -> None:
    """On large screens, too: no hole between the two rows of the first hand."""
    page = visit().page
    page.set_viewport_size({"width": 1920, "height": 1080})
    open_table(page, new_table(page.context, "you", "bot"))
    boxes = [box for card in page.locator(".hand .card").all() if (box := card.bounding_box())]
    assert len(boxes) > 2
    assert boxes[2]["y"] - boxes[0]["y"] - boxes[0]["height"] < 12


# ---------------------------------------------------------------- the turn


def first_unarmed(plan: Plan) -> tuple[int, int]:
    """The first row of the game before which somebody may end the main phase and will have nothing to shoot with, and who."""
    playing = Game(plan)
    for row in playing.decisions():
        ended = playing.match.copy()
        if ended.state.phase == Phase.MAIN and A.end in GAME.legal(ended.state):
            ended.apply(Ply(ended.actor, A.end))
            if ended.state.phase == Phase.COMBAT and GAME.legal(ended.state) == [A.end]:
                return row, playing.match.actor
    raise LookupError(plan)


def test_a_combat_phase_without_a_shot_passes_by_itself(visit: Visit, server: ServerProcess) -> None:
    """Without a weapon one press leads from the main to the final phase, and one line says so. It can be undone."""
    page = visit().page
    plan = Plan(UNARMED, seats=SEATS)
    row, seat = first_unarmed(plan)
    open_table(page, Owner.before(page, server).lay(plan, row, seat))
    expect(page.locator(".prompt[data-ask=main]")).to_be_visible()
    end(page)
    expect(page.locator(".prompt[data-ask=final]")).to_be_visible()
    expect(page.locator(".prompt .passed")).to_contain_text("skipped")
    page.keyboard.press("u")
    expect(page.locator(".prompt[data-ask=combat]")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".prompt[data-ask=main]")).to_be_visible()


def test_costs_stay_while_others_play(visit: Visit) -> None:
    page = visit().page
    open_table(page, new_table(page.context, "you", "bot", pace=4000))
    quick_start(page)
    expect(page.locator('[data-seq][data-mine="false"]')).to_be_visible()
    expect(page.locator(".bb .price")).to_have_count(4)
    expect(page.locator(".up .price")).to_have_count(3)


def test_a_detonation_is_a_moment(visit: Visit, server: ServerProcess) -> None:
    """Dust and a mine, with motion; the menu says the price before, and offers a way back."""
    page = visit(still=False).page
    open_table(page, Owner.before(page, server).lay(LONG, *LAST_MENU))
    page.evaluate(WATCH)
    page.locator("[data-tool=detonate]").click()
    expect(page.locator(".prompt [data-do=put-back]")).to_be_visible()
    page.locator(".hex.legal").first.click()
    before = seq(page)
    page.locator(".pop [data-verb=detonate]").click()
    settled(page, before)
    page.wait_for_function("() => window.moments.has('blast')")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_others_do_takes_two_lines_of_the_bar(visit: Visit, server: ServerProcess, language: str) -> None:
    """On a phone: with more the bar would grow in their turn, and the map would move."""
    page = visit(phone=True, language=language).page
    row, seat = LAST_MENU
    owner = Owner.before(page, server)
    open_table(page, owner.lay(LONG, row, (seat + 1) % 4, guest=Owner(server.log.parent, "Guest")))
    expect(page.locator(".bar .pacing")).to_be_visible()
    status = page.locator(".bar [data-status]")
    lines = "status => { const range = document.createRange(); range.selectNodeContents(status);"
    lines += " return new Set([...range.getClientRects()].map(box => Math.round(box.bottom))).size; }"
    for width in (390, 360):
        page.set_viewport_size({"width": width, "height": 740})
        assert status.evaluate(lines) <= 2
        assert cut_texts(page, ".bar") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_three_others_are_in_sight_when_an_event_begins(visit: Visit, server: ServerProcess, language: str) -> None:
    page = visit(language=language).page
    row, seat = BEFORE_AN_EVENT
    table = Owner.before(page, server).lay(LONG, row, seat, guest=Owner(server.log.parent, "Guest"))
    open_table(page, table)
    play = page.context.request.get(f"/api/tables/{table}").json()["play"]
    move = {"seq": play["seq"], "action": play["actions"][-1]["id"], "seat": seat, "client": "test"}
    assert page.context.request.post(f"/api/tables/{table}/moves", data=move).ok
    expect(page.locator(".what.fresh")).to_be_visible()
    last = page.locator(".left .baron").last
    assert last.evaluate(
        "card => card.getBoundingClientRect().bottom <= card.closest('.left').getBoundingClientRect().bottom + 1"
    )
