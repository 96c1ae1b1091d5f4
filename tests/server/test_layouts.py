"""Layouts of one's own, checked as they are made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gemhold.games.geodia import layout as geodia_layout
from gemhold.games.king import layout as king_layout
from tests.server.people import Person


def look(eva: Person, status: int = 200, game: str = "king", option: str = "map", seats: int = 3, **body: Any) -> Any:
    return eva.post(f"/games/{game}/layouts/{option}", {"seats": seats} | body, status)


def codes(answer: Any) -> list[tuple[str, Any]]:
    return [(fault["reason"]["code"], fault["reason"]["args"]) for fault in answer["faults"]]


@pytest.mark.rule("K19")
def test_a_map_is_checked_as_it_is_made(eva: Person, tmp_path: Path) -> None:
    made = look(eva, choice="standard")
    assert made["faults"] == []
    assert made["layout"] == king_layout.standard(3)
    assert made["view"]["wanted"] == {"fires": 6, "white": 6, "gold": 4}
    assert len(made["view"]["spaces"]) == 30
    file = tmp_path / "own.toml"
    file.write_text(made["text"])
    assert king_layout.from_file(file, 3) == made["layout"]
    assert look(eva, text=made["text"]) == made

    layout = made["layout"]
    fewer = look(eva, layout=layout | {"fires": layout["fires"][1:], "gold": [*layout["gold"], "west.lava"]})
    assert codes(fewer) == [
        ("king-map-few", {"what": "fires", "n": 1}),
        ("king-map-many", {"what": "gold", "n": 1}),
    ]
    over = look(eva, layout=layout | {"east": layout["west"]})
    assert codes(over) == [("king-map-overlap", {})]
    assert all(space["covered"] for space in over["view"]["spaces"][:1])
    apart = look(eva, layout=layout | {"east": {"turn": 0, "move": [12, 0]}})
    assert codes(apart) == [("king-map-apart", {})]
    twice = look(eva, layout=layout | {"white": [*layout["white"][1:], layout["gold"][0]]})
    assert codes(twice) == [("king-map-twice", {"half": "west", "land": "swamp"})]


@pytest.mark.rule("K19")
def test_a_table_is_played_on_it(eva: Person) -> None:
    drawn = look(eva, choice="random", seed=11)
    assert drawn == look(eva, choice="random", seed=11)
    assert drawn["layout"] != look(eva, choice="random", seed=12)["layout"]
    table = eva.make("human", "greedy", "greedy", options={"map": drawn["layout"]})
    assert table["options"]["map"] == drawn["layout"]
    # the map of three is none for two: the complaint says so in words
    seats = [{"kind": "human"}, {"kind": "bot"}]
    error = eva.post("/tables", {"game": "king", "seats": seats, "options": {"map": drawn["layout"]}}, 422)
    assert error["reason"] == {"code": "king-map-few", "args": {"what": "fires", "n": 2}}


@pytest.mark.rule("G10")
def test_tiles_laid_by_the_players(eva: Person, tmp_path: Path) -> None:
    made = look(eva, game="geodia", choice="shuffled", seed=3)
    assert made["faults"] == []
    assert [land["left"] for land in made["view"]["lands"]] == [0, 0, 0, 0, 0, 0]
    file = tmp_path / "own.toml"
    file.write_text(made["text"])
    assert geodia_layout.from_file(file, 2) == made["layout"]
    bare = look(eva, game="geodia", layout={"sulphur-wood": ["a1", "a2"], "iron-water": ["a2"]})
    assert codes(bare) == [("geodia-map-bare", {"n": 52}), ("geodia-map-twice", {"tile": {"space": "a2"}})]
    many = look(eva, game="geodia", layout={"sulphur-wood": [f"{row}{n}" for row in "bcd" for n in range(1, 5)]})
    assert ("geodia-map-many", {"a": "sulphur", "b": "wood", "n": 3}) in codes(many)

    table = eva.make("human", "greedy", game="geodia", options={"map": made["layout"]})
    tiles = table["play"]["view"]["tiles"]
    for key, names in made["layout"].items():
        assert {"-".join(tile["resources"]) for tile in tiles if tile["name"] in names} == {key}


def test_what_is_no_layout(eva: Person) -> None:
    layout = king_layout.standard(3)
    assert look(eva, 404, option="colours", choice="standard")["code"] == "no-layout"
    assert look(eva, 404, option="moon", choice="standard")["code"] == "no-layout"
    assert look(eva, 422, game="chess", choice="standard")["code"] == "unknown-game"
    assert look(eva, 422, seats=9, choice="standard")["code"] == "bad-option"
    assert look(eva, 422, choice="flat")["code"] == "bad-option"
    assert look(eva, 422)["place"] == "layout"
    assert look(eva, 422, layout=layout, choice="random")["place"] == "layout"
    assert look(eva, 422, layout=layout | {"moon": 1})["code"] == "bad-option"
    assert look(eva, 422, layout=layout | {"fires": ["west.moon"]})["hint"] == "half.land, such as west.swamp"
    assert look(eva, 422, layout=layout | {"east": {"turn": 1, "move": [10**400, 0]}})["code"] in ("bad-option", "bad-body")
    assert look(eva, 422, layout=layout | {"fires": ["west.lava"] * 3000})["code"] == "bad-option"
    assert look(eva, 422, choice="random", seed=2**53)["code"] == "bad-body"
    for text in ("", "x = [", "a = " + "[" * 5000, "n = " + "9" * 5000, "[west]\nturn = 1979-05-27"):
        assert look(eva, 422, text=text)["code"] == "bad-option", text
    assert look(eva, 422, text="x" * 20_001)["code"] == "bad-body"
