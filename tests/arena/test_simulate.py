"""Simulations from Python: the same games whatever the way they are played."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import gemhold
from gemhold.arena import simulate
from gemhold.arena.experiment import Experiment, experiment
from gemhold.arena.simulate import play_chunk
from gemhold.core.errors import BadOption


def test_the_library_face() -> None:
    told: list[int] = []
    result = gemhold.simulate("king", ["greedy", "random"], games=7, seed=3, progress=told.append)
    assert result.experiment == Experiment("king", 2, ("greedy", "random"), {}, 3, 7)
    assert (result.ranks.shape, result.points.shape, result.scores.shape) == ((7, 2), (7, 2, 5), (7, 2))
    assert told == [5, 2]
    assert result.summary().by_seat[0].wins == int(result.wins[:, 0].sum())
    assert result.to_csv().splitlines()[0] == "seed,seat,bot,score,rank,area,others,fires,gold,white,decisions,turns"


def test_processes_change_nothing() -> None:
    alone, shared = (gemhold.simulate("king", games=1100, seats=3, jobs=jobs) for jobs in (1, 2))
    assert alone.digest == shared.digest


@pytest.mark.parametrize(
    ("arguments", "place"),
    [
        ({"levels": "clever"}, "bots"),
        ({"levels": ["random"] * 3, "seats": 2}, "bots"),
        ({"seats": 9}, "seats"),
        ({"games": 0}, "games"),
        ({"options": {"map": "flat"}}, "option map"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: dict[str, object], place: str) -> None:
    with pytest.raises(BadOption) as caught:
        experiment("king", **arguments)  # type: ignore[arg-type]
    assert caught.value.place == place


def test_chunks_cover_all_games() -> None:
    plan = Experiment("king", 2, ("random", "random"), {}, 100, 1001)
    chunks = list(plan.chunks())
    assert [chunk.seed for chunk in chunks] == [100, 600, 1100]
    assert [chunk.games for chunk in chunks] == [500, 500, 1]


@pytest.mark.parametrize("layout", ["standard", "random"])
def test_compiled_games_are_the_games_bots_play(layout: str) -> None:
    plan = Experiment("king", 3, ("random",) * 3, {"map": layout}, 5, 6)
    quick, slow = play_chunk(plan), simulate._by_bots(gemhold.game("king"), plan)
    assert quick.digest == slow.digest


def test_another_seed_another_result() -> None:
    plan = Experiment("king", 2, ("random", "random"), {}, 5, 10)
    assert play_chunk(plan).digest != play_chunk(replace(plan, seed=6)).digest
    shifted = play_chunk(replace(plan, seed=6, games=9))
    assert np.array_equal(play_chunk(plan).points[1:], shifted.points)  # each game depends on its own seed alone


def test_shared_victories_are_counted_for_all() -> None:
    plan = Experiment("king", 2, ("random", "random"), {}, 0, 2)
    points = np.array([[[3, 0, 0, 0, 0]] * 2, [[3, 0, 0, 0, 0], [0, 1, 0, 0, 0]]])
    data = simulate._simulation(plan, [10, 12], [5, 6], [[1, 1], [1, 2]], points).summary()
    assert data.shared_victories == 1
    assert [(seat.wins, seat.wins_alone) for seat in data.by_seat] == [(2, 1), (1, 0)]
