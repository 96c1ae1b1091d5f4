"""Phase 3: weapons and targets, named in one go and then paid (G80–G82, G87)."""

from __future__ import annotations

from gemhold.core.kit import Moves, add, rule
from gemhold.games.geodia.board import TILES
from gemhold.games.geodia.data import GEMS, MOST_STEPS, Card
from gemhold.games.geodia.rules.building import add_tiles
from gemhold.games.geodia.rules.damage import next_target, under_fire
from gemhold.games.geodia.rules.decks import discard
from gemhold.games.geodia.rules.dragon import can_aim_treasure
from gemhold.games.geodia.rules.money import book
from gemhold.games.geodia.rules.weapons import aimable, bill, can_fire, clear_shots, has_weapon
from gemhold.games.geodia.state import BLAST, NONE, ROCKETS, TREASURE_COUNT, WEAPONS, A, Gem, Phase, State


@rule
def start_combat(s: State) -> None:
    s.steps = 0
    s.chosen = NONE
    s.phase = Phase.COMBAT


@rule
def has_target(s: State, seat: int, weapon: int) -> bool:
    if aimable(s, seat, weapon):
        return True
    for treasure in range(TREASURE_COUNT):
        if can_aim_treasure(s, seat, weapon, treasure):
            return True
    return False


@rule
def can_pay_shot(s: State, seat: int, weapon: int) -> bool:
    """Could one more shot be paid, with resources or with Munition?"""
    for munition in range(2):
        if can_fire(s, seat, munition, weapon):
            return True
    return False


@rule
def can_aim(s: State, seat: int, weapon: int) -> bool:
    return has_weapon(s, seat, weapon) and has_target(s, seat, weapon) and can_pay_shot(s, seat, weapon)


# ---------------------------------------------------------------- naming targets


@rule
def legal_combat(s: State, moves: Moves) -> None:
    seat = s.current
    if s.steps < MOST_STEPS:
        for weapon in range(WEAPONS):
            if can_aim(s, seat, weapon):
                add(moves, A.aim + weapon)
    if s.shot_n > 0:
        if s.steps < MOST_STEPS:
            add(moves, A.cancel)
        for munition in range(2):
            if can_fire(s, seat, munition, s.chosen):  # no weapon is picked now
                add(moves, A.fire + munition)
    add(moves, A.end)


@rule
def apply_aim(s: State, weapon: int) -> None:
    s.chosen = weapon
    s.phase = Phase.TARGET


@rule
def legal_target(s: State, moves: Moves) -> None:
    add_tiles(moves, A.target, aimable(s, s.current, s.chosen))
    for treasure in range(TREASURE_COUNT):
        if can_aim_treasure(s, s.current, s.chosen, treasure):
            add(moves, A.target + TILES + treasure)
    add(moves, A.cancel)


@rule
def apply_target(s: State, target: int) -> None:
    s.shot_weapon[s.shot_n] = s.chosen
    s.shot_at[s.shot_n] = target
    s.shot_n += 1
    s.chosen = NONE
    s.phase = Phase.COMBAT


@rule
def apply_cancel_aims(s: State) -> None:
    """Call all shots off."""
    clear_shots(s)


@rule
def apply_cancel_weapon(s: State) -> None:
    s.chosen = NONE
    s.phase = Phase.COMBAT


# ---------------------------------------------------------------- firing


@rule
def apply_fire(s: State, munition: int) -> None:
    """Pay, lay down the cards, then let the tiles under fire be defended and hit."""
    seat = s.current
    for good in range(GEMS + 1):
        cost = bill(s, seat, good, munition, s.chosen)
        if good == GEMS:
            book(s, seat, Gem.PLAYED, -cost)
        else:
            s.stock[seat][good] -= cost
    for shot in range(s.shot_n):
        if s.shot_weapon[shot] == ROCKETS:
            discard(s, seat, Card.ROCKET)
        elif s.shot_weapon[shot] == BLAST:
            discard(s, seat, Card.KABOOM)
    if munition:
        discard(s, seat, Card.MUNITION)
    s.todo = under_fire(s)
    next_target(s)
