"""Kill -9 under load. `benchmarks/kill_test.py --kills 100` does it at length."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gemhold.server.testing import ServerProcess
from gemhold.server.testing.kills import kill_often
from tests.server.people import Person, wait_for

pytestmark = pytest.mark.slow


def test_nothing_is_lost_and_nothing_doubled(database: dict[str, str], tmp_path: Path) -> None:
    with ServerProcess(tmp_path, env=database) as server:
        report = asyncio.run(kill_often(server, "king", kills=3, tables=6, level="random"))
    assert report.lost == report.doubled == report.stuck == report.at_random == []
    assert report.kills == 3
    assert report.bot_kills > 0
    assert report.bot_moves > 0
    assert report.accepted > 36  # twelve before each kill


def test_a_stream_goes_on_where_it_was(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        person = Person(server.base)
        table = person.make("human", "human")
        after = person.move(table["id"], table["seq"], table["play"]["actions"][0]["id"])
        server.kill()
        server.start()
        with person.stream(table["id"], last=table["seq"]) as news:
            told = next(data for kind, _, data in news if kind == "move")
        assert [entry["seq"] for entry in told["story"]] == list(range(table["seq"], after["seq"]))
        assert told["view"] == after["view"]
        person.close()


def test_bots_take_up_their_work(tmp_path: Path) -> None:
    """A bot that was to move when the server died moves after the restart, though nobody asks for the table."""
    with ServerProcess(tmp_path) as server:
        person = Person(server.base)
        table = person.make("random", "random", pace=1500)
        server.kill()
        server.start()
        wait_for(lambda: person.get("/tables")["tables"][0]["touched"] > table["created"] + 1.4, "a bot's move")
        person.close()
