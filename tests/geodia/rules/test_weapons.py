"""Weapons and their targets (G80–G82), and what comes after combat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.geodia.positions import (
    RICH,
    cards,
    combat,
    figures,
    fire,
    gems,
    ledger,
    phase,
    play,
    position,
    stock,
    targets,
    texts,
)

GOBLINS, DWARVES = "emerald,sapphire", "citrine,ruby"


# ---------------------------------------------------------------- weapons and targets


@pytest.mark.rule("G80")
def test_rockets_need_an_engineer_on_the_map() -> None:
    assert texts(combat(hand={0: "rocket"}, workers={1: "d5"})) == ["aim rocket", "end combat"]
    assert texts(combat(hand={0: "rocket"}, workers={1: "d5"}, engineers={0: "base"})) == ["end combat"]
    assert texts(combat(hand={0: "rocket"}, workers={1: "d5", 0: "d4"}, engineers={})) == ["end combat"]
    assert texts(combat(workers={1: "d5"})) == ["end combat"], "no rocket in hand"


@pytest.mark.rule("G80", "G81")
def test_each_weapon_fires_once() -> None:
    match = combat(hand={0: "rocket rocket"}, machines={0: "ballista@d4"}, workers={1: "d5"})
    play(match, "aim ballista 1", "target d5")
    assert texts(match, "aim") == ["aim rocket"]
    play(match, "aim rocket", "target d5", "aim rocket", "target d5")
    assert texts(match) == ["cancel", "fire", "end combat"]


@pytest.mark.rule("G80", "G81")
@pytest.mark.parametrize(
    ("barons", "weapon", "machine", "price"),
    [
        (GOBLINS, "rocket", "", (1, 1, 0, 0)),
        (GOBLINS, "ballista 1", "ballista@d4", (2, 2, 0, 0)),
        (GOBLINS, "trebuchet", "trebuchet@d4", (2, 2, 0, 0)),
        (DWARVES, "explosive-drone", "", (1, 0, 1, 0)),
        (DWARVES, "tower 1", "tower@d4", (2, 0, 2, 0)),
        (DWARVES, "railway-artillery", "railway-artillery@d4", (2, 0, 2, 0)),
    ],
)
def test_weapons_of_both_sides(barons: str, weapon: str, machine: str, price: tuple[int, int, int, int]) -> None:
    """Three workers on d5: a rocket or drone kills one, a siege machine two. Firing needs no engineer."""
    card = {} if machine else {0: weapon}
    table: dict[str, Any] = {"barons": barons, "hand": card, "machines": {0: machine}, "workers": {1: "d5 d5 d5"}}
    if machine:
        table["engineers"] = {}
    match = combat(**table, stock={0: price})
    fire(match, f"{weapon} > d5")
    assert (stock(match), figures(match, 1, "d5")) == ((0, 0, 0, 0), (1 if machine else 2, 0))
    assert cards(match, 0, "pile") == ("" if machine else weapon)
    assert phase(match) == "final"
    short = tuple(max(0, n - 1) for n in price)
    assert texts(combat(**table, stock={0: short}), "aim") == []


@pytest.mark.rule("G81")
@pytest.mark.parametrize(
    ("barons", "machine", "weapon", "farthest"),
    [
        (GOBLINS, "ballista@d4", "ballista 1", 3),
        (GOBLINS, "trebuchet@d4", "trebuchet", 4),
        (DWARVES, "tower@d4", "tower 1", 3),
        (DWARVES, "railway-artillery@d4", "railway-artillery", 3),
    ],
)
def test_ranges(barons: str, machine: str, weapon: str, farthest: int) -> None:
    """Roads in a row from d4: d5 is one tile away, d8 four; d8 is no front here."""
    match = combat(barons=barons, machines={0: machine}, engineers={}, roads="d4 d5 d6 d7 d8")
    play(match, f"aim {weapon}")
    assert targets(match, "target").split()[:farthest] == ["d5", "d6", "d7", "d8"][:farthest]
    assert ("target d8" in texts(match)) is (farthest == 4)
    assert "target d4" not in texts(match)


@pytest.mark.rule("G81")
def test_targets_can_be_called_off_and_are_secret_until_fired() -> None:
    match = combat(hand={0: "rocket rocket"}, workers={1: "d5 d5 d5"})
    play(match, "aim rocket", "cancel", "aim rocket", "target d5")
    assert (match.view(0)["shots"][0]["tile"], match.view(1)["shots"]) == ("d5", [])
    play(match, "cancel")
    assert (texts(match), cards(match, 0)) == (["aim rocket", "end combat"], "rocket rocket")
    play(match, "aim rocket", "target d5", "end combat")
    assert (phase(match), stock(match), cards(match, 0)) == ("final", RICH, "rocket rocket"), "named, but never fired"


@pytest.mark.rule("G81")
def test_only_shots_that_can_be_paid_together_are_named() -> None:
    match = combat(hand={0: "rocket rocket"}, machines={0: "ballista@d4"}, workers={1: "d5"}, stock={0: (3, 3, 0, 0)})
    play(match, "aim ballista 1", "target d5", "aim rocket", "target d5")
    assert texts(match, "aim") == []


@pytest.mark.rule("G81")
@pytest.mark.parametrize("barons", [GOBLINS, DWARVES])
def test_munition_pays_for_all_shots(barons: str) -> None:
    rocket, machine, weapon = {
        GOBLINS: ("rocket", "ballista@d4", "ballista 1"),
        DWARVES: ("explosive-drone", "tower@d4", "tower 1"),
    }[barons]
    table: dict[str, Any] = {"barons": barons, "stock": {0: (0, 0, 0, 0)}, "workers": {1: "d5 d5 d5"}, "machines": {0: machine}}
    match = combat(**table, hand={0: f"munition {rocket}"}, gems={0: 3})
    play(match, f"aim {rocket}", "target d5", f"aim {weapon}", "target d5")
    assert texts(match) == ["cancel", "fire with munition", "end combat"]
    play(match, "fire with munition")
    assert (figures(match, 1, "d5"), ledger(match)) == ((0, 0), {"start": 3, "played": -3})
    assert cards(match, 0, "pile") == f"munition {rocket}"
    assert texts(combat(**table, hand={0: f"munition {rocket}"}, gems={0: 2}), "aim") == []


@pytest.mark.rule("G81")
def test_munition_does_not_pay_for_ka_boom() -> None:
    match = combat(hand={0: "munition ka-boom rocket"}, gems={0: 9}, stock={0: (4, 2, 2, 0)}, workers={1: "d5 c4"})
    play(match, "aim ka-boom", "target d5")
    assert "fire with munition" not in texts(match), "there is nothing for it to pay"
    play(match, "aim rocket", "target c4")
    assert texts(match) == ["cancel", "fire with munition", "end combat"]
    play(match, "fire with munition")
    assert (stock(match), gems(match)) == ((0, 0, 0, 0), 0)


@pytest.mark.rule("G82")
def test_what_can_be_aimed_at() -> None:
    match = combat(
        hand={0: "rocket"},
        workers={0: "c4", 1: "d5"},
        roads="d4 c5",
        walls={1: "d6"},
        chests={0: "e3:2", 1: "f4:2"},
        link={1: "e5"},
        machines={1: "tower@f5"},
    )
    play(match, "aim rocket")
    assert targets(match, "target").split()[:-5] == ["c5", "d5", "d6", "e3", "e5", "f4", "f5"], "not the own c4 and d4"


@pytest.mark.rule("G22", "G82")
def test_the_tiles_in_front_of_a_base_are_immune() -> None:
    match = combat(engineers={0: "h3"}, roads="h3 i1 i2 i3", hand={0: "rocket ka-boom"}, gems={0: 6}, workers={1: "i2"})
    play(match, "aim rocket")
    assert targets(match, "target") == "i1 1 2 3 4 5", "and the treasures"
    play(match, "cancel", "aim ka-boom")
    assert targets(match, "target") == "h3 i1"


@pytest.mark.rule("G82", "G95")
def test_a_partners_tile_is_no_target() -> None:
    match = combat(seats=4, teams=True, hand={0: "rocket"}, workers={2: "d5", 1: "c4"})
    play(match, "aim rocket")
    assert "target d5" not in texts(match)
    assert "target c4" in texts(match)


# ---------------------------------------------------------------- the final phase


@pytest.mark.rule("G40", "G44")
def test_the_final_phase_is_the_main_phase_again() -> None:
    match = play(position(roads="a2 b3", workers={0: "b3"}, stock={0: RICH}, gems={0: 9}, event="blizzard"), "end main")
    assert texts(match) == ["end combat"]
    play(match, "end combat")
    assert {text.split()[0] for text in texts(match)} == {"move", "road", "rail", "detonate", "buy", "hire", "upgrade", "end"}
    play(match, "rail b3", "hire worker", "end final")
    assert match.state.current == 1
