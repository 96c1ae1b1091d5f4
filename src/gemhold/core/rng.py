"""Seeded randomness for simulations: a counter mixed into bits (SplitMix64), in separate streams.

Draw i of a stream depends only on (seed, stream, i): `draw` computes it directly, `below` advances through the stream. So an undo
does not change later outcomes, and a compiled batch and a `Match` with the same seed play the same game.
It is predictable; tables on a server use verifiable dice instead (`server/fair.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gemhold.core.kit.mode import PURE
from gemhold.core.kit.rule import rule
from gemhold.core.kit.struct import Struct, u64

CHANCE_STREAM = 0  # seat k draws from stream k + 1

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


class Rng(Struct):
    x: int = u64()


def mix(z: int) -> int:
    """Mix 64 bits, in plain Python integers."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def start_of(seed: int, stream: int) -> int:
    """Counter at which a stream starts."""
    return mix((mix(seed & _MASK) + stream * 0xD1342543DE82EF95) & _MASK)


def draw(seed: int, stream: int, i: int, n: int) -> int:
    """Number i (from 0) of a stream, uniform below n."""
    z = mix((start_of(seed, stream) + (i + 1) * _GAMMA) & _MASK)
    while True:
        product = (z >> 32) * n
        if product & 0xFFFFFFFF >= (1 << 32) % n:  # reject what would bias the result
            return product >> 32
        z = mix((z + _GAMMA) & _MASK)


if PURE or TYPE_CHECKING:

    def reseed(rng: Rng, seed: int, stream: int) -> None:
        rng.x = start_of(seed, stream)

    def below(rng: Rng, n: int) -> int:
        """The next number of the stream, uniform below n."""
        rng.x = (rng.x + _GAMMA) & _MASK
        z = mix(rng.x)
        while True:
            product = (z >> 32) * n
            if product & 0xFFFFFFFF >= (1 << 32) % n:
                return product >> 32
            z = mix((z + _GAMMA) & _MASK)

else:
    import numpy as np

    U = np.uint64

    @rule
    def _mix(z):
        z = (z ^ (z >> U(30))) * U(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> U(27))) * U(0x94D049BB133111EB)
        return z ^ (z >> U(31))

    @rule
    def reseed(rng, seed, stream):
        rng.x = _mix(_mix(U(seed)) + U(stream) * U(0xD1342543DE82EF95))

    @rule
    def below(rng, n):
        rng.x += U(0x9E3779B97F4A7C15)
        z = _mix(rng.x)
        while True:
            product = (z >> U(32)) * U(n)
            low = product & U(0xFFFFFFFF)
            if low >= U(n) or low >= U(0x100000000) % U(n):
                return np.int64(product >> U(32))
            z = _mix(z + U(0x9E3779B97F4A7C15))
