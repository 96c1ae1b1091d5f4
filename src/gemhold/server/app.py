"""The application. `uvicorn --factory gemhold.server.app:create_app`, or `gemhold serve`."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send

import gemhold
from gemhold.core.errors import GemholdError
from gemhold.server.config import Config
from gemhold.server.problems import TooMany, status_of
from gemhold.server.routes import games, me, play, records, tables
from gemhold.server.routes.common import json, worker_of
from gemhold.server.security import Security
from gemhold.server.worker import Worker

MOVES = re.compile(r"/api/tables/([^/]+)/moves")
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

    app = FastAPI(
        title="Gemhold",
        version=gemhold.__version__,
        description="Tables over HTTP: docs/api.md describes the interface.",
        docs_url=None,  # they would load scripts from elsewhere
        redoc_url=None,
        lifespan=life,
    )
    for part in (play, tables, records, me, games):  # the busiest first
        app.include_router(part.router, prefix="/api")
    app.add_api_route("/{path:path}", page, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_exception_handler(GemholdError, _complaint)
    app.add_exception_handler(RequestValidationError, _bad_body)
    app.add_exception_handler(HTTPException, _http)
    app.add_middleware(QuickMoves)
    app.add_middleware(Security, hosts=(config or Config()).hosts)
    return app


class QuickMoves:
    """Moves are what a server is busy with: they pass the guard like everything else, but then none of the framework's layers and
    routes, which cost more than the rules do."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = MOVES.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        if found is None:
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive)
        try:
            response = await play.quick_move(request, found[1])
        except GemholdError as error:
            response = await _complaint(request, error)
        except RequestValidationError as error:
            response = await _bad_body(request, error)
        except HTTPException as error:
            response = await _http(request, error)
        await response(scope, receive, send)


async def page(request: Request, path: str) -> Response:
    """The browser client."""
    if path == "api" or path.startswith("api/"):
        raise HTTPException(404)
    return worker_of(request).client.answer(request, path)


# ---------------------------------------------------------------- complaints, all in one shape


async def _complaint(_: Request, error: Exception) -> Response:
    assert isinstance(error, GemholdError)
    response = json(error.to_json(), status_of(error))
    if isinstance(error, TooMany):
        response.headers["Retry-After"] = str(max(1, round(error.wait)))
    return response


async def _bad_body(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = [str(part) for part in first["loc"] if part not in ("body", "query", "path")]
    broken = first["type"] == "json_invalid"
    body = {"code": "bad-json" if broken else "bad-body", "message": first["msg"], "place": ".".join(where), "hint": ""}
    return json(_speakable(body), 400 if broken else 422)


async def _http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = NAMES.get(error.status_code, "bad-request")
    body = {"code": code, "message": code.replace("-", " "), "place": "request", "hint": ""}
    response = json(body, error.status_code)
    response.headers.update(error.headers or {})
    return response


def _speakable(body: dict[str, str]) -> dict[str, str]:
    """A hostile body may hold text that cannot be sent back."""
    return {key: value.encode("utf-8", "replace").decode() for key, value in body.items()}
