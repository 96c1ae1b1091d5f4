"""A process that thinks for bots: a question a line comes in, an answer a line goes out. It ends with its parent.

Positions travel as packed records, already without what the seat does not know. So bots run compiled and away from the
server, which itself runs the rules as plain Python: for one position at a time that is quicker (docs/decisions/0021-thinkers.md).
"""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import Any

import gemhold
from gemhold.bots import find, levels, rehearse
from gemhold.core.game import Game

REHEARSED = 40  # decisions: openings differ from what comes after


def answer(question: dict[str, Any]) -> dict[str, Any]:
    game: Game = gemhold.game(question["game"])
    if question["do"] == "warm":
        return {"warm": _warm(game)}
    s = game.state.unpack(bytes.fromhex(question["state"]))
    if question["do"] == "odds":
        assert game.odds is not None
        return {"odds": [None if chance is None else float(chance) for chance in game.odds(s)]}
    return {"action": int(find(game.name, question["level"], question["seed"]).choose(game, s, question["seat"]))}


def _warm(game: Game) -> bool:
    """Compile, or load what was compiled before."""
    for level in levels(game.name):
        rehearse(game, level, REHEARSED)
    if game.odds is not None:
        game.odds(game.start(game.seats[0]).state)
    return True


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # from the keyboard it is the server's, which takes its bots along
    out = os.fdopen(os.dup(sys.stdout.fileno()), "w", buffering=1)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a stray print must not look like an answer
    for line in sys.stdin:
        try:
            reply = answer(json.loads(line))
        except Exception as error:
            reply = {"error": f"{type(error).__name__}: {error}"}
        out.write(json.dumps(reply) + "\n")


if __name__ == "__main__":
    main()
