"""Verifiable dice: the server commits to a secret, the seats to their entropy, and both are revealed later.

docs/api.md specifies the algorithm; `gemhold verify` and the browser implement it too. In the first recipe seats did not commit;
tables begun by it go on and are verified by it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

FIRST_SCHEME, SCHEME = 1, 2
SECRET_BYTES = 32
WORD = 1 << 64
SETUP = WORD - 1  # an index no chance event has: it seeds random maps


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def seat_commitment(table: str, server: str, round_: int, seat: int, entropy: str) -> str:
    """A seat's commitment to its entropy, at one table, under one commitment of the server, in one round."""
    text = f"gemhold-entropy:{table}:{server}:{round_}:{seat}:{entropy}"
    return hashlib.sha256(text.encode("ascii")).hexdigest()


class Fair:
    """A `core.chance.Fate`: outcome i depends only on the secret, the seats' entropy and i."""

    def __init__(self, secret: bytes, entropies: Sequence[str]) -> None:
        self.secret = secret
        self.entropies = list(entropies)
        texts = [text.encode("ascii") for text in entropies]
        self._joined = b"".join(len(text).to_bytes(2, "big") + text for text in texts)

    def word(self, i: int, r: int = 0) -> int:
        message = self._joined + i.to_bytes(8, "big") + r.to_bytes(4, "big")
        return int.from_bytes(hmac.digest(self.secret, message, "sha256")[:8], "big")

    def outcome(self, i: int, n: int) -> int:
        limit = WORD - WORD % n  # larger words would bias the result
        r = 0
        while (word := self.word(i, r)) >= limit:
            r += 1
        return word % n

    def seed(self) -> int:
        """The seed of a random map: 53 bits, exact as a JavaScript number."""
        return self.word(SETUP) >> 11

    def bot_seed(self, seat: int, seq: int) -> int:
        """A bot's seed for one decision. The prefix cannot begin a message of `word`: as a length it exceeds any entropy."""
        message = b"bot" + seat.to_bytes(8, "big") + seq.to_bytes(8, "big")
        return int.from_bytes(hmac.digest(self.secret, message, "sha256")[:8], "big") >> 11
