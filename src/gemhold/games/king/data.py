"""The data of King of the Dice: loaded once, validated, and converted to tables for the rules.

The printed map and card faces did not survive in our sources (marks [D] in the rules), so they are data, and an owner of the box
can put the printed values in their place.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from gemhold.core.hexgrid import Hex
from gemhold.core.kit.datadir import data_file
from gemhold.core.toml import Entry, read

NAME = "king"
LANDS = (
    "floodplain", "coast", "swamp", "meadow", "desert", "cave", "volcano", "farmland", "mountains", "lava", "steppe",
    "pine_forest", "mushroom_forest", "flower_meadow", "quarry",
)  # fmt: skip  # K2
LAND_TYPES = 15
HALVES = ("west", "east")
HALF_SPACES = 15
SPACES = 30
PLAYERS = (2, 3, 4)  # K1
DECKS = 5
DECK_SIZE = 12
CARDS = DECKS * DECK_SIZE
DICE = 6
COLOURS = "rgb"  # red, green, blue
COLOUR_NAMES = ("red", "green", "blue")
SYMBOLS = 18  # joker symbols and die faces: colour * 6 + number - 1
BANDS = ((0.70, 0.90), (0.60, 0.80), (0.45, 0.65), (0.35, 0.55), (0.18, 0.42))  # K38


class Kind(IntEnum):
    """Kinds of dice conditions (K30–K36)."""

    COLOUR = 0
    NUMBERS = 1
    GROUPS = 2
    SUM = 3
    RED_SUM = 4
    ORDER = 5
    STRAIGHT = 6


class Steals(IntEnum):
    NOTHING = 0
    CARD = 1
    GEM = 2


@dataclass(frozen=True)
class Condition:
    """A dice condition. `need`: its requirements by colour, number or group; `grades`: the steps of a deck 1 card (K37)."""

    kind: Kind
    need: tuple[int, ...]
    grades: int = 1


@dataclass(frozen=True)
class Card:
    id: int  # from 1
    deck: int  # from 0
    joker: int
    condition: Condition
    steals: Steals
    source: str


@dataclass(frozen=True)
class Components:
    tokens: int
    white_gems: int
    gold_gems: int
    fires: int
    removed_tiles: int
    white_on_map: int
    gold_on_map: int
    white_per_player: int


@dataclass(frozen=True)
class Scoring:
    area: int
    other: int
    most_fires: int
    gold: int
    white: int


def symbol(text: str, entry: Entry) -> int:
    """The number of a joker symbol or die face such as "r6"."""
    if len(text) != 2 or text[0] not in COLOURS or text[1] not in "123456":
        raise entry.error(f"{text!r} is not a die face", hint="a colour r, g or b and a number 1 to 6, such as r6")
    return COLOURS.index(text[0]) * 6 + int(text[1]) - 1


def symbol_text(number: int) -> str:
    return f"{COLOURS[number // 6]}{number % 6 + 1}"


# ---------------------------------------------------------------- components


def _components() -> tuple[Components, Scoring, dict[int, int]]:
    file = read(data_file(NAME, "components.toml"))
    parts, points, fires = file.table("components"), file.table("scoring"), file.table("fires_on_map")
    for entry in (parts, points, fires):
        entry.source()
    lands = tuple(parts.texts("lands"))
    if sorted(lands) != sorted(LANDS):
        raise parts.error("'lands' must name the 15 land types", hint=", ".join(LANDS))
    components = Components(
        tokens=parts.number("tokens_per_player", 1, 16),
        white_gems=parts.number("white_gems", 0, 60),
        gold_gems=parts.number("gold_gems", 0, 60),
        fires=parts.number("fires", 0, SPACES),
        removed_tiles=parts.number("removed_tiles", 0, 10),
        white_on_map=parts.number("white_gems_on_map", 0, SPACES),
        gold_on_map=parts.number("gold_gems_on_map", 0, SPACES),
        white_per_player=parts.number("white_gem_per_player", 0, 10),
    )
    if components.white_on_map + 4 * components.white_per_player > components.white_gems:
        raise parts.error("more white gems on the map and with players than exist")
    if components.gold_on_map > components.gold_gems:
        raise parts.error("more gold gems on the map than exist")
    scoring = Scoring(*(points.number(key, 0, 20) for key in ("area", "other", "most_fires", "gold", "white")))
    return components, scoring, {n: fires.number(str(n), 0, 15) for n in PLAYERS}


def _fair_start() -> list[list[tuple[int, int, int]]]:
    """White gems beyond those of K15 (below 0: fewer), gold gems and fires, by number of players and order of play (K80)."""
    entry = read(data_file(NAME, "fair_start.toml")).table("fair_start")
    entry.source()
    out = [[(0, 0, 0)] * PLAYERS[-1] for _ in range(PLAYERS[-1] + 1)]
    for players in PLAYERS:
        things = [text.split() for text in entry.texts(str(players))]
        if len(things) != players or any(set(mine) - {"white", "gold", "fire"} for mine in things):
            raise entry.error(f"'{players}' names what each of {players} players has", hint="white, gold, fire")
        for k, mine in enumerate(things):
            out[players][k] = mine.count("white") - COMPONENTS.white_per_player, mine.count("gold"), mine.count("fire")
    return out


# ---------------------------------------------------------------- dice


def _dice() -> list[list[int]]:
    """Colour of each face of each die, by number (K6)."""
    file = read(data_file(NAME, "dice.toml"))
    dice = file.tables("die")
    if len(dice) != DICE:
        raise file.error(f"{len(dice)} dice, expected {DICE}")
    colours = []
    pairs: Counter[int] = Counter()
    for die in dice:
        die.source()
        faces = [symbol(face, die) for face in die.texts("faces")]
        if [face % 6 for face in faces] != list(range(6)):
            raise die.error("a die shows the numbers 1 to 6, in this order")
        if sorted(Counter(face // 6 for face in faces).values()) != [2, 2, 2]:
            raise die.error("a die has two faces of each colour")
        pairs.update(faces)
        colours.append([face // 6 for face in faces])
    for face in range(SYMBOLS):
        if pairs[face] != 2:
            raise file.error(f"{symbol_text(face)} is on {pairs[face]} dice, expected 2")
    return colours


# ---------------------------------------------------------------- cards


def _condition(card: Entry, deck: int) -> Condition:
    entry = card.table("condition")
    kind = Kind[entry.choice("kind", tuple(kind.name.lower() for kind in Kind)).upper()]
    if deck == 0:
        if entry.numbers("grades") != [4, 5, 6]:
            raise entry.error("deck 1 cards are graded 4, 5, 6")
        if kind is Kind.STRAIGHT:
            entry.only("kind", "grades")
            return Condition(kind, (4,), 3)
        if kind is Kind.COLOUR:
            entry.only("kind", "grades", "colour")
            colour = COLOUR_NAMES.index(entry.choice("colour", COLOUR_NAMES))
            return Condition(kind, tuple(4 if c == colour else 0 for c in range(3)), 3)
        raise entry.error("a graded card requires a straight or a colour")
    if kind is Kind.COLOUR:
        entry.only("kind", *COLOUR_NAMES)
        need = tuple(entry.number(name, 0, DICE, 0) for name in COLOUR_NAMES)
        if not 1 <= sum(need) <= DICE:
            raise entry.error("the colours require 1 to 6 dice")
        return Condition(kind, need)
    if kind is Kind.NUMBERS:
        entry.only("kind", "numbers")
        numbers = entry.numbers("numbers")
        if not 1 <= len(numbers) <= DICE or not all(1 <= n <= 6 for n in numbers):
            raise entry.error("'numbers' holds 1 to 6 numbers from 1 to 6")
        return Condition(kind, tuple(numbers.count(n) for n in range(1, 7)))
    if kind is Kind.GROUPS:
        entry.only("kind", "groups")
        groups = entry.numbers("groups")
        if not 1 <= len(groups) <= 3 or groups != sorted(groups, reverse=True) or groups[-1] < 1 or sum(groups) > DICE:
            raise entry.error("'groups' holds up to three sizes, the largest first, together at most 6")
        return Condition(kind, (*groups, 0, 0)[:3])
    if kind is Kind.SUM:
        entry.only("kind", "at_least")
        return Condition(kind, (entry.number("at_least", 6, 36),))
    if kind is Kind.RED_SUM:
        entry.only("kind", "at_least")
        return Condition(kind, (entry.number("at_least", 1, 36),))
    if kind is Kind.ORDER:
        entry.only("kind")
        return Condition(kind, ())
    entry.only("kind", "dice")
    return Condition(kind, (entry.number("dice", 2, DICE),))


def _cards() -> list[Card]:
    file = read(data_file(NAME, "cards.toml"))
    entries = file.tables("card")
    if len(entries) != CARDS:
        raise file.error(f"{len(entries)} cards, expected {CARDS}")
    cards = []
    for number, entry in enumerate(entries):
        entry.only("id", "deck", "joker", "condition", "steals", "source")
        deck = number // DECK_SIZE
        if entry.number("id", 1, CARDS) != number + 1:
            raise entry.error(f"'id' should be {number + 1}: cards are listed in order")
        if entry.number("deck", 1, DECKS) != deck + 1:
            raise entry.error(f"'deck' should be {deck + 1}: twelve cards of each deck, in order")
        steals = Steals[entry.choice("steals", ("card", "gem")).upper()] if deck == 1 else Steals.NOTHING
        if deck != 1 and "steals" in entry.data:
            raise entry.error("only the thieves of deck 2 steal")
        joker = symbol(entry.get("joker", str), entry)
        cards.append(Card(number + 1, deck, joker, _condition(entry, deck), steals, entry.source()))
        if sum(card.deck == deck and card.joker == joker for card in cards) > 1:
            raise entry.error(f"joker {symbol_text(joker)} appears twice in deck {deck + 1}")
    for joker, n in Counter(card.joker for card in cards).items():
        if n not in (3, 4):
            raise file.error(f"joker {symbol_text(joker)} is on {n} cards, expected 3 or 4")
    if len({card.joker for card in cards}) != SYMBOLS:
        raise file.error("every joker symbol must occur")
    if sum(card.steals is Steals.CARD for card in cards) != 6:
        raise file.error("six thieves of deck 2 steal cards, six steal gems")
    return cards


# ---------------------------------------------------------------- maps


def _halves() -> dict[str, dict[str, Hex]]:
    """The position of each land on its half."""
    file = read(data_file(NAME, "maps.toml"))
    halves: dict[str, dict[str, Hex]] = {}
    for half in file.tables("half"):
        half.source()
        name = half.choice("name", HALVES)
        spaces = half.tables("space")
        lands = {space.choice("land", LANDS): _at(space, "at") for space in spaces}
        if len(spaces) != HALF_SPACES or len(lands) != HALF_SPACES or len(set(lands.values())) != HALF_SPACES:
            raise half.error("a half has 15 spaces, each of the 15 land types once")
        halves[name] = lands
    if set(halves) != set(HALVES):
        raise file.error("two halves are needed: west and east")
    return halves


def _at(entry: Entry, key: str) -> Hex:
    pair = entry.numbers(key)
    if len(pair) != 2 or not all(-50 <= n <= 50 for n in pair):
        raise entry.error(f"{key!r} is a pair of small numbers [q, r]")
    return Hex(*pair)


def standard_layouts() -> dict[int, dict[str, Any]]:
    """The layouts of maps.toml by number of players, as raw tables (see `layout`)."""
    file = read(data_file(NAME, "maps.toml"))
    layouts = {}
    for entry in file.tables("layout"):
        entry.source()
        layouts[entry.number("players", 2, 4)] = entry.data
    for players in PLAYERS:
        if players not in layouts:
            raise file.error(f"no layout for {players} players")
    return layouts


COMPONENTS, SCORING, FIRES_ON_MAP = _components()
FAIR_START = _fair_start()
DIE_COLOURS = _dice()
CARD_LIST = _cards()
HALF_MAPS = _halves()
