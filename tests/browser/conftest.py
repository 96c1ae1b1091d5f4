"""A real server and a real Chromium. The client must have been built (`npm run build` in web/)."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from gemhold.server.testing import ServerProcess

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src/gemhold/server/static/index.html"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first takes least time
FLAGS = ["--no-sandbox", "--font-render-hinting=none"]
PATIENCE = 60_000  # ms; the machine may be busy
BOTS = 4 * PATIENCE  # for a whole game of bots, who yield to everything else
expect.set_options(timeout=PATIENCE / 2)
QUICK_BOTS = {"GEMHOLD_BOT_MODE": "jit"}  # compiled: people wait for them


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    assert STATIC.exists(), "build the client first: npm ci && npm run build in web/"
    with ServerProcess(tmp_path_factory.mktemp("home"), env=QUICK_BOTS) as running:
        yield running
        assert "Traceback" not in running.log.read_text()


def long(values: Iterable[str], *rest: str) -> list[Any]:
    """Values to run a test with; those of `rest` only with `make test-long`."""
    return [pytest.param(value, marks=pytest.mark.long) if value in rest else value for value in values]


def found_browser() -> str:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "Chromium is needed: apt-get install chromium-headless-shell"
    return found


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found_browser(), args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


# What a browser keeps of somebody who has been offered the lessons of every game and wants no tips.
SETTLED = """
localStorage["gemhold-learn"] ??= JSON.stringify({ offered: ["king", "geodia", "pig"] });
localStorage["gemhold"] ??= JSON.stringify({ tips: false });
"""


def come(
    browser: Browser,
    server: ServerProcess,
    phone: bool = False,
    language: str = "en",
    dark: bool = False,
    still: bool = True,
    newcomer: bool = False,
) -> BrowserContext:
    """A browser as a new person has it; only a newcomer is offered lessons and tips."""
    context = browser.new_context(
        base_url=server.base,
        viewport=PHONE if phone else DESKTOP,
        locale=language,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce" if still else "no-preference",
        has_touch=phone,
    )
    context.set_default_timeout(PATIENCE)
    if not newcomer:
        context.add_init_script(SETTLED)
    return context


class Visitor:
    """One person with a browser of their own. What the page complains of is kept and must be empty at the end."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on(
            "console", lambda message: self.faults.append(message.text) if "Content Security Policy" in message.text else None
        )


@pytest.fixture
def visit(browser: Browser, server: ServerProcess) -> Iterator[Callable[..., Visitor]]:
    """A new person: `visit(phone=True, language="sk", dark=True, still=False)`."""
    there: list[Visitor] = []

    def visitor(**kind: Any) -> Visitor:
        there.append(Visitor(come(browser, server, **kind)))
        return there[-1]

    yield visitor
    faults = [fault for each in there for fault in each.faults]
    for each in there:
        each.context.close()
    assert not faults
