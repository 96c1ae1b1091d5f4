"""The errors of the API: each is a GemholdError with an HTTP status.

Problem
├── 403  NotYourSeat not-your-seat · NotYourTurn not-your-turn · NotSeated not-seated · NotHost not-host · NotYet not-yet
├── 404  NoTable no-such-table · NoSeat no-such-seat · NoStep no-such-step · NoOdds no-odds
│        NoWords no-words · NoCompanion no-companion · NoAnswer no-answer · UnknownCode unknown-code · NoDevice no-such-device
│        NoLayout no-layout
├── 409  Stale stale · NotStarted not-started · AlreadyStarted already-started · NotOver not-over · SeatTaken seat-taken
│        NoOpenSeat no-open-seat · ChoiceTaken choice-taken · AlreadyPlaying already-playing · OldRules old-rules
│        OldDice old-dice · WrongRound wrong-round · AlreadyCommitted already-committed · TooEarly too-early
│        LessonBroken lesson-broken · OtherGame other-game · LogFull log-full
├── 422  UnknownLevel unknown-level · WrongEntropy wrong-entropy
├── 429  TooMany too-many-requests
└── 503  BotFailed bot-failed · BotBusy bot-busy
"""

from __future__ import annotations

from typing import ClassVar

from gemhold.core.errors import GemholdError

# Errors of the engine that are not 422.
STATUS = {"cannot-undo": 409, "game-over": 409, "bad-data": 500, "unknown-lesson": 404}


def status_of(error: GemholdError) -> int:
    return error.status if isinstance(error, Problem) else STATUS.get(error.code, 422)


class Problem(GemholdError):
    status: ClassVar[int] = 400


class NotYourSeat(Problem):
    code, status = "not-your-seat", 403


class NotYourTurn(Problem):
    code, status = "not-your-turn", 403


class NotSeated(Problem):
    code, status = "not-seated", 403


class NotHost(Problem):
    code, status = "not-host", 403


class NotYet(Problem):
    code, status = "not-yet", 403


class NoTable(Problem):
    code, status = "no-such-table", 404


class NoSeat(Problem):
    code, status = "no-such-seat", 404


class NoStep(Problem):
    code, status = "no-such-step", 404


class NoOdds(Problem):
    code, status = "no-odds", 404


class NoWords(Problem):
    code, status = "no-words", 404


class NoLayout(Problem):
    code, status = "no-layout", 404


class NoCompanion(Problem):
    code, status = "no-companion", 404


class NoAnswer(Problem):
    code, status = "no-answer", 404


class NoDevice(Problem):
    code, status = "no-such-device", 404


class UnknownCode(Problem):
    code, status = "unknown-code", 404


class LessonBroken(Problem):
    """The lesson does not fit the data of this server, which an owner of the box may have replaced."""

    code, status = "lesson-broken", 409


class OtherGame(Problem):
    code, status = "other-game", 409


class LogFull(Problem):
    code, status = "log-full", 409


class Stale(Problem):
    code, status = "stale", 409

    def __init__(self, seq: int) -> None:
        super().__init__("seq is stale", place="seq", hint="fetch the table again")
        self.seq = seq

    def to_json(self) -> dict[str, object]:
        return super().to_json() | {"seq": self.seq}


class NotStarted(Problem):
    code, status = "not-started", 409


class AlreadyStarted(Problem):
    code, status = "already-started", 409


class NotOver(Problem):
    code, status = "not-over", 409


class SeatTaken(Problem):
    code, status = "seat-taken", 409


class NoOpenSeat(Problem):
    code, status = "no-open-seat", 409


class ChoiceTaken(Problem):
    code, status = "choice-taken", 409


class AlreadyPlaying(Problem):
    code, status = "already-playing", 409


class OldRules(Problem):
    code, status = "old-rules", 409


class OldDice(Problem):
    code, status = "old-dice", 409


class WrongRound(Problem):
    code, status = "wrong-round", 409


class AlreadyCommitted(Problem):
    code, status = "already-committed", 409


class TooEarly(Problem):
    code, status = "too-early", 409


class WrongEntropy(Problem):
    code, status = "wrong-entropy", 422


class UnknownLevel(Problem):
    code, status = "unknown-level", 422


class Later(Problem):
    """Try again after a while."""

    def __init__(self, message: str, wait: float, place: str = "") -> None:
        super().__init__(message, place=place, hint=f"wait {wait:.1f} s")
        self.wait = wait

    def to_json(self) -> dict[str, object]:
        return super().to_json() | {"retry_after": round(self.wait, 2)}


class TooMany(Later):
    code, status = "too-many-requests", 429

    def __init__(self, wait: float) -> None:
        super().__init__("too many requests", wait)


class BotBusy(Later):
    """The bot thinks, or its rules are being compiled, for longer than a request may wait."""

    code, status = "bot-busy", 503


class BotFailed(Problem):
    """The bot did not answer, or gave no legal action."""

    code, status = "bot-failed", 503
