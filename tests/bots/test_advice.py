"""Advice: the best actions with reasons that come from the evaluation."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gemhold
from gemhold import bots
from gemhold.bots.advice import MOST, Advice, advise
from gemhold.bots.geodia.advice import Counsel
from gemhold.bots.geodia.desk import TERMS
from gemhold.bots.geodia.players import Master, tempers
from gemhold.bots.geodia.search import END, is_menu
from gemhold.bots.king.advice import IN_AREA, OTHERS, OUTSIDE, OWN, sources, told
from gemhold.bots.king.desk import SEAT_FEATURES
from gemhold.core.game import Event
from gemhold.core.match import Match
from gemhold.games.king.notation import group_of
from gemhold.locales import LANGUAGES, Words
from tests.king.positions import MISS, SLAYER, position

GAME = gemhold.game("king")


def advice_for(match: Match) -> list[Advice]:
    return advise(GAME, "master", GAME.hidden(match.state, match.actor), match.actor)


def texts(match: Match, advice: list[Advice]) -> list[str]:
    return [GAME.notation.text(match.state, one.action) for one in advice]


def roll(match: Match, dice: str) -> Match:
    match.decide(f"roll {dice}")
    return match


def test_a_bot_that_knows_no_reasons_gives_an_action() -> None:
    match = GAME.start(2, 1)
    (only,) = advise(GAME, "random", match.state, match.actor, 3)
    assert only.action == bots.find("king", "random", 3).choose(GAME, match.state, match.actor)
    assert (only.win, only.reasons) == (None, ())


def test_chances_of_a_roll_add_up_and_name_the_alarm() -> None:
    advice = advice_for(roll(position(), MISS))
    assert len(advice) == MOST
    assert sorted(advice, key=lambda one: -(one.win or 0)) == advice
    for one in advice:
        percents = [int(reason.args["percent"]) for reason in one.reasons]
        assert percents == sorted(percents, reverse=True)
        assert sum(percents) <= 101
    assert {reason.id for one in advice for reason in one.reasons} <= {"king-reason-way", "king-reason-alarm"}


@pytest.fixture(scope="module")
def slaying() -> tuple[Match, list[Advice]]:
    """Fires beside the largest area, and far from it."""
    match = roll(position(castles={0: "a1 a2 b1", 1: "e4 e5"}, fires="b2 e1"), SLAYER)
    match.play("stop")
    match.play("take 3")
    return match, advice_for(match)


def test_the_better_place_is_named_first_and_said_to_be_better(slaying: tuple[Match, list[Advice]]) -> None:
    match, (best, other) = slaying
    assert texts(match, [best, other]) == ["slay b2", "slay e1"]
    assert best.win is not None
    assert other.win is not None
    assert best.win > other.win
    assert {reason.args["better"] for reason in best.reasons} == {"yes"}
    assert {reason.args["better"] for reason in other.reasons} == {"no"}


def test_points_are_told_by_their_source() -> None:
    """A castle in the largest area instead of one outside: 3 points and not 1."""
    x, y = np.zeros(2 * SEAT_FEATURES), np.zeros(2 * SEAT_FEATURES)
    x[SEAT_FEATURES + IN_AREA] = 1 / 8
    y[SEAT_FEATURES + OUTSIDE] = 1 / 6
    source, points = sources(x, y, 2)[0]
    assert (source, round(points, 6)) == ("castles", 2.0)
    assert told("points", x, y, 2, better=True) == Event("king-reason-castles", {"n": 2, "better": "yes"})


def test_advice_changes_nothing(slaying: tuple[Match, list[Advice]]) -> None:
    match, _ = slaying
    before = GAME.state.pack(match.state)
    advice_for(match)
    assert GAME.state.pack(match.state) == before


def test_the_best_advice_is_what_the_master_plays() -> None:
    match = GAME.start(2, 8)
    master = bots.find("king", "master", 0)
    for _ in range(25):
        action = master.choose(GAME, match.state, match.actor)
        if group_of(action)[0] != "joker":  # a second one may follow
            assert advice_for(match)[0].action == action
        match.play(action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    words = Words(language)
    for name in ("castles", "gems", "fires", *(part for part in OWN if part != "points"), *OTHERS, "offer"):
        said = {words.say(f"king-reason-{name}", n=3, better=better) for better in ("yes", "no")}
        assert len(said) == 2
    assert "62" in words.say("king-reason-way", deck=2, percent=62)
    assert words.say("king-reason-end")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_of_geodia_has_words(language: str) -> None:
    gemhold.game("geodia")
    words = Words(language)
    for term in (*TERMS, "rivals"):
        said = {words.say(f"geodia-reason-{term}", gems=2, better=better) for better in ("yes", "no")}
        assert len(said) == 2
        assert all("2" in text for text in said)


def test_terms_of_geodia_add_up_to_the_difference() -> None:
    """What is said is what was weighed: the terms of an action differ from those before it by its gain."""
    game = gemhold.game("geodia")
    match, master, checked = game.start(2, 5), Master(0), 0
    while checked < 3:
        seat, s = match.actor, game.hidden(match.state, match.actor)
        weights = tempers()[0]
        choice = master.follow(s, seat, weights)
        if is_menu(s.phase):
            counsel = Counsel(master.states, master.moves, master.desk, weights, s, seat, choice)
            values, now = counsel._values(), counsel._described(s)
            for action in values:
                after: Any = game.state.copy(s)
                game.rules.apply(after, action)
                if action != END and game.rules.actor(after) == seat and is_menu(after.phase):  # nothing is left to choose
                    gain = float((counsel._terms(action) - now).sum())
                    assert gain == pytest.approx(values[action] - float(now.sum()), abs=1e-6)
                    checked += 1
            advice = counsel.advise()
            assert advice[0].action == choice
            assert all(reason.id.startswith("geodia-reason-") for one in advice for reason in one.reasons)
        match.play(choice)
