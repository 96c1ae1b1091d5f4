"""Leaks: nobody may learn from any channel what they do not know.

For a seat, all positions with the same hidden record are one and the same. So the position is filled in anew (`resample`), and
everything the seat can see must stay the same to the byte: view, actions, reasons, and the story of the next step.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from gemhold.core.contract import CHANCE, OVER, SPECTATOR
from gemhold.core.game import Event
from gemhold.core.match import Match, Ply, told
from gemhold.core.rng import Rng, draw, reseed
from gemhold.testing.case import Case

POSITIONS = 20  # looked at in each game
MOST_ASKED = 350  # reasons compared in a position
PLAYED_ON = 4  # of them filled in and played to the end
FILL_STREAM = 201
WORLDS = 3  # filled in for each seat and undoable action


def check_secrets(case: Case) -> None:
    """Positions a seat cannot tell apart look the same to it on every channel, and filled-in ones can be played to the end."""
    if not case.game.secrets:
        return
    for number, match in enumerate(case.some_steps(POSITIONS)):
        for seat in range(SPECTATOR, case.seats):
            known = case.game.hidden(match.state, seat)
            if not match.over:
                _check_telling(case, match, match, seat)
            case.expect(_hidden(case, known, seat) == case.bytes_of(known), match, f"hiding twice differs for seat {seat}")
            for attempt in range(2):
                filled = fill_in(case, known, seat, 2 * len(match.log) + attempt)
                if case.bytes_of(filled) != case.bytes_of(match.state):  # nothing to tell apart otherwise
                    _check_twin(case, match, filled, seat)
            if number % (POSITIONS // PLAYED_ON) == 0 and case.bytes_of(known) != case.bytes_of(match.state):
                _play_on(case, match, filled)


def check_nothing_learned(case: Case, match: Match) -> None:
    """The last action can be undone, so nobody may have learned from it: in every world a seat held possible before, the same
    steps are possible and lead to what the seat sees now; or it saw nothing.

    Found by filling in, where the engine foretells from what the seat knows: two ways to the same answer.
    """
    if not case.game.secrets:
        return
    run = _last_decisions(match)
    start = match.copy()
    start.rewind(len(match.log) - len(run))
    positions = [start.copy().state]
    for ply in run:
        start.apply(ply)
        positions.append(start.copy().state)
    for seat in range(SPECTATOR, case.seats):
        seen = [_hidden(case, position, seat) for position in positions]
        if seen[-1] == seen[-2]:
            continue
        first = len(run) - 1
        while first > 0 and seen[first - 1] == seen[-2]:
            first -= 1
        for attempt in range(WORLDS):
            world = fill_in(case, case.game.hidden(positions[first], seat), seat, len(match.log) * WORLDS + attempt)
            for ply in run[first:]:
                possible = ply.x in case.game.legal(world)
                case.expect(possible, match, f"undo would hide that seat {seat} saw action {ply.x}, which shows a secret")
                case.game.rules.apply(world, ply.x)
            same = _hidden(case, world, seat) == seen[-1]
            case.expect(same, match, f"undo would hide what seat {seat} learned")


def _last_decisions(match: Match) -> list[Ply]:
    """The actions at the end of the log that one player made without chance in between."""
    actor = match.log[-1].actor
    run = list(takewhile(lambda ply: ply.actor == actor, reversed(match.log)))
    return run[::-1]


def fill_in(case: Case, known: Any, seat: int, number: int) -> Any:
    """A position that fits what the seat knows."""
    s, rng = case.game.state.copy(known), Rng.new()
    reseed(rng, case.seed * 1_000_003 + number, FILL_STREAM)
    case.game.rules.resample(s, seat, rng)
    return s


def _hidden(case: Case, s: Any, seat: int) -> bytes:
    return case.bytes_of(case.game.hidden(s, seat))


def _check_twin(case: Case, match: Match, filled: Any, seat: int) -> None:
    game, s = case.game, match.state
    case.expect(_hidden(case, filled, seat) == _hidden(case, s, seat), match, f"resample contradicts what seat {seat} knows")
    twin = match.copy()
    twin.state = filled
    case.expect(twin.actor == match.actor, match, f"after resample for seat {seat} another seat is to move")
    views = [case.json_of(match, "view", m.view(seat)) for m in (match, twin)]
    case.expect(views[0] == views[1], match, f"the view of seat {seat} leaks: {_difference(*views)}")
    if match.actor == seat:
        case.expect(twin.actions() == match.actions(), match, f"the actions of seat {seat} leak")
        blind = game.legal(game.hidden(s, seat))
        case.expect(blind == game.legal(s), match, f"seat {seat} has other actions when it sees only what it knows")
        for action in case.asked(match, 1 + game.action_space.n // MOST_ASKED):
            same = game.why_not(s, action) == game.why_not(filled, action)
            case.expect(same, match, f"the reason against {action} leaks to seat {seat}")
    if match.actor != OVER:
        _check_telling(case, match, twin, seat)


def _check_telling(case: Case, match: Match, twin: Match, seat: int) -> None:
    """The next step told to the seat: the same wherever the seat knows the same before and after.

    For the seat's own actions the same action is told in both positions; what chance or another seat does is compared with all
    else it might have done, for the seat may not have seen which.
    """
    own = match.actor == seat
    known: dict[tuple[bytes, int], list[Event]] = {}
    for m in (match, twin):
        for x in _next_steps(case, m):
            events, after = _tell(case, m, x, seat)
            first = known.setdefault((after, x if own else -1), events)
            case.expect(events == first, match, f"the story of step {x} leaks to seat {seat}: {first} or {events}")


def _next_steps(case: Case, match: Match) -> list[int]:
    if match.actor != CHANCE:
        return case.game.legal(match.state)[:20]
    n = int(case.game.rules.chances(match.state))
    return list(range(n)) if n <= 12 else [draw(case.seed, FILL_STREAM, len(match.log) * 12 + i, n) for i in range(12)]


def _tell(case: Case, match: Match, x: int, seat: int) -> tuple[list[Event], bytes]:
    after, events = told(case.game, match.state, x)
    return [event for event in events if event.visible_to(seat)], _hidden(case, after, seat)


def _play_on(case: Case, match: Match, filled: Any) -> None:
    game, s = case.game, case.game.state.copy(filled)
    for step in range(case.most_steps):
        who = int(game.rules.actor(s))
        if who == OVER:
            return
        legal = range(int(game.rules.chances(s))) if who == CHANCE else game.legal(s)
        case.expect(len(legal) > 0, match, "a filled-in position leads to a dead end")
        game.rules.apply(s, legal[draw(case.seed, FILL_STREAM + 1, step, len(legal))])
    case.fail(match, "a filled-in position leads to no end")


def _difference(a: str, b: str) -> str:
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"…{a[max(0, at - 60) : at + 60]}… or …{b[max(0, at - 60) : at + 60]}…"
