"""Plays a tournament: one process, several, or a cluster, with the same results."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log2
from pathlib import Path
from typing import Any

import numpy as np

import gemhold
from gemhold import bots
from gemhold.arena.luck import Luck
from gemhold.arena.provenance import provenance
from gemhold.arena.spread import LOCAL, Progress, spread
from gemhold.arena.standings import TIME_BINS, Standings, standings
from gemhold.arena.tournament import Chunk, Tournament, tournament
from gemhold.core.contract import CHANCE, OVER
from gemhold.core.game import Game

BINS_PER_OCTAVE = 4


def arena(
    game: str,
    bots: Sequence[str],
    games: int = 1000,
    seed: int = 0,
    jobs: int = 1,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    on: str = LOCAL,
    journal: Path | None = None,
    progress: Progress | None = None,
) -> Standings:
    """Let bots meet in all seatings, with the same dice for each; returns wins, margins and ratings with intervals.

    `games`: at least so many for each line-up. `jobs`: processes (0: one per core). `on`: "local", or ray://HOST:PORT.
    `journal`: a file that keeps finished games, so that the same call goes on after a stop.

    >>> result = arena("king", ["greedy", "random"], games=4, seed=3)
    >>> result.lineups[0].entrants[0].wins.mean
    1.0
    """
    return run(tournament(game, bots, games, seed, seats, options), jobs, on=on, journal=journal, progress=progress)


def run(
    plan: Tournament, jobs: int = 1, *, on: str = LOCAL, journal: Path | None = None, progress: Progress | None = None
) -> Standings:
    chunks = list(plan.chunks())
    parts = spread(
        play_chunk,
        chunks,
        work=plan.to_json() | provenance(plan.game),
        size=lambda chunk: chunk.games,
        on=on,
        jobs=jobs,
        journal=journal,
        progress=progress,
    )
    times = np.sum([part.pop("times") for part in parts], axis=0)
    return standings(plan, {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}, times)


@dataclass
class Played:
    """What is kept of one game, by seat."""

    ranks: list[int]
    points: list[list[int]]
    luck: list[float]
    decisions: list[int]
    turns: int
    first: int  # the seat that decided first


def play_chunk(chunk: Chunk) -> dict[str, np.ndarray]:
    plan = chunk.tournament
    game, lineup = gemhold.game(plan.game), plan.lineups[chunk.lineup]
    times = np.zeros((len(plan.levels), TIME_BINS), np.int64)
    seeds = range(plan.seed + chunk.first, plan.seed + chunk.first + chunk.blocks)
    sat = [(seed, seating) for seed in seeds for seating in lineup.seatings]
    played = [play(game, plan, seating, seed, times) for seed, seating in sat]
    return {
        "lineup": np.full(len(sat), chunk.lineup, np.int16),
        "seed": np.array([seed for seed, _ in sat], np.int64),
        "seating": np.array([seating for _, seating in sat], np.int8),
        "ranks": np.array([one.ranks for one in played], np.int8),
        "points": np.array([one.points for one in played], np.int16),
        "luck": np.array([one.luck for one in played], np.float64),
        "decisions": np.array([one.decisions for one in played], np.int32),
        "turns": np.array([one.turns for one in played], np.int32),
        "first": np.array([one.first for one in played], np.int8),
        "times": times,
    }


def play(game: Game, plan: Tournament, seating: Sequence[int], seed: int, times: np.ndarray) -> Played:
    """One game; adds the processor time of every decision to the histograms."""
    match = game.start(plan.seats, seed, plan.options, roll=False)
    players = [bots.find(game.name, plan.levels[entrant], seed) for entrant in seating]
    luck, decisions, first = Luck(game, plan.seats), [0] * plan.seats, -1
    while (seat := match.actor) != OVER:
        if seat == CHANCE:
            expected = luck.expected(match.state, int(game.rules.chances(match.state)))
            match.apply(next(match.outcomes()))
            if expected is not None:
                luck.add(expected, match.state)
            continue
        first = seat if first < 0 else first
        start = time.process_time_ns()
        action = players[seat].choose(game, game.hidden(match.state, seat), seat)
        times[seating[seat], _bin(time.process_time_ns() - start)] += 1
        decisions[seat] += 1
        match.play(action)
    points = [list(match.breakdown(seat).values()) for seat in range(plan.seats)]
    return Played(match.ranks(), points, luck.by_seat, decisions, int(game.rules.turns(match.state)), first)


def _bin(nanoseconds: int) -> int:
    return min(TIME_BINS - 1, int(BINS_PER_OCTAVE * log2(max(1.0, nanoseconds / 1000))))


def bin_seconds(number: float) -> float:
    """The upper end of a bin of decision times.

    >>> bin_seconds(_bin(1_000_000)) < 0.0013
    True
    """
    return float(2 ** ((number + 1) / BINS_PER_OCTAVE) / 1e6)
