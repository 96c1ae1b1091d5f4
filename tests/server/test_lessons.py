"""Lessons over HTTP: nothing is stored, and nothing a stranger sends gets further than the script."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

import gemhold
from gemhold.core.lesson import lessons
from gemhold.server.testing import ServerProcess
from tests.server.people import Person

LESSON = "/games/king/lessons/dice"


@pytest.fixture
def eva(lone_server: ServerProcess, guests: Callable[[ServerProcess], Person]) -> Person:
    return guests(lone_server)


def action(state: Any, text: str) -> int:
    return int(next(each["id"] for each in state["play"]["actions"] if each["text"] == text))


def test_the_list(eva: Person) -> None:
    found = eva.get("/games/king/lessons")
    assert found["lessons"][0] == {"name": "dice", "steps": 5}
    assert {"id": "alarm", "events": ["king-alarm"], "lesson": "alarm"} in found["tips"]


@pytest.mark.parametrize("game", ["king", "geodia"])
def test_every_lesson_is_played_by_its_hints(eva: Person, game: str) -> None:
    for each in lessons(gemhold.game(game)):
        done: list[int | None] = []
        state = eva.post(f"/games/{game}/lessons/{each.name}", {"done": done})
        while state["wants"] != "nothing":
            done.append(state["hint"]["id"] if state["wants"] == "move" else None)
            state = eva.post(f"/games/{game}/lessons/{each.name}", {"done": done, "since": state["play"]["seq"]})
            assert state["taken"]
        assert state["step"] == state["steps"] - 1
        assert state["play"]["story"][:1] == [] or state["play"]["story"][0]["seq"] >= state["play"]["since"]


def test_other_moves_are_explained_not_played(eva: Person) -> None:
    state = eva.post(LESSON, {"done": [None]})
    other = eva.post(LESSON, {"done": [None, action(state, "stop")]})
    assert (other["taken"], other["why"]) == (False, "king-lesson-dice-stop")
    assert other["play"]["view"] == state["play"]["view"]
    insisting = eva.post(LESSON, {"done": [None, action(state, "stop"), action(state, "stop")]}, 422)
    assert (insisting["code"], insisting["place"]) == ("illegal-action", "step 1")


def test_what_the_rules_forbid_has_its_reason(eva: Person) -> None:
    meta = next(game for game in eva.get("/meta")["games"] if game["name"] == "king")
    answer = eva.post(LESSON, {"done": [None, meta["actions"]["take"]]}, 422)
    assert answer["code"] == "illegal-action"
    assert answer["reason"]["code"].startswith("king-")


def test_secrets_of_others_are_not_told(eva: Person) -> None:
    """In a lesson as at a table: a view is the learner's."""
    state = eva.post("/games/geodia/lessons/combat", {"done": []})
    mine, theirs = state["play"]["view"]["players"]
    assert mine["hand"]
    assert not theirs.get("hand")


HOSTILE: list[tuple[Any, int, str]] = [
    ({}, 422, "bad-body"),
    ({"done": "all"}, 422, "bad-body"),
    ({"done": [None] * 101}, 422, "bad-body"),
    ({"done": [-1]}, 422, "bad-body"),
    ({"done": [1e3]}, 422, "bad-body"),
    ({"done": [True]}, 422, "bad-body"),
    ({"done": [10**30]}, 422, "bad-body"),
    ({"done": [], "since": -1}, 422, "bad-body"),
    ({"done": [], "extra": 1}, 422, "bad-body"),
    ({"done": [999_999]}, 422, "illegal-action"),
    ({"done": [None, 999_999]}, 422, "bad-notation"),
    ({"done": [None] * 100}, 422, "illegal-action"),
]


@pytest.mark.parametrize(("body", "status", "code"), HOSTILE)
def test_hostile_bodies(eva: Person, body: Any, status: int, code: str) -> None:
    assert eva.post(LESSON, body, status)["code"] == code


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/games/king/lessons/chess", 404, "unknown-lesson"),
        ("/games/king/lessons/" + "x" * 41, 422, "bad-body"),
        ("/games/chess/lessons/dice", 422, "unknown-game"),
        ("/games/king/lessons/..%2f..%2fmeta", 405, "method-not-allowed"),
    ],
)
def test_unknown_lessons(eva: Person, path: str, status: int, code: str) -> None:
    assert eva.post(path, {"done": []}, status)["code"] == code


def test_a_later_since_than_there_is(eva: Person) -> None:
    state = eva.post(LESSON, {"done": [], "since": 1_000_000_000})
    assert state["play"]["story"] == []
    assert state["play"]["since"] == state["play"]["seq"]


def test_no_player_is_made(lone_server: ServerProcess) -> None:
    with httpx.Client(base_url=f"{lone_server.base}/api", timeout=20) as http:
        assert http.post(LESSON, json={"done": []}).status_code == 200
        assert not http.cookies
