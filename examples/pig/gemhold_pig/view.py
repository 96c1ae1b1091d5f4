"""The position as JSON, for browsers, terminals and bots."""

from typing import Any

from gemhold_pig.rules import actor
from gemhold_pig.state import State


def view(s: State, seat: int) -> dict[str, Any]:
    scores = [int(s.score[k]) for k in range(s.players)]
    return {"seat": seat, "actor": int(actor(s)), "goal": int(s.goal), "turn": int(s.turn), "pot": int(s.pot), "score": scores}
