"""Playing Geodia by clicking what is visible."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.play import MOVED, seq

MOST_CLICKS = 900
NAMES = ("Ela", "Mirek", "Ioana", "Oto")


def new_table(context: BrowserContext, *kinds: str, bot: str = "greedy", **settings: Any) -> str:
    """A table made over the API for the person of this context: kinds are you, bot, open."""
    seat: dict[str, dict[str, str]] = {"you": {"kind": "human"}, "bot": {"kind": "bot", "bot": bot}, "open": {"kind": "open"}}
    seats = [seat[kind] | ({} if kind == "open" else {"name": NAMES[i]}) for i, kind in enumerate(kinds)]
    answer = context.request.post("/api/tables", data={"game": "geodia", "pace": 0, "seats": seats, **settings})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def open_table(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    expect(page.locator(".geodia")).to_be_visible()


def my_turn(page: Page) -> bool:
    """Until it is our turn (True) or the game has ended (False)."""
    page.locator('[data-seq][data-mine="true"], dialog[open] table').first.wait_for(timeout=120_000)
    return page.locator("dialog[open] table").count() == 0


def asked(page: Page) -> str:
    """The question the screen asks us."""
    found = page.locator(".prompt[data-ask]")
    return (found.get_attribute("data-ask") or "") if found.count() else ""


def settled(page: Page, before: int) -> None:
    page.wait_for_function(MOVED, arg=before)
    page.locator('[data-busy="false"]').wait_for()


def quick_start(page: Page) -> None:
    """The opening, laid by the button that promises it."""
    button = page.locator("[data-do=quick]:not(:disabled)")
    for _ in range(4):  # a hint may be late on a busy machine: pressed again
        if button.count():
            button.click()
        page.wait_for_function("() => !document.querySelector('[data-do=quick]:disabled')", timeout=120_000)
    expect(page.locator("[data-do=quick]")).to_have_count(0)


CHOICES = (
    ".more .ans",
    ".more .trades button",
    ".treasures button",
    ".up.can",
    ".hex.legal",
    ".prompt [data-do=done]",
    ".prompt [data-do=no]",
    ".card.can",
)


def answer(page: Page) -> None:
    """One click on the first thing offered: an answer, a glowing tile, a card; the phase's end where nothing is asked."""
    before = seq(page)
    kind = asked(page)
    assert covered(page) == []
    if kind in ("main", "combat", "final"):
        end(page)
        settled(page, before)
        return
    for choice in CHOICES:
        found = page.locator(f"{choice}:visible")
        if found.count():
            (in_sight(page) if choice == ".hex.legal" else found.first).click()
            settled(page, before)
            return
    raise AssertionError(f"nothing to click: {kind}")


def end(page: Page) -> None:
    """The button that ends the phase, wherever this screen has it."""
    page.locator(".end:visible").first.click()


def in_sight(page: Page) -> Locator:
    """A glowing tile that is seen as a whole: a small screen shows a part of the map."""
    frame(page)
    names: list[str] = page.evaluate(SEEN)
    return page.locator(f".hex[data-name='{names[0]}']") if names else page.locator(".hex.legal").first


def open_tab(page: Page, name: str) -> None:
    """On small screens only one part is shown at a time."""
    tab = page.locator(".tabrow:visible").get_by_role("tab", name=name)
    if tab.count():
        tab.click()


def build_something(page: Page) -> bool:
    """A tool with a price one can pay, then a glowing tile: what a newcomer tries in the main phase."""
    open_tab(page, "Base")
    for tool in ("detonate", "rail", "road"):
        button = page.locator(f"[data-tool={tool}]:not([aria-disabled=true])")
        if not button.count():
            continue
        if button.first.get_attribute("aria-pressed") != "true":
            button.first.click()
        expect(button.first).to_have_attribute("aria-pressed", "true")
        before = seq(page)
        in_sight(page).click()
        if tool == "detonate":  # shown first, done by the second press
            page.locator(".pop [data-verb=detonate]").click()
        settled(page, before)
        return True
    return False


def hurry(page: Page) -> None:
    """As an impatient person does: a press on the bar shows at once what others have done."""
    waiting = page.locator('[data-seq][data-mine="false"]')
    while waiting.count() and not page.locator("dialog[open] table").count():
        page.locator("[data-status]").dispatch_event("pointerdown")
        page.wait_for_timeout(50)


def play_on(page: Page, clicks: int = MOST_CLICKS, hurried: bool = False) -> int:
    """Play until the game is over or so many clicks are made; how many it took."""
    built = False
    for n in range(clicks):
        if hurried:
            hurry(page)
        if not my_turn(page):
            return n
        if page.locator("[data-do=quick]:not(:disabled)").count():
            quick_start(page)
        elif asked(page) == "main" and not built:
            built = build_something(page) or True
        else:
            built = built and asked(page) == "main"
            answer(page)
    return clicks


def play_together(*pages: Page, patience: int = 4000) -> int:
    """Several people, each in a browser of their own, to the end of the game; how many clicks it took."""
    clicks = looks = 0
    while any(page.locator("dialog[open] table").count() == 0 for page in pages):
        for page in pages:
            if page.locator('[data-seq][data-mine="true"]').count() == 0:
                page.wait_for_timeout(30)
                looks += 1
                continue
            if page.locator("[data-do=quick]:not(:disabled)").count():
                quick_start(page)
            else:
                answer(page)
            clicks, looks = clicks + 1, 0
        assert looks < patience, [page.locator("[data-status]").inner_text() for page in pages]
    return clicks


# Tiles that can be chosen and lie in sight, though something else would take the click: points of each at its middle and near
# its corners are asked who they belong to; a pixel at the rim may be the neighbour's.
COVERED = """() => {
  const frame = document.querySelector('.sea').getBoundingClientRect();
  const inside = (x, y) => x > frame.left + 1 && x < frame.right - 1 && y > frame.top + 1 && y < frame.bottom - 1;
  const out = [];
  for (const hex of document.querySelectorAll('.hex.legal')) {
    const box = hex.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const points = [[0, 0], [0, -.7], [.6, -.35], [.6, .35], [0, .7], [-.6, .35], [-.6, -.35]];
    for (const [dx, dy] of points) {
      const [px, py] = [x + dx * box.width / 2, y + dy * box.height / 2];
      if (!inside(px, py)) continue;
      const top = document.elementFromPoint(px, py);
      if (top && (hex.contains(top) || top.closest('[data-heed]'))) continue; // any press takes news away
      out.push(`${hex.dataset.name} by ${top ? top.getAttribute('class') : 'nothing'}`);
      break;
    }
  }
  return out;
}"""


# Tiles that can be chosen and lie in sight: all of them, not only a part.
SEEN = """() => {
  const sea = document.querySelector('.sea').getBoundingClientRect();
  const across = box => box.left >= sea.left - 1 && box.right <= sea.right + 1;
  const down = box => box.top >= sea.top - 1 && box.bottom <= sea.bottom + 1;
  const boxes = [...document.querySelectorAll('.hex.legal')].map(hex => [hex.dataset.name, hex.getBoundingClientRect()]);
  return boxes.filter(([, box]) => across(box) && down(box)).map(([name]) => name);
}"""


def frame(page: Page) -> None:
    """What a change of the page moved has found its place."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def covered(page: Page) -> list[str]:
    """Glowing tiles that are covered by a panel, and stay so: a map that has just come is measured before panels are placed."""
    for _ in range(5):
        found: list[str] = page.evaluate(COVERED)
        if not found:
            break
        frame(page)
    return found
