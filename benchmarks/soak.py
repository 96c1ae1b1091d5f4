"""Play for a long time and watch what the server holds: tables open, are played to their end and replaced.

    python benchmarks/soak.py                             30 minutes
    python benchmarks/soak.py --minutes 240 --tables 40 --json

Some tables are played to their end by people, some are handed to bots that do not think; spectators come and go with them. The
server keeps a number of finished tables in memory, so memory grows until that many have been played: the warm-up lasts until
then, at most half of the time. The slope of memory is that of a line by least squares through the samples after it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import linear_regression, median
from typing import Any

from gemhold.server.connections import raise_file_limit
from gemhold.server.tables import KEPT
from gemhold.server.testing import Refused, ServerProcess, address, cores
from load.closing import steady_handles, stop_when_told
from load.figures import Progress, Tally, size, waits
from load.table import SEATS, Crowd, Table

GAMES = {"king": 10, "geodia": 1}  # how many of each: a game of Geodia takes some ten times as long
WATCHED = ("resident", "handles", "threads")
MOST_MINUTES = 24 * 60
MOST_TABLES = 500
SAMPLED = 10.0  # seconds between samples
FEWEST_SAMPLES = 20  # in a short run they are taken more often
SHOWN = 5  # failures
SPECTATORS = 2  # at most, at a table
HANDED_AFTER = 60  # moves at most, of a table that is handed to bots
ENDING = 60.0  # seconds at most that bots have for what is left of a game when the time is up
FAILURES = (OSError, asyncio.IncompleteReadError, TimeoutError, Refused)


@dataclass(frozen=True)
class Sample:
    """The server's processes at one time, without those of bots."""

    at: float  # seconds since the start
    resident: int  # bytes
    handles: int
    threads: int
    finished: int  # tables so far


class Soak:
    def __init__(self, server: ServerProcess, seconds: float, think: float) -> None:
        self.server = server
        self.seconds = seconds
        self.think = think
        self.start = time.perf_counter()
        self.tally = Tally()
        self.handed = 0  # tables, to bots
        self.failures: list[str] = []
        self.samples: list[Sample] = []

    @property
    def elapsed(self) -> float:
        return time.perf_counter() - self.start

    async def run(self, tables: int) -> None:
        self.sample()
        playing = asyncio.gather(*(self.one_after_the_other(number) for number in range(tables)))
        pause, progress = min(SAMPLED, self.seconds / FEWEST_SAMPLES), Progress()
        while not playing.done():
            await asyncio.wait([playing], timeout=pause)
            self.sample()
            progress.tell(
                f"{self.elapsed / 60:.1f} of {self.seconds / 60:.1f} min: {self.tally.games} games, {self.tally.moves} moves,"
                f" {size(self.samples[-1].resident)}, {self.samples[-1].handles} handles"
            )
        progress.end()
        playing.result()

    async def one_after_the_other(self, number: int) -> None:
        """Tables in a row, until the time is up."""
        chance = random.Random(number)
        while self.elapsed < self.seconds:
            (game,) = chance.choices(list(GAMES), list(GAMES.values()))
            crowd = Crowd(SEATS, chance.randrange(SPECTATORS + 1))
            table = Table(self.server.port, game, chance.randrange(1 << 30), crowd, address(number))
            try:
                await table.open()
                await self.play(table, chance)
            except FAILURES as error:
                self.failures.append(f"{table.game.name} {table.path}: {error!r}")
                await asyncio.sleep(1)
            finally:
                await table.close()

    async def play(self, table: Table, chance: random.Random) -> None:
        moves = chance.randrange(HANDED_AFTER) if chance.random() < 0.5 else None
        while not table.over and self.elapsed < self.seconds:
            if moves == 0:
                await table.hand_to_bots(self.seconds - self.elapsed + ENDING)
                self.handed += 1
                break
            await table.move(self.tally)
            moves = None if moves is None else moves - 1
            await asyncio.sleep(self.think)
        table.settle(self.tally)
        self.tally.games += table.over

    def sample(self) -> None:
        server, finished = self.server, self.tally.games
        self.samples.append(Sample(self.elapsed, server.resident(), server.handles(), server.threads(), finished))

    async def settle(self) -> Sample:
        """When everything is closed."""
        await steady_handles(self.server)
        self.sample()
        return self.samples.pop()


def report(soak: Soak, closed: Sample) -> dict[str, Any]:
    samples = soak.samples
    warm_up = min(next((each.at for each in samples if each.finished >= KEPT), soak.seconds / 2), soak.seconds / 2)
    later = [each for each in samples if each.at >= warm_up]
    slope = linear_regression([each.at for each in later], [each.resident for each in later]).slope if len(later) > 1 else 0.0
    halves = [each for each in samples if each.at < soak.seconds / 2], [each for each in samples if each.at >= soak.seconds / 2]
    return {
        "minutes": round(soak.elapsed / 60, 2),
        "games": soak.tally.games,
        "handed_to_bots": soak.handed,
        "moves": soak.tally.moves,
        "resent": soak.tally.resent,
        "failures": soak.failures,
        "warm_up_minutes": round(warm_up / 60, 2),
        "warmed_up": any(each.finished >= KEPT for each in samples if each.at <= warm_up),
        "bytes_per_hour": round(3600 * slope),
        "halves": [{what: median(getattr(each, what) for each in half) for what in WATCHED} for half in halves if half],
        "start": asdict(samples[0]),
        "closed": asdict(closed),
        "samples": [asdict(each) for each in samples],
    } | soak.tally.waits()


def show(result: dict[str, Any]) -> None:
    print(
        f"{result['minutes']:.1f} min: {result['games']} games ({result['handed_to_bots']} handed to bots),"
        f" {result['moves']} moves of people, {result['resent']} sent again   {waits(result)}"
    )
    for name, half in zip(("first", "second"), result["halves"], strict=False):
        print(f"  {name} half, median: {size(half['resident'])}, {half['handles']:.0f} handles, {half['threads']:.0f} threads")
    kept = "" if result["warmed_up"] else f" (too short: the server keeps {KEPT} tables, and has not yet had so many)"
    print(f"  memory after {result['warm_up_minutes']:.1f} min of warm-up: {size(result['bytes_per_hour'])} per hour{kept}")
    for when in ("start", "closed"):
        one = result[when]
        print(f"  {when}: {size(one['resident'])}, {one['handles']} handles, {one['threads']} threads")
    for what, lines in (("failures of clients", result["failures"]), ("errors in the server's log", result["logged"])):
        print(f"  {what}: {len(lines)}", *lines[:SHOWN], sep="\n    ")


async def first_games(port: int) -> None:
    """What a server allocates with its first games and bots is not counted."""

    async def play(game: str, seed: int) -> None:
        table = Table(port, game, seed, Crowd())
        await table.open()
        await table.move(Tally())
        await table.hand_to_bots(ENDING)
        await table.close()

    await asyncio.gather(*(play(game, seed) for seed in range(2) for game in GAMES))


async def run(server: ServerProcess, seconds: float, tables: int, think: float) -> dict[str, Any]:
    await first_games(server.port)
    await steady_handles(server)
    soak = Soak(server, seconds, think)
    await soak.run(tables)
    return report(soak, await soak.settle())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tables", type=int, default=20, help="at the same time")
    parser.add_argument("--think", type=float, default=10, help="milliseconds between two moves of people")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    stop_when_told()
    raise_file_limit()
    seconds, tables = 60 * max(0.05, min(chosen.minutes, MOST_MINUTES)), max(1, min(chosen.tables, MOST_TABLES))
    with (
        tempfile.TemporaryDirectory(prefix="gemhold-soak-") as home,
        ServerProcess(Path(home), core=cores()[0]) as server,
    ):
        result = asyncio.run(run(server, seconds, tables, max(0.0, chosen.think) / 1000))
        result["logged"] = [line for line in server.log.read_text().splitlines() if "rror" in line]
    if chosen.json:
        print(json.dumps(result, indent=1))
    else:
        show(result)


if __name__ == "__main__":
    main()
