"""The advantage of the first player in King of the Dice, where it comes from, and what makes up for it.

    python benchmarks/king_start.py --games 2000
    python benchmarks/king_start.py --games 2000 --seats 4
    python benchmarks/king_start.py --games 2000 --start fair                       # with the option K80
    python benchmarks/king_start.py --games 400 --have "white, white white fire"    # what they begin with, in order of play

Equal players (the trained ones, without looking at answers) play with each other, compiled. A game ends at once when the last
castle tile is drawn, so that some players have had a turn more than others: the figures tell both kinds of games apart. The last
table says who would have won, had the others begun with some points.

With `--have` the wins are also told without luck: the value of a turn is known before its dice are rolled, and what
it brings beyond that is taken out of the result. Such intervals are less than half as wide.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from gemhold.bots.king.players import style_of
from gemhold.bots.king.selfplay import Board, Played
from gemhold.bots.king.weights import nets_for
from gemhold.games.king import GAME
from gemhold.games.king.data import COMPONENTS
from gemhold.games.king.meta import FAIR, USUAL
from gemhold.games.king.state import Phase, State

MOST_POINTS = 8


def by_order(args: argparse.Namespace) -> None:
    seats, board, net = args.seats, Board(args.seats), nets_for(args.seats)
    start, styles = GAME.setup(seats, GAME.settings(seats, {"start": args.start})), [style_of(blur=args.blur)] * seats
    shares, points, turns = (np.zeros((args.games, seats)) for _ in range(3))
    for i in range(args.games):
        game = board.play(start, net, styles, args.seed + i)
        order = (game.movers[0] + np.arange(seats)) % seats
        shares[i], points[i] = game.shares[order], game.scores[order]
        turns[i] = [np.count_nonzero(game.movers == seat) for seat in order]
    error = 1.96 * shares.std(axis=0) / np.sqrt(args.games)
    print("by order of play")
    for k in range(seats):
        won, scored, had = shares[:, k].mean(), points[:, k].mean(), turns[:, k].mean()
        print(f"  {k + 1}: wins {won:.3f} ± {error[k]:.3f}, {scored:.1f} points, {had:.2f} turns")
    extra = turns[:, 0] > turns[:, -1]
    for name, kind in (("first player has a turn more than the last", extra), ("as many", ~extra)):
        lead = (points[kind, 0] - points[kind, -1]).mean()
        print(f"{name}: {kind.mean():.2f} of the games; first wins {shares[kind, 0].mean():.3f}, leads the last by {lead:.1f}")
    print(f"points a turn: {points.sum() / turns.sum():.2f}")
    if seats == 2:
        lead = points[:, 0] - points[:, 1]
        for given in range(MOST_POINTS + 1):
            print(f"  second begins with {given}: first wins {np.mean((lead > given) + 0.5 * (lead == given)):.3f}")


def begun(have: list[list[str]]) -> State:
    """The first seat begins; all have what was said."""
    s: State = GAME.setup(len(have), GAME.settings(len(have)))
    s.phase, s.current, s.deck = Phase.DEAL, 0, 0
    for seat, mine in enumerate(have):
        white, gold, fires = mine.count("white") - COMPONENTS.white_per_player, mine.count("gold"), mine.count("fire")
        s.white_gems[seat] += white
        s.supply_white -= white
        s.gold_gems[seat] += gold
        s.supply_gold -= gold
        s.fires[seat] += fires
        s.supply_fires -= fires
    return s


def luck(game: Played) -> Any:
    """What the dice gave each seat beyond what it could expect; what one gains, others lose in equal parts, as in learning."""
    after = np.vstack([game.won[1:], game.shares])
    out = np.zeros(len(game.shares))
    for turn, mover in enumerate(game.movers):
        gained, others = after[turn, mover] - game.expected[turn], len(out) - 1
        out -= gained / others
        out[mover] += gained + gained / others
    return out


def compensated(args: argparse.Namespace) -> None:
    have = [mine.split() for mine in args.have.split(",")]
    seats = len(have)
    board, net, start = Board(seats), nets_for(seats), begun(have)
    styles = [style_of(blur=args.blur, greed=0.0)] * seats
    games = [board.play(start, net, styles, args.seed + i) for i in range(args.games)]
    plain = np.array([game.shares for game in games])
    for name, shares in (("plain", plain), ("without luck", plain - np.array([luck(game) for game in games]))):
        error = 1.96 * shares.std(axis=0) / np.sqrt(args.games)
        print(name, " ".join(f"{won:.3f} ± {half:.3f}" for won, half in zip(shares.mean(axis=0), error, strict=True)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--start", default=USUAL, choices=(USUAL, FAIR))
    parser.add_argument("--have", help="gems and fires of each player, in order of play")
    parser.add_argument("--blur", type=float, default=0.0, help="error of judgement; `hard` has 0.11")
    parser.add_argument("--seed", type=int, default=9_000_000)
    args = parser.parse_args()
    if args.have is None:
        by_order(args)
    else:
        compensated(args)


if __name__ == "__main__":
    main()
