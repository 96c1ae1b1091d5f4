"""A change of a game's rules: tables under way go on by the rules they were begun with."""

from __future__ import annotations

import sqlite3
import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import gemhold
from gemhold.core.contract import CHANCE
from gemhold.core.match import Match
from gemhold.core.record import GameRecord
from gemhold.core.rng import draw
from gemhold.games.geodia import GAME
from gemhold.server import present
from gemhold.server.fair import Fair, commitment
from gemhold.server.problems import OldRules
from gemhold.server.store.model import By, LogRow
from gemhold.server.tables import Live, Seat
from gemhold.server.testing import ServerProcess
from gemhold.server.verify import verify
from tests.server.people import Person

SECRET = bytes(32)


def played(fate: Fair, steps: int | None = None) -> Match:
    """A random game by rules 1, or its beginning."""
    match = Match(GAME, 2, GAME.settings(2, {}, fate.seed()), fate, rules=1)
    while not match.over and (steps is None or len(match.log) < steps):
        legal = GAME.legal(match.state)
        match.play(legal[draw(1, 0, len(match.log), len(legal))])
    return match


def table(match: Match, rules: int = 1) -> Live:
    now = time.time()
    row: Any = SimpleNamespace(
        id="t", game="geodia", rules=rules, asked={}, options=match.options, status="playing", public=False, timer=None, pace=0,
        autostart=True, host_id="p", secret=SECRET.hex(), created=now, started=now, touched=now, due=None, rematch=None,
        rematch_of=None, scheme=1, round=1, called=True, taken=0,
    )  # fmt: skip
    live = Live(row, [Seat(seat, "human", "x", None, "p", "", False) for seat in range(2)])
    live.follow([LogRow(seq, ply.actor, ply.x, By.PERSON, now) for seq, ply in enumerate(match.log)])
    return live


def test_an_old_table_goes_on_by_its_rules() -> None:
    match = played(Fair(SECRET, ["", ""]), 400)
    live = table(match)
    assert (live.playing().rules, int(live.playing().state.rules)) == (1, 1)
    assert GAME.state.pack(live.playing().state) == GAME.state.pack(match.state)
    assert len(live.told()) == live.seq
    assert present.play(live, "p", None, 0)
    over = played(Fair(SECRET, ["", ""]))
    finished = table(over)
    assert finished.over
    assert len(present.fairness(finished)["draws"]) == sum(ply.actor == CHANCE for ply in over.log)


def test_rules_that_are_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(Fair(SECRET, ["", ""]), 100)
    monkeypatch.setattr(gemhold, "game", lambda _: replace(GAME, oldest_rules=0))
    live = table(match)
    with pytest.raises(OldRules, match="version 1 of the rules of geodia; the server has 2"):
        live.playing()
    assert (live.machine, live.seq) == (False, len(match.log))


def test_the_dice_of_an_old_game_can_be_checked() -> None:
    fate = Fair(SECRET, ["", ""])
    match = played(fate)
    live = table(match)
    proof = present.fairness(live) | {"commitment": commitment(SECRET)}
    record = replace(match.record(), fairness=proof)
    assert record.rules == 1
    for text in (record.dumps(), record.to_text()):
        verdict = verify(GameRecord.loads(text))
        assert (verdict.wrong, verdict.moves) == ((), len(match.log))


@pytest.mark.slow
def test_tables_survive_a_change_of_rules(tmp_path: Path) -> None:
    """A server is stopped and comes back with new rules: one game is under way, another table still waits for players."""
    with ServerProcess(tmp_path) as server:
        person, friend = Person(server.base), Person(server.base)
        under_way, waiting = person.make("human", "human", game="geodia"), person.make("human", "open", game="geodia")
        assert (under_way["rules"], under_way["play"]["view"]["rules"]) == (2, 2)
        server.kill()
        with sqlite3.connect(next(tmp_path.rglob("*.db"))) as database:
            database.execute("update tables set rules = 1")
        server.start()
        now = person.table(under_way["id"])
        assert (now["rules"], now["play"]["view"]["rules"]) == (1, 1)
        back = next(action["id"] for action in now["play"]["actions"] if action["data"]["do"] == "back")
        after = person.move(under_way["id"], now["seq"], back)
        assert after["view"]["players"][0]["deck_n"] == now["play"]["view"]["players"][0]["deck_n"] + 1, "as in rules 1"
        friend.post(f"/tables/{waiting['id']}/join", {"name": "B"})
        begun = person.table(waiting["id"])
        assert (begun["status"], begun["rules"], begun["play"]["view"]["rules"]) == ("playing", 2, 2)
        person.close()
        friend.close()
