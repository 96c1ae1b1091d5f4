"""A position of Pig."""

from collections.abc import Mapping
from typing import Any

from gemhold.core.kit import Ints, Struct, actions, i8, i16

SEATS = 8
GOALS = (50, 100)
A = actions(roll=1, hold=1)


class State(Struct):
    players: int = i8()
    goal: int = i16()
    current: int = i8()
    rolling: int = i8()  # 1: the die is in the air
    pot: int = i16()  # points of this turn, not yet safe
    turn: int = i16()  # how often the turn has passed on
    score: Ints = i16(SEATS)


def setup(seats: int, options: Mapping[str, Any]) -> State:
    s = State.new()
    s.players, s.goal = seats, options["goal"]
    return s
