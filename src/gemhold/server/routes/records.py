"""Records, and the data to verify the dice."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request, Response

from gemhold.core.contract import SPECTATOR
from gemhold.core.match import Ply
from gemhold.core.record import GameRecord
from gemhold.server import present, schema
from gemhold.server.problems import NotYet
from gemhold.server.routes.common import TableId, caller, errors, json, worker_of
from gemhold.server.tables import Live

router = APIRouter(tags=["records"])


async def _finished(request: Request, table_id: str) -> Live:
    """A table whose record may be published: the game has no secrets, or is over."""
    worker = worker_of(request)
    worker.limits.spend("read", caller(request, await worker.identity.player(request)))
    live = await worker.tables.get(table_id, fresh=True)
    if live.status == "waiting":
        live.playing()
    if live.game.secrets and not live.over:
        raise NotYet("the record is secret until the game ends", place="table", hint="try again after the end")
    return live


def record_of(live: Live) -> GameRecord:
    log = tuple(Ply(live.rows[seq].actor, live.rows[seq].x) for seq in live.standing)
    players = tuple(seat.name or "" for seat in live.seats)
    return GameRecord(live.game.name, live.rules, len(live.seats), live.options, log, players, present.fairness(live))


def _file(body: str, kind: str, live: Live, ending: str) -> Response:
    name = f"gemhold-{live.game.name}.{ending}"
    return Response(body, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/tables/{table_id}/record.json", responses={200: {"content": {"application/json": {}}}, **errors(403, 404, 409)})
async def record_json(request: Request, table_id: TableId) -> Response:
    """The record as JSON, with the data to verify the dice."""
    live = await _finished(request, table_id)
    return _file(record_of(live).dumps(), "application/json", live, "json")


GEM = {200: {"content": {"text/plain": {}}}, **errors(403, 404, 409)}


@router.get("/tables/{table_id}/record.gem", response_class=Response, responses=GEM)
async def record_gem(request: Request, table_id: TableId) -> Response:
    """The record as readable text; a final comment holds the data to verify the dice."""
    live = await _finished(request, table_id)
    live.playing()
    return _file(record_of(live).to_text(), "text/plain; charset=utf-8", live, "gem")


@router.get("/tables/{table_id}/fairness", response_model=schema.Fairness, responses=errors(404))
async def fairness(request: Request, table_id: TableId) -> Response:
    """The data to verify the dice; the secret is revealed after the end."""
    worker = worker_of(request)
    worker.limits.spend("read", caller(request, await worker.identity.player(request)))
    live = await worker.tables.get(table_id, fresh=True)
    data = present.fairness(live)
    if data["draws"] is not None:
        data["draws"] = [{"i": i, "n": n, "x": x} for i, (n, x) in enumerate(data["draws"])]
    return json(data | {"fixed": live.status != "waiting"})


@router.post("/replay", response_model=schema.Replay, responses=errors())
async def replay(request: Request, body: schema.ReplayBody) -> Response:
    """Step through a record file; nothing is stored."""
    worker = worker_of(request)
    worker.limits.spend("replay", caller(request, await worker.identity.player(request)))
    return json(await asyncio.to_thread(_replay, body))


def _replay(body: schema.ReplayBody) -> bytes:
    record = GameRecord.loads(body.record)
    match = record.replay(body.ply)
    story: list[dict[str, Any]] = present.replay_story(record.replay()) if body.story else []
    position = present.position(match, SPECTATOR, len(record.log))
    return present.encode(position | {"options": match.options, "story": story})
