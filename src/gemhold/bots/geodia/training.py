"""The course that makes the players of Geodia: evolving the weights of the evaluation, and learning the outlook from the games.

A block is one generation. Every candidate meets the greedy player and the weights learned so far with the same dice, from both
seats; what counts is the lead in gems without the luck of the dice, and victories. From all positions in which dice were rolled,
the outlook learns how many gems a seat will own at the end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from gemhold.bots.course import Figures
from gemhold.bots.geodia import weights
from gemhold.bots.geodia.desk import Desk
from gemhold.bots.geodia.evolution import Evolution
from gemhold.bots.geodia.features import FEATURES, X
from gemhold.bots.geodia.outlook import ROWS
from gemhold.bots.geodia.search import GAME, PLACES, START
from gemhold.bots.geodia.selfplay import play_game
from gemhold.core.kit import Moves
from gemhold.core.rng import Rng
from gemhold.games.geodia import GAME as GEODIA
from gemhold.games.geodia.data import BARONS
from gemhold.games.geodia.meta import ROUNDS
from gemhold.games.geodia.meta import SEATS as SIZES
from gemhold.games.geodia.state import SEATS, State

SEEDS = 16  # dice for which each candidate plays: against both opponents, from both seats
VICTORY = 20.0  # what a victory counts in gems, beside the lead
MEMORY = 0.95  # of what the outlook has learned, a block
RIDGE = 3.0  # holds the coefficients of the outlook back
ENOUGH_ROWS = 200
MOST_ROWS = 256  # positions recorded of a game
TABLES = tuple((seats, rounds) for rounds in ROUNDS for seats in SIZES)  # from which the outlook learns


Style = tuple[float, float]  # the greatest error of judgement, the share of actions not thought of
SURE: Style = (0.0, 0.0)


@dataclass
class Pupil:
    seed: int
    evolution: Evolution
    squares: Any  # of descriptions, by row of the outlook
    products: Any  # of descriptions with what came of them


@dataclass(frozen=True)
class Lesson:
    """Games of one candidate with the dice from `seed` on."""

    candidate: Any
    best: Any  # the weights so far
    seed: int
    seeds: int


@dataclass(frozen=True)
class Played:
    """One game: final gems, luck by seat, and a row for each description (the last number: luck so far)."""

    gems: Any
    luck: Any
    rows: Any
    about: Any


class Board:
    """Plays games with one set of memory."""

    def __init__(self) -> None:
        self.states, self.moves, self.rngs = State.array(PLACES), Moves.array(2), Rng.array(2)
        self.desk, self.luck = Desk.new(), np.zeros(SEATS)
        self.rows, self.about = np.zeros((MOST_ROWS, FEATURES + 1)), np.zeros(MOST_ROWS, np.int64)

    def play(
        self, barons: Sequence[str], players: Sequence[Any], seed: int, styles: Sequence[Style] = (), rounds: int = ROUNDS[0]
    ) -> Played:
        """`players`: the weights of each seat; None is the greedy player."""
        seats = len(players)
        errors = np.zeros((SEATS, 2))
        for seat, style in enumerate(styles):
            errors[seat] = style
        start = GEODIA.first(seats, GEODIA.settings(seats, {"barons": list(barons), "rounds": rounds}))
        State.assign(self.states[START], start)
        w = np.zeros((SEATS, len(weights.NAMES)))
        for seat, player in enumerate(players):
            if player is not None:
                w[seat] = player
        by_greedy = np.array([player is None for player in players], np.int64)
        memory = self.desk, self.luck, self.rows, self.about
        n = int(play_game(self.states, self.moves, w, by_greedy, errors, self.rngs, seed, *memory))
        gems = np.array([int(self.states[GAME].gems[seat]) for seat in range(seats)], float)
        return Played(gems, self.luck[:seats].copy(), self.rows[:n].copy(), self.about[:n].copy())


@cache
def _board() -> Board:
    return Board()


def pairs() -> list[tuple[str, str]]:
    return list(combinations(BARONS, 2))


def compare(one: Any, other: Any, seed: int, styles: tuple[Style, Style] = (SURE, SURE)) -> tuple[float, float, list[Played]]:
    """Two games with the same dice, the seats exchanged: the mean lead of `one` without luck, and its share of victories."""
    barons = pairs()[seed % len(pairs())]
    lead = won = 0.0
    games = []
    for first in range(2):
        players = [one, other] if first == 0 else [other, one]
        game = _board().play(barons, players, seed, styles if first == 0 else styles[::-1])
        rest = game.gems - game.luck
        lead += (rest[first] - rest[1 - first]) / 2
        won += (np.sign(game.gems[first] - game.gems[1 - first]) + 1) / 4
        games.append(game)
    return lead, won, games


def normal_equations(games: Sequence[Played]) -> tuple[Any, Any]:
    """What the outlook learns from games: sums of squares and products, by row."""
    squares, products = np.zeros((ROWS, FEATURES + 1, FEATURES + 1)), np.zeros((ROWS, FEATURES + 1))
    for game in games:
        seats, rows = game.about % SEATS, game.about // SEATS
        x = game.rows.copy()
        came = game.gems[seats] - (game.luck[seats] - x[:, FEATURES])
        x[:, FEATURES] = 1.0
        for i, row in enumerate(rows):
            squares[row] += np.outer(x[i], x[i])
            products[row] += x[i] * came[i]
    return squares, products


def solved(squares: Any, products: Any) -> Any:
    """The coefficients of the outlook. Where too little is known, a seat will own what it owns."""
    out = np.zeros((ROWS, FEATURES + 1))
    out[:, X.GEMS] = 1.0
    hold = np.diag([RIDGE] * FEATURES + [0.01])
    for row in range(ROWS):
        if squares[row, FEATURES, FEATURES] >= ENOUGH_ROWS:
            out[row] = np.linalg.solve(squares[row] + hold, products[row])
    return out


class GeodiaCourse:
    blocks = 60
    charts: ClassVar[dict[str, tuple[str, ...]]] = {
        "lead of a generation over the greedy player, in gems without luck": ("lead",),
        "wins of a generation against the greedy player": ("wins",),
    }

    def start(self, seed: int) -> Pupil:
        """The pupil begins with the weights set by hand."""
        return Pupil(
            seed,
            Evolution.start(np.log(weights.by_hand())),
            np.zeros((ROWS, FEATURES + 1, FEATURES + 1)),
            np.zeros((ROWS, FEATURES + 1)),
        )

    def tasks(self, pupil: Pupil, block: int, blocks: int) -> list[Lesson]:
        best = np.exp(pupil.evolution.mean)
        first = ((pupil.seed << 16) + block) << 16
        return [Lesson(np.exp(row), best, first, SEEDS) for row in pupil.evolution.candidates(pupil.seed)]

    def perform(self, task: Lesson) -> tuple[Any, ...]:
        """Lead over and wins against the greedy player, then against the best weights; what the outlook learns."""
        found, games = [], []
        for seed in range(task.seed, task.seed + task.seeds):
            for opponent in (None, task.best):
                lead, won, played = compare(task.candidate, opponent, seed)
                found.append((lead, won))
                games += played if opponent is not None else []
            seats, rounds = TABLES[seed % len(TABLES)]
            table = [task.candidate, *[task.best] * (seats - 1)]
            games.append(_board().play(BARONS[:seats], table, seed, rounds=rounds))
        leads = np.array(found).reshape(task.seeds, 2, 2).mean(axis=0)
        return (leads, *normal_equations(games))

    def learn(self, pupil: Pupil, block: int, blocks: int, results: list[tuple[Any, ...]]) -> Figures:
        leads = np.array([result[0] for result in results])  # by candidate: (greedy, best) x (lead, wins)
        scores = (leads[:, :, 0] + VICTORY * leads[:, :, 1]).mean(axis=1)
        pupil.evolution.learn(pupil.evolution.candidates(pupil.seed), scores)
        pupil.squares = MEMORY * pupil.squares + sum(result[1] for result in results)
        pupil.products = MEMORY * pupil.products + sum(result[2] for result in results)
        lead, wins = leads[:, 0].mean(axis=0)
        return {"lead": float(lead), "wins": float(wins), "step": pupil.evolution.step}

    def state(self, pupil: Pupil) -> dict[str, Any]:
        learned = {"seed": np.int64(pupil.seed), "squares": pupil.squares, "products": pupil.products}
        return learned | pupil.evolution.state()

    def restore(self, state: Mapping[str, Any]) -> Pupil:
        return Pupil(int(state["seed"]), Evolution.restore(state), np.array(state["squares"]), np.array(state["products"]))

    def graduate(self, pupil: Pupil, file: Path) -> None:
        weights.save(np.exp(pupil.evolution.found), solved(pupil.squares, pupil.products), file)


COURSE = GeodiaCourse()
