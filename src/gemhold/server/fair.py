"""Dice nobody can bend unseen: the server commits itself to a secret before the players add theirs.

docs/api.md gives the recipe byte by byte; `gemhold verify` and the browser follow it too.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

SECRET_BYTES = 32
WORD = 1 << 64
SETUP = WORD - 1  # the number that no chance event has: it seeds a random map


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


class Fair:
    """A source of fate (`core.chance.Fate`): outcome i from the secret, the seats' entropies and i alone."""

    def __init__(self, secret: bytes, entropies: Sequence[str]) -> None:
        self.secret = secret
        self.entropies = list(entropies)
        texts = [text.encode("ascii") for text in entropies]
        self._joined = b"".join(len(text).to_bytes(2, "big") + text for text in texts)

    def word(self, i: int, r: int = 0) -> int:
        message = self._joined + i.to_bytes(8, "big") + r.to_bytes(4, "big")
        return int.from_bytes(hmac.digest(self.secret, message, "sha256")[:8], "big")

    def outcome(self, i: int, n: int) -> int:
        limit = WORD - WORD % n  # words from here on would favour small outcomes
        r = 0
        while (word := self.word(i, r)) >= limit:
            r += 1
        return word % n

    def seed(self) -> int:
        """What a random map is drawn from: 53 bits, so that a browser can hold it in a number."""
        return self.word(SETUP) >> 11

    def bot_seed(self, seat: int, seq: int) -> int:
        """A bot's own luck for one decision. The prefix cannot start a message of `word`: no entropy is that long."""
        message = b"bot" + seat.to_bytes(8, "big") + seq.to_bytes(8, "big")
        return int.from_bytes(hmac.digest(self.secret, message, "sha256")[:8], "big") >> 11
