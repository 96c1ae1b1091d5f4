"""A process of the bot pool: reads a JSON request per line, writes a JSON reply per line, and ends with its parent.

Positions come as packed structs, already without what the seat does not know. Bots run the compiled rules here; the server runs
the rules as plain Python, which is faster for one position at a time (docs/decisions/0012-bots-in-processes.md).
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable, Sequence
from typing import Any

import gemhold
from gemhold.bots import find, levels, rehearse
from gemhold.bots.advice import advise
from gemhold.bots.warming import ADVICE, ODDS, RULES, bot_part, by_need, compile_parts, parts_of
from gemhold.core.errors import BadOption
from gemhold.core.game import Game
from gemhold.core.worth import worth

REHEARSED = 40  # decisions, enough to get beyond the opening
NICENESS = 5  # serving people comes first; more, and beside a busy browser a hint would take a minute


def answer(request: dict[str, Any], told: Callable[[int, int], None]) -> dict[str, Any]:
    """The reply to a question; before it, if rules must be compiled first, how far that has come."""
    game: Game = gemhold.game(request["game"])
    compile_parts(game, _parts(game, request), told)
    if request["do"] == "warm":
        return {"warm": _warm(game)}
    if request["do"] == "companion":
        assert game.companion is not None
        try:
            return {"answer": game.companion.answers[request["question"]](request["about"])}
        except BadOption as error:
            return {"refused": {"message": error.message, "place": error.place, "hint": error.hint}}
    s = game.state.unpack(bytes.fromhex(request["state"]))
    if request["do"] == "odds":
        assert game.odds is not None
        after = game.odds_after(s) if game.odds_after else {}
        return {"odds": _chances(game.odds(s)), "after": {action: _chances(odds) for action, odds in after.items()}}
    if request["do"] == "worth":
        return {"worth": worth(game, s, request["seats"])}
    if request["do"] == "advise":
        advice = advise(game, request["level"], s, request["seat"], request["seed"])
        return {"advice": [one.to_json() for one in advice]}
    return {"action": int(find(game.name, request["level"], request["seed"]).choose(game, s, request["seat"]))}


def _parts(game: Game, request: dict[str, Any]) -> list[str]:
    """What a question needs compiled."""
    if request["do"] == "warm":
        return by_need(game)
    bot = bot_part(request.get("level", ""))
    own = {"odds": [ODDS], "worth": [], "advise": [bot, ADVICE]}.get(request["do"], [bot])
    return [part for part in (RULES, *own) if part in parts_of(game)]


def _chances(odds: Sequence[float | None]) -> list[float | None]:
    return [None if chance is None else float(chance) for chance in odds]


def _warm(game: Game) -> bool:
    """Compile, or load what was compiled before."""
    for level in levels(game.name):
        rehearse(game, level, REHEARSED)
    first = game.start(game.seats[0])
    worth(game, first.state, first.seats)
    if game.odds is not None:
        game.odds(first.state)
    return True


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops its bots
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "w", buffering=1)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a stray print must not be read as a reply

    def told(done: int, steps: int) -> None:
        out.write(json.dumps({"done": done, "steps": steps}) + "\n")

    for line in sys.stdin:
        try:
            reply = answer(json.loads(line), told)
        except Exception as error:
            reply = {"error": f"{type(error).__name__}: {error}"}
        out.write(json.dumps(reply) + "\n")


if __name__ == "__main__":
    main()
