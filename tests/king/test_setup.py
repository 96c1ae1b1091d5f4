"""The table before the first roll (K10–K17)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gemhold.core.errors import BadOption
from gemhold.games.king import GAME, layout
from gemhold.games.king.data import LANDS
from gemhold.games.king.rules.building import tile_chances


def start(seats: int) -> dict[str, Any]:
    return GAME.start(seats=seats, roll=False).view()


@pytest.mark.rule("K10", "K2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_thirty_spaces_each_land_twice(seats: int) -> None:
    spaces = start(seats)["spaces"]
    assert len(spaces) == 30
    assert Counter(place["land"] for place in spaces) == dict.fromkeys(LANDS, 2)
    assert [sum(place["half"] == half for place in spaces) for half in (0, 1)] == [15, 15]


@pytest.mark.rule("K11")
@pytest.mark.parametrize(
    ("seats", "burning"),
    [(2, "a3 b2 b4 c1 c7 d4 e2 e5"), (3, "b3 c1 c6 e2 e4 e6"), (4, "a2 b6 e2 e4")],
)
def test_marked_spaces_burn(seats: int, burning: str) -> None:
    view = start(seats)
    assert " ".join(place["name"] for place in view["spaces"] if place["standing"] == "fire") == burning


@pytest.mark.rule("K11", "K13")
def test_the_tiles_of_burning_spaces_are_on_the_map() -> None:
    s = GAME.start(seats=4, roll=False).state
    on_map = {"pine_forest", "quarry", "mountains", "volcano"}
    assert {LANDS[land]: int(s.unseen[land]) for land in range(15)} == {land: 1 if land in on_map else 2 for land in LANDS}


@pytest.mark.rule("K12")
@pytest.mark.parametrize(("seats", "fires"), [(2, 7), (3, 9), (4, 11)])
def test_the_other_fires_are_the_supply(seats: int, fires: int) -> None:
    assert start(seats)["supply"]["fires"] == fires


@pytest.mark.rule("K13")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 20), (3, 22), (4, 24)])
def test_two_tiles_are_gone_unseen(seats: int, tiles: int) -> None:
    match = GAME.start(seats=seats, roll=False)
    assert match.view()["supply"]["tiles"] == tiles
    assert int(match.state.unseen_n) == tiles + 2, "any of them may be one of the two"
    assert int(tile_chances(match.state)) % (tiles + 2) == 0


@pytest.mark.rule("K14")
@pytest.mark.parametrize(
    ("seats", "white", "gold"),
    [
        (2, "b3 b5 c2 d3 d5 d7", "a1 b1 b6 e3"),
        (3, "b5 c2 c4 c7 e3 e5", "a1 b6 e1 f2"),
        (4, "b2 c4 c5 c6 d2 d6", "a1 a5 e3 e5"),
    ],
)
def test_gems_on_the_map(seats: int, white: str, gold: str) -> None:
    spaces = start(seats)["spaces"]
    assert " ".join(place["name"] for place in spaces if place["gem"] == "white") == white
    assert " ".join(place["name"] for place in spaces if place["gem"] == "gold") == gold
    assert all(place["standing"] == "free" for place in spaces if place["gem"])


@pytest.mark.rule("K15")
@pytest.mark.parametrize(("seats", "white"), [(2, 10), (3, 9), (4, 8)])
def test_a_white_gem_for_each_player(seats: int, white: int) -> None:
    view = start(seats)
    assert [(player["white"], player["gold"]) for player in view["players"]] == [(1, 0)] * seats
    assert (view["supply"]["white"], view["supply"]["gold"]) == (white, 2)


@pytest.mark.rule("K16")
def test_sixteen_tokens() -> None:
    assert [player["tokens"] for player in start(3)["players"]] == [16, 16, 16]
    assert [player["colour"] for player in start(3)["players"]] == ["purple", "yellow", "turquoise"]


@pytest.mark.rule("K17")
def test_five_decks_of_twelve() -> None:
    assert [(place["card"], place["below"]) for place in start(2)["offer"]] == [(None, 12)] * 5


@pytest.mark.rule("K19")
def test_the_map_of_a_seed_is_definite() -> None:
    first, second, other = (GAME.settings(3, {"map": "random"}, seed) for seed in (5, 5, 6))
    assert first == second != other
    assert GAME.settings(3, first, seed=99) == first
    assert GAME.settings(3) == {"map": "standard"}


@pytest.mark.rule("K19")
def test_a_map_of_ones_own() -> None:
    own = layout.standard(2) | {"gold": ["west.quarry", "west.farmland", "east.lava", "east.swamp"]}
    view = GAME.start(seats=2, options={"map": own}, roll=False).view()
    assert [place["name"] for place in view["spaces"] if place["gem"] == "gold"] == ["c3", "c8", "d1", "e6"]


@pytest.mark.parametrize("wrong", ["blue", 3, None, ["standard"]])
def test_a_wrong_map(wrong: Any) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.start(seats=2, options={"map": wrong})
    assert caught.value.place == "option map"


def test_a_broken_map_names_its_entry() -> None:
    own = layout.standard(2) | {"gold": ["west.quarry"]}
    with pytest.raises(BadOption) as caught:
        GAME.start(seats=2, options={"map": own})
    assert caught.value.place == "option map, map, layout for 2 players"
    assert "'gold' has 1 spaces, expected 4" in str(caught.value)


@pytest.mark.rule("K5", "K16")
def test_players_choose_their_colours() -> None:
    match = GAME.start(seats=3, seed=7, options={"colours": ["black", "purple", "yellow"]})
    assert [player["colour"] for player in match.view()["players"]] == ["black", "purple", "yellow"]
    assert GAME.seat_colours(3, match.options) == ["black", "purple", "yellow"]
    again = match.record().replay()
    assert again.view(0) == match.view(0)
    plain = GAME.start(seats=3, seed=7)
    assert GAME.state.pack(plain.state) == GAME.state.pack(match.state)  # colours change nothing in the game


@pytest.mark.rule("K80")
def test_a_fair_start_is_an_option() -> None:
    assert GAME.settings(2, {"start": "fair"}) == {"map": "standard", "start": "fair"}
    assert GAME.settings(2, {"start": "usual"}) == GAME.settings(2) == {"map": "standard"}
    match = GAME.start(seats=2, seed=7, options={"start": "fair"})
    assert match.record().replay().view(0) == match.view(0)
    with pytest.raises(BadOption) as raised:
        GAME.start(seats=2, options={"start": "perhaps"})
    assert raised.value.place == "option start"


def test_the_standard_colours_leave_no_trace() -> None:
    match = GAME.start(seats=2, options={"colours": "purple,yellow"})
    assert match.options == GAME.start(seats=2).options == {"map": "standard"}


@pytest.mark.parametrize("wrong", ["purple,purple", "purple,pink", "black", ["black", "yellow", "purple"], 3])
def test_every_player_has_another_colour(wrong: Any) -> None:
    with pytest.raises(BadOption) as raised:
        GAME.start(seats=2, options={"colours": wrong})
    assert raised.value.place == "option colours"
