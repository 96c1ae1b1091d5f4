"""New information ends undo: over many random undoable actions, does any seat know more afterwards than before?

python benchmarks/undo_knowledge.py --actions 100000

Every action that can be undone is checked by resampling (gemhold.testing.secrets): in other worlds a seat held possible, the same
actions must be legal and lead to what it sees. Runs in plain Python, in one process per core.
"""

from __future__ import annotations

import argparse
import os

os.environ.setdefault("GEMHOLD_MODE", "pure")

from collections import Counter  # the mode is chosen before the engine is imported
from concurrent.futures import ProcessPoolExecutor
from itertools import count

import gemhold
from gemhold.testing import Case
from gemhold.testing.case import Failed
from gemhold.testing.secrets import check_nothing_learned


def play(name: str, seats: int, seed: int) -> Counter[str]:
    """One random game: undoable actions, refused ones, and leaks."""
    game = gemhold.game(name)
    case, found = Case(game, seats, seed), Counter[str]()
    for match in case.steps():
        if not match.log or match.log[-1].actor < 0:
            continue
        if not match.undoable():
            found["refused"] += 1
            continue
        found["undoable"] += 1
        try:
            check_nothing_learned(case, match)
        except Failed as failed:
            found["leaks"] += 1
            print(failed)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--actions", type=int, default=100_000, help="undoable actions in all")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    total: dict[str, Counter[str]] = {name: Counter() for name in gemhold.game_names()}
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for first in count(0, 4 * chosen.jobs):
            jobs = {
                pool.submit(play, name, gemhold.game(name).seats[seed % len(gemhold.game(name).seats)], seed): name
                for name in total
                for seed in range(first, first + 4 * chosen.jobs)
            }
            for job, name in jobs.items():
                total[name] += job.result()
            if sum(found["undoable"] for found in total.values()) >= chosen.actions:
                break
    for name, found in total.items():
        print(f"{name}: {found['undoable']} undoable actions, {found['refused']} refused, {found['leaks']} leaks")


if __name__ == "__main__":
    main()
