"""Maps of one's own, the page of one's own games, and playing on from a replay."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gemhold.server.testing import ServerProcess
from tests.browser.checks import LANGUAGES, axe, below_the_fold, cut_texts, scrolls_sideways, small_targets
from tests.browser.conftest import Visitor
from tests.browser.prepared import Owner, rows_of
from tests.browser.test_pages import LAST

Visit = Callable[..., Visitor]
NARROW = 360


def played(page: Page, server: ServerProcess, n: int = 1) -> list[str]:
    """Tables of this person whose games are over."""
    owner, (plan, row) = Owner(server.log.parent), LAST
    web = page.context.request
    assert web.post("/api/me/claim", data={"code": owner.code}).ok
    tables = [owner.lay(plan, row, 0) for _ in range(n)]
    for table in tables:
        answer = web.post(f"/api/tables/{table}/moves", data={"seq": row, "action": rows_of(plan, -1)[row].x})
        assert answer.json()["status"] == "over"
    return tables


def hexes(page: Page, text: str) -> list[str]:
    """Spaces of the editor whose label says something."""
    found = page.locator(f".board [data-hex][aria-label*='{text}']")
    return [str(found.nth(i).get_attribute("data-name")) for i in range(found.count())]


def space(page: Page, name: str) -> tuple[float, float]:
    box = page.locator(f'[data-name="{name}"] use').first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    page.mouse.move(*end)
    page.mouse.up()


def test_a_map_is_made_passed_on_and_played(visit: Visit, tmp_path: Path) -> None:
    page = visit().page
    page.goto("/map/king")
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("This map can be played.")
    burning = hexes(page, "dragon fire")
    assert len(burning) == 6
    play = page.get_by_role("button", name="New table with this map")

    # by tap: a fire less, and the engine says so
    page.locator(f'[data-name="{burning[0]}"]').click()
    expect(verdict).to_contain_text("Dragon fires still to lay: 1")
    expect(play).to_be_disabled()
    page.keyboard.press("Control+z")
    expect(verdict).to_contain_text("This map can be played.")
    # by drag: a gem goes to a bare space
    gem = hexes(page, "gold gem")[0]
    bare = next(name for name in hexes(page, "half") if name not in [*burning, *hexes(page, "gem")])
    drag(page, space(page, gem), space(page, bare))
    expect(page.locator(f'[data-name="{bare}"]')).to_have_attribute("aria-label", re.compile("gold gem"))
    expect(verdict).to_contain_text("This map can be played.")
    # by keyboard: the fire of a space
    page.get_by_label("Dragon fires").focus()
    page.locator(f'[data-name="{burning[1]}"]').focus()
    page.keyboard.press("Enter")
    expect(verdict).to_contain_text("Dragon fires still to lay: 1")
    page.keyboard.press("Enter")
    expect(verdict).to_contain_text("This map can be played.")
    # the halves: by buttons, and by drag
    page.get_by_text("The halves").click()
    page.get_by_role("button", name="Shift left", exact=True).click()
    expect(verdict).to_contain_text("The halves of the map overlap.")
    page.get_by_role("button", name="Shift right", exact=True).click()
    expect(verdict).to_contain_text("This map can be played.")
    start = space(page, "east.pine_forest")
    drag(page, start, (start[0] + 260, start[1]))
    expect(verdict).to_contain_text("The halves of the map do not touch.")
    page.get_by_role("button", name="Undo").click()
    expect(verdict).to_contain_text("This map can be played.")

    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert f'"{bare}"' in file.read_text()
    link = page.url
    assert re.search(r"/map/king#[\w-]{100,600}$", link)
    assert axe(page) == []

    # somebody else opens the link; a file brings another map back
    other = visit().page
    other.goto(link)
    expect(other.locator(f'[data-name="{bare}"]')).to_have_attribute("aria-label", re.compile("gold gem"))
    other.get_by_role("button", name="At random").click()
    expect(other.locator(f'[data-name="{bare}"]')).to_be_visible()
    other.locator("input[type=file]").set_input_files(file)
    expect(other.locator(f'[data-name="{bare}"]')).to_have_attribute("aria-label", re.compile("gold gem"))
    other.locator("input[type=file]").set_input_files({"name": "x.toml", "mimeType": "text/plain", "buffer": b"x = ["})
    expect(other.locator(".verdict [role=alert]")).to_be_visible()

    play.click()
    expect(page.get_by_label("your own")).to_be_checked()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("/t/"))
    table = page.context.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()
    assert bare in table["options"]["map"]["gold"]


def test_geodias_tiles_are_entered(visit: Visit) -> None:
    page = visit().page
    page.goto("/map/geodia")
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("This map can be played.")
    a1, b1 = (page.locator(f'[data-name="{name}"]') for name in ("a1", "b1"))
    was = a1.get_attribute("aria-label"), b1.get_attribute("aria-label")
    drag(page, space(page, "a1"), space(page, "b1"))
    expect(b1).to_have_attribute("aria-label", str(was[0]).replace("a1", "b1"))
    page.get_by_role("button", name="Clear all").click()
    expect(verdict).to_contain_text("54 tiles have no landscape yet.")
    a1.click()
    expect(verdict).to_contain_text("53 tiles have no landscape yet.")
    page.get_by_role("button", name="At random").click()
    expect(verdict).to_contain_text("This map can be played.")
    assert axe(page) == []


@pytest.mark.parametrize("game", ["king", "geodia"])
def test_the_map_is_edited_in_sight(visit: Visit, game: str) -> None:
    """The whole map lies in a window of common size, below its tools."""
    page = visit().page
    page.goto(f"/map/{game}")
    expect(page.locator(".verdict")).to_contain_text("This map can be played.")
    assert below_the_fold(page, ".tools", ".frame") == []


def test_the_page_of_ones_own(visit: Visit, server: ServerProcess) -> None:
    page = visit().page
    page.goto("/me")
    expect(page.get_by_text("You have not finished a game here yet.")).to_be_visible()
    tables = played(page, server, 2)
    page.goto("/")
    page.get_by_role("link", name="Your games").first.click()
    sums = page.locator("dl.sums")
    expect(sums).to_contain_text("Games played")
    expect(sums.locator("dd").first).to_have_text("2")
    expect(page.locator("figure svg[role=img]")).to_have_count(1)
    games = page.locator("section.list ul > li:has(.what)")
    expect(games).to_have_count(2)
    assert {str(link.get_attribute("href")) for link in games.get_by_role("link", name="Replay").all()} == {
        f"/record/{table}" for table in tables
    }
    log = str(games.first.get_by_role("link", name="BG Stats").get_attribute("href"))
    assert log.startswith("https://app.bgstatsapp.com/createPlay.html?data=%7B%22sourceName%22%3A%22Gemhold%22")
    with page.expect_download() as saved:
        page.get_by_role("link", name="CSV").click()
    assert saved.value.suggested_filename == "gemhold-games.csv"
    assert axe(page) == []
    expect(page.get_by_role("heading", name="Your devices")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    page.goto("/me")
    expect(page.get_by_text("You have not finished a game here yet.")).to_be_visible()


def test_playing_on_from_a_replay(visit: Visit, server: ServerProcess) -> None:
    page = visit().page
    (table,) = played(page, server)
    page.goto(f"/record/{table}?ply=100")
    page.get_by_role("button", name="Play on from here").click()
    window = page.get_by_role("dialog")
    expect(window).to_contain_text("begins after step 100")
    window.get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_role("region", name="Log")).to_contain_text("Carried over from a record: the first 100 steps.")
    begun = page.context.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()
    assert (begun["taken"], begun["status"]) == (100, "playing")
    page.goto(f"/record/{table}")
    on = page.get_by_role("button", name="Play on from here")
    expect(on).to_be_visible()  # it has been read
    page.keyboard.press("End")
    expect(on).to_have_count(0)


def test_tips_can_be_shown_again(visit: Visit) -> None:
    page = visit(newcomer=True).page
    page.goto("/settings")
    again = page.get_by_role("button", name="Show tips again")
    expect(page.get_by_label("Tips")).to_be_checked()
    expect(again).to_have_count(0)  # none was seen yet
    page.evaluate("""localStorage["gemhold-learn"] = JSON.stringify({ tips: ["king/alarm"] })""")
    page.reload()
    again.click()
    expect(page.get_by_role("button", name="Tips will be shown again")).to_be_disabled()
    assert page.evaluate("""JSON.parse(localStorage["gemhold-learn"]).tips""") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_fit_on_a_narrow_phone(visit: Visit, server: ServerProcess, language: str) -> None:
    page = visit(phone=True, language=language, dark=language in ("sk", "ro")).page
    page.set_viewport_size({"width": NARROW, "height": 740})
    played(page, server)
    for path, shown in (("/map/king", ".board .hex"), ("/map/geodia", ".board .hex"), ("/me", "dl.sums"), ("/", ".mine")):
        page.goto(path)
        expect(page.locator(shown).first).to_be_visible()
        if path == "/map/king":
            page.locator(".tools label").last.click()  # the halves, with their buttons
        assert [path, scrolls_sideways(page), cut_texts(page), small_targets(page)] == [path, False, [], []]
