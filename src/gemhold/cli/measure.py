"""Speed of random play on one core, and the signature of a game's rules."""

from __future__ import annotations

import hashlib
import time
from typing import TYPE_CHECKING, Any

from rich.table import Table

from gemhold.cli.compiling import RULES, prepare
from gemhold.core.batches import random_games
from gemhold.core.kit import MODE
from gemhold.core.playout import copies

if TYPE_CHECKING:
    from gemhold.core.game import Game
    from gemhold.locales import Words

COPIES = 200_000
TARGETS = 64  # positions copied to in turn: few enough for the L1 cache, as in a search
FIRST_SEED = 1


def signature_of(game: Game, games: int, rules: int | None = None) -> str:
    """A hash over seeded random games for every number of players, by a version of the rules (None: the newest).

    It changes only with the rules or the random streams.
    """
    out = hashlib.sha256(f"{game.name} {rules or game.rules_version} {games}".encode())
    for seats in game.seats:
        s = game.first(seats, game.settings(seats), rules)
        out.update(f" {seats}:{random_games(game, s, seats, FIRST_SEED, games, keep=False).checksum}".encode())
    return out.hexdigest()[:16]


def figures(game: Game, seats: int | None, seconds: float, words: Words) -> dict[str, Any]:
    """Measurements on one core; compilation is timed separately."""
    seats = game.check_seats(seats if seats is not None else game.seats[-1])
    start = time.perf_counter()
    compiled = prepare(game, [RULES], words)
    s = game.setup(seats, game.settings(seats))
    random_games(game, s, seats, 0, 1, keep=False)
    ready = time.perf_counter() - start
    games_done = decisions = 0
    size = 1
    begin = time.perf_counter()
    while (took := time.perf_counter() - begin) < seconds:
        ended = random_games(game, s, seats, games_done, size, keep=False)
        games_done += size
        decisions += sum(int(n) for n in ended.decisions)
        size = min(2 * size, 256)
    return {
        "mode": MODE,
        "seats": seats,
        "games_per_second": round(games_done / took, 1),
        "decisions_per_second": round(decisions / took, 1),
        "decisions_per_game": round(decisions / games_done, 2),
        "copy_ns": round(copy_cost(game, s), 2),
        "state_bytes": game.state.size(),
        "actions": int(game.action_space.n),
        "compiled_steps": compiled,
        "ready_seconds": round(ready, 2),
    }


def copy_cost(game: Game, s: Any) -> float:
    """Nanoseconds to copy a position; the best of several runs, to exclude other load."""
    states = game.state.array(TARGETS + 1)
    game.state.assign(states[0], s)
    n = COPIES if MODE == "jit" else 200
    copies(states, 1)
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter_ns()
        copies(states, n)
        best = min(best, (time.perf_counter_ns() - start) / n)
    return best


def figures_table(measured: dict[str, dict[str, Any]], words: Words) -> Table:
    rows = {
        "seats": "cli-bench-seats",
        "games_per_second": "cli-bench-games",
        "decisions_per_second": "cli-bench-decisions",
        "decisions_per_game": "cli-bench-length",
        "copy_ns": "cli-bench-copy",
        "state_bytes": "cli-bench-state",
        "actions": "cli-bench-actions",
        "ready_seconds": "cli-bench-ready",
    }
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    table.add_column("")
    for name, figure in measured.items():
        table.add_column(name if figure["mode"] == "jit" else f"{name} ({figure['mode']})", justify="right")
    for key, message in rows.items():
        table.add_row(words.say(message), *(f"{figure[key]:,}" for figure in measured.values()))
    return table
