"""Who holds what, and where figures and goods can go (G20–G23)."""

from __future__ import annotations

import pytest

from tests.geodia.positions import figures, holders, pass_turn, phase, play, position, stock, targets, texts

LINE = "a2 b3 c4 d4"  # a way from the first seat's base


@pytest.mark.rule("G20")
def test_figures_machines_and_links_hold_a_tile() -> None:
    match = position(
        seats=2, workers={0: "c4"}, engineers={1: "d5"}, machines={0: "ballista@c5", 1: "railway-artillery@base"}, link={0: "c6"}
    )
    assert [holders(match, name) for name in ("c4", "d5", "c5", "c6", "c7")] == [[0], [1], [0], [0], []]


@pytest.mark.rule("G20", "G21", "G40")
def test_nobody_enters_a_tile_an_opponent_holds() -> None:
    match = position(roads=f"{LINE} c3 d3", workers={0: "b3 base", 1: "d4"})
    play(match, "move worker b3")
    assert texts(match) == ["to a2", "to c3", "to c4", "to d3", "to base", "cancel"]
    play(match, "to d3")
    assert (figures(match, 0, "b3"), figures(match, 0, "d3")) == ((0, 0), (1, 0))
    assert (holders(match, "b3"), holders(match, "d3")) == ([], [0])


@pytest.mark.rule("G20", "G23")
def test_nobody_passes_a_tile_an_opponent_holds() -> None:
    match = position(roads=LINE, workers={0: "d4", 1: "c4"})
    assert texts(match, "move") == [], "d4 is cut off"
    match = position(roads=LINE, workers={0: "d4", 1: "b3"})
    play(match, "move worker d4")
    assert texts(match) == ["to c4", "cancel"], "not home, but within reach"


@pytest.mark.rule("G21", "G40")
def test_at_most_three_figures_stand_on_a_tile() -> None:
    match = position(roads=LINE, workers={0: "c4 c4 base"}, engineers={0: "c4"})
    play(match, "move worker base")
    assert targets(match, "to") == "a2 b3 d4", "over c4, but not onto it"


@pytest.mark.rule("G21", "G95")
def test_partners_fill_a_tile_together() -> None:
    match = position(4, teams=True, roads=LINE, workers={0: "c4 base", 2: "c4 c4"})
    play(match, "move worker base")
    assert targets(match, "to") == "a2 b3 d4"


@pytest.mark.rule("G21", "G40")
def test_figures_go_home_and_a_choice_can_be_called_off() -> None:
    match = position(rails=LINE, workers={0: "d4"}, engineers={0: "base"})
    assert texts(match, "move") == ["move worker d4", "move engineer base"]
    play(match, "move worker d4", "cancel")
    assert phase(match) == "main"
    play(match, "move worker d4", "to base", "move engineer base", "to d4")
    assert (figures(match, 0, "base"), figures(match, 0, "d4")) == ((1, 0), (0, 1))


@pytest.mark.rule("G22")
def test_the_tiles_in_front_of_a_base_are_the_owners() -> None:
    match = position(roads="a1 a2 b3 b4", workers={0: "b4", 1: "b3"}, current=1, stock={1: (20, 20, 20, 20)})
    assert texts(match, "move") == [], "a1 and a2 lie before the first seat's base, b4 is held"
    assert {"a1", "a2"}.isdisjoint(targets(match, "road").split())
    assert {"a1", "a2"}.isdisjoint(targets(match, "rail").split())
    assert {"a1", "a2"}.isdisjoint(targets(match, "detonate").split())


@pytest.mark.rule("G22")
def test_the_dragons_tile_is_no_way() -> None:
    match = position(roads="d4 f5", workers={0: "d4"}, stock={0: (9, 9, 9, 9)})
    assert texts(match, "move") == []
    assert "e4" not in targets(match, "road").split()


@pytest.mark.rule("G23", "G30")
@pytest.mark.parametrize(
    ("roads", "enemy", "yields"),
    [
        (LINE, {}, True),
        ("a2 b3 d4", {}, False),  # no road on c4
        (LINE, {1: "c4"}, False),  # an opponent on the way
        (f"{LINE} b4", {1: "b3"}, True),  # a way round the opponent, by b4
        (LINE, {1: "d5"}, True),  # beside the way
    ],
)
def test_income_needs_a_route(roads: str, enemy: dict[int, str], yields: bool) -> None:
    match = position(at="turn", roads=roads, workers={0: "d4"} | enemy, land={"d4": "wood water"})
    assert stock(match) == ((0, 1, 0, 1) if yields else (0, 0, 0, 0))


@pytest.mark.rule("G23")
def test_a_route_is_restored_and_cut() -> None:
    match = position(
        roads="a2 b3 d4 c5", workers={0: "d4", 1: "c5"}, land={"d4": "wood water"}, stock={0: (0, 2, 1, 0)}, round_n=3
    )
    play(match, "road c4", "end main", "end combat", "end final")
    pass_turn(match)
    assert stock(match) == (0, 1, 0, 1), "the road joins d4 to the base"
    pass_turn(match)
    play(match, "dice card 1", "take nothing", "move worker c5", "to c4", "end main", "end combat", "end final", "event claim")
    assert stock(match) == (0, 1, 0, 1), "an opponent stands in between"


@pytest.mark.rule("G23", "G65")
def test_a_route_over_the_own_airship_but_not_over_an_opponents() -> None:
    own = position(at="turn", roads="d4", link={0: "c4"}, workers={0: "d4"}, land={"d4": "wood water"})
    assert stock(own) == (0, 1, 0, 1), "the airship flies straight to the base"
    other = position(at="turn", roads="a2 b3 d4", link={1: "c4"}, workers={0: "d4"}, land={"d4": "wood water"})
    assert stock(other) == (0, 0, 0, 0)
