"""Your player."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from gemhold.server import schema
from gemhold.server.problems import NoDevice
from gemhold.server.routes.common import charge, errors, json, worker_of

router = APIRouter(tags=["me"])


@router.get("/me", response_model=schema.Me)
async def me(request: Request) -> Response:
    """Your player, if this browser has one."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    return json({"known": player is not None, "name": await worker.identity.name(player)})


@router.post("/me", response_model=schema.Me, responses=errors())
async def rename(request: Request, body: schema.NameBody) -> Response:
    """Set your default name at new tables."""
    worker = worker_of(request)
    charge(request, "identity", await worker.identity.player(request))
    visitor = await worker.identity.visitor(request)
    await worker.identity.rename(visitor, body.name)
    worker.identity.admit(request, visitor)
    return json({"known": True, "name": body.name})


@router.post("/me/link", response_model=schema.LinkOut, responses=errors())
async def link(request: Request) -> Response:
    """Create a one-time code for another device."""
    worker = worker_of(request)
    charge(request, "identity", await worker.identity.player(request))
    visitor = await worker.identity.visitor(request)
    made = await worker.identity.link(visitor)
    worker.identity.admit(request, visitor)
    return json({"code": made.code, "expires": made.expires})


@router.post("/me/claim", response_model=schema.Me, responses=errors(404, 409))
async def claim(request: Request, body: schema.ClaimBody) -> Response:
    """Redeem a code: this browser then acts as the player who created it."""
    worker = worker_of(request)
    charge(request, "claim", await worker.identity.player(request))
    player = await worker.identity.claim(request, body.code, body.replace)
    return json({"known": True, "name": await worker.identity.name(player)})


@router.get("/me/devices", response_model=schema.DeviceList, responses=errors())
async def devices(request: Request) -> Response:
    """Browsers that act as you."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    charge(request, "read", player)
    return json({"devices": await worker.identity.devices(request, player)})


@router.post("/me/devices/{device}/end", response_model=schema.DeviceList, responses=errors(404))
async def end_device(request: Request, device: Annotated[str, Path(max_length=64)]) -> Response:
    """Sign a browser out: it is nobody from now on."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    charge(request, "identity", player)
    if not await worker.identity.sign_out(player, device):
        raise NoDevice("there is no such device", place="device", hint="GET /api/me/devices lists yours")
    return json({"devices": await worker.identity.devices(request, player)})
