"""Random play of our games beside other engines: whole games, one core, the same run.

    python benchmarks/peers.py                    # needs: pip install -e '.[peers]'
    python benchmarks/peers.py --json             # one JSON line, a key per figure and ratio
    python benchmarks/peers.py --python PATH      # the peers are installed in another environment

Compared are the decisions of players a second, in games played to the end by uniformly random players, chance included, counted
alike for all: a forced move is a decision, a roll of dice is not. OpenSpiel plays in C++, by its own random rollout evaluator,
from the first decision on; how many decisions its games have is measured apart, over games of the same distribution stepped in
Python. catanatron is Python. Repetitions alternate between the contestants, each in a fresh process on the same core; seconds are
processor time. Figures are of each contestant's best repetition: neighbours on a shared machine can only slow it down.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

SAMPLE = 400  # games stepped in Python to count OpenSpiel's decisions
BATCH = 256


@dataclass(frozen=True)
class Run:
    """A measurement: whole games, the decisions in them, the processor seconds they took."""

    games: int
    decisions: float
    seconds: float


def until(seconds: float, play: Callable[[int, int], float], batch: int) -> Run:
    """Call `play(first, games)`, which returns the decisions made, until the time is up."""
    play(0, 1)  # warm
    games, decisions = 0, 0.0
    start = time.process_time()
    while (took := time.process_time() - start) < seconds:
        decisions += play(games, batch)
        games += batch
    return Run(games, decisions, took)


# ---------------------------------------------------------------- engines


def gemhold_games(name: str, seconds: float) -> Run:
    import gemhold
    from gemhold.core.batches import random_games

    game = gemhold.game(name)
    seats = game.seats[-1]
    s = game.setup(seats, game.settings(seats))

    def play(first: int, games: int) -> float:
        return float(sum(int(n) for n in random_games(game, s, seats, first, games, keep=False).decisions))

    return until(seconds, play, BATCH)


def openspiel(name: str, seconds: float) -> Run:
    import pyspiel

    game = pyspiel.load_game(name)
    start, per_game = _first_decision(game), _decisions_per_game(game)

    def play(first: int, games: int) -> float:
        # The first simulation of a search evaluates its root: exactly `games` random games in C++.
        evaluator = pyspiel.RandomRolloutEvaluator(games, first + 1)
        root = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, first + 1, False).mcts_search(start)
        assert root.explore_count == 1
        return games * per_game

    return until(seconds, play, 50)


def _first_decision(game: Any) -> Any:
    s = game.new_initial_state()
    while s.is_chance_node():
        s.apply_action(s.chance_outcomes()[0][0])
    return s


def _decisions_per_game(game: Any) -> float:
    import random

    rng, start, decisions = random.Random(1), _first_decision(game), 0
    for _ in range(SAMPLE):
        s = start.clone()
        while not s.is_terminal():
            if s.is_chance_node():
                outcomes, weights = zip(*s.chance_outcomes(), strict=True)
                s.apply_action(rng.choices(outcomes, weights)[0])
            else:
                s.apply_action(rng.choice(s.legal_actions()))
                decisions += 1
    return decisions / SAMPLE


def catanatron(_: str, seconds: float) -> Run:
    import catanatron as engine

    def play(first: int, games: int) -> float:
        decisions = 0
        for seed in range(first, first + games):
            game = engine.Game([engine.RandomPlayer(colour) for colour in engine.Color], seed=seed)
            game.play()
            decisions += len(game.state.actions)
        return float(decisions)

    return until(seconds, play, 1)


PEERS: dict[str, tuple[Callable[[str, float], Run], str]] = {
    "openspiel_maedn": (openspiel, "maedn(players=4)"),
    "openspiel_backgammon": (openspiel, "backgammon"),
    "catanatron": (catanatron, ""),
}


def contestants() -> dict[str, tuple[Callable[[str, float], Run], str]]:
    import gemhold

    return {name: (gemhold_games, name) for name in gemhold.game_names()} | PEERS


# ---------------------------------------------------------------- measurement


def measure(name: str, seconds: float, python: str) -> Run:
    """One repetition, in a process of its own."""
    command = [python, os.path.abspath(__file__), "--only", name, "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        lines = done.stderr.strip().splitlines() or ["no message"]
        sys.exit(f"{name} cannot be measured: {lines[-1]} (install the peers: pip install -e '.[peers]')")
    return Run(**json.loads(done.stdout))


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play of our games beside other engines.")
    parser.add_argument("--seconds", type=float, default=1.0, help="time of one repetition")
    parser.add_argument("--repetitions", type=int, default=10)
    parser.add_argument("--json", action="store_true", help="one JSON line")
    parser.add_argument("--python", default=sys.executable, help="the Python that has the peers")
    parser.add_argument("--only", help=argparse.SUPPRESS)  # one engine, as JSON, for the subprocesses
    options = parser.parse_args()
    if options.only:
        player, argument = PEERS.get(options.only, (gemhold_games, options.only))
        print(json.dumps(vars(player(argument, options.seconds))))
        return
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # children inherit it
    names = list(contestants())
    runs: dict[str, list[Run]] = {name: [] for name in names}
    for _ in range(options.repetitions):
        for name in names:
            runs[name].append(measure(name, options.seconds, options.python if name in PEERS else sys.executable))
    report(names, runs, options.json)


def report(names: list[str], runs: dict[str, list[Run]], as_json: bool) -> None:
    speed = {name: max(run.decisions / run.seconds for run in runs[name]) for name in names}
    games = {name: max(run.games / run.seconds for run in runs[name]) for name in names}
    length = {name: sum(run.decisions for run in runs[name]) / sum(run.games for run in runs[name]) for name in names}
    ours = [name for name in names if name not in PEERS]
    if as_json:
        figures: dict[str, float] = {}
        for name in names:
            figures[f"{name}_decisions_per_second"] = round(speed[name], 1)
            figures[f"{name}_games_per_second"] = round(games[name], 2)
            figures[f"{name}_decisions_per_game"] = round(length[name], 2)
        for own in ours:
            for peer in PEERS:
                figures[f"{own}_over_{peer}"] = round(speed[own] / speed[peer], 2)
        print(json.dumps(figures))
        return
    heads = "".join(f"{own + ' is':>14}" for own in ours)
    print(f"{'':24}{'decisions/s':>14}{'games/s':>12}{'per game':>10}{heads}")
    for name in names:
        ratios = "".join(f"{speed[own] / speed[name]:>12.1f} ×" if name in PEERS else " " * 14 for own in ours)
        print(f"{name:24}{speed[name]:>14,.0f}{games[name]:>12,.1f}{length[name]:>10.1f}{ratios}")


if __name__ == "__main__":
    main()
