"""Whole games of Geodia for every combination of options: do they end, how long are they, where do the gems come from, which
cards are played?

python benchmarks/geodia_games.py --games 1000 --jobs 2
python benchmarks/geodia_games.py --games 100 --bots mixed --seats 4 --json
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from typing import Any

import gemhold
from gemhold import bots
from gemhold.core.errors import GemholdError
from gemhold.core.game import Game
from gemhold.core.match import Match

LINE_UPS = {"random": ("random",), "greedy": ("greedy",), "mixed": ("greedy", "random")}
CHUNK = 25


@dataclass(frozen=True)
class Plan:
    seats: int
    rounds: int
    teams: bool
    bots: str
    seed: int
    games: int

    @property
    def name(self) -> str:
        return f"{self.seats} players, {self.rounds} rounds{', teams' if self.teams else ''}, {self.bots}"

    def level(self, seat: int, seed: int) -> str:
        """The levels by seat, rotated from game to game."""
        levels = LINE_UPS[self.bots]
        return levels[(seat + seed) % len(levels)]


@dataclass
class Tally:
    games: int = 0
    turns: int = 0
    decisions: int = 0
    most_decisions: int = 0
    seats: int = 0  # of the strongest bots
    wins: float = 0.0  # theirs
    gems: Counter[str] = field(default_factory=Counter)  # theirs, by source
    cards: Counter[str] = field(default_factory=Counter)  # theirs
    errors: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        for name, value in vars(other).items():
            mine = getattr(self, name)
            if isinstance(mine, Counter):
                mine.update(value)  # unlike +, keeps negative counts
            else:
                setattr(self, name, max(mine, value) if name == "most_decisions" else mine + value)


def cards_played(game: Game, match: Match, seat: int, action: int) -> Sequence[str]:
    """Cards an action plays from the hand of a seat."""
    after: Any = game.state.copy(match.state)
    game.rules.apply(after, action)
    return game.measures.used(match.state, seat, action, after)


def play(game: Game, plan: Plan, seed: int, tally: Tally) -> None:
    match = game.start(plan.seats, seed, {"rounds": plan.rounds, "teams": plan.teams})
    levels = [plan.level(seat, seed) for seat in range(plan.seats)]
    players = [bots.find(game.name, level, seed) for level in levels]
    watched = [seat for seat, level in enumerate(levels) if level == LINE_UPS[plan.bots][0]]
    decisions = 0
    while (seat := match.actor) >= 0:
        action = players[seat].choose(game, game.hidden(match.state, seat), seat)
        if seat in watched:
            tally.cards.update(cards_played(game, match, seat, action))
        match.play(action)
        decisions += 1
    winners = match.winners()
    tally.games += 1
    tally.turns += int(game.rules.turns(match.state))
    tally.decisions += decisions
    tally.most_decisions = max(tally.most_decisions, decisions)
    tally.seats += len(watched)
    tally.wins += len(set(winners) & set(watched)) / len(winners)
    for seat in watched:
        tally.gems.update(match.breakdown(seat))


def play_all(plan: Plan) -> Tally:
    game, tally = gemhold.game("geodia"), Tally()
    for seed in range(plan.seed, plan.seed + plan.games):
        try:
            play(game, plan, seed, tally)
        except (GemholdError, ArithmeticError, LookupError, AssertionError) as error:
            tally.errors.append(f"{plan.name}, seed {seed}: {error!r}")
    return tally


def plans(chosen: argparse.Namespace) -> Iterator[Plan]:
    for line_up in chosen.bots.split(","):
        for seats in map(int, chosen.seats.split(",")):
            for rounds in map(int, chosen.rounds.split(",")):
                for teams in (False, True) if seats == 4 else (False,):
                    yield Plan(seats, rounds, teams, line_up, chosen.seed, chosen.games)


def chunks(plan: Plan) -> list[Plan]:
    starts = range(0, plan.games, CHUNK)
    return [Plan(**asdict(plan) | {"seed": plan.seed + at, "games": min(CHUNK, plan.games - at)}) for at in starts]


def report(plan: Plan, tally: Tally, seconds: float) -> str:
    n = max(tally.games, 1)
    gems = " · ".join(f"{source} {total / max(tally.seats, 1):+.1f}" for source, total in tally.gems.items() if total)
    cards = " · ".join(f"{card} {times}" for card, times in tally.cards.most_common()) or "none"
    mine = sum(tally.gems.values()) / max(tally.seats, 1)
    return (
        f"{plan.name}: {tally.games} games in {seconds:.0f} s, {len(tally.errors)} errors; {tally.turns / n:.1f} turns,"
        f" {tally.decisions / n:.0f} decisions (at most {tally.most_decisions})\n"
        f"  {LINE_UPS[plan.bots][0]} seats won {100 * tally.wins / n:.1f} %, {mine:.1f} gems each: {gems}\n"
        f"  cards: {cards}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="for each combination")
    parser.add_argument("--bots", default="random,greedy,mixed", help="line-ups: random, greedy, mixed")
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--rounds", default="8,10")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true", help="a JSON line for each combination")
    chosen = parser.parse_args()
    if unknown := set(chosen.bots.split(",")) - set(LINE_UPS):
        parser.error(f"unknown line-up {', '.join(sorted(unknown))}: choose from {', '.join(LINE_UPS)}")
    whole = Tally()
    with ProcessPoolExecutor(chosen.jobs, mp_context=get_context("spawn")) as pool:
        for plan in plans(chosen):
            start, tally = time.perf_counter(), Tally()
            for part in pool.map(play_all, chunks(plan)):
                tally.add(part)
            whole.add(tally)
            shown: dict[str, Any] = {"plan": asdict(plan)} | asdict(tally)
            print(json.dumps(shown) if chosen.json else report(plan, tally, time.perf_counter() - start), flush=True)
    unused = sorted(set(gemhold.game("geodia").measures.things) - set(whole.cards))
    print(
        f"{whole.games} games, {len(whole.errors)} errors; cards never played: {', '.join(unused) or 'none'}",
        *whole.errors[:20],
        sep="\n",
        file=sys.stderr if chosen.json else sys.stdout,
    )
    sys.exit(1 if whole.errors else 0)


if __name__ == "__main__":
    main()
