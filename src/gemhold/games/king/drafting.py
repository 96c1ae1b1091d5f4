"""Maps that people lay themselves (K19), for editors: a `core.draft.Drafting`."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from gemhold.core.draft import Draft
from gemhold.core.toml import parsed
from gemhold.games.king import data as D
from gemhold.games.king.layout import MARKS, faults, marked, opened, placed, random, spaces, standard, table_in, wanted


def draft(layout: Any, seats: int) -> Draft:
    entry = opened(layout, seats)
    where, marks = placed(entry), marked(entry)
    there = Counter(at for at, _ in where.values())
    view = {
        "spaces": [
            {
                "name": space.name,
                "at": list(space.at),
                "half": D.HALVES[space.half],
                "land": D.LANDS[space.land],
                "fire": space.fire,
                "gem": space.gem or None,
                "covered": there[space.at] > 1,
            }
            for space in spaces(where, marks)
        ],
        "wanted": wanted(seats),
    }
    kept = {key: entry.data[key] for key in (*D.HALVES, *MARKS)}
    return Draft(kept, view, tuple(faults(where, marks, seats)))


def example(choice: Any, seats: int, seed: int) -> dict[str, Any]:
    return random(seats, seed) if choice == "random" else standard(seats)


def parse(text: str, seats: int) -> dict[str, Any]:
    return table_in(parsed(text, Path("map")), seats)


def text(layout: dict[str, Any], seats: int) -> str:
    """The layout as a file for `--map`."""
    lines = ["# King of the Dice: a map of one's own (K19)", f"players = {seats}"]
    for half in D.HALVES:
        turn, (q, r) = layout[half]["turn"], layout[half]["move"]
        lines.append(f"{half} = {{ turn = {turn}, move = [{q}, {r}] }}")
    lines += [f"{key} = {json.dumps(layout[key])}" for key in MARKS]  # lists of texts are the same in TOML
    return "\n".join(lines) + "\n"
