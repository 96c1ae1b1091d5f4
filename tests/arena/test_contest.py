"""Tournaments: seatings, common dice, the same numbers everywhere, luck that is fair."""

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import gemhold
from gemhold.arena.contest import play_chunk, run
from gemhold.arena.estimate import adjusted, plain, share
from gemhold.arena.luck import Luck
from gemhold.arena.ratings import rate
from gemhold.arena.tournament import Lineup, tournament
from gemhold.core.errors import BadOption


def test_pairs_meet_in_both_seats() -> None:
    plan = tournament("king", ["greedy", "random"], games=5)
    assert plan.lineups == (Lineup((0, 1)),)
    assert (plan.blocks, plan.games) == (3, 6)


def test_a_level_named_again_fills_the_table() -> None:
    plan = tournament("king", ["greedy", "random", "random", "random"], games=4)
    assert plan.lineups[0].seatings == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert plan.games == 4


@pytest.mark.parametrize(
    ("levels", "seats", "words"),
    [
        (["greedy"], None, "two different"),
        (["greedy", "greedy"], None, "two different"),
        (["greedy", "nobody"], None, "no bot"),
        (["greedy", "random"], 4, "2 bots for 4 seats"),
        (["greedy", "random", "random"], 4, "3 bots for 4 seats"),
    ],
)
def test_bad_line_ups(levels: list[str], seats: int | None, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        tournament("king", levels, 10, seats=seats)


def test_the_dice_of_a_block_are_the_same() -> None:
    """Who begins is rolled for: in all seatings of a block by the same dice."""
    plan = tournament("king", ["greedy", "random"], games=8)
    played = [play_chunk(chunk) for chunk in plan.chunks()]
    first = {(int(seed), int(one)) for part in played for seed, one in zip(part["seed"], part["first"], strict=True)}
    assert len(first) == plan.blocks


def test_one_process_and_two_give_the_same_numbers(tmp_path: Path) -> None:
    plan = tournament("king", ["greedy", "random"], games=12, seed=9)
    alone, both = run(plan), run(plan, jobs=2, journal=tmp_path / "journal")
    again = run(plan, journal=tmp_path / "journal")
    assert alone.digest == both.digest == again.digest
    apart = [{key: value for key, value in result.to_json().items() if key != "times"} for result in (alone, both, again)]
    assert apart[0] == apart[1] == apart[2]


def test_greedy_beats_random_in_every_figure() -> None:
    result = gemhold.arena("king", ["random", "greedy"], games=20, seed=1)
    random, greedy = result.lineups[0].entrants
    assert (random.level, greedy.level) == ("random", "greedy")
    assert greedy.wins.mean == 1.0
    assert greedy.wins.low > 0.5 > random.wins.high
    assert greedy.margin.low > 0
    assert [rating.level for rating in result.ratings] == ["greedy", "random"]
    assert result.times["greedy"].decisions > 0


def test_luck_is_zero_on_the_average() -> None:
    """The mean over all outcomes of an event's luck is zero; Geodia's dice bring gems, so that there is luck to see."""
    game = gemhold.game("geodia")
    match = game.start(2, seed=3, roll=False)
    seen: Counter[bool] = Counter()
    rng = np.random.default_rng(1)
    for _ in range(1500):
        if match.over:
            break
        if match.actor >= 0:
            match.apply(type(match.log[0])(match.actor, int(rng.choice(game.legal(match.state)))))
            continue
        n = int(game.rules.chances(match.state))
        luck = Luck(game, 2)
        expected = luck.expected(match.state, n)
        outcome = int(rng.integers(n))
        if expected is not None:
            for x in range(n):
                twin = match.copy()
                twin.apply(type(match.log[0])(-1, x) if match.log else next(iter(twin.outcomes())))
                luck.add(expected, twin.state)
            assert luck.by_seat == pytest.approx([0.0, 0.0], abs=1e-9)
            seen[any(value != int(game.rules.score(match.state, seat)) for seat, value in enumerate(expected))] += 1
        match.decide(outcome)
    assert seen[True] > 0


def test_a_control_variate_narrows_the_interval() -> None:
    rng = np.random.default_rng(5)
    luck = rng.normal(size=400)
    values = 0.3 + luck + 0.1 * rng.normal(size=400)
    narrow = adjusted(values, luck)
    assert narrow is not None
    assert narrow.half < plain(values).half / 5
    assert narrow.low < 0.3 < narrow.high
    assert adjusted(values, np.zeros(400)) is None


def test_an_interval_covers_the_truth_as_often_as_it_says() -> None:
    rng = np.random.default_rng(6)
    hits = sum((estimate := share(rng.binomial(2, 0.6, 200) / 2)).low < 0.6 < estimate.high for _ in range(1000))
    assert 920 < hits < 980


def test_ratings_follow_the_places() -> None:
    seating, ranks = np.array([[0, 1, 2]] * 30), np.array([[3, 1, 2]] * 30)
    assert [rating.level for rating in rate(["a", "b", "c"], seating, ranks)] == ["b", "c", "a"]
