"""A match between two levels of King of the Dice, played whole games at a time by compiled code: thousands in minutes.

    python benchmarks/king_levels.py hard medium --games 1500
    python benchmarks/king_levels.py master hard --games 1500 --seats 4

The levels decide exactly as at a table (`gemhold.bots.king.players`); `greedy` and `random` do not think so and meet them in
match.py. Every seed is played once with the first level in each seat, with the same dice: so seats and order of play are
balanced and luck is common. Intervals (95 %) are over the seeds.
"""

from __future__ import annotations

import argparse
import json
import time
from statistics import mean, stdev

from gemhold.bots.king import players
from gemhold.bots.king.decide import Style
from gemhold.bots.king.players import Player, style_of
from gemhold.bots.king.selfplay import Board
from gemhold.bots.king.weights import nets_for
from gemhold.games.king import GAME
from gemhold.games.king.meta import FAIR, USUAL

LEVELS = ("easy", "medium", "hard", "master")


def style(level: str) -> Style:
    player: type[Player] = getattr(players, level.title())
    return style_of(**player.manner)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("one", choices=LEVELS)
    parser.add_argument("other", choices=LEVELS)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=2_000_000)
    parser.add_argument("--start", default=USUAL, choices=(USUAL, FAIR))
    args = parser.parse_args()
    seats, board, net = args.seats, Board(args.seats), nets_for(args.seats)
    first = GAME.setup(seats, GAME.settings(seats, {"start": args.start}))
    one, other = style(args.one), style(args.other)
    begun = time.process_time()
    by_seed, leads = [], []
    for seed in range(args.seed, args.seed + -(-args.games // seats)):
        shares = []
        for mine in range(seats):
            game = board.play(first, net, [one if seat == mine else other for seat in range(seats)], seed)
            shares.append(float(game.shares[mine]))
            leads.append(int(game.scores[mine]) - max(int(game.scores[seat]) for seat in range(seats) if seat != mine))
        by_seed.append(mean(shares))
    won, half = mean(by_seed), 1.96 * stdev(by_seed) / len(by_seed) ** 0.5
    found = {
        "match": f"{args.one} v {args.other}",
        "seats": seats,
        "start": args.start,
        "seed": args.seed,
        "games": len(leads),
        "wins": round(won, 4),
        "interval": [round(won - half, 4), round(won + half, 4)],
        "lead": round(mean(leads), 2),
    }
    print(json.dumps(found), f"{time.process_time() - begun:.0f} s of processor time")


if __name__ == "__main__":
    main()
