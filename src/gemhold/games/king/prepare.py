"""Positions in words, for lessons and tests: the start of a turn on a map that is bare but for what is named.

    turn = 1                                # the seat whose turn it is
    castles = { 1 = "a1 a2", 2 = "c3" }     # spaces with a seat's token
    fires = "d4"  ruins = "e1"  white = "b2"  gold = "b3"
    free = "a3 a4"                          # all other spaces are ruins
    offer = [7, 22, 34, 45, 53]             # cards by number; 0: an empty deck
    cards = { 1 = [4, 17] }  supers = { 2 = [30] }
    fires_of = [0, 2]  white_of = [1, 1]  gold_of = [0, 1]
    seen = "swamp"                          # tiles drawn once and shuffled back
    decks = "full"                          # the other cards lie below the offer; "bare": they are gone

Pieces stay conserved: what is not named lies in the supply.
"""

from __future__ import annotations

from gemhold.core.toml import Entry
from gemhold.games.king.data import CARDS, COMPONENTS, DECK_SIZE, DECKS, LANDS, SPACES
from gemhold.games.king.names import space_names
from gemhold.games.king.rules.turn import start_turn
from gemhold.games.king.state import FIRE, FREE, GONE, IN_DECK, NOBODY, RUIN, State

KEYS = (
    "turn", "castles", "fires", "ruins", "white", "gold", "free", "offer", "cards", "supers", "fires_of", "white_of", "gold_of",
    "seen", "decks",
)  # fmt: skip


def prepare(s: State, table: Entry) -> None:
    table.only(*KEYS)
    _lay_map(s, table)
    _lay_gems(s, table)
    _see_tiles(s, table)
    _deal(s, table)
    s.current = table.number("turn", 1, s.seats, 1) - 1
    start_turn(s)


def _lay_map(s: State, table: Entry) -> None:
    holders = {name: seat for seat, names in table.by_seat("castles", s.seats, str) for name in names.split()}
    holders |= dict.fromkeys(table.get("fires", str, "").split(), FIRE)
    holders |= dict.fromkeys(table.get("ruins", str, "").split(), RUIN)
    if "free" in table.data:
        free = table.get("free", str).split()
        holders = {name: RUIN for name in space_names(s) if name not in free} | holders
    for i in range(SPACES):
        s.owner[i] = FREE
    s.white = s.gold = 0
    s.supply_fires, s.unseen_n = COMPONENTS.fires, SPACES
    for land in range(len(LANDS)):
        s.unseen[land] = SPACES // len(LANDS)
    for name, holder in holders.items():
        i = _space(s, table, name)
        s.owner[i] = holder
        s.unseen[s.land[i]] -= 1
        s.unseen_n -= 1
        if holder >= 0:
            s.tokens[holder] -= 1
        elif holder == FIRE:
            s.supply_fires -= 1


def _lay_gems(s: State, table: Entry) -> None:
    white, gold = (table.get(kind, str, "").split() for kind in ("white", "gold"))
    for name in white:
        s.white |= 1 << _space(s, table, name)
    for name in gold:
        s.gold |= 1 << _space(s, table, name)
    s.supply_white, s.supply_gold = COMPONENTS.white_gems - len(white), COMPONENTS.gold_gems - len(gold)
    owned = [table.numbers(key, [0] * s.seats) for key in ("fires_of", "white_of", "gold_of")]
    if any(len(numbers) != s.seats for numbers in owned):
        raise table.error(f"fires_of, white_of and gold_of have {s.seats} numbers each")
    for seat in range(s.seats):
        s.fires[seat], s.white_gems[seat], s.gold_gems[seat] = (numbers[seat] for numbers in owned)
        s.supply_fires -= s.fires[seat]
        s.supply_white -= s.white_gems[seat]
        s.supply_gold -= s.gold_gems[seat]
    if min(s.supply_fires, s.supply_white, s.supply_gold) < 0:
        raise table.error("more fires or gems than there are")


def _see_tiles(s: State, table: Entry) -> None:
    for name in table.get("seen", str, "").split():
        if name not in LANDS or s.unseen[LANDS.index(name)] == 0:
            raise table.error(f"no tile {name!r} is left to be seen")
        land = LANDS.index(name)
        s.unseen[land] -= 1
        s.seen[land] += 1
        s.unseen_n -= 1
        s.seen_n += 1


def _deal(s: State, table: Entry) -> None:
    full = table.choice("decks", ("full", "bare")) == "full" if "decks" in table.data else True
    for card in range(CARDS):
        s.holder[card] = IN_DECK if full else GONE
    s.face_down = 0
    for key in ("cards", "supers"):
        for seat, numbers in table.by_seat(key, s.seats, list):
            for number in numbers:
                s.holder[_card(table, number)] = seat
                s.face_down |= int(key == "supers") << number - 1
    offer = table.numbers("offer")
    if len(offer) != DECKS:
        raise table.error(f"the offer has {DECKS} cards")
    for deck, number in enumerate(offer):
        if number and (_card(table, number) // DECK_SIZE != deck or s.holder[number - 1] >= 0):
            raise table.error(f"card {number} cannot be offered by deck {deck + 1}")
        s.offer[deck] = number - 1 if number else NOBODY
        cards = range(deck * DECK_SIZE, (deck + 1) * DECK_SIZE)
        for card in cards:
            if not number and s.holder[card] == IN_DECK:
                s.holder[card] = GONE
        if number:
            s.holder[number - 1] = IN_DECK
        s.below[deck] = sum(s.holder[card] == IN_DECK for card in cards) - (1 if number else 0)


def _space(s: State, table: Entry, name: str) -> int:
    if name not in space_names(s):
        raise table.error(f"there is no space {name!r}")
    return space_names(s).index(name)


def _card(table: Entry, number: int) -> int:
    if not 1 <= number <= CARDS:
        raise table.error(f"there is no card {number}")
    return number - 1
