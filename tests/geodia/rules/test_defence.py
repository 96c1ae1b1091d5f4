"""Putting out and losing: the manual's example, damage, stolen chests (G83–G86)."""

from __future__ import annotations

from typing import Any

import pytest

from gemhold.games.geodia import GAME
from gemhold.games.geodia.state import A
from tests.geodia.positions import (
    RICH,
    cards,
    chests,
    combat,
    figures,
    fire,
    gems,
    holders,
    ledger,
    phase,
    play,
    position,
    stock,
    texts,
    tile,
    wall,
    way,
)

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
