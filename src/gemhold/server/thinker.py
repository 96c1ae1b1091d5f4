"""A process that thinks for bots: a question a line comes in, an answer a line goes out. It ends with its parent.

Positions travel as packed records, already without what the seat does not know. So bots run compiled and away from the
server, which itself runs the rules as plain Python: for one position at a time that is quicker (docs/decisions/0021-thinkers.md).
"""

from __future__ import annotations

import json
import os
import signal
import struct
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import gemhold
from gemhold.bots import find, levels, rehearse
from gemhold.core.game import Game
from gemhold.core.kit import PURE, Record

REHEARSED = 40  # decisions: openings differ from what comes after
_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u8": "Q", "f8": "d"}


def unpack(kind: type[Record], data: bytes) -> Any:
    """The opposite of `Record.pack`."""
    s: Any = kind.new()
    at = 0
    for name, field in kind.fields.items():
        count = 1
        for side in field.shape:
            count *= side
        form = f"<{count}{_CODES[field.code]}"
        values = list(struct.unpack_from(form, data, at))
        at += struct.calcsize(form)
        if not field.shape:
            setattr(s, name, values[0])
        elif PURE:
            setattr(s, name, _shaped(values, field.shape))
        else:
            getattr(s, name)[...] = _shaped(values, field.shape)
    if at != len(data):
        raise ValueError(f"{len(data)} bytes for a record of {at}")
    return s


def _shaped(values: list[Any], shape: tuple[int, ...]) -> list[Any]:
    if len(shape) == 1:
        return values
    step = len(values) // shape[0]
    return [_shaped(values[i : i + step], shape[1:]) for i in range(0, len(values), step)]


def answer(question: dict[str, Any]) -> dict[str, Any]:
    game: Game = gemhold.game(question["game"])
    if question["do"] == "warm":
        return {"warm": _warm(game)}
    s = unpack(game.state, bytes.fromhex(question["state"]))
    if question["do"] == "odds":
        odds = import_module(f"gemhold.games.{game.name}.odds").odds
        return {"odds": [None if chance is None else float(chance) for chance in odds(s)]}
    return {"action": int(find(game.name, question["level"], question["seed"]).choose(game, s, question["seat"]))}


def _warm(game: Game) -> bool:
    """Compile, or load what was compiled before."""
    for level in levels(game.name):
        rehearse(game, level, REHEARSED)
    if find_spec(f"gemhold.games.{game.name}.odds") is not None:
        import_module(f"gemhold.games.{game.name}.odds").odds(game.start(game.seats[0]).state)
    return True


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # from the keyboard it is the server's, which takes its thinkers along
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
