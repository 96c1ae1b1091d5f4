"""Open-loop UCT: a baseline for matches that knows nothing of a game but its rules.

Each pass plays from the position to the end. Chance is drawn anew every time, so a node of the tree is the sequence of decisions
that led to it, not a position. Beyond the tree moves are random. What a seat does not know is filled in at random before a pass.
"""

from __future__ import annotations

import time
from math import log, sqrt
from typing import Any

from gemhold.core.contract import CHANCE, OVER, actor, apply, chances, legal, rank, resample, score
from gemhold.core.game import Game
from gemhold.core.kit import Ints, Moves, Struct, f64, i64, row, rule
from gemhold.core.playout import copy_state
from gemhold.core.rng import Rng, below, reseed

PASSES = 10  # between looks at the clock
NODES = 100_000
DEPTH = 400
SEATS = 8
EXPLORE = 0.7
SCALE = 8.0  # points of lead that make a victory likely; a bare win or loss would tell too little


class Node(Struct):
    first: int = i64()  # child, 0: none
    following: int = i64()  # the next child of the same parent
    action: int = i64()
    visits: int = i64()
    total: Any = f64(SEATS)


@rule
def child_of(tree: Any, node: int, action: int) -> int:
    child: int = tree[node].first
    while child != 0 and tree[child].action != action:
        child = tree[child].following
    return child


@rule
def reward(s: Any, seats: int, seat: int) -> float:
    most = -1000000
    for other in range(seats):
        if other != seat:
            most = max(most, score(s, other))
    lead = (score(s, seat) - most) / SCALE
    likely = 0.5 + 0.5 * lead / (1.0 + abs(lead))
    return 0.5 * likely + 0.5 * (rank(s, seat) == 1)


@rule
def search(states: Any, seat: int, seats: int, tree: Any, used: int, passes: int, moves: Moves, path: Ints, rng: Rng) -> int:
    """Some passes from states[0]; returns the number of nodes used."""
    for _ in range(passes):
        copy_state(states, 1, 0)
        s = states[1]
        resample(s, seat, rng)
        node = 0
        depth = 0
        path[0] = 0
        inside = True
        who = actor(s)
        while who != OVER:
            if who == CHANCE:
                apply(s, below(rng, chances(s)))
                who = actor(s)
                continue
            n = legal(s, moves)
            start = below(rng, n)
            action = moves.a[start]
            if inside:
                child = 0
                top = -1.0
                width = EXPLORE * sqrt(log(tree[node].visits + 1.0))
                for i in range(n):
                    at = (start + i) % n
                    found = child_of(tree, node, moves.a[at])
                    if found == 0:
                        action = moves.a[at]
                        child = 0
                        break
                    visits = tree[found].visits
                    bound = tree[found].total[who] / visits + width / sqrt(float(visits))
                    if bound > top:
                        top = bound
                        action = moves.a[at]
                        child = found
                if child == 0:
                    inside = False  # from here on at random
                    if used < len(tree):
                        child = used
                        used += 1
                        tree[child].action = action
                        tree[child].following = tree[node].first
                        tree[node].first = child
                if child != 0 and depth + 1 < len(path):
                    depth += 1
                    path[depth] = child
                    node = child
                else:
                    inside = False
            apply(s, action)
            who = actor(s)
        for i in range(depth + 1):
            tree[path[i]].visits += 1
        for other in range(seats):
            gained = reward(s, seats, other)
            for i in range(depth + 1):
                tree[path[i]].total[other] += gained
    return used


class Player:
    """Thinks for a fixed time, so that its strength depends on the machine."""

    def __init__(self, seed: int, seats: int, seconds: float) -> None:
        self.seats = seats
        self.seconds = seconds
        self.rng = Rng.new()
        reseed(self.rng, seed, 60)

    def choose(self, game: Game, s: Any, seat: int) -> int:
        actions = game.legal(s)
        if len(actions) == 1:
            return actions[0]
        states, tree, moves, path = game.state.array(2), Node.array(NODES), Moves.new(), row(DEPTH)
        game.state.assign(states[0], s)
        used, end = 1, time.process_time() + self.seconds
        while time.process_time() < end:
            used = int(search(states, seat, self.seats, tree, used, PASSES, moves, path, self.rng))
        children = [child_of(tree, 0, action) for action in actions]
        return actions[max(range(len(actions)), key=lambda i: tree[children[i]].visits if children[i] else 0)]
