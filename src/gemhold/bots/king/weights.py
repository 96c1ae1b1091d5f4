"""The trained nets, from a data file: one for each number of players."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from gemhold.bots.king.net import Net, stacked, untrained
from gemhold.core.kit.datadir import STANDARD
from gemhold.games.king.meta import NAME, SEATS

FILE = STANDARD / NAME / "master.npz"
LEARNED, PLAIN = 0, 1  # the stacked nets of a player: the trained one, and one that counts points


def to_arrays(nets: Mapping[int, Net]) -> dict[str, Any]:
    return {f"{part}{seats}": array for seats, net in nets.items() for part, array in net._asdict().items()}


def from_arrays(arrays: Mapping[str, Any]) -> dict[int, Net]:
    return {seats: Net(*(arrays[f"{part}{seats}"] for part in Net._fields)) for seats in SEATS}


def save(nets: Mapping[int, Net], file: Path) -> None:
    np.savez(file, **to_arrays(nets))


@cache
def nets_for(seats: int, file: Path = FILE) -> Net:
    with np.load(file) as arrays:
        return stacked([from_arrays(arrays)[seats], untrained(seats, 0)])
