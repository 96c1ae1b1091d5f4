"""Parses a player's input: a move or a command, abbreviated to any unique prefix."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gemhold.core.errors import BadNotation

if TYPE_CHECKING:
    from gemhold.core.match import Match


@dataclass(frozen=True)
class Typed:
    """A command (with its argument) or a move in full notation."""

    command: str = ""
    text: str = ""


class Ambiguous(Exception):
    def __init__(self, choices: Sequence[str]) -> None:
        super().__init__(", ".join(choices))
        self.choices = list(choices)


def verbs(texts: Sequence[str]) -> list[str]:
    """First words of the moves, in their order."""
    return list(dict.fromkeys(text.split()[0] for text in texts))


def understand(line: str, texts: Sequence[str], commands: Mapping[str, object], match: Match) -> Typed:
    """Parse a line. Whole words take precedence over prefixes, moves over commands; the verb may be omitted if only one fits.

    Raises Ambiguous, or BadNotation if it is neither.
    """
    words = line.split()
    first, rest = words[0].lower(), words[1:]
    possible = verbs(texts)
    if first in possible:
        return Typed(text=_complete(" ".join([first, *rest]), texts))
    if first in commands:
        return Typed(first, " ".join(rest))
    moves = [verb for verb in possible if verb.startswith(first)]
    fitting = [verb for verb in moves if _readable(match, " ".join([verb, *rest]))] if len(moves) > 1 else moves
    found = fitting or moves or [command for command in commands if command.startswith(first)]
    if len(found) > 1:
        raise Ambiguous(found)
    if found and found[0] in commands and not moves:
        return Typed(found[0], " ".join(rest))
    if found:
        return Typed(text=_complete(" ".join([found[0], *rest]), texts))
    whole = [f"{verb} {' '.join(words)}" for verb in possible]
    readable = [text for text in whole if _legal(match, text)] or [text for text in whole if _readable(match, text)]
    if len(readable) > 1:
        raise Ambiguous(readable)
    return Typed(text=readable[0] if readable else " ".join(words))  # else the match reports the error


def _complete(text: str, texts: Sequence[str]) -> str:
    """The only move with this prefix, else the text unchanged: `place c` if c5 is the only space left."""
    if text in texts:
        return text
    found = [full for full in texts if full.startswith(text)]
    return found[0] if len(found) == 1 else text


def _readable(match: Match, text: str) -> bool:
    try:
        match.game.notation.parse(match.state, text)
    except BadNotation:
        return False
    return True


def _legal(match: Match, text: str) -> bool:
    return _readable(match, text) and match.why_not(text) is None
