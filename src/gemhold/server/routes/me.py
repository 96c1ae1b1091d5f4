"""Your player."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from gemhold.server import schema
from gemhold.server.routes.common import address, errors, json, worker_of

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
    worker.limits.spend("identity", address(request))
    player = await worker.identity.ensure(request)
    await worker.identity.rename(player, body.name)
    return json({"known": True, "name": body.name})


@router.post("/me/link", response_model=schema.LinkOut, responses=errors())
async def link(request: Request) -> Response:
    """Create a one-time code for another device."""
    worker = worker_of(request)
    worker.limits.spend("identity", address(request))
    made = await worker.identity.link(await worker.identity.ensure(request))
    return json({"code": made.code, "expires": made.expires})


@router.post("/me/claim", response_model=schema.Me, responses=errors(404, 409))
async def claim(request: Request, body: schema.ClaimBody) -> Response:
    """Redeem a code: this browser then acts as the player who created it."""
    worker = worker_of(request)
    worker.limits.spend("claim", address(request))
    player = await worker.identity.claim(request, body.code, body.replace)
    return json({"known": True, "name": await worker.identity.name(player)})
