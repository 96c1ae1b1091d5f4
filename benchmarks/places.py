"""One tournament on one core, on two processes and on Ray clusters with one and two workers: the same numbers, and how fast.

    python benchmarks/places.py
    python benchmarks/places.py --game geodia --bots hard,medium --games 200 --rounds 3

Every place first plays a short tournament, so that starting and loading compiled rules are not timed. A worker of a cluster is a
node with one processor; the cluster's own processes and this one share the machine with them. Needs `pip install -e '.[cluster]'`
and a quiet machine.
"""

from __future__ import annotations

import argparse
import sys
import time
from statistics import median

import numpy as np

from gemhold.arena.contest import play_chunk
from gemhold.arena.spread import LOCAL, workers
from gemhold.arena.standings import standings
from gemhold.arena.tournament import Tournament, tournament
from nodes import clustered

WARM_UP = 240  # games: a new node loads the rules meanwhile


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="king")
    parser.add_argument("--bots", default="master,greedy")
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--rounds", type=int, default=2)
    args = parser.parse_args()
    levels = args.bots.split(",")
    plan, warm_up = (tournament(args.game, levels, games=games, seed=7) for games in (args.games, WARM_UP))
    seconds: dict[str, list[float]] = {}
    digests = set()
    for _ in range(args.rounds):
        for name, on, jobs in (("one core", LOCAL, 1), ("two processes", LOCAL, 2)):
            digests.add(timed(seconds, name, plan, warm_up, on, jobs))
    with clustered() as (address, change):
        change("add")
        for _ in range(args.rounds):
            digests.add(timed(seconds, "Ray, one worker", plan, warm_up, address, 1))
            change("add")
            digests.add(timed(seconds, "Ray, two workers", plan, warm_up, address, 1))
            change("remove")
    for name, took in seconds.items():
        print(f"{name:<18} {args.games / median(took):8.1f} games/s   {', '.join(f'{each:.1f}' for each in took)} s")
    print(f"two processes : one core = {ratio(seconds, 'one core', 'two processes'):.2f}")
    print(f"two Ray workers : one = {ratio(seconds, 'Ray, one worker', 'Ray, two workers'):.2f}")
    print("the same numbers everywhere" if len(digests) == 1 else f"DIFFERENT NUMBERS: {sorted(digests)}")


def timed(seconds: dict[str, list[float]], name: str, plan: Tournament, warm_up: Tournament, on: str, jobs: int) -> str:
    """The digest of the standings."""
    chunks, first = list(plan.chunks()), list(warm_up.chunks())
    with workers(on, jobs) as results:
        for _ in results(play_chunk, first, range(len(first))):
            pass
        start = time.monotonic()
        done = dict(results(play_chunk, chunks, range(len(chunks))))
        seconds.setdefault(name, []).append(time.monotonic() - start)
    print(f"{name}: {seconds[name][-1]:.1f} s", file=sys.stderr)
    parts = [done[i] for i in range(len(chunks))]
    times = np.sum([part.pop("times") for part in parts], axis=0)
    return str(standings(plan, {what: np.concatenate([part[what] for part in parts]) for what in parts[0]}, times).digest)


def ratio(seconds: dict[str, list[float]], one: str, two: str) -> float:
    return median(seconds[one]) / median(seconds[two])


if __name__ == "__main__":
    main()
