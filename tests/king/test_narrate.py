"""What happened, as events: ids and arguments, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from gemhold.core.match import Match
from gemhold.games.king import GAME
from tests.king.positions import BANDIT, GREEN_6, LANDOWNER, MISS, SLAYER, THIEF, position, rolled

Told = list[tuple[str, dict[str, Any]]]


def told(match: Match, step: str | int) -> Told:
    """Do a step and tell what happened."""
    before = GAME.state.copy(match.state)
    if match.actor < 0:
        match.decide(step)
    else:
        match.play(step)
    return [(event.id, event.args) for event in GAME.narrate(before, match.log[-1].x, match.state)]


@pytest.mark.rule("K18", "K17")
def test_the_start() -> None:
    match = GAME.start(seats=2, roll=False)
    sixes = "b6 r6 g1 r1 g1 b1"
    assert told(match, f"roll {sixes}") == [("king-start-roll", {"seat": 0, "dice": sixes, "sixes": 2})]
    assert told(match, f"roll {sixes}") == [("king-start-roll", {"seat": 1, "dice": sixes, "sixes": 2}), ("king-start-tied", {})]
    assert told(match, f"roll {sixes}")[1:] == []
    assert told(match, "roll b6 r6 g6 r1 g1 b1")[1:] == [("king-starts", {"seat": 1})]
    for deck, card in enumerate((1, 13, 25, 37), 1):
        assert told(match, f"card {card}") == [("king-card-turned", {"deck": deck, "card": card})]
    assert told(match, "card 49") == [
        ("king-card-turned", {"deck": 5, "card": 49}),
        ("king-turn", {"seat": 1, "round": 1}),
    ]


@pytest.mark.rule("K80")
def test_a_fair_start() -> None:
    sixes, none = "roll b6 r6 g6 r6 g6 b6", "roll b1 r1 g1 r1 g1 b1"
    match = GAME.start(seats=2, options={"start": "fair"}, roll=False)
    match.decide(none)
    assert told(match, sixes)[1:] == [
        ("king-starts", {"seat": 1}),
        ("king-fair-gem", {"seat": 0, "gem": "white"}),
        ("king-fair-fire", {"seat": 0}),
    ]
    match = GAME.start(seats=4, options={"start": "fair"}, roll=False)
    for roll in (none, none, sixes):
        match.decide(roll)
    assert told(match, none)[1:] == [
        ("king-starts", {"seat": 2}),
        ("king-fair-gem", {"seat": 0, "gem": "gold"}),
        ("king-fair-gem", {"seat": 1, "gem": "gold"}),
    ]


@pytest.mark.rule("K20")
def test_rolling() -> None:
    match = position()
    assert told(match, f"roll {MISS}") == [("king-rolls", {"seat": 0, "dice": MISS, "n": 6, "roll": 1})]
    assert told(match, "keep r6 g6") == [("king-keeps", {"seat": 0, "dice": "r6 g6", "n": 2})]
    assert told(match, "roll b1 r1 g1 b1") == [("king-rolls", {"seat": 0, "dice": "b1 r1 g1 b1", "n": 4, "roll": 2})]
    assert told(match, "stop") == [("king-stops", {"seat": 0, "dice": "b1 r1 g1 r6 g6 b1"})]


@pytest.mark.rule("K22", "K50", "K40", "K42")
def test_a_trader() -> None:
    match = rolled(position(fronts={0: (21, 30)}, white="b1", full_decks=True), GREEN_6)
    assert told(match, "joker r6") == [("king-joker", {"seat": 0, "die": "r6", "supers": 0})]
    assert told(match, "take 1")[0] == ("king-takes", {"seat": 0, "deck": 1, "card": 7, "grade": 3})
    assert told(match, "card 1") == [
        ("king-card-turned", {"deck": 1, "card": 1}),
        ("king-supply-gem", {"seat": 0, "gem": "gold"}),
    ]
    assert told(match, "tile coast") == [("king-tile-drawn", {"seat": 0, "land": "coast"})]
    assert told(match, "tile swamp") == [("king-tile-drawn", {"seat": 0, "land": "swamp"})]
    assert told(match, "tile cave") == [("king-tile-drawn", {"seat": 0, "land": "cave"})]
    assert told(match, "place b1") == [
        ("king-builds", {"seat": 0, "space": "b1", "land": "coast"}),
        ("king-finds-gem", {"seat": 0, "gem": "white"}),
        ("king-tiles-back", {"n": 2}),
        ("king-turn", {"seat": 1, "round": 1}),
    ]


@pytest.mark.rule("K51", "K52")
def test_thieves() -> None:
    match = rolled(position(fronts={1: (30,)}), THIEF)
    match.play("take 2")
    match.decide("tile coast")
    match.decide("tile swamp")
    match.play("place b1")
    assert told(match, "steal 30")[0] == ("king-steals-card", {"seat": 0, "from": 1, "card": 30})
    for choice, event in (
        ("steal gold yellow", ("king-steals-gem", {"seat": 0, "from": 1, "gem": "gold"})),
        ("skip", ("king-steals-nothing", {"seat": 0})),
    ):
        match = rolled(position(offer=(0, 23, 0, 0, 0), owned_gold=(0, 1)), "r5 g5 g6 r1 b2 b1")
        match.play("take 2")
        match.decide("tile coast")
        match.play("place b1")
        assert told(match, choice)[0] == event


@pytest.mark.rule("K53", "K54")
def test_slayer_and_bandit() -> None:
    match = rolled(position(fires="c3", gold="c3"), SLAYER)
    match.play("take 3")
    assert told(match, "slay c3")[:2] == [
        ("king-slays", {"seat": 0, "space": "c3", "land": "farmland"}),
        ("king-finds-gem", {"seat": 0, "gem": "gold"}),
    ]
    match = rolled(position(castles={1: "c3"}), BANDIT)
    match.play("take 4")
    assert told(match, "raid c3")[0] == ("king-raids", {"seat": 0, "space": "c3", "land": "farmland", "from": 1})
    for dice, deck in ((SLAYER, 3), (BANDIT, 4)):
        assert told(rolled(position(), dice), f"take {deck}")[1] == ("king-no-effect", {"seat": 0, "deck": deck})
        match = rolled(position(full_decks=True), dice)
        match.play(f"take {deck}")
        assert told(match, 0)[1] == ("king-no-effect", {"seat": 0, "deck": deck})


@pytest.mark.rule("K24", "K25", "K60", "K62")
def test_alarms() -> None:
    match = rolled(position(), MISS)
    assert told(match, "alarm 2") == [("king-takes-super", {"seat": 0, "deck": 2}), ("king-alarm", {"seat": 0})]
    assert told(match, "tile swamp") == [("king-tile-drawn", {"seat": 0, "land": "swamp"})]
    assert told(match, "fire e3")[0] == ("king-fire-laid", {"seat": 0, "space": "e3", "land": "swamp"})
    match = rolled(position(offer=(0, 0, 0, 0, 0)), MISS)
    assert told(match, "alarm") == [("king-alarm", {"seat": 0})]
    fires = "b1 b2 b3 b4 b5 b6 c1 c2 c3 c4 c5 c6 c7 d1"
    for owned, expected in (
        ((1, 0), [("king-fire-laid", 0), ("king-fire-of", 0)]),
        ((0, 1), [("king-fire-laid", 0)]),
    ):
        match = rolled(position(fires=fires, owned_fires=owned), MISS)
        match.play("alarm 1")
        match.decide("tile swamp")
        events = told(match, "fire e3")
        assert [(name, args["seat"]) for name, args in events if name != "king-turn"] == expected
    assert told(match, "burn yellow")[0] == ("king-fire-of", {"seat": 0, "from": 1})
    match = rolled(position(fires=f"{fires} d2"), MISS)
    match.play("alarm 1")
    match.decide("tile swamp")
    assert told(match, "fire e3")[0] == ("king-ruin", {"seat": 0, "space": "e3", "land": "swamp"})


@pytest.mark.rule("K70", "K75", "K43")
def test_the_end() -> None:
    def last_fire(**more: Any) -> Told:
        match = rolled(position(free="c3 d1 e1", **more), MISS)
        match.play("alarm 1")
        match.decide("tile farmland")
        return told(match, "fire c3")[1:]

    assert last_fire(owned_gold=(0, 1)) == [("king-over", {}), ("king-wins", {"seat": 1})]
    assert last_fire() == [
        ("king-over", {}),
        ("king-shared", {"n": 2}),
        ("king-wins", {"seat": 0}),
        ("king-wins", {"seat": 1}),
    ]
    sixteen = "a1 a2 a3 b1 b2 b3 b4 b5 b6 c1 c2 c3 c4 c5 c6 c7"
    match = rolled(position(castles={0: sixteen}), LANDOWNER)
    assert told(match, "take 5") == [
        ("king-takes", {"seat": 0, "deck": 5, "card": 53, "grade": 1}),
        ("king-wins-by-tokens", {"seat": 0}),
    ]
