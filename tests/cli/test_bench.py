"""Measurements, and the signature that makes a change of the rules a conscious one."""

from __future__ import annotations

import json
import tomllib

import pytest

import gemhold
from gemhold.cli.measure import signature_of
from tests.cli.calling import ROOT, Caller

GOLDEN = tomllib.loads((ROOT / "tests/golden/signature.toml").read_text())


def test_every_game_has_a_signature() -> None:
    assert sorted(GOLDEN) == gemhold.game_names()


@pytest.mark.parametrize("game", sorted(GOLDEN))
def test_signature(call: Caller, game: str) -> None:
    """If this fails, seeded games come out differently: see CONTRIBUTING, "Add or change a rule"."""
    answer = call("bench", game, "--signature", "--games", str(GOLDEN[game]["games"]))
    assert answer.out.strip() == GOLDEN[game]["signature"]


@pytest.mark.parametrize("name", [name for name in sorted(GOLDEN) if "older" in GOLDEN[name]])
def test_signatures_of_older_rules(name: str) -> None:
    """Games under way and records go on by the rules they were begun with."""
    game, golden = gemhold.game(name), GOLDEN[name]
    assert {int(rules) for rules in golden["older"]} == set(game.versions[:-1])
    assert {rules: signature_of(game, golden["games"], int(rules)) for rules in golden["older"]} == golden["older"]
    assert signature_of(game, golden["games"], game.rules_version) == golden["signature"]


def test_games_with_one_version_have_no_older_signature() -> None:
    assert all(("older" in GOLDEN[name]) == (len(gemhold.game(name).versions) > 1) for name in GOLDEN)


def test_signature_depends_on_the_games(call: Caller) -> None:
    few, more = (json.loads(call("bench", "king", "--signature", "--games", n, "--json").out) for n in ("5", "6"))
    assert few["king"]["signature"] != more["king"]["signature"]


def test_figures(call: Caller) -> None:
    figures = json.loads(call("bench", "king", "--seconds", "0.2", "--json").out)["king"]
    assert figures["seats"] == 4
    assert figures["state_bytes"] <= 512
    assert figures["decisions_per_second"] > figures["games_per_second"] > 0
    assert figures["decisions_per_game"] == pytest.approx(figures["decisions_per_second"] / figures["games_per_second"], rel=0.01)
    assert figures["copy_ns"] > 0


def test_figures_for_people(call: Caller) -> None:
    shown = call("bench", "king", "--seconds", "0.1", "--seats", "2").out
    assert "decisions per second" in shown
    assert "copying a position, ns" in shown
