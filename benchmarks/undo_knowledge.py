"""New information ends undo: over many random undoable actions, does any seat know more afterwards than before?

python benchmarks/undo_knowledge.py --actions 100000
python benchmarks/undo_knowledge.py --actions 2000 --old

Every action that can be undone is checked by resampling (gemhold.testing.secrets): in other worlds a seat held possible, the same
actions must be legal and lead to what it sees. All numbers of seats and options take turns; older rules are left out, because by
rules 1 of Geodia it told something not to be asked. `--old` undoes whatever no chance has followed, as the first release did, and
must find leaks. Plain Python is quicker here than compiled rules.
"""

from __future__ import annotations

import argparse
import os

os.environ.setdefault("GEMHOLD_MODE", "pure")

import sys  # the mode is chosen before the engine is imported
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from typing import Any

import gemhold
from gemhold.core.contract import CHANCE
from gemhold.core.knowledge import Sight, reveals
from gemhold.core.match import Match, Ply
from gemhold.testing import Case
from gemhold.testing.case import Failed, cases
from gemhold.testing.secrets import check_run_told_nothing

SHOWN = 3  # leaks of a game


def undoable(case: Case, match: Match, positions: list[Any], run: list[Ply], old: bool) -> bool:
    """As `Match.undoable` decides, from positions that are at hand."""
    if match.actor not in (run[-1].actor, CHANCE) or (match.actor == CHANCE and (old or case.game.secrets)):
        return False
    seen = [Sight(case.game, position) for position in positions]
    return old or not reveals(case.game, case.seats, seen, [ply.x for ply in run])


def set_ups(name: str, seed: int) -> list[Case]:
    return [case for case in cases(gemhold.game(name), (seed,)) if case.rules is None]


def play(name: str, seed: int, number: int, old: bool) -> Counter[str]:
    """A random game: undoable actions, refused ones, and leaks."""
    case, found = set_ups(name, seed)[number], Counter[str]()
    copy = case.game.state.copy
    run: list[Ply] = []
    positions: list[Any] = []
    before = None
    for match in case.steps():
        if match.log:
            ply = match.log[-1]
            if ply.actor < 0:
                run = []
            else:
                if not run or run[-1].actor != ply.actor:
                    run, positions = [], [before]
                run.append(ply)
                positions.append(copy(match.state))
                if not undoable(case, match, positions, run, old):
                    found["refused"] += 1
                else:
                    found["undoable"] += 1
                    try:
                        if case.game.secrets:
                            check_run_told_nothing(case, match, positions, run)
                    except Failed as failed:
                        found["leaks"] += 1
                        if found["leaks"] <= SHOWN:
                            print(failed, file=sys.stderr)
        before = copy(match.state)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--actions", type=int, default=100_000, help="undoable actions of each game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--old", action="store_true", help="undo whatever no chance has followed")
    chosen = parser.parse_args()
    start, leaks = time.perf_counter(), 0
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for name in gemhold.game_names():
            total, games = Counter[str](), 0
            for seed in count(1):
                games_now = [(name, seed, number, chosen.old) for number in range(len(set_ups(name, seed)))]
                for found in pool.map(play, *zip(*games_now, strict=True)):
                    total, games = total + found, games + 1
                if total["undoable"] >= chosen.actions:
                    break
            leaks += total["leaks"]
            print(
                f"{name}: {total['undoable']} undoable actions in {games} random games, {total['refused']} refused,"
                f" {total['leaks']} leaks; {time.perf_counter() - start:.0f} s",
                flush=True,
            )
    if leaks:
        sys.exit(1)


if __name__ == "__main__":
    main()
