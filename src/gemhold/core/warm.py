"""Ahead-of-time compilation in steps, so that progress can be shown.

A marker file beside the cached code says that a part is complete, so that a warm start checks one file.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from gemhold.core.batches import random_games
from gemhold.core.game import Game
from gemhold.core.kit import PURE, Moves, row
from gemhold.core.playout import copies
from gemhold.core.rng import Rng
from gemhold.core.worth import worth


@dataclass(frozen=True)
class Step:
    """One unit of compilation: its name, and the call that triggers it."""

    name: str
    run: Callable[[], object]


def steps(game: Game) -> list[Step]:
    """The steps that compile a game's rules and the kernels over them; none in pure mode."""
    if PURE:
        return []
    rules, seats = game.rules, game.seats[0]
    s = game.setup(seats, game.settings(seats))
    moves, points = Moves.new(), row(len(game.sources))

    hidden = [Step("hide", lambda: rules.hide(s, 0)), Step("resample", lambda: rules.resample(s, 0, Rng.new()))]
    return [
        Step("actor", lambda: rules.actor(s)),
        Step("chances", lambda: rules.chances(s)),
        Step("apply", lambda: game.state.assign(s, game.start(seats).state)),  # up to the first decision
        Step("legal", lambda: rules.legal(s, moves)),
        Step("score", lambda: (rules.score(s, 0), rules.rank(s, 0), rules.breakdown(s, 0, points))),
        *(hidden if game.secrets else []),
        Step("playout", lambda: random_games(game, s, seats, 0, 1)),
        Step("worth", lambda: worth(game, game.start(seats).state, seats)),
        Step("copy", lambda: copies(game.state.array(2), 1)),
    ]


def _mark(game: Game, part: str) -> Path:
    import numba
    from llvmlite import binding  # type: ignore[import-untyped]

    from gemhold.core.kit.cache import compiled_folder

    machine = f"{sys.implementation.cache_tag}-numba-{numba.__version__}-{binding.get_host_cpu_name()}"
    return compiled_folder(None) / f"warm-{game.name}-{part}-{machine}"


@contextmanager
def compiling_alone(game: Game) -> Iterator[None]:
    """Wait until no other process compiles this game. Where files cannot be locked, nobody waits."""
    try:
        import fcntl

        lock = _mark(game, "lock").open("w")
    except (ImportError, OSError):
        yield
        return
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # given up with the file, however the process ends
        yield


def is_warm(game: Game, part: str) -> bool:
    """Has this part of a game been compiled, by this Python, for this type of processor?"""
    if PURE:
        return True
    try:
        return _mark(game, part).exists()
    except OSError:  # no cache folder: compiled in memory, every time
        return False


def mark_warm(game: Game, part: str) -> None:
    if not PURE:
        try:
            _mark(game, part).touch()
        except OSError:  # a read-only home: compiled in memory
            return
