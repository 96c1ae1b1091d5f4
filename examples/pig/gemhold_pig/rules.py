"""The rules of Pig, as gemhold.core.contract asks for them."""

from gemhold.core.contract import CHANCE, OVER
from gemhold.core.kit import Ints, Moves, add, rule
from gemhold_pig.state import A, State


@rule
def actor(s: State) -> int:
    if s.rolling:
        return CHANCE
    for seat in range(s.players):
        if s.score[seat] >= s.goal:
            return OVER
    return s.current


@rule
def chances(s: State) -> int:
    return 6  # faces of the die


@rule
def legal(s: State, moves: Moves) -> int:
    moves.n = 0
    add(moves, A.roll)
    if s.pot > 0:
        add(moves, A.hold)
    return moves.n


@rule
def apply(s: State, x: int) -> None:
    if s.rolling:
        s.rolling = 0
        s.pot += x + 1
        if x == 0:  # a 1
            end_turn(s)
    elif x == A.roll:
        s.rolling = 1
    else:
        s.score[s.current] += s.pot
        if s.score[s.current] < s.goal:
            end_turn(s)


@rule
def end_turn(s: State) -> None:
    s.pot = 0
    s.current = (s.current + 1) % s.players
    s.turn += 1


@rule
def turns(s: State) -> int:
    return s.turn + 1


@rule
def score(s: State, seat: int) -> int:
    return s.score[seat]


@rule
def rank(s: State, seat: int) -> int:
    better = 0
    for other in range(s.players):
        better += s.score[other] > s.score[seat]
    return 1 + better


@rule
def breakdown(s: State, seat: int, out: Ints) -> None:
    out[0] = s.score[seat]
