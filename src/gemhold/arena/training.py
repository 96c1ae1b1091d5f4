"""Training of bots: runs a game's `Course` block by block, in one process, in several or on a cluster, with the same outcome.

After every block all that matters is written to a checkpoint, and a run that was interrupted goes on from there.
"""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from gemhold.arena.chart import line_chart
from gemhold.arena.spread import LOCAL, workers
from gemhold.bots.course import Course, Figures
from gemhold.core import plugins
from gemhold.core.errors import BadData, BadOption


@dataclass
class Training:
    """A course under way: what has been learned and the figures of every block done."""

    game: str
    seed: int
    blocks: int  # in all
    pupil: Any
    figures: list[Figures] = field(default_factory=list)

    @property
    def done(self) -> int:
        return len(self.figures)


def course_of(game: str) -> Course:
    for entry in plugins.announced(plugins.TRAINING):
        if entry.name == game:
            course: Course = plugins.load(entry, object)
            return course
    known = ", ".join(entry.name for entry in plugins.announced(plugins.TRAINING))
    raise BadOption(f"{game} has no bots to train", place="game", hint=f"choose one of {known}")


def begin(game: str, seed: int, blocks: int | None, checkpoint: Path | None = None) -> Training:
    """A new course, or the one the checkpoint holds."""
    course = course_of(game)
    if checkpoint is None or not checkpoint.exists():
        return Training(game, seed, blocks or course.blocks, course.start(seed))
    try:
        with np.load(checkpoint) as arrays:
            head = json.loads(str(arrays["head"]))
            training = Training(head["game"], head["seed"], head["blocks"], course.restore(arrays), head["figures"])
    except (OSError, ValueError, KeyError) as error:
        raise BadData(f"this is no checkpoint: {error}", place=str(checkpoint), hint="name another file") from None
    if (training.game, training.seed, training.blocks) != (game, seed, blocks or course.blocks):
        told = f"a course of {training.game}, seed {training.seed}, {training.blocks} blocks"
        raise BadOption(f"the checkpoint belongs to {told}", place=str(checkpoint), hint="name another file")
    return training


def save(training: Training, checkpoint: Path) -> None:
    """Write the checkpoint whole, or leave the old one."""
    head = {"game": training.game, "seed": training.seed, "blocks": training.blocks, "figures": training.figures}
    part = checkpoint.with_name(f".{checkpoint.name}.part")
    with part.open("wb") as file:
        np.savez(file, head=np.array(json.dumps(head)), **course_of(training.game).state(training.pupil))
    os.replace(part, checkpoint)


def run(
    training: Training,
    jobs: int = 1,
    checkpoint: Path | None = None,
    progress: Callable[[int], object] | None = None,
    until: int | None = None,
    on: str = LOCAL,
) -> None:
    """Do the blocks that are left, or those up to `until`. `progress` is called after each.

    `on`: "local" for `jobs` processes (0: one per core), or the address of a Ray cluster (ray://HOST:PORT).
    """
    course = course_of(training.game)
    with workers(on, jobs) as results_of:
        for block in range(training.done, min(training.blocks, until or training.blocks)):
            tasks = [(training.game, task) for task in course.tasks(training.pupil, block, training.blocks)]
            results = dict(results_of(perform, tasks, range(len(tasks))))
            in_order = [results[i] for i in range(len(tasks))]
            training.figures.append(course.learn(training.pupil, block, training.blocks, in_order))
            if checkpoint is not None:
                save(training, checkpoint)
            if progress is not None:
                progress(1)


def perform(work: tuple[str, Any]) -> Any:
    """Do a task of the course of a game; in whatever process."""
    game, task = work
    return course_of(game).perform(task)


def to_csv(training: Training) -> str:
    """The figures of every block, a row each."""
    names = list(dict.fromkeys(name for figures in training.figures for name in figures))
    text = io.StringIO()
    writer = csv.DictWriter(text, ["block", *names], lineterminator="\n")
    writer.writeheader()
    for block, figures in enumerate(training.figures, 1):
        writer.writerow({"block": block} | {name: f"{value:.4f}" for name, value in figures.items()})
    return text.getvalue()


def charts(training: Training) -> list[str]:
    """The learning curves the course thinks worth a picture, as SVG."""
    out = []
    for title, names in course_of(training.game).charts.items():
        lines = {
            name: [(block, figures[name]) for block, figures in enumerate(training.figures, 1) if name in figures]
            for name in names
        }
        if all(lines.values()):
            out.append(line_chart(title, "blocks of games", lines))
    return out
