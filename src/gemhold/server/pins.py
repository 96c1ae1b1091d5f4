"""What a player's device has kept of a table's dice: the values it saw before it revealed its entropy.

A record comes from the server and can only prove that it is consistent. Against the pinned values it also proves that nothing was
exchanged after the others' entropy was known. The browser keeps them and offers them as a file:

    {"gemhold": "pinned", "table": "…", "commitment": "…", "round": 1, "commitments": ["…", ""],
     "entropy": {"0": "…"}, "again": 0}
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from gemhold.core.errors import BadRecord

KIND = "pinned"
MOST_CHARACTERS = 64 * 1024
HEX = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class Pins:
    commitment: str  # of the server
    table: str | None = None
    round: int | None = None
    commitments: tuple[str, ...] | None = None  # of all seats, as seen before revealing; None: nothing was revealed
    entropy: dict[int, str] = field(default_factory=dict)  # that the device's own seats committed to
    again: int = 0  # rounds before this one in which the device had revealed already

    @property
    def took_part(self) -> bool:
        return self.commitments is not None or bool(self.entropy)

    @staticmethod
    def of_commitment(text: str) -> Pins:
        """Only the server's commitment was noted."""
        found = text.strip().lower()
        if not HEX.fullmatch(found):
            raise BadRecord("a commitment is 64 hexadecimal digits", place="--commitment")
        return Pins(found)

    @staticmethod
    def loads(text: str) -> Pins:
        if len(text) > MOST_CHARACTERS:
            raise BadRecord("the file is too large", place="pinned", hint=f"at most {MOST_CHARACTERS} characters")
        try:
            return _read(json.loads(text))
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
            raise BadRecord(
                "this is not a file of pinned values", place="pinned", hint=f"download it from the page of the dice ({error})"
            ) from None


def merged(kept: Pins | None, noted: Pins | None) -> Pins | None:
    """A file of pinned values and a noted commitment: they must agree."""
    if kept is not None and noted is not None and kept.commitment != noted.commitment:
        raise BadRecord("the file holds another commitment", place="--commitment", hint="give only one of them")
    return kept or noted


def _read(data: Any) -> Pins:
    if data["gemhold"] != KIND:
        raise ValueError(f"expected {KIND!r}")
    listed = data["commitments"]
    pins = Pins(
        commitment=_text(data["commitment"]),
        table=_text(data["table"]),
        round=_number(data["round"]),
        commitments=None if listed is None else tuple(_text(each) for each in listed),
        entropy={int(seat): _text(text) for seat, text in data["entropy"].items()},
        again=_number(data["again"]),
    )
    if not HEX.fullmatch(pins.commitment) or any(text and not HEX.fullmatch(text) for text in pins.commitments or ()):
        raise ValueError("a commitment is 64 hexadecimal digits")
    return pins


def _text(found: Any) -> str:
    if not isinstance(found, str):
        raise TypeError("expected a string")
    return found


def _number(found: Any) -> int:
    if type(found) is not int or found < 0:
        raise TypeError("expected a number")
    return found
