"""The dragon and its treasures (G87)."""

from __future__ import annotations

from typing import Any

import pytest

from gemhold.core.match import Match
from tests.geodia.positions import RICH, combat, fire, gems, ledger, phase, play, stock, texts

# ---------------------------------------------------------------- the dragon


def hunters(**table: Any) -> Match:
    """Three ballistas and the engineer round the dragon."""
    return combat(**({"machines": {0: "ballista@d4 ballista@d5 ballista@c4"}, "hand": {0: "rocket"}} | table))


@pytest.mark.rule("G87")
@pytest.mark.parametrize(
    ("treasure", "shots", "lowest", "gems_won"),
    [
        (1, ["ballista 1"], 5, 8),
        (2, ["ballista 1", "rocket"], 4, 11),
        (3, ["ballista 1", "ballista 2"], 3, 14),
        (4, ["ballista 1", "ballista 2", "rocket"], 3, 17),
        (5, ["ballista 1", "ballista 2", "ballista 3"], 2, 20),
    ],
)
def test_treasures(treasure: int, shots: list[str], lowest: int, gems_won: int) -> None:
    for number in (lowest - 1, lowest):
        match = fire(hunters(), *(f"{shot} > treasure {treasure}" for shot in shots))
        assert phase(match) == "dragon_roll"
        play(match, f"die {number}")
        won = number == lowest
        assert (ledger(match), phase(match)) == ({"treasure": gems_won} if won else {}, "final")
        assert bool(int(match.state.treasures) >> (treasure - 1) & 1) is not won
    weak = fire(hunters(), *(f"{shot} > treasure {treasure}" for shot in shots[1:] or ["rocket"]))
    assert (phase(weak), gems(weak)) == ("final", 0), "too little damage"


@pytest.mark.rule("G87")
def test_one_treasure_is_named_and_the_dragon_comes_last() -> None:
    match = hunters(workers={1: "e5"}, engineers={0: "d4", 1: "e5"}, stock={0: RICH, 1: (0, 0, 0, 3)})
    play(match, "aim ballista 1", "target treasure 1", "aim ballista 2")
    assert [text for text in texts(match) if "treasure" in text] == ["target treasure 1"]
    play(match, "target e5", "fire")
    assert phase(match) == "defend"
    play(match, "no")
    assert phase(match) == "dragon_roll"


@pytest.mark.rule("G87", "G67")
def test_gem_find_doubles_a_treasure() -> None:
    match = hunters(hand={0: "gem-find"})
    fire(match, "ballista 1 > treasure 1")
    play(match, "die 6")
    assert phase(match) == "final"
    play(match, "play gem-find")
    assert (ledger(match), stock(match), phase(match)) == ({"treasure": 16}, (15, 16, 18, 20), "final")
    assert "play gem-find" not in texts(match)
    match = hunters(hand={0: "gem-find"}, rules=1)
    fire(match, "ballista 1 > treasure 1")
    play(match, "die 6")
    assert texts(match) == ["play gem-find", "no"]
    play(match, "play gem-find")
    assert (ledger(match), stock(match), phase(match)) == ({"treasure": 16}, (15, 16, 18, 20), "final")


@pytest.mark.rule("G87", "G67")
@pytest.mark.parametrize(
    ("choice", "expected"), [("play gem-find", {"treasure": 16, "mines": 3}), ("at c4", {"treasure": 8, "mines": 6})]
)
def test_gem_find_chooses_between_a_treasure_and_a_chest(choice: str, expected: dict[str, int]) -> None:
    """One shot opens the railway home for a chest, another wins a treasure."""
    match = hunters(
        hand={0: "rocket gem-find"}, rails="a2 b3 c4", engineers={0: "c4"}, workers={0: "c4", 1: "b3"}, chests={0: "c4:3"},
        mines={"c4": "6:7"},
    )  # fmt: skip
    fire(match, "rocket > b3", "ballista 1 > treasure 1")
    play(match, "lose sapphire worker", "die 6", "play gem-find")
    assert texts(match) == ["at c4", "play gem-find", "cancel"]
    play(match, choice)
    assert ledger(match) == expected


@pytest.mark.rule("G87")
def test_no_ka_boom_for_the_dragon_and_none_out_of_range() -> None:
    match = combat(hand={0: "ka-boom rocket"}, gems={0: 9}, engineers={0: "a2"}, roads="a2 b3")
    play(match, "aim ka-boom")
    assert texts(match) == ["target b3", "cancel"]
    play(match, "cancel", "aim rocket")
    assert texts(match) == ["target b3", "cancel"]
