"""What players may type."""

from __future__ import annotations

import pytest

import gemhold
from gemhold.cli.reading import Ambiguous, Typed, understand, verbs
from gemhold.core.match import Match

COMMANDS = dict.fromkeys(("help", "moves", "odds", "hint", "undo", "log", "rules", "save", "quit"))


@pytest.fixture
def match() -> Match:
    return gemhold.game("king").start(seats=2, seed=7)


def read(line: str, match: Match, texts: list[str] | None = None) -> Typed:
    return understand(line, texts or [action.text for action in match.actions()], COMMANDS, match)


def test_verbs_in_order() -> None:
    assert verbs(["take 3", "take 5", "joker r6 super", "alarm 1"]) == ["take", "joker", "alarm"]


def test_whole_words(match: Match) -> None:
    assert read("stop", match) == Typed(text="stop")
    assert read("undo", match) == Typed("undo")
    assert read("  save  my game.gem ", match) == Typed("save", "my game.gem")


def test_unique_beginnings(match: Match) -> None:
    assert read("k none", match) == Typed(text="keep none")
    assert read("st", match) == Typed(text="stop")
    assert read("q", match) == Typed("quit")
    assert read("od", match) == Typed("odds")


def test_moves_win_over_commands(match: Match) -> None:
    assert read("s", match) == Typed(text="stop")  # not save


def test_several_meanings_are_named(match: Match) -> None:
    with pytest.raises(Ambiguous) as several:
        read("h", match)
    assert several.value.choices == ["help", "hint"]


def test_the_verb_may_be_left_out(match: Match) -> None:
    shown = [die["face"] for die in match.view()["dice"]]
    assert read(f"{shown[0]} {shown[1]}", match) == Typed(text=f"keep {shown[0]} {shown[1]}")


def test_a_number_alone_where_one_verb_fits(match: Match) -> None:
    match.play("stop")
    assert [action.text for action in match.actions()] == ["alarm 1", "alarm 2", "alarm 3", "alarm 4", "alarm 5"]
    assert read("2", match) == Typed(text="alarm 2")
    assert read("9", match) == Typed(text="9")  # not readable, and the match says so


def test_the_only_move_that_begins_so(match: Match) -> None:
    assert read("place c", match, ["place c5", "place d1"]) == Typed(text="place c5")
    assert read("place", match, ["place c5", "place d1"]) == Typed(text="place")


def test_nonsense_is_passed_on(match: Match) -> None:
    assert read("dance wildly", match) == Typed(text="dance wildly")
