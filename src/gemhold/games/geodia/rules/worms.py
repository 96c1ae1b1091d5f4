"""Worms in the mines, at the start of a round (G77)."""

from __future__ import annotations

from gemhold.core.kit import Moves, add, lowest, rule
from gemhold.games.geodia.data import Card
from gemhold.games.geodia.rules.control import figures_at
from gemhold.games.geodia.rules.credit import mines_hit
from gemhold.games.geodia.rules.decks import discard
from gemhold.games.geodia.rules.defence import legal_rescue, might_evacuate
from gemhold.games.geodia.rules.income import start_turn
from gemhold.games.geodia.rules.items import destroy, has_item
from gemhold.games.geodia.rules.money import CARD_PRICE, SHOT_PRICE, can_pay, pay, side
from gemhold.games.geodia.rules.weapons import in_range
from gemhold.games.geodia.state import ENGINEER, FIGURES, ITEMS, MACHINES, NOBODY, ROCKETS, WORKER, A, Gem, Phase, State


@rule
def apply_worms_roll(s: State, outcome: int) -> None:
    s.mining = outcome + 1
    s.asked = NOBODY
    s.todo = 0
    if s.rules >= 2:
        s.worms = mines_hit(s, s.staffed[0] | s.staffed[1] | s.staffed[2] | s.staffed[3], s.mining)
    next_worm(s)


@rule
def worms_before(s: State, seat: int) -> int:
    """Threatened mines a seat is asked about: its own, and its partner's for a rescue."""
    if s.rules < 2:
        return mines_hit(s, s.staffed[seat], s.mining)
    return s.worms & (s.staffed[seat] | s.staffed[seat ^ 2] if s.teams else s.staffed[seat])


@rule
def concerns(s: State, seat: int, tile: int) -> bool:
    """Who has no figure there is asked only if, as far as everybody can see, they might rescue the partner's (G66, G77)."""
    return figures_at(s, seat, tile) > 0 or might_evacuate(s, seat)


@rule
def next_worm(s: State) -> None:
    """The next threatened mine of the seat asked, or of the next seat; after the last they bite and the first turn begins."""
    while s.asked < s.seats:
        while s.todo:
            s.tile = lowest(s.todo)
            s.todo &= s.todo - 1
            if concerns(s, s.asked, s.tile):
                s.phase = Phase.WORMS
                return
        s.asked += 1
        s.fired = 0
        if s.asked < s.seats:
            s.todo = worms_before(s, s.asked)
    bite(s)
    start_turn(s)


@rule
def bite(s: State) -> None:
    """In every mine nobody has saved each seat loses a figure. All have answered before, so nobody is disarmed too early."""
    for seat in range(s.seats):
        tiles = s.worms & s.staffed[seat]
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            engineer = (s.crewed[seat] & s.doomed[seat]) >> tile & 1
            kind = ENGINEER if engineer or s.figures[seat][WORKER][tile] == 0 else WORKER
            destroy(s, tile, seat * ITEMS + kind)
        s.doomed[seat] = 0
    s.worms = 0


@rule
def can_shoot(s: State, seat: int, weapon: int) -> bool:
    """A shot that can be paid, with a weapon in range that has not fired at worms this round."""
    if not in_range(s, seat, weapon) >> s.tile & 1:
        return False
    if weapon == ROCKETS:
        return s.hand[seat][Card.ROCKET] > 0 and can_pay(s, seat, CARD_PRICE[side(s, seat)][Card.ROCKET])
    return not s.fired >> weapon & 1 and can_pay(s, seat, SHOT_PRICE[side(s, seat)])


@rule
def legal_worms(s: State, moves: Moves) -> None:
    """Shoot, rescue, or say what is lost; a partner elsewhere may only rescue."""
    seat = s.asked
    here = figures_at(s, seat, s.tile) > 0
    if here:
        for weapon in range(MACHINES + 1):
            if can_shoot(s, seat, weapon):
                add(moves, A.shoot + weapon)
    if s.hand[seat][Card.LINK] > 0:
        legal_rescue(s, moves)
    for kind in range(FIGURES):
        if has_item(s, s.tile, seat * ITEMS + kind) > 0:
            add(moves, A.lose + seat * ITEMS + kind)
    if not here:
        add(moves, A.no)


@rule
def apply_shoot(s: State, weapon: int) -> None:
    seat = s.asked
    if weapon == ROCKETS:
        pay(s, seat, CARD_PRICE[side(s, seat)][Card.ROCKET], Gem.PLAYED)
        discard(s, seat, Card.ROCKET)
    else:
        pay(s, seat, SHOT_PRICE[side(s, seat)], Gem.PLAYED)
        s.fired |= 1 << weapon
    s.worms &= ~(1 << s.tile)  # one shot saves the mine, for the partner too
    next_worm(s)


@rule
def apply_worms_lose(s: State, item: int) -> None:
    """The seat says what it will lose, unless the partner saves the mine. In rules 1 it was lost at once."""
    if s.rules < 2:
        destroy(s, s.tile, item)
    elif item % ITEMS == ENGINEER:
        s.doomed[s.asked] |= 1 << s.tile
    next_worm(s)


@rule
def after_worms_rescue(s: State) -> None:
    """Whoever stays is still threatened."""
    if figures_at(s, s.asked, s.tile) > 0:
        s.phase = Phase.WORMS
    else:
        next_worm(s)
