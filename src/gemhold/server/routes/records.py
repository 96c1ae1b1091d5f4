"""Records, and the data to verify the dice."""

from __future__ import annotations

import asyncio
import threading

from fastapi import APIRouter, Request, Response

from gemhold.core.contract import SPECTATOR
from gemhold.core.errors import BadRecord
from gemhold.core.match import Ply, narrated
from gemhold.core.record import GameRecord
from gemhold.server import present, schema
from gemhold.server.problems import NotYet
from gemhold.server.routes.common import TableId, charge, errors, json, worker_of
from gemhold.server.tables import Live

REPLAY_UNIT = 20_000  # letters of a record that cost as much as a small request
LISTENING = 0.25  # seconds between looks whether the client still listens

router = APIRouter(tags=["records"])


async def finished(request: Request, table_id: str) -> Live:
    """A table whose record may be published: the game has no secrets, or is over."""
    worker = worker_of(request)
    charge(request, "read", await worker.identity.player(request))
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
    live = await finished(request, table_id)
    return _file(record_of(live).dumps(), "application/json", live, "json")


GEM = {200: {"content": {"text/plain": {}}}, **errors(403, 404, 409)}


@router.get("/tables/{table_id}/record.gem", response_class=Response, responses=GEM)
async def record_gem(request: Request, table_id: TableId) -> Response:
    """The record as readable text; a final comment holds the data to verify the dice."""
    live = await finished(request, table_id)
    live.playing()
    return _file(record_of(live).to_text(), "text/plain; charset=utf-8", live, "gem")


@router.get("/tables/{table_id}/fairness", response_model=schema.Fairness, responses=errors(404))
async def fairness(request: Request, table_id: TableId) -> Response:
    """The data to verify the dice; the secret is revealed after the end."""
    worker = worker_of(request)
    charge(request, "read", await worker.identity.player(request))
    live = await worker.tables.get(table_id, fresh=True)
    data = present.fairness(live)
    if data["draws"] is not None:
        data["draws"] = [{"i": i, "n": n, "x": x} for i, (n, x) in enumerate(data["draws"])]
    return json(data | {"fixed": live.status != "waiting"})


@router.post("/replay", response_model=schema.Replay, responses=errors())
async def replay(request: Request, body: schema.ReplayBody) -> Response:
    """Step through a record file; nothing is stored."""
    player = await worker_of(request).identity.player(request)
    charge(request, "replay", player, 1 + len(body.record) / REPLAY_UNIT * (2 if body.story else 1))
    gone = threading.Event()
    work = asyncio.create_task(asyncio.to_thread(_replay, body, gone))
    try:
        while not work.done():
            await asyncio.wait([work], timeout=LISTENING)
            if await request.is_disconnected():
                gone.set()
    finally:
        gone.set()
    return json(await work)


def _replay(body: schema.ReplayBody, gone: threading.Event) -> bytes:
    """Checked step by step, in a thread; ends early when nobody waits for it."""
    record = GameRecord.loads(body.record)
    last = len(record.log) if body.ply is None else body.ply
    if last > len(record.log):
        raise BadRecord(f"there is no step {last}", place="ply", hint=f"0 to {len(record.log)}")
    match, shown, story = record.replay(0), None, []
    for number, match in enumerate(record.steps()):
        if gone.is_set():
            return b"{}"
        if number == last:
            shown = match.copy()
            if not body.story:
                break
        if body.story:
            ply = record.log[number]
            story.append(present.replay_entry(number, ply, narrated(match.game, match.state, ply.x)[1]))
    shown = shown or match
    position = present.position(shown, SPECTATOR, len(shown.log), len(record.log))
    return present.encode(position | {"options": shown.options, "story": story})
