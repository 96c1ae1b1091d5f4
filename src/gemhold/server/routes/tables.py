"""Tables and seats."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response

from gemhold.server import schema, show
from gemhold.server.routes.common import SeatPath, SeatQuery, SinceQuery, TableId, caller, errors, house_of, json
from gemhold.server.tables import Live

router = APIRouter(prefix="/tables", tags=["tables"])


@router.get("", response_model=schema.TableList, responses=errors())
async def listing(request: Request, scope: Annotated[Literal["mine", "open"], Query()] = "mine") -> Response:
    """My tables, or public ones with a free seat."""
    house = house_of(request)
    player = await house.identity.player(request)
    house.limits.spend("read", caller(request, player))
    found = await (house.lobby.mine(player) if scope == "mine" else house.lobby.open())
    lines = [show.line(live, player) for live in found]
    return json({"tables": sorted(lines, key=lambda line: (line["status"] == "over", -line["touched"]))})


@router.post("", response_model=schema.Table, status_code=201, responses=errors())
async def create(request: Request, body: schema.Settings) -> Response:
    """Make a table; the game starts when no seat is open."""
    house = house_of(request)
    house.limits.spend("table", caller(request, await house.identity.player(request)))
    player = await house.identity.ensure(request)
    name = await house.identity.name(player)
    live = await house.lobby.create(player, name, body)
    given = next((seat.name for seat in body.seats if seat.kind == "human" and seat.name), None)
    if given is not None and name is None:
        await house.identity.rename(player, given)
    return json(show.table(live, player), 201)


@router.get("/{table_id}", response_model=schema.Table, responses=errors(404))
async def table(request: Request, table_id: TableId, since: SinceQuery = None, seat: SeatQuery = None) -> Response:
    """Everything to draw a table, as you may see it."""
    house = house_of(request)
    player = await house.identity.player(request)
    house.limits.spend("read", caller(request, player))
    live = await house.tables.get(table_id, fresh=True)
    house.driver.poke(live)
    return json(show.table(live, player, seat, since))


async def _ready(request: Request, table_id: str) -> tuple[Live, str | None]:
    house = house_of(request)
    player = await house.identity.player(request)
    house.limits.spend("seat", caller(request, player))
    return await house.tables.get(table_id), player


@router.post("/{table_id}/start", response_model=schema.Table, responses=errors(403, 404, 409))
async def start(request: Request, table_id: TableId) -> Response:
    """The host starts a table made with autostart off."""
    live, player = await _ready(request, table_id)
    return json(show.table(await house_of(request).lobby.start(live, player), player))


@router.post("/{table_id}/join", response_model=schema.Table, responses=errors(404, 409))
async def join(request: Request, table_id: TableId, body: schema.JoinBody | None = None) -> Response:
    """Sit down."""
    house = house_of(request)
    live, _ = await _ready(request, table_id)
    body = body or schema.JoinBody()
    player = await house.identity.ensure(request)
    known = await house.identity.name(player)
    if body.name is not None and known is None:
        await house.identity.rename(player, body.name)
    live = await house.lobby.join(live, player, body.name or known, body.seat, body.entropy)
    return json(show.table(live, player))


@router.post("/{table_id}/seats/{seat}/leave", response_model=schema.Table, responses=errors(403, 404))
async def leave(request: Request, table_id: TableId, seat: SeatPath) -> Response:
    """Give a seat up."""
    live, player = await _ready(request, table_id)
    return json(show.table(await house_of(request).lobby.leave(live, player, seat), player))


@router.post("/{table_id}/seats/{seat}/bot", response_model=schema.Table, responses=errors(403, 404))
async def hand_over(request: Request, table_id: TableId, seat: SeatPath, body: schema.BotBody | None = None) -> Response:
    """Let a bot play a seat."""
    live, player = await _ready(request, table_id)
    lobby = house_of(request).lobby
    return json(show.table(await lobby.hand_over(live, player, seat, body or schema.BotBody()), player))


@router.post("/{table_id}/seats/{seat}/back", response_model=schema.Table, responses=errors(403, 404))
async def take_back(request: Request, table_id: TableId, seat: SeatPath) -> Response:
    """Take a seat back from its bot."""
    live, player = await _ready(request, table_id)
    return json(show.table(await house_of(request).lobby.take_back(live, player, seat), player))


@router.post("/{table_id}/seats/{seat}/open", response_model=schema.Table, responses=errors(403, 404, 409))
async def open_seat(request: Request, table_id: TableId, seat: SeatPath) -> Response:
    """The host makes a bot's seat an open one, while waiting."""
    live, player = await _ready(request, table_id)
    return json(show.table(await house_of(request).lobby.open_seat(live, player, seat), player))


@router.post("/{table_id}/seats/{seat}/name", response_model=schema.Table, responses=errors(403, 404))
async def rename(request: Request, table_id: TableId, seat: SeatPath, body: schema.NameBody) -> Response:
    """Rename your seat."""
    live, player = await _ready(request, table_id)
    return json(show.table(await house_of(request).lobby.rename(live, player, seat, body.name), player))


@router.post("/{table_id}/seats/{seat}/entropy", response_model=schema.Table, responses=errors(403, 404, 409))
async def add_entropy(request: Request, table_id: TableId, seat: SeatPath, body: schema.EntropyBody) -> Response:
    """Add to the dice, until the game starts."""
    live, player = await _ready(request, table_id)
    return json(show.table(await house_of(request).lobby.add_entropy(live, player, seat, body.entropy), player))


AGAIN = {200: {"model": schema.Table}, **errors(403, 404, 409)}


@router.post("/{table_id}/rematch", response_model=schema.Table, status_code=201, responses=AGAIN)
async def rematch(request: Request, table_id: TableId, body: schema.RematchBody | None = None) -> Response:
    """The next table with the same people; who asks second finds their seat kept there."""
    house = house_of(request)
    player = await house.identity.player(request)
    house.limits.spend("table", caller(request, player))
    live = await house.tables.get(table_id, fresh=True)
    name = await house.identity.name(player)
    made, new = await house.lobby.rematch(live, player, name, body or schema.RematchBody())
    return json(show.table(made, player), 201 if new else 200)


@router.get("/{table_id}/chat", response_model=schema.ChatList, responses=errors(404))
async def read_chat(request: Request, table_id: TableId, after: SinceQuery = None) -> Response:
    """What was said."""
    house = house_of(request)
    house.limits.spend("read", caller(request, await house.identity.player(request)))
    live = await house.tables.get(table_id, fresh=True)
    return json({"chat": [line for line in live.chat if line["id"] > (after or 0)]})


@router.post("/{table_id}/chat", response_model=schema.ChatLine, status_code=201, responses=errors(403, 404))
async def say(request: Request, table_id: TableId, body: schema.ChatBody) -> Response:
    """Say something to the table."""
    house = house_of(request)
    player = await house.identity.player(request)
    live = await house.tables.get(table_id)
    house.limits.spend("chat", caller(request, player))
    return json(await house.lobby.say(live, player, body.text), 201)
