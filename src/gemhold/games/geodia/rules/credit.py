"""Gems come home: mines, chests, loot, and Gem Find which doubles one tile (G31, G33, G34, G85)."""

from __future__ import annotations

from gemhold.core.kit import Moves, add, lowest, rule, table
from gemhold.games.geodia.board import TILES
from gemhold.games.geodia.data import MINE_LIST, MINES, Card, Event, Mine
from gemhold.games.geodia.rules.control import (
    are_friends,
    chests_against,
    chests_of,
    figures_at,
    friends_held,
    network,
    passable,
    rail_network,
    tracks,
)
from gemhold.games.geodia.rules.decks import discard
from gemhold.games.geodia.rules.money import CARD_PRICE, book, can_pay, pay, side
from gemhold.games.geodia.state import CHESTS, NONE, A, Gem, Phase, State, Then

MINE_GEMS = table([0] + [mine.gems for mine in MINE_LIST])
MINE_HIT = table([[0] * 7] + [[int(number in mine.numbers) for number in range(7)] for mine in MINE_LIST])
assert len(MINE_LIST) + 1 == MINES


@rule
def mines_hit(s: State, tiles: int, number: int) -> int:
    """Those of the tiles that are turned mines with this number of the mining die."""
    tiles &= s.turned
    out = 0
    while tiles:
        tile = lowest(tiles)
        if MINE_HIT[s.mine[tile]][number]:
            out |= 1 << tile
        tiles &= tiles - 1
    return out


@rule
def yield_of(s: State, seat: int, tile: int) -> int:
    """Gems a mine gives the seat now: for each own miner, or once (G33)."""
    if s.mine[tile] == Mine.SINGLE:
        return MINE_GEMS[Mine.SINGLE]
    return MINE_GEMS[s.mine[tile]] * figures_at(s, seat, tile)


@rule
def source_of(s: State, tile: int) -> int:
    return Gem.SINGLE if s.mine[tile] == Mine.SINGLE else Gem.MINES


@rule
def free_chests(s: State, seat: int) -> int:
    n = 0
    for chest in range(CHESTS):
        if s.chest[seat][chest] == NONE:
            n += 1
    return n


@rule
def put_chest(s: State, seat: int, tile: int) -> None:
    """A chest with what the mine gives; one must be free (G34)."""
    for chest in range(CHESTS):
        if s.chest[seat][chest] == NONE:
            s.chest[seat][chest] = tile
            s.chest_gems[seat][chest] = yield_of(s, seat, tile)
            return


@rule
def empty_chest(s: State, seat: int, chest: int) -> int:
    """A chest goes back to its owner's supply; returns the gems that were in it."""
    gems = s.chest_gems[seat][chest]
    s.chest[seat][chest] = NONE
    s.chest_gems[seat][chest] = 0
    return gems


# ---------------------------------------------------------------- what can still be doubled (Gem Find, Work Tools)


@rule
def gain(s: State, seat: int, tile: int, source: int, gems: int) -> None:
    """Gems are credited from a tile (TILES: the treasure). Gem Find may double them as the next step."""
    book(s, seat, source, gems)
    if s.rules >= 2 and gems > 0:
        s.gains |= 1 << tile
        s.gained[1 if source == Gem.STOLEN else 0][tile] += gems


@rule
def forget_gains(s: State) -> None:
    """They cannot be doubled any more."""
    while s.gains:
        tile = lowest(s.gains)
        s.gained[0][tile] = 0
        s.gained[1][tile] = 0
        s.gains &= s.gains - 1


@rule
def double_gems(s: State, seat: int, tile: int) -> None:
    book(s, seat, Gem.TREASURE if tile == TILES else source_of(s, tile), s.gained[0][tile])
    book(s, seat, Gem.STOLEN, s.gained[1][tile])


# ---------------------------------------------------------------- Gem Find by rules 1: a question to its holder


@rule
def can_find(s: State, seat: int) -> bool:
    return s.hand[seat][Card.FIND] > 0 and can_pay(s, seat, CARD_PRICE[side(s, seat)][Card.FIND])


@rule
def ask_find(s: State, then: int) -> bool:
    """Ask whether Gem Find doubles one of the tiles about to be credited. By rules 2 nobody is asked: that gave the card away."""
    if s.rules >= 2 or not can_find(s, s.current):
        return False
    s.asked = s.current
    s.then = then
    s.phase = Phase.FIND
    return True


@rule
def legal_find(s: State, moves: Moves) -> None:
    tiles = s.todo | s.loot
    if tiles == 0:  # the dragon's treasure
        add(moves, A.play + Card.FIND)
    while tiles:
        add(moves, A.site + lowest(tiles))
        tiles &= tiles - 1
    add(moves, A.no)


@rule
def pay_find(s: State, seat: int) -> None:
    pay(s, seat, CARD_PRICE[side(s, seat)][Card.FIND], Gem.PLAYED)
    discard(s, seat, Card.FIND)


# ---------------------------------------------------------------- chests


@rule
def collect(s: State, seat: int) -> None:
    """Credit the own chests on the tiles of `todo` and steal those of opponents on the tiles of `loot`."""
    for owner in range(s.seats):
        own = owner == seat
        if not own and are_friends(s, seat, owner):
            continue
        for chest in range(CHESTS):
            tile = s.chest[owner][chest]
            if tile != NONE and (s.todo if own else s.loot) >> tile & 1:
                gems = empty_chest(s, owner, chest)
                gain(s, seat, tile, source_of(s, tile) if own else Gem.STOLEN, 2 * gems if tile == s.doubled else gems)
    s.todo = 0
    s.loot = 0
    s.doubled = NONE


@rule
def ripe_at_start(s: State, seat: int) -> None:
    """G31: chests on controlled tiles with a route. Those of opponents are stolen (G85)."""
    home = network(s, seat, passable(s, seat))
    s.todo = chests_of(s, seat) & friends_held(s, seat) & home
    s.loot = chests_against(s, seat) & s.held[seat] & home


@rule
def ripe_in_turn(s: State, seat: int) -> bool:
    """Chests a railway now joins to the base: the own ones, and opponents' where one holds the tile (G34, G85)."""
    own = chests_of(s, seat) & friends_held(s, seat)
    theirs = chests_against(s, seat) & s.held[seat]
    if own | theirs:
        ground = passable(s, seat)
        joined = network(s, seat, tracks(s, seat, ground)) if s.event != Event.BLIZZARD else 0  # G74
        own &= joined
        theirs &= joined if s.rules >= 2 else network(s, seat, ground)  # in rules 1 loot came home over any route
    s.todo = own
    s.loot = theirs
    return (own | theirs) != 0


@rule
def to_menu(s: State) -> None:
    s.asked = s.current
    s.chosen = NONE
    s.origin = 0
    s.left = 0
    s.phase = s.menu


@rule
def harvest(s: State) -> None:
    """After something changed on the map in a main or final phase: back to the menu, by way of gems that come home."""
    to_menu(s)
    if ripe_in_turn(s, s.current) and not ask_find(s, Then.MENU):
        collect(s, s.current)


# ---------------------------------------------------------------- mines


@rule
def instant(s: State, seat: int, tiles: int) -> int:
    """Those of the tiles whose gems need no chest: controlled, with an unbroken railway, and no blizzard (G34, G74)."""
    if s.event == Event.BLIZZARD:
        return 0
    return tiles & s.held[seat] & rail_network(s, seat)


@rule
def credit_mines(s: State, seat: int) -> None:
    """Credit what the mines of `todo` give."""
    tiles = s.todo
    while tiles:
        tile = lowest(tiles)
        gems = yield_of(s, seat, tile)
        gain(s, seat, tile, source_of(s, tile), 2 * gems if tile == s.doubled else gems)
        tiles &= tiles - 1
    s.todo = 0
    s.doubled = NONE
