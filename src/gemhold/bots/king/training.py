"""The course that makes the master of King of the Dice: games against itself, for every number of players, on many maps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from gemhold.bots.course import Figures
from gemhold.bots.king import weights
from gemhold.bots.king.decide import Style
from gemhold.bots.king.learning import BATCH, Student, joined
from gemhold.bots.king.net import Net, stacked, untrained
from gemhold.bots.king.selfplay import Board
from gemhold.games.king import GAME
from gemhold.games.king.meta import SEATS

GAMES = {2: 240, 3: 160, 4: 160}  # in a block, by number of players
TOGETHER = 20  # games of a task; half of them on the standard map, the others on a random one
MEMORY = 16  # blocks learned from
FIRST_MEMORY = 4
DRAWS = 6  # how often a position is learned from, on average
FAST, SLOW = 2e-3, 1e-4  # rates of learning, at the beginning and at the end
EXPLORE = 20  # random moves in a thousand
MATCH_EVERY, MATCH_GAMES = 10, 200  # blocks between matches against the untrained player


@dataclass
class Pupil:
    seed: int
    students: dict[int, Student]
    memory: dict[int, list[tuple[Any, ...]]] = field(default_factory=lambda: {seats: [] for seats in SEATS})  # by block


@dataclass(frozen=True)
class Lesson:
    """Games to play: all seats by the pupil, or one of two by an untrained player."""

    seats: int
    net: Net  # stacked: the pupil, and the untrained player
    seed: int
    games: int
    match: bool = False


@cache
def _board(seats: int) -> Board:
    return Board(seats)


def _manner(net: int, explore: int) -> Style:
    style = Style.new()
    style.net, style.jokers, style.rolls, style.explore = net, 1, 2, explore
    return style


class KingCourse:
    blocks = 60
    charts: ClassVar[dict[str, tuple[str, ...]]] = {
        "wins against the untrained player, two players": ("wins",),
        "error of the chances to win (divergence), by number of players": tuple(f"error{seats}" for seats in SEATS),
    }

    def start(self, seed: int) -> Pupil:
        return Pupil(seed, {seats: Student(untrained(seats, seed)) for seats in SEATS})

    def tasks(self, pupil: Pupil, block: int, blocks: int) -> list[Lesson]:
        out = []
        for seats in SEATS:
            net = stacked([Net(*(part[0] for part in pupil.students[seats].net)), untrained(seats, pupil.seed)])
            first = (((pupil.seed << 16) + block) << 4) + seats << 20
            out += [Lesson(seats, net, first + i, TOGETHER) for i in range(0, GAMES[seats], TOGETHER)]
            if seats == SEATS[0] and (block + 1) % MATCH_EVERY == 0:
                first += 1 << 19
                out += [Lesson(seats, net, first + i, TOGETHER, match=True) for i in range(0, MATCH_GAMES, TOGETHER)]
        return out

    def perform(self, task: Lesson) -> tuple[Any, ...]:
        """The positions of the games and what to learn of them; of a match, the pupil's share of victories."""
        board = _board(task.seats)
        starts = [GAME.setup(task.seats, GAME.settings(task.seats, {"map": kind}, task.seed)) for kind in ("standard", "random")]
        if not task.match:
            manners = [_manner(0, EXPLORE)] * task.seats
            games = [
                board.play(starts[i * len(starts) // task.games], task.net, manners, task.seed + i) for i in range(task.games)
            ]
            return joined(games)
        won = 0.0
        for i in range(task.games):  # two games with the same dice, the seats exchanged
            manners = [_manner((seat + i) % 2, 0) for seat in range(task.seats)]
            won += board.play(starts[i // 2 % len(starts)], task.net, manners, task.seed + i // 2).shares[i % 2]
        return (won / task.games,)

    def learn(self, pupil: Pupil, block: int, blocks: int, results: list[tuple[Any, ...]]) -> Figures:
        figures: Figures = {}
        matches = [result[0] for result in results if len(result) == 1]
        lessons = iter(result for result in results if len(result) > 1)
        if matches:
            figures["wins"] = float(np.mean(matches))
        progress = block / max(1, blocks - 1)
        rate = FAST * (SLOW / FAST) ** progress
        for seats in SEATS:
            played = [next(lessons) for _ in range(GAMES[seats] // TOGETHER)]
            fresh = tuple(np.concatenate(part) for part in zip(*played, strict=True))
            memory = pupil.memory[seats]
            memory.append(fresh)
            del memory[: -min(MEMORY, FIRST_MEMORY + block // 4)]
            x, wins, scores = (np.concatenate(part) for part in zip(*memory, strict=True))
            batches = DRAWS * len(fresh[0]) // BATCH
            figures[f"error{seats}"] = pupil.students[seats].learn(x, wins, scores, batches, rate, (pupil.seed << 16) + block)
        return figures

    def state(self, pupil: Pupil) -> dict[str, Any]:
        out: dict[str, Any] = {"seed": np.int64(pupil.seed)}
        for seats, student in pupil.students.items():
            out[f"steps{seats}"] = np.int64(student.steps)
            for name, net in (("net", student.net), ("mean", student.means), ("square", student.squares)):
                out |= {f"{name}-{key}": part for key, part in weights.to_arrays({seats: net}).items()}
            out[f"blocks{seats}"] = np.int64(len(pupil.memory[seats]))
            for i, rows in enumerate(pupil.memory[seats]):
                out |= {f"memory{seats}-{i}-{k}": part for k, part in enumerate(rows)}
        return out

    def restore(self, state: Mapping[str, Any]) -> Pupil:
        pupil = self.start(int(state["seed"]))
        for seats, student in pupil.students.items():
            student.steps = int(state[f"steps{seats}"])
            nets = [Net(*(state[f"{name}-{part}{seats}"] for part in Net._fields)) for name in ("net", "mean", "square")]
            student.net, student.means, student.squares = nets
            blocks = range(int(state[f"blocks{seats}"]))
            pupil.memory[seats] = [tuple(state[f"memory{seats}-{i}-{k}"] for k in range(3)) for i in blocks]
        return pupil

    def graduate(self, pupil: Pupil, file: Path) -> None:
        weights.save({seats: Net(*(part[0] for part in student.net)) for seats, student in pupil.students.items()}, file)


COURSE = KingCourse()
