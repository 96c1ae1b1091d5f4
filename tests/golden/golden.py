"""A golden game: a text record under four comments that say how it ends."""

from __future__ import annotations

import hashlib
from pathlib import Path

from gemhold.core.match import Match
from gemhold.core.record import GameRecord


def told(match: Match) -> dict[str, str]:
    """How a game ended."""
    return {
        "ends": ", ".join(event.id for event in [*match.story(since=len(match.log) - 1)][-1].events if "tile" not in event.id),
        "scores": " ".join(map(str, match.scores())),
        "ranks": " ".join(map(str, match.ranks())),
        "sha256": hashlib.sha256(match.game.state.pack(match.state)).hexdigest(),
    }


def written(match: Match) -> str:
    comments = "".join(f"# {key}: {value}\n" for key, value in told(match).items())
    return comments + match.record().to_text()


def read(file: Path) -> tuple[dict[str, str], str]:
    """The comments, and the record's own text."""
    lines = file.read_text("utf-8").splitlines(keepends=True)
    comments = dict(line[2:].strip().split(": ", 1) for line in lines if line.startswith("# "))
    return comments, "".join(line for line in lines if not line.startswith("# "))


def check(file: Path) -> None:
    """Every line is read and written the same, and the end is the same to the byte."""
    comments, text = read(file)
    record = GameRecord.loads(file.read_text("utf-8"))
    assert record.to_text() == text
    match = record.replay()
    assert match.over
    assert told(match) == comments
    by_hand = "\n".join(line.split(" =")[0] for line in text.splitlines())
    assert GameRecord.loads(by_hand).replay().scores() == match.scores(), "outcomes by their texts alone"
