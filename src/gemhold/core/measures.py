"""What a game adds to a report on its balance, beyond wins, points and turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


def _nothing(before: Any, seat: int, action: int, after: Any) -> Sequence[str]:
    return ()


@dataclass(frozen=True)
class Measures:
    """`varied`: options of which every seat takes a value (`Option.each`) and that matter in play. A report deals their values in
    every order, so that they are not confounded with the seats.

    `traits`: what distinguishes seats, by name: the value of a seat in a position, such as its character.

    `things`: what can be used, such as cards. `used`: those that an action of a seat uses, by the positions before and after it.
    """

    varied: tuple[str, ...] = ()
    traits: Mapping[str, Callable[[Any, int], str]] = field(default_factory=dict)
    things: tuple[str, ...] = ()
    used: Callable[[Any, int, int, Any], Sequence[str]] = _nothing
