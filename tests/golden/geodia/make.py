"""Write the golden games of Geodia's newest rules: `python -m tests.golden.geodia.make`.

Needed only when the rules version, the notation or the record's form changes; look at the difference before keeping it. Each
version has its folder. Those of older versions are only replayed, never written anew. When only the fields of State have changed,
`python -m tests.golden.geodia.make digests` keeps the games of all versions and renews their digests.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from gemhold.bots import find
from gemhold.core.contract import CHANCE, OVER
from gemhold.core.match import Match, Ply
from gemhold.core.record import GameRecord
from gemhold.core.rng import draw
from gemhold.games.geodia import GAME
from gemhold.testing import walk
from tests.golden.golden import written

FOLDER = Path(__file__).parent / f"v{GAME.rules_version}"
GAMES: dict[str, tuple[list[str], int, dict[str, Any]]] = {
    "two": (["greedy", "random"], 1, {}),
    "two-long": (["greedy", "greedy"], 2, {"rounds": 10, "barons": "citrine,ruby"}),
    "three": (["greedy", "greedy", "greedy"], 3, {}),
    "four": (["greedy", "random", "greedy", "random"], 4, {}),
    "teams": (["greedy", "greedy", "greedy", "greedy"], 5, {"teams": True, "rounds": 10}),
}
RANDOM: dict[str, tuple[int, int, dict[str, Any]]] = {  # random players come to what sensible ones avoid
    "railway": (2, 212, {"barons": "citrine,sapphire"}),  # a railway among the things to lose (G84)
    "several": (3, 13, {"rounds": 10}),  # several tiles to defend at once (G83)
    "rescue": (4, 406, {"teams": True, "rounds": 10}),  # a rescued chest's gems pay for nothing (G66)
    "worms": (4, 42, {"teams": True, "rounds": 10}),  # at partners' mines (G77)
    "loot": (2, 9, {}),  # stolen chests that wait, or count at the end (G85, G90)
    "drill": (4, 438, {"teams": True, "rounds": 10}),  # water over drill and base (G83)
}


def played(bots: list[str], seed: int, options: dict[str, Any]) -> Match:
    """A game between bots; chance and the random ones draw from the seed."""
    match = GAME.start(len(bots), seed, options, roll=False)
    players = [find(GAME.name, level, seed + seat) for seat, level in enumerate(bots)]
    while match.actor != OVER:
        who = match.actor
        if who == CHANCE:
            x = draw(seed, 0, len(match.log), int(GAME.rules.chances(match.state)))
        else:
            x = players[who].choose(GAME, GAME.hidden(match.state, who), who)
        match.apply(Ply(who, x))
    return match


def main() -> None:
    for name, (bots, seed, options) in GAMES.items():
        (FOLDER / f"{name}.gem").write_text(written(played(bots, seed, options)), "utf-8")
    for name, (seats, seed, options) in RANDOM.items():
        *_, match = walk(GAME, seats, seed, options)
        (FOLDER / f"{name}.gem").write_text(written(match), "utf-8")


def renew_digests() -> None:
    for file in FOLDER.parent.glob("*/*.gem"):
        file.write_text(written(GameRecord.loads(file.read_text("utf-8")).replay()), "utf-8")


if __name__ == "__main__":
    renew_digests() if "digests" in sys.argv else main()
