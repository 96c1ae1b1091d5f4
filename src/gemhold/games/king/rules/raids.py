"""Taking from others: dragons (K53), tokens (K54), cards (K51) and gems (K52)."""

from __future__ import annotations

from gemhold.core.kit import Moves, add, inlined_rule, table
from gemhold.games.king.data import CARD_LIST, CARDS, SPACES, Steals
from gemhold.games.king.rules.scoring import around, spaces_of
from gemhold.games.king.rules.turn import end_turn, win_at_once
from gemhold.games.king.state import FIRE, NOBODY, SEATS, A, Phase, State

STEALS = table([int(card.steals) for card in CARD_LIST])


# ---------------------------------------------------------------- the Dragon Slayer (K53)


@inlined_rule
def start_slaying(s: State) -> None:
    if spaces_of(s, FIRE) == 0:
        end_turn(s)
    elif s.tokens[s.current] == 0:
        win_at_once(s)
    else:
        s.phase = Phase.SLAY


@inlined_rule
def legal_slay(s: State, moves: Moves) -> None:
    for space in range(SPACES):
        if s.owner[space] == FIRE:
            add(moves, A.slay + space)


# ---------------------------------------------------------------- the Bandit (K54)


@inlined_rule
def foreign(s: State) -> int:
    """Spaces with tokens of other players, as bits."""
    out = 0
    for space in range(SPACES):
        if s.owner[space] >= 0 and s.owner[space] != s.current:
            out |= 1 << space
    return out


@inlined_rule
def nearest(s: State) -> int:
    """The other players' tokens nearest to any token of the player, as bits; all of them if the player has none on the map."""
    targets = foreign(s)
    reached = spaces_of(s, s.current)
    if reached == 0 or targets == 0:
        return targets
    while reached & targets == 0:
        reached |= around(s, reached)
    return reached & targets


@inlined_rule
def start_raiding(s: State) -> None:
    if foreign(s) == 0:
        end_turn(s)
    elif s.tokens[s.current] == 0:
        win_at_once(s)
    else:
        s.phase = Phase.RAID


@inlined_rule
def legal_raid(s: State, moves: Moves) -> None:
    targets = nearest(s)
    for space in range(SPACES):
        if targets >> space & 1:
            add(moves, A.raid + space)


@inlined_rule
def apply_raid(s: State, space: int) -> None:
    s.tokens[s.owner[space]] += 1
    s.owner[space] = s.current
    s.tokens[s.current] -= 1
    end_turn(s)


# ---------------------------------------------------------------- the Thief (K51, K52)


@inlined_rule
def can_steal_card(s: State, card: int) -> bool:
    """Face-up cards of other players; super jokers are safe (K51)."""
    holder = s.holder[card]
    return holder >= 0 and holder != s.current and s.face_down >> card & 1 == 0


@inlined_rule
def start_stealing(s: State) -> None:
    """After placing: the thief's second effect, if a thief was taken and there is something to steal."""
    if s.card != NOBODY and STEALS[s.card] == Steals.CARD:
        for card in range(CARDS):
            if can_steal_card(s, card):
                s.phase = Phase.STEAL_CARD
                return
    elif s.card != NOBODY and STEALS[s.card] == Steals.GEM:
        for seat in range(s.seats):
            if seat != s.current and s.white_gems[seat] + s.gold_gems[seat] > 0:
                s.phase = Phase.STEAL_GEM
                return
    end_turn(s)


@inlined_rule
def legal_steal_card(s: State, moves: Moves) -> None:
    for card in range(CARDS):
        if can_steal_card(s, card):
            add(moves, A.steal_card + card)
    add(moves, A.skip)


@inlined_rule
def apply_steal_card(s: State, card: int) -> None:
    s.holder[card] = s.current
    end_turn(s)


@inlined_rule
def legal_steal_gem(s: State, moves: Moves) -> None:
    for seat in range(s.seats):
        if seat != s.current and s.white_gems[seat] > 0:
            add(moves, A.steal_gem + seat)
    for seat in range(s.seats):
        if seat != s.current and s.gold_gems[seat] > 0:
            add(moves, A.steal_gem + SEATS + seat)
    add(moves, A.skip)


@inlined_rule
def apply_steal_gem(s: State, gem: int) -> None:
    if gem < SEATS:
        s.white_gems[gem] -= 1
        s.white_gems[s.current] += 1
    else:
        s.gold_gems[gem - SEATS] -= 1
        s.gold_gems[s.current] += 1
    end_turn(s)
