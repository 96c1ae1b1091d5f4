"""The companion: figures of a game, questions to its engine, and the log of a game at a real table."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

import gemhold
from gemhold.core.companion import Companion
from gemhold.server import present, schema
from gemhold.server.companions import Listener, page
from gemhold.server.event_stream import Events, EventStream
from gemhold.server.problems import NoAnswer, NoCompanion
from gemhold.server.routes.common import SinceQuery, charge, errors, json, network, worker_of

router = APIRouter(tags=["companion"])
GameName = Annotated[str, Path(max_length=24)]
CompanionId = Annotated[str, Path(pattern=schema.COMPANION_ID, description="as in its link")]
NEWS = {
    "model": schema.EntryPage,
    "description": "events: entries, presence",
    "content": {"text/event-stream": {"schema": {"type": "object"}}},
}


def _companion(name: str) -> Companion:
    found = gemhold.game(name).companion
    if found is None:
        raise NoCompanion(f"{name} has no companion", place="game", hint="GET /api/meta tells which games have one")
    return found


@router.get("/games/{name}/companion", response_model=schema.Figures, responses=errors(404))
async def figures(request: Request, name: GameName) -> Response:
    """Prices, limits and names for the companion, from the game's data."""
    charge(request, "read", await worker_of(request).identity.player(request))
    _companion(name)
    small = "gzip" in request.headers.get("accept-encoding", "")  # a phone waits for it before anything can be chosen
    answer = json(_small_figures(name) if small else _figures(name))
    answer.headers.update(
        {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if small else {})
    )
    return answer


@lru_cache
def _figures(name: str) -> bytes:
    return present.encode({"figures": _companion(name).figures()})


@lru_cache
def _small_figures(name: str) -> bytes:
    return gzip.compress(_figures(name), 9, mtime=0)


@router.post("/games/{name}/companion/{question}", response_model=schema.AnswerOut, responses=errors(404))
async def ask(
    request: Request, name: GameName, question: Annotated[str, Path(max_length=24)], body: schema.QuestionBody
) -> Response:
    """Ask the engine about what lies on the real table, such as chances or a count."""
    worker = worker_of(request)
    charge(request, "think", await worker.identity.player(request))
    answers = _companion(name).answers
    if question not in answers:
        raise NoAnswer(f"{name} does not answer {question!r}", place="question", hint=f"known: {', '.join(answers) or 'none'}")
    return json({"answer": await worker.bots.companion(gemhold.game(name), question, body.about, network(request))})


@router.post("/companions", response_model=schema.CompanionMade, status_code=201, responses=errors(404, 409))
async def create(request: Request, body: schema.CompanionBody) -> Response:
    """Make a companion known by an id of your own making. Sending it again changes nothing."""
    worker = worker_of(request)
    charge(request, "table", await worker.identity.player(request))
    seq = await worker.companions.create(body.id, body.game)
    return json({"id": body.id, "game": body.game, "seq": seq}, 201)


@router.get("/companions/{companion_id}", response_model=schema.CompanionOut, responses=errors(404))
async def companion(request: Request, companion_id: CompanionId) -> Response:
    """Which game a companion is for."""
    worker = worker_of(request)
    charge(request, "read", await worker.identity.player(request))
    return json({"id": companion_id, "game": await worker.companions.game(companion_id)})


@router.get("/companions/{companion_id}/entries", response_model=schema.EntryPage, responses=errors(404))
async def read(request: Request, companion_id: CompanionId, since: SinceQuery = None) -> Response:
    """The log, page by page."""
    worker = worker_of(request)
    charge(request, "read", await worker.identity.player(request))
    await worker.companions.game(companion_id)
    return json(page(await worker.companions.since(companion_id, since or 0)))


@router.post("/companions/{companion_id}/entries", response_model=schema.Added, responses=errors(404, 409))
async def add(request: Request, companion_id: CompanionId, body: schema.EntriesBody) -> Response:
    """Add entries; those that are there already are not added again."""
    worker = worker_of(request)
    charge(request, "entries", await worker.identity.player(request))
    return json({"seq": await worker.companions.add(companion_id, body.entries)})


@router.get("/companions/{companion_id}/stream", response_class=Events, responses={200: NEWS, **errors(404)})
async def stream(
    request: Request, companion_id: CompanionId, since: Annotated[int, Query(ge=0, le=schema.MOST_SEQ)] = 0
) -> Response:
    """New entries by Server-Sent Events; the event id is the number of the last one."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    charge(request, "stream", player)
    worker.presence.check_room(network(request), worker.limits.on)
    await worker.companions.game(companion_id)
    last = request.headers.get("last-event-id", "")
    known = int(last) if last.isascii() and last.isdecimal() and len(last) < 10 else since
    heard = worker.companions.heard(companion_id)
    listener = Listener(worker.companions, heard, known, player, network(request))

    async def welcome() -> bool:
        return True  # no player is needed

    return EventStream(listener, worker.presence, welcome)
