"""Every card of both sides (G60, G65, G67), but for those of combat."""

from __future__ import annotations

from typing import Any

import pytest

from gemhold.core.match import Match
from gemhold.games.geodia import GAME
from tests.geodia.positions import (
    RICH,
    cards,
    chests,
    figures,
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
LINE = "a2 b3 c4"


# ---------------------------------------------------------------- siege machines


@pytest.mark.rule("G45", "G50", "G67")
@pytest.mark.parametrize(
    ("barons", "card", "price", "gem"),
    [
        (GOBLINS, "ballista", (0, 3, 1, 0), 1),
        (GOBLINS, "trebuchet", (1, 4, 1, 0), 2),
        (DWARVES, "tower", (0, 1, 3, 0), 1),
        (DWARVES, "railway-artillery", (1, 1, 4, 0), 2),
    ],
)
def test_siege_machines_are_built_where_an_engineer_stands(
    barons: str, card: str, price: tuple[int, int, int, int], gem: int
) -> None:
    table: dict[str, Any] = {
        "barons": barons,
        "roads": LINE,
        "engineers": {0: "c4 base"},
        "workers": {0: "b3"},
        "hand": {0: card},
    }
    assert texts(position(**table, stock={0: RICH}, gems={0: 9}), "play") == [], "the inventor is at level 1"
    assert texts(position(**table, stock={0: RICH}, gems={0: gem - 1}, levels={0: "inventor"}), "play") == []
    match = position(**table, stock={0: price}, gems={0: gem}, levels={0: "inventor"})
    play(match, f"play {card}")
    assert texts(match) == ["at c4", "cancel"]
    play(match, "at c4")
    assert (stock(match), ledger(match), cards(match, 0)) == ((0, 0, 0, 0), {"start": gem, "played": -gem}, "")
    assert [int(at) for at in match.state.machine[0]].count(tile("c4")) == 1
    assert cards(match, 0, "pile") == "", "its card lies by the base"
    play(match, "move engineer c4", "to base")
    assert holders(match, "c4") == [0], "it holds the tile alone"


@pytest.mark.rule("G3", "G67")
def test_one_machine_on_a_tile() -> None:
    table: dict[str, Any] = {
        "roads": LINE,
        "engineers": {0: "c4 b3"},
        "stock": {0: RICH},
        "gems": {0: 9},
        "levels": {0: "inventor"},
    }
    match = position(**table, hand={0: "ballista trebuchet"}, machines={0: "ballista@c4"})
    assert texts(play(match, "play trebuchet")) == ["at b3", "cancel"]
    match = position(barons=DWARVES, **table, hand={0: "tower railway-artillery"}, machines={0: "tower@c4"})
    assert texts(play(match, "play railway-artillery")) == ["at b3", "at c4", "cancel"], "the artillery is no obstacle"
    match = position(barons=DWARVES, **table, hand={0: "tower"}, machines={0: "railway-artillery@c4"})
    assert texts(play(match, "play tower")) == ["at b3", "at c4", "cancel"]


@pytest.mark.rule("G40", "G65")
def test_the_artillery_moves_two_tiles_on_railways() -> None:
    table: dict[str, Any] = {"barons": DWARVES, "rails": "a2 b3 c4 d4", "roads": "d5"}
    match = position(**table, machines={0: "railway-artillery@c4"})
    assert targets(match, "artillery") == "a2 b3 d4", "d5 has only a road"
    play(match, "artillery b3")
    assert (targets(match, "artillery"), holders(match, "c4"), holders(match, "b3")) == ("a2 c4", [], [0])
    play(match, "artillery a2")
    assert texts(match, "artillery") == []
    play(match, "end main", "end combat")
    assert texts(match, "artillery") == [], "two tiles a turn, not a phase"


@pytest.mark.rule("G65")
def test_the_artillery_rests_in_the_base_and_leaves_by_the_drill() -> None:
    match = position(barons=DWARVES, rails="a2", link={0: "g4"}, machines={0: "railway-artillery@a2"})
    assert targets(match, "artillery") == "g4 base"
    play(match, "artillery base")
    assert (holders(match, "a2"), targets(match, "artillery")) == ([], "a2 g4")
    play(match, "artillery g4", "end main")
    assert holders(match, "g4") == [0]


@pytest.mark.rule("G40", "G65")
@pytest.mark.parametrize(("rules", "reached"), [(2, ""), (1, "b3 c4")])
def test_the_artillery_needs_a_railway_where_it_stands(rules: int, reached: str) -> None:
    """On the plain road d4 it stays until a railway is laid under it. In rules 1 it stepped off, but never back."""
    match = position(
        barons=DWARVES, rails="a2 b3 c4", roads="d4", workers={0: "c4"}, machines={0: "railway-artillery@d4"},
        stock={0: (0, 0, 2, 0)}, rules=rules,
    )  # fmt: skip
    assert targets(match, "artillery") == reached
    play(match, "rail d4")
    assert targets(match, "artillery") == "b3 c4"


@pytest.mark.rule("G20", "G40")
def test_the_artillery_does_not_pass_opponents() -> None:
    match = position(barons=DWARVES, rails="a2 b3 c4", workers={1: "b3"}, machines={0: "railway-artillery@c4"})
    assert texts(match, "artillery") == []


# ---------------------------------------------------------------- tools


@pytest.mark.rule("G60")
@pytest.mark.parametrize(
    ("barons", "tool", "price", "gem"),
    [
        (GOBLINS, "forest-drone", (1, 1, 0, 0), 1),
        (GOBLINS, "chain-saw", (0, 2, 0, 0), 1),
        (GOBLINS, "gem-cutter", (1, 0, 0, 1), 1),
        (GOBLINS, "water-pump", (0, 0, 0, 1), 1),
        (DWARVES, "mountain-drone", (1, 0, 1, 0), 2),
        (DWARVES, "jackhammer", (0, 0, 2, 0), 1),
        (DWARVES, "gem-cutter", (1, 0, 0, 1), 1),
        (DWARVES, "water-pump", (0, 0, 0, 1), 1),
    ],
)
def test_tools_are_laid_by_the_base(barons: str, tool: str, price: tuple[int, int, int, int], gem: int) -> None:
    match = position(barons=barons, hand={0: tool}, stock={0: price}, gems={0: gem})
    play(match, f"play {tool}")
    assert (stock(match), gems(match), cards(match, 0), cards(match, 0, "pile")) == ((0, 0, 0, 0), 0, "", "")
    assert [thing["name"] for thing in match.view()["players"][0]["in_play"]] == [tool]
    assert texts(position(barons=barons, hand={0: tool}, stock={0: price}, gems={0: gem - 1}), "play") == []


@pytest.mark.rule("G67")
def test_any_number_of_cards() -> None:
    match = position(
        hand={0: "forest-drone chain-saw gem-cutter water-pump upgrade infrastructure"}, stock={0: RICH}, gems={0: 9}
    )
    for tool in ("forest-drone", "chain-saw", "gem-cutter", "water-pump"):
        play(match, f"play {tool}")
    play(match, "play upgrade", "improve workshop")
    assert (gems(match), cards(match, 0)) == (2, "infrastructure")


# ---------------------------------------------------------------- Gem Find, Work Tools


FIND = (3, 2, 2, 0)


NO_LUCK = ("dice card 1", "take nothing")


def chests_at_home(barons: str = GOBLINS, rules: int = 2, **more: Any) -> Match:
    table: dict[str, Any] = {
        "at": "turn",
        "barons": barons,
        "roads": LINE,
        "workers": {0: "b3 c4"},
        "mines": {"b3": "6:7", "c4": "6:7"},
        "chests": {0: "b3:2 c4:7"},
        "hand": {0: "gem-find"},
        "stock": {0: FIND},
        "rules": rules,
    }
    return position(**table | more)


@pytest.mark.rule("G67", "G31")
@pytest.mark.parametrize("barons", [GOBLINS, DWARVES])
def test_gem_find_doubles_a_chest(barons: str) -> None:
    match = chests_at_home(barons)
    assert (phase(match), gems(match)) == ("dice", 9), "nobody is asked"
    play(match, *NO_LUCK)
    play(match, "play gem-find")
    assert texts(match) == ["at b3", "at c4", "cancel"]
    play(match, "at c4")
    assert (ledger(match), stock(match), cards(match, 0, "pile")) == ({"mines": 16}, (0, 0, 0, 0), "gem-find")
    assert phase(match) == "main"


@pytest.mark.rule("G67")
@pytest.mark.parametrize("step", ["road b2", "hire worker", "swap", "play geologist", "end main"])
def test_gem_find_comes_before_anything_else(step: str) -> None:
    more: dict[str, Any] = {"hand": {0: "gem-find geologist rocket"}, "stock": {0: RICH}, "workers": {0: "b3 c4"}}
    match = play(
        chests_at_home(**more), *NO_LUCK, "move worker b3", "cancel", "swap", "cancel", "swap", "discard rocket", "cancel"
    )
    assert "play gem-find" in texts(match), "half of a choice is no step"
    play(match, "play gem-find", "cancel")
    assert "play gem-find" in texts(match)
    play(match, *{"swap": ("swap", "discard rocket", "discard geologist", "card saboteur"),
                  "play geologist": ("play geologist", "at h1", "mine h1 6:7")}.get(step, (step,)))  # fmt: skip
    assert "play gem-find" not in texts(match)
    assert not any(map(any, match.state.gained))


@pytest.mark.rule("G67", "G53")
def test_cards_given_up_in_between_do_not_make_it_too_late() -> None:
    match = chests_at_home(hand={0: "gem-find rocket rocket rocket rocket rocket"})
    play(match, "dice cards 1", "card geologist", "card geologist", "discard rocket", "discard rocket")
    assert "play gem-find" in texts(match)


@pytest.mark.rule("G67", "G31")
def test_by_rules_1_the_holder_was_asked() -> None:
    match = chests_at_home(rules=1)
    assert (phase(match), texts(match)) == ("find", ["at b3", "at c4", "no"])
    play(match, "at c4")
    assert (ledger(match), stock(match), cards(match, 0, "pile")) == ({"mines": 16}, (0, 0, 0, 0), "gem-find")
    match = play(chests_at_home(rules=1), "no")
    assert (gems(match), stock(match), cards(match, 0)) == (9, FIND, "gem-find")
    match = chests_at_home(rules=1, stock={0: (3, 2, 1, 0)})
    assert (phase(match), gems(match)) == ("dice", 9), "who cannot pay is not asked"


@pytest.mark.rule("G67", "G33")
def test_gem_find_doubles_a_mine() -> None:
    table: dict[str, Any] = {
        "at": "turn",
        "rails": LINE,
        "workers": {0: "c4 c4 b3"},
        "mines": {"c4": "6:7"},
        "hand": {0: "gem-find"},
        "stock": {0: FIND},
        "land": {"b3": "wood iron"},
    }
    match = play(position(**table), "dice card 6", "take nothing", "play gem-find", "at c4")
    assert ledger(match) == {"mines": 28}
    match = play(position(**table, rules=1), "dice card 6", "take nothing", "at c4")
    assert ledger(match) == {"mines": 28}


@pytest.mark.rule("G67", "G33")
def test_gem_find_doubles_a_single_use_mine() -> None:
    table: dict[str, Any] = {"rails": LINE, "workers": {0: "c4"}, "hand": {0: "gem-find"}, "stock": {0: (5, 2, 3, 0)}}
    match = play(position(**table), "detonate c4", "mine c4 once:5", "play gem-find", "at c4")
    assert (ledger(match), phase(match)) == ({"single-use": 10}, "main")
    match = play(position(**table, rules=1), "detonate c4", "mine c4 once:5", "at c4")
    assert (ledger(match), phase(match)) == ({"single-use": 10}, "main")


@pytest.mark.rule("G67", "G85")
def test_gem_find_doubles_stolen_gems() -> None:
    table: dict[str, Any] = {"workers": {0: "b3"}, "chests": {1: "c4:6"}, "hand": {0: "gem-find"}, "stock": {0: FIND}}
    match = play(position(**table, rails=LINE), "move worker b3", "to c4", "play gem-find", "at c4")
    assert (ledger(match), chests(match, 1)) == ({"stolen": 12}, {})
    match = play(position(**table, roads=LINE, rules=1), "move worker b3", "to c4", "at c4")
    assert (ledger(match), chests(match, 1)) == ({"stolen": 12}, {})


@pytest.mark.rule("G67", "G30")
@pytest.mark.parametrize("barons", [GOBLINS, DWARVES])
def test_work_tools_double_the_resources_of_a_tile(barons: str) -> None:
    table: dict[str, Any] = {"at": "turn", "barons": barons, "roads": LINE, "workers": {0: "b3 c4 c4"}, "hand": {0: "work-tools"}}
    table |= {"land": {"b3": "wood iron", "c4": "sulphur water"}}
    match = position(**table, gems={0: 1})
    assert phase(match) == "dice", "nobody is asked"
    play(match, *NO_LUCK, "play work-tools")
    assert texts(match) == ["at b3", "at c4", "cancel"]
    play(match, "at c4")
    assert (stock(match), gems(match), cards(match, 0, "pile")) == ((4, 1, 1, 4), 0, "work-tools")
    match = play(position(**table), *NO_LUCK)
    assert "play work-tools" not in texts(match), "it must be paid"


@pytest.mark.rule("G67", "G30")
def test_by_rules_1_the_holder_of_work_tools_was_asked() -> None:
    table: dict[str, Any] = {"at": "turn", "roads": LINE, "workers": {0: "b3 c4 c4"}, "hand": {0: "work-tools"}, "rules": 1}
    table |= {"land": {"b3": "wood iron", "c4": "sulphur water"}}
    match = position(**table, gems={0: 1})
    assert (phase(match), texts(match)) == ("use_tools", ["at b3", "at c4", "no"])
    play(match, "at c4")
    assert (stock(match), gems(match), cards(match, 0, "pile")) == ((4, 1, 1, 4), 0, "work-tools")
    match = play(position(**table, gems={0: 1}), "no")
    assert (stock(match), gems(match), cards(match, 0)) == ((2, 1, 1, 2), 1, "work-tools")
    assert phase(position(**table)) == "dice", "who cannot pay is not asked"


@pytest.mark.rule("G67")
@pytest.mark.parametrize("order", [("gem-find", "work-tools"), ("work-tools", "gem-find")])
def test_both_can_be_played_one_after_the_other(order: tuple[str, str]) -> None:
    match = chests_at_home(hand={0: "gem-find work-tools"}, workers={0: "a2 b3 c4"}, land={"a2": "wood iron"})
    at = {"gem-find": "at c4", "work-tools": "at a2"}
    play(match, *NO_LUCK)
    for card in order:
        play(match, f"play {card}", at[card])
    assert (ledger(match), stock(match)) == ({"mines": 16, "played": -1}, (0, 2, 2, 0))


# ---------------------------------------------------------------- Infrastructure, Upgrade


@pytest.mark.rule("G42", "G67")
@pytest.mark.parametrize("barons", [GOBLINS, DWARVES])
def test_infrastructure(barons: str) -> None:
    match = position(
        barons=barons, roads="a1 a2 b3 c4 h1", workers={0: "c4"}, hand={0: "infrastructure"}, stock={0: (0, 0, 2, 0)}
    )
    play(match, "play infrastructure")
    assert texts(match) == ["at a1", "at a2", "at b3", "at c4", "cancel"]
    play(match, "cancel")
    assert (stock(match), cards(match, 0)) == ((0, 0, 2, 0), "infrastructure")
    play(match, "play infrastructure", "at a2")
    assert texts(match) == ["at a1", "at b3", "at c4", "done"]
    play(match, "at b3", "at c4")
    assert [way(match, name) for name in ("a1", "a2", "b3", "c4")] == ["road", "rail", "rail", "rail"]
    assert (phase(match), stock(match), cards(match, 0, "pile")) == ("main", (0, 0, 0, 0), "infrastructure")


@pytest.mark.rule("G34", "G42")
def test_infrastructure_may_lay_fewer_and_brings_chests_home() -> None:
    match = position(
        roads=LINE, rails="a2 b3", workers={0: "c4"}, chests={0: "c4:4"}, hand={0: "infrastructure"}, stock={0: (0, 0, 2, 0)}
    )
    play(match, "play infrastructure", "at c4")
    assert (phase(match), gems(match)) == ("main", 4), "there was no other road"
    match = position(roads="a1 a2 b3", workers={0: "b3"}, hand={0: "infrastructure"}, stock={0: (0, 0, 2, 0)})
    play(match, "play infrastructure", "at a1", "done")
    assert (phase(match), way(match, "a2")) == ("main", "road")


@pytest.mark.rule("G45", "G67")
@pytest.mark.parametrize("barons", [GOBLINS, DWARVES])
def test_upgrade(barons: str) -> None:
    match = position(barons=barons, hand={0: "upgrade"}, gems={0: 3}, levels={0: "inventor"})
    play(match, "play upgrade")
    assert texts(match) == ["improve recruiter", "improve workshop", "cancel"]
    play(match, "improve workshop")
    assert (int(match.state.upgraded[0]), ledger(match)) == (0b101, {"start": 3, "played": -3})
    assert cards(match, 0, "pile") == "upgrade"
    done = position(barons=barons, hand={0: "upgrade"}, gems={0: 3}, levels={0: "inventor recruiter workshop"})
    assert texts(done, "play") == []


# ---------------------------------------------------------------- Geologist, Saboteur


@pytest.mark.rule("G10", "G67")
@pytest.mark.parametrize("barons", [GOBLINS, DWARVES])
def test_geologist(barons: str) -> None:
    match = position(barons=barons, hand={0: "geologist geologist"}, mines={"c4": "6:7"}, known={0: {"d4": "once:5"}})
    play(match, "play geologist")
    assert len(texts(match, "at")) == 52
    assert {"at c4", "at d4"}.isdisjoint(texts(match))
    play(match, "at d5")
    assert GAME.rules.chances(match.state) == 52
    play(match, "mine d5 6:7")
    assert (phase(match), cards(match, 0, "pile")) == ("main", "geologist")
    own, other = match.view(0)["tiles"][tile("d5")], match.view(1)["tiles"][tile("d5")]
    assert (own["mine"]["numbers"], own["known_privately"], own["looked_at"]) == ([6], True, [0])
    assert (other["mine"], other["known_privately"], other["looked_at"]) == (None, False, [0])


@pytest.mark.rule("G95")
def test_a_geologist_tells_the_partner() -> None:
    match = position(4, teams=True, hand={0: "geologist", 2: "geologist"})
    play(match, "play geologist", "at d5", "mine d5 6:7")
    assert [match.view(seat)["tiles"][tile("d5")]["mine"] is not None for seat in range(4)] == [True, False, True, False]


@pytest.mark.rule("G44")
def test_a_second_geologist_sees_the_same() -> None:
    match = position(hand={1: "geologist"}, current=1, known={0: {"d5": "6:7"}})
    play(match, "play geologist", "at d5")
    assert (phase(match), match.view(1)["tiles"][tile("d5")]["mine"]["gems"]) == ("main", 7)


@pytest.mark.rule("G67", "G70")
@pytest.mark.parametrize("barons", [GOBLINS, DWARVES])
def test_saboteur(barons: str) -> None:
    names = {"emerald,sapphire": ("tower", "jackhammer", "sapphire"), "citrine,ruby": ("ballista", "chain-saw", "ruby")}
    siege, tool, name = names[barons]
    table: dict[str, Any] = {
        "barons": barons,
        "event": "tournament",
        "round_n": 2,
        "machines": {1: f"{siege}@d5"},
        "tools": {1: tool},
    }
    match = position(**table, hand={0: "saboteur saboteur"}, gems={0: 5})
    play(match, "play saboteur")
    assert texts(match) == [f"sabotage {name} {tool}", f"sabotage {name} {siege} 1", "cancel"]
    play(match, f"sabotage {name} {tool}")
    assert (gems(match), int(match.state.tools[1]), cards(match, 1, "pile")) == (3, 0, tool)
    play(match, "play saboteur", f"sabotage {name} {siege} 1")
    assert (ledger(match), holders(match, "d5")) == ({"start": 5, "played": -5}, [])
    assert cards(match, 0, "pile") == "saboteur saboteur"
    assert set(cards(match, 1, "pile").split()) == {tool, siege}
    poor = play(position(**table, hand={0: "saboteur"}, gems={0: 2}), "play saboteur")
    assert texts(poor) == [f"sabotage {name} {tool}", "cancel"]
    assert texts(position(**table, hand={0: "saboteur"}, gems={0: 1}), "play") == []


@pytest.mark.rule("G95")
def test_a_saboteur_spares_the_partner() -> None:
    match = position(4, teams=True, tools={2: "chain-saw", 1: "jackhammer"}, hand={0: "saboteur"}, gems={0: 2})
    assert texts(play(match, "play saboteur")) == ["sabotage sapphire jackhammer", "cancel"]


# ---------------------------------------------------------------- Airship, Underground Drill


@pytest.mark.rule("G65")
@pytest.mark.parametrize(
    ("barons", "card", "price"), [(GOBLINS, "airship", (0, 2, 0, 0)), (DWARVES, "underground-drill", (0, 0, 2, 0))]
)
def test_airship_and_drill(barons: str, card: str, price: tuple[int, int, int, int]) -> None:
    match = position(
        barons=barons,
        rails="d5",
        workers={0: "base", 1: "d4"},
        walls={1: "d5"},
        hand={0: card},
        stock={0: price},
        gems={0: 3},
    )
    play(match, f"play {card}")
    sites = targets(match, "at").split()
    assert len(sites) == 51, "not d4, which is held, nor i2 and i3 before the other base"
    assert {"d4", "i2", "i3"}.isdisjoint(sites)
    play(match, "at d5")
    assert (way(match, "d5"), wall(match, "d5"), holders(match, "d5")) == ("", True, [0])
    assert (stock(match), ledger(match), cards(match, 0)) == ((0, 0, 0, 0), {"start": 3, "played": -3}, "")
    play(match, "move worker base", "to d5")
    assert figures(match, 0, "d5") == (1, 0)


@pytest.mark.rule("G65", "G34")
def test_an_airship_works_as_a_railway() -> None:
    match = position(at="turn", rails="d4", link={0: "d5"}, workers={0: "d4 d5"}, mines={"d4": "6:7", "d5": "6:7"})
    play(match, "dice card 6", "take nothing")
    assert gems(match) == 14


@pytest.mark.rule("G65", "G95")
def test_a_partner_passes_over_the_airship_but_it_does_not_lead_to_their_base() -> None:
    match = position(4, teams=True, current=2, roads="d4 d6", link={0: "d5"}, workers={2: "d4"})
    play(match, "move worker d4")
    assert texts(match) == ["to d5", "to d6", "cancel"]
    match = position(4, current=2, roads="d4 d6", link={0: "d5"}, workers={2: "d4"})
    assert texts(match, "move") == [], "an opponent's"
