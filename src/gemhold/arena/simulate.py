"""Runs an experiment in one process, in several or on a cluster, with the same result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np

import gemhold
from gemhold import bots
from gemhold.arena.experiment import RANDOM, Experiment, experiment
from gemhold.arena.provenance import provenance
from gemhold.arena.simulation import ARRAYS, Simulation, joined
from gemhold.arena.spread import LOCAL, Progress, spread
from gemhold.core.batches import random_games
from gemhold.core.contract import OVER
from gemhold.core.game import Game
from gemhold.core.match import Match


def simulate(
    game: str,
    bots: str | Sequence[str] = RANDOM,
    games: int = 1000,
    seed: int = 0,
    jobs: int = 1,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    on: str = LOCAL,
    journal: Path | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play games between bots. `bots`: a level for all seats, or one for each; `jobs`: processes (0: one per core).

    `on`: "local", or the address of a Ray cluster (ray://HOST:PORT). `journal`: a file that keeps finished games, so that the
    same call goes on after a stop.

    >>> result = simulate("king", games=20, seats=3, seed=5)
    >>> result.ranks.shape, result.points.shape
    ((20, 3), (20, 3, 5))
    >>> result.summary().games
    20
    """
    return run(experiment(game, bots, games, seed, seats, options), jobs, on=on, journal=journal, progress=progress)


def run(
    plan: Experiment, jobs: int = 1, *, on: str = LOCAL, journal: Path | None = None, progress: Progress | None = None
) -> Simulation:
    chunks = list(plan.chunks())
    work = asdict(plan) | provenance(plan.game)
    parts = spread(
        chunk_arrays,
        chunks,
        work=work,
        size=lambda chunk: chunk.games,
        on=on,
        jobs=jobs,
        journal=journal,
        progress=progress,
    )
    return joined(plan, [Simulation(chunk, **part) for chunk, part in zip(chunks, parts, strict=True)])


def chunk_arrays(chunk: Experiment) -> dict[str, np.ndarray]:
    played = play_chunk(chunk)
    return {name: getattr(played, name) for name in ARRAYS}


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
