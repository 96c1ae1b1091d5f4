"""The start of a turn: resources, chests, dice, mines (G30–G34), tools (G60)."""

from __future__ import annotations

from typing import Any

import pytest

from gemhold.games.geodia import GAME
from tests.geodia.positions import (
    cards,
    chests,
    figures,
    gems,
    ledger,
    pass_turn,
    phase,
    play,
    position,
    stock,
    texts,
)

LINE = "a2 b3 c4"


# ---------------------------------------------------------------- resources


@pytest.mark.rule("G30")
def test_every_figure_brings_both_resources() -> None:
    match = position(
        at="turn", roads=LINE, workers={0: "b3 b3"}, engineers={0: "c4"}, land={"b3": "wood iron", "c4": "sulphur water"}
    )
    assert stock(match) == (1, 2, 2, 1)
    assert phase(match) == "dice"


@pytest.mark.rule("G30")
def test_a_detonated_tile_brings_none() -> None:
    land = {"b3": "wood iron", "c4": "sulphur water"}
    match = position(at="turn", roads=LINE, workers={0: "b3 c4 base"}, land=land, mines={"c4": "6:7"})
    assert stock(match) == (0, 1, 1, 0)


@pytest.mark.rule("G6")
def test_a_stock_holds_twenty() -> None:
    match = position(at="turn", roads=LINE, workers={0: "b3 b3 b3"}, land={"b3": "wood iron"}, stock={0: (0, 19, 5, 0)})
    assert stock(match) == (0, 20, 8, 0)


@pytest.mark.rule("G60")
@pytest.mark.parametrize(
    ("barons", "tool", "brings", "gem"),
    [
        ("emerald,sapphire", "forest-drone", (1, 1, 0, 0), 0),
        ("emerald,sapphire", "chain-saw", (0, 2, 0, 0), 0),
        ("emerald,sapphire", "gem-cutter", (0, 0, 0, 0), 1),
        ("emerald,sapphire", "water-pump", (0, 0, 0, 1), 0),
        ("citrine,ruby", "mountain-drone", (1, 0, 1, 0), 0),
        ("citrine,ruby", "jackhammer", (0, 0, 2, 0), 0),
        ("citrine,ruby", "gem-cutter", (0, 0, 0, 0), 1),
        ("citrine,ruby", "water-pump", (0, 0, 0, 1), 0),
    ],
)
def test_tools_work_at_the_start_of_every_turn(barons: str, tool: str, brings: tuple[int, ...], gem: int) -> None:
    match = position(at="turn", barons=barons, tools={0: tool})
    assert (stock(match), ledger(match)) == (brings, {"tools": 1} if gem else {})
    pass_turn(match)
    play(match, "dice card 1", "take nothing", "end main", "end combat", "end final", "event wet-season")
    assert (stock(match), gems(match)) == (tuple(2 * n for n in brings), 2 * gem)


# ---------------------------------------------------------------- chests


@pytest.mark.rule("G31")
def test_chests_come_home_at_the_start_of_the_turn() -> None:
    match = position(at="turn", roads=LINE, workers={0: "c4"}, chests={0: "c4:6 b3:3"}, mines={"c4": "1,2:3"})
    assert (ledger(match), chests(match)) == ({"mines": 6}, {"b3": 3}), "nobody stands on b3"


@pytest.mark.rule("G31", "G23")
def test_chests_without_a_route_wait() -> None:
    match = position(at="turn", roads=LINE, workers={0: "c4", 1: "b3"}, chests={0: "c4:6"})
    assert (gems(match), chests(match)) == (0, {"c4": 6})


@pytest.mark.rule("G31", "G95")
def test_a_tile_the_partner_holds_counts() -> None:
    match = position(4, at="turn", teams=True, roads=LINE, workers={2: "c4"}, chests={0: "c4:6", 2: "c4:2"})
    assert (gems(match), gems(match, 2), chests(match, 2)) == (6, 0, {"c4": 2})


@pytest.mark.rule("G31", "G85")
def test_chests_on_tiles_one_holds_are_stolen() -> None:
    match = position(at="turn", roads=LINE, workers={0: "c4"}, chests={1: "c4:6"})
    assert (ledger(match), chests(match, 1)) == ({"stolen": 6}, {})


# ---------------------------------------------------------------- the bonus die


@pytest.mark.rule("G32")
@pytest.mark.parametrize(
    ("face", "offers"),
    [
        ("worker", ["take worker", "take card"]),
        ("engineer", ["take engineer", "take card"]),
        ("card", ["take card", "take nothing"]),
        ("trade", ["take card"]),
    ],
)
def test_faces_of_the_bonus_die(face: str, offers: list[str]) -> None:
    match = play(position(at="turn"), f"dice {face} 3")
    assert texts(match) == offers
    assert match.state.mining == 3
    assert GAME.rules.chances(position(at="turn").state) == 36


@pytest.mark.rule("G32")
def test_two_cards_come_unasked() -> None:
    match = play(position(at="turn"), "dice cards 3", "card rocket", "card ka-boom")
    assert (cards(match, 0), phase(match)) == ("ka-boom rocket", "main")


@pytest.mark.rule("G32", "G53")
def test_what_is_taken_comes_into_the_base() -> None:
    match = play(position(at="turn"), "dice worker 1", "take worker")
    assert (figures(match, 0, "base"), phase(match)) == ((1, 0), "main")
    match = play(position(at="turn"), "dice engineer 1", "take engineer")
    assert figures(match, 0, "base") == (0, 1)
    match = play(position(at="turn"), "dice card 1", "take card", "card rocket")
    assert cards(match, 0) == "rocket"


@pytest.mark.rule("G32")
def test_a_transaction_from_the_die() -> None:
    match = play(position(at="turn", stock={0: (0, 2, 1, 0)}), "dice trade 1")
    assert texts(match) == ["trade wood wood iron for gem", "take card"]
    play(match, "trade wood wood iron for gem")
    assert (stock(match), ledger(match), phase(match)) == ((0, 0, 0, 0), {"trade": 1}, "main")
    match = play(position(at="turn", gems={0: 1}, stock={0: (0, 19, 0, 0)}), "dice trade 1")
    assert len(texts(match, "trade")) == 21, "20 ways for the gem, one for the wood"
    play(match, "trade gem for wood wood water")
    assert (stock(match), gems(match)) == ((0, 20, 0, 1), 0)


@pytest.mark.rule("G32", "G51", "G52")
def test_at_the_limit_of_figures_there_is_only_the_card() -> None:
    full: dict[str, Any] = {"workers": {0: "base " * 9}, "engineers": {0: "base " * 3}}
    assert texts(play(position(at="turn", **full), "dice worker 1")) == ["take card"]
    assert texts(play(position(at="turn", **full), "dice engineer 1")) == ["take card"]
    assert texts(play(position(at="turn", **full, levels={0: "recruiter"}), "dice worker 1")) == ["take worker", "take card"]


# ---------------------------------------------------------------- mines

MINES = [
    ("1,2:3", "12", 3),
    ("3,4:3", "34", 3),
    ("5,6:3", "56", 3),
    ("2,4,6:2", "246", 2),
    ("1,3,5:2", "135", 2),
    ("6:7", "6", 7),
]


@pytest.mark.rule("G33", "G34")
@pytest.mark.parametrize(("mine", "numbers", "each"), MINES)
def test_classic_mines(mine: str, numbers: str, each: int) -> None:
    """Two miners, with a railway to the base."""
    for number in range(1, 7):
        match = position(at="turn", rails=LINE, workers={0: "c4"}, engineers={0: "c4"}, mines={"c4": mine})
        play(match, f"dice card {number}", "take nothing")
        assert ledger(match) == ({"mines": 2 * each} if str(number) in numbers else {})


@pytest.mark.rule("G34")
def test_without_a_railway_the_gems_wait_in_a_chest() -> None:
    match = position(at="turn", roads="c4", rails="a2 b3", workers={0: "c4 c4"}, mines={"c4": "6:7"}, round_n=4)
    play(match, "dice card 6", "take nothing")
    assert (gems(match), chests(match)) == (0, {"c4": 14})
    play(match, "end main", "end combat", "end final")
    pass_turn(match)
    play(match, "event wet-season")
    assert (gems(match), chests(match)) == (14, {})


@pytest.mark.rule("G34")
@pytest.mark.parametrize("last", ["b3", "c4"])
def test_a_railway_completed_in_ones_turn_brings_the_chest_home(last: str) -> None:
    rails = " ".join(name for name in LINE.split() if name != last)
    match = position(roads=last, rails=rails, workers={0: "c4"}, chests={0: "c4:6"}, stock={0: (0, 0, 2, 0)})
    play(match, f"rail {last}")
    assert (ledger(match), chests(match), stock(match)) == ({"mines": 6}, {}, (0, 0, 0, 0))


@pytest.mark.rule("G34")
def test_a_chest_nobody_holds_does_not_come_by_rail() -> None:
    match = position(roads="c4", rails="a2 b3", workers={0: "b3"}, chests={0: "c4:6"}, stock={0: (0, 0, 2, 0)})
    play(match, "rail c4")
    assert (gems(match), chests(match)) == (0, {"c4": 6})
    play(match, "move worker b3", "to c4")
    assert (gems(match), chests(match)) == (6, {})


@pytest.mark.rule("G34")
def test_with_too_few_chests_one_chooses() -> None:
    roads, miners = "a2 b3 c4 c3 d4", {0: "b3 c4 d4 d4"}
    match = position(at="turn", roads=roads, workers=miners, mines=dict.fromkeys(("b3", "c4", "d4"), "6:7"), chests={0: "h1:2"})
    play(match, "dice card 6", "take nothing")
    assert (phase(match), texts(match)) == ("chests", ["at b3", "at c4", "at d4"])
    play(match, "at d4")
    assert texts(match) == ["at b3", "at c4"]
    play(match, "at b3")
    assert (phase(match), chests(match)) == ("main", {"h1": 2, "d4": 14, "b3": 7})


@pytest.mark.rule("G34")
def test_with_no_chest_the_mine_goes_unmined() -> None:
    match = position(at="turn", roads=LINE, workers={0: "c4"}, mines={"c4": "6:7"}, chests={0: "h1:2 h2:2 h3:2"})
    play(match, "dice card 6", "take nothing")
    assert (phase(match), gems(match), chests(match)) == ("main", 0, {"h1": 2, "h2": 2, "h3": 2})


@pytest.mark.rule("G33", "G34", "G44")
@pytest.mark.parametrize(
    ("rails", "workers", "waiting", "ends"),
    [
        ("a2 b3 c4", "c4", "", ({"single-use": 5}, {})),  # by rail, at once
        ("a2 b3", "c4", "", ({}, {"c4": 5})),  # a chest
        ("a2 b3 c4", "b3", "", ({}, {"c4": 5})),  # one does not hold it
        ("a2 b3", "c4", "h1:2 h2:2 h3:2", ({}, {"h1": 2, "h2": 2, "h3": 2})),  # lost
    ],
)
def test_a_single_use_mine(rails: str, workers: str, waiting: str, ends: tuple[dict[str, int], dict[str, int]]) -> None:
    match = position(roads="c4", rails=rails, workers={0: workers}, chests={0: waiting}, stock={0: (2, 0, 1, 0)})
    play(match, "detonate c4", "mine c4 once:5")
    assert (ledger(match), chests(match)) == ends
    assert texts(match, "detonate") == []


@pytest.mark.rule("G33")
def test_a_single_use_mine_gives_nothing_more() -> None:
    for number in range(1, 7):
        match = position(at="turn", rails=LINE, workers={0: "c4"}, mines={"c4": "once:5"})
        play(match, f"dice card {number}", "take nothing")
        assert (gems(match), chests(match)) == (0, {})
