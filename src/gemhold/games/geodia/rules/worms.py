"""Worms in the mines, at the start of a round (G77)."""

from __future__ import annotations

from gemhold.core.kit import Moves, add, lowest, rule
from gemhold.games.geodia.data import Card
from gemhold.games.geodia.rules.control import figures_at
from gemhold.games.geodia.rules.credit import mines_hit
from gemhold.games.geodia.rules.decks import discard
from gemhold.games.geodia.rules.defence import legal_rescue
from gemhold.games.geodia.rules.income import start_turn
from gemhold.games.geodia.rules.items import destroy, has_item
from gemhold.games.geodia.rules.money import CARD_PRICE, SHOT_PRICE, can_pay, pay, side
from gemhold.games.geodia.rules.weapons import in_range
from gemhold.games.geodia.state import FIGURES, ITEMS, MACHINES, NOBODY, ROCKETS, A, Gem, Phase, State


@rule
def apply_worms_roll(s: State, outcome: int) -> None:
    s.mining = outcome + 1
    s.asked = NOBODY
    s.todo = 0
    next_worm(s)


@rule
def next_worm(s: State) -> None:
    """The next threatened mine of the seat asked, or of the next seat; after the last, the first turn begins."""
    while s.todo == 0:
        if s.asked + 1 == s.seats:
            start_turn(s)
            return
        s.asked += 1
        s.fired = 0
        s.todo = mines_hit(s, s.staffed[s.asked], s.mining)
    s.tile = lowest(s.todo)
    s.todo &= s.todo - 1
    s.phase = Phase.WORMS


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
    seat = s.asked
    for weapon in range(MACHINES + 1):
        if can_shoot(s, seat, weapon):
            add(moves, A.shoot + weapon)
    if s.hand[seat][Card.LINK] > 0:
        legal_rescue(s, moves)
    for kind in range(FIGURES):
        if has_item(s, s.tile, seat * ITEMS + kind) > 0:
            add(moves, A.lose + seat * ITEMS + kind)


@rule
def apply_shoot(s: State, weapon: int) -> None:
    seat = s.asked
    if weapon == ROCKETS:
        pay(s, seat, CARD_PRICE[side(s, seat)][Card.ROCKET], Gem.PLAYED)
        discard(s, seat, Card.ROCKET)
    else:
        pay(s, seat, SHOT_PRICE[side(s, seat)], Gem.PLAYED)
        s.fired |= 1 << weapon
    next_worm(s)


@rule
def apply_worms_lose(s: State, item: int) -> None:
    destroy(s, s.tile, item)
    next_worm(s)


@rule
def after_worms_rescue(s: State) -> None:
    """Whoever stays is still threatened."""
    if figures_at(s, s.asked, s.tile) > 0:
        s.phase = Phase.WORMS
    else:
        next_worm(s)
