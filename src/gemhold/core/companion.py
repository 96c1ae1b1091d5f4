"""What a game gives the companion: the app that counts, reminds and checks while people play with the real box."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

Answer = Callable[[Mapping[str, Any]], Any]


@dataclass(frozen=True)
class Companion:
    """`figures`: prices, limits and names as JSON, from the game's own data, so that no number is written twice.

    `answers`: what the engine can be asked besides, by name: each takes what is asked about as JSON, checks it as the hostile
    input it may be (GemholdError), and gives JSON.
    """

    figures: Callable[[], dict[str, Any]]
    answers: Mapping[str, Answer] = field(default_factory=dict)
