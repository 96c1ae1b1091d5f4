"""Who starts, dealing, rolling and keeping, the end of a turn (K17, K18, K20, K70)."""

from __future__ import annotations

import pytest

from gemhold.core.contract import CHANCE
from gemhold.core.match import Match
from gemhold.games.king import GAME
from gemhold.testing import follow
from tests.king.positions import GREEN_4, MISS, phase, position, rolled, texts


@pytest.mark.rule("K18")
def test_most_sixes_starts() -> None:
    match = follow(
        GAME.start(seats=3, roll=False),
        """
        * roll b6 r6 g1 r1 g1 b1
        * roll b6 r6 g6 r1 g1 b1
        * roll b6 r1 g1 r1 g1 b1
        """,
    )
    assert phase(match) == "deal"
    follow(match, "* card 1\n* card 13\n* card 25\n* card 37\n* card 49")
    assert match.view()["current"] == 1


@pytest.mark.rule("K18")
def test_only_the_tied_roll_again() -> None:
    match = GAME.start(seats=3, roll=False)
    follow(match, "* roll b6 r6 g1 r1 g1 b1\n* roll b1 r1 g1 r1 g1 b1\n* roll b1 r1 g1 r1 g6 b6")
    assert phase(match) == "start_roll"
    assert match.view()["current"] == 0
    follow(match, "* roll b1 g2 r3 g4 r5 g5")
    assert match.view()["current"] == 2, "the second seat is out"
    follow(match, "* roll b1 g2 r3 g4 r5 b6")
    assert (phase(match), match.view()["current"]) == ("deal", 2)


@pytest.mark.rule("K18")
def test_no_six_at_all_is_a_tie_too() -> None:
    match = follow(GAME.start(seats=2, roll=False), "* roll b1 r1 g1 r1 g1 b1\n* roll r5 g5 b5 b5 r5 g5")
    assert (phase(match), match.view()["current"]) == ("start_roll", 0)
    follow(match, "* roll b1 r1 g1 r1 g1 b1\n* roll r5 g5 b5 b5 r5 b6")
    assert (phase(match), match.view()["current"]) == ("deal", 1)


SIXES = "* roll b6 r6 g6 r6 g6 b6"
NO_SIX = "* roll b1 r1 g1 r1 g1 b1"
BY_ORDER = {  # white and gold gems and fires, in order of play, and what the supply has left
    2: ([(1, 0, 0), (2, 0, 1)], (9, 2, 6)),
    3: ([(1, 0, 0), (0, 1, 0), (0, 1, 0)], (11, 0, 9)),
    4: ([(1, 0, 0), (1, 0, 0), (0, 1, 0), (0, 1, 0)], (10, 0, 11)),
}


def held(match: Match) -> list[tuple[int, int, int]]:
    return [(player["white"], player["gold"], player["fires"]) for player in match.view()["players"]]


@pytest.mark.rule("K80")
@pytest.mark.parametrize(("seats", "first"), [(seats, first) for seats in (2, 3, 4) for first in range(seats)])
def test_a_fair_start_gives_more_to_those_who_play_late(seats: int, first: int) -> None:
    match = GAME.start(seats=seats, options={"start": "fair"}, roll=False)
    assert held(match) == [(1, 0, 0)] * seats, "nobody knows yet who starts"
    follow(match, "\n".join(SIXES if seat == first else NO_SIX for seat in range(seats)))
    by_order, supply = BY_ORDER[seats]
    assert held(match)[first:] + held(match)[:first] == by_order
    assert tuple(match.view()["supply"][thing] for thing in ("white", "gold", "fires")) == supply


@pytest.mark.rule("K80", "K73", "K74")
def test_a_fair_start_counts_at_the_end() -> None:
    match = GAME.start(seats=2, options={"start": "fair"}, roll=False)
    follow(match, f"{NO_SIX}\n{SIXES}")
    points = [player["points"] for player in match.view()["players"]]
    assert [(each["white"], each["fires"]) for each in points] == [(4, 4), (2, 0)]


@pytest.mark.rule("K80", "K15")
def test_without_the_option_nobody_gets_more() -> None:
    match = follow(GAME.start(seats=2, roll=False), f"{SIXES}\n{NO_SIX}")
    assert held(match) == [(1, 0, 0), (1, 0, 0)]


@pytest.mark.rule("K80")
def test_a_supply_that_lacks_something_gives_nothing() -> None:
    match = GAME.start(seats=2, options={"start": "fair"}, roll=False)
    match.state.supply_white = 0
    follow(match, f"{SIXES}\n{NO_SIX}")
    assert held(match) == [(1, 0, 0), (1, 0, 0)]


@pytest.mark.rule("K17")
def test_the_top_card_of_each_deck_is_offered() -> None:
    match = follow(
        GAME.start(seats=2, roll=False),
        """
        * roll b6 r6 g6 r6 g6 b6
        * roll b1 r1 g1 r1 g1 b1
        * card 12
        * card 13
        * card 30
        * card 48
        * card 60
        """,
    )
    offer = match.view()["offer"]
    assert [place["card"]["id"] for place in offer] == [12, 13, 30, 48, 60]
    assert [place["below"] for place in offer] == [11, 11, 11, 11, 11]
    assert phase(match) == "roll"


@pytest.mark.rule("K17", "K21")
def test_the_next_card_is_turned_up() -> None:
    match = rolled(position(full_decks=True), GREEN_4)
    match.play("take 1")
    assert phase(match) == "reveal"
    assert int(GAME.rules.chances(match.state)) == 11
    match.decide("card 12")
    assert match.view()["offer"][0]["card"]["id"] == 12
    assert match.view()["offer"][0]["below"] == 10


@pytest.mark.rule("K20")
def test_up_to_three_rolls() -> None:
    match = position()
    match.decide(f"roll {MISS}")
    assert match.actor == 0
    assert len(match.actions()) == 64
    match.play("keep r6 g6")
    assert match.actor == CHANCE
    match.decide("roll b1 r1 g1 b1")  # dice a, b, c, f
    assert [die["face"] for die in match.view()["dice"]] == ["b1", "r1", "g1", "r6", "g6", "b1"]
    match.play("keep r6 b1 b1")
    match.decide("roll g2 b2 b2")  # dice b, c, e
    assert phase(match) == "check", "the third roll stands"
    assert "stop" not in texts(match)


@pytest.mark.rule("K20")
def test_a_kept_die_may_be_rolled_later() -> None:
    match = position()
    match.decide(f"roll {MISS}")
    match.play("keep r6 g6")
    match.decide("roll r2 g2 b2 r2")
    match.play("keep g6 g2")
    assert [die["in_hand"] for die in match.view()["dice"]] == [True, False, True, True, False, True]
    match.decide("roll b1 g1 r1 b1")
    assert [die["face"] for die in match.view()["dice"]] == ["b1", "g2", "g1", "r1", "g6", "b1"]


@pytest.mark.rule("K20")
@pytest.mark.parametrize("rolls", [1, 2])
def test_one_may_stop_early(rolls: int) -> None:
    match = position()
    for _ in range(rolls - 1):
        match.decide(f"roll {MISS}")
        match.play("keep none")
    match.decide(f"roll {GREEN_4}")
    match.play("stop")
    assert phase(match) == "check"
    assert "take 1" in texts(match)


@pytest.mark.rule("K20")
def test_turns_go_clockwise() -> None:
    match = position(seats=3, current=2)
    rolled(match, MISS).play("alarm 1")
    match.decide("tile coast")
    match.play(texts(match)[0])
    assert match.view()["current"] == 0
    assert phase(match) == "roll"
    assert match.view()["rolls_left"] == 3


@pytest.mark.rule("K70")
def test_the_game_ends_when_the_supply_is_empty() -> None:
    match = rolled(position(free="c3 d1 e1"), GREEN_4)  # three tiles, of which two left the game
    match.play("take 1")
    assert match.view()["supply"]["tiles"] == 1
    match.decide("tile quarry")
    match.play("place d1")
    assert match.over
    assert match.view()["supply"]["tiles"] == 0
    assert sum(place["standing"] == "free" for place in match.view()["spaces"]) == 2


@pytest.mark.rule("K70")
def test_an_alarm_can_end_the_game() -> None:
    match = rolled(position(free="c3 d1 e1"), MISS)
    match.play("alarm 1")
    match.decide("tile farmland")
    match.play("fire c3")
    assert match.over


@pytest.mark.rule("K70")
def test_the_turn_is_finished_first() -> None:
    match = position(free="c3 d1 e1", offer=(0, 15, 0, 0, 0), fronts={1: (1,)})
    rolled(match, "r5 r6 g1 r1 g1 g3").play("take 2")  # red sum 12: draw, place, then steal a card
    match.decide("tile quarry")
    match.play("place d1")
    assert not match.over
    assert texts(match) == ["steal 1", "skip"]
    match.play("steal 1")
    assert match.over
    assert int(match.state.holder[0]) == 0


@pytest.mark.rule("K70")
def test_it_goes_on_while_there_are_tiles() -> None:
    match = rolled(position(free="c3 d1 e1 a2"), GREEN_4)
    match.play("take 1")
    match.decide("tile quarry")
    match.play("place d1")
    assert not match.over
    assert match.view()["current"] == 1
