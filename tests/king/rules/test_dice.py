"""Conditions (K30–K37). Cards by number; dice in the order of the dice of data/king/dice.toml."""

from __future__ import annotations

import pytest

from gemhold.games.king import GAME
from gemhold.games.king.rules.dice import check_all, fall, grade_of, outcomes, tally_rolled
from gemhold.games.king.state import ALL_DICE, State
from tests.king.positions import position, rolled, texts


def grade(card: int, dice: str) -> int:
    """The grade of a roll on a card."""
    s = position().state
    outcome = GAME.notation.parse_chance(s, f"roll {dice}")
    assert GAME.notation.chance_text(s, outcome) == f"roll {dice}", "these dice cannot show this"
    fall(s, ALL_DICE, outcome)
    tally_rolled(s)
    return int(grade_of(s, card - 1))


@pytest.mark.rule("K20")
def test_a_roll_is_a_number_in_base_six() -> None:
    s = State.new()
    assert [outcomes(ALL_DICE), outcomes(0b000101), outcomes(0)] == [46656, 36, 1]
    fall(s, ALL_DICE, 0 + 6 * 1 + 36 * 2 + 216 * 3 + 1296 * 4 + 7776 * 5)
    assert [int(face) for face in s.face] == [0, 1, 2, 3, 4, 5]
    fall(s, 0b100010, 3 + 6 * 3)
    assert [int(face) for face in s.face] == [0, 3, 2, 3, 4, 3]


@pytest.mark.rule("K30")
def test_colours() -> None:
    # card 18: three red, two green
    assert grade(18, "r2 r1 r3 g2 g1 b1") == 1
    assert grade(18, "r2 r1 r3 g2 b2 b1") == 0
    assert grade(18, "r2 b3 r3 g2 g1 b1") == 0
    assert grade(18, "r2 r1 r3 r1 g1 g3") == 1  # more than asked for is fine
    # card 40: five red; card 30: two of each
    assert grade(40, "r2 r1 r3 r1 r3 b1") == 1
    assert grade(40, "r2 r1 r3 r1 b2 b1") == 0
    assert grade(30, "r2 r1 g1 g2 b2 b1") == 1
    assert grade(30, "r2 r1 r3 g2 b2 b1") == 0


@pytest.mark.rule("K31")
def test_numbers() -> None:
    # card 22: 1 2 2; card 60: 2 3 3 5 5; the colours do not matter
    assert grade(22, "b1 r1 b2 g2 r3 g3") == 1
    assert grade(22, "b1 r1 b2 b3 r3 g3") == 0
    assert grade(22, "r2 g2 b2 b3 r3 g3") == 0
    assert grade(60, "r2 b3 r3 b5 r5 b6") == 1
    assert grade(60, "r2 b3 r3 b5 r3 b6") == 0


@pytest.mark.rule("K32")
def test_groups() -> None:
    # card 17: 3+2; card 49: 2+2+2; card 50: 3+3; card 51: 4+2; card 45: four equal
    assert grade(17, "r5 g5 b5 b3 r3 b1") == 1
    assert grade(17, "r5 g5 b5 b5 r5 b1") == 0  # five equal are not 3+2: different symbols, different numbers
    assert grade(17, "r5 g5 b5 b5 g1 b1") == 1  # a larger group serves
    assert grade(49, "r5 g5 g1 r1 b4 r4") == 1
    assert grade(49, "r5 g5 b5 b5 b4 r4") == 0
    assert grade(50, "r5 g5 b5 r1 g1 b1") == 1
    assert grade(50, "r5 g5 b5 b5 g1 b1") == 0
    assert grade(51, "r5 g5 b5 b5 g1 b1") == 1
    assert grade(51, "r5 g5 b5 r1 g1 b1") == 0
    assert grade(51, "r5 g5 b5 b5 r5 g5") == 0
    assert grade(45, "r5 g5 b5 b5 g1 g3") == 1
    assert grade(45, "r5 g5 b5 r1 g1 b1") == 0


@pytest.mark.rule("K33")
def test_sum() -> None:
    assert grade(27, "r5 g5 b5 b5 b4 r4") == 1  # 28 of 28
    assert grade(27, "r5 g5 b5 b5 r3 r4") == 0  # 27
    assert grade(53, "b6 r6 g6 r6 g6 b6") == 1


@pytest.mark.rule("K34")
def test_red_sum() -> None:
    # card 25: red dice together at least 14
    assert grade(25, "b6 r6 r4 b5 b4 r4") == 1  # 14
    assert grade(25, "b6 r6 r3 b5 b4 r4") == 0  # 13, though all dice together have 28
    assert grade(25, "b6 b4 b5 b5 b4 b6") == 0


@pytest.mark.rule("K35")
@pytest.mark.parametrize(
    ("dice", "sums", "met"),
    [
        ("r5 r6 g1 r1 b4 b1", (12, 5, 1), 1),  # the sheets' examples
        ("b6 r1 r3 r1 r3 r4", (12, 6, 0), 1),
        ("b6 r6 b2 r6 b4 g5", (12, 12, 5), 0),
        ("r5 b4 g1 g2 b2 g3", (5, 6, 6), 0),
        ("r5 r6 b2 g2 r3 b1", (14, 3, 2), 1),
        ("r5 r6 b2 g2 r3 g3", (14, 2, 5), 0),
        ("r5 r6 r3 r6 r5 r4", (29, 0, 0), 0),  # nothing is not more than nothing
    ],
)
def test_order(dice: str, sums: tuple[int, int, int], met: int) -> None:
    faces = dice.split()
    assert sums == tuple(sum(int(face[1]) for face in faces if face[0] == colour) for colour in "rbg")
    assert grade(13, dice) == met


@pytest.mark.rule("K36")
def test_straight() -> None:
    # card 29: five in a row; card 52: six
    assert grade(29, "b1 g2 r3 g4 r5 b1") == 1
    assert grade(29, "r2 b3 r4 b5 g6 b6") == 1
    assert grade(29, "b1 g2 r3 g4 g6 b6") == 0  # a gap at 5
    assert grade(52, "b1 g2 r3 g4 r5 b6") == 1
    assert grade(52, "b1 g2 r3 g4 r5 r4") == 0


@pytest.mark.rule("K37")
@pytest.mark.parametrize(
    ("dice", "red", "straight"),
    [
        ("b1 g2 r3 b3 b2 b1", 0, 0),
        ("b1 g2 r3 g4 r3 b1", 0, 1),
        ("b1 g2 r3 g4 r5 b1", 0, 2),
        ("b1 g2 r3 g4 r5 b6", 0, 3),
        ("r2 r1 r3 r1 g6 b6", 1, 0),
        ("r2 r1 r3 r1 r3 b1", 2, 0),
        ("r2 r6 r3 r1 r5 r4", 3, 3),
    ],
)
def test_grades_of_deck_1(dice: str, red: int, straight: int) -> None:
    assert grade(4, dice) == red
    assert grade(1, dice) == straight


@pytest.mark.rule("K22")
@pytest.mark.parametrize(
    ("card", "dice"),
    [
        (18, "r2 r1 g1 g2 b2 b1"),  # three red, two green
        (47, "r5 g5 b2 r6 b2 b1"),  # 5 5 6 6
        (45, "b6 r6 g6 b3 b2 b1"),  # four equal
        (14, "b1 r6 r3 b5 b2 r4"),  # sum 27: 21 and 6
        (25, "b6 b3 r4 b5 b4 r4"),  # red sum 14: 8 and 6
        (13, "b1 b3 g1 r1 b2 g3"),  # 7 > 6 > 4
        (29, "r2 b3 r4 b5 b4 r4"),  # 2 3 4 5 and 6
    ],
)
def test_a_fictive_die_counts_in_every_condition(card: int, dice: str) -> None:
    offer = [card if (card - 1) // 12 == deck else 0 for deck in range(5)]
    take = f"take {(card - 1) // 12 + 1}"
    match = rolled(position(offer=offer, fronts={0: (37, 60)}), dice)
    assert take not in texts(match)
    match.play("joker r6")
    assert take in texts(match)
    assert match.view()["fictive"] == ["r6"]


@pytest.mark.rule("K22", "K37")
def test_a_fictive_die_raises_a_grade() -> None:
    match = rolled(position(offer=(1, 0, 0, 0, 0), fronts={0: (37, 60)}), "r2 b3 r4 b5 b4 r4")
    assert match.view()["offer"][0]["met"] == 1
    match.play("joker r6")
    assert match.view()["offer"][0]["met"] == 2


@pytest.mark.rule("K22", "K35")
def test_a_fictive_die_takes_no_card_away() -> None:
    match = rolled(position(offer=(0, 13, 0, 0, 0), supers={0: (1, 2)}), "r5 r6 g1 r1 b4 b1")  # 12 > 5 > 1
    match.play("joker g6 super super")  # 12 > 5 < 7
    assert texts(match) == ["take 2"]


@pytest.mark.rule("K22", "K33", "K34")
@pytest.mark.parametrize(
    ("symbol", "met"),
    [
        (5, {4, 14, 15, 16, 25, 26, 27, 28, 37, 38, 39, 40, 45, 53, 54, 55, 58}),  # red sixes
        (12, {10, 14, 27, 28, 37, 42, 45, 53}),  # blue ones: 36 of them are a sum of 36, and no red
    ],
)
def test_as_many_fictive_dice_as_there_can_be(symbol: int, met: set[int]) -> None:
    """All sixty cards discarded make thirty dice; counts and sums that large stay apart."""
    s = position().state
    fall(s, ALL_DICE, 6**6 - 1 if symbol == 5 else 0)
    s.fictive[symbol] = 30
    found = set()
    for card in sorted(met | {1, 17, 29, 49, 50, 51, 52}):
        for deck in range(5):
            s.offer[deck] = card - 1 if deck == (card - 1) // 12 else -1
        check_all(s)
        if s.met[(card - 1) // 12] > 0:
            found.add(card)
    assert found == met
