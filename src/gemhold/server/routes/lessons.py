"""Lessons: the list, and a lesson at any point of it. The learner's browser keeps where they are; nothing is stored here."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

import gemhold
from gemhold.core.errors import BadData
from gemhold.core.lesson import lesson, lessons, tips
from gemhold.core.tutor import Tutor
from gemhold.server import present, schema
from gemhold.server.problems import LessonBroken
from gemhold.server.routes.common import charge, errors, json, worker_of

PREPARED = 64  # beginnings of lessons kept in memory

router = APIRouter(tags=["lessons"])
GameName = Annotated[str, Path(max_length=24)]


@router.get("/games/{name}/lessons", response_model=schema.LessonList, responses=errors())
async def listing(request: Request, name: GameName) -> Response:
    """A game's lessons in order, and its tips."""
    charge(request, "read", await worker_of(request).identity.player(request))
    game = gemhold.game(name)
    return json(
        {
            "lessons": [{"name": each.name, "steps": len(each.steps)} for each in lessons(game)],
            "tips": [{"id": tip.id, "events": tip.events, "lesson": tip.lesson or None} for tip in tips(game)],
        }
    )


@router.post("/games/{name}/lessons/{which}", response_model=schema.LessonPlay, responses=errors(404, 409))
async def play(request: Request, name: GameName, which: Annotated[str, Path(max_length=40)], body: schema.LessonBody) -> Response:
    """The lesson after what the learner did. Of what does not lead on, only the last is allowed: it is explained, not played."""
    charge(request, "lesson", await worker_of(request).identity.player(request))
    lesson(gemhold.game(name), which)  # the cache below holds no names that do not exist
    return json(await asyncio.to_thread(_played, name, which, body))


def _played(name: str, which: str, body: schema.LessonBody) -> bytes:
    try:
        tutor, explained = _prepared(name, which).copy(), None
        for number, deed in enumerate(body.done, 1):
            if deed is None:
                tutor.go_on()
            elif number < len(body.done):
                tutor.insist(deed)
            else:
                explained = tutor.play(deed)
    except BadData as error:
        raise LessonBroken(
            error.message, place=error.place, hint="the game's data were replaced, or the lesson is wrong"
        ) from None
    return present.encode(present.lesson(tutor, body.since, explained))


@lru_cache(maxsize=PREPARED)
def _prepared(name: str, which: str) -> Tutor:
    game = gemhold.game(name)
    return Tutor(game, lesson(game, which))
