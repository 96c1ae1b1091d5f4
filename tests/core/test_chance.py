"""Sources of fate."""

from __future__ import annotations

import pytest

from gemhold.core.chance import Scripted, Seeded
from gemhold.core.errors import BadOption
from gemhold.core.rng import draw
from gemhold.games.king import GAME


def test_a_seed_is_the_chance_stream() -> None:
    assert [Seeded(5).outcome(i, 46656) for i in range(5)] == [draw(5, 0, i, 46656) for i in range(5)]


def test_a_script_and_then_a_seed() -> None:
    fate = Scripted([3, 1], then=Seeded(5))
    assert [fate.outcome(0, 6), fate.outcome(1, 6), fate.outcome(2, 6)] == [3, 1, draw(5, 0, 2, 6)]


def test_a_script_that_cannot_be() -> None:
    with pytest.raises(BadOption) as caught:
        Scripted([6]).outcome(0, 6)
    assert caught.value.place == "chance event 0"
    with pytest.raises(BadOption) as caught:
        Scripted([5]).outcome(1, 6)
    assert caught.value.place == "chance event 1"


def test_a_match_by_script() -> None:
    sixes, ones = 6**6 - 1, 0
    match = GAME.start(seats=2, fate=Scripted([ones, sixes, 0, 1, 2, 3, 4, 46655], then=Seeded(1)))
    assert match.actor == 1
    assert [place["card"]["id"] for place in match.view()["offer"]] == [1, 14, 27, 40, 53]
    assert [die["face"] for die in match.view()["dice"]] == ["b6", "r6", "g6", "r6", "g6", "b6"]
