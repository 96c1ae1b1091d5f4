"""Whole random games by the thousand, with their results as arrays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gemhold.core.game import Game
from gemhold.core.kit import PURE, Moves, row
from gemhold.core.playout import STREAMS, batch
from gemhold.core.rng import Rng


@dataclass(frozen=True)
class Ended:
    """How games ended, a row per game: decisions, ranks[seat], points[seat][source], and the final positions."""

    decisions: Any
    ranks: Any
    points: Any
    states: Any
    checksum: int


def random_games(game: Game, s: Any, seats: int, first_seed: int, games: int, keep: bool = True) -> Ended:
    """Random games from a position, one per seed from `first_seed` on. `keep`: also return the final positions."""
    states = game.state.array(games + 1 if keep else 2)
    game.state.assign(states[0], s)
    decisions, ranks, points = row(games), grid(games, seats), grid(games, seats, len(game.sources))
    checksum = batch(states, Moves.new(), Rng.array(STREAMS), first_seed, games, seats, decisions, ranks, points)
    return Ended(decisions, ranks, points, states[1:] if keep else None, int(checksum))


def grid(*shape: int) -> Any:
    """A table of zeros of any number of dimensions, for kernels to fill."""
    if PURE:
        return [grid(*shape[1:]) if len(shape) > 1 else 0 for _ in range(shape[0])]
    import numpy as np

    return np.zeros(shape, np.int64)
