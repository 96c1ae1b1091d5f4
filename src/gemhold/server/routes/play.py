"""Moves, hints, the log, and the event stream."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.requests import ClientDisconnect

from gemhold.bots import strongest
from gemhold.core.contract import CHANCE, SPECTATOR
from gemhold.core.errors import BadNotation, Reason
from gemhold.server import present, schema
from gemhold.server.event_stream import Events, EventStream
from gemhold.server.lobby import level_of
from gemhold.server.problems import NoOdds, NoStep, NotYourTurn
from gemhold.server.routes.common import SeatQuery, SinceQuery, TableId, charge, errors, json, network, worker_of
from gemhold.server.stream import Subscriber
from gemhold.server.worker import Worker

NEWS = {
    "model": schema.News,
    "description": "events: move, over, chat, seats, presence, server, goodbye",
    "content": {"text/event-stream": {"schema": {"type": "object"}}},  # of an event's data; the stream itself is text
}
router = APIRouter(prefix="/tables/{table_id}", tags=["play"])


@router.post("/moves", response_model=schema.Play, responses=errors(403, 404, 409))
async def move(request: Request, table_id: TableId, body: schema.MoveBody) -> Response:
    """Play an action. Resending is safe; a stale `seq` gets 409."""
    return json(await _move(request, table_id, body))


async def quick_move(request: Request, table_id: str) -> bytes:
    """The same, without the framework's validation of requests."""
    try:
        body = schema.MoveBody.model_validate_json(await _whole_body(request))
    except ValidationError as error:
        raise RequestValidationError(error.errors(include_url=False, include_context=False)) from None
    return await _move(request, table_id, body)


async def _whole_body(request: Request) -> bytes:
    """What `request.body` gives, which makes a generator and a list of what is nearly always one message."""
    body, more = b"", True
    while more:
        message = await request.receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body, more = body + message.get("body", b""), message.get("more_body", False)
    return body


async def _move(request: Request, table_id: str, body: schema.MoveBody) -> bytes:
    worker = worker_of(request)
    player = await worker.identity.player(request)
    worker.limits.spend("move", player, network(request))
    live = await worker.tables.get(table_id)
    await worker.referee.move(live, player, body.seq, body.action, body.seat, body.client)
    return present.play(live, player, body.seat, body.seq)


async def tell_after_all(worker: Worker, table_id: str) -> None:
    """The answer to a move went nowhere: its player's stream, which was not told, tells it."""
    live = await worker.tables.get(table_id)
    live.wake("move")


@router.post("/undo", response_model=schema.Play, responses=errors(403, 404, 409))
async def undo(request: Request, table_id: TableId, body: schema.UndoBody) -> Response:
    """Undo your last action, unless chance or another player has moved since."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    charge(request, "move", player)
    live = await worker.tables.get(table_id)
    await worker.referee.undo(live, player, body.seq, body.client)
    if await request.is_disconnected():
        await tell_after_all(worker, table_id)
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


@router.get("/odds", response_model=schema.Odds, responses=errors(404, 409, 503))
async def odds(request: Request, table_id: TableId) -> Response:
    """The chance to win each offered card with optimal play."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    live = await worker.tables.get(table_id)
    match, seq = live.playing(), live.numbers(player).total
    if live.game.odds is None:
        raise NoOdds(f"{live.game.name} has no odds", place="table")
    scene = live.scene
    if scene.odds is None:
        charge(request, "think", player)
        scene.odds = await worker.bots.odds(live.game, live.game.hidden(match.state, SPECTATOR), network(request))
    return json({"seq": seq, **scene.odds})


@router.get("/worth", response_model=schema.Worth, responses=errors(403, 404, 409, 503))
async def worth(request: Request, table_id: TableId) -> Response:
    """What your actions are worth: the points they bring or cost everybody at once, as far as you can know."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    live = await worker.tables.get(table_id)
    match, seq, scene = live.playing(), live.numbers(player).total, live.scene
    if match.actor not in live.playable_by(player):
        raise NotYourTurn("it is not your turn", place="table")
    charge(request, "read", player)
    if scene.worth is None or (scene.worth.done() and scene.worth.exception() is not None):
        known = live.game.hidden(match.state, match.actor)
        scene.worth = asyncio.create_task(worker.bots.worth(live.game, known, match.seats, network(request)))
    return json({"seq": seq, "worth": await asyncio.shield(scene.worth)})


@router.get("/hint", response_model=schema.Hint, responses=errors(403, 404, 409, 503))
async def hint(
    request: Request, table_id: TableId, level: Annotated[str | None, Query(max_length=24, pattern=r"^[a-z0-9-]+$")] = None
) -> Response:
    """The actions a bot would choose from in your place, and why."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    live = await worker.tables.get(table_id)
    match, seq = live.playing(), live.numbers(player).total
    if match.actor not in live.playable_by(player):
        raise NotYourTurn("it is not your turn", place="table")
    chosen = level_of(live.game, level or strongest(live.game.name))
    charge(request, "think", player)
    actions = live.actions()
    state = live.game.hidden(match.state, match.actor)
    seed = live.fate.bot_seed(match.actor, live.seq)
    advice = await worker.bots.hint(live.game, state, match.actor, chosen, seed, network(request))
    by_id = {action.id: action for action in actions}
    best, *others = [one | {"action": by_id[one["action"]]} for one in advice]
    return json({"seq": seq, "level": chosen, **best, "others": others})


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
    total = live.numbers(player).total
    first = min(since or 0, total)
    end = min(first + limit, total)
    page = present.story(live, player, live.viewer(player, seat), first, end)
    return json({"story": page, "next": end if end < total else None})


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
    steps = live.steps(player)
    if ply > steps.total:
        raise NoStep(f"there is no step {ply}", place="ply", hint=f"0 to {steps.total}")
    match = live.position(steps.row(ply - 1) + 1)
    return json(present.position(match, live.viewer(player, seat), ply, steps.total))


@router.get("/stream", response_class=Events, responses={200: NEWS, **errors(404)})
async def stream(
    request: Request,
    table_id: TableId,
    since: SinceQuery = None,
    seat: SeatQuery = None,
    client: Annotated[str | None, Query(pattern=schema.CLIENT, description="moves sent with this name are not told here")] = None,
) -> Response:
    """Live updates by Server-Sent Events; the event id is `seq`."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    charge(request, "stream", player)
    worker.presence.check_room(network(request), worker.limits.on)
    live = await worker.tables.get(table_id, fresh=True)
    worker.driver.wake(live)
    last = request.headers.get("last-event-id", "")
    known = int(last) if last.isascii() and last.isdecimal() and len(last) < 10 else since
    subscriber = Subscriber(live, player, seat, known, network(request), client)

    async def still_signed_in() -> bool:
        return await worker.identity.player(request) == player

    return EventStream(subscriber, worker.presence, still_signed_in)
