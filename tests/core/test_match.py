"""A match: play, errors that change nothing, undo, copies, story."""

from __future__ import annotations

from typing import Any

import pytest

from gemhold.core.contract import CHANCE
from gemhold.core.errors import BadNotation, CannotUndo, GameOver, GemholdError, IllegalAction
from gemhold.core.match import Match
from gemhold.games.king import GAME
from gemhold.testing import walk


@pytest.fixture
def match() -> Match:
    return GAME.start(seats=3, seed=7)


def everything(match: Match) -> tuple[Any, ...]:
    return GAME.state.pack(match.state), tuple(match.log), match.actor, match.scores(), match._events


def test_chance_plays_itself(match: Match) -> None:
    assert match.actor >= 0
    assert all(ply.actor == CHANCE for ply in match.log)
    match.play("keep none")
    assert match.log[-1].actor == CHANCE
    assert match.log[-2].actor == match.actor


@pytest.mark.parametrize(
    ("action", "error"),
    [
        ("take 1", IllegalAction),
        ("place a1", IllegalAction),
        (321, IllegalAction),
        ("take 99", BadNotation),
        ("", BadNotation),
        (-1, BadNotation),
        (322, BadNotation),
    ],
)
def test_an_illegal_action_leaves_the_match_unchanged(match: Match, action: str | int, error: type[GemholdError]) -> None:
    before = everything(match)
    with pytest.raises(error):
        match.play(action)
    assert everything(match) == before
    match.play("stop")


def test_an_illegal_action_says_why_and_where(match: Match) -> None:
    with pytest.raises(IllegalAction) as caught:
        match.play("take 1")
    assert caught.value.reason.code == "king-wrong-phase"
    assert caught.value.place == f"move {len(match.log)}"
    assert match.why_not("take 1") == caught.value.reason


def test_nothing_is_decided_out_of_turn(match: Match) -> None:
    before = everything(match)
    with pytest.raises(IllegalAction) as caught:
        match.decide(0)
    assert caught.value.reason.code == "not-chance"
    assert everything(match) == before


def test_outcomes_by_hand() -> None:
    match = GAME.start(seats=2, roll=False)
    assert match.actor == CHANCE
    assert match.actions() == []
    before = everything(match)
    for wrong in (-1, 6**6, "roll b1"):
        with pytest.raises(BadNotation):
            match.decide(wrong)
    with pytest.raises(IllegalAction) as caught:
        match.play("stop")
    assert caught.value.reason.code == "chance-first"
    assert everything(match) == before
    match.decide("roll b6 r6 g6 r6 g6 b6")
    assert match.log[0].x == 6**6 - 1


def test_after_the_end() -> None:
    *_, match = walk(GAME, 2, 3)
    before = everything(match)
    with pytest.raises(GameOver):
        match.play("stop")
    with pytest.raises(IllegalAction):
        match.decide(0)
    assert everything(match) == before
    assert match.winners()


def test_undo_until_fate_answers(match: Match) -> None:
    with pytest.raises(CannotUndo) as caught:
        match.undo()
    assert caught.value.message == "a chance event followed"
    before = everything(match)
    match.play("stop")
    assert match.undoable()
    assert match.undo().x == 63
    assert everything(match) == before
    match.play("keep none")
    after = everything(match)
    with pytest.raises(CannotUndo):
        match.undo()
    assert everything(match) == after


def test_undo_of_nothing() -> None:
    match = GAME.start(seats=2, roll=False)
    with pytest.raises(CannotUndo) as caught:
        match.undo()
    assert caught.value.message == "nothing to undo"
    assert caught.value.place == "move 0"


def test_undo_before_real_dice_are_thrown() -> None:
    match = GAME.start(seats=2, seed=1, roll=False)
    while match.actor == CHANCE:
        match.decide(0 if len(match.log) else 6**6 - 1)
    match.play("keep none")
    assert match.actor == CHANCE
    assert match.undoable(), "nobody has answered yet"
    match.undo()
    assert match.actor == 0


def test_the_last_move_of_a_game_can_be_taken_back() -> None:
    for match in walk(GAME, 2, 3):
        if not match.over:
            before = GAME.state.pack(match.state)
    assert match.undoable()
    match.undo()
    assert not match.over
    assert GAME.state.pack(match.state) == before


def test_fate_is_asked_by_the_number_of_the_chance_event() -> None:
    asked: list[int] = []

    class Listening:
        def outcome(self, i: int, n: int) -> int:
            asked.append(i)
            return 0 if asked.count(0) and i else n - 1

    match = GAME.start(seats=2, fate=Listening())
    match.play("keep none")
    match.play("stop")
    assert asked == [0, 1, 2, 3, 4, 5, 6, 7, 8], "two starting rolls, five cards, two rolls; actions are not counted"


def test_rewinding_meets_the_same_fate(match: Match) -> None:
    match.play("keep none")
    after = everything(match)
    match.rewind(len(match.log) - 2)
    match.play("keep none")
    assert everything(match) == after
    for to in (-1, len(match.log) + 1):
        with pytest.raises(CannotUndo):
            match.rewind(to)
    assert everything(match) == after


def test_a_copy_is_independent(match: Match) -> None:
    before = everything(match)
    twin = match.copy()
    assert everything(twin) == before
    twin.play("keep none")
    twin.play("stop")
    assert everything(match) == before


def test_actions_for_programs(match: Match) -> None:
    actions = match.actions()
    assert [action.id for action in actions] == list(range(64))
    assert actions[63].text == "stop"
    assert actions[63].data == {"do": "keep", "dice": [0, 1, 2, 3, 4, 5]}


def test_the_story(match: Match) -> None:
    match.play("stop")
    told = list(match.story())
    assert [part.number for part in told] == list(range(len(match.log)))
    assert told[0].events[0].id == "king-start-roll"
    assert told[-1].events[0].id == "king-stops"
    assert list(match.story(since=len(told) - 1)) == told[-1:]


def test_points_by_source(match: Match) -> None:
    assert match.breakdown(0) == {"area": 0, "others": 0, "fires": 0, "gold": 0, "white": 2}
    assert match.scores() == [2, 2, 2]
    assert match.ranks() == [1, 1, 1]
    assert match.winners() == [], "the game goes on"
