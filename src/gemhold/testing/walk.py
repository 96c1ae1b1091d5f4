"""Random games, step by step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from gemhold.core.contract import CHANCE, OVER
from gemhold.core.game import Game
from gemhold.core.match import Match, Ply
from gemhold.core.rng import draw


def walk(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    most: int = 100_000,
    rules: int | None = None,
) -> Iterator[Match]:
    """A random game: yields the match before every step, and finally when it is over.

    Chance and each seat draw from their own streams of the seed, so this is the game that the kernel `playout` plays. The same
    object is yielded every time: copy it to keep it, and do not modify it. Stops after `most` steps.
    """
    match = game.start(seats, seed, options, roll=False, rules=rules)
    drawn = [0] * seats
    while True:
        yield match
        who = match.actor
        if who == OVER or len(match.log) >= most:
            return
        if who == CHANCE:
            if not match.game.rules.chances(match.state):  # a dead end, for the checks to find
                return
            match.apply(next(match.outcomes()))
            continue
        legal = game.legal(match.state)
        if not legal:
            return
        match.apply(Ply(who, legal[draw(seed, who + 1, drawn[who], len(legal))]))
        drawn[who] += 1
