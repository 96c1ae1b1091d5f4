"""Exact chances of the cards (K38)."""

from __future__ import annotations

import pytest

from gemhold.games.king.odds import best_keep, chance_of_card, odds, odds_after
from gemhold.games.king.state import ALL_DICE, A
from tests.king.positions import GREEN_4, MISS, position, rolled


@pytest.mark.rule("K38")
@pytest.mark.parametrize(
    ("card", "chance"),
    [
        (4, 0.75),  # four of a colour
        (1, 0.79),  # straight of four
        (29, 0.52),  # of five
        (52, 0.20),  # of six
        (34, 0.50),  # three of a given number
        (17, 0.76),  # 3+2
        (49, 0.27),  # 2+2+2
        (50, 0.16),  # 3+3
        (27, 0.61),  # sum 28
        (37, 0.38),  # sum 30
        (25, 0.62),  # red sum 14
        (13, 0.74),  # order
    ],
)
def test_the_values_of_the_rules(card: int, chance: float) -> None:
    assert round(chance_of_card(card - 1), 2) == chance


@pytest.mark.rule("K37", "K38")
def test_higher_grades_are_rarer() -> None:
    chances = [chance_of_card(3, grade) for grade in (1, 2, 3)]
    assert [round(chance, 2) for chance in chances] == [0.75, 0.43, 0.12]


def test_odds_during_a_turn() -> None:
    match = position(offer=(7, 22, 0, 45, 53))
    fresh = odds(match.state)
    assert fresh[2] is None
    assert fresh[0] == pytest.approx(chance_of_card(6))
    match.decide(f"roll {GREEN_4}")
    assert odds(match.state)[0] == pytest.approx(1.0)
    assert best_keep(match.state, 6)[:4] == [0, 1, 2, 3]
    match.play("keep none")
    assert odds(match.state)[0] != pytest.approx(1.0)
    match = rolled(position(), MISS)
    assert odds(match.state) == [0.0, 0.0, 0.0, 0.0, 0.0]


def test_chances_follow_the_dice_that_are_kept() -> None:
    match = position(offer=(7, 22, 0, 45, 53))
    assert odds_after(match.state) == {}, "nothing has been rolled"
    match.decide(f"roll {GREEN_4}")
    after = odds_after(match.state)
    assert set(after) == set(range(A.keep, A.keep + ALL_DICE + 1))
    assert [chances[0] for kept, chances in after.items() if kept & 15 == 15] == [1.0] * 4, "four green dice stay"
    for deck, best in enumerate(odds(match.state)):
        assert best is None or best == max(chances[deck] or 0.0 for chances in after.values())
    stopped = after[A.keep + ALL_DICE]
    assert stopped[0] == 1.0
    assert stopped[1:] == [0.0, None, 0.0, 0.0], "all kept: nothing will change any more"
    expected = after[A.keep + 3][0]
    match.play("keep g4 g5")
    assert odds(match.state)[0] == expected
    match = rolled(position(), MISS)
    assert odds_after(match.state) == {}
