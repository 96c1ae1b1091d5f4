"""Names of things."""

from __future__ import annotations

import pytest

from gemhold.games.king.data import CARD_LIST
from gemhold.games.king.names import card_data, condition_text, dice_texts, face_text, space_names
from tests.king.positions import MISS, position, rolled


def test_spaces_are_named_by_row_and_place() -> None:
    names = space_names(position(seats=4).state)
    assert names[:6] == ("a1", "a2", "a3", "a4", "a5", "b1")
    assert names[-1] == "e6"


@pytest.mark.rule("K6")
def test_faces() -> None:
    assert [face_text(0, face) for face in range(6)] == ["b1", "r2", "g3", "g4", "r5", "b6"]
    assert dice_texts(rolled(position(), MISS).state) == MISS.split()


@pytest.mark.rule("K30", "K31", "K32", "K33", "K34", "K35", "K36", "K37")
@pytest.mark.parametrize(
    ("card", "text"),
    [
        (1, "straight 4|5|6"),
        (4, "4r|5r|6r"),
        (13, "r>b>g"),
        (14, "sum 27"),
        (15, "red sum 12"),
        (17, "AAA BB"),
        (21, "3r 1g 1b"),
        (22, "1 2 2"),
        (29, "straight 5"),
        (49, "AA BB CC"),
    ],
)
def test_conditions_in_signs(card: int, text: str) -> None:
    assert condition_text(CARD_LIST[card - 1].condition) == text


def test_cards_for_programs() -> None:
    assert card_data(17) == {
        "id": 18,
        "deck": 2,
        "joker": "b6",
        "condition": {"kind": "colour", "colours": {"red": 3, "green": 2}},
        "steals": "card",
    }
    assert card_data(0)["condition"] == {"kind": "straight", "dice": 4, "grades": 3}
    assert card_data(48)["condition"] == {"kind": "groups", "groups": [2, 2, 2]}
    assert card_data(21)["condition"] == {"kind": "numbers", "numbers": [1, 2, 2]}
    assert card_data(13)["condition"] == {"kind": "sum", "at_least": 27}
