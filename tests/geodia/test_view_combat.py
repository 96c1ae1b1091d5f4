"""What the view tells of weapons, shots and their targets."""

from __future__ import annotations

from typing import Any

from gemhold.core.match import Match
from gemhold.games.geodia.board import DISTANCES, TILE_NAMES
from tests.geodia.positions import RICH, position

DWARVES = "sapphire,emerald"


def combat(**table: Any) -> Match:
    return position(at="combat", stock={0: RICH, 1: RICH}, gems={0: 9, 1: 9}, **table)


def test_weapons_tell_their_damage_and_reach() -> None:
    match = combat(hand={0: "rocket ka-boom"}, engineers={0: "d4"}, machines={0: "trebuchet@d4"}, workers={1: "d5"}, roads="d5")
    told = {row["weapon"]: row for row in match.view(0)["weapons"]}
    assert {name: (row["damage"], row["blast"], len(row["range"])) for name, row in told.items()} == {
        "trebuchet": (2, False, len(near("d4", 4))),
        "rocket": (1, False, len(near("d4", 3))),
        "ka-boom": (0, True, 54),
    }
    assert set(told["rocket"]["range"]) == near("d4", 3)
    assert match.view(1)["weapons"] == []


def near(name: str, reach: int) -> set[str]:
    row = DISTANCES[TILE_NAMES.index(name)]
    return {TILE_NAMES[tile] for tile, far in enumerate(row) if 1 <= far <= reach}


def test_shots_at_one_tile_add_up() -> None:
    match = combat(
        hand={0: "rocket rocket ka-boom"}, engineers={0: "d4"}, machines={0: "ballista@d4"}, workers={1: "d5 d6"}, roads="d5 d6"
    )
    for text in ("aim ballista 1", "target d5", "aim rocket", "target d5", "aim rocket", "target d6", "aim ka-boom", "target d6"):
        match.play(text)
    view = match.view(0)
    assert [(shot["weapon"], shot["tile"], shot["damage"]) for shot in view["shots"]] == [
        ("ballista 1", "d5", 2),
        ("rocket", "d5", 1),
        ("rocket", "d6", 1),
        ("ka-boom", "d6", 0),
    ]
    assert view["aims"] == [
        {"tile": "d5", "shots": 2, "damage": 3, "put_out": 0, "blast": False},
        {"tile": "d6", "shots": 2, "damage": 1, "put_out": 0, "blast": True},
    ]
    assert view["weapons"] == []  # each fires once
    assert match.view(1)["aims"] == []  # secret until fired


def test_a_used_machine_is_no_weapon_any_more() -> None:
    match = combat(barons=DWARVES, machines={0: "tower@d4"}, engineers={0: "d4"}, workers={1: "d5"}, roads="d5")
    assert [row["weapon"] for row in match.view(0)["weapons"]] == ["tower 1"]
    match.play("aim tower 1")
    assert [row["number"] for row in match.view(0)["weapons"]] == [match.view(0)["ask"]["number"]]
    match.play("target d5")
    assert match.view(0)["weapons"] == []
