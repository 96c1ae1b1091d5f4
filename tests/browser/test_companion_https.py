"""The companion over https with a certificate of one's own: installable, small, and there when the server is not."""

from __future__ import annotations

import base64
import hashlib
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from gemhold.server.testing import ServerProcess
from tests.browser.checks import cut_texts, scrolls_sideways, small_targets
from tests.browser.conftest import FLAGS, PATIENCE, Visitor, come, found_browser
from tests.browser.outage import stop_in_mid_game
from tests.browser.test_companion import NOTHING_WAITS

pytestmark = pytest.mark.browser
FIRST_LOAD = 150 * 1000  # bytes over the network until the page can be used
ACTIVE = "navigator.serviceWorker.ready.then(there => there.active.state)"
CONTROLS = "navigator.serviceWorker.controller !== null"


@pytest.fixture
def secure(tmp_path: Path) -> Iterator[tuple[ServerProcess, str]]:
    """A server that speaks https, and the hash of its public key, by which a browser can be told to trust it."""
    cert, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    make = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"]
    subprocess.run([*make, *subject, "-out", cert, "-keyout", key], check=True, capture_output=True)
    public = subprocess.run(["openssl", "pkey", "-in", key, "-pubout", "-outform", "DER"], check=True, capture_output=True).stdout
    with ServerProcess(tmp_path, options=("--tls", str(cert), str(key))) as server:
        yield server, base64.b64encode(hashlib.sha256(public).digest()).decode()


@pytest.fixture
def trusting(browser: Browser, secure: tuple[ServerProcess, str]) -> Iterator[Browser]:
    """A browser that takes the certificate for good: where errors are merely ignored, there are no service workers."""
    flags = [*FLAGS, f"--ignore-certificate-errors-spki-list={secure[1]}"]
    running = browser.browser_type.launch(executable_path=found_browser(), args=flags)
    yield running
    running.close()


def test_over_https_it_is_installed_and_opens_without_the_server(trusting: Browser, secure: tuple[ServerProcess, str]) -> None:
    server, _ = secure
    visitor = Visitor(come(trusting, server, phone=True))
    page = visitor.page
    page.set_viewport_size({"width": 360, "height": 740})
    devtools = visitor.context.new_cdp_session(page)
    devtools.send("Network.enable")
    sizes: list[int] = []
    devtools.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto("/at")
    page.locator("form .btn.main").wait_for()
    page.wait_for_load_state("load")
    first = sum(sizes)
    assert page.evaluate("isSecureContext")

    app = devtools.send("Page.getAppManifest")
    assert app["errors"] == []
    assert json.loads(app["data"])["start_url"] == "/at"
    assert page.evaluate(ACTIVE) in ("activating", "activated")
    page.wait_for_function(CONTROLS)
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []

    page.locator("form .btn.main").click()
    page.locator("[data-next]").wait_for()
    assert cut_texts(page) + small_targets(page) == []
    assert not scrolls_sideways(page)
    address = page.url
    page.wait_for_function(NOTHING_WAITS)
    server.stop()
    page.reload()
    page.locator("[data-good=wood] button").first.click()
    expect(page.locator("[data-good=wood] b")).to_have_text("6")
    expect(page.locator(".offline")).to_contain_text("entry is waiting")
    page.goto("/at")
    page.locator("form .btn.main").wait_for()
    page.goto(address)
    server.start()
    expect(page.locator(".offline")).to_have_count(0, timeout=PATIENCE)
    expect(page.locator("[data-good=wood] b")).to_have_text("6")
    assert visitor.faults == []
    visitor.context.close()
    print(f"first load of the companion: {first / 1000:.1f} kB")  # noqa: T201
    assert 10_000 < first <= FIRST_LOAD


def test_the_server_dies_while_three_devices_enter(browser: Browser, tmp_path: Path) -> None:
    """A few seconds; benchmarks/companion_outage.py takes five minutes."""
    with ServerProcess(tmp_path) as server:
        report = stop_in_mid_game(browser, server, seconds=4, pause=0.05)
    assert report.faults == []
    assert report.meanwhile >= 6
    assert report.on_server == sum(report.made.values())
