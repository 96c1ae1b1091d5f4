"""The application. `uvicorn --factory gemhold.server.app:create_app`, or `gemhold serve`."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Receive, Scope, Send

import gemhold
from gemhold.core.errors import GemholdError
from gemhold.server.config import Config
from gemhold.server.connections import gone, send_whole
from gemhold.server.observing import BEGUN, MOVE, Observed, begin, note
from gemhold.server.problems import Later, status_of
from gemhold.server.routes import companions, games, history, layouts, lessons, me, operations, play, records, tables
from gemhold.server.routes.common import json, worker_of
from gemhold.server.security import HEADERS, NO_STORE, Security
from gemhold.server.worker import Worker

MOVES = re.compile(r"/api/tables/([^/]+)/moves")
FAILED = "gemhold.failed"  # in a scope: why a move could not be answered
ANSWERED = b"".join(b"%b: %b\r\n" % header for header in (*HEADERS, NO_STORE, (b"content-type", b"application/json")))
NAMES = {400: "bad-json", 404: "not-found", 405: "method-not-allowed", 413: "too-large"}

log = logging.getLogger("gemhold.server")


def create_app(config: Config | None = None) -> FastAPI:
    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        worker = Worker(config or Config())
        app.state.worker = worker
        try:
            await worker.open()
            yield
        finally:
            await worker.close()

    app = App(
        title="Gemhold",
        version=gemhold.__version__,
        description="Tables over HTTP: docs/api.md describes the interface.",
        docs_url=None,  # would load scripts from another site
        redoc_url=None,
        lifespan=life,
    )
    for part in (play, tables, companions, records, me, history, lessons, games, layouts):  # the busiest first
        app.include_router(part.router, prefix="/api")
    app.include_router(operations.router)
    app.add_api_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_exception_handler(GemholdError, _error)
    app.add_exception_handler(RequestValidationError, _invalid_body)
    app.add_exception_handler(HTTPException, _http_error)
    security = Security(Failures(app.framework), hosts=(config or Config()).hosts)
    app.front = QuickMoves(Observed(security), security)
    return app


class App(FastAPI):
    """The framework behind our own middleware: most requests are moves, which need nothing of it."""

    front: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.framework(scope, receive, send)
            return
        scope["app"] = self
        await self.front(scope, receive, send)

    async def framework(self, scope: Scope, receive: Receive, send: Send) -> None:
        await super().__call__(scope, receive, send)


class QuickMoves:
    """Answers moves, most of a server's load, before the framework's routing and validation and the layers of middleware,
    which cost more than the rules do. What is not plainly a move that succeeds goes the usual way."""

    def __init__(self, app: ASGIApp, security: Security) -> None:
        self.app = app
        self.security = security

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = MOVES.fullmatch(scope["path"]) if scope["method"] == "POST" else None
        if found is None or not self.security.lets_in(scope):
            await self.app(scope, receive, send)
            return
        about, start = begin(scope)
        try:
            body = await play.quick_move(Request(scope, receive), found[1])
        except ClientDisconnect:  # nobody waits for the answer any more
            note(scope, MOVE, 0, start)
            return
        except Exception as error:
            scope[BEGUN], scope[FAILED] = (about, start), error
            await self.app(scope, receive, send)
            return
        head = b"%bx-request-id: %b\r\n" % (ANSWERED, about.request.encode())
        if not await send_whole(send, head, body):
            headers = [line.split(b": ", 1) for line in head.splitlines()]
            headers.append([b"content-length", b"%d" % len(body)])
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            await send({"type": "http.response.body", "body": body})
        if gone(send):
            await play.tell_after_all(scope["app"].state.worker, found[1])
        note(scope, MOVE, 200, start)


class Failures:
    """Answers moves that failed, as the framework answers other requests that do."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        error = scope.pop(FAILED, None)
        if error is None:
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        if isinstance(error, GemholdError):
            response = await _error(request, error)
        elif isinstance(error, RequestValidationError):
            response = await _invalid_body(request, error)
        elif isinstance(error, HTTPException):
            response = await _http_error(request, error)
        else:
            try:
                raise error
            finally:
                del error  # it refers back to this call
        await response(scope, receive, send)


async def page(request: Request, path: str) -> Response:
    """The browser client."""
    if path == "api" or path.startswith("api/"):
        raise HTTPException(404)
    return worker_of(request).client.answer(request, path)


# ---------------------------------------------------------------- errors: `schema.ErrorOut`


async def _error(_: Request, error: Exception) -> Response:
    assert isinstance(error, GemholdError)
    response = json(error.to_json(), status_of(error))
    if isinstance(error, Later):
        response.headers["Retry-After"] = str(max(1, round(error.wait)))
    return response


async def _invalid_body(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = [str(part) for part in first["loc"] if part not in ("body", "query", "path")]
    malformed = first["type"] == "json_invalid"
    body = {"code": "bad-json" if malformed else "bad-body", "message": first["msg"], "place": ".".join(where), "hint": ""}
    return json(_encodable(body), 400 if malformed else 422)


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = NAMES.get(error.status_code, "bad-request")
    body = {"code": code, "message": code.replace("-", " "), "place": "request", "hint": ""}
    response = json(body, error.status_code)
    response.headers.update(error.headers or {})
    return response


def _encodable(body: dict[str, str]) -> dict[str, str]:
    """A hostile body may hold lone surrogates, which cannot be encoded."""
    return {key: value.encode("utf-8", "replace").decode() for key, value in body.items()}
