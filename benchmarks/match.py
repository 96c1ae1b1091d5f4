"""A match between two bots: one seat for the first, the others for the second.

    python benchmarks/match.py king master greedy --games 1600 --jobs 2
    python benchmarks/match.py geodia master greedy --seats 4
    python benchmarks/match.py king master uct:0.02 --games 200       # open-loop UCT, 0.02 s a decision
    python benchmarks/match.py geodia passive medium                  # one who only ends phases

Every seed is played once with the first bot in each seat, with the same dice: so seats and order of play are balanced and luck is
common. Intervals (95 %) are over the seeds. Every move is checked to be legal. Times are processor time.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache, partial
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, median, stdev
from typing import Any

import gemhold
from gemhold.bots import Bot, find
from gemhold.core.rng import draw
from passive import Player as Passive
from uct import Player as Uct

CHUNK = 5  # seeds


@dataclass(frozen=True)
class Result:
    """A game of the first bot: its share of the victory, its lead over the best other, its order of play, and how long it and the
    others took to decide."""

    seed: int
    seat: int
    share: float
    lead: int
    order: int
    turns: int
    decisions: int
    seconds: float
    others_seconds: float
    slowest_turn: float


def bot(game: str, name: str, seed: int, seats: int) -> Bot:
    level, _, seconds = name.partition(":")
    if level == "uct":
        return Uct(seed, seats, float(seconds))
    return Passive(game) if level == "passive" else find(game, level, seed)


def play(on: str, names: list[str], mine: int, seed: int, options: dict[str, Any]) -> Result:
    game = gemhold.game(on)
    rules, seats = game.rules, len(names)
    s = game.setup(seats, game.settings(seats, options, seed))
    players = [bot(on, name, seed, seats) for name in names]
    drawn = decisions = 0
    starter, others = -1, 0.0
    by_turn: dict[int, float] = {}
    while (actor := int(rules.actor(s))) != -2:
        if actor < 0:
            rules.apply(s, draw(seed, 0, drawn, int(rules.chances(s))))
            drawn += 1
            continue
        starter = actor if starter < 0 else starter
        seen = game.hidden(s, actor)
        start = time.process_time()
        action = players[actor].choose(game, seen, actor)
        spent, turn = time.process_time() - start, int(rules.turns(s))
        if actor == mine:
            by_turn[turn] = by_turn.get(turn, 0.0) + spent
            decisions += 1
        else:
            others += spent
        if action not in game.legal(s):
            raise AssertionError(f"{names[actor]} plays {action}, seed {seed}")
        rules.apply(s, action)
    ranks = [int(rules.rank(s, seat)) for seat in range(seats)]
    scores = [int(rules.score(s, seat)) for seat in range(seats)]
    share = (ranks[mine] == 1) / ranks.count(1)
    lead = scores[mine] - max(score for seat, score in enumerate(scores) if seat != mine)
    times, order = list(by_turn.values()), (mine - starter) % seats
    return Result(seed, mine, share, lead, order, int(rules.turns(s)), decisions, sum(times), others, max(times))


@cache
def load(on: str, one: str, other: str, seats: int) -> None:
    """A game that does not count: the first turns of a process wait for compiled code."""
    play(on, [one] + [other] * (seats - 1), 0, 0, {})


def play_seeds(seeds: range, on: str, one: str, other: str, seats: int, options: dict[str, Any]) -> list[Result]:
    load(on, one, other, seats)
    line_ups = [[one if seat == mine else other for seat in range(seats)] for mine in range(seats)]
    return [play(on, names, mine, seed, options) for seed in seeds for mine, names in enumerate(line_ups)]


def played(args: argparse.Namespace) -> Iterator[list[Result]]:
    seeds = range(args.seed, args.seed + args.games // args.seats)
    chunks = [seeds[i : i + CHUNK] for i in range(0, len(seeds), CHUNK)]
    options = dict(option.split("=", 1) for option in args.set)
    work = partial(play_seeds, on=args.game, one=args.one, other=args.other, seats=args.seats, options=options)
    if args.jobs == 1:
        yield from map(work, chunks)
        return
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, chunks)


def summary(results: list[Result], seats: int) -> dict[str, Any]:
    by_seed = [mean(result.share for result in results[i : i + seats]) for i in range(0, len(results), seats)]
    half = 1.96 * stdev(by_seed) / len(by_seed) ** 0.5
    won = mean(by_seed)
    orders = [[result.share for result in results if result.order == order] for order in range(seats)]
    return {
        "games": len(results),
        "wins": round(won, 4),
        "interval": [round(won - half, 4), round(won + half, 4)],
        "lead": round(mean(result.lead for result in results), 2),
        "by_order": [round(mean(shares), 3) for shares in orders],
        "turns": round(mean(result.turns for result in results), 1),
        "seconds_per_game": round(mean(result.seconds for result in results), 3),
        "others_seconds_per_game": round(mean(result.others_seconds for result in results), 3),
        "ms_per_decision": round(1000 * sum(r.seconds for r in results) / sum(r.decisions for r in results), 2),
        "median_slowest_turn_ms": round(1000 * median(result.slowest_turn for result in results), 1),
        "slowest_turn_ms": round(1000 * max(result.slowest_turn for result in results), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=1600)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="an option of the game")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", type=Path, help="all results, a row per game")
    args = parser.parse_args()
    start = time.perf_counter()
    results = list(chain.from_iterable(played(args)))
    found = {"game": args.game, "match": f"{args.one} v {args.other}", "seats": args.seats, "seed": args.seed}
    found |= {"options": args.set}
    found |= summary(results, args.seats)
    if args.json is not None:
        args.json.write_text(json.dumps(found | {"results": [asdict(result) for result in results]}), "utf-8")
    print(json.dumps(found), f"{time.perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
