"""New information ends undo, over whole random games. `benchmarks/undo_knowledge.py` plays many more."""

from __future__ import annotations

from tests.modes import run

CODE = """
from benchmarks.undo_knowledge import play
for old in (False, True):
    found = play("geodia", seed=3, number=0, old=old)
    print(found["undoable"] > 100, found["leaks"] > 0)
"""


def test_no_seat_learns_from_what_can_be_undone() -> None:
    """Nor would the check pass by the first release's rule: whatever no chance had followed could be undone."""
    assert run(CODE, GEMHOLD_MODE="pure") == "True False\nTrue True\n"
