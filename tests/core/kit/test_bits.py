"""Sets as bits."""

from __future__ import annotations

import pytest

from gemhold.core.kit import count, lowest


@pytest.mark.parametrize(("bits", "n", "first"), [(1, 1, 0), (0b1011, 3, 0), (1 << 59, 1, 59), ((1 << 62) - 4, 60, 2)])
def test_counting(bits: int, n: int, first: int) -> None:
    assert int(count(bits)) == n
    assert int(lowest(bits)) == first
    assert int(count(0)) == 0
