"""What is in the box: the map, pieces, cards and prices (G1–G8, G11, G87)."""

from __future__ import annotations

from collections import Counter

import pytest

import gemhold
from gemhold.core.errors import BadOption
from gemhold.games.geodia import GAME
from gemhold.games.geodia.board import BASE_HEXES, DISTANCES, DRAGON, HEXES, TILE_NAMES, TILES
from gemhold.games.geodia.data import (
    BARON_LIST,
    BARONS,
    BONUS_FACES,
    FACES,
    LANDS,
    LIMITS,
    MINE_LIST,
    PRICES,
    RESOURCES,
    SABOTAGE,
    SHOTS,
    SIDES,
    TREASURES,
    UPGRADES,
    Bonus,
    Card,
    Event,
)
from gemhold.games.geodia.state import CHESTS, LIGHTS, MACHINES


@pytest.mark.rule("G1")
def test_the_map() -> None:
    assert TILES == 54
    assert [sum(name[0] == row for name in TILE_NAMES) for row in "abcdefghi"] == [3, 6, 7, 8, 7, 8, 7, 6, 3]
    assert (TILE_NAMES[DRAGON], HEXES[DRAGON]) == ("e4", (0, 0))
    assert Counter(DISTANCES[DRAGON][:TILES]) == {1: 6, 2: 12, 3: 18, 4: 18}
    assert len(BASE_HEXES) == 12
    assert list(GAME.seats) == [2, 3, 4]


DECKS = {
    "goblins": {
        "ballista": 3, "trebuchet": 1, "forest-drone": 1, "chain-saw": 1, "gem-cutter": 1, "water-pump": 1, "gem-find": 1,
        "work-tools": 1, "infrastructure": 1, "upgrade": 1, "ka-boom": 1, "geologist": 2, "saboteur": 2, "munition": 2,
        "rocket": 5, "airship": 1,
    },
    "dwarves": {
        "tower": 3, "railway-artillery": 1, "mountain-drone": 1, "jackhammer": 1, "gem-cutter": 1, "water-pump": 1,
        "gem-find": 1, "work-tools": 1, "infrastructure": 1, "upgrade": 1, "ka-boom": 1, "geologist": 2, "saboteur": 2,
        "munition": 2, "explosive-drone": 5, "underground-drill": 1,
    },
}  # fmt: skip


@pytest.mark.rule("G2")
@pytest.mark.parametrize("side", SIDES)
def test_a_deck(side: str) -> None:
    deck = {face.name: face.copies for face in FACES[SIDES.index(side)]}
    assert deck == DECKS[side]
    assert sum(deck.values()) == 25


@pytest.mark.rule("G2")
def test_events() -> None:
    assert [event.name for event in Event] == [
        "TOURNAMENT", "WET_SEASON", "JOB_FAIR", "MARKET", "BLIZZARD", "CLAIM", "INSPECTION", "WORMS",
    ]  # fmt: skip


@pytest.mark.rule("G3", "G4", "G5")
def test_pieces() -> None:
    assert (LIMITS["workers_upgraded"], LIMITS["engineers"], MACHINES, LIGHTS, CHESTS) == (12, 3, 4, 3, 3)
    assert LIMITS["walls"] == 4
    assert [FACES[side][Card.LINK].copies for side in range(2)] == [1, 1]


@pytest.mark.rule("G32")
def test_the_bonus_die() -> None:
    assert sorted(BONUS_FACES) == [Bonus.WORKER, Bonus.ENGINEER, Bonus.CARDS, Bonus.TRADE, Bonus.CARD, Bonus.CARD]


@pytest.mark.rule("G6", "G7")
def test_lands() -> None:
    assert RESOURCES == ("sulphur", "wood", "iron", "water")
    assert LIMITS["stock"] == 20
    assert LANDS == [(0, 1, 9), (0, 2, 9), (0, 3, 9), (1, 2, 9), (1, 3, 9), (2, 3, 9)]


@pytest.mark.rule("G8", "G33")
def test_mines() -> None:
    assert [(mine.numbers, mine.gems, mine.need) for mine in MINE_LIST] == [
        ((1, 2), 3, 7), ((3, 4), 3, 7), ((5, 6), 3, 7), ((2, 4, 6), 2, 7), ((1, 3, 5), 2, 7), ((6,), 7, 7), ((), 5, 12),
    ]  # fmt: skip


@pytest.mark.rule("G11")
def test_barons() -> None:
    assert BARONS == ("emerald", "sapphire", "ruby", "citrine")
    assert [SIDES[baron.side] for baron in BARON_LIST] == ["goblins", "dwarves", "goblins", "dwarves"]
    assert [
        (baron.stock, baron.gems, baron.workers, baron.engineers, baron.roads, baron.railways, baron.hand) for baron in BARON_LIST
    ] == [
        ((3, 5, 3, 3), 4, 3, 1, 4, 0, 4),
        ((3, 3, 5, 3), 3, 3, 1, 2, 2, 3),
        ((4, 6, 2, 2), 2, 4, 1, 4, 0, 3),
        ((4, 2, 6, 2), 1, 4, 1, 3, 1, 3),
    ]


@pytest.mark.rule("G11")
def test_barons_are_chosen() -> None:
    match = gemhold.game("geodia").start(2, options={"barons": "citrine, ruby"}, roll=False)
    assert [match.view()["players"][seat]["baron"] for seat in range(2)] == ["citrine", "ruby"]
    assert [int(n) for n in match.state.stock[0]] == [4, 2, 6, 2]
    assert GAME.seat_colours(2, match.options) == ["yellow", "red"]
    assert GAME.seat_colours(3, {}) == ["green", "blue", "red"]
    for wrong in ("citrine", "citrine,citrine", "citrine,amber", 7):
        with pytest.raises(BadOption):
            GAME.settings(2, {"barons": wrong})


@pytest.mark.rule("G41", "G42", "G43", "G44", "G50", "G51", "G52")
def test_prices_of_all() -> None:
    """Sulphur, wood, iron, water, gems."""
    assert PRICES == {
        "road": (0, 2, 1, 0, 0), "railway": (0, 0, 2, 0, 0), "wall": (0, 1, 1, 0, 0), "detonation": (2, 0, 1, 0, 0),
        "card": (0, 0, 0, 0, 1), "worker": (0, 0, 0, 0, 2), "engineer": (0, 0, 0, 0, 3),
    }  # fmt: skip


@pytest.mark.rule("G45", "G81")
def test_prices_of_a_side() -> None:
    assert UPGRADES == [
        [(2, 4, 0, 0, 0), (0, 4, 0, 2, 0), (2, 3, 0, 0, 0)],
        [(2, 0, 4, 0, 0), (0, 0, 4, 2, 0), (2, 0, 3, 0, 0)],
    ]
    assert SHOTS == [(2, 2, 0, 0, 0), (2, 0, 2, 0, 0)]
    assert SABOTAGE == {"tool": 2, "siege": 3}


@pytest.mark.rule("G60", "G65", "G67")
@pytest.mark.parametrize("side", SIDES)
def test_prices_of_cards(side: str) -> None:
    goblins = side == "goblins"
    own, other = ((1, 0), (0, 1)) if goblins else ((0, 1), (1, 0))  # wood and iron of goblins, the other way round of dwarves

    def mixed(sulphur: int, a: int, b: int, gems: int) -> tuple[int, ...]:
        return sulphur, a * own[0] + b * other[0], a * own[1] + b * other[1], 0, gems

    assert [face.price for face in FACES[SIDES.index(side)]] == [
        mixed(0, 3, 1, 1), mixed(1, 4, 1, 2), mixed(1, 1, 0, 1 if goblins else 2), mixed(0, 2, 0, 1), (1, 0, 0, 1, 1),
        (0, 0, 0, 1, 1), (3, 2, 2, 0, 0), (0, 0, 0, 0, 1), (0, 0, 2, 0, 0), (0, 0, 0, 0, 3), (4, 2, 2, 0, 6), (0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0), (0, 0, 0, 0, 3), mixed(1, 1, 0, 0), mixed(0, 2, 0, 3),
    ]  # fmt: skip


@pytest.mark.rule("G87")
def test_treasures() -> None:
    assert [(treasure.need, treasure.numbers, treasure.gems) for treasure in TREASURES] == [
        (2, (5, 6), 8), (3, (4, 5, 6), 11), (4, (3, 4, 5, 6), 14), (5, (3, 4, 5, 6), 17), (6, (2, 3, 4, 5, 6), 20),
    ]  # fmt: skip
