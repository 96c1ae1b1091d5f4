"""The garbage collector of the clients: their pauses would count as the server's."""

from __future__ import annotations

import gc


def calm() -> None:
    """What is allocated now is not traversed any more, and what comes rarely."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)
