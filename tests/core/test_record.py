"""Saved games: both forms, and every way they can be broken."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from gemhold.core.chance import Seeded
from gemhold.core.errors import BadRecord, GemholdError, UnknownGame
from gemhold.core.match import Match
from gemhold.core.record import GameRecord
from gemhold.games.geodia import GAME as GEODIA
from gemhold.games.king import GAME

TEXT = """\
gemhold record 1
game king
rules 1
seats 2
options {"map": "standard"}

* roll b6 r6 g6 r6 g6 b6 =46655
* roll b1 r1 g1 r1 g1 b1 =0
* card 1 =0
* card 13 =0
* card 25 =0
* card 37 =0
* card 49 =0
* roll r2 r1 g1 r1 g1 b1 =1
1 keep r1 r1
* roll b1 g1 g1 b1 =0
1 stop
"""


def played() -> Match:
    match = GAME.start(seats=2, seed=4)
    match.play("keep none")
    match.play("stop")
    return match


@pytest.mark.parametrize("rules", [1, 2])
def test_a_record_follows_its_own_version_of_the_rules(rules: int) -> None:
    match = GEODIA.start(2, seed=3, rules=rules)
    for text in (match.record().dumps(), match.record().to_text()):
        record = GameRecord.loads(text)
        assert (record.rules, record.replay().rules, int(record.replay().state.rules)) == (rules, rules, rules)
        assert all(int(step.state.rules) == rules for step in record.steps())
    with pytest.raises(BadRecord, match="uses version 3 of the rules of geodia; this is version 2"):
        replace(match.record(), rules=3).replay()


def test_the_text_form_is_literal() -> None:
    record = GameRecord.loads(TEXT)
    assert (record.game, record.rules, record.seats, record.options) == ("king", 1, 2, {"map": "standard"})
    assert [(ply.actor, ply.x) for ply in record.log] == [
        (-1, 46655), (-1, 0), (-1, 0), (-1, 0), (-1, 0), (-1, 0), (-1, 0), (-1, 1), (0, 0b001010), (-1, 0), (0, 63),
    ]  # fmt: skip
    assert record.to_text() == TEXT


def test_the_json_form_is_literal() -> None:
    record = GameRecord.loads(TEXT)
    assert record.dumps() == (
        '{"game":"king","gemhold":1,"moves":[[-1,46655],[-1,0],[-1,0],[-1,0],[-1,0],[-1,0],[-1,0],[-1,1],[0,10],[-1,0],[0,63]],'
        '"options":{"map":"standard"},"rules":1,"seats":2}'
    )


def test_written_by_hand() -> None:
    """Comments, blank lines, no exact outcomes, no options."""
    lines = [line.split(" =")[0] for line in TEXT.splitlines() if not line.startswith("options")]
    text = "# a game of mine\n\n" + "\n\n".join(f"  {line}  # so" for line in lines)
    assert GameRecord.loads(text) == GameRecord.loads(TEXT)


def test_replay() -> None:
    match = played()
    record = match.record()
    assert GAME.state.pack(record.replay().state) == GAME.state.pack(match.state)
    assert record.replay(to=0).log == []
    assert record.replay(to=3).log == match.log[:3]
    on = record.replay(fate=Seeded(4))
    assert on.fate is not None
    for to in (-1, len(record.log) + 1):
        with pytest.raises(BadRecord) as caught:
            record.replay(to=to)
        assert caught.value.place == f"step {to}"


def change(before: str, after: str) -> Callable[[], str]:
    assert before in TEXT
    return lambda: TEXT.replace(before, after, 1)


@pytest.mark.parametrize(
    ("broken", "place", "message"),
    [
        (lambda: "", "header", "the line 'gemhold' is missing"),
        (lambda: "hello", "header", "the line 'gemhold' is missing"),
        (change("gemhold record 1\n", ""), "header", "the line 'gemhold' is missing"),
        (change("record 1", "record 2"), "header", "unknown record format 'record 2'"),
        (change("game king\n", ""), "header", "the line 'game' is missing"),
        (change("rules 1\n", ""), "header", "the line 'rules' is missing"),
        (change("seats 2\n", ""), "header", "the line 'seats' is missing"),
        (change("rules 1", "rules one"), "header", "invalid literal"),
        (change("rules 1", "rules 2"), "rules", "the record uses version 2"),
        (change("seats 2", "seats two"), "header", "invalid literal"),
        (change("seats 2", "seats 5"), "seats", "not 5"),
        (change("seats 2", "seats 2\nseats 2"), "line 5", "'seats' appears twice"),
        (change('{"map": "standard"}', "{"), "header", "Expecting"),
        (change('{"map": "standard"}', "[]"), "options", "options are a JSON object"),
        (change('{"map": "standard"}', '{"map": "moon"}'), "option map", "'moon' is not a value of map"),
        (change('{"map": "standard"}', '{"moon": 1}'), "option moon", "no option 'moon'"),
        (change('{"map": "standard"}', '{"map": {}}'), "option map, map, layout for 2 players", "'west' is missing"),
        (change("* card 13 =0", "* card 12 =0"), "line 10", "outcome 0 is 'card 13', not 'card 12'"),
        (change("* card 13 =0", "* card 12"), "line 10", "not a card left in deck 2"),
        (change("* card 13 =0", "* card 13 =12"), "line 10", "outcome 12 is not below 12"),
        (change("* card 13 =0", "* card 13 =x"), "line 10", "is not a move"),
        (change("* card 13 =0", "1 stop"), "line 10", "it is the turn of chance"),
        (change("1 keep r1 r1", "2 keep r1 r1"), "line 15", "it is the turn of seat 1"),
        (change("1 keep r1 r1", "* card 1"), "line 15", "chance is not to move"),
        (change("1 keep r1 r1", "x keep r1 r1"), "line 15", "is not a move"),
        (change("1 keep r1 r1", "1 take 1"), "line 15", "'take 1' is not possible: king-wrong-phase"),
        (change("1 keep r1 r1", "1 dance"), "line 15", "'dance' is not a move"),
        (change("1 keep r1 r1", "1"), "line 15", "an empty move"),
        (change("* roll b1 g1 g1 b1 =0", "* roll b1 g1 g1 b1 b1 =0"), "line 16", "not 'roll b1 g1 g1 b1 b1'"),
        (change("* roll b1 g1 g1 b1 =0\n", ""), "line 16", "it is the turn of chance"),
    ],
)
def test_a_broken_text(broken: Callable[[], str], place: str, message: str) -> None:
    with pytest.raises(BadRecord) as caught:
        GameRecord.loads(broken())
    assert caught.value.place == place
    assert message in caught.value.message


def with_change(**changes: Any) -> str:
    return json.dumps(GameRecord.loads(TEXT).to_json() | changes)


def with_move(number: int, move: Any) -> str:
    data = GameRecord.loads(TEXT).to_json()
    data["moves"][number] = move
    return json.dumps(data)


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("{", "start", "not JSON"),
        ('{"a": 1} x', "start", "not JSON"),
        ("{}", "gemhold", "unknown record format None"),
        (with_change(gemhold=2), "gemhold", "unknown record format 2"),
        (with_change(game=5), "game", "'game' is missing or not str"),
        (with_change(rules="1"), "rules", "'rules' is missing or not int"),
        (with_change(seats=True), "seats", "'seats' is missing or not int"),
        (with_change(seats=2.0), "seats", "'seats' is missing or not int"),
        (with_change(options=[]), "options", "'options' is missing or not dict"),
        (with_change(moves={}), "moves", "'moves' is missing or not list"),
        (with_move(3, 5), "move 3", "a pair of integers"),
        (with_move(3, [0]), "move 3", "a pair of integers"),
        (with_move(3, [0, True]), "move 3", "a pair of integers"),
        (with_move(3, [0, 1.5]), "move 3", "a pair of integers"),
        (with_move(3, [0, "0"]), "move 3", "a pair of integers"),
    ],
)
def test_a_broken_json_shape(text: str, place: str, message: str) -> None:
    with pytest.raises(BadRecord) as caught:
        GameRecord.loads(text)
    assert caught.value.place == place
    assert message in caught.value.message


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        (with_change(rules=9), "rules", "the record uses version 9"),
        (with_change(seats=9), "seats", "not 9"),
        (with_change(options={"x": 1}), "option x", "no option 'x'"),
        (with_move(0, [-1, 46656]), "move 0", "outcome 46656 is not below 46656"),
        (with_move(0, [-1, -1]), "move 0", "outcome -1 is not below"),
        (with_move(0, [0, 0]), "move 0", "it is the turn of chance"),
        (with_move(8, [0, 322]), "move 8", "there is no action 322"),
        (with_move(8, [0, -1]), "move 8", "there is no action -1"),
        (with_move(8, [0, 64]), "move 8", "'take 1' is not possible"),
        (with_move(8, [1, 0]), "move 8", "it is the turn of seat 1"),
    ],
)
def test_broken_moves_are_found_by_the_replay(text: str, place: str, message: str) -> None:
    with pytest.raises(BadRecord) as caught:
        GameRecord.loads(text).replay()
    assert caught.value.place == place
    assert message in caught.value.message


def test_a_move_after_the_end() -> None:
    from gemhold.testing import walk

    *_, match = walk(GAME, 2, 3)
    data = match.record().to_json()
    data["moves"].append([0, 0])
    with pytest.raises(BadRecord) as caught:
        GameRecord.from_json(data).replay()
    assert caught.value.message == "a move after the end of the game"
    assert caught.value.place == f"move {len(match.log)}"


def test_an_unknown_game() -> None:
    for text in (TEXT.replace("king", "chess"), with_change(game="chess")):
        with pytest.raises(UnknownGame):
            GameRecord.loads(text).replay()


@pytest.mark.parametrize("data", [None, 5, "x", [], [1]])
def test_what_is_no_record_at_all(data: Any) -> None:
    with pytest.raises(BadRecord) as caught:
        GameRecord.from_json(data)
    assert caught.value.place == "start"


def test_nesting_and_size_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(GemholdError):
        GameRecord.loads('{"a":' + "[" * 100_000)
    monkeypatch.setattr("gemhold.core.record.MOST_BYTES", 50)
    with pytest.raises(BadRecord) as caught:
        GameRecord.loads(TEXT)
    assert caught.value.message == "the record is too large"
    monkeypatch.undo()
    monkeypatch.setattr("gemhold.core.record.MOST_MOVES", 5)
    with pytest.raises(BadRecord) as caught:
        GameRecord.loads(with_change())
    assert caught.value.place == "moves"
