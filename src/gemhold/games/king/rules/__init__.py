"""The rules of King of the Dice: the functions of `core/contract.py`. Each step of a turn has its module."""

from __future__ import annotations

from gemhold.core.contract import CHANCE, OVER
from gemhold.core.kit import Moves, inlined_rule
from gemhold.games.king.rules.alarm import apply_alarm_draw, apply_fire_of, apply_lay_fire, legal_fire_of, legal_lay_fire
from gemhold.games.king.rules.building import apply_draw, apply_place, legal_place, tile_chances
from gemhold.games.king.rules.citizens import apply_check, apply_reveal, apply_slay, legal_check
from gemhold.games.king.rules.dice import outcomes
from gemhold.games.king.rules.raids import (
    apply_raid,
    apply_steal_card,
    apply_steal_gem,
    legal_raid,
    legal_slay,
    legal_steal_card,
    legal_steal_gem,
)
from gemhold.games.king.rules.scoring import breakdown, rank, score
from gemhold.games.king.rules.turn import apply_deal, apply_keep, apply_roll, apply_start_roll, end_turn, legal_keep
from gemhold.games.king.state import ALL_DICE, A, Phase, State

__all__ = ["actor", "apply", "breakdown", "chances", "legal", "rank", "score", "turns"]


@inlined_rule
def actor(s: State) -> int:
    if s.phase == Phase.OVER:
        return OVER
    return CHANCE if s.phase < Phase.KEEP else s.current


@inlined_rule
def turns(s: State) -> int:
    return s.turn + 1


@inlined_rule
def chances(s: State) -> int:
    if s.phase == Phase.START_ROLL:
        return outcomes(ALL_DICE)
    if s.phase == Phase.ROLL:
        return outcomes(s.to_roll)
    if s.phase == Phase.DEAL or s.phase == Phase.REVEAL:
        return s.below[s.deck]
    return tile_chances(s)


@inlined_rule
def legal(s: State, moves: Moves) -> int:
    moves.n = 0
    phase = s.phase
    if phase == Phase.KEEP:
        legal_keep(s, moves)
    elif phase == Phase.CHECK:
        legal_check(s, moves)
    elif phase == Phase.PLACE:
        legal_place(s, moves)
    elif phase == Phase.SLAY:
        legal_slay(s, moves)
    elif phase == Phase.RAID:
        legal_raid(s, moves)
    elif phase == Phase.STEAL_CARD:
        legal_steal_card(s, moves)
    elif phase == Phase.STEAL_GEM:
        legal_steal_gem(s, moves)
    elif phase == Phase.LAY_FIRE:
        legal_lay_fire(s, moves)
    elif phase == Phase.FIRE_OF:
        legal_fire_of(s, moves)
    return moves.n


@inlined_rule
def apply(s: State, x: int) -> None:
    phase = s.phase
    if phase == Phase.ROLL:
        apply_roll(s, x)
    elif phase == Phase.REVEAL:
        apply_reveal(s, x)
    elif phase == Phase.DRAW:
        apply_draw(s, x)
    elif phase == Phase.ALARM_DRAW:
        apply_alarm_draw(s, x)
    elif phase == Phase.DEAL:
        apply_deal(s, x)
    elif phase == Phase.START_ROLL:
        apply_start_roll(s, x)
    elif phase == Phase.KEEP:
        apply_keep(s, x - A.keep)
    elif phase == Phase.CHECK:
        apply_check(s, x)
    elif phase == Phase.PLACE:
        apply_place(s, x - A.place)
    elif phase == Phase.SLAY:
        apply_slay(s, x - A.slay)
    elif phase == Phase.RAID:
        apply_raid(s, x - A.raid)
    elif phase == Phase.LAY_FIRE:
        apply_lay_fire(s, x - A.lay_fire)
    elif phase == Phase.FIRE_OF:
        apply_fire_of(s, x - A.fire_of)
    elif x == A.skip:  # stealing is optional
        end_turn(s)
    elif phase == Phase.STEAL_CARD:
        apply_steal_card(s, x - A.steal_card)
    else:
        apply_steal_gem(s, x - A.steal_gem)
