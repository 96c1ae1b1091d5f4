"""Action numbers."""

from __future__ import annotations

from gemhold.core.kit import action_groups, actions


def test_numbers_are_contiguous() -> None:
    space = actions(take=5, place=30, skip=1)
    assert (space.take, space.end_take, space.place, space.end_place, space.skip, space.end_skip, space.n) == (
        0,
        5,
        5,
        35,
        35,
        36,
        36,
    )
    assert action_groups(space) == {"take": range(5), "place": range(5, 35), "skip": range(35, 36)}
