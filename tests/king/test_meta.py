"""What King of the Dice is (K1, K5)."""

from __future__ import annotations

import pytest

import gemhold
from gemhold.core.errors import BadOption
from gemhold.games.king import GAME, meta
from gemhold.games.king.data import COMPONENTS


@pytest.mark.rule("K1")
def test_two_to_four_players() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (2, 3, 4):
        assert GAME.start(seats=seats, seed=1).seats == seats
    for seats in (0, 1, 5):
        with pytest.raises(BadOption) as caught:
            GAME.start(seats=seats)
        assert caught.value.place == "seats"


@pytest.mark.rule("K5")
def test_what_is_in_the_box() -> None:
    assert GAME.colours == ("purple", "yellow", "turquoise", "black")
    assert (COMPONENTS.white_gems, COMPONENTS.gold_gems, COMPONENTS.fires, COMPONENTS.tokens) == (18, 6, 15, 16)


def test_the_game_is_found_by_name() -> None:
    assert gemhold.game("king") is GAME
    assert "king" in gemhold.game_names()
    assert repr(GAME) == f"<Game king, rules {meta.RULES_VERSION}>"
    assert meta.UNSUPPORTED == ()


def test_the_numbers_of_the_actions_are_fixed() -> None:
    """Records depend on them: a change here needs a new rules version."""
    assert meta.RULES_VERSION == 1
    assert GAME.actions == {
        "keep": range(64),
        "take": range(64, 69),
        "alarm": range(69, 75),
        "joker": range(75, 129),
        "place": range(129, 159),
        "slay": range(159, 189),
        "raid": range(189, 219),
        "lay_fire": range(219, 249),
        "steal_card": range(249, 309),
        "steal_gem": range(309, 317),
        "fire_of": range(317, 321),
        "skip": range(321, 322),
    }


def test_a_position_is_small() -> None:
    assert GAME.state.size() <= 512
