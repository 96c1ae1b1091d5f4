"""The opening round (G10–G15) and the order of rounds (G16)."""

from __future__ import annotations

from typing import Any

import pytest

from gemhold.core.errors import BadNotation
from gemhold.core.match import Match
from gemhold.games.geodia import GAME
from gemhold.games.geodia.board import FRONTS
from gemhold.games.geodia.data import LANDS
from tests.geodia.positions import (
    cards,
    figures,
    pass_turn,
    phase,
    place,
    play,
    position,
    targets,
    texts,
    tile_set,
    way,
)


def laid(seats: int = 2, rules: int | None = None, **options: object) -> Match:
    """A match with the tiles laid, in the order of their kinds."""
    match = GAME.start(seats, options=options, roll=False, rules=rules)
    for _ in range(54):
        match.decide(0)
    return match


def at_bases(seats: int = 2, **options: Any) -> Match:
    """The first seat has its hand and places its base."""
    match = laid(seats, **options)
    while phase(match) == "draw":
        match.decide(0)
    return play(match, "done")


def settled(match: Match, *places: str) -> Match:
    """Seats place their bases, lay what they must, and leave their figures at home."""
    for name in places:
        while phase(match) in ("draw", "mulligan"):
            play(match, "done") if phase(match) == "mulligan" else match.decide(0)
        play(match, f"base {name}")
        while phase(match) == "roads":
            play(match, texts(match)[0])
        play(match, "done")
    return match


@pytest.mark.rule("G10")
def test_tiles_are_laid_one_by_one_from_those_left() -> None:
    match = GAME.start(2, roll=False)
    assert GAME.rules.chances(match.state) == 54
    play(match, "tile a1 iron water", "tile a2 sulphur wood")
    assert GAME.rules.chances(match.state) == 52
    assert [int(match.state.land[i]) for i in range(2)] == [5, 0]
    match = laid()
    assert [[int(land) for land in match.state.land].count(kind) for kind in range(len(LANDS))] == [9] * 6
    assert [int(n) for n in match.state.mine] == [0] * 54, "nobody knows the mines"
    assert match.state.turned == 0


@pytest.mark.rule("G11")
def test_a_baron_begins_with_their_own() -> None:
    match = laid(4)
    assert [[int(n) for n in match.state.stock[seat]] for seat in range(4)] == [
        [3, 5, 3, 3], [3, 3, 5, 3], [4, 6, 2, 2], [4, 2, 6, 2],
    ]  # fmt: skip
    assert [int(n) for n in match.state.gems] == [4, 3, 2, 1]
    assert [figures(match, seat, "base") for seat in range(4)] == [(3, 1), (3, 1), (4, 1), (4, 1)]
    assert (match.state.current, match.state.left) == (0, 4), "seat 1 begins and draws its hand"


@pytest.mark.rule("G12")
@pytest.mark.parametrize("rounds", [8, 10])
def test_the_tournament_comes_first(rounds: int) -> None:
    view = at_bases(rounds=rounds).view()
    assert view["events"]["now"] == "tournament"
    assert view["events"]["coming"] == rounds // 2
    assert "tournament" not in view["events"]["possible"]
    assert len(view["events"]["possible"]) == 7


@pytest.mark.rule("G13")
@pytest.mark.parametrize(("seats", "roads"), [(2, 6), (3, 5), (4, 4)])
def test_few_players_have_more_roads(seats: int, roads: int) -> None:
    match = play(at_bases(seats), "base a1-a2")
    assert (match.state.roads_left, match.state.rails_left) == (roads, 0)
    match = play(at_bases(seats, barons=["sapphire", "emerald", "ruby", "citrine"][:seats]), "base a1-a2")
    assert (match.state.roads_left, match.state.rails_left) == (roads - 2, 2)


@pytest.mark.rule("G14")
def test_a_first_hand_and_cards_put_back() -> None:
    match = play(laid(), "card rocket", "card ka-boom", "card munition", "card rocket")
    assert cards(match, 0) == "ka-boom munition rocket rocket"
    assert texts(match) == ["put back ka-boom", "put back munition", "put back rocket", "done"]
    play(match, "put back ka-boom", "put back rocket", "done")
    assert GAME.rules.chances(match.state) == 21, "what was put back cannot be drawn"
    assert "ka-boom" not in cards(match, 0, "deck")
    with pytest.raises(BadNotation):
        match.decide("card ka-boom")
    play(match, "card rocket", "card airship")
    assert cards(match, 0) == "munition rocket rocket airship"
    assert phase(match) == "base", "only once"
    assert (int(match.state.deck_n[0]), cards(match, 0, "deck").count("ka-boom")) == (21, 1), "now it is shuffled in"


@pytest.mark.rule("G14")
def test_cards_put_back_could_be_drawn_again_in_rules_1() -> None:
    match = play(laid(rules=1), "card rocket", "card ka-boom", "card munition", "card rocket")
    play(match, "put back ka-boom", "put back rocket", "done")
    assert GAME.rules.chances(match.state) == 23, "shuffled in before drawing"
    play(match, "card ka-boom", "card airship")
    assert cards(match, 0) == "ka-boom munition rocket airship"
    assert phase(match) == "base", "only once"


@pytest.mark.rule("G14", "G6")
def test_nobody_sees_which_cards_were_put_back() -> None:
    first, second = (play(laid(), "card rocket", "card ka-boom", "card munition", "card rocket") for _ in range(2))
    play(first, "put back ka-boom")
    play(second, "put back rocket")
    assert first.view(1) == second.view(1)
    assert first.view(0) != second.view(0)
    assert first.view(1)["ask"]["put_back"] == 1


@pytest.mark.rule("G14")
def test_first_roads_hang_together_with_the_base() -> None:
    match = play(at_bases(), "base a1-a2")
    assert targets(match, "road") == "a1 a2"
    play(match, "road a1")
    assert targets(match, "road") == "a2 b2 b3"
    play(match, "road b2", "road b1", "road c1", "road c2")
    assert targets(match, "road") == "a2 b3 c3 d1 d2 d3"
    play(match, "road d1")
    assert phase(match) == "figures"
    assert [way(match, name) for name in ("a1", "a2", "d1")] == ["road", "", "road"]
    assert targets(match, "put").split()[:6] == ["a1", "b1", "b2", "c1", "c2", "d1"]


@pytest.mark.rule("G14")
def test_roads_and_railways_in_any_order() -> None:
    match = play(at_bases(barons="sapphire,emerald"), "base a1-a2")
    assert texts(match) == ["road a1", "rail a1", "road a2", "rail a2"]
    play(match, "rail a1", "rail a2")
    assert texts(match, "rail") == []
    play(match, "road b2", "road b3", "road b4", "road c3")
    assert [way(match, name) for name in ("a1", "a2", "b2", "c3")] == ["rail", "rail", "road", "road"]


@pytest.mark.rule("G14", "G21")
def test_first_figures() -> None:
    match = play(at_bases(), "base a1-a2", "road a1", "road a2", "road b2", "road b3", "road b4", "road c4")
    play(match, "put worker c4", "put worker c4", "put worker c4")
    assert targets(match, "put") == "a1 a2 b2 b3 b4", "three figures on c4: full"
    assert texts(match)[0] == "put engineer a1"
    play(match, "done")
    assert (figures(match, 0, "c4"), figures(match, 0, "base")) == ((3, 0), (0, 1))
    assert match.state.current == 1


@pytest.mark.rule("G14", "G20", "G22")
def test_first_roads_keep_off_others() -> None:
    """The second seat's base lies next door: neither the first one's front nor its figures' tile is built on."""
    match = play(at_bases(), "base a1-a2", "road a2", "road a1", "road b4", "road b5", "road b6", "road c7")
    play(match, "put worker b5", "done")
    while phase(match) == "draw":
        match.decide(0)
    play(match, "done", "base b6-c7")
    assert "b5" not in targets(match, "road").split()
    assert {"a1", "a2"}.isdisjoint(targets(match, "road").split())
    assert (match.state.roads_left, match.state.rails_left) == (4, 2)
    assert targets(match, "road") == "c6 d7 d8", "next to the roads that lie before the base already"


@pytest.mark.rule("G15")
def test_places_of_bases() -> None:
    match = at_bases()
    assert targets(match, "base") == "b6-c7 c7-d8 f8-g7 g7-h6 i2-i3 i1-i2 g1-h1 f1-g1 c1-d1 b1-c1 a1-a2 a2-a3"
    play(match, "base a1-a2", "road a1", "road b2", "road b1", "road c1", "road a2", "road b3", "put worker c1", "done")
    while phase(match) == "draw":
        match.decide(0)
    play(match, "done")
    assert targets(match, "base") == "b6-c7 c7-d8 f8-g7 g7-h6 i2-i3 i1-i2 g1-h1 f1-g1", "c1 is held, a2 is a front"
    match.state.held[0] = sum(set(FRONTS[::2])) | tile_set("b6 c7 d8 f8 g7 h6 i1 i2 i3 g1 h1 f1 c1 d1 b1 a3")
    assert targets(match, "base") == "b6-c7 c7-d8 f8-g7 g7-h6 i2-i3 i1-i2 g1-h1 f1-g1 c1-d1 b1-c1", "nothing else is left"


@pytest.mark.rule("G16")
def test_turns_follow_each_other_in_each_round() -> None:
    match = settled(at_bases(3), "a1-a2", "i2-i3", "f1-g1")
    assert (match.state.round_n, match.state.current, phase(match)) == (1, 0, "dice")
    order = []
    for _ in range(6):
        order.append((int(match.state.round_n), int(match.state.current)))
        pass_turn(match)
    assert order == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    assert (match.state.round_n, phase(match)) == (3, "event")


@pytest.mark.rule("G16", "G12")
@pytest.mark.parametrize(("rounds", "events"), [(8, 4), (10, 5)])
def test_an_event_lasts_two_rounds(rounds: int, events: int) -> None:
    match = position(at="turn", round_n=1, rounds=rounds, event="tournament")
    shown = ["tournament"]
    turns = 0
    while not match.over:
        if phase(match) == "event":
            assert match.state.round_n % 2 == 1
            name = ("market", "wet-season", "blizzard", "claim")[len(shown) - 1]
            play(match, f"event {name}")
            shown.append(name)
        pass_turn(match)
        turns += 1
    assert (turns, len(shown)) == (2 * rounds, events)
    assert match.view()["events"]["shown"] == shown


def test_a_place_is_a_tile_or_the_base() -> None:
    assert (place("a1"), place("base")) == (0, 54)
