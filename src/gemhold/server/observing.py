"""Middleware that measures every request, numbers it, and tells the log."""

from __future__ import annotations

import logging
import time
from functools import cache

from prometheus_client import Counter, Histogram
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gemhold.server import metrics
from gemhold.server.logs import Subject, new_request

STREAM = "stream"  # its time is how long somebody watches
MOVE = "move"  # answered before the framework names an endpoint
OTHER = "other"
STRAIGHT = "gemhold.straight"  # in a scope: sends past all middleware
BEGUN = "gemhold.begun"  # in a scope: the number and the beginning of a request that has been tried another way before

log = logging.getLogger("gemhold.requests")


class Observed:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        about, start = scope.pop(BEGUN, None) or begin(scope)
        status = 0

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (b"x-request-id", about.request.encode())]
            await send(message)

        scope[STRAIGHT] = send
        try:
            await self.app(scope, receive, send_with_id)
        finally:
            del scope[STRAIGHT]  # it refers back to the scope: every request would be left to the garbage collector
            note(scope, _endpoint(scope), status, start)


def begin(scope: Scope) -> tuple[Subject, float]:
    """A request begins: its number, for the log and its answer, and when."""
    return new_request(scope["path"]), time.perf_counter()


def note(scope: Scope, endpoint: str, status: int, start: float) -> None:
    """A request was answered."""
    seconds = time.perf_counter() - start
    _counter(endpoint, status).inc()
    if endpoint != STREAM:
        _histogram(endpoint).observe(seconds)
    if log.isEnabledFor(logging.INFO):
        more = {"endpoint": endpoint, "status": status, "ms": round(1000 * seconds, 1)}
        log.info("%s %s: %d in %.1f ms", scope["method"][:16], endpoint, status, 1000 * seconds, extra=more)


@cache  # endpoints and statuses are few; looking up their labels takes longer than counting
def _counter(endpoint: str, status: int) -> Counter:
    return metrics.requests.labels(endpoint, status)


@cache
def _histogram(endpoint: str) -> Histogram:
    return metrics.request_seconds.labels(endpoint)


def _endpoint(scope: Scope) -> str:
    """The name of the function that answered: the path itself may hold anything."""
    if (endpoint := scope.get("endpoint")) is not None:
        return str(endpoint.__name__)
    return MOVE if scope["method"] == "POST" and scope["path"].endswith("/moves") else OTHER
