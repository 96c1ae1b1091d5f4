"""Weapons: who has which, what they reach, what they cost (G80–G82)."""

from __future__ import annotations

from gemhold.core.kit import lowest, rule, table
from gemhold.games.geodia.board import ALL_TILES, HOME, WITHIN
from gemhold.games.geodia.data import GEMS, LIMITS, SIDES, Card, Event
from gemhold.games.geodia.rules.control import all_walls, chests_of, friends_held, fronts, links
from gemhold.games.geodia.rules.money import CARD_PRICE, SHOT_PRICE, side
from gemhold.games.geodia.state import BLAST, GUN, NONE, ROCKETS, State

RANGE = LIMITS["range"]
GUN_RANGE = table([LIMITS["range_trebuchet"], LIMITS["range"]])  # of the heavy machine, by side
ROCKET_DAMAGE, SIEGE_DAMAGE = LIMITS["damage_rocket"], LIMITS["damage_siege"]
assert SIDES == ("goblins", "dwarves")


@rule
def in_range(s: State, seat: int, weapon: int) -> int:
    """Tiles a weapon reaches, DRAGON among them; a rocket flies from any of the seat's engineers (G80, G81)."""
    if weapon == BLAST:
        return ALL_TILES
    if weapon == ROCKETS:
        out = 0
        crews = s.crewed[seat]
        while crews:
            out |= WITHIN[RANGE][lowest(crews)]
            crews &= crews - 1
        return out
    at = s.machine[seat][weapon]
    if at in (NONE, HOME):
        return 0
    return WITHIN[GUN_RANGE[side(s, seat)] if weapon == GUN else RANGE][at]


@rule
def something_on(s: State) -> int:
    """Tiles with anything that can be damaged."""
    out = s.road | links(s) | all_walls(s)
    for seat in range(s.seats):
        out |= s.held[seat] | chests_of(s, seat)
    return out


@rule
def aimable(s: State, seat: int, weapon: int) -> int:
    """Tiles that may be aimed at (G70, G82); only KA-BOOM may hit one's own."""
    if s.event == Event.TOURNAMENT:
        return 0
    own = 0 if weapon == BLAST else friends_held(s, seat)
    return something_on(s) & ~fronts(s) & ~own & in_range(s, seat, weapon)


@rule
def damage_of(weapon: int) -> int:
    """KA-BOOM is no matter of numbers."""
    if weapon == BLAST:
        return 0
    return ROCKET_DAMAGE if weapon == ROCKETS else SIEGE_DAMAGE


@rule
def damage_at(s: State, target: int) -> int:
    """Damage of all shots at a tile, or at a treasure."""
    damage = 0
    for shot in range(s.shot_n):
        if s.shot_at[shot] == target:
            damage += damage_of(s.shot_weapon[shot])
    return damage


@rule
def first_shot(s: State, tile: int) -> int:
    """The first shot at a tile under fire."""
    shot = 0
    while s.shot_at[shot] != tile:
        shot += 1
    return shot


@rule
def clear_shots(s: State) -> None:
    """Forget the shots, without a trace of those called off."""
    for shot in range(s.shot_n):
        s.shot_weapon[shot] = 0
        s.shot_at[shot] = 0
        s.doused[shot] = 0
    s.shot_n = 0


@rule
def shots_with(s: State, weapon: int) -> int:
    n = 0
    for shot in range(s.shot_n):
        if s.shot_weapon[shot] == weapon:
            n += 1
    return n


@rule
def has_weapon(s: State, seat: int, weapon: int) -> bool:
    """Is the weapon there and not used yet? Each fires once (G81)."""
    if weapon == ROCKETS:
        return s.hand[seat][Card.ROCKET] > shots_with(s, weapon)
    if weapon == BLAST:
        return s.hand[seat][Card.KABOOM] > shots_with(s, weapon)
    return s.machine[seat][weapon] != NONE and shots_with(s, weapon) == 0


# ---------------------------------------------------------------- what shots cost (G81)


@rule
def shot_price(s: State, seat: int, weapon: int, good: int, munition: int) -> int:
    """Munition replaces the resources of all shots but KA-BOOM."""
    if weapon == BLAST:
        return CARD_PRICE[side(s, seat)][Card.KABOOM][good]
    if munition:
        return 0
    return CARD_PRICE[side(s, seat)][Card.ROCKET][good] if weapon == ROCKETS else SHOT_PRICE[side(s, seat)][good]


@rule
def bill(s: State, seat: int, good: int, munition: int, extra: int) -> int:
    """What the shots named so far cost of a good, and one more with the weapon `extra` (NONE: no more)."""
    total = CARD_PRICE[side(s, seat)][Card.MUNITION][good] if munition else 0
    for shot in range(s.shot_n):
        total += shot_price(s, seat, s.shot_weapon[shot], good, munition)
    if extra != NONE:
        total += shot_price(s, seat, extra, good, munition)
    return total


@rule
def can_fire(s: State, seat: int, munition: int, extra: int) -> bool:
    """Can the bill be paid, with resources or with Munition?"""
    if munition:
        idle = extra in (NONE, BLAST)
        for shot in range(s.shot_n):
            if s.shot_weapon[shot] != BLAST:
                idle = False
        if idle or s.hand[seat][Card.MUNITION] == 0:
            return False
    for good in range(GEMS + 1):
        have = s.gems[seat] if good == GEMS else s.stock[seat][good]
        if have < bill(s, seat, good, munition, extra):
            return False
    return True
