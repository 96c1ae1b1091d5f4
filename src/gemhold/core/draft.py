"""Layouts that people make themselves, such as a map of their own: checked as far as they have been made.

An option with `draft` takes such a layout as a table. Editors ask what a table looks like and what is still wrong with it; a
game's checks stand in one place, and a layout without faults is one that can be played.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from gemhold.core.errors import Reason


@dataclass(frozen=True)
class Fault:
    """What keeps a layout from being played. `reason` is a Fluent message; `message` and `hint` are for files and programs."""

    reason: Reason
    message: str
    hint: str = ""


@dataclass(frozen=True)
class Draft:
    layout: dict[str, Any]  # as the option takes it
    view: dict[str, Any]  # what an editor draws, as JSON
    faults: tuple[Fault, ...]


class Drafting(Protocol):
    """What a game knows of its layouts. A table that is none at all, such as one with unknown keys, is a BadData."""

    def draft(self, layout: Any, seats: int) -> Draft: ...
    def example(self, choice: Any, seats: int, seed: int) -> dict[str, Any]: ...  # a choice of the option as a table
    def parse(self, text: str, seats: int) -> dict[str, Any]: ...  # the text of a file
    def text(self, layout: dict[str, Any], seats: int) -> str: ...  # the file of a layout
