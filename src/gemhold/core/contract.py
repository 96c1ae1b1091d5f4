"""The contract between the rules of a game and everything else.

A game's rules are eight functions over its State record:

    actor(s)            whose decision it is: a seat, CHANCE or OVER
    legal(s, moves)     write the legal actions of the seat to move, in a stable order; return how many
    chances(s)          how many equally likely outcomes fate has (when CHANCE is to move)
    apply(s, x)         carry out an action, or the x-th outcome of chance
    turns(s)            turns begun so far, for reports
    score(s, seat)      points
    rank(s, seat)       place, 1 = won; equal places are shared
    breakdown(s, seat, out)   points by source, in the order of the game's `sources`

and two for games with secrets:

    hide(s, seat)           erase what the seat does not know (seat -1: a spectator)
    resample(s, seat, rng)  fill in what it does not know, uniformly over what fits its knowledge

The generic functions of this module carry the same names; the record type of `s` selects the game. In compiled kernels the
selection happens at compile time, and the result can be cached on disk.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING, Any

from gemhold.core.kit import PURE, Ints, Moves, Record
from gemhold.core.rng import Rng

CHANCE = -1
OVER = -2
SPECTATOR = -1

ARGUMENTS = {
    "actor": "s",
    "legal": "s, moves",
    "chances": "s",
    "apply": "s, x",
    "turns": "s",
    "score": "s, seat",
    "rank": "s, seat",
    "breakdown": "s, seat, out",
    "hide": "s, seat",
    "resample": "s, seat, rng",
}

_rules: dict[Any, ModuleType] = {}


def bind(state: type[Record], rules: ModuleType) -> None:
    """Make the generic functions serve this kind of record."""
    missing = [name for name in ARGUMENTS if not hasattr(rules, name)]
    if missing:
        raise TypeError(f"{rules.__name__} lacks {', '.join(missing)}")
    _rules[state if PURE else state.dtype] = rules


if TYPE_CHECKING:

    def actor(s: Any) -> int: ...
    def legal(s: Any, moves: Moves) -> int: ...
    def chances(s: Any) -> int: ...
    def apply(s: Any, x: int) -> None: ...
    def turns(s: Any) -> int: ...
    def score(s: Any, seat: int) -> int: ...
    def rank(s: Any, seat: int) -> int: ...
    def breakdown(s: Any, seat: int, out: Ints) -> None: ...
    def hide(s: Any, seat: int) -> None: ...
    def resample(s: Any, seat: int, rng: Rng) -> None: ...

else:

    def _generic(name: str, arguments: str) -> Callable[..., Any]:
        """A function that hands its call to the rules of the game its first argument belongs to."""
        if PURE:
            scope = {"rules": _rules}
            exec(f"def {name}({arguments}): return rules[type(s)].{name}({arguments})", scope)
            return scope[name]
        from numba import types
        from numba.extending import overload

        def choose(s: Any) -> Callable[..., Any] | None:
            rules = _rules.get(s.dtype) if isinstance(s, types.Record) else None
            if rules is None:
                return None
            inner = {"chosen": getattr(rules, name)}
            exec(f"def call({arguments}): return chosen({arguments})", inner)
            return inner["call"]

        scope = {"choose": choose}
        exec(f"def {name}({arguments}): raise NotImplementedError", scope)
        exec(f"def select({arguments}): return choose(s)", scope)
        overload(scope[name])(scope["select"])
        return scope[name]

    actor = _generic("actor", ARGUMENTS["actor"])
    legal = _generic("legal", ARGUMENTS["legal"])
    chances = _generic("chances", ARGUMENTS["chances"])
    apply = _generic("apply", ARGUMENTS["apply"])
    score = _generic("score", ARGUMENTS["score"])
    rank = _generic("rank", ARGUMENTS["rank"])
    breakdown = _generic("breakdown", ARGUMENTS["breakdown"])
    hide = _generic("hide", ARGUMENTS["hide"])
    resample = _generic("resample", ARGUMENTS["resample"])
