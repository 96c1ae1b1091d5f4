"""Tables, seats and chat."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response

from gemhold.core.errors import BadOption
from gemhold.core.record import GameRecord
from gemhold.server import present, schema
from gemhold.server.beginning import Beginning, taken_over
from gemhold.server.identity import Visitor
from gemhold.server.routes.common import SeatPath, SeatQuery, SinceQuery, TableId, charge, errors, json, worker_of
from gemhold.server.routes.records import REPLAY_UNIT, finished, record_of
from gemhold.server.tables import Live

router = APIRouter(prefix="/tables", tags=["tables"])


@router.get("", response_model=schema.TableList, responses=errors())
async def listing(request: Request, scope: Annotated[Literal["mine", "open"], Query()] = "mine") -> Response:
    """Your tables, or public ones with a free seat."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    charge(request, "read", player)
    found = await (worker.lobby.mine(player) if scope == "mine" else worker.lobby.open())
    lines = [present.line(live, player) for live in found]
    return json({"tables": sorted(lines, key=lambda line: (line["status"] == "over", -line["touched"]))})


@router.post("", response_model=schema.Table, status_code=201, responses=errors(404, 409))
async def create(request: Request, body: schema.Settings) -> Response:
    """Create a table; the game starts when no seat is open."""
    worker = worker_of(request)
    charge(request, "table", await worker.identity.player(request))
    visitor = await worker.identity.visitor(request)
    name = await worker.identity.name(visitor.player)
    live = await worker.lobby.create(visitor, name, body, await _taken_over(request, body, visitor.player))
    worker.identity.admit(request, visitor)
    given = next((seat.name for seat in body.seats if seat.kind == "human" and seat.name), None)
    if given is not None and name is None:
        await worker.identity.rename(Visitor(visitor.player), given)
    return json(present.table(live, visitor.player), 201)


async def _taken_over(request: Request, body: schema.Settings, player: str) -> tuple[Beginning, dict[str, Any]] | None:
    """The beginning a new table takes over from a record, if it does."""
    wish = body.beginning
    if wish is None:
        return None
    if (wish.table is None) == (wish.record is None):
        raise BadOption("a beginning has a table or a record", place="beginning", hint="give one of them")
    charge(request, "replay", player, 1 + len(wish.record or "") / REPLAY_UNIT)
    if wish.table is not None:
        record = record_of(await finished(request, wish.table))
    else:
        record = GameRecord.loads(wish.record or "")
    return await asyncio.to_thread(taken_over, record, wish.ply, body)


@router.get("/{table_id}", response_model=schema.Table, responses=errors(404))
async def table(request: Request, table_id: TableId, since: SinceQuery = None, seat: SeatQuery = None) -> Response:
    """The complete table, as you may see it."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    charge(request, "read", player)
    live = await worker.tables.get(table_id, fresh=True)
    worker.driver.wake(live)
    return json(present.table(live, player, seat, since))


async def _ready(request: Request, table_id: str) -> tuple[Live, str | None]:
    worker = worker_of(request)
    player = await worker.identity.player(request)
    charge(request, "seat", player)
    return await worker.tables.get(table_id), player


@router.post("/{table_id}/start", response_model=schema.Table, responses=errors(403, 404, 409))
async def start(request: Request, table_id: TableId) -> Response:
    """Start a table created with autostart off (host only)."""
    live, player = await _ready(request, table_id)
    return json(present.table(await worker_of(request).lobby.start(live, player), player))


@router.post("/{table_id}/join", response_model=schema.Table, responses=errors(404, 409))
async def join(request: Request, table_id: TableId, body: schema.JoinBody | None = None) -> Response:
    """Take a seat."""
    worker = worker_of(request)
    live, _ = await _ready(request, table_id)
    body = body or schema.JoinBody()
    visitor = await worker.identity.visitor(request)
    known = await worker.identity.name(visitor.player)
    live = await worker.lobby.join(live, visitor, body.name or known, body.seat, body.commits, body.choices)
    worker.identity.admit(request, visitor)
    if body.name is not None and known is None:
        await worker.identity.rename(Visitor(visitor.player), body.name)
    return json(present.table(live, visitor.player))


@router.post("/{table_id}/seats/{seat}/leave", response_model=schema.Table, responses=errors(403, 404))
async def leave(request: Request, table_id: TableId, seat: SeatPath) -> Response:
    """Give up your seat."""
    live, player = await _ready(request, table_id)
    return json(present.table(await worker_of(request).lobby.leave(live, player, seat), player))


@router.post("/{table_id}/seats/{seat}/bot", response_model=schema.Table, responses=errors(403, 404))
async def hand_over(request: Request, table_id: TableId, seat: SeatPath, body: schema.BotBody | None = None) -> Response:
    """Hand a seat to a bot."""
    live, player = await _ready(request, table_id)
    lobby = worker_of(request).lobby
    return json(present.table(await lobby.hand_over(live, player, seat, body or schema.BotBody()), player))


@router.post("/{table_id}/seats/{seat}/back", response_model=schema.Table, responses=errors(403, 404))
async def take_back(request: Request, table_id: TableId, seat: SeatPath) -> Response:
    """Take your seat back from a bot."""
    live, player = await _ready(request, table_id)
    return json(present.table(await worker_of(request).lobby.take_back(live, player, seat), player))


@router.post("/{table_id}/seats/{seat}/open", response_model=schema.Table, responses=errors(403, 404, 409))
async def open_seat(request: Request, table_id: TableId, seat: SeatPath) -> Response:
    """Open a seat while waiting (host only)."""
    live, player = await _ready(request, table_id)
    return json(present.table(await worker_of(request).lobby.open_seat(live, player, seat), player))


@router.post("/{table_id}/seats/{seat}/name", response_model=schema.Table, responses=errors(403, 404))
async def rename(request: Request, table_id: TableId, seat: SeatPath, body: schema.NameBody) -> Response:
    """Rename your seat."""
    live, player = await _ready(request, table_id)
    return json(present.table(await worker_of(request).lobby.rename(live, player, seat, body.name), player))


@router.post("/{table_id}/seats/{seat}/choose", response_model=schema.Table, responses=errors(403, 404, 409))
async def choose(request: Request, table_id: TableId, seat: SeatPath, body: schema.ChooseBody) -> Response:
    """Choose your seat's colour or character until the game starts; the host chooses for bots and open seats."""
    live, player = await _ready(request, table_id)
    return json(present.table(await worker_of(request).lobby.choose(live, player, seat, body.option, body.value), player))


@router.post("/{table_id}/commit", response_model=schema.Table, responses=errors(403, 404, 409))
async def commit(request: Request, table_id: TableId, body: schema.CommitBody) -> Response:
    """Commit your seats to their entropy for the dice."""
    live, player = await _ready(request, table_id)
    return json(present.table(await worker_of(request).lobby.commit(live, player, body), player))


@router.post("/{table_id}/reveal", response_model=schema.Table, responses=errors(403, 404, 409))
async def reveal(request: Request, table_id: TableId, body: schema.RevealBody) -> Response:
    """Reveal your seats' entropy, once all have committed; the game starts with the last."""
    live, player = await _ready(request, table_id)
    return json(present.table(await worker_of(request).lobby.reveal(live, player, body), player))


REMATCH = {200: {"model": schema.Table}, **errors(403, 404, 409)}


@router.post("/{table_id}/rematch", response_model=schema.Table, status_code=201, responses=REMATCH)
async def rematch(request: Request, table_id: TableId, body: schema.RematchBody | None = None) -> Response:
    """Create or join the rematch; the seats of the other players are reserved for them."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    charge(request, "table", player)
    live = await worker.tables.get(table_id, fresh=True)
    name = await worker.identity.name(player)
    made, new = await worker.lobby.rematch(live, player, name, body or schema.RematchBody())
    return json(present.table(made, player), 201 if new else 200)


@router.get("/{table_id}/chat", response_model=schema.ChatList, responses=errors(404))
async def read_chat(request: Request, table_id: TableId, after: SinceQuery = None) -> Response:
    """The chat."""
    worker = worker_of(request)
    charge(request, "read", await worker.identity.player(request))
    live = await worker.tables.get(table_id, fresh=True)
    return json({"chat": [line for line in live.chat if line["id"] > (after or 0)]})


@router.post("/{table_id}/chat", response_model=schema.ChatLine, status_code=201, responses=errors(403, 404))
async def say(request: Request, table_id: TableId, body: schema.ChatBody) -> Response:
    """Send a chat line."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    live = await worker.tables.get(table_id)
    charge(request, "chat", player)
    return json(await worker.lobby.say(live, player, body.text), 201)
