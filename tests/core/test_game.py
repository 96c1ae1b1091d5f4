"""What the rest knows of a game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gemhold.core.contract import SPECTATOR
from gemhold.core.errors import BadOption
from gemhold.core.game import EVERYONE, Event
from gemhold.games.geodia import GAME as GEODIA
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
    assert caught.value.hint == "known: map, start, colours"


def test_versions_of_the_rules() -> None:
    """A game plays its newest rules, and older ones where it still knows them; a position carries its version."""
    assert (list(GAME.versions), list(GEODIA.versions)) == ([1], [1, 2])
    match = GEODIA.start(2, roll=False)
    assert (match.rules, int(match.state.rules), match.record().rules) == (2, 2, 2)
    old = GEODIA.start(2, roll=False, rules=1)
    assert (old.rules, int(old.state.rules), old.record().rules) == (1, 1, 1)
    old.decide(0)
    old.rewind(0)
    assert (int(old.state.rules), int(old.copy().state.rules), old.copy().rules) == (1, 1, 1)
    assert GAME.start(2, rules=1).rules == 1
    for game, rules in ((GAME, 2), (GEODIA, 0), (GEODIA, 3)):
        with pytest.raises(BadOption, match=f"has no rules {rules}") as caught:
            game.start(2, rules=rules)
        assert caught.value.place == "rules"


def test_several_versions_need_a_field_to_tell_them() -> None:
    with pytest.raises(TypeError, match="no field `rules`"):
        replace(GAME, rules_version=2, oldest_rules=1)


def test_legal_numbers_and_a_hidden_copy() -> None:
    match = GAME.start(seats=2, seed=1)
    assert GAME.legal(match.state) == list(range(64))
    hidden = GAME.hidden(match.state, 0)
    hidden.phase = 0
    assert match.state.phase != 0
