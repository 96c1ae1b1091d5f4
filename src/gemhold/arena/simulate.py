"""Runs an experiment in one process or several, with the same result."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from typing import Any

import numpy as np

import gemhold
from gemhold import bots
from gemhold.arena.experiment import RANDOM, Experiment, experiment
from gemhold.arena.simulation import Simulation, joined
from gemhold.core.batches import random_games
from gemhold.core.contract import OVER
from gemhold.core.game import Game
from gemhold.core.match import Match

Progress = Callable[[int], object]  # called with the number of games just finished


def simulate(
    game: str,
    bots: str | Sequence[str] = RANDOM,
    games: int = 1000,
    seed: int = 0,
    jobs: int = 1,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play games between bots. `bots`: a level for all seats, or one for each; `jobs`: processes (0: one per core).

    >>> result = simulate("king", games=20, seats=3, seed=5)
    >>> result.ranks.shape, result.points.shape
    ((20, 3), (20, 3, 5))
    >>> result.summary().games
    20
    """
    return run(experiment(game, bots, games, seed, seats, options), jobs, progress)


def run(plan: Experiment, jobs: int = 1, progress: Progress | None = None) -> Simulation:
    chunks = list(plan.chunks())
    parts = []
    for chunk, part in zip(chunks, _played(chunks, min(jobs or os.cpu_count() or 1, len(chunks))), strict=True):
        parts.append(part)
        if progress is not None:
            progress(chunk.games)
    return joined(plan, parts)


def _played(chunks: list[Experiment], jobs: int) -> Iterator[Simulation]:
    if jobs == 1:
        yield from map(play_chunk, chunks)
        return
    context = get_context("spawn")  # a fresh process: threads of the compiler do not survive a fork
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_interrupts_to_parent) as pool:
        try:
            yield from pool.map(play_chunk, chunks)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_chunk(chunk: Experiment) -> Simulation:
    game = gemhold.game(chunk.game)
    if not chunk.at_random:
        return _by_bots(game, chunk)
    if any(chunk.options.get(option.name, option.default) in option.drawn for option in game.options):
        alone = [replace(chunk, seed=chunk.seed + i, games=1) for i in range(chunk.games)]
        return joined(chunk, [_at_random(game, one) for one in alone])
    return _at_random(game, chunk)


def _at_random(game: Game, chunk: Experiment) -> Simulation:
    seats, seed = chunk.seats, chunk.seed
    s = game.setup(seats, game.settings(seats, chunk.options, seed))
    ended = random_games(game, s, seats, seed, chunk.games)
    turns = [game.rules.turns(state) for state in ended.states]
    return _simulation(chunk, ended.decisions, turns, ended.ranks, ended.points)


def _by_bots(game: Game, chunk: Experiment) -> Simulation:
    decisions, turns, ranks, points = [], [], [], []
    for seed in range(chunk.seed, chunk.seed + chunk.games):
        match, n = play_match(game, chunk, seed)
        decisions.append(n)
        turns.append(game.rules.turns(match.state))
        ranks.append(match.ranks())
        points.append([list(match.breakdown(seat).values()) for seat in range(chunk.seats)])
    return _simulation(chunk, decisions, turns, ranks, points)


def play_match(game: Game, chunk: Experiment, seed: int) -> tuple[Match, int]:
    """One match between the bots, and the number of their decisions."""
    match = game.start(chunk.seats, seed, chunk.options)
    players = [bots.find(game.name, level, seed) for level in chunk.levels]
    decisions = 0
    while (seat := match.actor) != OVER:
        match.play(players[seat].choose(game, game.hidden(match.state, seat), seat))
        decisions += 1
    return match, decisions


def _simulation(chunk: Experiment, decisions: Any, turns: Any, ranks: Any, points: Any) -> Simulation:
    return Simulation(
        chunk,
        np.asarray(decisions, np.int32),
        np.asarray(turns, np.int32),
        np.asarray(ranks, np.int8),
        np.asarray(points, np.int16),
    )
