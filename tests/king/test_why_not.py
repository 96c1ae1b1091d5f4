"""Reasons: their codes are messages, so every code a rule can give is reached here or in the tests of the rules."""

from __future__ import annotations

import pytest

from gemhold.games.king import GAME
from tests.king.positions import BANDIT, GREEN_4, MISS, position, rolled

GEM_THIEF = "r5 g5 g6 r1 b2 b1"


@pytest.mark.rule("K20")
def test_the_wrong_moment() -> None:
    match = position()
    match.decide(f"roll {MISS}")
    reason = match.why_not("take 1")
    assert reason is not None
    assert (reason.code, reason.args) == ("king-wrong-phase", {"awaited": "keep"})
    assert match.why_not("stop") is None


def test_while_chance_is_to_move_and_after_the_end() -> None:
    match = position()
    assert str(match.why_not("stop")) == "chance-first"
    match = rolled(position(free="c3 d1 e1"), MISS)
    match.play("alarm 1")
    match.decide("tile farmland")
    match.play("fire c3")
    assert str(match.why_not("stop")) == "game-over"


@pytest.mark.rule("K52")
def test_gems_that_cannot_be_stolen() -> None:
    match = position(offer=(7, 23, 34, 45, 53), owned_white=(1, 0), owned_gold=(1, 1))
    rolled(match, GEM_THIEF).play("take 2")
    match.decide("tile coast")
    match.play("place b1")
    assert str(match.why_not("steal gold purple")) == "why-own-gem"
    assert str(match.why_not("steal white yellow")) == "why-no-gem (seat=1, gem=white)"
    assert str(match.why_not("steal gold black")) == "why-no-gem (seat=3, gem=gold)"
    assert match.why_not("steal gold yellow") is None
    assert match.why_not("skip") is None


@pytest.mark.rule("K54", "K40")
def test_a_reason_can_be_read() -> None:
    match = rolled(position(castles={0: "a1", 1: "a2 e1"}), BANDIT)
    match.play("take 4")
    assert str(match.why_not("raid e1")) == "why-not-nearest (space=e1)"
    match = rolled(position(), GREEN_4)
    match.play("take 1")
    match.decide("tile coast")
    assert str(match.why_not("place a1")) == "why-wrong-land (space=a1, land=desert)"


def test_every_number_has_an_answer() -> None:
    match = rolled(position(), MISS)
    legal = set(GAME.legal(match.state))
    assert len(legal) == 5
    for action in range(GAME.action_space.n):
        assert (match.why_not(action) is None) == (action in legal)
