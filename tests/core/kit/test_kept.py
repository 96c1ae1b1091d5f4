"""Parts of views that are kept by what they depend on."""

from __future__ import annotations

import sys

import pytest

from gemhold.core.kit import Grid, Ints, Struct, i8, kept
from tests.modes import run


class Toy(Struct):
    number: int = i8()
    row: Ints = i8(2)
    grid: Grid = i8(2, 2)
    other: int = i8()


@kept(Toy, "number row grid[seat]")
def part(s: Toy, seat: int) -> dict[str, int]:
    return {"seat": seat, "sum": int(s.number) + sum(map(int, s.row)) + sum(map(int, s.grid[seat]))}


def test_what_has_not_changed_is_not_made_again() -> None:
    toy, twin = Toy.new(), Toy.new()
    twin.other = 1
    twin.grid[1][0] = 5
    assert part(toy, 0) is part(twin, 0)
    assert part(toy, 0) is not part(toy, 1)
    assert (part(toy, 1)["sum"], part(twin, 1)["sum"]) == (0, 5)


def test_every_field_counts() -> None:
    toy = Toy.new()
    sums = [part(toy, 1)["sum"]]
    toy.number = 1
    sums.append(part(toy, 1)["sum"])
    toy.row[1] = 2
    sums.append(part(toy, 1)["sum"])
    toy.grid[1][1] = 4
    sums.append(part(toy, 1)["sum"])
    assert sums == [0, 1, 3, 7]


def test_memory_is_bounded_and_then_steady(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["gemhold.core.kit.kept"], "MOST_KEPT", 4)  # not the decorator of the same name
    fresh, toy = kept(Toy, "number")(lambda s: {"number": int(s.number)}), Toy.new()
    for number in range(20):
        toy.number = number
        assert fresh(toy) == {"number": number}
        assert len(fresh._made) == min(number + 1, 4)  # the oldest is forgotten, not all of them
    made = list(fresh._made.values())
    for number in range(16, 20):
        toy.number = number
        assert fresh(toy) in made
    assert [each["number"] for each in fresh._made.values()] == [16, 17, 18, 19]


READS = """
from types import SimpleNamespace
import inspect
import random

import gemhold
from gemhold.core.kit import Kept
from gemhold.core.match import Ply

called = Kept.__call__
parts = set()


def narrowed(part, s, more):
    arguments = dict(zip(list(inspect.signature(part.make).parameters)[1:], more))
    out = {}
    for field in part.fields:
        name, _, row = field.rstrip("]").partition("[")
        value = getattr(s, name)
        out[name] = {arguments[row]: value[arguments[row]]} if row else value
    return SimpleNamespace(**out)


def strict(part, s, *more):
    parts.add(part)
    made = part.make(narrowed(part, s, more), *more)
    assert made == called(part, s, *more), part.make
    return made


for name in gemhold.game_names():
    for seats in gemhold.game(name).seats:
        match, chance = gemhold.game(name).start(seats=seats, seed=seats), random.Random(seats)
        for _ in range(700):
            if match.over:
                break
            for seat in range(-1, seats):
                Kept.__call__ = called
                shared = match.view(seat)
                Kept.__call__ = strict
                assert match.view(seat) == shared
            match.play(chance.choice(match.game.legal(match.state)))
print(len(parts))
"""


def test_parts_read_no_field_but_those_they_name() -> None:
    """Else they would show what is not true any more: every part is made from a position that has nothing else."""
    assert int(run(READS, GEMHOLD_MODE="pure")) >= 8
