"""Drawing tiles and placing castles (K13, K40–K43)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from gemhold.core.match import Match
from gemhold.games.king import GAME
from gemhold.games.king.data import LANDS
from gemhold.games.king.rules.building import draw_tile, tile_chances
from gemhold.games.king.state import State
from tests.king.positions import (
    BANDIT,
    GREEN_4,
    GREEN_5,
    GREEN_6,
    LANDOWNER,
    SLAYER,
    THIEF,
    owner,
    phase,
    position,
    rolled,
    texts,
)

SIXTEEN = "a1 a2 a3 b1 b2 b3 b4 b5 b6 c1 c2 c3 c4 c5 c6 c7"


def draw_odds(match: Match) -> dict[str, Fraction]:
    """The chance of each land to come next."""
    n = int(tile_chances(match.state))
    lands = Counter(LANDS[draw_tile(State.copy(match.state), outcome)] for outcome in range(n))
    return {land: Fraction(times, n) for land, times in lands.items()}


@pytest.mark.rule("K13", "K42")
def test_before_anything_is_seen_all_tiles_are_equal() -> None:
    odds = draw_odds(position())
    assert odds == {land: Fraction(1, 15) for land in LANDS}


@pytest.mark.rule("K13", "K42")
def test_a_tile_shuffled_back_is_certainly_in_the_supply() -> None:
    # farmland and quarry lie on the map; of lava, steppe and swamp one free space each
    match = position(free="c8 c6 e6", castles={0: "d3"}, seen="lava")
    assert match.view()["supply"]["tiles"] == 1
    assert draw_odds(match) == {"lava": Fraction(1)}, "the two unseen tiles must be those in the box"
    match = position(free="c8 c6 e6")
    assert draw_odds(match) == {"lava": Fraction(1, 3), "steppe": Fraction(1, 3), "swamp": Fraction(1, 3)}
    match = position(free="c8 c6 e6 a2", seen="lava")  # two in the supply: lava for sure, and one of three
    assert draw_odds(match) == {
        "lava": Fraction(1, 2),
        "steppe": Fraction(1, 6),
        "swamp": Fraction(1, 6),
        "farmland": Fraction(1, 6),
    }


@pytest.mark.rule("K40")
def test_a_tile_goes_on_a_free_space_of_its_type() -> None:
    match = rolled(position(), GREEN_4)
    match.play("take 1")
    match.decide("tile pine_forest")
    assert texts(match) == ["place c5", "place c7"], "the player chooses between the two"
    match.play("place c7")
    assert owner(match, "c7") == 0
    assert match.view()["players"][0]["tokens"] == 15


@pytest.mark.rule("K40")
@pytest.mark.parametrize("taken", [{"castles": {1: "c5"}}, {"fires": "c5"}, {"ruins": "c5"}])
def test_a_space_with_a_castle_tile_is_not_free(taken: dict[str, str]) -> None:
    match = rolled(position(**taken), GREEN_4)  # type: ignore[arg-type]
    match.play("take 1")
    match.decide("tile pine_forest")
    assert texts(match) == ["place c7"]
    reason = match.why_not("place c5")
    assert reason is not None
    assert (reason.code, reason.args) == ("why-not-free", {"space": "c5"})
    reason = match.why_not("place a1")
    assert reason is not None
    assert (reason.code, reason.args) == ("why-wrong-land", {"space": "a1", "land": "desert"})


@pytest.mark.rule("K40")
@pytest.mark.parametrize(("gem", "points"), [("white", (1, 0)), ("gold", (0, 1))])
def test_a_gem_there_is_yours(gem: str, points: tuple[int, int]) -> None:
    match = rolled(position(white="c5" if gem == "white" else "", gold="c5" if gem == "gold" else ""), GREEN_4)
    match.play("take 1")
    match.decide("tile pine_forest")
    match.play("place c5")
    player = match.view()["players"][0]
    assert (player["white"], player["gold"]) == points
    assert all(place["gem"] is None for place in match.view()["spaces"])


@pytest.mark.rule("K41")
def test_draw_what_there_is() -> None:
    match = rolled(position(free="c3 d1 e1 a1"), GREEN_6)  # four tiles, two of them in the box
    match.play("take 1")
    match.decide("tile farmland")
    match.decide("tile quarry")
    assert phase(match) == "place"
    assert match.view()["drawn"] == ["farmland", "quarry"]


@pytest.mark.rule("K41", "K55")
def test_a_landowner_with_one_tile_left_places_one() -> None:
    match = rolled(position(free="c3 d1 e1"), LANDOWNER)
    match.play("take 5")
    match.decide("tile quarry")
    match.play("place d1")
    assert match.over


@pytest.mark.rule("K42")
def test_tiles_not_laid_are_shuffled_back() -> None:
    match = rolled(position(), GREEN_6)
    match.play("take 1")
    for land in ("coast", "swamp", "coast"):
        match.decide(f"tile {land}")
    assert match.view()["drawn"] == ["coast", "swamp", "coast"], "all see them"
    assert match.view()["supply"]["tiles"] == 25
    match.play("place b1")
    assert match.view()["drawn"] == []
    assert match.view()["supply"]["tiles"] == 27
    assert {LANDS[i]: int(match.state.seen[i]) for i in range(15) if match.state.seen[i]} == {"coast": 1, "swamp": 1}


@pytest.mark.rule("K42")
def test_the_same_land_new_and_again() -> None:
    match = rolled(position(seen="coast"), GREEN_5)
    match.play("take 1")
    match.decide("tile coast again")
    assert (int(match.state.seen_n), int(match.state.unseen_n)) == (0, 29)
    match.decide("tile coast")
    assert (int(match.state.seen_n), int(match.state.unseen_n)) == (0, 28)


def sixteen(**more: object) -> Match:
    """Seat 0 with all tokens on the map of four players."""
    castles = {0: SIXTEEN, 1: "d1 d2 d3", 2: "e1"}
    return position(seats=4, castles=castles, fires="d5", **more)  # type: ignore[arg-type]


@pytest.mark.rule("K43")
@pytest.mark.parametrize(("dice", "deck"), [(GREEN_4, 1), (THIEF, 2), (SLAYER, 3), (BANDIT, 4), (LANDOWNER, 5)])
def test_a_seventeenth_token_wins_at_once(dice: str, deck: int) -> None:
    match = rolled(sixteen(owned_gold=(0, 6, 0, 0), owned_white=(0, 18, 0, 0)), dice)
    assert match.view()["players"][0]["tokens"] == 0
    match.play(f"take {deck}")
    assert match.over
    assert match.winners() == [0]
    assert match.ranks() == [1, 2, 3, 4]


@pytest.mark.rule("K43")
def test_an_alarm_needs_no_token() -> None:
    match = rolled(sixteen(), "b1 g5 b5 r6 g6 r4")
    match.play("alarm 1")
    match.decide("tile swamp")
    match.play("fire e6")
    assert not match.over


@pytest.mark.rule("K43", "K53", "K54")
def test_nothing_to_slay_needs_no_token() -> None:
    match = position(seats=4, castles={0: SIXTEEN})
    rolled(match, SLAYER).play("take 3")
    assert not match.over
    match = position(seats=4, castles={0: SIXTEEN})
    rolled(match, BANDIT).play("take 4")
    assert not match.over


@pytest.mark.rule("K43", "K55")
def test_the_landowners_second_tile() -> None:
    castles = {0: SIXTEEN.removesuffix(" c7"), 1: "d1"}
    match = rolled(position(seats=4, castles=castles), LANDOWNER)
    match.play("take 5")
    match.decide("tile swamp")
    match.decide("tile floodplain")
    match.play("place e6")
    assert match.over
    assert match.winners() == [0]
    # with one tile in the supply the sixteenth token is the last one needed
    match = rolled(position(seats=4, castles=castles, free="c7 e6 d5"), LANDOWNER)
    match.play("take 5")
    match.decide("tile swamp")
    match.play("place e6")
    assert match.over
    assert int(match.state.winner) == -1


@pytest.mark.rule("K43")
def test_a_token_taken_back_can_be_placed_again() -> None:
    match = rolled(sixteen(current=1), BANDIT)
    match.play("take 4")
    match.play(texts(match)[0])
    assert match.view()["players"][0]["tokens"] == 1
    assert int(GAME.rules.actor(match.state)) == -1
