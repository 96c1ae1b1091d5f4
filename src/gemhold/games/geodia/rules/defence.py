"""Defence: putting out and evacuation (G66, G83)."""

from __future__ import annotations

from gemhold.core.kit import Moves, add, rule
from gemhold.games.geodia.board import HOME, spread
from gemhold.games.geodia.data import LIMITS, WATER, Card, Event
from gemhold.games.geodia.rules.control import all_walls, are_friends, depart, foes_held, links, network, passable, tracks
from gemhold.games.geodia.rules.credit import empty_chest, source_of
from gemhold.games.geodia.rules.decks import discard
from gemhold.games.geodia.rules.items import has_item
from gemhold.games.geodia.rules.money import book
from gemhold.games.geodia.state import (
    FIGURES,
    ITEM_CHEST,
    ITEM_MACHINE,
    ITEMS,
    MOST_PUT_OUT,
    NONE,
    A,
    Gem,
    Phase,
    State,
    Then,
)

PUT_OUT, PUT_OUT_WALL = LIMITS["put_out"], LIMITS["put_out_wall"]


@rule
def put_out_price(s: State, tile: int) -> int:
    """Water for one damage: less behind a wall, less in the wet season (G71, G83)."""
    price = PUT_OUT_WALL if all_walls(s) >> tile & 1 else PUT_OUT
    return price - 1 if s.event == Event.WET_SEASON else price


@rule
def engineer_reaches(s: State, seat: int, tile: int) -> bool:
    """An engineer on the tile, or on a railway joined to it by railway."""
    bit = 1 << tile
    if s.crewed[seat] & bit:
        return True
    if s.rules < 2:
        ground = (s.rail | links(s)) & ~foes_held(s, seat)
        return ground & bit != 0 and spread(bit, ground) & s.crewed[seat] != 0
    ground = tracks(s, seat, passable(s, seat))  # the same reach as gems have
    joined = spread(bit, ground)
    home = network(s, seat, ground)  # one net at the base: its front tiles, and the airship's or drill's
    if joined & home:
        joined |= home
    return joined & s.crewed[seat] != 0


@rule
def most_put_out(s: State, seat: int) -> int:
    """Damage a seat could put out on the tile under fire. KA-BOOM cannot be put out."""
    if s.blast or s.damage == 0 or not engineer_reaches(s, seat, s.tile):
        return 0
    price = put_out_price(s, s.tile)
    most = min(s.damage, MOST_PUT_OUT)
    return most if price == 0 else min(most, s.stock[seat][WATER] // price)


@rule
def may_rescue(s: State, seat: int, tile: int, item: int) -> bool:
    """Own figures and chests, and the partner's (G66); no siege machines."""
    what = item % ITEMS
    return are_friends(s, seat, item // ITEMS) and (what < ITEM_MACHINE or what >= ITEM_CHEST) and has_item(s, tile, item) > 0


@rule
def any_rescue(s: State, seat: int, tile: int) -> bool:
    for item in range(s.seats * ITEMS):
        if may_rescue(s, seat, tile, item):
            return True
    return False


@rule
def might_evacuate(s: State, seat: int) -> bool:
    """As far as everybody can see, might the seat hold its Airship or Drill and pay for it?"""
    return s.hand_n[seat] > 0 and s.gems[seat] > 0 and s.link[seat] == NONE and s.pile[seat][Card.LINK] == 0


@rule
def defends(s: State, seat: int) -> bool:
    """Is the seat asked? Decided by what everybody sees, so that the question gives nothing away.

    A tile somebody controls is defended by them and their partner, another one by all whom it concerns (G83).
    """
    if are_friends(s, seat, s.current):
        return False
    bit = 1 << s.tile
    if foes_held(s, seat) & bit:
        return False
    return most_put_out(s, seat) > 0 or (might_evacuate(s, seat) and any_rescue(s, seat, s.tile))


@rule
def ask_defender(s: State) -> bool:
    """Ask the next defender after the one asked last, in turn order from the attacker."""
    seat = (s.asked + 1) % s.seats
    while seat != s.current:
        if defends(s, seat):
            s.asked = seat
            s.phase = Phase.DEFEND
            return True
        seat = (seat + 1) % s.seats
    s.asked = s.current
    return False


@rule
def rescues_left(s: State, seat: int) -> int:
    """Things that may still be rescued: as many as there were gems when the card was played, a chest's gems not counted (G66)."""
    return s.left if s.phase == Phase.RESCUE and s.rules >= 2 else s.gems[seat]


@rule
def legal_rescue(s: State, moves: Moves) -> None:
    seat = s.asked
    if rescues_left(s, seat) > 0:
        for item in range(s.seats * ITEMS):
            if may_rescue(s, seat, s.tile, item):
                add(moves, A.rescue + item)


@rule
def legal_defend(s: State, moves: Moves) -> None:
    for n in range(most_put_out(s, s.asked)):
        add(moves, A.put_out + n)
    if s.hand[s.asked][Card.LINK] > 0:
        legal_rescue(s, moves)
    add(moves, A.no)


@rule
def put_out(s: State, n: int) -> None:
    s.stock[s.asked][WATER] -= n * put_out_price(s, s.tile)
    s.damage -= n


# ---------------------------------------------------------------- evacuation (G66)


@rule
def rescue(s: State, item: int) -> None:
    """A gem brings a figure home, or a chest, which is credited to its owner. The first lays down the card."""
    seat = s.asked
    s.left = rescues_left(s, seat) - 1
    if s.phase != Phase.RESCUE:
        discard(s, seat, Card.LINK)
        s.then = Then.DEFENCE if s.phase == Phase.DEFEND else Then.WORMS
        s.phase = Phase.RESCUE
    book(s, seat, Gem.RESCUE, -1)
    owner = item // ITEMS
    what = item % ITEMS
    if what < FIGURES:
        depart(s, owner, what, s.tile)
        s.figures[owner][what][HOME] += 1
    else:
        book(s, owner, source_of(s, s.tile), empty_chest(s, owner, what - ITEM_CHEST))


@rule
def legal_more_rescue(s: State, moves: Moves) -> None:
    legal_rescue(s, moves)
    add(moves, A.done)
