"""For whoever runs the server: is it alive, is it ready, and what does it count."""

from __future__ import annotations

import ipaddress

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.exceptions import HTTPException

from gemhold.server import metrics
from gemhold.server.routes.common import json, worker_of

FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
NO_STORE = {"Cache-Control": "no-store"}

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthz() -> Response:
    """The process answers. If it does not, restart it."""
    return _uncached(json({"status": "ok"}))


@router.get("/readyz")
async def readyz(request: Request) -> Response:
    """Tables can be read and moves be written here. While they cannot, send people to another server."""
    problems = await worker_of(request).readiness.problems()
    return _uncached(json({"status": "unavailable" if problems else "ok", "problems": problems}, 503 if problems else 200))


@router.get("/metrics")
async def read_metrics(request: Request) -> Response:
    allowed = worker_of(request).config.metrics
    if allowed == "off" or (allowed == "local" and not _from_here(request)):
        raise HTTPException(404)
    return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST, headers=NO_STORE)


def _from_here(request: Request) -> bool:
    """From a program on this machine, and not for somebody behind a proxy on this machine."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def _uncached(response: Response) -> Response:
    response.headers.update(NO_STORE)
    return response
