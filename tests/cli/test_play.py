"""A match at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

import gemhold
from gemhold import bots
from gemhold.core.match import Match
from gemhold.core.record import GameRecord
from gemhold.core.rng import draw
from tests.cli.calling import Caller

NAMES = ("Maria", "Yellow", "Turquoise", "Black")
QUICK = ("play", "king", "--seed", "7", "--bots", "random")


def scripted(seats: int, seed: int) -> tuple[Match, list[str]]:
    """A whole match of random bots against a person who chooses by a fixed stream, and what the person types."""
    game = gemhold.game("king")
    match = game.start(seats, seed)
    others = {seat: bots.find("king", "random", seed) for seat in range(1, seats)}
    typed: list[str] = []
    while not match.over:
        seat = match.actor
        if seat in others:
            match.play(others[seat].choose(game, game.hidden(match.state, seat), seat))
        else:
            actions = match.actions()
            action = actions[draw(seed, 50, len(typed), len(actions))]
            typed.append(action.text)
            match.play(action.text)
    return match, typed


@pytest.mark.parametrize(("seats", "suffix"), [(2, "gem"), (3, "json"), (4, "gem")])
def test_a_whole_game_through_the_keyboard(call: Caller, tmp_path: Path, seats: int, suffix: str) -> None:
    match, typed = scripted(seats, seed=11)
    file = tmp_path / f"game.{suffix}"
    levels = ",".join(["random"] * (seats - 1))
    answer = call(
        "play", "king", "--seed", "11", "--bots", levels, "--name", "Maria", "--record", str(file), typed="\n".join(typed) + "\n"
    )
    assert answer.code == 0
    assert answer.err == ""
    assert GameRecord.loads(file.read_text()) == match.record(NAMES[:seats])
    ending = answer.out[answer.out.index("Final score") :]
    total = next(line for line in ending.splitlines() if line.startswith("total"))
    assert [int(number) for number in total.split()[1:]] == match.scores()
    winners = [["Maria", "Yellow", "Turquoise", "Black"][seat] for seat in match.winners()]
    assert (f"{winners[0]} wins." if len(winners) == 1 else f"Shared victory: {', '.join(winners)}.") in ending
    assert f"The game was saved to {file}" in ending


def test_the_screen_of_a_decision(call: Caller) -> None:
    shown = call(*QUICK, "--name", "Maria").out
    assert "King of the Dice, 2 players, seed 7" in shown
    assert "◆ Maria  you" in shown
    assert "✹ Yellow  bot: random" in shown
    assert "chooses which dice to keep" in shown
    assert "keep r4 r6 keeps these two dice" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_leaving_at_the_end_of_input(call: Caller) -> None:
    answer = call(*QUICK)
    assert answer.code == 0
    assert answer.err == ""
    assert "You have left the game." in answer.out
    assert "gemhold play king --seats 2 --seed 7 --bots random" in answer.out


def test_leaving_with_quit_keeps_the_record(call: Caller, tmp_path: Path) -> None:
    file = tmp_path / "left.gem"
    assert call(*QUICK, "--record", str(file), typed="q\n").code == 0
    assert GameRecord.loads(file.read_text()).replay().actor == 0


def test_an_interrupt_is_polite(call: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    from rich.console import Console

    def interrupted(*_: object, **__: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Console, "input", interrupted)
    answer = call(*QUICK)
    assert answer.code == 130
    assert "You have left the game." in answer.out
    assert "Traceback" not in answer.err


def test_undo_until_fate_has_answered(call: Caller) -> None:
    shown = call(*QUICK, typed="stop\nundo\nkeep none\nundo\n").out
    assert "Undone: stop" in shown
    assert "This cannot be undone." in shown


def test_commands(call: Caller, tmp_path: Path) -> None:
    file = tmp_path / "saved.gem"
    shown = call(*QUICK, typed=f"help\nodds\nhint\nlog 3\nrules\nmoves\nboard\nsave\nsave {file}\nsave {file}\n").out
    assert "undo your last step" in shown
    assert "Chances this turn" in shown
    assert "A good player would play: " in shown
    assert "What has happened" in shown
    assert "needs a 17th token" in " ".join(shown.split())
    assert "Where to? For example: save game.gem" in shown
    assert f"Saved to {file}" in shown
    assert "the file exists already" in " ".join(shown.split())
    assert GameRecord.loads(file.read_text()).game == "king"


def test_mistakes_are_answered_and_change_nothing(call: Caller) -> None:
    shown = call(*QUICK, typed="dance\nplace c5\nkeep r9\n\nkeep none\n").out
    assert "“dance” is neither a move nor a command" in shown
    assert "first choose which dice to keep" in shown
    assert "no die shows 'r9'" in shown
    assert "keeps nothing · roll 2: " in shown


def test_hot_seat_asks_everybody(call: Caller) -> None:
    match = gemhold.game("king").start(seats=2, seed=7)
    typed = []
    first = match.actor
    while match.actor == first:  # the first player's whole turn
        text = next(action.text for action in match.actions() if not action.text.startswith("keep"))
        typed.append(text)
        match.play(text)
    shown = call("play", "king", "--seed", "7", "--hot-seat", typed="\n".join(typed) + "\n").out
    assert "bot" not in shown
    assert shown.count("› ") > len(typed)
    assert "Purple ›" in shown
    assert "Yellow ›" in shown


@pytest.mark.parametrize(("lang", "title"), [("sk", "Kráľ kociek"), ("cs", "Král kostek"), ("ro", "Regele zarurilor")])
def test_in_other_languages(call: Caller, lang: str, title: str) -> None:
    shown = call(*QUICK, "--lang", lang, typed="stop\nhelp\nrules\n").out
    assert title in shown
    assert "cli-" not in shown
    assert "king-" not in shown
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_a_map_from_a_file(call: Caller, tmp_path: Path) -> None:
    from gemhold.games.king import layout

    table = layout.random(2, 3)
    lines = [f"west = {{ turn = {table['west']['turn']}, move = {table['west']['move']} }}"]
    lines += [f"east = {{ turn = {table['east']['turn']}, move = {table['east']['move']} }}"]
    lines += [f"{key} = {table[key]}" for key in ("fires", "white", "gold")]
    file = tmp_path / "map.toml"
    file.write_text("\n".join(lines).replace("'", '"'))
    record = tmp_path / "game.json"
    assert call(*QUICK, "--map", str(file), "--record", str(record)).code == 0
    assert GameRecord.loads(record.read_text()).options == {"map": table}
    file.write_text(file.read_text().replace("fires", "fire", 1))
    answer = call(*QUICK, "--map", str(file))
    assert answer.code == 2
    assert "[bad-data] map.toml" in answer.err


def test_options_get_their_type() -> None:
    from gemhold.cli.options import raw_options

    geodia = gemhold.game("geodia")
    assert raw_options(geodia, 4, None, ["teams=yes", "rounds=10"]) == {"teams": True, "rounds": 10}
    assert raw_options(gemhold.game("king"), 2, None, ["map=random"]) == {"map": "random"}
