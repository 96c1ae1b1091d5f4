from __future__ import annotations

from typing import Any

import pytest

from gemhold.core.errors import BadOption
from gemhold.core.seat_choice import one_each

VALUES = ("red", "green", "blue")


def test_standard_names_and_lists() -> None:
    assert one_each("colours", VALUES, 3, "standard") == ["red", "green", "blue"]
    assert one_each("colours", VALUES, 2, "green,red") == one_each("colours", VALUES, 2, ["green", "red"]) == ["green", "red"]


@pytest.mark.parametrize("wrong", ["red", "red,red", "red,pink", ["red"], ["red", 3], {"red": 1}, None, 7, [["red"], "green"]])
def test_each_seat_takes_another_one(wrong: Any) -> None:
    with pytest.raises(BadOption) as raised:
        one_each("colours", VALUES, 2, wrong)
    assert raised.value.place == "option colours"
    assert raised.value.hint == "red, green, blue"
