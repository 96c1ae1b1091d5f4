"""Drawing castle tiles and placing castles (K40–K43), and what follows from them (K50–K52, K55)."""

from __future__ import annotations

from gemhold.core.kit import Moves, inlined_rule
from gemhold.games.king.data import LAND_TYPES, SPACES
from gemhold.games.king.rules.raids import start_stealing
from gemhold.games.king.rules.turn import REMOVED, supply, win_at_once
from gemhold.games.king.state import FREE, A, Phase, State


@inlined_rule
def tile_chances(s: State) -> int:
    """The number of equally likely ways to draw a tile.

    Tiles seen and shuffled back are certainly in the supply; of the unseen ones two are not, and nobody knows which (K13). So a
    draw picks one of the supply's tiles, and if that is an unseen one, any of the unseen tiles may be it.
    """
    return supply(s) if s.unseen_n == REMOVED else supply(s) * s.unseen_n


@inlined_rule
def draw_tile(s: State, outcome: int) -> int:
    """Take the tile of an outcome out of the supply; return its land."""
    which = outcome if s.unseen_n == REMOVED else outcome // s.unseen_n
    if which < s.seen_n:
        for land in range(LAND_TYPES):
            if which < s.seen[land]:
                s.seen[land] -= 1
                s.seen_n -= 1
                return land
            which -= s.seen[land]
    which = outcome % s.unseen_n
    for land in range(LAND_TYPES):
        if which < s.unseen[land]:
            s.unseen[land] -= 1
            s.unseen_n -= 1
            return land
        which -= s.unseen[land]
    return -1  # not reached: outcomes stay below tile_chances


@inlined_rule
def start_building(s: State, draw: int, place: int) -> None:
    """Draw tiles and place some of them; with fewer in the supply, draw what there is (K41)."""
    if s.tokens[s.current] == 0:
        win_at_once(s)
        return
    s.draw_left = min(draw, supply(s))
    s.place_left = min(place, s.draw_left)
    s.phase = Phase.DRAW


@inlined_rule
def apply_draw(s: State, outcome: int) -> None:
    s.drawn[s.drawn_n] = draw_tile(s, outcome)
    s.drawn_n += 1
    s.draw_left -= 1
    if s.draw_left == 0:
        s.phase = Phase.PLACE


@inlined_rule
def add_free_spaces(s: State, moves: Moves, lands: int, first: int) -> None:
    """Add an action for each free space of these lands (as bits)."""
    n = moves.n
    for space in range(SPACES):
        moves.a[n] = first + space  # overwritten by the next unless n advances: cheaper than a branch
        n += (s.owner[space] == FREE) & (lands >> s.land[space] & 1)
    moves.n = n


@inlined_rule
def legal_place(s: State, moves: Moves) -> None:
    lands = 0
    for i in range(s.drawn_n):
        lands |= 1 << s.drawn[i]
    add_free_spaces(s, moves, lands, A.place)


@inlined_rule
def apply_place(s: State, space: int) -> None:
    for i in range(s.drawn_n):
        if s.drawn[i] == s.land[space]:
            s.drawn_n -= 1
            s.drawn[i] = s.drawn[s.drawn_n]
            break
    put_token(s, space)
    s.place_left -= 1
    if s.place_left > 0:
        if s.tokens[s.current] == 0:
            win_at_once(s)
        return
    for i in range(s.drawn_n):  # K42
        s.seen[s.drawn[i]] += 1
        s.seen_n += 1
    s.drawn_n = 0
    start_stealing(s)


@inlined_rule
def put_token(s: State, space: int) -> None:
    """Place a token of the player on a space and take a gem there (K40, K53)."""
    s.owner[space] = s.current
    s.tokens[s.current] -= 1
    if s.white >> space & 1:
        s.white &= ~(1 << space)
        s.white_gems[s.current] += 1
    elif s.gold >> space & 1:
        s.gold &= ~(1 << space)
        s.gold_gems[s.current] += 1
