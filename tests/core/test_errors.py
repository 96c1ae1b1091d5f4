"""Errors: stable codes, place and hint."""

from __future__ import annotations

from gemhold.core import errors
from gemhold.core.errors import BadData, GemholdError, IllegalAction, Reason


def test_codes_are_stable() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, GemholdError)]
    assert {kind.__name__: kind.code for kind in kinds} == {
        "GemholdError": "error",
        "UnknownGame": "unknown-game",
        "UnknownLesson": "unknown-lesson",
        "BrokenPlugin": "broken-plugin",
        "BadOption": "bad-option",
        "BadData": "bad-data",
        "BadRecord": "bad-record",
        "BadNotation": "bad-notation",
        "IllegalAction": "illegal-action",
        "CannotUndo": "cannot-undo",
        "GameOver": "game-over",
    }


def test_texts() -> None:
    assert str(BadData("too few", place="dice.toml, die 1", hint="six")) == "dice.toml, die 1: too few (six)"
    assert str(BadData("too few")) == "too few"
    assert str(Reason("why-deck-empty", {"deck": 3})) == "why-deck-empty (deck=3)"
    assert str(Reason("game-over")) == "game-over"


def test_json() -> None:
    assert BadData("m", place="p", hint="h").to_json() == {"code": "bad-data", "message": "m", "place": "p", "hint": "h"}
    error = IllegalAction("m", reason=Reason("why-no-pair", {"have": 1}))
    assert error.to_json()["reason"] == {"code": "why-no-pair", "args": {"have": 1}}
