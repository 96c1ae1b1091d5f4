"""Roads, railways, walls, detonations and the base (G41–G45, G50–G54), and the steps of a phase."""

from __future__ import annotations

import pytest

from gemhold.games.geodia import GAME
from gemhold.games.geodia.data import MOST_STEPS
from tests.geodia.positions import (
    RICH,
    cards,
    figures,
    gems,
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

LINE = "a2 b3 c4"


# ---------------------------------------------------------------- ways


@pytest.mark.rule("G41")
def test_roads_lie_next_to_held_tiles_or_the_base() -> None:
    match = position(roads="a2 b3 c4", workers={0: "c4"}, stock={0: (0, 4, 2, 0)})
    assert targets(match, "road") == "a1 b4 c3 c5 d4 d5"
    play(match, "road a1")
    assert (way(match, "a1"), stock(match)) == ("road", (0, 2, 1, 0))
    play(match, "road d5")
    assert (stock(match), texts(match, "road")) == ((0, 0, 0, 0), [])


@pytest.mark.rule("G41", "G20", "G22")
def test_no_road_on_an_opponents_tile() -> None:
    match = position(workers={0: "h4", 1: "g4"}, link={1: "g5"}, stock={0: RICH})
    assert targets(match, "road") == "a1 a2 h3 h5", "g4 and g5 are held, i2 and i3 lie before a base"


@pytest.mark.rule("G42")
def test_railways_replace_roads() -> None:
    match = position(roads=f"{LINE} h1", rails="b3", workers={0: "base"}, stock={0: (0, 0, 5, 0)})
    assert targets(match, "rail") == "a2 c4", "where figures can go: not h1"
    play(match, "rail c4")
    assert (way(match, "c4"), stock(match)) == ("rail", (0, 0, 3, 0))


@pytest.mark.rule("G42", "G20", "G22")
def test_railways_next_to_held_tiles_and_not_under_opponents() -> None:
    match = position(roads="d4 d5 c4 h4 i2 c6", workers={0: "c3 h3", 1: "d5"}, stock={0: (0, 0, 2, 0)})
    assert targets(match, "rail") == "c4 d4 h4", "c6 is not next to a held tile, i2 is immune, d5 is held"


@pytest.mark.rule("G43")
def test_walls() -> None:
    tiles = "c4 c5 d4 d5 b3"
    match = position(roads=tiles, workers={0: f"{tiles} base"}, stock={0: (0, 9, 9, 0)})
    assert texts(match, "wall") == [], "the workshop is at level 1"
    match = position(roads=tiles, workers={0: f"{tiles} base"}, stock={0: (0, 9, 9, 0)}, levels={0: "workshop"})
    assert targets(match, "wall") == "b3 c4 c5 d4 d5"
    play(match, "wall c4")
    assert (wall(match, "c4"), stock(match)) == (True, (0, 8, 8, 0))
    assert targets(match, "wall") == "b3 c5 d4 d5", "one on a tile"
    play(match, "wall c5", "wall d4", "wall d5")
    assert texts(match, "wall") == [], "four are built"


@pytest.mark.rule("G43")
def test_no_wall_where_another_seat_left_one() -> None:
    match = position(roads="c4", workers={0: "c4"}, walls={1: "c4"}, stock={0: RICH}, levels={0: "workshop"})
    assert texts(match, "wall") == []


@pytest.mark.rule("G44")
def test_detonation() -> None:
    match = position(
        roads=f"{LINE} d5 h1", workers={0: "c4", 1: "d5"}, machines={0: "ballista@c4"}, walls={0: "c4"}, stock={0: (4, 0, 2, 0)}
    )
    assert targets(match, "detonate") == "a2 b3 c4", "where own figures can go"
    play(match, "detonate c4", "mine c4 2,4,6:2")
    assert (stock(match), phase(match)) == ((2, 0, 1, 0), "main")
    assert (figures(match, 0, "c4"), wall(match, "c4"), way(match, "c4")) == ((1, 0), True, "road")
    assert int(match.state.machine[0][0]) == tile("c4")
    assert targets(match, "detonate") == "a2 b3"
    assert GAME.rules.chances(play(match, "detonate b3").state) == 53, "one mine is known"


@pytest.mark.rule("G44")
def test_a_known_mine_is_turned_without_chance() -> None:
    match = position(roads=LINE, workers={0: "c4"}, known={0: {"c4": "6:7"}}, stock={0: (2, 0, 1, 0)})
    play(match, "detonate c4")
    assert (int(match.state.mine[tile("c4")]), int(match.state.known[0]), int(match.state.turned)) == (6, 0, 1 << tile("c4"))


# ---------------------------------------------------------------- the base


@pytest.mark.rule("G45")
@pytest.mark.parametrize(
    ("barons", "building", "price"),
    [
        ("emerald,sapphire", "inventor", (2, 4, 0, 0)),
        ("emerald,sapphire", "recruiter", (0, 4, 0, 2)),
        ("emerald,sapphire", "workshop", (2, 3, 0, 0)),
        ("citrine,ruby", "inventor", (2, 0, 4, 0)),
        ("citrine,ruby", "recruiter", (0, 0, 4, 2)),
        ("citrine,ruby", "workshop", (2, 0, 3, 0)),
    ],
)
def test_buildings_are_raised_once(barons: str, building: str, price: tuple[int, int, int, int]) -> None:
    match = position(barons=barons, stock={0: price})
    play(match, f"upgrade {building}")
    assert (stock(match), int(match.state.upgraded[0]).bit_count()) == ((0, 0, 0, 0), 1)
    assert targets(position(barons=barons, stock={0: RICH}, levels={0: building}), "upgrade").split() == [
        name for name in ("inventor", "recruiter", "workshop") if name != building
    ]
    lacking = position(barons=barons, stock={0: (price[0], max(price[1] - 1, 0), max(price[2] - 1, 0), price[3])})
    assert f"upgrade {building}" not in texts(lacking)


@pytest.mark.rule("G50")
def test_three_cards_a_turn_are_for_sale() -> None:
    match = position(gems={0: 9})
    for _ in range(3):
        play(match, "buy card", "card rocket")
    assert (ledger(match), cards(match, 0)) == ({"start": 9, "cards": -3}, "rocket rocket rocket")
    assert texts(match, "buy") == []
    play(match, "end main", "end combat")
    assert texts(match, "buy") == [], "the same turn"
    assert texts(position(gems={0: 0}), "buy") == []


@pytest.mark.rule("G50")
def test_two_cards_for_one_as_often_as_one_likes() -> None:
    match = position(hand={0: "rocket rocket ka-boom munition"})
    play(match, "swap", "discard rocket")
    assert texts(match) == ["discard ka-boom", "discard munition", "discard rocket", "cancel"]
    play(match, "cancel")
    assert (cards(match, 0), cards(match, 0, "pile")) == ("ka-boom munition rocket rocket", "")
    play(match, "swap", "discard rocket", "discard rocket", "card airship", "swap", "discard ka-boom", "discard munition")
    assert cards(match, 0, "pile") == "ka-boom munition rocket rocket"
    play(match, "card rocket")
    assert cards(match, 0) == "rocket airship"
    play(match, "swap", "discard rocket", "discard airship", "card geologist")
    assert (texts(match, "swap"), gems(match)) == ([], 0)


@pytest.mark.rule("G50", "G53")
def test_a_hand_holds_six() -> None:
    match = position(hand={0: "rocket rocket rocket rocket ka-boom munition"}, gems={0: 1})
    play(match, "buy card", "card airship")
    assert (phase(match), texts(match)) == (
        "discard",
        ["discard ka-boom", "discard munition", "discard rocket", "discard airship"],
    )
    play(match, "discard ka-boom")
    assert (phase(match), cards(match, 0), cards(match, 0, "pile")) == (
        "main",
        "munition rocket rocket rocket rocket airship",
        "ka-boom",
    )


@pytest.mark.rule("G51")
def test_workers_for_hire() -> None:
    match = position(workers={0: "base " * 8}, gems={0: 9})
    play(match, "hire worker")
    assert (figures(match, 0, "base"), ledger(match)) == ((9, 0), {"start": 9, "figures": -2})
    assert "hire worker" not in texts(match)
    match = position(workers={0: "base " * 9}, gems={0: 9}, levels={0: "recruiter"})
    play(match, "hire worker", "hire worker", "hire worker")
    assert (figures(match, 0, "base"), gems(match)) == ((12, 0), 3)
    assert "hire worker" not in texts(match)
    assert texts(position(gems={0: 1}), "hire") == []


@pytest.mark.rule("G52", "G53")
def test_engineers_for_hire() -> None:
    match = position(engineers={0: "base c4"}, gems={0: 6})
    play(match, "hire engineer")
    assert (figures(match, 0, "base"), ledger(match)) == ((0, 2), {"start": 6, "figures": -3})
    assert "hire engineer" not in texts(match), "three is the most"
    assert texts(position(gems={0: 2}), "hire") == ["hire worker"]


@pytest.mark.rule("G54")
def test_an_empty_deck_takes_up_the_discards() -> None:
    match = position(hand={0: "rocket"}, empty_deck=(0,), gems={0: 1})
    assert (int(match.state.deck_n[0]), int(match.state.pile_n[0])) == (0, 24)
    play(match, "buy card")
    assert (int(match.state.deck_n[0]), int(match.state.pile_n[0])) == (24, 0)
    assert GAME.rules.chances(match.state) == 24
    play(match, "card ka-boom")
    assert (cards(match, 0), int(match.state.deck_n[0])) == ("ka-boom rocket", 23)


@pytest.mark.rule("G54", "G50")
def test_without_any_card_left_none_is_for_sale() -> None:
    match = position(gems={0: 5}, empty_deck=(0,))
    for kind in range(16):
        match.state.hand[0][kind], match.state.pile[0][kind] = match.state.pile[0][kind], 0
    match.state.hand_n[0], match.state.pile_n[0] = 25, 0
    assert texts(match, "buy") == []


# ---------------------------------------------------------------- the steps of a phase


@pytest.mark.rule("G40")
def test_a_phase_has_two_hundred_steps() -> None:
    match = position(roads="a2", workers={0: "base"})
    for _ in range(MOST_STEPS // 2):
        play(match, "move worker base", "cancel")
    assert MOST_STEPS == 200
    assert texts(match) == ["end main"]
    assert str(match.why_not("move worker base")) == "why-steps-used (most=200)"
    play(match, "end main", "end combat")
    assert texts(match) == ["move worker base", "end final"]
