"""Write the golden games of Geodia anew: `python -m tests.golden.geodia.make`.

Needed only when the rules version, the notation or the record's form changes; look at the difference before keeping it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gemhold.bots import find
from gemhold.core.contract import CHANCE, OVER
from gemhold.core.match import Match, Ply
from gemhold.core.rng import draw
from gemhold.games.geodia import GAME
from tests.golden.golden import written

FOLDER = Path(__file__).parent
GAMES: dict[str, tuple[list[str], int, dict[str, Any]]] = {
    "two": (["greedy", "random"], 1, {}),
    "two-long": (["greedy", "greedy"], 2, {"rounds": 10, "barons": "citrine,ruby"}),
    "three": (["greedy", "greedy", "greedy"], 3, {}),
    "four": (["greedy", "random", "greedy", "random"], 4, {}),
    "teams": (["greedy", "greedy", "greedy", "greedy"], 5, {"teams": True, "rounds": 10}),
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


if __name__ == "__main__":
    main()
