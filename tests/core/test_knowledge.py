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
