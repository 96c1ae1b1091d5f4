"""Labour inspection: workers beyond the free ones are paid for or leave (G76)."""

from __future__ import annotations

from gemhold.core.kit import Moves, add, rule
from gemhold.games.geodia.board import PLACES
from gemhold.games.geodia.rules.control import depart
from gemhold.games.geodia.rules.money import book
from gemhold.games.geodia.rules.rounds import FREE_WORKERS, next_inspection
from gemhold.games.geodia.state import NONE, WORKER, A, Gem, Phase, State


@rule
def extra_workers(s: State, seat: int) -> int:
    return s.owned[seat][WORKER] - FREE_WORKERS


@rule
def legal_inspect(s: State, moves: Moves) -> None:
    """How many of the extra workers to pay for."""
    for n in range(min(extra_workers(s, s.asked), s.gems[s.asked]) + 1):
        add(moves, A.keep + n)


@rule
def apply_keep(s: State, n: int) -> None:
    s.left = extra_workers(s, s.asked) - n
    book(s, s.asked, Gem.INSPECTION, -n)
    dismiss_alike(s)


@rule
def dismiss_alike(s: State) -> None:
    """While somebody must leave: ask from where, unless all workers are in one place."""
    seat = s.asked
    where = NONE
    places = 0
    for place in range(PLACES):
        if s.figures[seat][WORKER][place] > 0:
            where = place
            places += 1
    while s.left > 0 and places == 1:
        dismiss(s, where)
    if s.left > 0:
        s.phase = Phase.DISMISS
    else:
        next_inspection(s)


@rule
def dismiss(s: State, place: int) -> None:
    depart(s, s.asked, WORKER, place)
    s.owned[s.asked][WORKER] -= 1
    s.left -= 1


@rule
def legal_dismiss(s: State, moves: Moves) -> None:
    for place in range(PLACES):
        if s.figures[s.asked][WORKER][place] > 0:
            add(moves, A.dismiss + place)


@rule
def apply_dismiss(s: State, place: int) -> None:
    dismiss(s, place)
    dismiss_alike(s)
