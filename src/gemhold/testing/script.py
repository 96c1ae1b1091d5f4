"""Scripted games: the lines of a text record, played on a match."""

from __future__ import annotations

from gemhold.core.contract import CHANCE
from gemhold.core.errors import BadRecord
from gemhold.core.match import Match


def follow(match: Match, script: str) -> Match:
    """Play lines such as `* roll r6 …` (chance) and `1 take 3` (a seat, from 1); `#` starts a comment. Returns the match.

    The match must be started with `roll=False`.
    """
    for number, line in enumerate(script.splitlines(), 1):
        who, _, what = line.partition("#")[0].strip().partition(" ")
        if not who:
            continue
        actor = match.actor
        expected = "*" if actor == CHANCE else str(actor + 1)
        if who != expected:
            raise BadRecord(f"it is the turn of {expected!r}, not {who!r}", place=f"line {number}")
        if who == "*":
            match.decide(what)
        else:
            match.play(what)
    return match
