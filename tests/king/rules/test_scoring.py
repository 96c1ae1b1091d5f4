"""Points and places (K71–K76)."""

from __future__ import annotations

import pytest

from gemhold.games.king.rules.scoring import largest_area
from gemhold.games.king.state import NOBODY, Phase
from tests.king.positions import position, space


@pytest.mark.rule("K71", "K72", "K73", "K74", "K75", "K76")
def test_the_sheets_example() -> None:
    match = position(
        seats=4,
        castles={
            0: "d3 d4 e4  a1 b3 d1 d6 e6",
            1: "a2 a3 a4  c6 d2 e2",
            2: "a5 b6 b5 b4 c5  b1",
            3: "b2 c3  c7 e1 e3 e5",
        },
        fires="c4 d5",
        owned_fires=(0, 1, 2, 1),
        owned_gold=(1, 0, 0, 3),
        owned_white=(0, 4, 0, 2),
    )
    match.state.phase = Phase.OVER
    assert [match.breakdown(seat) for seat in range(4)] == [
        {"area": 9, "others": 5, "fires": 0, "gold": 3, "white": 0},
        {"area": 9, "others": 3, "fires": 0, "gold": 0, "white": 8},
        {"area": 15, "others": 1, "fires": 4, "gold": 0, "white": 0},
        {"area": 6, "others": 4, "fires": 0, "gold": 9, "white": 4},
    ]
    assert match.scores() == [17, 20, 20, 23]
    assert match.ranks() == [4, 3, 2, 1]  # the second and third have equal points: more fires decide
    assert match.winners() == [3]


@pytest.mark.rule("K71")
def test_of_equal_areas_only_one_counts() -> None:
    match = position(castles={0: "a1 a2 d1 d2"})
    assert match.breakdown(0) == {"area": 6, "others": 2, "fires": 0, "gold": 0, "white": 0}


@pytest.mark.rule("K71")
def test_an_area_may_bend_and_cross_the_halves() -> None:
    match = position(castles={0: "a1 b4 c5 d4 e3 b1"})  # west: c5 d4 e3 b1; east: a1 b4
    s = match.state
    assert int(largest_area(s, 0)) == sum(1 << space(s, name) for name in ["a1", "b4", "c5", "d4", "e3"])
    assert match.scores() == [16, 0]


@pytest.mark.rule("K71", "K72")
def test_fires_and_ruins_hold_no_points_and_part_areas() -> None:
    match = position(castles={0: "a1 a3"}, fires="a2")
    assert match.breakdown(0) == {"area": 3, "others": 1, "fires": 0, "gold": 0, "white": 0}
    assert match.breakdown(1)["area"] == 0


@pytest.mark.rule("K73")
@pytest.mark.parametrize(
    ("fires", "bonus"),
    [((0, 0, 0), [0, 0, 0]), ((1, 0, 0), [4, 0, 0]), ((2, 2, 1), [4, 4, 0]), ((3, 3, 3), [4, 4, 4]), ((1, 2, 3), [0, 0, 4])],
)
def test_most_fires(fires: tuple[int, ...], bonus: list[int]) -> None:
    match = position(seats=3, owned_fires=fires)
    assert match.scores() == bonus


@pytest.mark.rule("K74")
def test_gems() -> None:
    match = position(owned_gold=(2, 0), owned_white=(1, 5))
    assert match.scores() == [8, 10]


@pytest.mark.rule("K75")
def test_most_points_win() -> None:
    match = position(seats=3, castles={0: "b1 b2", 1: "d7", 2: "d3 d4 e3"})
    match.state.phase = Phase.OVER
    assert match.scores() == [6, 3, 9]
    assert match.ranks() == [2, 3, 1]
    assert match.winners() == [2]


@pytest.mark.rule("K75")
def test_fires_break_a_tie() -> None:
    match = position(seats=3, castles={0: "a1", 1: "c1 c2"}, owned_fires=(1, 2, 3), owned_gold=(1, 0, 0), owned_white=(0, 0, 1))
    assert match.scores() == [6, 6, 6]
    assert match.ranks() == [3, 2, 1]


@pytest.mark.rule("K75")
def test_still_tied_they_win_together() -> None:
    match = position(seats=3, castles={0: "a1", 1: "c1", 2: "e1"}, owned_fires=(2, 2, 0))
    match.state.phase = Phase.OVER
    assert match.scores() == [7, 7, 3]
    assert match.ranks() == [1, 1, 3]
    assert match.winners() == [0, 1]


@pytest.mark.rule("K43", "K75")
def test_a_seventeenth_token_beats_all_points() -> None:
    match = position(seats=4, castles={0: "a1 a2 a3", 1: "c1", 2: "d1 d2"}, owned_gold=(0, 0, 0, 1))
    assert match.scores() == [9, 3, 6, 3]
    assert match.ranks() == [1, 3, 2, 3]
    match.state.winner = 1
    assert match.ranks() == [2, 1, 3, 4]  # the others by points
    match.state.winner = NOBODY
    assert match.ranks() == [1, 3, 2, 3]
