"""Help comes at once, because nothing heavy is loaded for it."""

from __future__ import annotations

import subprocess
import sys

import pytest

import gemhold
from gemhold.cli.app import COMMANDS
from tests.cli.calling import ROOT, Caller

HEAVY = ("numba", "numpy", "llvmlite", "gemhold.core.match", "gemhold.games", "fastapi", "sqlalchemy", "uvicorn", "fluent")


@pytest.mark.parametrize("args", [["--help"], ["--version"], ["play", "--help"], ["simulate", "--help"]])
def test_help_loads_nothing_heavy(args: list[str]) -> None:
    code = f"import sys; from gemhold.cli.run import run; run({args!r}); sys.stderr.write(' '.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    loaded = set(done.stderr.split())
    assert "gemhold.cli.app" in loaded
    assert not loaded & set(HEAVY)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(call: Caller, command: str) -> None:
    answer = call(command, "--help")
    assert answer.code == 0
    assert f"Usage: gemhold {command}" in answer.out


def test_help_lists_every_command(call: Caller) -> None:
    shown = call("--help").out
    for command in COMMANDS:
        assert f"\n  {command} " in shown
    summaries = shown[shown.index("Commands:") : shown.index("\n  serve ")]
    assert "..." not in summaries  # they fit their line


def test_version(call: Caller) -> None:
    assert call("--version").out == f"gemhold {gemhold.__version__}\n"


def test_games_lists_options_and_bots(call: Caller) -> None:
    shown = call("games").out
    assert "king  King of the Dice, 2–4 players" in shown
    assert "--map" in shown
    assert "random, greedy" in shown


def test_games_as_json(call: Caller) -> None:
    import json

    king = next(game for game in json.loads(call("games", "--json").out) if game["name"] == "king")
    assert king["seats"] == [2, 3, 4]
    assert king["options"][0]["choices"] == ["standard", "random"]
    assert king["unsupported"] == []
