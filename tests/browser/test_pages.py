"""The pages around the table: home, a new table, the lobby, replays, rules, settings."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from gemhold.server.testing import ServerProcess
from tests.browser import geodia
from tests.browser.checks import below_the_fold, covered_controls, cut_texts, scrolls_sideways, small_targets, torn_words
from tests.browser.conftest import DESKTOP, ROOT, Visitor
from tests.browser.play import new_table, open_table, wait_until
from tests.browser.prepared import Owner, Plan, rows_of

Visit = Callable[..., Visitor]
LAST = (Plan(2, 2, game="king"), 222)  # with the first seat's decision the game ends
WINS = re.compile(r"\bwins\b")
ARROW = 22  # pixels a list needs for its arrow


def finished(page: Page, server: ServerProcess) -> str:
    """A table of this person whose game is over."""
    plan, row = LAST
    table = Owner.before(page, server).lay(plan, row, 0)
    answer = page.context.request.post(f"/api/tables/{table}/moves", data={"seq": row, "action": rows_of(plan, -1)[row].x})
    assert answer.json()["status"] == "over"
    return table


def at_step(page: Page) -> int:
    return int((page.locator("output").text_content() or "").split()[0])


# ---------------------------------------------------------------- replays


def test_a_replay_tells_nothing_of_what_comes(visit: Visit, server: ServerProcess) -> None:
    """Somebody follows a link to a step: neither the log nor anything else says how the game ends."""
    visitor = visit()
    page = visitor.page
    table = finished(page, server)
    page.goto(f"/record/{table}?ply=100")
    expect(page.locator("output")).to_contain_text("100 of")
    log = page.get_by_role("region", name="Log")
    expect(log.locator(".now")).to_be_visible()
    expect(log.locator("li").first).to_be_visible()
    assert not WINS.search(page.locator("body").inner_text())
    newest = log.locator(".lines > li:not(.h)").first
    expect(newest).to_have_class(re.compile("now"))  # in step with the board
    expect(page.get_by_role("button", name="Result")).to_have_count(0)
    page.keyboard.press("End")
    expect(log.get_by_text(WINS).first).to_be_visible()
    page.get_by_role("button", name="Result").click()
    expect(page.get_by_role("dialog")).to_contain_text("Ela")
    page.keyboard.press("Escape")
    page.goto(f"/record/{table}")  # a game that is over is told from its start
    expect(page.locator("output")).to_contain_text("0 of")
    assert not WINS.search(page.locator("body").inner_text())


def test_going_through_a_replay(visit: Visit, server: ServerProcess) -> None:
    """By turns, by itself and faster, and a link to the step for others."""
    visitor = visit()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.page
    table = finished(page, server)
    page.goto(f"/record/{table}?ply=50")
    expect(page.locator("output")).to_contain_text("50 of")
    assert page.locator(".marks .round").count() > 3
    page.set_viewport_size({"width": 844, "height": 390})
    wait_until(page, lambda: below_the_fold(page, ".strip", ".a-board", ".a-offer", ".a-tray") == [])
    page.set_viewport_size(DESKTOP)
    page.get_by_role("button", name="To the next turn").click()
    expect(page.locator("output")).not_to_contain_text("50 of")
    turn = at_step(page)
    assert turn > 50
    page.keyboard.press("PageUp")
    expect(page.locator("output")).not_to_contain_text(f"{turn} of")
    assert at_step(page) <= 50
    page.get_by_role("button", name="Speed: 1×").click()
    page.get_by_role("button", name="Speed: 2×").click()
    before = at_step(page)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("n => parseInt(document.querySelector('output').textContent) > n + 1", arg=before)
    page.keyboard.press(" ")  # the button has the focus: it pauses
    expect(page.get_by_role("button", name="Play", exact=True)).to_have_attribute("aria-pressed", "false")
    page.evaluate("delete Navigator.prototype.share")
    page.get_by_role("button", name="Share a link to this step").click()
    expect(page.get_by_role("button", name="Share a link to this step")).to_contain_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{server.base.rstrip('/')}/record/{table}?ply={at_step(page)}"
    page.reload()
    expect(page.get_by_role("button", name="Speed: 4×")).to_be_visible()  # remembered


# ---------------------------------------------------------------- a new table and its lobby


def test_a_new_table_shows_its_map_and_remembers(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/new?game=king&with=bots")
    fires = page.locator("figure use[href='#fire']")
    expect(fires).to_have_count(6)  # for three
    page.get_by_role("button", name="Add a seat").click()
    expect(fires).to_have_count(4)  # for four
    standard = page.locator("figure svg").inner_html()
    page.get_by_role("radio", name="random").check()
    expect(page.get_by_text("An example")).to_be_visible()
    page.wait_for_function("old => document.querySelector('figure svg').innerHTML !== old", arg=standard)
    expect(page.locator(".seat").nth(1).locator("use").first).to_have_attribute("href", re.compile("^#face-"))
    page.get_by_label("Level of bot 2").select_option("random")
    expect(page.locator(".seat").nth(1)).to_contain_text("anything the rules allow")
    page.get_by_label("Level of bot 3").select_option("hard")
    expect(page.locator(".seat").nth(2).locator("[data-strength]")).to_have_text(re.compile(r"Wins \d\d of 100 .* “medium”"))
    page.get_by_label("Name for seat 2").fill("Oto")
    page.get_by_role("radiogroup", name="Colours 1").get_by_role("radio", name="black").check()
    expect(page.get_by_role("radiogroup", name="Colours 4").get_by_role("radio", name="purple")).to_be_checked()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".king")).to_be_visible()
    expect(page.locator(".a-players use[href='#tok-black']").first).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    answer = visitor.context.request.get(f"/api/tables/{table}").json()
    assert [seat["colour"] for seat in answer["seats"]] == ["black", "yellow", "turquoise", "purple"]
    assert [player["colour"] for player in answer["play"]["view"]["players"]] == ["black", "yellow", "turquoise", "purple"]
    record = visitor.context.request.get(f"/api/tables/{table}/record.json").json()
    assert record["options"]["colours"] == ["black", "yellow", "turquoise", "purple"]
    page.goto("/new?game=king&with=bots")
    expect(page.locator(".seat")).to_have_count(4)
    expect(page.get_by_label("Level of bot 2")).to_have_value("random")
    expect(page.get_by_label("Name for seat 2")).to_have_value("Oto")
    expect(page.get_by_role("radiogroup", name="Colours 1").get_by_role("radio", name="black")).to_be_checked()
    expect(page.get_by_role("radio", name="random")).to_be_checked()


def test_a_new_table_is_seen_to_its_button(visit: Visit) -> None:
    """On a common laptop, with the longest texts; and on a narrow phone the longest level stands beside its arrow."""
    page = visit(language="ro").page
    page.goto("/new?game=king&with=bots")
    expect(page.locator("figure svg use").first).to_be_attached()
    wait_until(page, lambda: below_the_fold(page, "form .side > .btn.main") == [])
    page.set_viewport_size({"width": 360, "height": 740})
    level = page.locator(".seat select").nth(2)
    level.select_option("master")
    room = """select => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      pen.font = font;
      const word = pen.measureText(select.selectedOptions[0].textContent).width;
      return select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - word;
    }"""
    assert level.evaluate(room) >= ARROW


def test_choices_of_a_lobby_make_columns(visit: Visit) -> None:
    visitor = visit(language="cs")
    visitor.page.goto(f"/t/{new_table(visitor.context, 'you', 'open', 'bot', 'open')}")
    choices = visitor.page.locator(".choice")
    expect(choices).to_have_count(4)
    assert len({round(choice.bounding_box()["x"]) for choice in choices.all()}) == 1  # type: ignore[index]


def test_a_lobby_tells_all_and_lets_choose(visit: Visit) -> None:
    host, guest = visit(), visit(phone=True)
    table = new_table(host.context, "you", "open", "open", timer=60)
    page = host.page
    page.goto(f"/t/{table}")
    expect(page.get_by_role("status")).to_contain_text("Waiting for 2 more players")
    expect(page.locator("figure use[href='#fire']")).to_have_count(6)
    expect(page.get_by_role("region", name="What you will play")).to_contain_text("1 minute")
    expect(page.locator("code")).to_be_hidden()  # the fingerprint of the dice is folded away
    page.get_by_text("Check the dice").click()
    expect(page.locator("code")).to_be_visible()

    guest.page.goto(f"/t/{table}")
    mine = guest.page.get_by_role("radiogroup", name="Your choice")
    expect(mine.get_by_role("radio", name="purple")).to_be_disabled()  # the host has it
    mine.get_by_role("radio", name="black").check()
    guest.page.get_by_label("Your name").fill("Mirek")
    guest.page.get_by_role("button", name="Take a seat").click()
    line = page.get_by_role("listitem").filter(has_text="Mirek").first
    expect(line.locator("use[href='#tok-black']").first).to_be_visible()
    expect(line.locator(".present")).to_be_visible()
    page.get_by_role("radiogroup", name="Colours: Ela").get_by_role("radio", name="turquoise").check()
    other = guest.page.get_by_role("radiogroup", name="Colours: Mirek")
    expect(other.get_by_role("radio", name="turquoise")).to_be_disabled()
    guest.page.get_by_label("Write a message").fill("Ahoj!")
    guest.page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Ahoj!")
    guest.page.close()
    expect(line).to_contain_text("away")
    guest.context.new_page().goto(f"/t/{table}")  # the dice wait for what everybody has promised to add
    expect(line.locator(".present")).to_be_visible()
    page.get_by_role("button", name="Put a bot here").click()
    expect(page.locator(".king")).to_be_visible()
    expect(page.locator(".a-players use[href='#tok-turquoise']").first).to_be_visible()


# ---------------------------------------------------------------- home


def test_home_begins_with_your_games(visit: Visit, server: ServerProcess) -> None:
    """Whoever waits for you first, above the fold; what is over comes last."""
    visitor = visit(phone=True)
    page = visitor.page
    table = finished(page, server)
    waiting = new_table(visitor.context, "you", "open")
    playing = new_table(visitor.context, "you", "you")
    page.goto("/")
    mine = page.get_by_role("region", name="Continue a game")
    cards = mine.get_by_role("link")
    expect(cards).to_have_count(2)
    assert [card.get_attribute("href") for card in cards.all()] == [f"/t/{playing}", f"/t/{waiting}"]
    expect(cards.nth(0)).to_contain_text(re.compile(r"Your turn.*(now|ago)", re.DOTALL))
    expect(cards.nth(0).locator(".seats b")).to_have_text(["2", "2"])
    expect(cards.nth(1)).to_contain_text("Waiting for players")
    box = cards.nth(0).bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844
    over = page.get_by_role("region", name="Finished games")
    expect(over.get_by_role("link")).to_have_attribute("href", f"/t/{table}")
    article = page.get_by_role("article").first.bounding_box()
    assert article is not None
    assert article["y"] > box["y"]
    cards.nth(0).click()
    expect(page.locator(".king")).to_be_visible()


def test_scores_of_four_stand_in_one_line(visit: Visit, server: ServerProcess) -> None:
    page = visit(phone=True, language="sk").page
    page.set_viewport_size({"width": 360, "height": 740})
    Owner.before(page, server).lay(Plan(1, 4, game="king"), 286, 0)
    page.goto("/")
    scores = page.locator(".mine .seats > span")
    expect(scores).to_have_count(4)
    expect(scores.locator("svg")).to_have_count(4)
    assert len({round(score.bounding_box()["y"]) for score in scores.all()}) == 1  # type: ignore[index]


# ---------------------------------------------------------------- rules and settings


def test_rules_have_pictures_contents_and_a_search(visit: Visit) -> None:
    page = visit(language="sk").page
    page.goto("/rules/king")
    expect(page.locator("article .pictures svg").first).to_be_visible()
    assert (
        page.locator("article .pictures use").evaluate_all("all => all.filter(use => !use.getBoundingClientRect().width).length")
        == 0
    )
    expect(page.locator("article li.numbered").first).to_have_attribute("data-number", "1")
    page.get_by_role("navigation", name="Obsah").get_by_role("link", name="Žolíky").click()
    expect(page.locator("#rule-jokers")).to_be_focused()
    expect(page).to_have_url(re.compile("#jokers$"))
    page.get_by_label("Hľadať v pravidlách").fill("xyzzy")
    expect(page.locator("article")).to_contain_text("„xyzzy“")
    page.get_by_label("Hľadať v pravidlách").fill("lotor")
    expect(page.locator("article li")).not_to_have_count(0)
    assert page.locator("article li").count() < 10
    page.goto("/rules/geodia#combat")
    expect(page.locator("#rule-combat")).to_be_in_viewport()
    assert page.evaluate("scrollY") > 0


@pytest.mark.parametrize("game", ["king", "geodia"])
def test_every_picture_of_the_rules_is_drawn(visit: Visit, game: str) -> None:
    """A symbol that the game does not have would leave a gap."""
    page = visit().page
    page.goto(f"/rules/{game}")
    expect(page.locator("article section").last).to_be_visible()
    shown = page.locator("article use").evaluate_all("all => all.map(use => use.getAttribute('href').slice(1))")
    named = re.findall(r"sprite:([^)]+)\)", (ROOT / f"web/src/games/{game}/rules/en.md").read_text(encoding="utf-8"))
    assert len(named) > 15
    assert shown == named


def test_settings_in_groups_and_in_mid_game(visit: Visit) -> None:
    visitor = visit(newcomer=True)
    page = visitor.page
    page.add_init_script(
        "window.asked = 0; Notification.requestPermission = () => { window.asked += 1; return Promise.resolve('denied'); }"
    )
    page.goto("/settings")
    for group in ("Language", "Appearance", "Play", "Sound", "Turn alerts", "Your devices"):
        expect(page.get_by_role("heading", name=group, exact=True)).to_be_visible()
    assert page.evaluate("window.asked") == 0
    alerts = page.get_by_role("switch", name="Notify me")
    alerts.click()
    expect(page.get_by_role("alert")).to_contain_text("does not allow")
    expect(alerts).not_to_be_checked()
    assert page.evaluate("window.asked") == 1
    page.get_by_role("radio", name="fast").check()
    page.get_by_role("switch", name="Sounds at the table").click()
    expect(page.get_by_label("Volume")).to_be_disabled()
    page.get_by_role("switch", name="Tips").click()
    open_table(page, new_table(visitor.context, "you", "bot"))
    page.keyboard.press("m")
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="fast")).to_be_checked()
    expect(dialog.get_by_role("switch", name="Sounds at the table")).not_to_be_checked()
    expect(dialog.get_by_role("switch", name="Tips")).not_to_be_checked()
    dialog.get_by_role("radio", name="lamplight").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


# ---------------------------------------------------------------- words fit everywhere


def test_titles_keep_their_spaces_in_one_small_font(visit: Visit) -> None:
    """The mark of a ľ reaches into the space after it, which must still be seen; no second font comes for that letter."""
    page = visit(language="sk").page
    page.goto("/")
    expect(page.get_by_role("heading", name="Kráľ kociek")).to_be_visible()
    page.evaluate("document.fonts.ready")
    fonts = page.evaluate(
        "performance.getEntriesByType('resource').filter(e => /woff2/.test(e.name)).map(e => e.encodedBodySize)"
    )
    assert len(fonts) == 1
    assert fonts[0] < 20_000
    space = page.evaluate(
        """() => { const pen = document.createElement('canvas').getContext('2d'); pen.font = '700 100px Fraunces';
        return pen.measureText('Kráľ kociek').width - pen.measureText('Kráľkociek').width; }"""
    )
    assert space > 25


@pytest.mark.parametrize("language", ["en", "sk", "cs", "ro"])
def test_texts_fit_on_every_page(visit: Visit, server: ServerProcess, language: str) -> None:
    visitor = visit(phone=True, language=language)
    page = visitor.page
    lobby = new_table(visitor.context, "you", "open", "bot")
    table = new_table(visitor.context, "you", "bot", "bot", "bot")
    mine = geodia.new_table(visitor.context, "you", "bot", "bot", "bot")
    pages = (
        "/", "/new?game=king", "/new?game=geodia&with=friends", f"/t/{lobby}", f"/record/{table}?ply=0",
        f"/record/{mine}?ply=0", "/rules", "/rules/king", "/rules/geodia", "/settings", "/record", "/nowhere",
        "/t/nosuchtable00000",
    )  # fmt: skip
    faults: dict[str, list[str]] = {}
    for path in pages:
        page.goto(path)
        page.get_by_role("heading", level=1).first.wait_for(state="attached")
        if path == "/":
            page.get_by_role("link", name=re.compile("King|Kráľ|Král|Regele")).first.wait_for()
        if "/new" in path or (path.startswith("/t/") and "nosuch" not in path):
            page.locator("figure svg").first.wait_for()
        if path.startswith("/record/"):
            page.locator("output").wait_for()
        if "/rules/" in path:
            page.locator("article section").last.wait_for()
        for width, height in ((360, 740), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            within = ".strip" if path.startswith("/record/") else "body"  # the table below has checks of its own
            found = cut_texts(page, within) + torn_words(page, within) + covered_controls(page, within)
            if width == 360:
                found += small_targets(page, within)
            if scrolls_sideways(page) and within == "body":
                found.append("scrolls sideways")
            if found:
                faults[f"{path} {width}"] = found
    assert faults == {}
