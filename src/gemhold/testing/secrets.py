"""Checks that no channel leaks secrets.

A seat cannot distinguish positions that are equal after `hide`. So unknown parts are resampled (`resample`), and everything the
seat can see must stay identical: view, actions, reasons, and the events of the next step.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from gemhold.core import plain
from gemhold.core.contract import CHANCE, OVER, SPECTATOR
from gemhold.core.game import Event
from gemhold.core.match import Match, Ply, narrated
from gemhold.core.rng import Rng, draw, reseed
from gemhold.testing.case import Case

POSITIONS = 20  # checked in each game
MOST_REASONS = 350  # compared in a position
PLAYED_ON = 4  # of them, resampled and played to the end
FILL_STREAM = 201
WORLDS = 3  # filled in for each seat and undoable action


def check_secrets(case: Case) -> None:
    """Positions a seat cannot distinguish are identical on every channel, and resampled ones can be played to the end."""
    if not case.game.secrets:
        return
    for number, match in enumerate(case.some_steps(POSITIONS)):
        for seat in range(SPECTATOR, case.seats):
            known = case.game.hidden(match.state, seat)
            _check_hides(case, match, known, seat)
            if not match.over:
                _check_events(case, match, match, seat)
            case.expect(_hidden(case, known, seat) == case.bytes_of(known), match, f"hiding twice differs for seat {seat}")
            for attempt in range(2):
                filled = fill_in(case, known, seat, 2 * len(match.log) + attempt)
                if case.bytes_of(filled) != case.bytes_of(match.state):
                    _check_twin(case, match, filled, seat)
            if number % (POSITIONS // PLAYED_ON) == 0 and case.bytes_of(known) != case.bytes_of(match.state):
                _play_on(case, match, filled)


def _check_hides(case: Case, match: Match, known: Any, seat: int) -> None:
    """Nothing is hidden in a field the game does not name: what seats know shares it with the position."""
    before, after = (plain.view(s, seat, match.actor) for s in (match.state, known))
    changed = {name for name, value in before.items() if value != after[name]}
    if case.game.hides is not None:
        case.expect(changed <= set(case.game.hides), match, f"hide changes {changed - set(case.game.hides)}, missing in `hides`")


def check_nothing_learned(case: Case, match: Match) -> None:
    """The last action can be undone, so nobody may have learned from it.

    For every seat: in worlds it held possible before, the same actions are legal and lead to what it sees now; or it saw nothing.
    Found by resampling, where the engine predicts from what the seat knows: two ways to the same answer.
    """
    if not case.game.secrets:
        return
    actor = match.log[-1].actor
    run = list(takewhile(lambda ply: ply.actor == actor, reversed(match.log)))[::-1]
    twin = match.copy()
    twin.rewind(len(match.log) - len(run))
    positions = [case.game.state.copy(twin.state)]
    for ply in run:
        twin.apply(ply)
        positions.append(case.game.state.copy(twin.state))
    check_run_told_nothing(case, match, positions, run)


def check_run_told_nothing(case: Case, match: Match, positions: list[Any], run: list[Ply]) -> None:
    """The same, where the actions of one player in a row are at hand, with the positions before, between and after them."""
    for seat in range(SPECTATOR, case.seats):
        _check_seat_learned_nothing(case, match, seat, positions, run)


def _check_seat_learned_nothing(case: Case, match: Match, seat: int, positions: list[Any], run: list[Ply]) -> None:
    hidden, same = case.game.hidden, case.game.state.same
    now, before = hidden(positions[-1], seat), hidden(positions[-2], seat)
    if same(now, before):
        return
    first = len(run) - 1
    while first > 0 and same(hidden(positions[first - 1], seat), before):
        first -= 1  # a step the seat did not see
    known = case.game.hidden(positions[first], seat)
    for attempt in range(WORLDS):
        world = fill_in(case, known, seat, len(match.log) * WORLDS + attempt)
        for ply in run[first:]:
            legal = ply.x in case.game.legal(world)
            case.expect(legal, match, f"undo would hide that seat {seat} saw action {ply.x}, which reveals a secret")
            case.game.rules.apply(world, ply.x)
        case.expect(same(hidden(world, seat), now), match, f"undo would hide what seat {seat} learned")


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
        case.expect(blind == game.legal(s), match, f"seat {seat} has other actions in its hidden position")
        for action in case.sampled_actions(match, 1 + game.action_space.n // MOST_REASONS):
            same = game.why_not(s, action) == game.why_not(filled, action)
            case.expect(same, match, f"the reason against {action} leaks to seat {seat}")
    if match.actor != OVER:
        _check_events(case, match, twin, seat)


def _check_events(case: Case, match: Match, twin: Match, seat: int) -> None:
    """The events of the next step depend only on what the seat knows before and after it.

    For the seat's own actions, the same action is compared in both positions. A step of chance or another seat is compared with
    all its alternatives, because the seat may not see which was chosen.
    """
    own = match.actor == seat
    known: dict[tuple[bytes, int], list[Event]] = {}
    for m in (match, twin):
        for x in _next_steps(case, m):
            events, after = _events(case, m, x, seat)
            first = known.setdefault((after, x if own else -1), events)
            case.expect(events == first, match, f"the story of step {x} leaks to seat {seat}: {first} or {events}")


def _next_steps(case: Case, match: Match) -> list[int]:
    if match.actor != CHANCE:
        return case.game.legal(match.state)[:20]
    n = int(case.game.rules.chances(match.state))
    return list(range(n)) if n <= 12 else [draw(case.seed, FILL_STREAM, len(match.log) * 12 + i, n) for i in range(12)]


def _events(case: Case, match: Match, x: int, seat: int) -> tuple[list[Event], bytes]:
    after, events = narrated(case.game, match.state, x)
    return [event for event in events if event.visible_to(seat)], _hidden(case, after, seat)


def _play_on(case: Case, match: Match, filled: Any) -> None:
    game, s = case.game, case.game.state.copy(filled)
    for step in range(case.most_steps):
        who = int(game.rules.actor(s))
        if who == OVER:
            return
        legal = range(int(game.rules.chances(s))) if who == CHANCE else game.legal(s)
        case.expect(len(legal) > 0, match, "a resampled position leads to a dead end")
        game.rules.apply(s, legal[draw(case.seed, FILL_STREAM + 1, step, len(legal))])
    case.fail(match, "a resampled position leads to no end")


def _difference(a: str, b: str) -> str:
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"…{a[max(0, at - 60) : at + 60]}… or …{b[max(0, at - 60) : at + 60]}…"
