"""What the players of Geodia have learned, from a data file: the weights of the evaluation, and the outlook."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from gemhold.core.kit.datadir import STANDARD
from gemhold.games.geodia.data import Card
from gemhold.games.geodia.meta import NAME

FILE = STANDARD / NAME / "master.npz"


class Weight(IntEnum):
    """What each number of a weight vector means. After these come the worths of the kinds of cards."""

    FOES = 0  # of what opponents have, against one's own
    ENOUGH = 1  # gems an action must improve the position by

    # mines
    MINE = 2  # of a gem that miners will bring: early gems hire
    CHEST_PAY = 3  # of a mine without a railway, against one with
    RAIL_ONE = 4  # of the railway's gain while one railway is missing, two, three
    RAIL_TWO = 5
    RAIL_THREE = 6

    # growth
    FORECAST = 7  # of what the realm will earn if it goes on growing
    NEW_MINE = 8  # pay of mines still to be opened
    DIG_SULPHUR = 9  # sulphur and iron a gatherer brings in later turns
    DIG_IRON = 10
    HIRE_TURNS = 11  # incomes a new worker must still see
    IDLE = 12  # a figure in the base counts so much of one at work
    GROWTH = 13  # share of the planned growth that comes about
    WORKER = 14  # owned, a turn
    ENGINEER = 15
    SLOT = 16  # an open place in a mine, a turn

    # resources
    STOCK_SULPHUR = 17
    STOCK_WOOD = 18
    STOCK_IRON = 19
    STOCK_WATER = 20
    PILED = 21  # of a resource beyond the fifth, against the first ones
    FLOW_SULPHUR = 22  # a turn
    FLOW_WOOD = 23
    FLOW_IRON = 24
    FLOW_WATER = 25
    MANY_ALIKE = 26  # of the third and later of a resource a turn, against the first two
    LATE = 27  # in the last so many turns resources lose their worth

    # the map
    ROOM = 28
    RAIL = 29
    FAR = 30
    CHEST = 31
    CUT_CHEST = 32
    DEFENDER = 33
    WALL = 34
    LINK = 35

    # the base
    TOOL = 36
    INVENTOR = 37
    RECRUITER = 38
    WORKSHOP = 39
    MACHINE = 40
    HUNT = 41  # of what the weapons at hand could win from the dragon
    SHORT = 42  # of a shot for which resources are missing
    MANY_CARDS = 43

    # shots
    ATTACK = 44
    CHEST_HIT = 45

    # the first map: worth of resources around a base
    BASE_SULPHUR = 46
    BASE_IRON = 47


WEIGHTS = len(Weight)
NAMES = (*(weight.name.lower() for weight in Weight), *(f"card_{kind.name.lower()}" for kind in Card))

# Set by hand, and checked by matches: what a course begins with.
BY_HAND = {
    Weight.FOES: 0.6, Weight.ENOUGH: 0.04, Weight.MINE: 2, Weight.CHEST_PAY: 0.85, Weight.RAIL_ONE: 0.4, Weight.RAIL_TWO: 0.2,
    Weight.RAIL_THREE: 0.08, Weight.FORECAST: 0.6, Weight.NEW_MINE: 0.9, Weight.DIG_SULPHUR: 0.8, Weight.DIG_IRON: 0.6,
    Weight.HIRE_TURNS: 2, Weight.IDLE: 0.02, Weight.GROWTH: 0.8, Weight.WORKER: 0.65, Weight.ENGINEER: 0.45, Weight.SLOT: 0.6,
    Weight.STOCK_SULPHUR: 0.39, Weight.STOCK_WOOD: 0.13, Weight.STOCK_IRON: 0.31, Weight.STOCK_WATER: 0.1, Weight.PILED: 0.5,
    Weight.FLOW_SULPHUR: 0.8, Weight.FLOW_WOOD: 0.16, Weight.FLOW_IRON: 0.5, Weight.FLOW_WATER: 0.07, Weight.MANY_ALIKE: 0.4,
    Weight.LATE: 4, Weight.ROOM: 0.5, Weight.RAIL: 0.18, Weight.FAR: 0.035, Weight.CHEST: 0.85, Weight.CUT_CHEST: 0.4,
    Weight.DEFENDER: 0.5, Weight.WALL: 0.12, Weight.LINK: 1.2, Weight.TOOL: 0.31, Weight.INVENTOR: 1, Weight.RECRUITER: 1,
    Weight.WORKSHOP: 0.8, Weight.MACHINE: 0.6, Weight.HUNT: 0.8, Weight.SHORT: 0.5, Weight.MANY_CARDS: 0.65, Weight.ATTACK: 1,
    Weight.CHEST_HIT: 0.4, Weight.BASE_SULPHUR: 1, Weight.BASE_IRON: 0.5,
}  # fmt: skip
CARDS_BY_HAND = {
    Card.CUTTER: 1.7, Card.DRONE: 1.1, Card.SAW: 1.5, Card.PUMP: 1, Card.FIND: 1.5, Card.INFRASTRUCTURE: 1.2, Card.LINK: 1.6,
    Card.LIGHT: 1.1, Card.HEAVY: 1.1, Card.ROCKET: 1.1, Card.GEOLOGIST: 0.9, Card.UPGRADE: 0.6, Card.SABOTEUR: 0.6,
    Card.WORK_TOOLS: 0.2, Card.MUNITION: 0.5, Card.KABOOM: 0.4,
}  # fmt: skip


def by_hand() -> Any:
    """The first weights, in the order of NAMES."""
    return np.array([*(BY_HAND[weight] for weight in Weight), *(CARDS_BY_HAND[kind] for kind in Card)])


def save(weights: Any, coefficients: Any, file: Path) -> None:
    np.savez(file, names=np.array(NAMES), weights=weights, coefficients=coefficients)


@cache
def learned(file: Path = FILE) -> tuple[Any, Any]:
    """The weights in the order of NAMES, and the coefficients of the outlook (`outlook`)."""
    with np.load(file) as arrays:
        assert tuple(arrays["names"].tolist()) == NAMES, "the weights belong to another evaluation"
        return arrays["weights"], arrays["coefficients"]
