"""Load test of the server: tables played by HTTP clients over loopback, every move on disk before it is answered.

    python benchmarks/server_load.py                      both databases, closed loop and with think time
    python benchmarks/server_load.py --database sqlite --tables 50 --think 0 --seconds 10
    python benchmarks/server_load.py --peer               the same machine, the same way, with boardgame.io's server (needs npm)

Two people sit at each table, each with a stream of news. A move counts when it is answered; news counts when both streams have
it. The server is bound to one core, the clients to another.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gemhold.server.testing import Http, ServerProcess, Stream, cores, postgres

MOST_SECONDS = 120
MOST_TABLES = 500


@dataclass
class Tally:
    """Measurements of the clients."""

    moves: int = 0
    answered: list[float] = field(default_factory=list)  # seconds from sending a move to the response
    received: list[float] = field(default_factory=list)  # seconds from sending a move until every seat received it
    failures: list[str] = field(default_factory=list)


def quantile(values: list[float], q: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(q * len(ordered)))] if ordered else float("nan")


class Table:
    """One table and its two players."""

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.random = random.Random(seed)
        self.players = [Http(port), Http(port)]
        self.streams: list[Stream] = []
        self.path = ""

    async def open(self) -> None:
        """Create a table and join it."""
        first, second = self.players
        seats = [{"kind": "human", "name": "A"}, {"kind": "open"}]
        made = await first.post("/api/tables", {"game": "king", "seats": seats})
        self.path = f"/api/tables/{made['id']}"
        await second.post(f"{self.path}/join", {"name": "B"})
        for stream in self.streams:
            await stream.close()
        self.streams = [Stream(self.port, f"{self.path}/stream", player.cookie) for player in self.players]
        for stream in self.streams:
            await stream.open()
            await stream.until(1)

    async def play(self, until: float, think: float, tally: Tally) -> None:
        await asyncio.sleep(self.random.random() * think)
        while time.perf_counter() < until:
            now = self.streams[0].play
            if now["status"] == "over":
                await self.open()
                continue
            actor = now["actor"]
            choice = self.random.choice(self.streams[actor].play["actions"])
            sent = time.perf_counter()
            answer = await self.players[actor].post(f"{self.path}/moves", {"seq": now["seq"], "action": choice["id"]})
            tally.answered.append(time.perf_counter() - sent)
            for stream in self.streams:
                await stream.until(answer["seq"])
            tally.received.append(max(stream.at for stream in self.streams) - sent)
            tally.moves += 1
            if think:
                await asyncio.sleep(think * (0.5 + self.random.random()))

    async def close(self) -> None:
        for stream in self.streams:
            await stream.close()
        for player in self.players:
            await player.close()


async def load(server: ServerProcess, tables: int, think: float, seconds: float) -> dict[str, Any]:
    tally = Tally()
    all_tables = [Table(server.port, seed) for seed in range(tables)]
    await asyncio.gather(*(table.open() for table in all_tables))
    await asyncio.gather(*(table.play(time.perf_counter() + 1, think, Tally()) for table in all_tables))  # warm up
    start, busy = time.perf_counter(), server.cpu_seconds()
    await asyncio.gather(*(table.play(start + seconds, think, tally) for table in all_tables))
    elapsed, busy = time.perf_counter() - start, server.cpu_seconds() - busy
    for table in all_tables:
        await table.close()
    return {
        "tables": tables,
        "think_ms": round(1000 * think),
        "seconds": round(elapsed, 2),
        "moves": tally.moves,
        "moves_per_second": round(tally.moves / elapsed, 1),
        "server_cpu": round(busy / elapsed, 3),
        "cpu_ms_per_move": round(1000 * busy / max(1, tally.moves), 3),
        "move_p50_ms": round(quantile(tally.answered, 0.5), 2),
        "move_p99_ms": round(quantile(tally.answered, 0.99), 2),
        "news_p50_ms": round(quantile(tally.received, 0.5), 2),
        "news_p99_ms": round(quantile(tally.received, 0.99), 2),
    }


def measure(database: str, runs: list[tuple[int, float]], seconds: float, workers: int) -> list[dict[str, Any]]:
    out = []
    server_core, client_core = cores()
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="gemhold-load-")))
        env = {}
        if database == "postgresql":
            env["GEMHOLD_DATABASE_URL"] = stack.enter_context(postgres())
        server = stack.enter_context(ServerProcess(home, workers=workers, core=server_core if workers == 1 else None, env=env))
        if client_core is not None:
            stack.callback(os.sched_setaffinity, 0, os.sched_getaffinity(0))
            os.sched_setaffinity(0, {client_core})
        for tables, think in runs:
            out.append(
                {"server": "gemhold", "database": database, "workers": workers}
                | asyncio.run(load(server, tables, think, seconds))
            )
    return out


def show(result: dict[str, Any]) -> None:
    think = f"think {result['think_ms']} ms" if result["think_ms"] else "closed loop"
    times = [f"{what} p50 {result[f'{what}_p50_ms']:>6.2f} p99 {result[f'{what}_p99_ms']:>6.2f} ms" for what in ("move", "news")]
    print(
        f"{result['server']:<14} {result['database']:<11} {result['tables']:>3} tables, {think:<13}"
        f" {result['moves_per_second']:>8.1f} moves/s   {'   '.join(times)}   core {100 * result['server_cpu']:.0f} %",
        flush=True,
    )


def show_ratios(results: list[dict[str, Any]], peer: dict[str, Any]) -> None:
    for own in results:
        if own["server"] == "gemhold" and own["think_ms"] == peer["think_ms"]:
            ratio = own["moves_per_second"] / peer["moves_per_second"]
            print(f"  gemhold on {own['database']} : {peer['server']} = {ratio:.2f} moves/s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--think", type=float, action="append", help="milliseconds; may be repeated (default: 0 and 100)")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--peer", action="store_true", help="also measure boardgame.io's server")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    tables, seconds = max(1, min(chosen.tables, MOST_TABLES)), max(0.5, min(chosen.seconds, MOST_SECONDS))
    runs = [(tables, think / 1000) for think in chosen.think or [0, 100]]
    results: list[dict[str, Any]] = []
    for database in ["sqlite", "postgresql"] if chosen.database == "both" else [chosen.database]:
        for result in measure(database, runs, seconds, chosen.workers):
            results.append(result)
            if not chosen.json:
                show(result)
    if chosen.peer:
        from peer_boardgameio import measure_peer

        for result in measure_peer(runs, seconds):
            results.append(result)
            if not chosen.json:
                show(result)
                show_ratios(results, result)
    if chosen.json:
        print(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()
