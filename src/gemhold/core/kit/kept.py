"""`@kept`: parts of views that are made anew only when the fields they depend on have changed."""

from __future__ import annotations

import inspect
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

from gemhold.core.kit.struct import Struct

T = TypeVar("T")

MOST_KEPT = 1024  # of a part; then the oldest are forgotten, one for each new one: memory stays as it is


class Kept(Generic[T]):
    """A function of a position whose results are shared, and so only to be read."""

    def __init__(self, make: Callable[..., T], state: type[Struct], fields: str) -> None:
        self.make = make
        self.fields = fields.split()
        s, *others = inspect.signature(make).parameters
        parts = [*others, *(_frozen(state, f"{s}.{field}") for field in self.fields)]
        self._key: Callable[..., Hashable] = eval(f"lambda {', '.join([s, *others])}: ({''.join(f'{part}, ' for part in parts)})")
        self._made: OrderedDict[Hashable, T] = OrderedDict()

    def __call__(self, s: Any, *more: Any) -> T:
        key = self._key(s, *more)
        try:
            return self._made[key]
        except KeyError:
            if len(self._made) >= MOST_KEPT:
                self._made.popitem(last=False)
            made = self._made[key] = self.make(s, *more)
            return made


def kept(state: type[Struct], fields: str) -> Callable[[Callable[..., T]], Kept[T]]:
    """Keep what a function makes of a position, by all `fields` it reads and by its other arguments.

    A field may be narrowed to the row of an argument: "baron[seat] event".
    """
    return lambda make: Kept(make, state, fields)


def _frozen(state: type[Struct], value: str) -> str:
    """The code that turns a field of a position, or a row of it, into something that does not change."""
    name, _, narrowed = value.partition(".")[2].partition("[")
    dimensions = len(state.fields[name].shape) - bool(narrowed)
    if dimensions == 0:
        return value
    if dimensions == 1:
        return f"tuple({value})"
    return f"tuple(map(tuple, {value}))" if dimensions == 2 else f"tuple([tuple(map(tuple, grid)) for grid in {value}])"
