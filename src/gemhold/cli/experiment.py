"""Playing the games of a simulation, in one process or several. A game depends on its seed alone: the result is the same."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

import numpy as np

import gemhold
from gemhold import bots
from gemhold.core.batches import random_games
from gemhold.core.contract import OVER

if TYPE_CHECKING:
    from gemhold.core.game import Game
    from gemhold.core.match import Match
    from gemhold.locales import Words

RANDOM = "random"
AT_RANDOM, BY_BOTS = 500, 5  # games played between two steps of the progress bar


@dataclass(frozen=True)
class Experiment:
    """What is to be played; game i has the seed `seed + i`."""

    game: str
    seats: int
    levels: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    games: int

    @property
    def at_random(self) -> bool:
        return all(level == RANDOM for level in self.levels)

    def chunks(self) -> Iterator[Experiment]:
        size = AT_RANDOM if self.at_random else BY_BOTS
        for first in range(0, self.games, size):
            yield replace(self, seed=self.seed + first, games=min(size, self.games - first))


@dataclass(frozen=True)
class Results:
    """A row per game: decisions, turns, ranks[seat], points[seat][source]."""

    decisions: np.ndarray
    turns: np.ndarray
    ranks: np.ndarray
    points: np.ndarray

    @property
    def scores(self) -> np.ndarray:
        return np.asarray(self.points.sum(axis=2, dtype=np.int64))

    @staticmethod
    def joined(parts: list[Results]) -> Results:
        return Results(*(np.concatenate([getattr(part, name) for part in parts]) for name in Results.__annotations__))


def run_games(experiment: Experiment, jobs: int, words: Words) -> Results:
    """Play all games; a progress bar shows how far."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from gemhold.cli.speech import err

    chunks = list(experiment.chunks())
    jobs = min(jobs or os.cpu_count() or 1, len(chunks))
    console = err()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    parts: list[Results] = []
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.say("cli-playing"), total=experiment.games)
        for chunk, part in zip(chunks, _played(chunks, jobs), strict=True):
            parts.append(part)
            progress.advance(task, chunk.games)
    return Results.joined(parts)


def _played(chunks: list[Experiment], jobs: int) -> Iterator[Results]:
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


def play_chunk(experiment: Experiment) -> Results:
    game = gemhold.game(experiment.game)
    if not experiment.at_random:
        return _by_bots(game, experiment)
    if experiment.options.get("map") == RANDOM:  # a map of its own for each seed
        alone = [replace(experiment, seed=experiment.seed + i, games=1) for i in range(experiment.games)]
        return Results.joined([_at_random(game, one) for one in alone])
    return _at_random(game, experiment)


def _at_random(game: Game, experiment: Experiment) -> Results:
    seats, seed = experiment.seats, experiment.seed
    s = game.setup(seats, game.settings(seats, experiment.options, seed))
    ended = random_games(game, s, seats, seed, experiment.games)
    turns = [game.rules.turns(state) for state in ended.states]
    return _results(ended.decisions, turns, ended.ranks, ended.points)


def _by_bots(game: Game, experiment: Experiment) -> Results:
    decisions, turns, ranks, points = [], [], [], []
    for seed in range(experiment.seed, experiment.seed + experiment.games):
        match, n = play_match(game, experiment, seed)
        decisions.append(n)
        turns.append(game.rules.turns(match.state))
        ranks.append(match.ranks())
        points.append([list(match.breakdown(seat).values()) for seat in range(experiment.seats)])
    return _results(decisions, turns, ranks, points)


def play_match(game: Game, experiment: Experiment, seed: int) -> tuple[Match, int]:
    """One match between the bots, and the number of their decisions."""
    match = game.start(experiment.seats, seed, experiment.options)
    players = [bots.find(game.name, level, seed) for level in experiment.levels]
    decisions = 0
    while (seat := match.actor) != OVER:
        action = players[seat].choose(game, game.hidden(match.state, seat), seat)
        match.play(action)
        decisions += 1
    return match, decisions


def _results(decisions: Any, turns: Any, ranks: Any, points: Any) -> Results:
    return Results(
        np.asarray(decisions, np.int32), np.asarray(turns, np.int32), np.asarray(ranks, np.int8), np.asarray(points, np.int16)
    )
