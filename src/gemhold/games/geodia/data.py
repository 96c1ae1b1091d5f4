"""The data of Geodia: read once, checked, and turned into plain values for the rules.

What stood only in the manual's pictures (marks [D] in the rules) is data, and an owner of the box can put the printed values in
its place.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from gemhold.core.kit.datadir import data_file
from gemhold.core.toml import Entry, read
from gemhold.games.geodia.board import FARTHEST, TILES

NAME = "geodia"
RESOURCES = ("sulphur", "wood", "iron", "water")  # G6
GOODS = (*RESOURCES, "gems")  # what a price is made of
GEMS = 4  # index of gems in a price
WATER = 3
SIDES = ("goblins", "dwarves")
BARONS = ("emerald", "sapphire", "ruby", "citrine")
BUILDINGS = ("inventor", "recruiter", "workshop")
DECK_SIZE = 25
CLASSIC_MINES = 6
MOST = 99  # of anything in a price or yield

Price = tuple[int, int, int, int, int]


class Mine(IntEnum):
    """What lies under a tile: nobody knows, one of the classic mines 1 to 6, or a single-use mine."""

    UNKNOWN = 0
    SINGLE = 7


MINES = 8


class Card(IntEnum):
    """Kinds of cards; a kind may have a face of its own for each side."""

    LIGHT = 0  # Ballista, Tower
    HEAVY = 1  # Trebuchet, Railway Artillery
    DRONE = 2  # Forest Drone, Mountain Drone
    SAW = 3  # Chain Saw, Jackhammer
    CUTTER = 4
    PUMP = 5
    FIND = 6
    WORK_TOOLS = 7
    INFRASTRUCTURE = 8
    UPGRADE = 9
    KABOOM = 10
    GEOLOGIST = 11
    SABOTEUR = 12
    MUNITION = 13
    ROCKET = 14  # Rocket, Explosive Drone
    LINK = 15  # Airship, Underground Drill


KINDS = 16
FIRST_TOOL, TOOLS = int(Card.DRONE), 4
GROUPS = ("siege",) * 2 + ("tool",) * TOOLS + ("situation",) * 10


class Event(IntEnum):
    """G70–G77."""

    TOURNAMENT = 0
    WET_SEASON = 1
    JOB_FAIR = 2
    MARKET = 3
    BLIZZARD = 4
    CLAIM = 5
    INSPECTION = 6
    WORMS = 7


EVENTS = 8


class Bonus(IntEnum):
    """Faces of the bonus die (G32)."""

    WORKER = 0
    ENGINEER = 1
    CARDS = 2
    TRADE = 3
    CARD = 4


@dataclass(frozen=True)
class Face:
    """A card as one side sees it."""

    name: str
    copies: int
    price: Price
    gives: Price
    source: str


@dataclass(frozen=True)
class Baron:
    name: str
    side: int
    colour: str
    stock: tuple[int, ...]
    gems: int
    workers: int
    engineers: int
    roads: int
    railways: int
    hand: int


@dataclass(frozen=True)
class Strike:
    """A mine or treasure: the numbers of the mining die it answers to, and its gems.

    `need`: how many tiles have this mine; how much damage the treasure takes.
    """

    numbers: tuple[int, ...]
    gems: int
    need: int


def price_of(entry: Entry) -> Price:
    """A table of goods as a price."""
    entry.only(*GOODS)
    sulphur, wood, iron, water, gems = (entry.number(good, 0, MOST, 0) for good in GOODS)
    return sulphur, wood, iron, water, gems


# ---------------------------------------------------------------- tiles and treasures


def _lands() -> list[tuple[int, int, int]]:
    """Pairs of resources, and how many tiles show them (G7)."""
    file = read(data_file(NAME, "tiles.toml"))
    lands = []
    for entry in file.tables("land"):
        entry.source()
        entry.only("resources", "tiles", "source")
        pair = entry.texts("resources")
        if len(pair) != 2 or pair[0] == pair[1] or not all(name in RESOURCES for name in pair):
            raise entry.error("'resources' names two different resources", hint=", ".join(RESOURCES))
        lands.append((RESOURCES.index(pair[0]), RESOURCES.index(pair[1]), entry.number("tiles", 0, TILES)))
    if sum(land[2] for land in lands) != TILES:
        raise file.error(f"the lands make {sum(land[2] for land in lands)} tiles, expected {TILES}")
    return lands


def _strike(entry: Entry, need: str, most: int) -> Strike:
    entry.source()
    entry.only("numbers", "gems", need, "source")
    numbers = tuple(entry.numbers("numbers"))
    if not numbers or len(set(numbers)) != len(numbers) or not all(1 <= n <= 6 for n in numbers):
        raise entry.error("'numbers' holds different numbers from 1 to 6")
    return Strike(numbers, entry.number("gems", 1, MOST), entry.number(need, 0, most))


def _mines() -> list[Strike]:
    """The classic mines 1 to 6 and last the single-use mine (G8, G33)."""
    file = read(data_file(NAME, "tiles.toml"))
    mines = [_strike(entry, "tiles", TILES) for entry in file.tables("mine")]
    if len(mines) != CLASSIC_MINES:
        raise file.error(f"{len(mines)} kinds of classic mines, expected {CLASSIC_MINES}")
    single = file.table("single_use")
    single.source()
    single.only("gems", "tiles", "source")
    mines.append(Strike((), single.number("gems", 1, MOST), single.number("tiles", 0, TILES)))
    if sum(mine.need for mine in mines) != TILES:
        raise file.error(f"the mines make {sum(mine.need for mine in mines)} tiles, expected {TILES}")
    return mines


def _treasures() -> list[Strike]:
    file = read(data_file(NAME, "tiles.toml"))
    treasures = [_strike(entry, "damage", 13) for entry in file.tables("treasure")]
    if len(treasures) != 5:
        raise file.error(f"{len(treasures)} treasures, expected 5")
    return treasures


# ---------------------------------------------------------------- cards


def _cards() -> list[list[Face]]:
    """Faces by side and kind."""
    file = read(data_file(NAME, "cards.toml"))
    kinds = tuple(kind.name.lower() for kind in Card)
    faces: dict[tuple[int, int], Face] = {}
    for entry in file.tables("card"):
        entry.only("kind", "group", "side", "name", "copies", "source", "price", "gives")
        kind = kinds.index(entry.choice("kind", kinds))
        side = entry.choice("side", (*SIDES, "both"))
        if entry.choice("group", ("siege", "tool", "situation")) != GROUPS[kind]:
            raise entry.error(f"'group' should be {GROUPS[kind]!r}")
        if (GROUPS[kind] == "tool") != ("gives" in entry.data):
            raise entry.error("tools, and only tools, have 'gives'")
        gives = price_of(entry.table("gives")) if "gives" in entry.data else (0, 0, 0, 0, 0)
        face = Face(entry.get("name", str), entry.number("copies", 0, 5), price_of(entry.table("price")), gives, entry.source())
        if (kind != Card.LIGHT and GROUPS[kind] != "situation" and face.copies > 1) or (
            face.copies > 3 and GROUPS[kind] != "situation"
        ):
            raise entry.error("a deck has at most 3 Ballistas or Towers, one of each other siege machine and tool")
        for each, name in enumerate(SIDES):
            if side in (name, "both"):
                if (each, kind) in faces:
                    raise entry.error(f"{kinds[kind]!r} stands twice for {name}")
                faces[each, kind] = face
    out = []
    for each, name in enumerate(SIDES):
        missing = [kinds[kind] for kind in range(KINDS) if (each, kind) not in faces]
        if missing:
            raise file.error(f"{name} lack {', '.join(missing)}")
        deck = [faces[each, kind] for kind in range(KINDS)]
        if sum(face.copies for face in deck) != DECK_SIZE:
            raise file.error(f"the deck of the {name} has {sum(face.copies for face in deck)} cards, expected {DECK_SIZE}")
        if deck[Card.LINK].copies > 1:
            raise file.error(f"the {name} have one {deck[Card.LINK].name} each (G5)")
        out.append(deck)
    return out


# ---------------------------------------------------------------- barons and sides


def _barons() -> list[Baron]:
    file = read(data_file(NAME, "barons.toml"))
    barons = []
    for entry in file.tables("baron"):
        entry.source()
        entry.only("name", "side", "colour", "source", "stock", "gems", "workers", "engineers", "roads", "railways", "hand")
        stock = price_of(entry.table("stock"))[:GEMS]
        if max(stock) > LIMITS["stock"]:
            raise entry.error(f"'stock' goes beyond {LIMITS['stock']} of a resource")
        barons.append(
            Baron(
                entry.choice("name", BARONS),
                SIDES.index(entry.choice("side", SIDES)),
                entry.get("colour", str),
                stock,
                entry.number("gems", 0, MOST),
                entry.number("workers", 0, LIMITS["workers"]),
                entry.number("engineers", 0, LIMITS["engineers"]),
                entry.number("roads", 0, 8),
                entry.number("railways", 0, 8),
                entry.number("hand", 0, LIMITS["hand"]),
            )
        )
    if [baron.name for baron in barons] != list(BARONS):
        raise file.error(f"the barons are, in this order, {', '.join(BARONS)}")
    return barons


def _by_side(table: str, key: str) -> list[Entry]:
    file = read(data_file(NAME, "barons.toml"))
    found = {entry.choice(key, SIDES): entry for entry in file.tables(table)}
    for side in SIDES:
        if side not in found:
            raise file.error(f"no {table!r} for the {side}")
        found[side].source()
    return [found[side] for side in SIDES]


def _upgrades() -> list[list[Price]]:
    out = []
    for entry in _by_side("side", "name"):
        entry.only("name", "source", *BUILDINGS)
        out.append([price_of(entry.table(building)) for building in BUILDINGS])
    return out


def _shots() -> list[Price]:
    out = []
    for entry in _by_side("shot", "side"):
        entry.only("side", "source", "price")
        out.append(price_of(entry.table("price")))
    return out


# ---------------------------------------------------------------- prices and limits

PRICED = ("road", "railway", "wall", "detonation", "card", "worker", "engineer")
_LIMIT_RANGES = {
    "stock": (1, MOST), "hand": (1, 12), "cards_bought": (0, 25), "workers": (1, 12), "workers_upgraded": (1, 12),
    "engineers": (1, 3), "walls": (0, 16), "figures_on_tile": (1, 15), "artillery_moves": (0, 8), "put_out": (1, MOST),
    "put_out_wall": (1, MOST), "range": (1, FARTHEST), "range_trebuchet": (1, FARTHEST), "damage_rocket": (1, 2),
    "damage_siege": (1, 2), "trade": (3, 3), "chest_at_end": (0, MOST),
}  # fmt: skip


def _numbers(name: str, ranges: dict[str, tuple[int, int]]) -> dict[str, int]:
    entry = read(data_file(NAME, "limits.toml")).table(name)
    entry.source()
    entry.only("source", *ranges)
    return {key: entry.number(key, low, high) for key, (low, high) in ranges.items()}


def _prices() -> dict[str, Price]:
    entry = read(data_file(NAME, "limits.toml")).table("prices")
    entry.source()
    entry.only("source", *PRICED)
    return {key: price_of(entry.table(key)) for key in PRICED}


def _bonus() -> list[Bonus]:
    entry = read(data_file(NAME, "limits.toml")).table("bonus")
    entry.source()
    names = tuple(face.name.lower() for face in Bonus)
    faces = entry.texts("faces")
    if len(faces) != 6 or not set(faces) <= set(names):
        raise entry.error("'faces' holds six names", hint=", ".join(names))
    return [Bonus[name.upper()] for name in faces]


LIMITS = _numbers("limits", _LIMIT_RANGES)
PRICES = _prices()
SABOTAGE = _numbers("sabotage", {"tool": (0, MOST), "siege": (0, MOST)})
EVENT_NUMBERS = _numbers(
    "events",
    {"length": (2, 2), "debt": (0, MOST), "debt_rounds": (1, 10), "free_workers": (0, 12), "inspection_rounds": (1, 10)},
)
EXTRA_ROADS = {int(players): n for players, n in _numbers("extra_roads", {"2": (0, 8), "3": (0, 8), "4": (0, 8)}).items()}
MOST_STEPS = _numbers("turn", {"steps": (20, 1000)})["steps"]
BONUS_FACES = _bonus()
LANDS = _lands()
LAND_KINDS = len(LANDS)
MINE_LIST = _mines()
TREASURES = _treasures()
FACES = _cards()
BARON_LIST = _barons()
UPGRADES = _upgrades()
SHOTS = _shots()
