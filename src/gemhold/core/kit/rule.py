"""`@rule`: a function of the rules, compiled or plain. All JIT options are set here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar, overload

from gemhold.core.kit.mode import PURE
from gemhold.core.kit.struct import Cube, Grid, Ints

F = TypeVar("F", bound=Callable[..., Any])

if PURE:

    def rule(function: F) -> F:
        return function

    inlined_rule = rule

else:
    import numba
    import numpy as np
    from numba import types

    def rule(function: F) -> F:
        return _compiled(function, forceinline=False)

    def inlined_rule(function: F) -> F:
        """A rule inlined into its callers. King's small rules run a tenth faster; Geodia's would take minutes to compile."""
        return _compiled(function, forceinline=True)

    def _compiled(function: F, forceinline: bool) -> F:
        before = numba.config.CACHE_LOCATOR_CLASSES
        numba.config.CACHE_LOCATOR_CLASSES = "gemhold.core.kit.cache.PackageLocator,numba.core.caching.UserWideCacheLocator"
        try:
            compiled: F = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=forceinline)(function)
        finally:
            numba.config.CACHE_LOCATOR_CLASSES = before
        _compile_once(compiled)
        return compiled

    def _compile_once(compiled: Any) -> None:
        """Widen integer arguments to int64. Otherwise Numba compiles a rule again for every integer width and every literal it is
        called with."""
        template = compiled.get_call_template

        def get_call_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
            return template(tuple(map(_widest, args)), {key: _widest(arg) for key, arg in kws.items()})

        compiled.get_call_template = get_call_template

    def _widest(arg: Any) -> Any:
        arg = types.unliteral(arg)
        return types.int64 if isinstance(arg, types.Integer) and arg.signed else arg


@overload
def table(rows: Sequence[int], code: str = "i8") -> Ints: ...
@overload
def table(rows: Sequence[Sequence[int]], code: str = "i8") -> Grid: ...
@overload
def table(rows: Sequence[Sequence[Sequence[int]]], code: str = "i8") -> Cube: ...
def table(rows: Any, code: str = "i8") -> Any:
    """A constant table of integers, compiled into the rules that read it. `code`: NumPy's type code of a narrower integer, which
    lets the compiler vectorise loops."""
    return rows if PURE else np.array(rows, code)


def floats(n: int) -> Any:
    """A row of floating-point zeros."""
    return [0.0] * n if PURE else np.zeros(n, np.float64)


def row(n: int) -> Ints:
    """A row of zeros that rules may write to."""
    return [0] * n if PURE else np.zeros(n, np.int64)
