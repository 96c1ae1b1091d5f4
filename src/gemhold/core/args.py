"""Typed arguments of events and reasons. The type is set at the source; consumers never infer it from an argument's name."""

from __future__ import annotations

from typing import Any


class Seat(int):
    """A seat as an argument of an event or a reason; messages show the player's name instead."""

    __slots__ = ()


class Space(str):
    """A space of the board as an argument; the browser's log links to it."""

    __slots__ = ()


Argument = int | str | Seat | Space
Args = dict[str, Argument]


def args_json(args: Args) -> dict[str, Any]:
    """Arguments as JSON: numbers and strings unchanged, a seat as {"seat": n}, a space as {"space": name}.

    >>> args_json({"seat": Seat(1), "space": Space("c5"), "n": 2})
    {'seat': {'seat': 1}, 'space': {'space': 'c5'}, 'n': 2}
    """
    return {
        key: {"seat": int(value)} if type(value) is Seat else {"space": str(value)} if type(value) is Space else value
        for key, value in args.items()
    }
