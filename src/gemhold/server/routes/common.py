"""Parameters and helpers the routes share."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path, Query, Request, Response

from gemhold.server.connections import network_of
from gemhold.server.present import encode
from gemhold.server.schema import ErrorOut
from gemhold.server.worker import Worker

TableId = Annotated[str, Path(description="id of the table, as in its link", max_length=64)]
SeatPath = Annotated[int, Path(ge=0, le=15)]
SeatQuery = Annotated[int | None, Query(ge=0, le=15, description="whose view, if you own several seats")]
SinceQuery = Annotated[int | None, Query(ge=0, le=1_000_000_000)]


def worker_of(request: Request) -> Worker:
    worker: Worker = request.app.state.worker
    return worker


def network(request: Request) -> str:
    """The network a request comes from."""
    return network_of(request.client.host) if request.client else ""


def charge(request: Request, what: str, player: str | None, cost: float = 1.0) -> None:
    """Count a request against the rate limits of its player and of its network; TooMany if they are used up."""
    worker_of(request).limits.spend(what, player, network(request), cost)


def json(data: Any, status: int = 200) -> Response:
    return Response(data if isinstance(data, bytes) else encode(data), status, media_type="application/json")


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Error responses for the OpenAPI description."""
    return {status: {"model": ErrorOut} for status in sorted({*statuses, 400, 403, 413, 415, 422, 429})}
