"""The data: what the rules require of them, and errors in broken files (K2–K7, K30–K38)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gemhold.core.errors import BadData
from gemhold.core.kit.datadir import STANDARD
from gemhold.core.toml import read
from gemhold.games.king import GAME, data, layout
from gemhold.games.king.data import BANDS, CARD_LIST, DIE_COLOURS, HALF_MAPS, LANDS, Kind, Steals, symbol_text
from gemhold.games.king.odds import chance_of_card


@pytest.mark.rule("K2")
def test_two_halves_with_each_land_once() -> None:
    assert LANDS == (
        "floodplain", "coast", "swamp", "meadow", "desert", "cave", "volcano", "farmland", "mountains", "lava", "steppe",
        "pine_forest", "mushroom_forest", "flower_meadow", "quarry",
    )  # fmt: skip
    for half in ("west", "east"):
        assert sorted(HALF_MAPS[half]) == sorted(LANDS)
        assert len(set(HALF_MAPS[half].values())) == 15


@pytest.mark.rule("K3")
def test_thirty_tiles_each_land_twice() -> None:
    for seats in (2, 3, 4):
        s = GAME.setup(seats, {"map": "standard"})
        for land in range(15):
            burning = sum(int(s.land[i]) == land and int(s.owner[i]) == -2 for i in range(30))
            assert int(s.unseen[land]) + burning == 2


@pytest.mark.rule("K4")
def test_sixty_cards_in_five_decks() -> None:
    assert [card.id for card in CARD_LIST] == list(range(1, 61))
    assert Counter(card.deck for card in CARD_LIST) == {0: 12, 1: 12, 2: 12, 3: 12, 4: 12}
    names = [entry.get("name", str) for entry in read(STANDARD / "king" / "components.toml").tables("deck")]
    assert names == ["trader", "thief", "slayer", "bandit", "landowner"]


@pytest.mark.rule("K6")
def test_dice() -> None:
    assert len(DIE_COLOURS) == 6
    for die in DIE_COLOURS:
        assert sorted(die) == [0, 0, 1, 1, 2, 2]
    pairs = Counter((number, die[number]) for die in DIE_COLOURS for number in range(6))
    assert len(pairs) == 18
    assert set(pairs.values()) == {2}


@pytest.mark.rule("K7")
def test_jokers() -> None:
    jokers = Counter(card.joker for card in CARD_LIST)
    assert len(jokers) == 18
    assert set(jokers.values()) == {3, 4}
    for deck in range(5):
        assert len({card.joker for card in CARD_LIST if card.deck == deck}) == 12
    for deck in (3, 4):  # the sheets' example: a Bandit and a Landowner with red 6
        assert "r6" in [symbol_text(card.joker) for card in CARD_LIST if card.deck == deck]


@pytest.mark.rule("K37")
def test_deck_1_is_graded_and_no_other() -> None:
    for card in CARD_LIST:
        assert card.condition.grades == (3 if card.deck == 0 else 1)
        if card.deck == 0:
            assert card.condition.kind in (Kind.COLOUR, Kind.STRAIGHT)
            assert sum(card.condition.need) == 4


@pytest.mark.rule("K51", "K52")
def test_six_thieves_of_each_kind() -> None:
    assert Counter(card.steals for card in CARD_LIST if card.deck == 1) == {Steals.CARD: 6, Steals.GEM: 6}
    assert {card.steals for card in CARD_LIST if card.deck != 1} == {Steals.NOTHING}


@pytest.mark.rule("K17", "K38")
def test_decks_get_harder_inside_their_bands() -> None:
    chances = [chance_of_card(card) for card in range(60)]
    means = [sum(chances[deck * 12 : deck * 12 + 12]) / 12 for deck in range(5)]
    assert [round(mean, 2) for mean in means] == [0.76, 0.71, 0.54, 0.43, 0.27]
    assert means == sorted(means, reverse=True)
    for mean, (low, high) in zip(means, BANDS, strict=True):
        assert low <= mean <= high
    assert {card.condition.kind for card in CARD_LIST} == set(Kind), "every kind occurs"


@pytest.mark.rule("K38")
def test_every_entry_says_where_it_comes_from() -> None:
    assert {card.source for card in CARD_LIST} == {"reconstructed"}
    maps = read(STANDARD / "king" / "maps.toml")
    assert {entry.source() for entry in [*maps.tables("half"), *maps.tables("layout")]} == {"reconstructed"}


# ---------------------------------------------------------------- broken files


def _load_maps() -> object:
    return data._halves(), layout._standard()


LOADERS: dict[str, Callable[[], object]] = {
    "components.toml": data._components,
    "dice.toml": data._dice,
    "cards.toml": data._cards,
    "maps.toml": _load_maps,
    "fair_start.toml": data._fair_start,
}

BROKEN: list[tuple[str, str, str, str, str]] = [
    # file, what is replaced, by what, place, message
    (
        "components.toml",
        "tokens_per_player = 16",
        "tokens_per_player = 17",
        "components",
        "'tokens_per_player' is 17, expected 1 to 16",
    ),
    (
        "components.toml",
        "tokens_per_player = 16",
        'tokens_per_player = "x"',
        "components",
        "'tokens_per_player' is 'x', expected int",
    ),
    (
        "components.toml",
        "tokens_per_player = 16",
        "tokens_per_player = true",
        "components",
        "'tokens_per_player' is True, expected int",
    ),
    ("components.toml", "fires = 15", "fire = 15", "components", "'fires' is missing"),
    ("components.toml", "white_gems = 18", "white_gems = 9", "components", "more white gems"),
    ("components.toml", "gold_gems = 6", "gold_gems = 3", "components", "more gold gems"),
    ("components.toml", '"swamp"', '"moon"', "components", "15 land types"),
    ("components.toml", 'source = "manual"', 'source = "hearsay"', "components", "'source' is 'hearsay'"),
    ("components.toml", "area = 3", "area = -1", "scoring", "'area' is -1, expected 0 to 20"),
    ("components.toml", "2 = 8", "2 = 16", "fires_on_map", "'2' is 16, expected 0 to 15"),
    ("components.toml", "[scoring]", "[scores]", "", "'scoring' is missing"),
    ("fair_start.toml", '"white white fire"', '"white", "white"', "fair_start", "what each of 2 players has"),
    ("fair_start.toml", '"white white fire"', '"green"', "fair_start", "what each of 2 players has"),
    ("dice.toml", '"b1", "r2"', '"r1", "r2"', "die 1", "two faces of each colour"),
    ("dice.toml", '"b1", "r2"', '"r2", "b1"', "die 1", "the numbers 1 to 6, in this order"),
    ("dice.toml", '"b1", "r2"', '"x1", "r2"', "die 1", "'x1' is not a die face"),
    ("dice.toml", '"b1", "r2"', '1, "r2"', "die 1", "'faces' must hold strings only"),
    ("dice.toml", '"b1", "r2", "g3"', '"b1", "g2", "r3"', "", "is on"),
    ("dice.toml", "[[die]]", "[[dice]]", "", "expected 6"),
    ("dice.toml", "[[die]]", "[[die", "", "not TOML"),
    ("cards.toml", "id = 1\n", "id = 2\n", "card 1", "'id' should be 1"),
    ("cards.toml", "deck = 1\n", "deck = 2\n", "card 1", "'deck' should be 1"),
    ("cards.toml", 'joker = "g2"', 'joker = "g7"', "card 1", "'g7' is not a die face"),
    ("cards.toml", 'joker = "g2"', 'joker = "g1"', "card 2", "joker g1 appears twice in deck 1"),
    ("cards.toml", 'joker = "g2"', 'joker = "g3"', "", "cards, expected 3 or 4"),
    ("cards.toml", 'joker = "g2"', 'jokers = "g2"', "card 1", "unknown key 'jokers'"),
    (
        "cards.toml",
        'kind = "straight", grades = [4, 5, 6]',
        'kind = "straight", dice = 4',
        "card 1.condition",
        "'grades' is missing",
    ),
    ("cards.toml", "grades = [4, 5, 6]", "grades = [3, 4, 5]", "card 1.condition", "graded 4, 5, 6"),
    ("cards.toml", 'kind = "straight"', 'kind = "sum"', "card 1.condition", "a straight or a colour"),
    ("cards.toml", 'kind = "straight"', 'kind = "luck"', "card 1.condition", "'kind' is 'luck'"),
    ("cards.toml", "at_least = 27", "at_least = 40", "card 14.condition", "'at_least' is 40, expected 6 to 36"),
    ("cards.toml", "groups = [3, 2]", "groups = [2, 3]", "card 17.condition", "the largest first"),
    ("cards.toml", "groups = [3, 2]", "groups = [4, 3]", "card 17.condition", "together at most 6"),
    ("cards.toml", "red = 3, green = 2 }", "red = 5, green = 2 }", "card 18.condition", "1 to 6 dice"),
    ("cards.toml", "numbers = [1, 2, 2]", "numbers = [1, 2, 7]", "card 22.condition", "numbers from 1 to 6"),
    ("cards.toml", "dice = 5 }", "dice = 7 }", "card 29.condition", "'dice' is 7, expected 2 to 6"),
    ("cards.toml", 'kind = "order" }', 'kind = "order", red = 1 }', "card 13.condition", "unknown key 'red'"),
    ("cards.toml", 'steals = "gem"', 'steals = "card"', "", "six thieves"),
    ("cards.toml", 'steals = "gem"\n', "", "card 13", "'steals' is missing"),
    ("cards.toml", "id = 25\n", 'id = 25\nsteals = "gem"\n', "card 25", "only the thieves of deck 2 steal"),
    ("cards.toml", 'source = "reconstructed"', 'source = "a friend"', "card 1", "'source' is 'a friend'"),
    ("maps.toml", 'land = "mountains"', 'land = "moon"', "half 1.space 1", "'land' is 'moon'"),
    ("maps.toml", 'land = "mountains"', 'land = "cave"', "half 1", "each of the 15 land types once"),
    ("maps.toml", "at = [0, -2]", "at = [1, -2]", "half 1", "15 spaces"),
    ("maps.toml", "at = [0, -2]", "at = [0]", "half 1.space 1", "'at' is a pair"),
    ("maps.toml", 'name = "east"', 'name = "west"', "", "two halves are needed"),
    ("maps.toml", "players = 4", "players = 3", "", "no layout for 4 players"),
    ("maps.toml", "move = [3, 0]", "move = [1, 0]", "layout for 4 players", "the halves overlap"),
    ("maps.toml", "move = [3, 0]", "move = [13, 0]", "layout for 4 players", "the halves do not touch"),
    (
        "maps.toml",
        '"west.pine_forest", "west.quarry"',
        '"west.pine_forest"',
        "layout for 4 players",
        "'fires' has 3 spaces, expected 4",
    ),
]


@pytest.mark.parametrize(("file", "before", "after", "entry", "message"), BROKEN, ids=lambda value: str(value)[:30])
def test_a_broken_file_is_named_with_its_entry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, before: str, after: str, entry: str, message: str
) -> None:
    standard = (STANDARD / "king" / file).read_text()
    assert before in standard
    own = tmp_path / "king" / file
    own.parent.mkdir()
    own.write_text(standard.replace(before, after, 1))
    monkeypatch.setenv("GEMHOLD_DATA", str(tmp_path))
    kept = own.read_bytes(), str(data.CARD_LIST), str(data.HALF_MAPS), str(layout.STANDARD)
    with pytest.raises(BadData) as caught:
        LOADERS[file]()
    assert message in caught.value.message
    assert caught.value.place.removesuffix(", ") == f"{file}, {entry}".removesuffix(", ")
    assert (own.read_bytes(), str(data.CARD_LIST), str(data.HALF_MAPS), str(layout.STANDARD)) == kept


def test_own_values_are_played_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (STANDARD / "king" / "cards.toml").read_text()
    (tmp_path / "cards.toml").write_text(text.replace("at_least = 27", "at_least = 26").replace("reconstructed", "owner"))
    monkeypatch.setenv("GEMHOLD_DATA", str(tmp_path))
    cards: Any = data._cards()
    assert cards[13].condition.need == (26,)
    assert cards[13].source == "owner"
    assert data._dice() == data.DIE_COLOURS, "files that are not there are ours"
