"""Short runs of the attacks in `benchmarks/`: fuzzed requests, and floods while people play."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gemhold.server.config import STATIC
from gemhold.server.testing import ServerProcess
from gemhold.server.testing.floods import MEGABYTE, suffer
from gemhold.server.testing.fuzz import Fuzzer, fuzz, routes_of

pytestmark = pytest.mark.slow

SEED = 7  # `benchmarks/fuzz.py --seed` looks further


def built() -> bool:
    """Is there a client to be fuzzed, too?"""
    return (STATIC / "index.html").exists()


def test_fuzzed_requests_get_no_server_error(database: dict[str, str], tmp_path: Path) -> None:
    """Bots run compiled, as they do for people: in plain Python a chance to win takes a minute."""
    bots = {"GEMHOLD_BOT_MODE": "jit", "GEMHOLD_BOT_PROCESSES": "1"}
    with ServerProcess(tmp_path, env=database | bots) as server:
        report = asyncio.run(fuzz(server, requests=1000, seed=SEED, pages=built()))
        assert report.failures == []
        assert "Traceback" not in server.log.read_text()
    assert report.moves > 0
    statuses = {status for counts in report.by_route.values() for status in counts}
    assert {"200", "404", "422"} <= statuses, "some got through to the routes"


def test_the_fuzzer_knows_every_route() -> None:
    from gemhold.server.app import create_app

    description = create_app().openapi()
    routes = routes_of(description)
    assert len(routes) >= 30
    drawn = {Fuzzer(description, seed).request()[0] for seed in range(3000)}
    assert {f"{route.method} {route.path}" for route in routes} <= drawn
    assert {"raw", "pages"} <= drawn


@pytest.mark.parametrize("attack", ["endless headers", "idle sockets"])
def test_people_play_on_under_attack(tmp_path: Path, attack: str) -> None:
    with ServerProcess(tmp_path) as server:
        asyncio.run(suffer(server, "quiet", 1.0))
        flood = asyncio.run(suffer(server, attack, 1.0))
    assert flood.waits, "they are served"
    assert flood.grown < 30 * MEGABYTE  # games of people are in it; the benchmark measures more closely
