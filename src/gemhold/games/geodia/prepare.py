"""Positions in words, for lessons and tests: a phase of somebody's turn on a map that is bare but for what is named.

    at = "main"         # or "combat", "final", or "turn": what comes after the turn before (dice, the round's event, the end)
    turn = 1            # the seat whose turn it is
    round = 3  event = "market"
    bases = { 1 = "a1-a2" }  roads = "a1"  rails = "a2 b3"  turned = { b3 = "6:7" }  land = { b3 = "wood iron" }
    known = { 1 = { c3 = "once:5" } }       # mines a Geologist showed to a seat
    workers = { 1 = "b3 base" }  engineers = { 1 = "c4" }  machines = { 1 = "ballista@c4" }  link = { 2 = "d5" }
    chests = { 1 = "b3:6" }  walls = { 1 = "b3" }
    stock = { 1 = [3, 5, 3, 3] }            # sulphur, wood, iron, water
    gems = { 1 = 4 }  debt = { 2 = 5 }  levels = { 1 = "inventor" }
    hand = { 1 = "rocket rocket" }  pile = { 1 = "geologist" }  tools = { 1 = "chainsaw" }  empty_deck = [1]

The deck of 25 stays whole: cards in hand, in play and on the discards are taken from it; mines are taken from those left.
"""

from __future__ import annotations

from typing import Any

from gemhold.core.toml import Entry
from gemhold.games.geodia import rules
from gemhold.games.geodia.board import FRONTS, HOME, TILE_NAMES, TILES
from gemhold.games.geodia.data import BUILDINGS, FIRST_TOOL, LANDS, MINES, RESOURCES, Card
from gemhold.games.geodia.names import BASE_NAMES, CARD_NAMES, EVENT_NAMES, LAND_NAMES, mine_text, side_of
from gemhold.games.geodia.state import CHESTS, ENGINEER, GUN, NONE, WORKER, A, Gem, Phase, State

KEYS = (
    "at", "turn", "round", "event", "bases", "roads", "rails", "turned", "land", "known", "workers", "engineers", "machines",
    "link", "chests", "walls", "stock", "gems", "debt", "levels", "hand", "pile", "tools", "empty_deck",
)  # fmt: skip
PHASES = ("main", "combat", "final", "turn")
BASE_PLACES = ("a1-a2", "i2-i3", "f1-g1", "c7-d8")  # unless others are named
MINE_NUMBERS = {mine_text(mine): mine for mine in range(1, MINES)}
CROWD = 3  # figures that fill a tile


def prepare(s: State, table: Entry) -> None:
    table.only(*KEYS)
    _clear(s, table)
    _lay_map(s, table)
    _settle(s, table)
    _supply(s, table)
    _deal(s, table)
    _follow(s)
    _begin(s, table)


def _clear(s: State, table: Entry) -> None:
    """The map laid evenly, bases in place, and nothing else anywhere."""
    s.laid = TILES
    for i in range(TILES):
        s.land[i] = i % len(LANDS)
    for kind in range(len(LANDS)):
        s.land_left[kind] = 0
    bases = dict(enumerate(BASE_PLACES)) | dict(table.by_seat("bases", s.seats, str))
    for seat in range(s.seats):
        s.rim[seat] = _among(table, BASE_NAMES, bases[seat], "place of a base")
        s.front[seat] = FRONTS[s.rim[seat]]
        for resource in range(len(RESOURCES)):
            s.stock[seat][resource] = 0
        s.gems[seat] = s.ledger[seat][Gem.START] = 0
        for kind in (WORKER, ENGINEER):
            s.owned[seat][kind] = s.figures[seat][kind][HOME] = 0


def _lay_map(s: State, table: Entry) -> None:
    s.rail = _tiles(table, table.get("rails", str, ""))
    s.road = _tiles(table, table.get("roads", str, "")) | s.rail
    for name, pair in table.get("land", dict, {}).items():
        _swap_land(s, _tile(table, name), _land(table, pair))
    for name, text in table.get("turned", dict, {}).items():
        s.turned |= 1 << _mine(s, table, name, text)
    for seat, seen in table.by_seat("known", s.seats, dict):
        for name, text in seen.items():
            s.known[seat] |= 1 << _mine(s, table, name, text)
    for seat, names in table.by_seat("walls", s.seats, str):
        s.walls[seat] = _tiles(table, names)


def _swap_land(s: State, tile: int, kind: int) -> None:
    """Give a tile a landscape, and its own to another tile: each stays as frequent as it is."""
    other = next(i for i in range(TILES - 1, -1, -1) if s.land[i] == kind and i != tile)
    if s.land[tile] != kind:
        s.land[other] = s.land[tile]
        s.land[tile] = kind


def _mine(s: State, table: Entry, name: str, text: Any) -> int:
    mine = MINE_NUMBERS.get(text, 0)
    if not mine or s.mines_left[mine] == 0:
        raise table.error(f"no mine {text!r} is left", hint=", ".join(MINE_NUMBERS))
    s.mine[_tile(table, name)] = mine
    s.mines_left[mine] -= 1
    return _tile(table, name)


def _settle(s: State, table: Entry) -> None:
    for kind, key in ((WORKER, "workers"), (ENGINEER, "engineers")):
        for seat, names in table.by_seat(key, s.seats, str):
            for name in names.split():
                s.figures[seat][kind][_place(table, name)] += 1
                s.owned[seat][kind] += 1
    for seat, names in table.by_seat("chests", s.seats, str):
        for chest, text in enumerate(names.split()):
            name, _, gems = text.partition(":")
            if chest >= CHESTS or not gems.isdecimal():
                raise table.error(f"{text!r} is no chest, or one too many", hint="for example: c4:6")
            s.chest[seat][chest], s.chest_gems[seat][chest] = _tile(table, name), int(gems)


def _supply(s: State, table: Entry) -> None:
    for seat, goods in table.by_seat("stock", s.seats, list):
        for resource, n in enumerate(goods):
            s.stock[seat][resource] = n
    for seat, n in table.by_seat("gems", s.seats, int):
        s.gems[seat] = s.ledger[seat][Gem.START] = n
    for seat, n in table.by_seat("debt", s.seats, int):
        s.debt[seat] = n
    for seat, names in table.by_seat("levels", s.seats, str):
        s.upgraded[seat] = sum(1 << _among(table, BUILDINGS, name, "building") for name in names.split())


def _deal(s: State, table: Entry) -> None:
    for key in ("hand", "pile"):
        cards, count = getattr(s, key), getattr(s, f"{key}_n")
        for seat, names in table.by_seat(key, s.seats, str):
            for name in names.split():
                cards[seat][_out(s, table, seat, name)] += 1
                count[seat] += 1
    for seat, names in table.by_seat("machines", s.seats, str):
        for text in names.split():
            name, _, where = text.partition("@")
            heavy = _out(s, table, seat, name) == Card.HEAVY
            slot = GUN if heavy else next(slot for slot in range(GUN) if s.machine[seat][slot] == NONE)
            s.machine[seat][slot] = _place(table, where)
    for seat, name in table.by_seat("link", s.seats, str):
        _out(s, table, seat, CARD_NAMES[side_of(s, seat)][Card.LINK])
        s.link[seat] = _tile(table, name)
    for seat, names in table.by_seat("tools", s.seats, str):
        for name in names.split():
            s.tools[seat] |= 1 << (_out(s, table, seat, name) - FIRST_TOOL)
    for number in table.numbers("empty_deck", []):
        seat = number - 1
        for kind in range(len(Card)):
            s.pile[seat][kind] += s.deck[seat][kind]
            s.deck[seat][kind] = 0
        s.pile_n[seat] += s.deck_n[seat]
        s.deck_n[seat] = 0


def _out(s: State, table: Entry, seat: int, name: str) -> int:
    """Take a card out of the deck."""
    kind = _among(table, CARD_NAMES[side_of(s, seat)], name, "card")
    if s.deck[seat][kind] == 0:
        raise table.error(f"no card {name!r} is left in the deck of seat {seat + 1}")
    s.deck[seat][kind] -= 1
    s.deck_n[seat] -= 1
    return kind


def _follow(s: State) -> None:
    """The sets of tiles that follow from the pieces."""
    for i in range(TILES):
        total = 0
        for seat in range(s.seats):
            n = int(s.figures[seat][WORKER][i] + s.figures[seat][ENGINEER][i])
            total += n
            s.staffed[seat] |= int(n > 0) << i
            s.crewed[seat] |= int(s.figures[seat][ENGINEER][i] > 0) << i
            s.held[seat] |= int(n > 0 or i in [int(at) for at in s.machine[seat]] or s.link[seat] == i) << i
        s.full |= int(total >= CROWD) << i


def _begin(s: State, table: Entry) -> None:
    at = table.choice("at", PHASES) if "at" in table.data else PHASES[0]
    event = table.get("event", str, "market")
    s.event = _among(table, EVENT_NAMES, event, "event")
    s.events[0] = EVENT_NAMES.index("tournament")
    if event != "tournament":
        s.events[1] = s.event
    s.events_left = (1 << len(EVENT_NAMES)) - 1 & ~1 & ~(1 << int(s.event))
    s.round_n = table.number("round", 1, int(s.rounds) + 1, 4 if at == "turn" else 3)
    s.current = table.number("turn", 1, int(s.seats), 1) - 1
    if at == "turn":  # end the turn before
        s.round_n, s.current = (s.round_n, s.current - 1) if s.current > 0 else (s.round_n - 1, s.seats - 1)
    s.turn = s.seats * s.round_n + s.current + 1
    s.asked = s.current
    s.gun_moves = 2
    s.menu = s.phase = Phase.MAIN if at in ("main", "combat") else Phase.FINAL
    if at in ("turn", "combat"):
        rules.apply(s, int(A.end))


# ---------------------------------------------------------------- names


def _among(table: Entry, names: Any, name: Any, what: str) -> int:
    if name not in names:
        raise table.error(f"there is no {what} {name!r}", hint=", ".join(names))
    return int(names.index(name))


def _tile(table: Entry, name: str) -> int:
    return _among(table, TILE_NAMES[:TILES], name, "tile")


def _place(table: Entry, name: str) -> int:
    return HOME if name == "base" else _tile(table, name)


def _tiles(table: Entry, names: str) -> int:
    return sum(1 << _tile(table, name) for name in set(names.split()))


def _land(table: Entry, pair: str) -> int:
    return _among(table, [" ".join(names) for names in LAND_NAMES], pair, "landscape")
