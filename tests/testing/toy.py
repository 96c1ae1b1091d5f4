"""A tiny game with a secret, to try the conformance suite on: everybody is dealt a number, then says aloud "high" or "low".

High scores the number, low scores three; most points win. Plain Python throughout, so it runs in both modes without compiling.
"""

from __future__ import annotations

from types import ModuleType, SimpleNamespace
from typing import Any, cast

from gemhold.core.args import Seat
from gemhold.core.contract import CHANCE, OVER
from gemhold.core.errors import BadNotation, Reason
from gemhold.core.game import Event, Game, Notation, Option
from gemhold.core.kit import Ints, Moves, Struct, actions, i8
from gemhold.core.rng import Rng, below

A = actions(say=2, boast=1)  # nobody can ever boast
WORDS = ("low", "high")
SECRET = -1


class State(Struct):
    seats: int = i8()
    number: Ints = i8(3)  # 0: not dealt yet
    said: Ints = i8(3)  # 0, or 1 + what was said


def _first(row: Ints, seats: int) -> int:
    return next((seat for seat in range(seats) if row[seat] == 0), seats)


def actor(s: State) -> int:
    if _first(s.number, s.seats) < s.seats:
        return CHANCE
    seat = _first(s.said, s.seats)
    return seat if seat < s.seats else OVER


def legal(s: State, moves: Moves) -> int:
    moves.n = 0
    if actor(s) >= 0:
        for action in (0, 1):
            moves.a[moves.n] = action
            moves.n += 1
    return moves.n


def chances(s: State) -> int:
    return 6


def apply(s: State, x: int) -> None:
    if actor(s) == CHANCE:
        s.number[_first(s.number, s.seats)] = x + 1
    else:
        s.said[_first(s.said, s.seats)] = x + 1


def breakdown(s: State, seat: int, out: Ints) -> None:
    out[0] = int(s.number[seat]) if s.said[seat] == 2 else 0
    out[1] = 3 if s.said[seat] == 1 else 0


def turns(s: State) -> int:
    return sum(int(said > 0) for said in s.said)


def score(s: State, seat: int) -> int:
    return int(s.number[seat]) if s.said[seat] == 2 else 3 if s.said[seat] == 1 else 0


def rank(s: State, seat: int) -> int:
    return 1 + sum(score(s, other) > score(s, seat) for other in range(s.seats))


def hide(s: State, seat: int) -> None:
    for other in range(s.seats):
        if other != seat and s.number[other] > 0 and s.said[other] != 2:
            s.number[other] = SECRET


def resample(s: State, seat: int, rng: Rng) -> None:
    for other in range(s.seats):
        if s.number[other] == SECRET:
            s.number[other] = 1 + int(below(rng, 6))


def why_not(s: State, action: int) -> Reason | None:
    return Reason("toy-no-boasting") if action == A.boast else None


def narrate(before: State, x: int, after: State) -> list[Event]:
    if actor(before) == CHANCE:
        seat = _first(before.number, before.seats)
        return [Event("toy-deals", {"seat": Seat(seat)}), Event("toy-number", {"number": x + 1}, seen_by=1 << seat)]
    return [Event("toy-says", {"seat": Seat(actor(before)), "word": WORDS[x]})]


def view(s: State, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "actor": actor(s),
        "numbers": [int(s.number[i]) for i in range(s.seats)],
        "said": [int(s.said[i]) for i in range(s.seats)],
    }


def text(s: State, action: int) -> str:
    return "boast" if action == A.boast else f"say {WORDS[action]}"


def parse(s: State, words: str) -> int:
    known = {text(s, action): action for action in range(3)}
    if words not in known:
        raise BadNotation("no such word", place="move", hint="say high")
    return known[words]


def chance_text(s: State, outcome: int) -> str:
    return f"deal {outcome + 1}"


def parse_chance(s: State, words: str) -> int:
    known = {chance_text(s, outcome): outcome for outcome in range(6)}
    if words not in known:
        raise BadNotation("no such number", place="chance", hint="deal 3")
    return known[words]


def setup(seats: int, options: Any) -> State:
    s = State.new()
    s.seats = seats
    return s


def data(s: State, action: int) -> dict[str, Any]:
    return {"do": text(s, action)}


RULES = {
    "actor": actor,
    "legal": legal,
    "chances": chances,
    "apply": apply,
    "turns": turns,
    "score": score,
    "rank": rank,
    "breakdown": breakdown,
    "hide": hide,
    "resample": resample,
}
NOTATION = {"text": text, "parse": parse, "data": data, "chance_text": chance_text, "parse_chance": parse_chance}


def rules(**changed: Any) -> ModuleType:
    return cast(ModuleType, SimpleNamespace(**RULES | changed))


def notation(**changed: Any) -> Notation:
    return cast(Notation, SimpleNamespace(**NOTATION | changed))


GAME = Game(
    name="toy",
    rules_version=1,
    seats=range(2, 4),
    colours=("red", "blue", "green"),
    options=(Option("mood", "calm", "how it is played", choices=("calm", "wild")),),
    sources=("number", "calm"),
    unsupported=(),
    state=State,
    action_space=A,
    rules=rules(),
    resolve=lambda seats, options, seed: {"mood": _checked(options["mood"])},
    setup=setup,
    notation=notation(),
    narrate=narrate,
    view=view,
    why_not=why_not,
    secrets=True,
)


def _checked(mood: Any) -> str:
    from gemhold.core.errors import BadOption

    if mood not in ("calm", "wild"):
        raise BadOption("no such mood", place="option mood")
    return str(mood)
