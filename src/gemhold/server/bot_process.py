"""A process of the bot pool: reads a JSON request per line, writes a JSON reply per line, and ends with its parent.

Positions come as packed structs, already without what the seat does not know. Bots run the compiled rules here; the server runs
the rules as plain Python, which is faster for one position at a time (docs/decisions/0012-bots-in-processes.md).
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

REHEARSED = 40  # decisions, enough to get beyond the opening


def answer(request: dict[str, Any]) -> dict[str, Any]:
    game: Game = gemhold.game(request["game"])
    if request["do"] == "warm":
        return {"warm": _warm(game)}
    s = game.state.unpack(bytes.fromhex(request["state"]))
    if request["do"] == "odds":
        assert game.odds is not None
        return {"odds": [None if chance is None else float(chance) for chance in game.odds(s)]}
    return {"action": int(find(game.name, request["level"], request["seed"]).choose(game, s, request["seat"]))}


def _warm(game: Game) -> bool:
    """Compile, or load what was compiled before."""
    for level in levels(game.name):
        rehearse(game, level, REHEARSED)
    if game.odds is not None:
        game.odds(game.start(game.seats[0]).state)
    return True


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops its bots
    out = os.fdopen(os.dup(sys.stdout.fileno()), "w", buffering=1)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a stray print must not be read as a reply
    for line in sys.stdin:
        try:
            reply = answer(json.loads(line))
        except Exception as error:
            reply = {"error": f"{type(error).__name__}: {error}"}
        out.write(json.dumps(reply) + "\n")


if __name__ == "__main__":
    main()
