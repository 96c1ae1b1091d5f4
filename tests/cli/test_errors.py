"""A user's mistake is one line on standard error and exit code 2; nothing else happens."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import gemhold
from gemhold.core.errors import UnknownGame
from tests.cli.calling import ROOT, Caller, own_process

MISTAKES = [
    ("unknown-game", ["play", "kong"], "did you mean king?"),
    ("unknown-game", ["simulate", "chess"], "known: "),
    ("bad-option", ["play", "king", "--seats", "7"], "choose one of 2, 3, 4"),
    ("bad-option", ["play", "king", "--bots", "genius"], "choose one of random, greedy"),
    ("bad-option", ["play", "king", "--seats", "2", "--bots", "random,random"], "no seat"),
    ("bad-option", ["play", "king", "--map", "nowhere.toml"], "neither a map nor a file"),
    ("bad-option", ["play", "king", "--set", "hats=3"], "known: map"),
    ("bad-option", ["play", "king", "--set", "hats"], "NAME=VALUE"),
    ("bad-option", ["play", "king", "--lang", "xx"], "cs, en, ro, sk"),
    ("bad-option", ["play", "king", "--name", " \t"], "the name is empty"),
    ("bad-option", ["simulate", "king", "--seats", "4", "--bots", "random,random"], "2 bots for 4 seats"),
    ("bad-option", ["simulate", "king", "--games", "1", "--csv", "/no/such/folder/x.csv"], "cannot be written"),
    ("bad-record", ["replay", "/no/such/file.gem"], "no such file"),
    ("bad-record", ["replay", str(ROOT / "pyproject.toml")], "the line 'gemhold' is missing"),
    ("usage", ["simulate", "king", "--games", "0"], "gemhold simulate --help"),
    ("usage", ["simulate", "king", "--games", "many"], "--games"),
    ("usage", ["play", "king", "--no-such-option"], "No such option"),
    ("usage", ["dance"], "No such command 'dance'"),
    ("usage", ["replay"], "Missing argument 'FILE'"),
]


@pytest.mark.parametrize(("code", "args", "says"), MISTAKES, ids=[" ".join(args)[:40] for _, args, _ in MISTAKES])
def test_one_line_and_exit_code_2(call: Caller, code: str, args: list[str], says: str) -> None:
    answer = call(*args)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    assert answer.err.startswith(f"gemhold: error [{code}] ")
    assert says in answer.err


def test_in_the_users_language(call: Caller) -> None:
    answer = call("play", "kong", "--lang", "sk")
    assert answer.code == 2
    assert "[unknown-game]" in answer.err
    assert not answer.err.startswith("gemhold: error")


def test_debug_shows_where(call: Caller) -> None:
    with pytest.raises(UnknownGame):
        call("--debug", "play", "kong")
    with pytest.raises(UnknownGame):
        call("play", "kong", "--debug")


def test_our_own_fault_is_another_code(call: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr(gemhold, "game", broken)
    answer = call("play", "king")
    assert answer.code == 70
    assert "ZeroDivisionError: oops" in answer.err
    assert "Traceback" not in answer.err


# ---------------------------------------------------------------- files stay as they were


def test_results_are_not_touched_by_a_mistake(call: Caller, tmp_path: Path) -> None:
    old = tmp_path / "games.csv"
    old.write_text("precious")
    assert call("simulate", "king", "--games", "3", "--bots", "genius", "--csv", str(old)).code == 2
    assert call("simulate", "king", "--games", "3", "--csv", str(old), "--json", str(tmp_path / "no" / "x.json")).code == 2
    assert old.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [old]


def test_a_record_is_not_overwritten(call: Caller, tmp_path: Path) -> None:
    old = tmp_path / "game.gem"
    old.write_text("precious")
    answer = call("play", "king", "--record", str(old))
    assert answer.code == 2
    assert "the file exists already" in answer.err
    assert old.read_text() == "precious"


def test_an_illegal_move_in_a_record_is_named(call: Caller, tmp_path: Path) -> None:
    match = gemhold.game("king").start(seats=2, seed=7)
    text = match.record().to_text() + f"{match.actor + 1} take 3\n"
    file = tmp_path / "wrong.gem"
    file.write_text(text)
    answer = call("replay", str(file))
    assert answer.code == 2
    assert f"{file}, line {len(text.splitlines())}" in answer.err
    assert "king-wrong-phase" in answer.err
    assert file.read_text() == text


def test_a_broken_data_file_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "king"
    shutil.copytree(ROOT / "src/gemhold/data/king", folder)
    cards = folder / "cards.toml"
    cards.write_text(cards.read_text().replace('joker = "g2"', 'joker = "g9"', 1))
    answer = own_process("simulate", "king", "--games", "1", "--data", str(tmp_path), GEMHOLD_MODE="pure")
    assert answer.code == 2
    assert answer.err.startswith("gemhold: error [bad-data] cards.toml, card 1: 'g9' is not a die face")
    assert answer.err.count("\n") == 1


def test_a_missing_data_folder() -> None:
    answer = own_process("play", "king", "--data", "/no/such/folder", GEMHOLD_MODE="pure")
    assert answer.code == 2
    assert "[bad-data] /no/such/folder: no such folder" in answer.err


def test_a_reader_who_leaves_is_no_error() -> None:
    import subprocess
    import sys

    command = f"{sys.executable} -m gemhold.cli games --json; echo ${{PIPESTATUS[0]}} >&2"
    done = subprocess.run(
        ["bash", "-c", f"({command}) | true"], cwd=ROOT, capture_output=True, text=True, timeout=60, env={"GEMHOLD_MODE": "pure"}
    )
    assert "Traceback" not in done.stderr
    assert "BrokenPipe" not in done.stderr
