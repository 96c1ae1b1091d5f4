"""Moves as people write them."""

from __future__ import annotations

import pytest

from gemhold.core.errors import BadNotation
from gemhold.games.king import notation
from gemhold.games.king.state import A
from tests.king.positions import MISS, position, rolled

SAME = "b1 r1 g1 r1 b2 b1"  # r1 on dice b and d, b1 on a and f


@pytest.mark.parametrize(
    ("kept", "text"),
    [
        (0b000000, "keep none"),
        (0b111111, "stop"),
        (0b001010, "keep r1 r1"),
        (0b000010, "keep r1/b"),
        (0b001000, "keep r1/d"),
        (0b100100, "keep b1/f g1"),
        (0b010100, "keep b2 g1"),
    ],
)
@pytest.mark.rule("K20")
def test_keeping(kept: int, text: str) -> None:
    match = position()
    match.decide(f"roll {SAME}")
    assert notation.text(match.state, A.keep + kept) == text
    assert notation.parse(match.state, text) == A.keep + kept


def test_keeping_as_people_type_it() -> None:
    match = position()
    match.decide(f"roll {SAME}")
    s = match.state
    assert notation.parse(s, "  KEEP   G1  ") == A.keep + 0b000100
    assert notation.parse(s, "keep r1") == A.keep + 0b000010, "any of them: the first"
    assert notation.parse(s, "keep r1 r1/b") == A.keep + 0b001010
    assert notation.parse(s, "keep a f") == A.keep + 0b100001


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("take 1", 64),
        ("take 5", 68),
        ("alarm 1", 69),
        ("alarm", 74),
        ("joker r1", 75),
        ("joker b6", 92),
        ("joker r6 super", 98),
        ("joker b6 super super", 128),
        ("place a1", 129),
        ("slay e6", 188),
        ("raid a2", 190),
        ("fire b1", 222),
        ("steal 1", 249),
        ("steal 60", 308),
        ("steal white purple", 309),
        ("steal gold black", 316),
        ("burn yellow", 318),
        ("skip", 321),
    ],
)
def test_texts_and_numbers(text: str, action: int) -> None:
    s = rolled(position(), MISS).state
    assert notation.parse(s, text) == action
    assert notation.text(s, action) == text


@pytest.mark.parametrize(
    "text",
    [
        "", "   ", "dance", "take", "take 0", "take 6", "take x", "take 1 2", "take ²", "take " + "9" * 5000, "alarm 6",
        "joker", "joker x1", "joker r7", "joker r6 super super super", "joker r6 duper", "place", "place z9", "place a1 a2",
        "steal", "steal 0", "steal 61", "steal white", "steal white pink", "steal silver black", "burn", "burn pink",
        "skip it", "stop it", "keep", "keep r1 r1 r1", "keep r5", "keep r1/c", "keep g", "keep b1/", "keep /",
    ],
)  # fmt: skip
def test_what_cannot_be_read(text: str) -> None:
    match = position()
    match.decide(f"roll {SAME}")
    with pytest.raises(BadNotation) as caught:
        notation.parse(match.state, text)
    assert caught.value.place == "move"
    assert caught.value.hint


def test_an_action_for_programs() -> None:
    s = rolled(position(fronts={1: (30,)}), MISS).state
    assert notation.data(s, A.keep + 0b101) == {"do": "keep", "dice": [0, 2]}
    assert notation.data(s, A.take + 2) == {"do": "take", "deck": 3}
    assert notation.data(s, A.alarm + 5) == {"do": "alarm", "deck": None}
    assert notation.data(s, A.joker + 18 + 5) == {"do": "joker", "die": "r6", "supers": 1}
    assert notation.data(s, A.place + 1) == {"do": "place", "space": 1, "name": "a2"}
    assert notation.data(s, A.steal_card + 29)["seat"] == 1
    assert notation.data(s, A.steal_gem + 5) == {"do": "steal_gem", "gem": "gold", "seat": 1}
    assert notation.data(s, A.fire_of + 3) == {"do": "fire_of", "seat": 3}
    assert notation.data(s, A.skip) == {"do": "skip"}


@pytest.mark.rule("K18", "K20")
def test_rolls() -> None:
    match = position()
    s = match.state
    assert notation.chance_text(s, 0) == "roll b1 r1 g1 r1 g1 b1"
    assert notation.chance_text(s, 6**6 - 1) == "roll b6 r6 g6 r6 g6 b6"
    assert notation.parse_chance(s, "roll r2 r1 g1 r1 g1 b1") == 1
    match.decide(0)
    match.play("keep g1 g1")
    assert notation.chance_text(match.state, 1) == "roll r2 r1 r1 b1"


@pytest.mark.parametrize(
    "text",
    ["", "roll", "roll b1", "roll r6 r6 r6 r6 r6 r6", "card 1", "tile swamp", "roll b1 r1 g1 r1 g1 b1 b1", "roll x x x x x x"],
)
def test_rolls_that_cannot_be(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        notation.parse_chance(position().state, text)
    assert caught.value.place == "chance"


@pytest.mark.rule("K17")
def test_cards() -> None:
    match = rolled(position(full_decks=True), MISS)
    match.play("alarm 1")
    s = match.state
    assert notation.chance_text(s, 0) == "card 1"
    assert notation.chance_text(s, 10) == "card 12"
    assert notation.parse_chance(s, "card 8") == 6, "card 7 has been taken"
    for text in ("card 7", "card 13", "card 0", "card ²", "card x", "card", "tile swamp"):
        with pytest.raises(BadNotation):
            notation.parse_chance(s, text)


@pytest.mark.rule("K42")
def test_tiles() -> None:
    match = rolled(position(castles={0: "b1 a3"}, seen="swamp meadow meadow"), MISS)
    match.play("alarm 1")
    s = match.state
    texts = {notation.chance_text(s, outcome) for outcome in range(23 * 25)}
    assert len(texts) == 15  # 13 lands that may come new or must come again, swamp both ways
    assert {"tile swamp", "tile swamp again", "tile meadow"} <= texts
    assert "tile coast" not in texts
    for text in texts:
        assert notation.chance_text(s, notation.parse_chance(s, text)) == text
    for text in ("tile coast", "tile moon", "tile", "tile swamp often", "tile cave again"):
        with pytest.raises(BadNotation):
            notation.parse_chance(s, text)
