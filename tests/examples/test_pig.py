"""A third game, published by somebody else: it plays everywhere, and no file of ours knows it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from gemhold.server.testing import ServerProcess
from tests.examples.conftest import Run
from tests.plugins import ROOT

pytestmark = pytest.mark.slow

PACKAGE = ROOT / "examples/pig/gemhold_pig"


def test_it_is_small() -> None:
    assert sum(len(file.read_text("utf-8").splitlines()) for file in PACKAGE.glob("*.py")) <= 150


def test_conformance(run: Run) -> None:
    assert "104 passed" in run("pytest", "-q", "--gemhold-game", "pig")


@pytest.mark.parametrize(("language", "title"), [("en", "Pig"), ("sk", "Prasiatko"), ("cs", "Prasátko"), ("ro", "Purcelușul")])
def test_in_the_terminal(run: Run, tmp_path: Path, language: str, title: str) -> None:
    file = tmp_path / "game.gem"
    game = ("gemhold.cli", "play", "pig", "--seed", "3", "--bots", "random", "--lang", language, "--record", str(file))
    shown = run(*game, typed="roll\nhold\n" * 300)
    assert title in shown
    record = file.read_text("utf-8")
    assert record.splitlines()[:2] == ["gemhold record 1", "game pig"]
    assert title in run("gemhold.cli", "replay", str(file), "--lang", language)


def test_simulate(run: Run) -> None:
    data = json.loads(run("gemhold.cli", "simulate", "pig", "--games", "50", "--seats", "3", "--jobs", "2", "--json"))
    assert (data["game"], data["games"], len(data["by_seat"])) == ("pig", 50, 3)
    assert sum(seat["wins"] for seat in data["by_seat"]) == 50


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("home"), env={"PYTHONPATH": str(site)}) as running:
        yield running


def test_through_the_api(server: ServerProcess, run: Run, tmp_path: Path) -> None:
    """A game of a person against a bot; its words, its record, its fair dice."""
    with httpx.Client(base_url=f"{server.base}/api", timeout=30) as http:
        assert "pig" in [game["name"] for game in http.get("/meta").json()["games"]]
        assert "pig-rolls" in http.get("/games/pig/words/sk").text
        seats = [{"kind": "human", "name": "Eva"}, {"kind": "human", "name": "Ivan"}]
        table = http.post("/tables", json={"game": "pig", "seats": seats, "options": {"goal": 50}}).json()
        play, chance = table["play"], random.Random(1)
        while play["status"] != "over":
            move = {"seq": play["seq"], "action": chance.choice(play["actions"])["id"]}
            play = http.post(f"/tables/{table['id']}/moves", json=move).json()
        assert max(seat["score"] for seat in play["result"]) >= 50
        (tmp_path / "pig.json").write_text(http.get(f"/tables/{table['id']}/record.json").text)
        _learn(http)
        hint = http.post("/tables", json={"game": "pig", "seats": [seats[0], {"kind": "bot", "bot": "random"}]}).json()
        assert hint["game"] == "pig"
    assert "Fair: " in run("gemhold.cli", "verify", str(tmp_path / "pig.json"), "--lang", "en")


def _learn(http: httpx.Client) -> None:
    """Its lesson, by what it asks for; its words come with the others."""
    assert http.get("/games/pig/lessons").json()["lessons"] == [{"name": "first", "steps": 4}]
    done: list[int | None] = []
    while (state := http.post("/games/pig/lessons/first", json={"done": done}).json())["wants"] != "nothing":
        done.append(state["hint"]["id"] if state["wants"] == "move" else None)
    assert state["play"]["view"]["score"] == [11, 0]
    assert state["say"] in http.get("/games/pig/words/cs").text
