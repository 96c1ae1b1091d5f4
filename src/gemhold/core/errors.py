"""The errors a user can cause.

    GemholdError                code, message, place, hint
    ├── UnknownGame             unknown-game
    ├── BrokenPlugin            broken-plugin       an installed game or bot cannot be loaded
    ├── BadOption               bad-option          `reason` says what is wrong with a layout
    ├── UnknownLesson           unknown-lesson
    ├── BadData                 bad-data            an invalid data file; place = file and entry
    ├── BadRecord               bad-record          an invalid saved game; place = line or move
    ├── BadNotation             bad-notation        a move that cannot be parsed
    ├── IllegalAction           illegal-action      a move the rules forbid; `reason` says why
    ├── CannotUndo              cannot-undo
    └── GameOver                game-over           a move after the end

`code` is stable and doubles as a Fluent message id; `place` locates the error; `hint` suggests a fix.
A call that raises has no effect.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

from gemhold.core.args import Args, args_json


@dataclass(frozen=True)
class Reason:
    """Why an action is not possible: a stable code and its arguments (also a Fluent message)."""

    code: str
    args: Args = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        return {"code": self.code, "args": args_json(self.args)}

    def __str__(self) -> str:
        detail = ", ".join(f"{key}={value}" for key, value in self.args.items())
        return f"{self.code} ({detail})" if detail else self.code


class GemholdError(Exception):
    """Base of all errors the caller can fix."""

    code: ClassVar[str] = "error"

    def __init__(self, message: str, *, place: str = "", hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.place = place
        self.hint = hint

    def __str__(self) -> str:
        text = f"{self.place}: {self.message}" if self.place else self.message
        return f"{text} ({self.hint})" if self.hint else text

    def to_json(self) -> dict[str, object]:
        return {"code": self.code, "message": self.message, "place": self.place, "hint": self.hint}


class UnknownGame(GemholdError):
    code = "unknown-game"


class BrokenPlugin(GemholdError):
    code = "broken-plugin"


class BadOption(GemholdError):
    code = "bad-option"

    def __init__(self, message: str, *, reason: Reason | None = None, place: str = "", hint: str = "") -> None:
        super().__init__(message, place=place, hint=hint)
        self.reason = reason

    def to_json(self) -> dict[str, object]:
        return super().to_json() | ({} if self.reason is None else {"reason": self.reason.to_json()})


class UnknownLesson(GemholdError):
    code = "unknown-lesson"


class BadData(GemholdError):
    code = "bad-data"


class BadRecord(GemholdError):
    code = "bad-record"


class BadNotation(GemholdError):
    code = "bad-notation"


class IllegalAction(GemholdError):
    code = "illegal-action"

    def __init__(self, message: str, *, reason: Reason, place: str = "", hint: str = "") -> None:
        super().__init__(message, place=place, hint=hint)
        self.reason = reason

    def to_json(self) -> dict[str, object]:
        return super().to_json() | {"reason": self.reason.to_json()}


class CannotUndo(GemholdError):
    code = "cannot-undo"


class GameOver(GemholdError):
    code = "game-over"
