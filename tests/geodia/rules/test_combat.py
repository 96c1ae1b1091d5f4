"""Weapons, targets, defence, damage, evacuation, the dragon (G66, G80–G87)."""

from __future__ import annotations

from typing import Any

import pytest

from gemhold.core.match import Match
from gemhold.games.geodia import GAME
from gemhold.games.geodia.state import A
from tests.geodia.positions import (
    RICH,
    cards,
    chests,
    figures,
    fire,
    gems,
    holders,
    ledger,
    phase,
    play,
    position,
    stock,
    targets,
    texts,
    tile,
    wall,
    way,
)

GOBLINS, DWARVES = "emerald,sapphire", "citrine,ruby"


def combat(**table: Any) -> Match:
    """The first seat's combat phase; its engineer stands on d4, well supplied."""
    return position(**({"at": "combat", "engineers": {0: "d4"}, "stock": {0: RICH}, "roads": "d4"} | table))


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


# ---------------------------------------------------------------- the manual's example


@pytest.mark.rule("G86", "G83", "G84")
def test_the_manuals_example_tile_by_tile() -> None:
    """Blue shoots at five tiles: drones at c2, c4 and c5, towers at d6 and d3."""
    match = position(
        at="combat",
        current=1,
        roads="c2 d3 d6 f3 f4 f5",
        rails="c4 c5",
        workers={0: "c2 c4 d6 d3"},
        engineers={0: "c5", 1: "f4"},
        machines={1: "tower@f3 tower@f5"},
        walls={0: "c4 d6"},
        chests={0: "d3:6"},
        stock={0: (0, 0, 0, 5), 1: (7, 0, 7, 0)},
        hand={1: "explosive-drone explosive-drone explosive-drone"},
    )
    drones = [f"explosive-drone > {name}" for name in ("c2", "c4", "c5")]
    fire(match, *drones, "tower 2 > d6", "tower 1 > d3")
    assert stock(match, 1) == (0, 0, 0, 0)
    # 1: no engineer, the worker is gone
    assert (figures(match, 0, "c2"), way(match, "c2")) == ((0, 0), "road")
    # 2: the engineer of the third tile reaches it by rail, the wall saves a water
    assert (match.actor, phase(match), int(match.state.tile)) == (0, "defend", tile("c4"))
    assert texts(match) == ["put out 1", "no"]
    play(match, "put out 1")
    assert (figures(match, 0, "c4"), wall(match, "c4"), stock(match)) == ((1, 0), True, (0, 0, 0, 3))
    # 3: without a wall it costs three
    assert (match.actor, int(match.state.tile)) == (0, tile("c5"))
    play(match, "put out 1")
    assert (figures(match, 0, "c5"), stock(match)) == ((0, 1), (0, 0, 0, 0))
    # 4: the wall takes the first hit, the worker the second
    assert (wall(match, "d6"), figures(match, 0, "d6"), way(match, "d6")) == (False, (0, 0), "road")
    # 5: worker and chest are both destroyed
    assert (figures(match, 0, "d3"), chests(match), way(match, "d3")) == ((0, 0), {}, "road")
    assert (match.actor, phase(match)) == (1, "final")
    assert [int(n) for n in match.state.owned[0]] == [1, 1]


@pytest.mark.rule("G83")
@pytest.mark.parametrize(
    ("rails", "engineer", "asked"),
    [
        ("", "d5", True),  # on the tile itself
        ("d5 d6", "d6", True),  # on a railway joined to it
        ("d5 d6 d7", "d7", True),
        ("d5 d7", "d7", False),  # the railway is broken
        ("d6", "d6", False),  # the tile has only a road
        ("d5 d6", "base", False),
    ],
)
def test_who_can_put_out(rails: str, engineer: str, asked: bool) -> None:
    match = combat(
        roads="d4 d5 d6 d7",
        rails=rails,
        workers={1: "d5"},
        engineers={0: "d4", 1: engineer},
        hand={0: "rocket"},
        stock={0: RICH, 1: (0, 0, 0, 3)},
    )
    fire(match, "rocket > d5")
    assert (phase(match) == "defend") is asked
    if asked:
        play(match, "put out 1")
        assert (figures(match, 1, "d5")[0], stock(match, 1)) == (1, (0, 0, 0, 0))
    else:
        assert figures(match, 1, "d5") == (0, 0)


@pytest.mark.rule("G83")
def test_a_railway_under_an_opponent_is_cut() -> None:
    match = combat(
        rails="d5 d6 d7",
        workers={1: "d5", 0: "d6"},
        engineers={0: "d4", 1: "d7"},
        hand={0: "rocket"},
        stock={0: RICH, 1: RICH},
    )
    fire(match, "rocket > d5")
    assert (phase(match), figures(match, 1, "d5")) == ("final", (0, 0))


@pytest.mark.rule("G83")
def test_damage_is_put_out_one_by_one() -> None:
    table: dict[str, Any] = {"engineers": {0: "d4", 1: "d5"}, "workers": {1: "d5"}, "machines": {0: "ballista@d4"}}
    match = combat(**table, hand={0: "rocket"}, stock={0: RICH, 1: (0, 0, 0, 8)})
    fire(match, "ballista 1 > d5", "rocket > d5")
    assert texts(match) == ["put out 1", "put out 2", "no"], "water for two of three"
    play(match, "put out 2")
    assert (phase(match), texts(match)) == ("lose", ["lose sapphire worker", "lose sapphire engineer"])
    play(match, "lose sapphire worker")
    assert (figures(match, 1, "d5"), stock(match, 1), phase(match)) == ((0, 1), (0, 0, 0, 2), "final")
    match = combat(**table, stock={0: RICH, 1: (0, 0, 0, 8)})
    fire(match, "ballista 1 > d5")
    play(match, "no")
    assert figures(match, 1, "d5") == (0, 0)


@pytest.mark.rule("G83", "G95")
def test_a_partner_helps_to_put_out() -> None:
    match = combat(
        seats=4,
        teams=True,
        rails="d5 d6",
        workers={1: "d5"},
        engineers={0: "d4", 3: "d6"},
        machines={0: "ballista@d4"},
        stock={0: RICH, 3: (0, 0, 0, 9)},
    )
    fire(match, "ballista 1 > d5")
    assert (match.actor, phase(match)) == (3, "defend")
    play(match, "put out 2")
    assert (figures(match, 1, "d5"), stock(match, 3)) == ((1, 0), (0, 0, 0, 3))


@pytest.mark.rule("G83")
def test_a_tile_nobody_holds_is_defended_by_all_who_reach_it() -> None:
    match = combat(
        seats=3,
        roads="d4",
        rails="d5 d6 c5",
        engineers={0: "d4", 1: "d6", 2: "c5"},
        machines={0: "ballista@d4"},
        stock={0: RICH, 1: (0, 0, 0, 3), 2: (0, 0, 0, 3)},
    )
    fire(match, "ballista 1 > d5")
    assert match.actor == 1
    play(match, "put out 1")
    assert match.actor == 2
    play(match, "no")
    assert way(match, "d5") == "road", "one hit was left for the railway"


# ---------------------------------------------------------------- damage


@pytest.mark.rule("G84")
def test_the_wall_goes_first_and_the_road_last() -> None:
    table: dict[str, Any] = {"workers": {1: "d5"}, "walls": {1: "d5"}, "hand": {0: "rocket rocket rocket"}}
    for shots, left in ((1, (False, 1, "road")), (2, (False, 0, "road")), (3, (False, 0, ""))):
        match = combat(**table, roads="d4 d5")
        fire(match, *["rocket > d5"] * shots)
        assert (wall(match, "d5"), figures(match, 1, "d5")[0], way(match, "d5")) == left


@pytest.mark.rule("G84")
def test_a_hit_railway_becomes_a_road() -> None:
    for shots, left in ((1, "road"), (2, "")):
        match = combat(rails="d5", roads="d4", hand={0: "rocket rocket"})
        fire(match, *["rocket > d5"] * shots)
        assert way(match, "d5") == left


@pytest.mark.rule("G84", "G65")
def test_an_airship_or_drill_is_destroyed_last() -> None:
    match = combat(link={1: "d5"}, workers={1: "d5"}, machines={0: "ballista@d4"})
    fire(match, "ballista 1 > d5")
    assert (figures(match, 1, "d5"), holders(match, "d5")) == ((0, 0), [])
    assert cards(match, 1, "pile") == "underground-drill"


@pytest.mark.rule("G84")
def test_the_holder_chooses_what_is_lost() -> None:
    match = combat(
        workers={1: "d5 d5"},
        engineers={0: "d4", 1: "d5"},
        machines={0: "ballista@d4", 1: "tower@d5"},
        chests={1: "d5:4", 0: "d5:3"},
    )
    fire(match, "ballista 1 > d5")
    assert (match.actor, phase(match)) == (1, "lose")
    assert texts(match) == [
        "lose emerald chest 1",
        "lose sapphire worker",
        "lose sapphire engineer",
        "lose sapphire tower 1",
        "lose sapphire chest 1",
    ]
    play(match, "lose sapphire tower 1", "lose emerald chest 1")
    assert (cards(match, 1, "pile"), chests(match), figures(match, 1, "d5")) == ("tower", {}, (2, 1))
    assert phase(match) == "final"


@pytest.mark.rule("G84", "G95")
def test_of_two_partners_the_one_next_after_the_attacker_chooses() -> None:
    match = combat(seats=4, teams=True, workers={1: "d5 d5", 3: "d5"}, machines={0: "ballista@d4"})
    fire(match, "ballista 1 > d5")
    assert (match.actor, texts(match)) == (1, ["lose sapphire worker", "lose citrine worker"])
    match = combat(
        seats=4,
        teams=True,
        current=2,
        workers={1: "d5 d5", 3: "d5"},
        engineers={2: "d4"},
        machines={2: "ballista@d4"},
        stock={2: RICH},
    )
    fire(match, "ballista 1 > d5")
    assert match.actor == 3


@pytest.mark.rule("G84")
def test_chests_nobody_holds_are_chosen_by_an_owner() -> None:
    match = combat(seats=3, chests={1: "d5:4", 2: "d5:3"}, hand={0: "rocket"})
    fire(match, "rocket > d5")
    assert (match.actor, texts(match)) == (1, ["lose sapphire chest 1", "lose ruby chest 1"])
    play(match, "lose ruby chest 1")
    assert (chests(match, 1), chests(match, 2)) == ({"d5": 4}, {})


@pytest.mark.rule("G84")
def test_tiles_are_dealt_with_in_the_order_they_were_named() -> None:
    match = combat(
        workers={1: "d5 c4"}, engineers={0: "d4", 1: "d5 c4"}, hand={0: "rocket rocket"}, stock={0: RICH, 1: (0, 0, 0, 3)}
    )
    fire(match, "rocket > d5", "rocket > c4")
    assert int(match.state.tile) == tile("d5")
    play(match, "put out 1")
    assert (int(match.state.tile), phase(match)) == (tile("c4"), "lose"), "the water is spent"


# ---------------------------------------------------------------- stolen chests


@pytest.mark.rule("G85")
def test_a_lonely_chest_is_stolen_by_whoever_comes() -> None:
    match = position(roads="a2 b3 c4", workers={0: "b3"}, chests={1: "c4:9"})
    play(match, "move worker b3", "to c4")
    assert (ledger(match), chests(match, 1)) == ({"stolen": 9}, {})


@pytest.mark.rule("G85", "G20")
def test_a_guarded_chest_is_not() -> None:
    match = position(roads="a2 b3 c4", workers={0: "b3", 1: "c4"}, chests={1: "c4:9"})
    play(match, "move worker b3")
    assert "to c4" not in texts(match)


@pytest.mark.rule("G85", "G23")
def test_without_a_route_the_thief_waits_for_one() -> None:
    match = position(roads="c4 c5 a2", workers={0: "c5"}, chests={1: "c4:9"}, stock={0: (0, 2, 1, 0)})
    play(match, "move worker c5", "to c4")
    assert (gems(match), chests(match, 1)) == (0, {"c4": 9})
    play(match, "road b3")
    assert (gems(match), chests(match, 1)) == (9, {})


@pytest.mark.rule("G85", "G34")
def test_a_route_opened_by_shots_brings_chests_home() -> None:
    """An opponent on b3 cuts the way from c4 to the base; with them gone the loot and the own chest on the railway come home."""
    match = combat(
        rails="a2 b3 c4", workers={0: "c4", 1: "b3"}, chests={0: "c4:2", 1: "c4:9"}, hand={0: "rocket"}, engineers={0: "c4"}
    )
    assert gems(match) == 0
    fire(match, "rocket > b3")
    assert (phase(match), ledger(match)) == ("final", {"mines": 2, "stolen": 9})
    assert (chests(match), chests(match, 1)) == ({}, {})


@pytest.mark.rule("G85")
def test_what_shots_destroy_and_bring_home_is_told_apart() -> None:
    """The chest on the free tile d5 is hit, the one on c4 comes home because b3 is free again."""
    match = combat(
        rails="a2 b3 c4", workers={0: "c4", 1: "b3"}, chests={1: "c4:9 d5:4"}, hand={0: "rocket rocket"}, engineers={0: "c4"}
    )
    play(match, "aim rocket", "target d5", "aim rocket", "target b3")
    before = GAME.state.copy(match.state)
    play(match, "fire")
    events = {event.id: event.args for event in GAME.narrate(before, A.fire, match.state)}
    assert events["geodia-chest-lost"] == {"seat": 1, "tile": "d5", "gems": 4}
    assert events["geodia-steals"] == {"seat": 0, "from": 1, "tile": "c4", "gems": 9}
    assert "geodia-chest-home" not in events


@pytest.mark.rule("G85", "G67")
def test_gem_find_for_a_route_opened_by_shots() -> None:
    match = combat(
        rails="a2 b3 c4", workers={0: "c4", 1: "b3"}, chests={1: "c4:9"}, hand={0: "rocket gem-find"}, engineers={0: "c4"}
    )
    fire(match, "rocket > b3")
    assert (phase(match), texts(match)) == ("find", ["at c4", "no"])
    play(match, "at c4")
    assert (phase(match), ledger(match)) == ("final", {"stolen": 18})


@pytest.mark.rule("G85", "G67")
def test_a_route_opened_by_sabotage() -> None:
    match = position(
        roads="a2 b3 c4", workers={0: "c4"}, machines={1: "tower@b3"}, chests={1: "c4:9"}, hand={0: "saboteur"}, gems={0: 3}
    )
    play(match, "play saboteur", "sabotage sapphire tower 1")
    assert ledger(match) == {"start": 3, "played": -3, "stolen": 9}


# ---------------------------------------------------------------- KA-BOOM and evacuation


@pytest.mark.rule("G82", "G84")
@pytest.mark.parametrize("barons", [GOBLINS, DWARVES])
def test_ka_boom_destroys_everything_on_a_tile(barons: str) -> None:
    siege = "tower" if barons == GOBLINS else "ballista"
    match = combat(
        barons=barons,
        rails="h2",
        workers={1: "h2 h2"},
        engineers={1: "h2"},
        machines={1: f"{siege}@h2"},
        walls={1: "h2"},
        chests={1: "h2:4"},
        hand={0: "ka-boom"},
        gems={0: 6},
        stock={0: (4, 2, 2, 0), 1: RICH},
    )
    fire(match, "ka-boom > h2")
    assert phase(match) == "final", "the engineer cannot put it out"
    assert (figures(match, 1, "h2"), way(match, "h2"), wall(match, "h2"), chests(match, 1)) == ((0, 0), "", False, {})
    assert (cards(match, 1, "pile"), cards(match, 0, "pile")) == (siege, "ka-boom")
    assert (stock(match), ledger(match)) == ((0, 0, 0, 0), {"start": 6, "played": -6})
    assert [int(n) for n in match.state.owned[1]] == [0, 0]


@pytest.mark.rule("G82")
def test_ka_boom_may_hit_ones_own_tile() -> None:
    match = combat(workers={0: "c4"}, roads="c4 d4", hand={0: "ka-boom"}, gems={0: 6})
    fire(match, "ka-boom > c4")
    assert (figures(match, 0, "c4"), way(match, "c4")) == ((0, 0), "")


@pytest.mark.rule("G66")
@pytest.mark.parametrize(("barons", "card"), [("emerald,sapphire", "underground-drill"), ("sapphire,emerald", "airship")])
def test_evacuation_from_ka_boom(barons: str, card: str) -> None:
    own = barons.split(",")[1]
    siege = "ballista" if own == "emerald" else "tower"
    match = combat(
        barons=barons,
        roads="d5 d4",
        workers={1: "d5 d5"},
        machines={1: f"{siege}@d5"},
        chests={1: "d5:4"},
        mines={"d5": "6:7"},
        hand={0: "ka-boom", 1: card},
        gems={0: 6, 1: 2},
    )
    fire(match, "ka-boom > d5")
    assert (match.actor, texts(match)) == (1, [f"rescue {own} worker", f"rescue {own} chest 1", "no"]), "no siege machines"
    play(match, f"rescue {own} chest 1")
    assert (cards(match, 1), cards(match, 1, "pile")) == ("", card)
    play(match, f"rescue {own} worker")
    assert texts(match) == [f"rescue {own} worker", "done"], "the gems of the chest can be used"
    play(match, "done")
    assert (figures(match, 1, "base"), figures(match, 1, "d5"), chests(match, 1)) == ((1, 0), (0, 0), {})
    assert (ledger(match, 1), phase(match)) == ({"start": 2, "mines": 4, "rescue": -2}, "final")
    assert set(cards(match, 1, "pile").split()) == {card, siege}


@pytest.mark.rule("G66")
def test_evacuation_is_paid_by_the_gem() -> None:
    match = combat(roads="d5 d4", workers={1: "d5 d5"}, hand={0: "ka-boom", 1: "underground-drill"}, gems={0: 6, 1: 1})
    fire(match, "ka-boom > d5")
    play(match, "rescue sapphire worker")
    assert texts(match) == ["done"], "no gem is left"
    play(match, "done")
    assert (figures(match, 1, "base"), figures(match, 1, "d5"), way(match, "d5")) == ((1, 0), (0, 0), "")
    assert (ledger(match, 1), phase(match), int(match.state.owned[1][0])) == ({"start": 1, "rescue": -1}, "final", 1)


@pytest.mark.rule("G66", "G83")
def test_after_an_evacuation_the_rest_can_be_put_out() -> None:
    match = combat(
        workers={1: "d5"},
        engineers={0: "d4", 1: "d5"},
        machines={0: "ballista@d4"},
        hand={1: "underground-drill"},
        gems={1: 5},
        stock={0: RICH, 1: (0, 0, 0, 6)},
    )
    fire(match, "ballista 1 > d5")
    play(match, "rescue sapphire worker", "done")
    assert (phase(match), texts(match)) == ("defend", ["put out 1", "put out 2", "no"])
    play(match, "put out 2")
    assert (figures(match, 1, "d5"), figures(match, 1, "base"), gems(match, 1)) == ((0, 1), (1, 0), 4)


@pytest.mark.rule("G66", "G95")
def test_evacuation_of_a_partner() -> None:
    match = combat(
        seats=4, teams=True, workers={1: "d5"}, chests={1: "d5:3"}, hand={0: "ka-boom", 3: "underground-drill"}, gems={0: 6, 3: 2}
    )
    fire(match, "ka-boom > d5")
    assert match.actor == 3
    play(match, "rescue sapphire worker", "rescue sapphire chest 1", "done")
    assert (figures(match, 1, "base"), gems(match, 1), gems(match, 3)) == ((1, 0), 3, 0), "a chest is credited to its owner"


@pytest.mark.rule("G66", "G83")
def test_who_is_asked_follows_from_what_everybody_sees() -> None:
    """With cards, a gem and the drill not yet seen the seat is asked, whatever it holds; otherwise it is not."""
    table: dict[str, Any] = {"workers": {1: "d5"}}
    asked = fire(combat(**table, hand={0: "rocket", 1: "geologist"}, gems={1: 1}), "rocket > d5")
    assert (asked.actor, texts(asked)) == (1, ["no"])
    play(asked, "no")
    assert figures(asked, 1, "d5") == (0, 0)
    for more in (
        {"hand": {0: "rocket"}, "gems": {1: 1}},
        {"hand": {0: "rocket", 1: "geologist"}},
        {"hand": {0: "rocket", 1: "geologist"}, "gems": {1: 1}, "pile": {1: "underground-drill"}},
        {"hand": {0: "rocket", 1: "geologist"}, "gems": {1: 1}, "link": {1: "g5"}},
    ):
        assert fire(combat(**table, **more), "rocket > d5").actor == 0


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
    assert texts(match) == ["play gem-find", "no"]
    play(match, "play gem-find")
    assert (ledger(match), stock(match), phase(match)) == ({"treasure": 16}, (15, 16, 18, 20), "final")


@pytest.mark.rule("G87")
def test_no_ka_boom_for_the_dragon_and_none_out_of_range() -> None:
    match = combat(hand={0: "ka-boom rocket"}, gems={0: 9}, engineers={0: "a2"}, roads="a2 b3")
    play(match, "aim ka-boom")
    assert texts(match) == ["target b3", "cancel"]
    play(match, "cancel", "aim rocket")
    assert texts(match) == ["target b3", "cancel"]


# ---------------------------------------------------------------- the final phase


@pytest.mark.rule("G40", "G44")
def test_the_final_phase_is_the_main_phase_again() -> None:
    match = play(position(roads="a2 b3", workers={0: "b3"}, stock={0: RICH}, gems={0: 9}, event="blizzard"), "end main")
    assert texts(match) == ["end combat"]
    play(match, "end combat")
    assert {text.split()[0] for text in texts(match)} == {"move", "road", "rail", "detonate", "buy", "hire", "upgrade", "end"}
    play(match, "rail b3", "hire worker", "end final")
    assert match.state.current == 1
