"""The contract between the rules of a game and everything else: functions over its State struct.

The functions below are its only definition. Each dispatches on the type of its first argument, the position, to the function of
the same name in that game's rules. Compiled kernels dispatch at compile time, so that the result can be cached on disk.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any, TypeVar, cast

from gemhold.core.kit import PURE, Ints, Struct
from gemhold.core.kit.moves import Moves
from gemhold.core.rng import Rng

CHANCE = -1
OVER = -2
SPECTATOR = -1

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class Function:
    """A function of the contract. `secret`: only games with secrets define it; for others it is a no-op."""

    name: str
    arguments: str
    secret: bool


FUNCTIONS: dict[str, Function] = {}
_rules: dict[Any, ModuleType] = {}


def bind(state: type[Struct], rules: ModuleType, secrets: bool) -> None:
    """Register the rules that serve a type of position."""
    missing = [f.name for f in FUNCTIONS.values() if not hasattr(rules, f.name) and (secrets or not f.secret)]
    if missing:
        raise TypeError(f"{rules.__name__} lacks {', '.join(missing)}")
    surplus = [f.name for f in FUNCTIONS.values() if f.secret and hasattr(rules, f.name) and not secrets]
    if surplus:
        raise TypeError(f"{rules.__name__} has {', '.join(surplus)}, but the game is declared without secrets")
    _rules[state if PURE else state.dtype] = rules


def _generic(stub: F) -> F:
    """Replace a stub by a function that dispatches on its first argument."""
    return cast(F, _dispatcher(stub, secret=False))


def _generic_secret(stub: F) -> F:
    """The same, for functions that only games with secrets define."""
    return cast(F, _dispatcher(stub, secret=True))


def _nothing(*_: Any) -> None:
    """The no-op behind the secret functions of games without secrets."""


def _dispatcher(stub: Any, secret: bool) -> Any:
    name, arguments = stub.__name__, ", ".join(inspect.signature(stub).parameters)
    FUNCTIONS[name] = Function(name, arguments, secret)
    if PURE:
        scope: dict[str, Any] = {"rules": _rules, "nothing": _nothing}
        chosen = f'getattr(rules[type(s)], "{name}", nothing)' if secret else f"rules[type(s)].{name}"
        exec(f"def {name}({arguments}): return {chosen}({arguments})", scope)
    else:
        from numba import types
        from numba.extending import overload

        def select(s: Any) -> Callable[..., Any] | None:
            rules = _rules.get(s.dtype) if isinstance(s, types.Record) else None
            if rules is None:
                return None
            inner = {"chosen": getattr(rules, name, None)}
            body = "pass" if inner["chosen"] is None else f"return chosen({arguments})"
            exec(f"def call({arguments}): {body}", inner)
            return inner["call"]

        scope = {"select": select}
        exec(f"def {name}({arguments}): raise NotImplementedError", scope)
        exec(f"def selected({arguments}): return select(s)", scope)
        overload(scope[name])(scope["selected"])
    generic = scope[name]
    generic.__doc__, generic.__module__ = stub.__doc__, stub.__module__
    return generic


@_generic
def actor(s: Any) -> int:
    """Who is to move: a seat, CHANCE or OVER."""
    raise NotImplementedError


@_generic
def legal(s: Any, moves: Moves) -> int:
    """Write the legal actions of the seat to move, in a stable order; return their number."""
    raise NotImplementedError


@_generic
def chances(s: Any) -> int:
    """The number of equally likely outcomes when CHANCE is to move."""
    raise NotImplementedError


@_generic
def apply(s: Any, x: int) -> None:
    """Carry out an action, or the x-th outcome of chance."""
    raise NotImplementedError


@_generic
def turns(s: Any) -> int:
    """Turns begun so far, for reports."""
    raise NotImplementedError


@_generic
def score(s: Any, seat: int) -> int:
    """Points."""
    raise NotImplementedError


@_generic
def rank(s: Any, seat: int) -> int:
    """Place: 1 = won; equal places are shared."""
    raise NotImplementedError


@_generic
def breakdown(s: Any, seat: int, out: Ints) -> None:
    """Points by source, in the order of the game's `sources`."""
    raise NotImplementedError


@_generic_secret
def hide(s: Any, seat: int) -> None:
    """Erase what the seat does not know (SPECTATOR: what a spectator does not know)."""
    raise NotImplementedError


@_generic_secret
def resample(s: Any, seat: int, rng: Rng) -> None:
    """Fill in what the seat does not know, uniformly over what fits its knowledge."""
    raise NotImplementedError
