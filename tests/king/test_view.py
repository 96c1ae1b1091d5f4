"""What the outside sees (K26)."""

from __future__ import annotations

import json

import pytest

from gemhold.games.king import GAME
from tests.king.positions import GREEN_4, MISS, position, rolled


@pytest.mark.rule("K26")
def test_all_that_players_own_lies_open() -> None:
    match = position(
        seats=3,
        castles={1: "b1 b2"},
        fronts={1: (30, 37)},
        supers={1: (1,), 2: (2, 3)},
        owned_fires=(0, 2, 1),
        owned_white=(0, 1, 3),
        owned_gold=(0, 4, 0),
    )
    for seat in (-1, 0, 1, 2):
        players = match.view(seat)["players"]
        assert [(p["tokens"], p["fires"], p["white"], p["gold"], p["supers"]) for p in players] == [
            (16, 0, 0, 0, 0),
            (14, 2, 1, 4, 1),
            (16, 1, 3, 0, 2),
        ]
        assert [card["id"] for card in players[1]["cards"]] == [30, 37]


@pytest.mark.rule("K26")
def test_every_seat_sees_the_same() -> None:
    match = rolled(position(seats=4), MISS)
    views = [match.view(seat) for seat in (-1, 0, 1, 2, 3)]
    assert [view.pop("seat") for view in views] == [-1, 0, 1, 2, 3]
    assert all(view == views[0] for view in views)


@pytest.mark.rule("K13", "K26")
def test_nothing_hidden_is_stored() -> None:
    """Views hold counts of what nobody knows, never an order."""
    match = GAME.start(seats=4, seed=3)
    for seat in (-1, 0, 3):
        assert GAME.state.pack(GAME.hidden(match.state, seat)) == GAME.state.pack(match.state)
    text = json.dumps(match.view())
    assert "unseen" not in text
    assert set(match.view()["supply"]) == {"tiles", "fires", "white", "gold"}


def test_the_dice_before_and_after_the_roll() -> None:
    match = position()
    assert match.view()["dice"] == [{"face": None, "in_hand": True}] * 6
    match.decide(f"roll {MISS}")
    assert [die["face"] for die in match.view()["dice"]] == MISS.split()
    match.play("keep r6 g6")
    assert [die["in_hand"] for die in match.view()["dice"]] == [True, True, True, False, False, True]


@pytest.mark.rule("K21", "K37")
def test_the_offer_shows_what_is_met() -> None:
    match = rolled(position(), GREEN_4)
    assert [place["met"] for place in match.view()["offer"]] == [1, 0, 0, 0, 0]


def test_a_view_in_full() -> None:
    view = position(castles={0: "a1 a2 d1"}, fires="c3", gold="c3").view(0)
    assert view["game"] == "king"
    assert (view["seats"], view["actor"], view["current"], view["phase"], view["turn"], view["round"]) == (2, -1, 0, "roll", 0, 1)
    assert view["spaces"][0] == {
        "name": "a1", "at": [5, 0], "half": 1, "land": "desert", "standing": "castle", "owner": 0, "gem": None,
    }  # fmt: skip
    assert view["players"][0]["area"] == [0, 1]
    assert view["players"][0]["castles"] == 3
    assert view["players"][0]["score"] == 7
    assert view["players"][0]["points"] == {"area": 6, "others": 1, "fires": 0, "gold": 0, "white": 0}
    burning = view["spaces"][11]
    assert (burning["name"], burning["standing"], burning["owner"], burning["gem"]) == ("c3", "fire", None, "gold")
    assert view["card"] is None
    assert view["winner"] == -1
