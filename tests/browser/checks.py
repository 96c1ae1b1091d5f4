"""What every screen must keep, measured in the page: no text cut, no word torn, nothing too small to press, axe clean.

Each check gives a list of faults to compare with an empty one, so that a failure names what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import ROOT

LANGUAGES = ("en", "sk", "cs", "ro")
TOUCH = 40  # CSS pixels a finger needs
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
LOOKS, PAUSE = 12, 250  # how often, and after how many milliseconds, a screen that has just changed is looked at again


def lasting(page: Page, look: Callable[[], list[str]]) -> list[str]:
    """Faults that stay: after a turn of the screen things take their places one after another, on a busy machine slowly."""
    for _ in range(LOOKS):
        if not (found := look()):
            return []
        page.wait_for_timeout(PAUSE)
    return found


# Text nodes that are seen, each with the lines it takes. What only screen readers are told (.hidden) is a pixel large.
_SEEN = """
const inside = document.querySelector(within);
const seen = element => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
const named = element => {
  const from = element.closest('[class], [id]') ?? element;
  const kind = typeof from.className === 'string' ? from.className.trim().split(/\\s+/)[0] : '';
  return from.tagName.toLowerCase() + (from.id ? '#' + from.id : kind ? '.' + kind : '');
};
const texts = [];
const walker = document.createTreeWalker(inside, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode, parent = node.parentElement;
  if (!node.data.trim() || !parent || !seen(parent) || parent.closest('svg, .hidden, option')) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const lines = [...range.getClientRects()].filter(box => box.width > 1 && box.height > 1);
  if (lines.length) texts.push({ node, parent, range, lines });
}
"""

# Beyond the window, or beyond an ancestor that cuts off what sticks out. What can be scrolled to is not cut.
_CUT = (
    """([within, slack]) => {
"""
    + _SEEN
    + """
const faults = new Set();
for (const { node, parent, lines } of texts) {
  let [left, right, top, bottom] = [-Infinity, Infinity, -Infinity, Infinity];
  for (let at = parent; at && at !== document.documentElement; at = at.parentElement) {
    const style = getComputedStyle(at), box = at.getBoundingClientRect();
    if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
    const [x, y] = [style.overflowX !== 'visible', style.overflowY !== 'visible'];
    const rim = side => parseFloat(style[`border${side}Width`]);  // what is cut off ends inside of the border
    if (x) [left, right] = [Math.max(left, box.left + rim('Left')), Math.min(right, box.right - rim('Right'))];
    if (y) [top, bottom] = [Math.max(top, box.top + rim('Top')), Math.min(bottom, box.bottom - rim('Bottom'))];
    if (style.position === 'fixed') break;
  }
  const scrolls = (() => { for (let at = parent; at; at = at.parentElement) {
    if (at !== document.body && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true; } return false; })();
  for (const line of lines) {
    // a line's box is higher than its letters: half of what is above and below them may be cut unseen
    const air = line.height * 0.2;
    const out = line.left < left - slack || line.right > right + slack || line.top < top - air || line.bottom > bottom + air;
    const gone = !scrolls && (line.left < -slack || line.right > innerWidth + slack);
    if (!out && !gone) continue;
    faults.add(`${gone ? 'beyond the window' : 'cut'}: "${node.data.trim().slice(0, 40)}" in ${named(parent)}`);
    break;
  }
}
return [...faults];
}"""
)

# Wider than the box or the button they stand in, even where nothing cuts them off.
_OVERFLOWING = (
    """([within, slack]) => {
"""
    + _SEEN
    + """
const faults = new Set();
for (const { node, parent, lines } of texts) {
  const button = parent.closest('button')?.getBoundingClientRect();
  if (button && lines.some(line => line.left < button.left - slack || line.right > button.right + slack))
    faults.add(`sticks out: "${node.data.trim().slice(0, 40)}" of ${named(parent)}`);
  if (!parent.clientWidth || parent.scrollWidth <= parent.clientWidth + slack) continue;
  if (/auto|scroll/.test(getComputedStyle(parent).overflowX)) continue;
  faults.add(`too wide: "${node.data.trim().slice(0, 40)}" in ${named(parent)}: ${parent.scrollWidth} > ${parent.clientWidth}`);
}
return [...faults];
}"""
)

# A word on two lines without a hyphen to part it.
_TORN = (
    """([within]) => {
"""
    + _SEEN
    + """
const faults = new Set();
for (const { node, parent, range } of texts) {
  for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\p{N}]{2,}/gu)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const tops = [...range.getClientRects()].filter(box => box.width > 1).map(box => Math.round(box.top));
    if (new Set(tops).size > 1) faults.add(`torn: "${word}" in ${named(parent)}`);
  }
}
return [...faults];
}"""
)

# What can be pressed, smaller than a finger. Links in running text are as high as its lines; a hit area may be larger than the
# picture, so points around the middle are asked whom they belong to.
_SMALL = """([within, least]) => {
const faults = new Set();
const pressed = 'button, a[href], summary, select, input:not([type=hidden]), textarea, [role=button], [data-hex]';
for (const element of document.querySelector(within).querySelectorAll(pressed)) {
  if (element.disabled || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
  if (getComputedStyle(element).display === 'inline' || element.closest('.hidden, .skip')) continue;
  if (/checkbox|radio/.test(element.type ?? '') && element.closest('label')?.getBoundingClientRect().height >= least) continue;
  const box = element.getBoundingClientRect();
  if (box.width < 2 || (box.width >= least - 0.5 && box.height >= least - 0.5)) continue;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const now = element.getBoundingClientRect();
  const [x, y] = [now.x + now.width / 2, now.y + now.height / 2];
  const mine = (dx, dy) => { const top = document.elementFromPoint(x + dx, y + dy); return top && element.contains(top); };
  const reach = (dx, dy) => { let n = 0; while (n < least && mine(dx * n, dy * n)) n += 1; return n; };
  if (reach(-1, 0) + reach(1, 0) >= least && reach(0, -1) + reach(0, 1) >= least) continue;
  const name = element.getAttribute('aria-label') ?? element.textContent.trim();
  const size = `${Math.round(box.width)} x ${Math.round(box.height)}`;
  faults.add(`small: ${element.tagName.toLowerCase()} "${name.slice(0, 40)}" ${size}`);
}
return [...faults];
}"""


# What can be pressed and lies in the window, though something else takes the press. Tiles of a map that is moved about have a
# check of their own (geodia.covered).
_COVERED = """([within]) => {
const faults = new Set();
const pressed = 'button, a[href], summary, select, input:not([type=hidden]), textarea, [role=button]:not([data-hex])';
for (const element of document.querySelector(within).querySelectorAll(pressed)) {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
  if (element.closest('.hidden, .skip, [inert]')) continue;
  const box = element.getClientRects()[0];
  if (!box || box.width < 2 || box.height < 2) continue;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  let shown = x > 0 && x < innerWidth && y > 0 && y < innerHeight;
  for (let at = element.parentElement; shown && at; at = at.parentElement) {  // scrolled out of its list
    const frame = at.getBoundingClientRect(), style = getComputedStyle(at);
    if (style.overflowX !== 'visible') shown &&= x > frame.left && x < frame.right;
    if (style.overflowY !== 'visible') shown &&= y > frame.top && y < frame.bottom;
  }
  const top = shown ? document.elementFromPoint(x, y) : element;
  if (!top || element.contains(top) || element.closest('label')?.contains(top)) continue;
  const name = element.getAttribute('aria-label') ?? element.textContent.trim();
  faults.add(`covered: ${element.tagName.toLowerCase()} "${name.slice(0, 40)}" by ${top.getAttribute('class') ?? top.tagName}`);
}
return [...faults];
}"""


def _ask(page: Page, script: str, *args: Any) -> list[str]:
    found: list[str] = page.evaluate(script, list(args))
    return found


def cut_texts(page: Page, within: str = "body", slack: float = 1.5) -> list[str]:
    """Texts that are not wholly seen, or wider than their box."""
    return _ask(page, _CUT, within, slack) + _ask(page, _OVERFLOWING, within, slack)


def torn_words(page: Page, within: str = "body") -> list[str]:
    """Words that a line break tears apart."""
    return _ask(page, _TORN, within)


def small_targets(page: Page, within: str = "body", least: int = TOUCH) -> list[str]:
    """What can be pressed and is smaller than a finger."""
    return _ask(page, _SMALL, within, least)


def covered_controls(page: Page, within: str = "body") -> list[str]:
    """What can be pressed and lies under something else."""
    return _ask(page, _COVERED, within)


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


_SPILLS = (
    """([within]) => {
"""
    + _SEEN
    + """
  return texts.flatMap(({ node, parent, lines }) => {
    const button = parent.closest('button, .btn');
    const seen = button && parseFloat(getComputedStyle(button).borderTopWidth) > 0;  // others are texts to press
    const box = button?.getBoundingClientRect();
    const spills = seen && lines.some(line => line.top < box.top - 1 || line.bottom > box.bottom + 1);
    return spills ? [`spills: ${node.data.trim()}`] : [];
  });
}"""
)


def spilling_texts(page: Page, within: str = "body") -> list[str]:
    """Texts with more lines than the button they stand on has room for."""
    return _ask(page, _SPILLS, within)


def below_the_fold(page: Page, *selectors: str) -> list[str]:
    """Those of some things that are not wholly in the window without scrolling."""
    script = """selectors => selectors.filter(selector => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return !box || box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
    })"""
    found: list[str] = page.evaluate(script, list(selectors))
    return found


_AXE = """async ([within]) => {
  const found = await axe.run(within === 'body' ? document : within, { resultTypes: ['violations'] });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(each => `${id}: ${each.target} ${each.failureSummary}`));
}"""


def axe(page: Page, within: str = "body") -> list[str]:
    """What axe-core complains of. Evaluated from outside: the page's own policy lets no foreign script in."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return _ask(page, _AXE, within)
