"""Putting out and losing: the manual's example, damage, stolen chests (G83–G86)."""

from __future__ import annotations

from typing import Any

import pytest

from gemhold.games.geodia import GAME
from gemhold.games.geodia.state import ITEMS, A
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
    pass_turn,
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
    # 2: the engineer of the third tile reaches it by rail, the wall saves a water
    assert (match.actor, phase(match), int(match.state.tile)) == (0, "defend", tile("c4"))
    assert texts(match) == ["put out 1", "no"]
    play(match, "put out 1")
    assert stock(match) == (0, 0, 0, 3)
    # 3: without a wall it costs three
    assert (match.actor, int(match.state.tile)) == (0, tile("c5"))
    play(match, "put out 1")
    assert stock(match) == (0, 0, 0, 0)
    assert (figures(match, 0, "c4"), wall(match, "c4"), figures(match, 0, "c5")) == ((1, 0), True, (0, 1))
    # 1: no engineer, the worker is gone
    assert (figures(match, 0, "c2"), way(match, "c2")) == ((0, 0), "road")
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
        assert stock(match, 1) == (0, 0, 0, 3)


@pytest.mark.rule("G83", "G65")
@pytest.mark.parametrize(
    ("more", "asked"),
    [
        ({}, True),  # from the base by the drill, as gems come home
        ({"engineers": {0: "d4", 1: "h4"}, "rails": "i3 h4 d6"}, True),  # further along the railway at the base
        ({"rails": "d6"}, False),  # a plain road before the base
        ({"workers": {0: "i3", 1: "d6"}, "rails": "i3"}, False),  # d6 is no railway
        ({"rules": 1}, False),
    ],
)
def test_putting_out_reaches_over_the_drill_and_the_base(more: dict[str, Any], asked: bool) -> None:
    """The drill on d5 joins d5 and the railway d6 to the railway at the base, where the engineer stands."""
    table: dict[str, Any] = {
        "roads": "d4 d6 i3", "rails": "i3 d6", "link": {1: "d5"}, "workers": {1: "d6"}, "engineers": {0: "d4", 1: "i3"},
        "hand": {0: "rocket"}, "stock": {0: RICH, 1: (0, 0, 0, 3)},
    }  # fmt: skip
    match = combat(**(table | more))
    fire(match, "rocket > d6")
    assert (phase(match) == "defend") is asked
    if asked:
        play(match, "put out 1")
        assert (figures(match, 1, "d6"), way(match, "d6"), stock(match, 1)) == ((1, 0), "rail", (0, 0, 0, 0))


@pytest.mark.rule("G83", "G65")
def test_an_airship_somewhere_is_put_out_from_the_base() -> None:
    """Its tile is joined to nothing but the base."""
    match = combat(
        current=1, barons="emerald,sapphire", engineers={0: "a2", 1: "d4"}, rails="a2", roads="d4", link={0: "d6"},
        hand={1: "explosive-drone"}, stock={0: (0, 0, 0, 3), 1: RICH},
    )  # fmt: skip
    fire(match, "explosive-drone > d6")
    assert (match.actor, texts(match)) == (0, ["put out 1", "no"])
    play(match, "put out 1")
    assert holders(match, "d6") == [0]


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
    assert (phase(match), stock(match, 1)) == ("lose", RICH)


# ---------------------------------------------------------------- all defence before all damage

TWO_TILES: dict[str, Any] = {
    "rails": "d5 d6", "workers": {1: "d6"}, "engineers": {0: "d4", 1: "d5"}, "hand": {0: "rocket rocket"},
    "stock": {0: RICH, 1: (0, 0, 0, 3)},
}  # fmt: skip


@pytest.mark.rule("G83", "G84")
@pytest.mark.parametrize("shots", [("d5", "d6"), ("d6", "d5")])
def test_the_order_of_shots_disarms_nobody(shots: tuple[str, str]) -> None:
    """The engineer on d5 is hit as well, but before that it puts out the fire on d6."""
    match = combat(**TWO_TILES | {"stock": {0: RICH, 1: (0, 0, 0, 6)}})
    fire(match, *(f"rocket > {name}" for name in shots))
    for name in shots:
        assert (phase(match), match.view(1)["ask"]["tile"]) == ("defend", name)
        play(match, "put out 1" if name == "d6" else "no")
    assert (figures(match, 1, "d6"), way(match, "d6")) == ((1, 0), "rail")
    assert (phase(match), match.actor, texts(match)) == ("lose", 1, ["lose sapphire engineer", "lose railway"])
    play(match, "lose sapphire engineer")
    assert (figures(match, 1, "d5"), way(match, "d5"), phase(match)) == ((0, 0), "rail", "final")


@pytest.mark.rule("G83", "G84")
def test_in_rules_1_the_first_hit_cut_the_second_tile_off() -> None:
    match = combat(**TWO_TILES, rules=1)
    fire(match, "rocket > d5", "rocket > d6")
    play(match, "no")
    assert (figures(match, 1, "d5"), figures(match, 1, "d6"), phase(match)) == ((0, 0), (0, 0), "final"), "nobody was asked again"
    match = combat(**TWO_TILES, rules=1)
    fire(match, "rocket > d6", "rocket > d5")
    play(match, "put out 1")
    assert (figures(match, 1, "d5"), figures(match, 1, "d6")) == ((0, 0), (1, 0))


@pytest.mark.rule("G83")
def test_the_view_tells_what_is_under_fire_and_what_was_put_out() -> None:
    match = combat(**TWO_TILES | {"machines": {0: "ballista@d4"}, "stock": {0: RICH, 1: (0, 0, 0, 9)}})
    fire(match, "rocket > d6", "ballista 1 > d5")
    ask = match.view(1)["ask"]
    assert (ask["tile"], ask["damage"], ask["most_put_out"], ask["next"]) == ("d6", 1, 1, ["d5"])
    play(match, "put out 1")
    ask = match.view(0)["ask"]
    assert (ask["tile"], ask["damage"], ask["most_put_out"], ask["next"]) == ("d5", 2, 2, [])
    assert match.view(0)["aims"] == [
        {"tile": "d6", "shots": 1, "damage": 1, "put_out": 1, "blast": False},
        {"tile": "d5", "shots": 1, "damage": 2, "put_out": 0, "blast": False},
    ]
    play(match, "put out 1")
    assert (phase(match), match.view(1)["ask"]["damage"], match.view(1)["aims"][1]["put_out"]) == ("lose", 1, 1)
    play(match, "lose railway")
    assert match.view(0)["aims"] == []


@pytest.mark.rule("G83", "G66")
def test_an_evacuation_comes_before_all_damage() -> None:
    """The engineer puts out on d6 what it can, then goes home from d5; nothing is hit before."""
    match = combat(**TWO_TILES | {"hand": {0: "rocket rocket", 1: "underground-drill"}, "gems": {1: 1}})
    fire(match, "rocket > d6", "rocket > d5")
    play(match, "put out 1", "rescue sapphire engineer", "done")
    assert (figures(match, 1, "base"), figures(match, 1, "d6"), way(match, "d5")) == ((0, 1), (1, 0), "road")
    assert (phase(match), stock(match, 1)) == ("final", (0, 0, 0, 0))


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


@pytest.mark.rule("G84")
def test_a_railway_may_be_given_up_for_a_worker() -> None:
    match = combat(rails="d5", workers={1: "d5"}, hand={0: "rocket"})
    fire(match, "rocket > d5")
    assert (match.actor, texts(match)) == (1, ["lose sapphire worker", "lose railway"])
    before = GAME.state.copy(match.state)
    play(match, "lose railway")
    assert (figures(match, 1, "d5"), way(match, "d5"), phase(match)) == ((1, 0), "road", "final")
    assert [event.id for event in GAME.narrate(before, A.lose_rail, match.state)] == ["geodia-rail-hit"]
    match = combat(rails="d5", workers={1: "d5"}, hand={0: "rocket rocket rocket"})
    fire(match, *["rocket > d5"] * 2)
    assert (figures(match, 1, "d5"), way(match, "d5"), phase(match)) == ((0, 0), "road", "final"), "two hits leave no choice"
    match = combat(rails="d5", workers={1: "d5"}, hand={0: "rocket rocket rocket"})
    fire(match, *["rocket > d5"] * 3)
    assert way(match, "d5") == "", "the road goes last"


@pytest.mark.rule("G84")
def test_after_the_railway_the_road_goes_last() -> None:
    """Two hits on two workers and a railway: given up once, it is a road and no longer among the things to choose from."""
    match = combat(rails="d5", workers={1: "d5 d5"}, machines={0: "ballista@d4"})
    fire(match, "ballista 1 > d5")
    play(match, "lose railway")
    assert (figures(match, 1, "d5"), way(match, "d5"), phase(match)) == ((1, 0), "road", "final")


@pytest.mark.rule("G84")
def test_a_railway_or_a_chest_nobody_holds() -> None:
    match = combat(rails="d5", chests={1: "d5:4"}, hand={0: "rocket"})
    fire(match, "rocket > d5")
    assert (match.actor, texts(match)) == (1, ["lose sapphire chest 1", "lose railway"])


@pytest.mark.rule("G84")
def test_in_rules_1_the_worker_died_before_the_railway() -> None:
    match = combat(rails="d5", workers={1: "d5"}, hand={0: "rocket"}, rules=1)
    fire(match, "rocket > d5")
    assert (figures(match, 1, "d5"), way(match, "d5"), phase(match)) == ((0, 0), "rail", "final")


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


@pytest.mark.rule("G85", "G34")
def test_a_lonely_chest_is_stolen_by_whoever_comes() -> None:
    """At once over a railway, like an own one."""
    match = position(rails="a2 b3 c4", workers={0: "b3"}, chests={1: "c4:9"})
    play(match, "move worker b3", "to c4")
    assert (ledger(match), chests(match, 1)) == ({"stolen": 9}, {})


@pytest.mark.rule("G85", "G31")
def test_over_a_road_loot_comes_home_at_the_start_of_the_next_turn() -> None:
    match = position(roads="a2 b3 c4", workers={0: "b3"}, chests={0: "c4:2", 1: "c4:9"})
    play(match, "move worker b3", "to c4")
    assert (ledger(match), chests(match), chests(match, 1)) == ({}, {"c4": 2}, {"c4": 9}), "own or stolen, it waits"
    play(match, "end main", "end combat", "end final")
    pass_turn(match)
    assert (ledger(match), chests(match), chests(match, 1)) == ({"mines": 2, "stolen": 9}, {}, {})


@pytest.mark.rule("G85")
def test_in_rules_1_loot_came_home_over_any_route() -> None:
    for event in ("market", "blizzard"):
        match = position(roads="a2 b3 c4", workers={0: "b3"}, chests={1: "c4:9"}, event=event, rules=1)
        play(match, "move worker b3", "to c4")
        assert (ledger(match), chests(match, 1)) == ({"stolen": 9}, {})


@pytest.mark.rule("G85", "G74", "G90")
def test_a_thief_gets_no_more_than_the_owner_in_a_closing_blizzard() -> None:
    match = position(rails="a2 b3 c4", workers={0: "b3"}, chests={1: "c4:21"}, event="blizzard", round_n=8)
    play(match, "move worker b3", "to c4")
    assert (gems(match), chests(match, 1)) == (0, {"c4": 21})
    play(match, "end main", "end combat", "end final")
    pass_turn(match)
    assert (match.over, match.scores()) == (True, [5, 0])


@pytest.mark.rule("G85", "G65", "G74")
@pytest.mark.parametrize(("event", "left"), [("market", {}), ("blizzard", {"g4": 9})])
def test_an_airship_on_a_lonely_chest_is_a_railway(event: str, left: dict[str, int]) -> None:
    for owner in (0, 1):
        match = position(chests={owner: "g4:9"}, hand={0: "airship"}, stock={0: RICH}, gems={0: 3}, event=event)
        play(match, "play airship", "at g4")
        assert (chests(match, owner), gems(match)) == (left, 0 if left else 9)


@pytest.mark.rule("G85", "G20")
def test_a_guarded_chest_is_not() -> None:
    match = position(roads="a2 b3 c4", workers={0: "b3", 1: "c4"}, chests={1: "c4:9"})
    play(match, "move worker b3")
    assert "to c4" not in texts(match)


@pytest.mark.rule("G85", "G23")
def test_without_a_route_the_thief_waits_for_one() -> None:
    match = position(rails="c4 c5 a2", workers={0: "c5"}, chests={1: "c4:9"}, stock={0: (0, 2, 3, 0)})
    play(match, "move worker c5", "to c4")
    assert (gems(match), chests(match, 1)) == (0, {"c4": 9})
    play(match, "road b3")
    assert (gems(match), chests(match, 1)) == (0, {"c4": 9}), "a road is not enough"
    play(match, "rail b3")
    assert (gems(match), chests(match, 1)) == (9, {})
    match = position(roads="c4 c5 a2", workers={0: "c5"}, chests={1: "c4:9"}, stock={0: (0, 2, 1, 0)}, rules=1)
    play(match, "move worker c5", "to c4", "road b3")
    assert (gems(match), chests(match, 1)) == (9, {})


@pytest.mark.rule("G85", "G34")
def test_a_route_opened_by_shots_brings_chests_home() -> None:
    """An opponent on b3 cuts the way from c4 to the base; with them gone the loot and the own chest on the railway come home."""
    match = combat(
        rails="a2 b3 c4", workers={0: "c4", 1: "b3"}, chests={0: "c4:2", 1: "c4:9"}, hand={0: "rocket"}, engineers={0: "c4"}
    )
    assert gems(match) == 0
    fire(match, "rocket > b3")
    play(match, "lose sapphire worker")
    assert (phase(match), ledger(match)) == ("final", {"mines": 2, "stolen": 9})
    assert (chests(match), chests(match, 1)) == ({}, {})


@pytest.mark.rule("G85")
def test_what_shots_destroy_and_bring_home_is_told_apart() -> None:
    """The chest on the free tile d5 is hit, the one on c4 comes home because b3 is free again."""
    match = combat(
        rails="a2 b3 c4", workers={0: "c4", 1: "b3"}, chests={1: "c4:9 d5:4"}, hand={0: "rocket rocket"}, engineers={0: "c4"}
    )
    play(match, "aim rocket", "target b3", "aim rocket", "target d5", "fire")
    before = GAME.state.copy(match.state)
    play(match, "lose sapphire worker")
    events = {event.id: event.args for event in GAME.narrate(before, A.lose + ITEMS, match.state)}
    assert events["geodia-chest-lost"] == {"seat": 1, "tile": "d5", "gems": 4}
    assert events["geodia-steals"] == {"seat": 0, "from": 1, "tile": "c4", "gems": 9}
    assert "geodia-chest-home" not in events


@pytest.mark.rule("G85", "G67")
def test_gem_find_for_a_route_opened_by_shots() -> None:
    table: dict[str, Any] = {"rails": "a2 b3 c4", "workers": {0: "c4", 1: "b3"}, "chests": {1: "c4:9"}}
    table |= {"hand": {0: "rocket gem-find"}, "engineers": {0: "c4"}}
    match = fire(combat(**table), "rocket > b3")
    play(match, "lose sapphire worker", "play gem-find")
    assert texts(match) == ["at c4", "cancel"]
    play(match, "at c4")
    assert (phase(match), ledger(match)) == ("final", {"stolen": 18})


@pytest.mark.rule("G85", "G67")
def test_a_route_opened_by_sabotage() -> None:
    match = position(
        rails="a2 b3 c4", workers={0: "c4"}, machines={1: "tower@b3"}, chests={1: "c4:9"}, hand={0: "saboteur"}, gems={0: 3}
    )
    play(match, "play saboteur", "sabotage sapphire tower 1")
    assert ledger(match) == {"start": 3, "played": -3, "stolen": 9}
