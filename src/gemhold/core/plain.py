"""Defaults for the optional parts of a game: options as given, notation by action names, a view of all fields."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from gemhold.core.errors import BadNotation, Reason
from gemhold.core.kit import PURE

NUMBER = re.compile(r"[1-9][0-9]{0,17}")


def resolve(seats: int, options: Mapping[str, Any], seed: int) -> dict[str, Any]:
    """Options unchanged: nothing depends on the seed."""
    return dict(options)


def view(s: Any, seat: int, actor: int) -> dict[str, Any]:
    """All fields of a position from which secrets have been erased."""
    names: Sequence[str] = list(type(s).fields) if PURE else s.dtype.names
    return {"seat": seat, "actor": actor} | {name: _plain(getattr(s, name)) for name in names}


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value.tolist() if hasattr(value, "tolist") else int(value)


def why_not(legal: Sequence[int], action: int) -> Reason | None:
    """The generic reason for any illegal action."""
    return None if action in legal else Reason("why-not-now")


class Notation:
    """Moves by the names of the action groups: `roll`, or `take 3` in a group of several; chance outcomes by number.

    >>> moves = Notation({"roll": range(0, 1), "take": range(1, 6)})
    >>> moves.text(None, 0), moves.text(None, 3), moves.parse(None, "take 3")
    ('roll', 'take 3', 3)
    """

    def __init__(self, groups: Mapping[str, range]) -> None:
        self._groups = groups
        self._names = {action: (name, action - group[0] + 1) for name, group in groups.items() for action in group}
        self._texts = {action: self._text(*named) for action, named in self._names.items()}
        self._actions = {text: action for action, text in self._texts.items()}

    def _text(self, name: str, number: int) -> str:
        return name if len(self._groups[name]) == 1 else f"{name} {number}"

    def text(self, s: Any, action: int) -> str:
        return self._texts[action]

    def parse(self, s: Any, text: str) -> int:
        words = " ".join(text.lower().split())
        if words not in self._actions:
            raise BadNotation(f"{text[:40]!r} is not a move", place="move", hint=f"moves begin with {', '.join(self._groups)}")
        return self._actions[words]

    def data(self, s: Any, action: int) -> dict[str, Any]:
        name, number = self._names[action]
        return {"do": name} if len(self._groups[name]) == 1 else {"do": name, "n": number}

    def chance_text(self, s: Any, outcome: int) -> str:
        return f"outcome {outcome + 1}"

    def parse_chance(self, s: Any, text: str) -> int:
        word, _, number = " ".join(text.lower().split()).partition(" ")
        if word != "outcome" or not NUMBER.fullmatch(number):
            raise BadNotation(f"{text[:40]!r} is not an outcome", place="chance", hint="write: outcome 3")
        return int(number) - 1
