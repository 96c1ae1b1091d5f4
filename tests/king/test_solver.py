"""The exact dice solver against values worked out elsewhere."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb

import pytest

from gemhold.core.kit import floats, table
from gemhold.games.king.solver import ROLLS, Plan


def utility(good: set[int], dice: int = 6) -> Plan:
    """1 for rolls whose first dice all show a face of the set."""
    values = floats(ROLLS)
    for roll in range(ROLLS):
        values[roll] = float(all(roll // 6**die % 6 in good for die in range(dice)))
    return Plan(values, rolls=3)


@pytest.fixture(scope="module")
def six_on_one() -> Plan:
    return utility({5}, dice=1)


def test_one_die(six_on_one: Plan) -> None:
    assert six_on_one.fresh(1) == pytest.approx(1 / 6)
    assert six_on_one.fresh(2) == pytest.approx(11 / 36)
    assert six_on_one.fresh(3) == pytest.approx(91 / 216)


def test_six_independent_dice() -> None:
    # each die is kept when it shows a six: (91/216)^6
    assert utility({5}).fresh(3) == pytest.approx(float(Fraction(91, 216) ** 6))


def test_what_to_keep(six_on_one: Plan) -> None:
    assert six_on_one.keep(table([5, 0, 0, 0, 0, 0]), 1) & 1, "the six is kept"
    assert not six_on_one.keep(table([4, 0, 0, 0, 0, 0]), 1) & 1, "anything else is rolled again"
    assert six_on_one.value(table([5, 0, 0, 0, 0, 0]), 0b1, 2) == pytest.approx(1.0)
    assert six_on_one.value(table([4, 0, 0, 0, 0, 0]), 0b1, 1) == pytest.approx(0.0)
    assert six_on_one.value(table([4, 0, 0, 0, 0, 0]), 0b0, 2) == pytest.approx(11 / 36)


def test_four_of_a_colour_by_the_binomial_law() -> None:
    """Each die shows red with 1/3 and red ones are kept: after three rolls red with 1 - (2/3)^3 = 19/27."""
    from gemhold.games.king.odds import chance_of_card

    p = Fraction(19, 27)
    exact = sum(comb(6, k) * p**k * (1 - p) ** (6 - k) for k in range(4, 7))
    assert chance_of_card(3) == pytest.approx(float(exact))
    assert chance_of_card(3, grade=3) == pytest.approx(float(p**6))


def test_one_roll_of_a_sum_by_counting() -> None:
    values = floats(ROLLS)
    for roll, faces in enumerate(product(range(6), repeat=6)):
        values[roll] = float(sum(faces) + 6 >= 28)
    ways = sum(1 for faces in product(range(1, 7), repeat=6) if sum(faces) >= 28)
    assert Plan(values, rolls=1).fresh(1) == pytest.approx(ways / 6**6)
