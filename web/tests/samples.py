"""Writes answers of the server as samples for the tests of the browser client, from seeded random play.

.venv/bin/python web/tests/samples.py
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import gemhold
from gemhold.core.contract import OVER
from gemhold.core.match import Match
from gemhold.server import present

FOLDER = Path(__file__).parent / "samples"
SEED = 7
STORY = 60  # rows
PHASES = {3: ("keep", "place"), 4: ("steal_card", "steal_gem")}  # positions of King of the Dice, by the number of seats


def play(seats: int, seed: int) -> Match:
    return gemhold.game("king").start(seats=seats, seed=seed)


def position(match: Match) -> dict[str, Any]:
    game, s = match.game, match.state
    actions = [{"id": x, "text": game.notation.text(s, x), "data": game.notation.data(s, x)} for x in game.legal(s)]
    return {"view": match.view(match.actor), "actions": actions}


def find(seats: int, phase: str) -> dict[str, Any]:
    """The first position of a phase that random play comes upon."""
    rng = random.Random(SEED)
    for seed in range(SEED, SEED + 100):
        match = play(seats, seed)
        while match.actor != OVER:
            if match.view(match.actor)["phase"] == phase:
                return position(match)
            match.play(rng.choice(match.game.legal(match.state)))
    raise LookupError(f"random play never came to {phase}")


def story() -> list[dict[str, Any]]:
    rng = random.Random(SEED)
    match = play(3, SEED)
    while match.actor != OVER and len(match.log) < STORY:
        match.play(rng.choice(match.game.legal(match.state)))
    return [present.replay_entry(step.number, step.ply, step.events) for step in match.story()]


def write(name: str, data: Any) -> None:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")


def figures(game: str) -> dict[str, Any]:
    companion = gemhold.game(game).companion
    assert companion is not None
    return companion.figures()


def main() -> None:
    for game in ("king", "geodia"):
        write(f"companion-{game}", figures(game))
    for seats, phases in PHASES.items():
        for phase in phases:
            write(f"king-{seats}-{phase}", find(seats, phase))
    write("king-3-story", story())


if __name__ == "__main__":
    main()
