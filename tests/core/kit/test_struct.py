"""Records, in both modes."""

from __future__ import annotations

import pytest

from gemhold.core.kit import PURE, Grid, Ints, Struct, i8, i16, i64, u64
from tests.modes import run


class Toy(Struct):
    small: int = i8()
    row: Ints = i16(3)
    grid: Grid = i8(2, 2)
    big: int = i64()


def filled() -> Toy:
    toy = Toy.new()
    toy.small = -5
    toy.row[1] = 300
    toy.grid[1][0] = 7
    toy.big = 2**40
    return toy


def test_new_records_are_zero() -> None:
    assert Toy.pack(Toy.new()) == bytes(1 + 6 + 4 + 8)


def test_packing_is_little_endian_and_without_gaps() -> None:
    assert Toy.pack(filled()).hex() == "fb" + "0000" + "2c01" + "0000" + "00000700" + "0000000000010000"


def test_copies_are_independent() -> None:
    toy = filled()
    twin = Toy.copy(toy)
    assert Toy.pack(twin) == Toy.pack(toy)
    twin.row[1] = 1
    twin.grid[1][0] = 1
    twin.small = 1
    assert Toy.pack(toy) == Toy.pack(filled())


def test_copies_for_changes_of_some_fields_alone() -> None:
    toy = filled()
    twin = Toy.sharing(["grid", "small"])(toy)
    assert Toy.same(toy, twin)
    assert (twin.row is toy.row) == PURE
    twin.grid[1][0] = 1
    twin.small = 1
    assert Toy.pack(toy) == Toy.pack(filled())


def test_assigning() -> None:
    toy, other = Toy.new(), filled()
    Toy.assign(toy, other)
    other.row[0] = 9
    assert Toy.pack(toy) == Toy.pack(filled())


def test_arrays_hold_separate_records() -> None:
    block = Toy.array(3)
    block[1].small = 4
    assert [int(toy.small) for toy in block] == [0, 4, 0]


def test_a_misspelt_field_is_an_error_that_names_it() -> None:
    toy = Toy.new()
    with pytest.raises(AttributeError, match="smal"):
        toy.smal = 1  # type: ignore[attr-defined]
    with pytest.raises(AttributeError, match="rows"):
        _ = toy.rows  # type: ignore[attr-defined]


def test_sizes() -> None:
    class Wide(Struct):
        x: int = u64()

    assert Wide.size() == 8
    assert Toy.size() == (19 if PURE else 24)


BOTH = """
import tests.core.kit.test_struct as t
from gemhold.core.kit import MODE
for name in [name for name in vars(t) if name.startswith("test_") and "mode" not in name]:
    getattr(t, name)()
print(MODE, t.Toy.pack(t.filled()).hex())
"""


@pytest.mark.parametrize("mode", ["jit", "pure"])
def test_both_modes(mode: str) -> None:
    assert run(BOTH, GEMHOLD_MODE=mode) == f"{mode} {Toy.pack(filled()).hex()}\n"


def test_an_unknown_mode() -> None:
    with pytest.raises(AssertionError, match="unknown mode 'fast'"):
        run("import gemhold.core.kit", GEMHOLD_MODE="fast")


def test_same_compares_every_field() -> None:
    assert Toy.same(filled(), Toy.copy(filled()))
    for change in ("small", "row", "grid", "big"):
        toy = filled()
        if change == "row":
            toy.row[2] = 1
        elif change == "grid":
            toy.grid[1][1] = 1
        else:
            setattr(toy, change, 1)
        assert not Toy.same(toy, filled()), change
