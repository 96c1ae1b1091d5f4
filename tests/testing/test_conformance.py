"""The conformance suite itself: a good game passes, and each kind of fault is found by the check that is meant to find it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from gemhold.core import contract, registry
from gemhold.core.errors import Reason
from gemhold.core.game import Event, Game
from gemhold.testing import CHECKS, Failed, cases, conformance
from tests.testing import toy

KNOWN = {"toy-deals", "toy-number", "toy-says", "toy-no-boasting", "chance-first", "game-over"}


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    registry.register(toy.GAME)
    yield
    registry._loaded.pop("toy", None)
    contract.bind(toy.State, toy.GAME.rules, secrets=True)


def broken(check: str, game: Game, **more: Any) -> str:
    """The message of a failed check."""
    registry.register(game)
    try:
        for case in cases(game, range(1, 6), **more):
            CHECKS[check](case)
    except Failed as failed:
        return str(failed)
    return "no failure"


def test_a_good_game_passes() -> None:
    conformance(toy.GAME, seeds=range(5), known=KNOWN)


def test_cases_cover_seats_and_options() -> None:
    assert [str(case) for case in cases(toy.GAME)] == [
        "toy seats=2 seed=1",
        "toy seats=3 seed=1",
        "toy seats=3 mood=wild seed=1",
    ]


def test_a_failure_says_where() -> None:
    failure = broken("legal", replace(toy.GAME, why_not=lambda s, action: None))
    assert failure == "toy seats=2 seed=1, step 2: action 2 (boast) is not listed, but why_not says None"


def test_legal() -> None:
    never = replace(toy.GAME, why_not=lambda s, action: Reason("toy-never"))
    assert "is listed, but why_not says toy-never" in broken("legal", never)

    def twice(s: Any, moves: Any) -> int:
        n = toy.legal(s, moves)
        moves.a[n] = 0
        return n + 1

    assert "listed twice" in broken("legal", replace(toy.GAME, rules=toy.rules(legal=twice)))
    assert "0 legal actions" in broken("legal", replace(toy.GAME, rules=toy.rules(legal=lambda s, moves: 0)))


def test_messages() -> None:
    assert "no message for the reason toy-no-boasting" in broken("legal", toy.GAME, known=KNOWN - {"toy-no-boasting"})
    assert "no message for the event toy-number" in broken("story", toy.GAME, known=KNOWN - {"toy-number"})


def test_texts() -> None:
    same = toy.notation(text=lambda s, action: "say")
    assert "share a text" in broken("texts", replace(toy.GAME, notation=same))
    other = toy.notation(parse=lambda s, text: 0)
    assert "but parses as 0" in broken("texts", replace(toy.GAME, notation=other))
    lenient = toy.notation(parse=lambda s, text: 1 if "high" in text else 0)
    assert "parses as a legal move" in broken("texts", replace(toy.GAME, notation=lenient))
    objects = toy.notation(data=lambda s, action: {"do": object()})
    assert "is not JSON" in broken("texts", replace(toy.GAME, notation=objects))


def test_chance_texts() -> None:
    wrong = toy.notation(parse_chance=lambda s, text: 0)
    assert "which has another effect" in broken("chance_texts", replace(toy.GAME, notation=wrong))
    off = toy.notation(parse_chance=lambda s, text: 6)
    assert "parses as outcome 6 of 6" in broken("chance_texts", replace(toy.GAME, notation=off))


def test_steps_must_depend_on_the_position_alone() -> None:
    ticks = count()

    def moody(s: Any, x: int) -> None:
        toy.apply(s, x)
        if toy.actor(s) >= 0:
            s.number[0] = 1 + next(ticks) % 6

    game = replace(toy.GAME, rules=toy.rules(apply=moody))
    assert "different positions" in broken("copies", game)
    assert "the replay differs" in broken("records", game)
    open_rules = toy.rules(apply=moody)  # an open game: where there are secrets, what reveals one cannot be undone at all
    del open_rules.hide, open_rules.resample
    assert "undo" in broken("undo", replace(toy.GAME, rules=open_rules, secrets=False))


def test_the_end() -> None:
    endless = toy.rules(actor=lambda s: 0, legal=lambda s, moves: toy.legal(s, moves) or 1, apply=lambda s, x: None)
    assert "no end within 50 steps" in broken("end", replace(toy.GAME, rules=endless), most_steps=50)
    assert "there is no winner" in broken("end", replace(toy.GAME, rules=toy.rules(rank=lambda s, seat: 2)))


def test_stories() -> None:
    fraction = replace(toy.GAME, narrate=lambda before, x, after: [Event("toy-says", {"half": 0.5})])  # type: ignore[dict-item]
    assert "the argument half is a float" in broken("story", fraction)


def test_views() -> None:
    assert "is not JSON" in broken("views", replace(toy.GAME, view=lambda s, seat: {"actor": toy.actor(s), "set": {1, 2}}))
    numbered = replace(toy.GAME, view=lambda s, seat: {"actor": toy.actor(s), "by": {1: 2}})
    assert "changes in a round trip through JSON" in broken("views", numbered)
    ticks = count()
    moody = replace(toy.GAME, view=lambda s, seat: {"actor": toy.actor(s), "tick": next(ticks)})
    assert "two views of seat -1 differ" in broken("views", moody)


def test_a_story_that_leaks() -> None:
    def gossip(before: Any, x: int, after: Any) -> list[Event]:
        return [replace(event, seen_by=-1) for event in toy.narrate(before, x, after)]

    assert "the story of step" in broken("secrets", replace(toy.GAME, narrate=gossip))


def test_reasons_and_actions_that_leak() -> None:
    def telling(s: Any, action: int) -> Reason | None:
        return Reason("toy-no-boasting", {"best": max(int(n) for n in s.number)}) if action == toy.A.boast else None

    assert "the reason against 2 leaks" in broken("secrets", replace(toy.GAME, why_not=telling))
    data = toy.notation(data=lambda s, action: {"next": int(s.number[(toy.actor(s) + 1) % s.seats])})
    assert "the actions of seat" in broken("secrets", replace(toy.GAME, notation=data))


def test_filling_in_against_what_is_known() -> None:
    def careless(s: Any, seat: int, rng: Any) -> None:
        toy.resample(s, seat, rng)
        s.said[0] = 1

    assert "resample contradicts" in broken("secrets", replace(toy.GAME, rules=toy.rules(resample=careless)))
    half_hidden = toy.rules(hide=lambda s, seat: s.number.__setitem__(0, s.number[0] + 1 if s.number[0] > 0 else 0))
    assert "hiding twice differs" in broken("secrets", replace(toy.GAME, rules=half_hidden))


def test_hidden_in_a_field_that_is_not_named() -> None:
    assert "missing in `hides`" in broken("secrets", replace(toy.GAME, hides=("said",)))
    assert broken("secrets", replace(toy.GAME, hides=("number",))) == "no failure"


def test_scores() -> None:
    assert "does not add up" in broken("scores", replace(toy.GAME, rules=toy.rules(score=lambda s, seat: 99)))
    assert "are inconsistent" in broken("scores", replace(toy.GAME, rules=toy.rules(rank=lambda s, seat: 2)))
    upside = toy.rules(rank=lambda s, seat: 1 + sum(toy.score(s, other) < toy.score(s, seat) for other in range(s.seats)))
    assert "do not follow the points" in broken("scores", replace(toy.GAME, rules=upside))


def test_options() -> None:
    lenient = replace(toy.GAME, options=(replace(toy.GAME.options[0], choices=("calm", "no such value")),))
    assert "raises nothing, expected BadOption" in broken(
        "options", replace(lenient, resolve=lambda seats, options, seed: dict(options))
    )
    seeded = replace(toy.GAME, resolve=lambda seats, options, seed: {"mood": f"{options['mood']}{seed}"})
    assert "resolved options are refused" in broken("options", seeded)
    ticks = count()
    moody = replace(toy.GAME, resolve=lambda seats, options, seed: {"mood": ("calm", "wild")[next(ticks) % 2]})
    assert "resolved options resolve to others" in broken("options", moody)
