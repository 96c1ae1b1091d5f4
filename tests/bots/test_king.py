"""The players of King of the Dice: exact where they say so, honest, legal, and as strong as was measured."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from gemhold import bots
from gemhold.bots.king.desk import ALARM, MOST_GRADES, WITH_ANY, WITH_SYMBOL, Desk, Workplace
from gemhold.bots.king.dice import NEVER, before_rolling, grades_ready, plan_dice
from gemhold.bots.king.features import describe_hands, describe_map, describe_offer
from gemhold.bots.king.turn import best_of_draws, chance_of_pair
from gemhold.core.match import Match
from gemhold.games.king import GAME, layout
from gemhold.games.king.data import DECKS, LAND_TYPES, SYMBOLS
from gemhold.games.king.odds import chance_of_card
from gemhold.games.king.rules import apply, chances
from gemhold.games.king.rules.dice import fall, grade_of, tally_all
from gemhold.games.king.state import ALL_DICE, NOBODY, Phase, State
from tests.king.positions import position

LEVELS = ("easy", "medium", "hard", "master")
TABLES = ("standard", "random", "own", "fair")  # maps, and the fair start (K80)


def choice(level: str, match: Match, seed: int = 0) -> int:
    seat = match.actor
    return bots.find("king", level, seed).choose(GAME, GAME.hidden(match.state, seat), seat)


def options(kind: str, seats: int) -> dict[str, object]:
    if kind == "fair":
        return {"start": kind}
    return {"map": layout.random(seats, 77) if kind == "own" else kind}


def play(names: list[str], seed: int, kind: str = "standard") -> Match:
    match = GAME.start(len(names), seed, options(kind, len(names)))
    players = [bots.find("king", name, seed) for name in names]
    while (seat := match.actor) >= 0:
        action = players[seat].choose(GAME, GAME.hidden(match.state, seat), seat)
        assert action in GAME.legal(match.state)
        match.play(action)
    return match


# ---------------------------------------------------------------- exact parts


def drawn_lands(s: State, draws: int) -> dict[tuple[int, ...], float]:
    """Chances of the lands drawn, by playing every outcome of the rules."""
    if draws == 0:
        return {tuple(sorted(int(s.drawn[i]) for i in range(s.drawn_n))): 1.0}
    out: dict[tuple[int, ...], float] = {}
    n = int(chances(s))
    seen: dict[bytes, tuple[State, int]] = {}
    for outcome in range(n):
        after = State.copy(s)
        apply(after, outcome)
        key = State.pack(after)
        seen[key] = after, seen.get(key, (after, 0))[1] + 1
    for after, ways in seen.values():
        for lands, chance in drawn_lands(after, draws - 1).items():
            out[lands] = out.get(lands, 0.0) + chance * ways / n
    return out


def about_to_draw(draws: int) -> State:
    s: State = position(seen="cave swamp swamp").state
    s.phase, s.draw_left, s.place_left, s.drawn_n = Phase.DRAW, draws, 1, 0
    return s


@pytest.mark.parametrize("draws", [1, 2])
@pytest.mark.rule("K13", "K42")
def test_draws_are_expected_exactly(draws: int) -> None:
    s, desk = about_to_draw(draws), Desk.new()
    worth = [((7 * land) % LAND_TYPES) / LAND_TYPES for land in range(LAND_TYPES)]
    for land in range(LAND_TYPES):
        desk.by_land[land] = worth[land]
    truth = sum(chance * max(worth[land] for land in lands) for lands, chance in drawn_lands(s, draws).items())
    assert best_of_draws(s, draws, desk) == pytest.approx(truth, abs=1e-12)


def test_pairs_are_expected_exactly() -> None:
    s = about_to_draw(2)
    truth = drawn_lands(s, 2)
    for one, other in product(range(LAND_TYPES), repeat=2):
        if one <= other:
            assert chance_of_pair(s, one, other) == pytest.approx(truth.get((one, other), 0.0), abs=1e-12)


def planned(place: Workplace, match: Match, worths: dict[int, float], jokers: bool = False) -> float:
    """The expected utility of a turn in which some places of `worth` count."""
    desk = place.desks[0]
    for i in range(len(desk.worth)):
        desk.worth[i] = worths.get(i, 0.0)
    plan_dice(match.state, place.states[1], desk, jokers, place.dice)
    return float(before_rolling(place.dice))


@pytest.mark.parametrize("deck", range(DECKS))
def test_the_plan_meets_a_card_as_often_as_can_be(deck: int) -> None:
    match, place = position(), Workplace()
    card = int(match.state.offer[deck])
    only = {deck * (MOST_GRADES + 1) + grade: 1.0 for grade in range(1, MOST_GRADES + 1)}
    if deck == 0:
        only = {deck * (MOST_GRADES + 1) + 3: 1.0}  # its highest grade
    for other in range(DECKS):
        if other != deck:
            match.state.offer[other] = NOBODY
    assert planned(place, match, only) == pytest.approx(chance_of_card(card, 3 if deck == 0 else 1), abs=1e-5)


def test_a_joker_in_the_plan_is_worth_its_price() -> None:
    match, place = position(), Workplace()
    bandit = {3 * (MOST_GRADES + 1) + 1: 1.0, ALARM: 0.2}
    for i in range(3 * SYMBOLS):
        place.desks[0].joker_cost[i] = NEVER
    without = planned(place, match, bandit, jokers=True)
    assert without == pytest.approx(planned(place, match, bandit))
    place.desks[0].joker_cost[4] = 0.1
    assert without < planned(place, match, bandit, jokers=True) < without + 0.9


def test_grades_with_a_joker_are_those_of_the_rules() -> None:
    place, s = Workplace(), State.new()
    for card in (0, 14, 30, 41, 59):
        any_symbol = grades_ready(place.states[1], card, WITH_ANY, place.dice)
        for roll in range(0, 46656, 977):
            fall(s, ALL_DICE, roll)
            found = []
            for symbol in range(SYMBOLS):
                s.fictive[symbol] = 1
                tally_all(s)
                found.append(int(grade_of(s, card)))
                s.fictive[symbol] = 0
                row = grades_ready(place.states[1], card, WITH_SYMBOL + symbol, place.dice)
                assert row[roll] == found[-1]
            assert any_symbol[roll] == max(found)


def test_a_description_is_seen_from_the_seat_to_move() -> None:
    """Turning the table turns the description."""
    one = position(castles={0: "a2 a3", 1: "d4"}, owned_fires=(2, 1))
    other = position(castles={1: "a2 a3", 0: "d4"}, owned_fires=(1, 2))
    desks = Desk.array(2)
    chances_of_cards = np.zeros((60, 2), np.float32)
    for desk, match, first in ((desks[0], one, 0), (desks[1], other, 1)):
        describe_offer(match.state, NOBODY, chances_of_cards, desk)
        describe_hands(match.state, first, desk)
        describe_map(match.state, first, 9, desk)
    assert desks[0].x.tolist() == desks[1].x.tolist()


# ---------------------------------------------------------------- honest and legal


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_gets_the_same_answer(level: str) -> None:
    """Whatever the player has seen before, and whatever the seed of its chair."""
    match = GAME.start(3, 4)
    old = bots.find("king", level, 1)
    for _ in range(40):
        seat = match.actor
        action = old.choose(GAME, GAME.hidden(match.state, seat), seat)
        assert action == choice(level, match, seed=2)
        match.play(action)


@pytest.mark.parametrize("kind", TABLES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_legal_moves(seats: int, kind: str) -> None:
    match = play([LEVELS[(seats + seat) % 4] for seat in range(seats)], 11, kind)
    assert match.state.phase == Phase.OVER


# ---------------------------------------------------------------- strength


def test_levels_are_ordered() -> None:
    assert bots.levels("king")[-4:] == list(LEVELS)
    assert bots.usual_level("king") == "medium"
    assert bots.strongest("king") == "master"
