"""Moves, hints, the log, and the event stream."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from sse_starlette import EventSourceResponse

from gemhold.core.contract import CHANCE, SPECTATOR
from gemhold.core.errors import BadNotation, Reason
from gemhold.server import present, schema
from gemhold.server.identity import KNOWN_SECONDS
from gemhold.server.lobby import level_of
from gemhold.server.problems import NoOdds, NoStep, NotYourTurn
from gemhold.server.routes.common import SeatQuery, SinceQuery, TableId, charge, errors, json, network, worker_of
from gemhold.server.stream import Subscriber

PING = 15
NEWS = {
    "model": schema.News,
    "description": "events: move, over, chat, seats, presence",
    "content": {"text/event-stream": {"schema": {"type": "object"}}},  # of an event's data; the stream itself is text
}
router = APIRouter(prefix="/tables/{table_id}", tags=["play"])


@router.post("/moves", response_model=schema.Play, responses=errors(403, 404, 409))
async def move(request: Request, table_id: TableId, body: schema.MoveBody) -> Response:
    """Play an action. Resending is safe; a stale `seq` gets 409."""
    return await _move(request, table_id, body)


async def quick_move(request: Request, table_id: str) -> Response:
    """The same, without the framework's validation of requests."""
    try:
        body = schema.MoveBody.model_validate_json(await request.body())
    except ValidationError as error:
        raise RequestValidationError(error.errors(include_url=False, include_context=False)) from None
    return await _move(request, table_id, body)


async def _move(request: Request, table_id: str, body: schema.MoveBody) -> Response:
    worker = worker_of(request)
    player = await worker.identity.player(request)
    charge(request, "move", player)
    live = await worker.tables.get(table_id)
    await worker.referee.move(live, player, body.seq, body.action, body.seat)
    return json(present.play(live, player, body.seat, body.seq))


@router.post("/undo", response_model=schema.Play, responses=errors(403, 404, 409))
async def undo(request: Request, table_id: TableId, body: schema.UndoBody) -> Response:
    """Undo your last action, unless chance or another player has moved since."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    charge(request, "move", player)
    live = await worker.tables.get(table_id)
    await worker.referee.undo(live, player, body.seq)
    return json(present.play(live, player, None, body.seq))


@router.get("/why", response_model=schema.Why, responses=errors(404, 409))
async def why(request: Request, table_id: TableId, action: Annotated[int, Query(ge=0, le=1_000_000)]) -> Response:
    """Why an action is not legal for the seat to move."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    charge(request, "read", player)
    live = await worker.tables.get(table_id)
    match, reason = live.playing(), None
    if action >= live.game.action_space.n:
        raise BadNotation(f"{live.game.name} has no action {action}", place="action")
    if live.over:
        reason = Reason("game-over")
    elif match.actor == CHANCE:
        reason = Reason("chance-first")
    elif action not in live.game.legal(match.state) or match.actor not in live.seats_of(player):
        # computed from the caller's view, so that the reason reveals no secrets
        reason = live.game.why_not(live.game.hidden(match.state, live.viewer(player)), action)
    return json({"reason": None if reason is None else reason.to_json()})


@router.get("/odds", response_model=schema.Odds, responses=errors(404, 409))
async def odds(request: Request, table_id: TableId) -> Response:
    """The chance to win each offered card with optimal play."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    live = await worker.tables.get(table_id)
    match, seq = live.playing(), live.seq
    if live.game.odds is None:
        raise NoOdds(f"{live.game.name} has no odds", place="table")
    scene = live.scene
    if scene.odds is None:
        charge(request, "think", player)
        scene.odds = await worker.bots.odds(live.game, live.game.hidden(match.state, SPECTATOR), network(request))
    return json({"seq": seq, "odds": scene.odds})


@router.get("/hint", response_model=schema.Hint, responses=errors(403, 404, 409))
async def hint(
    request: Request, table_id: TableId, level: Annotated[str | None, Query(max_length=24, pattern=r"^[a-z0-9-]+$")] = None
) -> Response:
    """The action a bot would choose in your place."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    live = await worker.tables.get(table_id)
    match, seq = live.playing(), live.seq
    if match.actor not in live.playable_by(player):
        raise NotYourTurn("it is not your turn", place="table")
    chosen = level_of(live.game, level)
    charge(request, "think", player)
    actions = live.actions()
    state = live.game.hidden(match.state, match.actor)
    number = await worker.bots.choose(
        live.game, state, match.actor, chosen, live.fate.bot_seed(match.actor, seq), network(request)
    )
    return json({"seq": seq, "level": chosen, "action": next(action for action in actions if action.id == number)})


@router.get("/story", response_model=schema.StoryPage, responses=errors(404, 409))
async def story(
    request: Request,
    table_id: TableId,
    since: SinceQuery = 0,
    limit: Annotated[int, Query(ge=1, le=1000)] = present.STORY_LINES,
    seat: SeatQuery = None,
) -> Response:
    """The log, page by page."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    charge(request, "read", player)
    live = await worker.tables.get(table_id, fresh=True)
    live.playing()
    first = min(since or 0, live.seq)
    end = min(first + limit, live.seq)
    page = present.story(live, live.viewer(player, seat), first, end)
    return json({"story": page, "next": end if end < live.seq else None})


@router.get("/positions/{ply}", response_model=schema.Position, responses=errors(404, 409))
async def position(
    request: Request, table_id: TableId, ply: Annotated[int, Path(ge=0, le=1_000_000)], seat: SeatQuery = None
) -> Response:
    """The position after `ply` steps of the record."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    charge(request, "read", player)
    live = await worker.tables.get(table_id)
    live.playing()
    if ply > len(live.standing):
        raise NoStep(f"there is no step {ply}", place="ply", hint=f"0 to {len(live.standing)}")
    return json(present.position(live.position(ply), live.viewer(player, seat), len(live.standing)))


class Stream(EventSourceResponse):
    media_type = "text/event-stream"  # of the class, for the schema


@router.get("/stream", response_class=Stream, responses={200: NEWS, **errors(404)})
async def stream(request: Request, table_id: TableId, since: SinceQuery = None, seat: SeatQuery = None) -> Response:
    """Live updates by Server-Sent Events; the event id is `seq`."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    charge(request, "stream", player)
    live = await worker.tables.get(table_id, fresh=True)
    worker.driver.wake(live)
    last = request.headers.get("last-event-id", "")
    known = int(last) if last.isascii() and last.isdecimal() and len(last) < 10 else since
    subscriber = Subscriber(live, player, seat, live.seq if known is None else known, network(request))

    async def events() -> AsyncIterator[bytes]:
        worker.presence.joined(subscriber)
        checked = time.monotonic()
        try:
            async for event in subscriber.events():
                if time.monotonic() > checked + KNOWN_SECONDS:
                    checked = time.monotonic()
                    if await worker.identity.player(request) != player:
                        return  # signed out meanwhile
                yield event
        finally:
            worker.presence.left(subscriber)

    return Stream(events(), ping=PING, headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
