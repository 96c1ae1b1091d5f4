"""New information ends undo."""

from __future__ import annotations

import pytest

from tests.modes import run

pytestmark = pytest.mark.slow

COUNT = """
import gemhold
from gemhold.core.match import Match
from gemhold.testing import Case
from gemhold.testing.case import Failed
from gemhold.testing.secrets import check_nothing_learned
{old}
leaks = undoable = 0
for seats, seed in ((3, 0), (2, 5)):
    case = Case(gemhold.game("geodia"), seats, seed)
    for number, match in enumerate(case.steps()):
        if number % 3 == 0 and match.log and match.log[-1].actor >= 0 and match.undoable():
            undoable += 1
            try:
                check_nothing_learned(case, match)
            except Failed:
                leaks += 1
print(undoable > 100, leaks > 0)
"""


def test_nobody_knows_more_after_an_action_that_can_be_undone() -> None:
    assert run(COUNT.format(old=""), GEMHOLD_MODE="pure") == "True False\n"


def test_the_check_finds_what_undo_gave_away_before() -> None:
    """With the rule "unanswered is undoable" cards, mines and empty hands could be seen and taken back."""
    assert run(COUNT.format(old="Match.undoable = Match._unanswered"), GEMHOLD_MODE="pure") == "True True\n"


KEPT = """
import gemhold
from gemhold.core.contract import CHANCE
from gemhold.core.match import Match, Ply
from gemhold.core.rng import draw
game = gemhold.game("{game}")
match = game.start(3, 4, roll=False)
told = wrong = 0
for step in range(600):
    if match.over:
        break
    legal = [] if match.actor == CHANCE else game.legal(match.state)
    match = match.branch()
    match.narrate(next(match.outcomes()) if not legal else Ply(match.actor, legal[draw(4, 1, step, len(legal))]))
    match.undoable()
    for seat in range(-1, 3):
        told += 1
        wrong += match.view(seat) != game.shown(game.hidden(match.state, seat), seat, match.options)
    if step % 30 == 0:
        again = Match(game, 3, match.options, fate=None, log=match.log, roll=False)
        wrong += again.undoable() != match.undoable() or again.view(0) != match.view(0)
print(told > 200, wrong)
"""


@pytest.mark.parametrize("game", ["king", "geodia"])
def test_what_is_kept_from_step_to_step_is_what_would_be_made_anew(game: str) -> None:
    assert run(KEPT.format(game=game), GEMHOLD_MODE="pure") == "True 0\n"
