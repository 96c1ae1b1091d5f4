"""What a package provides to have its bots trained: a `Course`, an entry point of the group `gemhold.training` by game.

A course proceeds in blocks. The tasks of a block depend on nothing but the pupil and the seed, so that any process can perform
them, and their results are learned in order: the outcome is the same whoever did the work.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

Figures = dict[str, float]


class Course(Protocol):
    blocks: int  # of a full course
    charts: Mapping[str, Sequence[str]]  # figures worth plotting, by title

    def start(self, seed: int) -> Any:
        """A pupil that knows nothing."""

    def tasks(self, pupil: Any, block: int, blocks: int) -> list[Any]:
        """The work of a block, in pieces that can be sent to other processes."""

    def perform(self, task: Any) -> Any:
        """Do a piece of work."""

    def learn(self, pupil: Any, block: int, blocks: int, results: list[Any]) -> Figures:
        """Learn from the results of all tasks of a block, in their order."""

    def state(self, pupil: Any) -> dict[str, Any]:
        """Everything about the pupil, as arrays."""

    def restore(self, state: Mapping[str, Any]) -> Any:
        """The pupil of such a state."""

    def graduate(self, pupil: Any, file: Path) -> None:
        """Write what the trained bots need."""
