"""Many people at once on one worker: how long they wait, and what each stream and each table takes of memory and file handles.

    python benchmarks/many_people.py                      2,000 streams at 1,000 tables, a move at each every five seconds
    python benchmarks/many_people.py --streams 4000 --game geodia --seconds 60

Tables are opened first, then the streams (two at each table; more are spectators), then all play. People come from different
addresses of the loopback network, as the server limits connections by network. The server gives a quarter of its file handles to
streams.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

from gemhold.server.connections import KEPT_FILES, raise_file_limit
from gemhold.server.tables import KEPT
from gemhold.server.testing import ServerProcess, address, cores
from load.closing import steady_handles, stop_when_told
from load.figures import Progress, Tally, size, waits
from load.table import SEATS, Crowd, Table

GAMES = ("king", "geodia")
MOST_STREAMS = 12_000
MOST_SECONDS = 600
WARM_UP = 20  # tables: what a server allocates with its first games belongs to none of them
AT_ONCE = 50  # tables opened at the same time


def people(port: int, games: Sequence[str], tables: int, streams: int) -> list[Table]:
    """Tables with so many streams in all: those of the seats first, the rest as spectators."""
    out = []
    for n in range(tables):
        own = streams // tables + (n < streams % tables)
        crowd = Crowd(min(own, SEATS), max(0, own - SEATS))
        out.append(Table(port, games[n % len(games)], n, crowd, address(n)))
    return out


async def some_at_once(work: Sequence[Callable[[], Awaitable[None]]], what: str, progress: Progress) -> None:
    for first in range(0, len(work), AT_ONCE):
        progress.tell(f"{what}: {first} of {len(work)}")
        await asyncio.gather(*(each() for each in work[first : first + AT_ONCE]))


async def measure(server: ServerProcess, tables: list[Table], every: float, seconds: float) -> dict[str, Any]:
    progress, tally = Progress(), Tally()
    games = sorted({table.game.name for table in tables})
    first_ones = people(server.port, games, WARM_UP, SEATS * WARM_UP)
    await some_at_once([table.open for table in first_ones], "warming up", progress)
    await asyncio.gather(*(table.play(time.perf_counter() + 1, 0.1, Tally()) for table in first_ones))
    await some_at_once([table.close for table in first_ones], "warming up", progress)
    handles, empty = await steady_handles(server), server.resident()

    early, late = tables[: KEPT - WARM_UP], tables[KEPT - WARM_UP :]  # no more than it keeps in memory for nobody
    await some_at_once([table.create for table in early], "opening tables", progress)
    await some_at_once([table.rest for table in early], "opening tables", progress)
    await steady_handles(server)
    opened = server.resident()
    await some_at_once([table.listen for table in early], "opening streams", progress)
    listening = server.resident()
    await some_at_once([table.open for table in late], "opening more tables", progress)
    most_handles, start, busy = server.handles(), time.perf_counter(), server.cpu_seconds()

    playing = asyncio.gather(*(table.play(start + seconds, every, tally) for table in tables))
    while not playing.done():
        progress.tell(f"playing: {time.perf_counter() - start:.0f} of {seconds:.0f} s, {tally.moves} moves")
        await asyncio.wait([playing], timeout=1)
    playing.result()
    elapsed, busy = time.perf_counter() - start, server.cpu_seconds() - busy
    played, most_handles = server.resident(), max(most_handles, server.handles())
    await some_at_once([table.close for table in tables], "closing", progress)
    closed_handles = await steady_handles(server)
    progress.end()
    streams = sum(table.crowd.streams + table.crowd.spectators for table in early)
    return {
        "games": games,
        "tables": len(tables),
        "streams": sum(table.crowd.streams + table.crowd.spectators for table in tables),
        "every_s": every,
        "seconds": round(elapsed, 2),
        "moves": tally.moves,
        "moves_per_second": round(tally.moves / elapsed, 1),
        "games_over": tally.games,
        "resent": tally.resent,
        "server_cpu": round(busy / elapsed, 3),
        "bytes_per_table": round((opened - empty) / len(early)),
        "bytes_per_stream": round((listening - opened) / streams),
        "resident": {
            "empty": empty,
            "tables": opened,
            "streams": listening,
            "played": played,
            "closed": server.resident(),
        },
        "handles": {"empty": handles, "most": most_handles, "closed": closed_handles},
    } | tally.waits()


def show(result: dict[str, Any]) -> None:
    memory, handles = result["resident"], result["handles"]
    print(
        f"{result['streams']} streams at {result['tables']} tables of {' and '.join(result['games'])}:"
        f" {result['moves']} moves in {result['seconds']:.0f} s ({result['moves_per_second']:.1f} moves/s),"
        f" {result['games_over']} games ended, {result['resent']} moves sent again, core {100 * result['server_cpu']:.0f} %\n"
        f"  {waits(result)}\n"
        f"  memory: {size(result['bytes_per_table'])} for a table, {size(result['bytes_per_stream'])} for a stream;"
        f" in all {', '.join(f'{size(number)} {when}' for when, number in memory.items())}\n"
        f"  file handles: {', '.join(f'{number} {when}' for when, number in handles.items())}"
    )


def check_handles(streams: int, tables: int) -> None:
    """The server gives a quarter of its file handles to streams; the clients take one for each, and one for each player."""
    allowed = raise_file_limit()
    needed = max(4 * (streams + 4) + KEPT_FILES, streams + SEATS * tables + KEPT_FILES)
    if allowed < needed:
        raise SystemExit(
            f"{streams} streams need {needed} open files, the system allows {allowed}:"
            f" raise the limit (ulimit -Hn {needed}, or LimitNOFILE), or choose fewer with --streams"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--streams", type=int, default=2000, help="open at once")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--every", type=float, default=5, help="seconds between two moves of a table")
    parser.add_argument("--seconds", type=float, default=30, help="of play")
    parser.add_argument("--game", choices=[*GAMES, "both"], default="king")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    stop_when_told()
    streams = max(1, min(chosen.streams, MOST_STREAMS))
    tables = max(1, min(chosen.tables, streams))
    seconds, every = max(0.5, min(chosen.seconds, MOST_SECONDS)), max(0.0, chosen.every)
    check_handles(streams, tables)
    games = GAMES if chosen.game == "both" else (chosen.game,)
    with (
        tempfile.TemporaryDirectory(prefix="gemhold-people-") as home,
        ServerProcess(Path(home), core=cores()[0]) as server,
    ):
        result = asyncio.run(measure(server, people(server.port, games, tables, streams), every, seconds))
    if chosen.json:
        print(json.dumps(result, indent=1))
    else:
        show(result)


if __name__ == "__main__":
    main()
