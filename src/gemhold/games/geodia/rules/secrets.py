"""What a seat knows: hiding the rest, and filling it in again."""

from __future__ import annotations

from gemhold.core.kit import rule
from gemhold.core.rng import Rng, below
from gemhold.games.geodia.board import TILES
from gemhold.games.geodia.data import KINDS, Card, Mine
from gemhold.games.geodia.rules.building import draw_mine, mines_unknown
from gemhold.games.geodia.rules.cards import INFRASTRUCTURE_RAILS
from gemhold.games.geodia.rules.control import are_friends
from gemhold.games.geodia.rules.decks import pick
from gemhold.games.geodia.rules.weapons import clear_shots
from gemhold.games.geodia.state import NONE, Phase, State

HIDES = (  # the fields `hide` changes
    "deck", "hand", "aside", "aside_n", "mine", "mines_left", "steps", "phase", "left", "chosen", "origin", "shot_n",
    "shot_weapon", "shot_at", "doused",
)  # fmt: skip
WORK_TOOLS, FIND = int(Card.WORK_TOOLS), int(Card.FIND)


@rule
def sees(s: State, seat: int, other: int) -> bool:
    """Does a seat (-1: a spectator) see another's hand? Its own and its partner's (G95)."""
    return seat >= 0 and are_friends(s, seat, other)


@rule
def known_to(s: State, seat: int) -> int:
    """Unturned tiles whose mine the seat knows."""
    out = 0
    for other in range(s.seats):
        if sees(s, seat, other):
            out |= s.known[other]
    return out


@rule
def is_private(s: State) -> bool:
    """Is the player to move in the middle of a choice nobody else has seen?

    Nothing is paid yet, and targets are named all at once (G81).
    """
    phase = s.phase
    if phase == Phase.RAILS:
        return s.left == INFRASTRUCTURE_RAILS
    return Phase.MOVE <= phase <= Phase.SABOTAGE or phase == Phase.TARGET or phase == Phase.COMBAT


@rule
def hide(s: State, seat: int) -> None:
    """Erase what the seat does not know (seat -1: a spectator). A hidden hand lies in its deck, and so do cards put back."""
    for other in range(s.seats):
        if not sees(s, seat, other):
            for kind in range(KINDS):
                s.deck[other][kind] += s.hand[other][kind]
                s.hand[other][kind] = 0
    if s.aside_n > 0 and not sees(s, seat, s.current):
        for kind in range(KINDS):
            s.deck[s.current][kind] += s.aside[kind]
            s.aside[kind] = 0
    known = known_to(s, seat) | s.turned
    for tile in range(TILES):
        if s.mine[tile] != Mine.UNKNOWN and not known >> tile & 1:
            s.mines_left[s.mine[tile]] += 1
            s.mine[tile] = Mine.UNKNOWN
    if not sees(s, seat, s.current):
        s.steps = 0
        if is_private(s):
            if s.phase == Phase.TARGET or s.phase == Phase.COMBAT:
                s.phase = Phase.COMBAT
                clear_shots(s)
            else:
                s.phase = s.menu
                s.left = 0
            s.chosen = NONE
            s.origin = 0


@rule
def draw_into_hand(s: State, seat: int, kind: int) -> None:
    s.deck[seat][kind] -= 1
    s.hand[seat][kind] += 1


@rule
def resample(s: State, seat: int, rng: Rng) -> None:
    """Fill in what the seat does not know, uniformly over what fits its knowledge."""
    hide(s, seat)
    for other in range(s.seats):
        if sees(s, seat, other):
            continue
        left = s.hand_n[other]
        aside = s.aside_n if other == s.current else 0
        total = s.hand_n[other] + s.deck_n[other] + aside
        if other == s.asked and left > 0:  # only who can play the card is asked
            if s.phase == Phase.USE_TOOLS or s.phase == Phase.FIND:
                draw_into_hand(s, other, WORK_TOOLS if s.phase == Phase.USE_TOOLS else FIND)
                left -= 1
                total -= 1
        while left > 0:
            draw_into_hand(s, other, pick(s.deck[other], KINDS, below(rng, total)))
            left -= 1
            total -= 1
        while aside > 0:
            kind = pick(s.deck[other], KINDS, below(rng, total))
            s.deck[other][kind] -= 1
            s.aside[kind] += 1
            aside -= 1
            total -= 1
    for tile in range(TILES):
        looked = (s.known[0] | s.known[1] | s.known[2] | s.known[3]) >> tile & 1
        if looked and s.mine[tile] == Mine.UNKNOWN and not s.turned >> tile & 1:
            if not (s.phase == Phase.LOOK and s.tile == tile):
                draw_mine(s, tile, below(rng, mines_unknown(s)))
