"""Slayer, Bandit and thieves (K51–K54)."""

from __future__ import annotations

import pytest

from tests.king.positions import BANDIT, MISS, SLAYER, THIEF, owner, phase, position, rolled, space, texts

GEM_THIEF = "r5 g5 g6 r1 b2 b1"  # 5 5 6, for card 23
GEMS = (7, 23, 34, 45, 53)


# ---------------------------------------------------------------- thieves


@pytest.mark.rule("K51")
def test_a_thief_of_cards_draws_two_places_one_and_may_steal() -> None:
    match = position(seats=3, fronts={0: (1,), 1: (30, 48), 2: (60,)}, supers={1: (2,), 2: (3,)})
    rolled(match, THIEF).play("take 2")
    match.decide("tile coast")
    match.decide("tile swamp")
    match.play("place e1")
    assert texts(match) == ["steal 30", "steal 48", "steal 60", "skip"]
    match.play("steal 48")
    assert [card["id"] for card in match.view()["players"][0]["cards"]] == [1, 22, 48]
    assert [card["id"] for card in match.view()["players"][1]["cards"]] == [30]
    assert match.view()["current"] == 1


@pytest.mark.rule("K51")
@pytest.mark.parametrize(
    ("text", "code"), [("steal 2", "why-super-safe"), ("steal 1", "why-own-card"), ("steal 59", "why-card-not-owned")]
)
def test_what_a_thief_cannot_steal(text: str, code: str) -> None:
    match = position(fronts={0: (1,), 1: (30,)}, supers={1: (2,)})
    rolled(match, THIEF).play("take 2")
    match.decide("tile coast")
    match.decide("tile swamp")
    match.play("place b1")
    reason = match.why_not(text)
    assert reason is not None
    assert reason.code == code


@pytest.mark.rule("K51")
def test_stealing_may_be_left_alone() -> None:
    match = position(fronts={1: (30,)})
    rolled(match, THIEF).play("take 2")
    match.decide("tile coast")
    match.decide("tile swamp")
    match.play("place b1")
    match.play("skip")
    assert [card["id"] for card in match.view()["players"][1]["cards"]] == [30]
    assert match.view()["current"] == 1


@pytest.mark.rule("K51")
def test_with_only_super_jokers_about_the_turn_ends() -> None:
    match = position(fronts={0: (1,)}, supers={1: (2, 30)})
    rolled(match, THIEF).play("take 2")
    match.decide("tile coast")
    match.decide("tile swamp")
    match.play("place b1")
    assert match.view()["current"] == 1


@pytest.mark.rule("K52")
def test_a_thief_of_gems_draws_one_and_may_steal() -> None:
    match = position(seats=3, offer=GEMS, owned_white=(1, 2, 0), owned_gold=(1, 0, 1), fronts={1: (1,)})
    rolled(match, GEM_THIEF).play("take 2")
    match.decide("tile coast")
    assert phase(match) == "place"
    match.play("place b6")
    assert texts(match) == ["steal white yellow", "steal gold turquoise", "skip"]
    match.play("steal gold turquoise")
    players = match.view()["players"]
    assert [(player["white"], player["gold"]) for player in players] == [(1, 2), (2, 0), (0, 0)]
    assert match.view()["current"] == 1


@pytest.mark.rule("K52")
def test_a_white_gem_and_none() -> None:
    for choice, expected in (("steal white yellow", [(1, 0), (1, 0)]), ("skip", [(0, 0), (2, 0)])):
        match = position(offer=GEMS, owned_white=(0, 2))
        rolled(match, GEM_THIEF).play("take 2")
        match.decide("tile coast")
        match.play("place b1")
        match.play(choice)
        assert [(player["white"], player["gold"]) for player in match.view()["players"]] == expected


@pytest.mark.rule("K52")
def test_no_gem_to_steal() -> None:
    match = position(offer=GEMS, owned_white=(3, 0), fronts={1: (30,)})
    rolled(match, GEM_THIEF).play("take 2")
    match.decide("tile coast")
    match.play("place b1")
    assert match.view()["current"] == 1


# ---------------------------------------------------------------- the Dragon Slayer


@pytest.mark.rule("K53")
def test_any_dragon_may_be_slain() -> None:
    match = rolled(position(castles={0: "a1"}, fires="a3 c7 e2", gold="e2"), SLAYER)
    match.play("take 3")
    assert texts(match) == ["slay a3", "slay c7", "slay e2"]
    match.play("slay e2")
    player = match.view()["players"][0]
    assert owner(match, "e2") == 0
    assert (player["fires"], player["gold"], player["tokens"]) == (1, 1, 14)
    assert match.view()["supply"]["fires"] == 12, "the fire is the player's, not the supply's"
    assert match.view()["current"] == 1


@pytest.mark.rule("K53")
def test_where_no_fire_burns() -> None:
    match = rolled(position(castles={1: "a1"}, fires="a3"), SLAYER)
    match.play("take 3")
    reason = match.why_not("slay a1")
    assert reason is not None
    assert (reason.code, reason.args) == ("why-no-fire", {"space": "a1"})


@pytest.mark.rule("K53")
def test_no_fire_on_the_map_no_effect() -> None:
    match = rolled(position(), SLAYER)
    match.play("take 3")
    assert match.view()["current"] == 1
    assert [card["id"] for card in match.view()["players"][0]["cards"]] == [34], "the card is kept all the same"


# ---------------------------------------------------------------- the Bandit


@pytest.mark.rule("K54")
def test_the_sheets_example() -> None:
    # distances from c3: black 1 (b2, d3), turquoise 2 (a1, c1, c5), yellow 3 (c6)
    castles = {0: "c3", 1: "c6", 2: "a1 c1 c5", 3: "b2 d3"}
    match = rolled(position(seats=4, castles=castles), BANDIT)
    match.play("take 4")
    assert texts(match) == ["raid b2", "raid d3"]
    reason = match.why_not("raid c5")
    assert reason is not None
    assert (reason.code, reason.args) == ("why-not-nearest", {"space": "c5"})
    match.play("raid d3")
    assert owner(match, "d3") == 0
    assert [player["tokens"] for player in match.view()["players"]] == [14, 15, 13, 15]
    assert match.view()["current"] == 1


@pytest.mark.rule("K54")
@pytest.mark.parametrize(
    ("foreign", "targets"),
    [("c5 c6", ["raid c5"]), ("c6 d6", ["raid c6"]), ("a1 c5 c7", ["raid a1", "raid c5"]), ("c7", ["raid c7"])],
)
def test_one_else_two_else_three(foreign: str, targets: list[str]) -> None:
    match = rolled(position(seats=4, castles={0: "c3", 1: foreign}), BANDIT)
    match.play("take 4")
    assert texts(match) == targets


@pytest.mark.rule("K54")
def test_from_any_of_your_tokens() -> None:
    match = rolled(position(seats=4, castles={0: "c3 e6", 1: "c5", 2: "d6"}), BANDIT)
    match.play("take 4")
    assert texts(match) == ["raid d6"]


@pytest.mark.rule("K54")
def test_distance_is_counted_over_the_map() -> None:
    match = position(seats=4, castles={0: "c3", 1: "c4", 2: "c1"})
    s = match.state
    here, there = space(s, "c3"), space(s, "c4")
    s.adjacent[here] &= ~(1 << there)  # a gulf between the two
    s.adjacent[there] &= ~(1 << here)
    rolled(match, BANDIT).play("take 4")
    assert texts(match) == ["raid c1", "raid c4"]


@pytest.mark.rule("K54")
def test_with_none_of_yours_on_the_map_all_are_nearest() -> None:
    match = rolled(position(seats=4, castles={1: "a1 c7", 2: "e1"}), BANDIT)
    match.play("take 4")
    assert texts(match) == ["raid a1", "raid c7", "raid e1"]


@pytest.mark.rule("K54")
@pytest.mark.parametrize("own", ["", "a1 c3"])
def test_no_foreign_token_no_effect(own: str) -> None:
    match = rolled(position(castles={0: own}, fires="b1", ruins="b2"), BANDIT)
    match.play("take 4")
    assert match.view()["current"] == 1
    assert phase(match) == "roll"


@pytest.mark.rule("K54")
def test_what_is_no_target() -> None:
    match = rolled(position(castles={0: "a1", 1: "a2"}, fires="b1", white="a3"), BANDIT)
    match.play("take 4")
    for text, code in (("raid a1", "why-own-token"), ("raid b1", "why-no-token"), ("raid a3", "why-no-token")):
        reason = match.why_not(text)
        assert reason is not None
        assert reason.code == code


@pytest.mark.rule("K21", "K50", "K51", "K53", "K54")
def test_the_turn_of_a_citizen_is_not_the_turn_of_another() -> None:
    match = rolled(position(castles={1: "a2"}, fires="b1"), SLAYER)
    for text in ("raid a2", "slay b1", "skip", "place a1"):
        reason = match.why_not(text)
        assert reason is not None
        assert (reason.code, reason.args) == ("king-wrong-phase", {"awaited": "check"})
    assert rolled(position(), MISS).why_not("keep none") is not None
