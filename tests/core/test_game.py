"""What the rest knows of a game."""

from __future__ import annotations

import pytest

from gemhold.core.contract import SPECTATOR
from gemhold.core.errors import BadOption
from gemhold.core.game import EVERYONE, Event
from gemhold.games.king import GAME


def test_who_sees_an_event() -> None:
    assert [Event("x").visible_to(seat) for seat in (SPECTATOR, 0, 3)] == [True, True, True]
    assert [Event("x", seen_by=0b101).visible_to(seat) for seat in (SPECTATOR, 0, 1, 2)] == [False, True, False, True]
    assert [Event("x", seen_by=0).visible_to(seat) for seat in (SPECTATOR, 0)] == [False, False]
    assert Event("x").seen_by == EVERYONE


def test_unknown_options() -> None:
    with pytest.raises(BadOption) as caught:
        GAME.start(seats=2, options={"mapp": "standard"})
    assert caught.value.place == "option mapp"
    assert caught.value.hint == "known: map"


def test_legal_numbers_and_a_hidden_copy() -> None:
    match = GAME.start(seats=2, seed=1)
    assert GAME.legal(match.state) == list(range(64))
    hidden = GAME.hidden(match.state, 0)
    hidden.phase = 0
    assert match.state.phase != 0
