"""Equal bots play a game many times, for a report on its balance: one process, several, or a cluster, with the same results.

What seats choose for themselves and what matters in play (`Measures.varied`) is dealt in every order: the seed of a game decides
which, so that consecutive seeds have each order equally often.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, replace
from itertools import islice, permutations
from math import perm
from pathlib import Path
from typing import Any

import numpy as np

import gemhold
from gemhold.arena.balance import Balance, balance_of
from gemhold.arena.experiment import Experiment, experiment
from gemhold.arena.provenance import data_digest, provenance
from gemhold.arena.simulate import play_match
from gemhold.arena.spread import LOCAL, Progress, spread
from gemhold.core.game import Game, Option
from gemhold.core.match import Match

LEVEL = "hard"  # the strongest that plays thousands of games in an hour


def balance(
    game: str,
    bots: str = LEVEL,
    games: int = 1000,
    seed: int = 0,
    jobs: int = 1,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    on: str = LOCAL,
    journal: Path | None = None,
    progress: Progress | None = None,
) -> Balance:
    """Let equal bots play; returns wins by seat, order of play and choice, points by source, length, and use of cards.

    `bots`: one level for all seats. `games`: at least so many. `jobs`: processes (0: one per core). `on`: "local", or
    ray://HOST:PORT. `journal`: a file that keeps finished games, so that the same call goes on after a stop.

    >>> result = balance("king", "random", games=20, seats=3)
    >>> [group.games for group in result.seats], len(result.order)
    ([20, 20, 20], 3)
    """
    return run(survey(game, bots, games, seed, seats, options), jobs, on=on, journal=journal, progress=progress)


def survey(
    game: str,
    level: str = LEVEL,
    games: int = 1000,
    seed: int = 0,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> Experiment:
    """A validated experiment; more games are added until every order was dealt equally often, unless the orders are too many."""
    plan = experiment(game, [level], games, seed, seats, options)
    n = orders(gemhold.game(game), plan)
    return replace(plan, games=-(-games // n) * n if n <= games else games)


def run(
    plan: Experiment, jobs: int = 1, *, on: str = LOCAL, journal: Path | None = None, progress: Progress | None = None
) -> Balance:
    work = asdict(plan) | provenance(plan.game) | {"result": "balance"}
    parts = spread(
        play_chunk,
        list(plan.chunks()),
        work=work,
        size=lambda chunk: chunk.games,
        on=on,
        jobs=jobs,
        journal=journal,
        progress=progress,
    )
    return balance_of(plan, data_digest(plan.game), {name: np.concatenate([part[name] for part in parts]) for name in parts[0]})


# ---------------------------------------------------------------- what is dealt


def varied(game: Game, plan: Experiment) -> list[Option]:
    """Options to deal in every order; what the plan fixes stays."""
    return [option for option in game.options if option.name in game.measures.varied and option.name not in plan.options]


def orders(game: Game, plan: Experiment) -> int:
    """In how many ways the values of the varied options can be dealt."""
    n = 1
    for option in varied(game, plan):
        n *= perm(len(option.each), plan.seats)
    return n


def dealt(game: Game, plan: Experiment, seed: int) -> dict[str, Any]:
    """The options of the game with this seed."""
    options = dict(plan.options)
    for option in varied(game, plan):
        seed, number = divmod(seed, perm(len(option.each), plan.seats))
        options[option.name] = list(next(islice(permutations(option.each, plan.seats), number, None)))
    return options


# ---------------------------------------------------------------- play


def play_chunk(chunk: Experiment) -> dict[str, np.ndarray]:
    game = gemhold.game(chunk.game)
    matches = []
    for seed in range(chunk.seed, chunk.seed + chunk.games):
        match, decisions = play_match(game, replace(chunk, options=dealt(game, chunk, seed)), seed)
        matches.append(_kept(game, match, decisions))
    return {name: np.stack([kept[name] for kept in matches]) for name in matches[0]}


def _kept(game: Game, match: Match, decisions: int) -> dict[str, np.ndarray]:
    """What is kept of a game; by seat, but for its length."""
    seats = range(match.seats)
    kept = {
        "decisions": np.int32(decisions),
        "turns": np.int32(game.rules.turns(match.state)),
        "ranks": np.array(match.ranks(), np.int8),
        "points": np.array([list(match.breakdown(seat).values()) for seat in seats], np.int16),
        "order": np.array(order_of_play(match), np.int8),
        "uses": count_uses(game, match),
    }
    for trait, value in game.measures.traits.items():
        kept[f"trait-{trait}"] = np.array([value(match.state, seat) for seat in seats], "U32")
    return {name: np.asarray(array) for name, array in kept.items()}


def order_of_play(match: Match) -> list[int]:
    """The seats in the order of their first decisions; those that never decide come last."""
    decided = dict.fromkeys(ply.actor for ply in match.log if ply.actor >= 0)
    return list(dict.fromkeys([*decided, *range(match.seats)]))


def count_uses(game: Game, match: Match) -> np.ndarray:
    """How often each seat used each thing."""
    number = {thing: i for i, thing in enumerate(game.measures.things)}
    counts = np.zeros((match.seats, len(number)), np.int16)
    for seat, thing in _uses(game, match) if number else ():
        counts[seat, number[thing]] += 1
    return counts


def _uses(game: Game, match: Match) -> Iterator[tuple[int, str]]:
    s = game.first(match.seats, match.options, match.rules)
    for ply in match.log:
        before = game.state.copy(s) if ply.actor >= 0 else None
        game.rules.apply(s, ply.x)
        if before is not None:
            for thing in game.measures.used(before, ply.actor, ply.x, s):
                yield ply.actor, thing
