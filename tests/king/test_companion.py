"""What the companion asks the engine: checked as the hostile input it may be, and answered by the rules."""

from __future__ import annotations

from typing import Any

import pytest

from gemhold.core.errors import BadOption
from gemhold.games.king.companion import COMPANION
from gemhold.games.king.odds import chance_of_card
from gemhold.games.king.solver import Plan

ASK = COMPANION.answers
OFFER = [4, 0, 0, 0, 0]  # four, five or six red dice
SHOWN = ["r2", "r1", "r3", "g4", "g1", "g3"]
DICE = {"offer": OFFER, "dice": SHOWN, "left": 0}


@pytest.fixture
def no_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    """The solver takes seconds in plain Python: here it must not be asked."""

    def refuse(*_: Any) -> None:
        raise AssertionError("asked for a plan")

    monkeypatch.setattr(Plan, "__init__", refuse)


@pytest.mark.usefixtures("no_plans")
def test_what_the_dice_meet() -> None:
    answer = ASK["dice"](DICE)
    assert (answer["met"], answer["chances"], answer["keep"]) == ([0, 0, 0, 0, 0], None, None)
    assert sorted(answer["order"]) == sorted(SHOWN)
    assert ASK["dice"](DICE | {"dice": ["r2", "r1", "r3", "r1", "r3", "g3"]})["met"] == [2, 0, 0, 0, 0]


@pytest.mark.usefixtures("no_plans")
def test_printed_dice_may_have_other_faces() -> None:
    answer = ASK["dice"](DICE | {"dice": ["r1"] * 6, "left": 2})
    assert (answer["met"], answer["chances"], answer["order"]) == ([3, 0, 0, 0, 0], None, ["r1"] * 6)


@pytest.mark.rule("K22")
@pytest.mark.usefixtures("no_plans")
def test_jokers_that_would_help() -> None:
    assert ASK["dice"](DICE)["jokers"] == [None] * 5
    two_backs = ASK["dice"](DICE | {"supers": 2})["jokers"][0]
    assert two_backs == [{"die": "r1", "supers": 2}]
    red = 3  # its front shows red 4
    with_front = ASK["dice"](DICE | {"cards": [red], "supers": 1})["jokers"][0]
    assert with_front == [{"die": "r4", "supers": 1}]
    assert ASK["dice"](DICE | {"cards": [red], "supers": 0})["jokers"][0] is None


@pytest.mark.slow
def test_chances_and_the_dice_to_keep() -> None:
    answer = ASK["dice"](DICE | {"left": 2})
    kept = {answer["order"][die] for die in answer["keep"][0]}
    assert kept == {"r1", "r2", "r3"}
    assert chance_of_card(3) < answer["chances"][0] < 1
    assert answer["chances"][1:] == [None] * 4


def test_a_drawn_map_is_the_same_for_everybody() -> None:
    first, again = (ASK["map"]({"players": 2, "seed": 11}) for _ in range(2))
    assert first == again
    assert sum(space["fire"] for space in first["spaces"]) == 8
    assert [space["gem"] for space in first["spaces"]].count("gold") == 4


@pytest.mark.rule("K71", "K76")
def test_the_count() -> None:
    """Two castles together and one apart; a tie in fires."""
    about = {"players": 2, "owners": {"b1": 0, "b2": 0, "e1": 0, "c3": 1}, "fires": [1, 1], "white": [1, 0], "gold": [0, 2]}
    one, two = ASK["count"](about)
    assert (one["area"], one["others"], one["total"], one["place"]) == (2, 1, 6 + 1 + 4 + 2, 1)
    assert (two["area"], two["others"], two["total"], two["place"]) == (1, 0, 3 + 4 + 6, 1)
    drawn = ASK["map"]({"players": 2, "seed": 3})
    assert len(ASK["count"](about | {"layout": drawn["layout"], "owners": {}})) == 2


COUNT = {"players": 2, "owners": {}, "fires": [0, 0], "white": [0, 0], "gold": [0, 0]}
BAD: list[tuple[str, dict[str, Any]]] = [
    ("dice", {}),
    ("dice", DICE | {"offer": [4]}),
    ("dice", DICE | {"offer": [13, 0, 0, 0, 0]}),
    ("dice", DICE | {"offer": ["4", 0, 0, 0, 0]}),
    ("dice", DICE | {"dice": ["x9"] * 6}),
    ("dice", DICE | {"dice": SHOWN[:5]}),
    ("dice", DICE | {"left": 3}),
    ("dice", DICE | {"left": True}),
    ("dice", DICE | {"cards": [61]}),
    ("dice", DICE | {"cards": [1] * 41}),
    ("dice", DICE | {"more": 1}),
    ("map", {"players": 5, "seed": 1}),
    ("map", {"players": 2, "seed": -1}),
    ("map", {"players": 2, "seed": "1"}),
    ("count", COUNT | {"owners": {"zz": 0}}),
    ("count", COUNT | {"owners": {"a1": 2}}),
    ("count", COUNT | {"owners": []}),
    ("count", COUNT | {"fires": [0]}),
    ("count", COUNT | {"gold": [0, 99]}),
    ("count", COUNT | {"layout": {"west": {"turn": 0, "move": [0, 0]}}}),
]


@pytest.mark.parametrize(("question", "about"), BAD)
def test_nonsense_is_refused(question: str, about: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        ASK[question](about)
