"""Positions by script."""

from __future__ import annotations

import pytest

from gemhold.core.errors import BadRecord, IllegalAction
from gemhold.games.king import GAME
from gemhold.testing import follow
from tests.king.positions import MISS, position


def test_lines_are_played() -> None:
    match = follow(
        position(),
        f"""
        * roll {MISS}     # a miss
        1 stop

        1 alarm 2
        * tile swamp
        1 fire e3
        """,
    )
    assert match.view()["current"] == 1
    assert [ply.actor for ply in match.log] == [-1, 0, 0, -1, 0]


@pytest.mark.parametrize("script", ["1 stop", f"* roll {MISS}\n2 stop", f"* roll {MISS}\n* tile swamp"])
def test_the_wrong_one_at_the_wrong_time(script: str) -> None:
    with pytest.raises(BadRecord) as caught:
        follow(position(), script)
    assert caught.value.place == f"line {len(script.splitlines())}"


def test_an_impossible_move() -> None:
    with pytest.raises(IllegalAction):
        follow(GAME.start(seats=2, seed=1, roll=True), f"{GAME.start(seats=2, seed=1).actor + 1} take 1")
