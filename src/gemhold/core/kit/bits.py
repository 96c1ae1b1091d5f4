"""Bit sets of spaces, dice or seats. Compiled, each function is one machine instruction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gemhold.core.kit.mode import PURE
from gemhold.core.kit.rule import rule

if PURE or TYPE_CHECKING:

    def count(bits: int) -> int:
        """The number of set bits.

        >>> int(count(0b1011))
        3
        """
        return int(bits).bit_count()

    def lowest(bits: int) -> int:
        """Index of the lowest set bit of a non-empty set.

        >>> int(lowest(0b1000))
        3
        """
        return (bits & -bits).bit_length() - 1

else:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def _count(context, bits):
        def build(context, builder, signature, arguments):
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), build

    @intrinsic
    def _lowest(context, bits):
        def build(context, builder, signature, arguments):
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

        return types.int64(types.int64), build

    @rule
    def count(bits):
        return _count(types.int64(bits))

    @rule
    def lowest(bits):
        return _lowest(types.int64(bits))
