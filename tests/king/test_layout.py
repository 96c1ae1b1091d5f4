"""Maps: standard, random, custom (K10, K11, K14, K19)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gemhold.core.errors import BadData
from gemhold.core.hexgrid import connected, neighbours
from gemhold.games.king import layout


@pytest.mark.rule("K10")
def test_three_fixed_layouts_each_one_piece() -> None:
    maps = {players: layout.spaces_of(layout.standard(players), players) for players in (2, 3, 4)}
    for spaces in maps.values():
        assert len({space.at for space in spaces}) == 30
        assert connected([space.at for space in spaces])
    shapes = [frozenset(space.at for space in spaces) for spaces in maps.values()]
    assert len(set(shapes)) == 3, "halves joined along different edges or turned"


@pytest.mark.rule("K11")
@pytest.mark.parametrize(("players", "fires"), [(2, 8), (3, 6), (4, 4)])
def test_fires_are_spread_over_both_halves_and_apart(players: int, fires: int) -> None:
    burning = [space for space in layout.spaces_of(layout.standard(players), players) if space.fire]
    assert [sum(space.half == half for space in burning) for half in (0, 1)] == [fires // 2, fires // 2]
    places = {space.at for space in burning}
    assert not any(n in places for at in places for n in neighbours(at))


@pytest.mark.rule("K14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_gems_are_spread_over_both_halves_and_gold_is_harder_to_link(players: int) -> None:
    spaces = layout.spaces_of(layout.standard(players), players)
    at = {space.at for space in spaces}

    def links(gem: str) -> float:
        counts = [sum(n in at for n in neighbours(space.at)) for space in spaces if space.gem == gem]
        return sum(counts) / len(counts)

    for gem, each in (("white", 3), ("gold", 2)):
        assert [sum(s.gem == gem and s.half == half for s in spaces) for half in (0, 1)] == [each, each]
    assert links("gold") < links("white")
    assert not any(space.fire for space in spaces if space.gem)


@pytest.mark.rule("K19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_maps_are_valid(players: int) -> None:
    tables = [layout.random(players, seed) for seed in range(60)]
    shapes = set()
    for table in tables:
        spaces = layout.spaces_of(table, players)  # checks counts, overlaps, connection
        shapes.add(tuple(space.at for space in spaces))
        assert {8: 2, 6: 3, 4: 4}[sum(space.fire for space in spaces)] == players
    assert len(shapes) > 20
    assert len({str(table) for table in tables}) == 60


@pytest.mark.rule("K19")
def test_random_maps_of_a_seed_are_literal() -> None:
    assert layout.random(4, 7) == layout.random(4, 7)
    table = layout.random(4, 7)
    assert table["west"] == {"turn": 5, "move": [0, 0]}
    assert table["east"] == {"turn": 2, "move": [0, 5]}
    assert table["fires"] == ["east.coast", "west.meadow", "west.flower_meadow", "east.farmland"]


def own_map(tmp_path: Path, change: Callable[[str], str] = str) -> Path:
    file = tmp_path / "own.toml"
    file.write_text(change(OWN))
    return file


OWN = """
west = { turn = 0, move = [0, 0] }
east = { turn = 3, move = [3, -2] }
fires = ["west.swamp", "west.cave", "east.quarry", "east.lava"]
white = ["west.coast", "west.lava", "west.meadow", "east.cave", "east.coast", "east.steppe"]
gold = ["west.quarry", "west.desert", "east.swamp", "east.meadow"]
"""


@pytest.mark.rule("K19")
def test_a_custom_file(tmp_path: Path) -> None:
    table = layout.from_file(own_map(tmp_path), 4)
    spaces = layout.spaces_of(table, 4)
    assert sorted(space.name for space in spaces if space.fire) == ["east.lava", "east.quarry", "west.cave", "west.swamp"]
    assert sorted(space.name for space in spaces if space.gem == "gold") == [
        "east.meadow",
        "east.swamp",
        "west.desert",
        "west.quarry",
    ]


@pytest.mark.rule("K19")
def test_a_custom_file_with_a_layout_for_each_number_of_players(tmp_path: Path) -> None:
    file = own_map(tmp_path, lambda text: f'[[layout]]\nplayers = 4\nsource = "owner"\n{text}')
    assert layout.from_file(file, 4)["east"] == {"turn": 3, "move": [3, -2]}
    with pytest.raises(BadData) as caught:
        layout.from_file(file, 3)
    assert caught.value.place == "own.toml"


def wrong(before: str, after: str) -> Callable[[str], str]:
    assert before in OWN
    return lambda text: text.replace(before, after, 1)


@pytest.mark.rule("K19")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        (wrong("turn = 3", "turn = 6"), "'turn' is 6, expected 0 to 5"),
        (wrong("move = [3, -2]", "move = [0, 0]"), "the halves overlap"),
        (wrong("move = [3, -2]", "move = [9, 0]"), "the halves do not touch"),
        (wrong("move = [3, -2]", "move = [3]"), "'move' is a pair of numbers"),
        (wrong("move = [3, -2]", "move = [3, 99]"), "'move' is a pair of numbers"),
        (wrong("turn = 3, ", ""), "'turn' is missing"),
        (wrong("turn = 3", "turns = 3"), "unknown key 'turns'"),
        (wrong('"west.swamp", ', ""), "'fires' has 3 spaces, expected 4"),
        (wrong('"west.swamp"', '"west.moon"'), "'fires' names an unknown space 'west.moon'"),
        (wrong('"west.swamp"', '"west.cave"'), "'west.cave' is marked twice (fires and fires)"),
        (wrong('"west.swamp"', "5"), "'fires' must hold strings only"),
        (wrong("gold =", "golden ="), "unknown key 'golden'"),
        (wrong("gold =", "# gold ="), "'gold' is missing"),
        (wrong("west = {", "west = 5 # {"), "'west' is 5, expected dict"),
    ],
)
def test_a_broken_custom_file(tmp_path: Path, change: Callable[[str], str], message: str) -> None:
    file = own_map(tmp_path, change)
    before = file.read_bytes()
    with pytest.raises(BadData) as caught:
        layout.from_file(file, 4)
    assert message in caught.value.message
    assert caught.value.place.startswith("own.toml, layout for 4 players")
    assert file.read_bytes() == before


@pytest.mark.rule("K19")
@pytest.mark.rule("K53")
def test_a_gem_may_lie_on_a_burning_space(tmp_path: Path) -> None:
    """At will is at will: whoever defeats the dragon there takes the gem."""
    table = layout.from_file(own_map(tmp_path, wrong('"west.swamp"', '"west.coast"')), 4)
    (space,) = [space for space in layout.spaces_of(table, 4) if space.fire and space.gem]
    assert (space.half, space.gem) == (0, "white")


def test_two_gems_do_not_share_a_space(tmp_path: Path) -> None:
    first, second = '"west.coast"', OWN.split("gold = [")[1].split(",")[0].strip()
    with pytest.raises(BadData, match="marked twice"):
        layout.from_file(own_map(tmp_path, lambda text: text.replace(second, first)), 4)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadData) as caught:
        layout.from_file(tmp_path / "none.toml", 4)
    assert caught.value.place.endswith("none.toml")
