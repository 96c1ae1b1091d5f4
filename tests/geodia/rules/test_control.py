"""Who holds what, and where figures and goods can go (G20–G23)."""

from __future__ import annotations

import pytest

from gemhold.games.geodia import GAME
from gemhold.games.geodia.data import MOST_STEPS
from gemhold.games.geodia.state import A
from tests.geodia.positions import RICH, figures, fire, holders, pass_turn, phase, play, position, stock, targets, texts

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
def test_three_figures_stay_on_a_tile_at_the_end_of_the_turn() -> None:
    match = position(roads=LINE, workers={0: "c4 c4 base"}, engineers={0: "c4"})
    play(match, "move worker base")
    assert targets(match, "to") == "a2 b3 c4 d4", "during the turn there is room for any number"
    play(match, "to c4")
    assert (figures(match, 0, "c4"), match.view(1)["crowded"]) == ((3, 1), ["c4"])
    play(match, "end main", "end combat")
    assert "end final" not in texts(match)
    assert str(match.why_not("end final")) == "why-crowded (tile=c4, most=3)"
    play(match, "move engineer c4", "to d4")
    assert (match.view(1)["crowded"], texts(match)[-1]) == ([], "end final")
    play(match, "end final")
    assert (figures(match, 0, "c4"), figures(match, 0, "d4"), int(match.state.current)) == ((3, 0), (0, 1), 1)


@pytest.mark.rule("G21", "G80")
def test_an_engineer_fires_from_a_full_tile_and_leaves_it() -> None:
    match = position(roads=LINE, workers={0: "c4 c4 c4", 1: "d6"}, engineers={0: "a2"}, stock={0: RICH}, hand={0: "rocket"})
    play(match, "move engineer a2", "to c4", "end main")
    fire(match, "rocket > d6")
    assert figures(match, 1, "d6") == (0, 0)
    play(match, "move engineer c4", "to base", "end final")
    assert (figures(match, 0, "c4"), figures(match, 0, "base")) == ((3, 0), (0, 1))


@pytest.mark.rule("G21")
def test_a_surplus_that_cannot_leave_returns_to_the_base() -> None:
    """KA-BOOM cuts the four figures on c4 off; there is no other tile to go to."""
    match = position(
        roads="a2 b3 c4", workers={0: "c4 c4 c4"}, engineers={0: "b3"}, stock={0: RICH}, gems={0: 6}, hand={0: "ka-boom"}
    )
    play(match, "move engineer b3", "to c4", "end main")
    fire(match, "ka-boom > b3")
    assert texts(match, "move") == []
    before = GAME.state.copy(match.state)
    play(match, "end final")
    assert (figures(match, 0, "c4"), figures(match, 0, "base")) == ((2, 1), (1, 0)), "a worker first"
    told = [event for event in GAME.narrate(before, A.end, match.state) if event.id == "geodia-moves"]
    assert [event.args for event in told] == [{"seat": 0, "figure": "worker", "from": "c4", "to": "base"}]


@pytest.mark.rule("G21")
def test_without_steps_the_surplus_returns_to_the_base() -> None:
    match = position(at="final", roads=LINE, workers={0: "c4 c4 c4 base"})
    play(match, "move worker base", "to c4")
    match.state.steps = MOST_STEPS
    assert texts(match) == ["end final"]
    play(match, "end final")
    assert (figures(match, 0, "c4"), figures(match, 0, "base")) == ((3, 0), (1, 0))


@pytest.mark.rule("G21", "G95")
def test_partners_fill_a_tile_together() -> None:
    match = position(4, at="final", teams=True, roads=LINE, workers={0: "c4 base", 2: "c4 c4"})
    play(match, "move worker base", "to c4")
    assert str(match.why_not("end final")) == "why-crowded (tile=c4, most=3)"
    play(match, "move worker c4", "to b3", "end final")
    assert (figures(match, 0, "c4"), figures(match, 2, "c4")) == ((1, 0), (2, 0))


@pytest.mark.rule("G21", "G95")
def test_in_rules_1_no_figure_stops_on_a_full_tile() -> None:
    match = position(roads=LINE, workers={0: "c4 c4 base"}, engineers={0: "c4"}, rules=1)
    play(match, "move worker base")
    assert targets(match, "to") == "a2 b3 d4", "over c4, but not onto it"
    assert str(match.why_not("to c4")) == "why-tile-full (tile=c4)"
    match = position(4, teams=True, roads=LINE, workers={0: "c4 base", 2: "c4 c4"}, rules=1)
    play(match, "move worker base")
    assert targets(match, "to") == "a2 b3 d4"


@pytest.mark.rule("G21", "G42", "G44")
@pytest.mark.parametrize(("rules", "tiles"), [(2, "c4 c5"), (1, "")])
def test_who_stands_where_the_road_is_gone_may_step_off(rules: int, tiles: str) -> None:
    """What a figure can walk to, it can detonate."""
    match = position(roads="c4 c5", workers={0: "c3"}, stock={0: RICH}, rules=rules)
    assert targets(match, "detonate") == tiles
    play(match, "move worker c3")
    assert targets(match, "to") == "c4 c5"


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
