"""Load test of the server: tables played by HTTP clients over loopback, every move on disk before it is answered.

    python benchmarks/server_load.py                      both games and databases, closed loop and with think time
    python benchmarks/server_load.py --game king --database sqlite --tables 50 --think 0 --seconds 10
    python benchmarks/server_load.py --spectators 10      news for ten more streams at each table
    python benchmarks/server_load.py --database postgresql --workers 2 --together
    python benchmarks/server_load.py --peer               the same machine, the same way, with boardgame.io's server (needs npm)

Two people sit at each table, each with a stream of news, and choose at random; a game that ends is followed by another. A move
counts when it is answered; news counts when all streams that notice the move have it. The server is bound to one core (unless it
has several workers), the clients to another. With `--together` server, database and clients share as many cores as there are
workers: so one worker on one core compares with two workers on two. Processor time is that of the server's processes, that of
PostgreSQL is shown beside it.

The peer sends as many streams updates as large as Gemhold's events are on average in the same run. Its games never end. Each of
its seats needs a client, so with `--streams 1` it has two.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gemhold.server.connections import raise_file_limit
from gemhold.server.testing import Postgres, ServerProcess, address, cores
from load.closing import stop_when_told
from load.collector import calm
from load.figures import Tally, size, waits
from load.table import SEATS, Crowd, Table

GAMES = ("king", "geodia")
DATABASES = ("sqlite", "postgresql")
MOST_SECONDS = 120
MOST_TABLES = 500
MOST_STREAMS = 100
WARM_UP = 1.0  # seconds


@dataclass(frozen=True)
class Run:
    """One measurement."""

    tables: int
    think: float  # mean seconds between two moves of a table
    seconds: float
    crowd: Crowd


async def load(port: int, game: str, run: Run, cpu_seconds: Callable[[], tuple[float, float]]) -> dict[str, Any]:
    """`cpu_seconds`: processor time so far of the server and of its database."""
    tally = Tally()
    tables = [Table(port, game, seed, run.crowd, address(seed)) for seed in range(run.tables)]
    try:
        await asyncio.gather(*(table.open() for table in tables))
        await asyncio.gather(*(table.play(time.perf_counter() + WARM_UP, run.think, Tally()) for table in tables))
        calm()
        for table in tables:
            table.traffic.received = table.traffic.events = table.traffic.event_bytes = 0
        start, before = time.perf_counter(), cpu_seconds()
        await asyncio.gather(*(table.play(start + run.seconds, run.think, tally) for table in tables))
        elapsed, after = time.perf_counter() - start, cpu_seconds()
    finally:
        for table in tables:
            await table.close()
    busy, database_busy = after[0] - before[0], after[1] - before[1]
    traffic, moves = [table.traffic for table in tables], max(1, tally.moves)
    return {
        "tables": run.tables,
        "streams": run.crowd.streams,
        "spectators": run.crowd.spectators,
        "think_ms": round(1000 * run.think),
        "seconds": round(elapsed, 2),
        "moves": tally.moves,
        "moves_per_second": round(tally.moves / elapsed, 1),
        "server_cpu": round(busy / elapsed, 3),
        "cpu_ms_per_move": round(1000 * busy / moves, 3),
        "database_cpu_ms_per_move": round(1000 * database_busy / moves, 3),
        "bytes_per_move": round(sum(each.received for each in traffic) / moves),
        "event_bytes": round(sum(each.event_bytes for each in traffic) / max(1, sum(each.events for each in traffic))),
    } | tally.waits()


def measure(game: str, database: str, runs: list[Run], workers: int, together: bool) -> Iterator[dict[str, Any]]:
    server_core, client_core = (None, None) if together else cores()
    with ExitStack() as stack:
        if together or client_core is not None:
            stack.callback(os.sched_setaffinity, 0, os.sched_getaffinity(0))
        if together:  # what is started from here on is bound like this process
            os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:workers])
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="gemhold-load-")))
        postgres = stack.enter_context(Postgres()) if database == "postgresql" else None
        env = {} if postgres is None else {"GEMHOLD_DATABASE_URL": postgres.url}
        server = stack.enter_context(ServerProcess(home, workers=workers, core=server_core if workers == 1 else None, env=env))
        if client_core is not None:
            os.sched_setaffinity(0, {client_core})

        def cpu_seconds() -> tuple[float, float]:
            return server.cpu_seconds(), 0.0 if postgres is None else postgres.cpu_seconds()

        for run in runs:
            about = {"server": "gemhold", "game": game, "database": database, "workers": workers}
            yield about | asyncio.run(load(server.port, game, run, cpu_seconds))


def show(result: dict[str, Any]) -> None:
    think = f"think {result['think_ms']} ms" if result["think_ms"] else "closed loop"
    print(
        f"{result['server']:<12} {result['game']:<6} {result['database']:<10} {result['tables']:>3} tables, {think:<13}"
        f" {result['moves_per_second']:>7.1f} moves/s   {waits(result)}   processor {result['cpu_ms_per_move']:>6.3f} ms/move"
        + (f" + {result['database_cpu_ms_per_move']:.3f} database" if result["database_cpu_ms_per_move"] else "")
        + f"   core {100 * result['server_cpu']:.0f} %"
        f"   {size(result['bytes_per_move'])}/move, event {size(result['event_bytes'])}",
        flush=True,
    )


def show_ratios(results: list[dict[str, Any]], peer: dict[str, Any]) -> None:
    for own in results:
        if own["server"] == "gemhold" and all(own[what] == peer[what] for what in ("game", "think_ms")):
            speed, work = (own[what] / peer[what] for what in ("moves_per_second", "cpu_ms_per_move"))
            print(
                f"  gemhold on {own['database']} : {peer['server']} = {speed:.2f} in moves/s,"
                f" {work:.2f} in processor time per move (less is better)",
                flush=True,
            )


def measure_game(
    game: str, databases: list[str], runs: list[Run], workers: int, together: bool, peer: bool
) -> Iterator[dict[str, Any]]:
    sizes = []
    for database in databases:
        for result in measure(game, database, runs, workers, together):
            sizes.append(result["event_bytes"])
            yield result
    if peer:
        from peer_boardgameio import measure_peer

        for run in runs:
            sent = measure_peer(run.tables, run.think, run.seconds, run.crowd, round(sum(sizes) / len(sizes)))
            yield {"server": "boardgame.io", "game": game, "database": "memory", "workers": 1} | sent


def bounded(low: int, number: int, high: int) -> int:
    return max(low, min(number, high))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=[*GAMES, "both"], default="both")
    parser.add_argument("--database", choices=[*DATABASES, "both"], default="both")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--streams", type=int, default=SEATS, help="of the seats of a table; 1: one player has both")
    parser.add_argument("--spectators", type=int, default=0, help="more streams at each table, anonymous")
    parser.add_argument("--think", type=float, action="append", help="milliseconds; may be repeated (default: 0 and 100)")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--together", action="store_true", help="server, database and clients share a core for each worker")
    parser.add_argument("--peer", action="store_true", help="also measure boardgame.io's server")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    stop_when_told()
    raise_file_limit()
    tables, seconds = bounded(1, chosen.tables, MOST_TABLES), max(0.5, min(chosen.seconds, MOST_SECONDS))
    crowd = Crowd(bounded(1, chosen.streams, MOST_STREAMS), bounded(0, chosen.spectators, MOST_STREAMS))
    runs = [Run(tables, think / 1000, seconds, crowd) for think in chosen.think or [0, 100]]
    databases = list(DATABASES) if chosen.database == "both" else [chosen.database]
    results: list[dict[str, Any]] = []
    for game in GAMES if chosen.game == "both" else [chosen.game]:
        for result in measure_game(game, databases, runs, chosen.workers, chosen.together, chosen.peer):
            results.append(result)
            if not chosen.json:
                show(result)
                if result["server"] != "gemhold":
                    show_ratios(results, result)
    if chosen.json:
        print(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()
