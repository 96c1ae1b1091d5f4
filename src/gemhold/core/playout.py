"""Generic kernels: random play, batches of whole games, checksums."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gemhold.core.contract import CHANCE, OVER, actor, apply, breakdown, chances, legal, rank, score
from gemhold.core.kit import PURE, Cube, Grid, Ints, Moves, rule
from gemhold.core.rng import Rng, below, reseed

STREAMS = 9  # chance, and up to eight seats

if PURE or TYPE_CHECKING:

    def copy_state(states: list[Any], to: int, source: int) -> None:
        type(states[to]).assign(states[to], states[source])

    def fold(check: int, value: int) -> int:
        """Fold a value into a checksum (64-bit FNV style)."""
        return ((check ^ (value & 0xFFFFFFFFFFFFFFFF)) * 1099511628211) & 0xFFFFFFFFFFFFFFFF

    def fold_start() -> int:
        return 14695981039346656037

else:
    import numpy as np

    @rule
    def copy_state(states, to, source):
        states[to] = states[source]

    @rule
    def fold(check, value):
        return (check ^ np.uint64(value)) * np.uint64(1099511628211)

    @rule
    def fold_start():
        return np.uint64(14695981039346656037)


@rule
def seed_streams(rngs: list[Rng], seed: int) -> None:
    for stream in range(len(rngs)):
        reseed(rngs[stream], seed, stream)


@rule
def playout(s: Any, moves: Moves, rngs: list[Rng]) -> int:
    """Play at random to the end; return the number of decisions (chance not counted)."""
    decisions = 0
    who = actor(s)
    while who != OVER:
        if who == CHANCE:
            apply(s, below(rngs[0], chances(s)))
        else:
            n = legal(s, moves)
            apply(s, moves.a[below(rngs[who + 1], n)])
            decisions += 1
        who = actor(s)
    return decisions


@rule
def batch(
    states: list[Any],
    moves: Moves,
    rngs: list[Rng],
    first_seed: int,
    games: int,
    seats: int,
    decisions: Ints,
    ranks: Grid,
    points: Cube,
) -> int:
    """Whole random games from the position states[0], one per seed; fills a row per game; returns a checksum.

    The games reuse the other places of `states` in turn; with one place per game all final positions are kept.
    """
    check = fold_start()
    for game in range(games):
        at = 1 + game % (len(states) - 1)
        copy_state(states, at, 0)
        s = states[at]
        seed_streams(rngs, first_seed + game)
        decisions[game] = playout(s, moves, rngs)
        check = fold(check, decisions[game])
        for seat in range(seats):
            ranks[game][seat] = rank(s, seat)
            breakdown(s, seat, points[game][seat])
            check = fold(check, score(s, seat))
            check = fold(check, ranks[game][seat])
    return check


@rule
def copies(states: list[Any], n: int) -> None:
    """Copy a position n times, to measure the cost. The target varies, so that no copy is optimised away."""
    for i in range(n):
        copy_state(states, 1 + i % (len(states) - 1), 0)
