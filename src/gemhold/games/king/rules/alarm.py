"""The dragon alarm (K60–K62)."""

from __future__ import annotations

from gemhold.core.kit import Moves, add, inlined_rule
from gemhold.games.king.rules.building import add_free_spaces, draw_tile
from gemhold.games.king.rules.turn import end_turn
from gemhold.games.king.state import FIRE, RUIN, A, Phase, State


@inlined_rule
def start_alarm(s: State) -> None:
    s.phase = Phase.ALARM_DRAW


@inlined_rule
def apply_alarm_draw(s: State, outcome: int) -> None:
    s.drawn[0] = draw_tile(s, outcome)
    s.drawn_n = 1
    s.phase = Phase.LAY_FIRE


@inlined_rule
def legal_lay_fire(s: State, moves: Moves) -> None:
    add_free_spaces(s, moves, 1 << s.drawn[0], A.lay_fire)


@inlined_rule
def apply_lay_fire(s: State, space: int) -> None:
    """Lay a fire from the supply, else your own, else another player's, else none (K62). A gem stays (K61)."""
    s.drawn_n = 0
    s.owner[space] = FIRE
    if s.supply_fires > 0:
        s.supply_fires -= 1
        end_turn(s)
    elif s.fires[s.current] > 0:
        s.fires[s.current] -= 1
        end_turn(s)
    else:
        others = 0
        for seat in range(s.seats):
            others += s.fires[seat]
        if others > 0:
            s.phase = Phase.FIRE_OF
        else:
            s.owner[space] = RUIN
            end_turn(s)


@inlined_rule
def legal_fire_of(s: State, moves: Moves) -> None:
    for seat in range(s.seats):
        if s.fires[seat] > 0:
            add(moves, A.fire_of + seat)


@inlined_rule
def apply_fire_of(s: State, seat: int) -> None:
    s.fires[seat] -= 1
    end_turn(s)
