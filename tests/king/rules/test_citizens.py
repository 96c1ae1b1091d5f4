"""Checking the result: citizens, jokers, or no citizen (K21–K25), and what a citizen sets going (K50–K56)."""

from __future__ import annotations

import pytest

from gemhold.core.errors import IllegalAction
from gemhold.games.king.state import GONE
from tests.king.positions import (
    BANDIT,
    GREEN_4,
    GREEN_5,
    GREEN_6,
    LANDOWNER,
    MISS,
    SLAYER,
    THIEF,
    owner,
    phase,
    position,
    rolled,
    texts,
)


@pytest.mark.rule("K21")
@pytest.mark.parametrize(("dice", "deck"), [(GREEN_4, 1), (THIEF, 2), (SLAYER, 3), (BANDIT, 4), (LANDOWNER, 5)])
def test_a_met_card_is_taken_face_up(dice: str, deck: int) -> None:
    match = rolled(position(castles={1: "a1"}, fires="b1"), dice)
    assert texts(match) == [f"take {deck}"]
    card = match.view()["offer"][deck - 1]["card"]
    match.play(f"take {deck}")
    assert match.view()["players"][0]["cards"] == [card]
    assert match.view()["players"][0]["supers"] == 0
    assert match.view()["offer"][deck - 1]["card"] is None


@pytest.mark.rule("K21")
def test_one_of_several() -> None:
    dice = "r2 r6 g1 g2 b2 b1"  # 1 2 2, and two of each colour
    match = rolled(position(offer=(7, 22, 30, 45, 53)), dice)
    assert texts(match) == ["take 2", "take 3"]
    match.play("take 2")
    assert [place["card"] and place["card"]["id"] for place in match.view()["offer"]] == [7, None, 30, 45, 53]


@pytest.mark.rule("K21")
def test_a_card_that_is_not_met_cannot_be_taken() -> None:
    match = rolled(position(), GREEN_4)
    reason = match.why_not("take 3")
    assert reason is not None
    assert (reason.code, reason.args) == ("why-condition-not-met", {"deck": 3, "card": 34})


@pytest.mark.rule("K22")
def test_two_fronts_with_the_same_symbol() -> None:
    match = rolled(position(fronts={0: (21, 30, 37)}), MISS)  # three red sixes
    assert [text for text in texts(match) if "joker" in text] == ["joker r6"]
    match.play("joker r6")
    assert match.view()["fictive"] == ["r6"]
    assert [int(match.state.holder[card - 1]) for card in (21, 30, 37)] == [GONE, GONE, 0]
    assert [text for text in texts(match) if "joker" in text] == [], "one is left"


@pytest.mark.rule("K22")
def test_a_front_and_a_super_joker() -> None:
    match = rolled(position(fronts={0: (21,)}, supers={0: (1,)}), MISS)
    assert [text for text in texts(match) if "joker" in text] == ["joker r6 super"]
    match.play("joker r6 super")
    assert match.view()["fictive"] == ["r6"]
    assert (match.view()["players"][0]["cards"], match.view()["players"][0]["supers"]) == ([], 0)


@pytest.mark.rule("K22")
def test_two_super_jokers_make_any_die() -> None:
    match = rolled(position(supers={0: (1, 2)}), MISS)
    jokers = [text for text in texts(match) if "joker" in text]
    assert len(jokers) == 18
    assert (jokers[0], jokers[-1]) == ("joker r1 super super", "joker b6 super super")
    match.play("joker g3 super super")
    assert match.view()["fictive"] == ["g3"]
    assert match.view()["players"][0]["supers"] == 0


@pytest.mark.rule("K22")
def test_a_super_joker_has_no_symbol_of_its_own() -> None:
    match = rolled(position(fronts={0: (21,)}, supers={0: (30,)}), MISS)  # the back of card 30 hides its red six
    assert [text for text in texts(match) if "joker" in text] == ["joker r6 super"]


@pytest.mark.rule("K22")
def test_different_symbols_and_single_cards_make_nothing() -> None:
    match = rolled(position(fronts={0: (21, 1, 2)}), MISS)  # r6 g2 g1
    assert [text for text in texts(match) if "joker" in text] == []
    reason = match.why_not("joker r6")
    assert reason is not None
    assert (reason.code, reason.args) == ("why-no-pair", {"die": "r6", "have": 1, "need": 2})
    reason = match.why_not("joker r6 super")
    assert reason is not None
    assert (reason.code, reason.args) == ("why-no-super", {"have": 0, "need": 1})


@pytest.mark.rule("K22")
def test_the_sheets_example_with_four_cards() -> None:
    """Bandit and Landowner with red 6 for a six, then two super jokers for a one: two fictive dice for one condition."""
    offer = (0, 24, 0, 0, 0)  # 1 3 4 6
    match = rolled(position(offer=offer, fronts={0: (37, 60)}, supers={0: (1, 2)}), "r5 b3 r4 b5 b4 g3")
    assert "take 2" not in texts(match)
    match.play("joker r6")
    assert "take 2" not in texts(match)
    match.play("joker b1 super super")
    assert "take 2" in texts(match)
    assert match.view()["fictive"] == ["r6", "b1"]
    match.play("take 2")
    assert [place["id"] for place in match.view()["players"][0]["cards"]] == [24]


@pytest.mark.rule("K22")
def test_only_the_own_cards_serve() -> None:
    match = rolled(position(fronts={1: (21, 30)}, supers={1: (1, 2)}), MISS)
    assert [text for text in texts(match) if "joker" in text] == []


@pytest.mark.rule("K22")
def test_fictive_dice_last_one_turn() -> None:
    match = rolled(position(supers={0: (1, 2)}, offer=(0, 0, 0, 0, 0)), MISS)
    match.play("joker g3 super super")
    match.play("alarm")
    match.decide("tile coast")
    match.play(texts(match)[0])
    assert match.view()["fictive"] == []


@pytest.mark.rule("K23")
def test_who_meets_a_card_must_take_a_citizen() -> None:
    match = rolled(position(), SLAYER)
    assert texts(match) == ["take 3"]
    reason = match.why_not("alarm 1")
    assert reason is not None
    assert (reason.code, reason.args) == ("why-must-take", {"deck": 3})
    with pytest.raises(IllegalAction):
        match.play("alarm 3")


@pytest.mark.rule("K23")
def test_jokers_are_never_forced() -> None:
    match = position(offer=(0, 0, 0, 0, 58), fronts={0: (37, 60)})
    rolled(match, "b6 r6 g6 b3 b2 b1")  # three sixes, a joker would be the fourth
    assert texts(match) == ["alarm 5", "joker r6"]
    match.play("joker r6")
    assert texts(match) == ["take 5", "alarm 5"], "even after discarding the rolled dice alone meet nothing"
    match.play("alarm 5")
    assert phase(match) == "alarm_draw"


@pytest.mark.rule("K24")
def test_no_citizen_any_offered_card_face_down() -> None:
    match = rolled(position(), MISS)
    assert texts(match) == ["alarm 1", "alarm 2", "alarm 3", "alarm 4", "alarm 5"]
    match.play("alarm 4")
    assert match.view()["players"][0]["supers"] == 1
    assert match.view()["players"][0]["cards"] == []
    assert match.view()["offer"][3]["card"] is None
    assert phase(match) == "alarm_draw"


@pytest.mark.rule("K24")
def test_after_an_alarm_the_next_card_is_turned_up_first() -> None:
    match = rolled(position(full_decks=True), MISS)
    match.play("alarm 4")
    assert phase(match) == "reveal"
    match.decide("card 48")
    assert phase(match) == "alarm_draw"


@pytest.mark.rule("K25")
def test_empty_decks_offer_nothing() -> None:
    match = rolled(position(offer=(0, 22, 0, 45, 0)), MISS)
    assert texts(match) == ["alarm 2", "alarm 4"]
    reason = match.why_not("alarm 1")
    assert reason is not None
    assert (reason.code, reason.args) == ("why-deck-empty", {"deck": 1})
    reason = match.why_not("take 1")
    assert reason is not None
    assert reason.code == "why-deck-empty"
    reason = match.why_not("alarm")
    assert reason is not None
    assert (reason.code, reason.args) == ("why-choose-deck", {"deck": 2})


@pytest.mark.rule("K25")
def test_with_all_decks_empty_the_alarm_goes_on_without_a_card() -> None:
    match = rolled(position(offer=(0, 0, 0, 0, 0)), MISS)
    assert texts(match) == ["alarm"]
    match.play("alarm")
    assert phase(match) == "alarm_draw"
    assert match.view()["players"][0]["supers"] == 0


@pytest.mark.rule("K50", "K37")
@pytest.mark.parametrize(("dice", "tiles", "gold"), [(GREEN_4, 1, 0), (GREEN_5, 2, 0), (GREEN_6, 3, 1)])
def test_the_trader_draws_by_grade_and_places_one(dice: str, tiles: int, gold: int) -> None:
    match = rolled(position(), dice)
    match.play("take 1")
    for land in ("coast", "swamp", "quarry")[:tiles]:
        assert phase(match) == "draw"
        match.decide(f"tile {land}")
    assert match.view()["drawn"] == ["coast", "swamp", "quarry"][:tiles]
    assert match.view()["players"][0]["gold"] == gold
    match.play("place b1")  # the western coast
    assert owner(match, "b1") == 0
    assert match.view()["current"] == 1, "one castle, and the turn is over"


@pytest.mark.rule("K50")
@pytest.mark.parametrize(
    ("owned_gold", "owned_white", "gains"),
    [((0, 5), (0, 17), (1, 0)), ((0, 6), (0, 17), (0, 1)), ((0, 6), (0, 18), (0, 0))],
)
def test_the_traders_gem(owned_gold: tuple[int, int], owned_white: tuple[int, int], gains: tuple[int, int]) -> None:
    match = rolled(position(owned_gold=owned_gold, owned_white=owned_white), GREEN_6)
    match.play("take 1")
    player = match.view()["players"][0]
    assert (player["gold"], player["white"]) == gains


@pytest.mark.rule("K56", "K22", "K37", "K50")
def test_the_sheets_example_of_deck_1() -> None:
    dice = "r5 r6 r4 r6 r5 b6"  # five red ones
    match = rolled(position(offer=(4, 0, 0, 0, 0)), dice)
    match.play("take 1")
    assert int(match.state.draw_left) == 2
    assert match.view()["players"][0]["gold"] + match.view()["players"][0]["white"] == 0

    match = rolled(position(offer=(4, 0, 0, 0, 0), fronts={0: (21, 30)}, owned_gold=(0, 6)), dice)  # no gold is left
    match.play("joker r6")
    match.play("take 1")
    assert int(match.state.draw_left) == 3
    assert match.view()["players"][0]["white"] == 1
    for land in ("coast", "swamp", "quarry"):
        match.decide(f"tile {land}")
    match.play("place d1")
    assert owner(match, "d1") == 0
    assert match.view()["supply"]["tiles"] == 27  # of 28, one is laid


@pytest.mark.rule("K55")
def test_the_landowner_places_both() -> None:
    match = rolled(position(), LANDOWNER)
    match.play("take 5")
    match.decide("tile coast")
    match.decide("tile swamp")
    assert texts(match) == ["place a3", "place b1", "place e3", "place e6"]
    match.play("place a3")
    assert texts(match) == ["place e3", "place e6"]
    match.play("place e6")
    assert (owner(match, "a3"), owner(match, "e6")) == (0, 0)
    assert match.view()["current"] == 1


@pytest.mark.rule("K55", "K40")
def test_the_landowner_may_draw_a_land_twice() -> None:
    match = rolled(position(white="a3"), LANDOWNER)
    match.play("take 5")
    match.decide("tile coast")
    match.decide("tile coast")
    assert texts(match) == ["place a3", "place b1"]
    match.play("place a3")
    match.play("place b1")
    assert (owner(match, "a3"), owner(match, "b1")) == (0, 0)
    assert match.view()["players"][0]["white"] == 1
