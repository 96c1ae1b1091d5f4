"""Which action of Geodia leaves the best position: each is tried, and a half-made choice is carried to its end.

Positions are tried out in a block of records: the position itself at 0, what an action makes of it at 1, and so on.
"""

from __future__ import annotations

from typing import Any

from gemhold.bots.greedy.geodia_worth import CARD_WORTH, worth
from gemhold.core.contract import CHANCE
from gemhold.core.kit import Moves, rule
from gemhold.core.playout import copy_state
from gemhold.games.geodia.data import KINDS, Card
from gemhold.games.geodia.rules import actor, apply, chances, legal
from gemhold.games.geodia.rules.control import figures_at
from gemhold.games.geodia.rules.items import first_item
from gemhold.games.geodia.state import ENGINEER, ITEMS, NONE, WORKER, A, Phase

LEVELS = 4  # positions at once: here, the action, its completion, an outcome of chance
ENOUGH = 0.04  # gems an action must improve the position by
OUTCOMES = 12  # of chance that are looked at
NOTHING = -1e30
END, CANCEL, FIRE, END_FIRE = int(A.end), int(A.cancel), int(A.fire), int(A.end_fire)
NO, LOSE = int(A.no), int(A.lose)
FIND, WORK_TOOLS = int(A.play + Card.FIND), int(A.play + Card.WORK_TOOLS)


@rule
def is_menu(phase: int) -> bool:
    return phase == Phase.MAIN or phase == Phase.FINAL or phase == Phase.COMBAT


@rule
def advance(states: list[Any], level: int, action: int) -> None:
    """Copy the position of a level to the next one and act there."""
    copy_state(states, level + 1, level)
    apply(states[level + 1], action)


@rule
def let_hit(s: Any, seat: int) -> None:
    """Losses come after everybody's answer (G77, G83): look at what is left if nobody does any more against them."""
    while s.current != seat and (s.phase == Phase.DEFEND or s.phase == Phase.LOSE):
        apply(s, NO if s.phase == Phase.DEFEND else LOSE + first_item(s, s.tile))
    while s.phase == Phase.WORMS and s.worms:
        if figures_at(s, s.asked, s.tile) == 0:
            apply(s, NO)
        else:
            kind = WORKER if s.figures[s.asked][WORKER][s.tile] > 0 else ENGINEER
            apply(s, LOSE + s.asked * ITEMS + kind)


@rule
def settled(states: list[Any], level: int, seat: int) -> float:
    """Worth of a position; if chance is to decide, the average over its outcomes, evenly picked when there are many."""
    let_hit(states[level], seat)
    if actor(states[level]) != CHANCE:
        return worth(states[level], seat)
    n = chances(states[level])
    looks = min(n, OUTCOMES)
    total = 0.0
    for i in range(looks):
        advance(states, level, i * n // looks)
        total += worth(states[level + 1], seat)
    return total / looks


@rule
def completed(states: list[Any], moves: list[Moves], seat: int) -> float:
    """Value of a half-made choice at level 1: that of its best completion."""
    best = NOTHING
    for i in range(legal(states[1], moves[1])):
        action = moves[1].a[i]
        if action != CANCEL:
            advance(states, 1, action)
            best = max(best, settled(states, 2, seat))
    return best


@rule
def laid(states: list[Any], moves: list[Moves], seat: int) -> float:
    """Value of Infrastructure half-way, at level 1: railways are added one by one, the best first."""
    best = worth(states[1], seat)
    while states[1].phase == Phase.RAILS:
        choice = A.done
        best = NOTHING
        for i in range(legal(states[1], moves[1])):
            action = moves[1].a[i]
            if action != CANCEL:
                advance(states, 1, action)
                value = worth(states[2], seat)
                if value > best:
                    choice, best = action, value
        apply(states[1], choice)
    return best


@rule
def swapped(states: list[Any], moves: list[Moves], seat: int) -> float:
    """Value of giving up two cards for one, at level 1: the least useful card goes first."""
    hand = states[1].hand[seat]
    least = NONE
    for kind in range(KINDS):
        if hand[kind] > 0 and (least == NONE or CARD_WORTH[kind] < CARD_WORTH[least]):
            least = kind
    apply(states[1], A.discard + least)
    return completed(states, moves, seat)


@rule
def tried(states: list[Any], moves: list[Moves], action: int, seat: int) -> float:
    """Value of an action."""
    advance(states, 0, action)
    s = states[1]
    if actor(s) != seat or is_menu(s.phase):
        return settled(states, 1, seat)
    if s.phase == Phase.RAILS:
        return laid(states, moves, seat)
    if s.phase == Phase.SWAP and s.chosen == NONE:
        return swapped(states, moves, seat)
    return completed(states, moves, seat)


@rule
def doubling(states: list[Any], moves: list[Moves], n: int, seat: int) -> int:
    """Gem Find or Work Tools, if it pays now: after any other action it would be too late. NONE: it does not."""
    choice = NONE
    best = worth(states[0], seat)
    for i in range(n):
        action = moves[0].a[i]
        if action in (FIND, WORK_TOOLS):
            value = tried(states, moves, action, seat)
            if value > best:
                choice, best = action, value
    return choice


@rule
def best_action(states: list[Any], moves: list[Moves], seat: int) -> int:
    """In a menu only what improves the position is done, then the phase ends; a question gets the best answer."""
    s = states[0]
    n = legal(s, moves[0])
    menu = is_menu(s.phase) and moves[0].a[n - 1] == END  # it may not end yet while a tile is crowded (G21)
    choice = END if menu else moves[0].a[0]
    best = worth(s, seat) + ENOUGH if menu else NOTHING
    if menu and s.gains | s.yields:
        action = doubling(states, moves, n, seat)
        if action != NONE:
            return action
    for i in range(n):
        action = moves[0].a[i]
        if action in (END, CANCEL) or (menu and FIRE <= action < END_FIRE):
            continue
        value = tried(states, moves, action, seat)
        if value > best:
            choice, best = action, value
    if s.phase == Phase.COMBAT and choice == END and s.shot_n > 0:
        return fire_or_leave(states, moves, n, seat)
    return choice


@rule
def fire_or_leave(states: list[Any], moves: list[Moves], n: int, seat: int) -> int:
    """All shots are named: fire them if that beats keeping the powder dry."""
    leave = END
    for i in range(n):
        if moves[0].a[i] == CANCEL:
            leave = CANCEL
    advance(states, 0, leave)
    best = worth(states[1], seat) + ENOUGH
    choice = END
    for i in range(n):
        action = moves[0].a[i]
        if FIRE <= action < END_FIRE:
            value = tried(states, moves, action, seat)
            if value > best:
                choice, best = action, value
    return choice
