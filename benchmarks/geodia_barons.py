"""Are the barons of Geodia equally strong (G11)? Equal bots play them in every order.

python benchmarks/geodia_barons.py --games 4000 --jobs 2
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import permutations
from math import sqrt
from multiprocessing import get_context

import gemhold
from gemhold import bots
from gemhold.games.geodia.data import BARON_LIST, BARONS, SIDES

CHUNK = 20


@dataclass(frozen=True)
class Plan:
    seed: int
    rounds: int
    orders: tuple[tuple[str, ...], ...]  # of the seats, one game each


def side(baron: str) -> str:
    return SIDES[BARON_LIST[BARONS.index(baron)].side]


def play(plan: Plan) -> tuple[Counter[str], Counter[str], Counter[str]]:
    """Victories by baron (shared ones split), gems by baron, victories by seat."""
    game = gemhold.game("geodia")
    won: Counter[str] = Counter()
    gems: Counter[str] = Counter()
    places: Counter[str] = Counter()
    for i, order in enumerate(plan.orders):
        seed, seats = plan.seed + i, len(order)
        match = game.start(seats, seed, {"rounds": plan.rounds, "barons": list(order)})
        players = [bots.find(game.name, "greedy", seed) for _ in order]
        while (seat := match.actor) >= 0:
            match.play(players[seat].choose(game, game.hidden(match.state, seat), seat))
        winners = match.winners()
        for seat in winners:
            won[order[seat]] += 1 / len(winners)  # type: ignore[assignment]
            places[str(seat + 1)] += 1 / len(winners)  # type: ignore[assignment]
        for seat, score in enumerate(match.scores()):
            gems[order[seat]] += score
    return won, gems, places


def plans(seats: int, games: int, rounds: int, first_seed: int) -> Iterator[Plan]:
    """Every order equally often; for two players, one of each side."""
    orders = [order for order in permutations(BARONS, seats) if seats != 2 or side(order[0]) != side(order[1])]
    everybody = [orders[i % len(orders)] for i in range(games)]
    for at in range(0, games, CHUNK):
        yield Plan(first_seed + at, rounds, tuple(everybody[at : at + CHUNK]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000, help="with four players, and as many with two")
    parser.add_argument("--rounds", type=int, default=8, choices=(8, 10))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    out = {}
    with ProcessPoolExecutor(chosen.jobs, mp_context=get_context("spawn")) as pool:
        for seats in (4, 2):
            won: Counter[str] = Counter()
            gems: Counter[str] = Counter()
            places: Counter[str] = Counter()
            for part in pool.map(play, plans(seats, chosen.games, chosen.rounds, chosen.seed)):
                for whole, some in zip((won, gems, places), part, strict=True):
                    whole.update(some)
            share = {baron: won[baron] / chosen.games for baron in BARONS}
            sides = {name: sum(share[baron] for baron in BARONS if side(baron) == name) for name in SIDES}
            out[seats] = {"barons": share, "sides": sides, "places": {p: n / chosen.games for p, n in sorted(places.items())}}
            if not chosen.json:
                doubt = sqrt(0.25 * 0.75 / chosen.games)
                print(f"{seats} players, {chosen.rounds} rounds, {chosen.games} games (± {doubt:.1%})")
                played = chosen.games * seats / len(BARONS)
                for baron in BARONS:
                    print(f"  {baron:<10}{share[baron]:>7.1%} of victories {gems[baron] / played:>7.1f} gems")
                print("  " + " · ".join(f"{name} {n:.1%}" for name, n in (sides | out[seats]["places"]).items()), flush=True)
    if chosen.json:
        print(json.dumps(out))


if __name__ == "__main__":
    main()
