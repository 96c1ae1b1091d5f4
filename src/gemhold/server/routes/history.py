"""Your finished games: page by page, in sums, and as files."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from gemhold.core.errors import BadOption
from gemhold.server import present, schema
from gemhold.server.history import COUNTED, Cursor, as_csv, line, tally
from gemhold.server.routes.common import charge, errors, json, worker_of

PAGE = 20
LONGEST_PAGE = 100
SUM_COST = 10  # as much as so many small requests: thousands of games are read

router = APIRouter(prefix="/me", tags=["me"])


@router.get("/games", response_model=schema.PlayedPage, responses=errors())
async def games(
    request: Request,
    limit: Annotated[int, Query(ge=1, le=LONGEST_PAGE)] = PAGE,
    before: Annotated[str | None, Query(max_length=64, description="`next` of the page before")] = None,
    game: Annotated[str | None, Query(max_length=24)] = None,
) -> Response:
    """Your finished games, the newest first."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    charge(request, "read", player)
    after = None if before is None else Cursor.parse(before)
    if before is not None and after is None:
        raise BadOption("there is no such page", place="before", hint="use `next` of the page before")
    if player is None:
        return json({"games": [], "next": None, "pending": 0})
    pending = 0 if before else await worker.history.catch_up(player)
    found = await worker.history.games(player, limit + 1, after, game)
    shown, more = found[:limit], len(found) > limit
    following = str(Cursor(shown[-1].ended, shown[-1].id)) if more else None
    return json({"games": [line(each) for each in shown], "next": following, "pending": pending})


@router.get("/tally", response_model=schema.Tally, responses=errors())
async def sums(request: Request) -> Response:
    """Wins, best scores and streaks, by game and by opponent."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    charge(request, "read", player, SUM_COST)
    if player is None:
        return json(tally([]) | {"pending": 0})
    pending = await worker.history.catch_up(player)
    return json(tally(await worker.history.games(player, COUNTED)) | {"pending": pending})


CSV = {200: {"content": {"text/csv": {}}}, **errors()}


@router.get("/games.csv", response_class=Response, responses=CSV)
async def games_csv(request: Request) -> Response:
    """Your finished games as a table for spreadsheets: a row for each seat."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    charge(request, "read", player, SUM_COST)
    found = [] if player is None else await worker.history.games(player, COUNTED)
    return _file(as_csv(found).encode(), "text/csv; charset=utf-8", "csv")


@router.get("/games.json", responses={200: {"content": {"application/json": {}}}, **errors()})
async def games_json(request: Request) -> Response:
    """Your finished games for programs."""
    worker = worker_of(request)
    player = await worker.identity.player(request)
    charge(request, "read", player, SUM_COST)
    found = [] if player is None else await worker.history.games(player, COUNTED)
    return _file(present.encode({"games": [line(game) for game in found]}), "application/json", "json")


def _file(body: bytes, kind: str, ending: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="gemhold-games.{ending}"'}
    return Response(body, media_type=kind, headers=headers)
