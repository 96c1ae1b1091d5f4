"""What every seat chooses for itself, each value once: colours, characters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gemhold.core.errors import BadOption

STANDARD = "standard"  # nobody has chosen: the first value for the first seat, and so on


def one_each(option: str, values: Sequence[str], seats: int, chosen: Any) -> list[str]:
    """The value of every seat, from an option's value: "standard", names with commas, or a list.

    >>> one_each("colours", ("red", "green", "blue"), 2, "standard")
    ['red', 'green']
    >>> one_each("colours", ("red", "green", "blue"), 2, "blue, red")
    ['blue', 'red']
    """
    place, hint = f"option {option}", ", ".join(values)
    if chosen == STANDARD:
        return list(values[:seats])
    names = [name.strip() for name in chosen.split(",")] if isinstance(chosen, str) else chosen
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadOption(f"{option} are a list of names", place=place, hint=hint)
    for name in names:
        if name not in values:
            raise BadOption(f"{name!r} is none of the {option}", place=place, hint=hint)
    if len(names) != seats or len(set(names)) != seats:
        raise BadOption(f"{seats} players need {seats} different {option}", place=place, hint=hint)
    return list(names)
