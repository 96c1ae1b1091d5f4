"""How long people wait for their first table: from the command to King of the Dice on screen, and to one's first roll.

    python -m benchmarks.start_time                    a clean clone with nothing set up, its second start, and the wheel
    python -m benchmarks.start_time --keep-downloads   the same with the packages of pip and npm at hand

The clone is of the last commit. It has caches of its own, and compiled rules, packages and data are new; `--keep-downloads`
leaves the caches of pip and npm as they are on this machine. The browser runs already, as people's do. Where a bot begins the
game, one's first roll waits for the bot's rules to be compiled. Seconds by the clock, so a quiet machine is needed; the first
line also depends on the network.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.browser.conftest import DESKTOP, PATIENCE, ROOT, SETTLED, chromium
from tests.browser.play import king

LONGEST = 900.0  # seconds until the address is told
QUIET = {"BROWSER": "true"}  # opens nothing


@dataclass(frozen=True)
class Waits:
    """Seconds from the command: to the address, to the home page, to a table on screen, and to the first roll one may press."""

    address: float
    home: float
    table: float
    roll: float

    def __str__(self) -> str:
        return (
            f"address {self.address:6.1f} s   home page {self.home:6.1f} s   table {self.table:6.1f} s   roll {self.roll:6.1f} s"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keep-downloads", action="store_true", help="use the caches of pip and npm of this machine")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="gemhold-start-") as folder, chromium() as browser:
        home, clone = Path(folder), Path(folder) / "clone"
        env = environment(home, args.keep_downloads)
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        play = ["make", "--no-print-directory", "play"]
        print(f"make play, clean clone:   {waits(browser, play, clone, env)}", flush=True)
        print(f"make play, second start:  {waits(browser, play, clone, env)}", flush=True)
        command = installed(home, clone, env)
        for what in ("first", "second"):
            print(f"wheel, {what} start:{'':8}{waits(browser, command, home, env)}", flush=True)


def environment(home: Path, keep_downloads: bool) -> dict[str, str]:
    own = {"XDG_CACHE_HOME": "cache", "GEMHOLD_HOME": "data", "GEMHOLD_CACHE": "compiled"}
    if not keep_downloads:
        own |= {"PIP_CACHE_DIR": "pip", "npm_config_cache": "npm"}
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GEMHOLD_") and name != "VIRTUAL_ENV"}
    return kept | QUIET | {name: str(home / part) for name, part in own.items()}


def installed(home: Path, clone: Path, env: dict[str, str]) -> list[str]:
    """The command of a new environment with the wheel of the clone."""
    do(["make", "--no-print-directory", "dist"], clone, env)
    (wheel,) = (clone / "dist").glob("*.whl")
    python = home / "venv" / "bin" / "python"
    do(["python3", "-m", "venv", str(home / "venv")], clone, env)
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    do([*install, "--require-hashes", "-r", "requirements/play.txt"], clone, env)
    do([*install, "--no-deps", str(wheel)], clone, env)
    shutil.rmtree(home / "compiled", ignore_errors=True)
    return [str(python.with_name("gemhold"))]


def do(command: list[str], folder: Path, env: dict[str, str]) -> None:
    subprocess.run(command, cwd=folder, env=env, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def waits(browser: Browser, command: list[str], folder: Path, env: dict[str, str]) -> Waits:
    start = time.monotonic()
    with running(command, folder, env) as address:
        told = time.monotonic() - start
        context = browser.new_context(base_url=address, viewport=DESKTOP, locale="en")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SETTLED)
        page = context.new_page()
        page.goto(address)
        king(page).get_by_role("button", name="Play against bots").wait_for()
        ready = time.monotonic() - start
        king(page).get_by_role("button", name="Play against bots").click()
        expect(page.locator(".table[data-seq]")).to_be_attached(timeout=PATIENCE)
        table = time.monotonic() - start
        expect(page.locator(".roll:not(:disabled)").first).to_be_visible(timeout=1000 * LONGEST)
        roll = time.monotonic() - start
        context.close()
    return Waits(told, ready, table, roll)


@contextmanager
def running(command: list[str], folder: Path, env: dict[str, str]) -> Iterator[str]:
    """The command in a group of its own; gives the address it tells."""
    process = subprocess.Popen(
        command, cwd=folder, env=env, start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    overdue = threading.Timer(LONGEST, os.killpg, (process.pid, signal.SIGKILL))
    overdue.start()
    try:
        assert process.stdout is not None
        lines = []
        for line in process.stdout:
            lines.append(line)
            if found := re.search(r"http://\S+/", line):
                yield found[0]
                return
        raise SystemExit(f"{' '.join(command)} told no address:\n{''.join(lines)}")
    finally:
        overdue.cancel()
        with_signal(process)


def with_signal(process: subprocess.Popen[str]) -> None:
    """End the group, and wait for its end."""
    os.killpg(process.pid, signal.SIGTERM)
    try:
        process.communicate(timeout=30)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


if __name__ == "__main__":
    main()
