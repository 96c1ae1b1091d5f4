"""Action numbers: contiguous, fixed, grouped by kind of action."""

from __future__ import annotations

from collections import namedtuple
from typing import Any


def actions(**sizes: int) -> Any:
    """`actions(take=5, place=30)`: `.take` is the first "take", `.end_take` one past its last; `.n` counts them all.

    >>> A = actions(take=5, place=30)
    >>> A.take, A.end_take, A.place, A.n
    (0, 5, 5, 35)
    """
    at, names = 0, {}
    for name, size in sizes.items():
        names[name] = at
        at += size
        names[f"end_{name}"] = at
    names["n"] = at
    return namedtuple("Actions", list(names))(**names)  # Numba reads a namedtuple's fields as constants


def action_groups(space: Any) -> dict[str, range]:
    """The groups of an action space, by name.

    >>> action_groups(actions(take=5, place=30))
    {'take': range(0, 5), 'place': range(5, 35)}
    """
    names = [name for name in space._fields if name != "n" and not name.startswith("end_")]
    return {name: range(getattr(space, name), getattr(space, f"end_{name}")) for name in names}
