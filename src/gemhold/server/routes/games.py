"""Installed games, bots and languages, and the messages of games the client was not built with."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from functools import lru_cache
from json import dumps, loads
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

import gemhold
from gemhold.bots import levels
from gemhold.bots.strength import measured
from gemhold.core.contract import SPECTATOR
from gemhold.core.errors import BadOption
from gemhold.core.game import Game
from gemhold.core.registry import available
from gemhold.locales import LANGUAGES, sources
from gemhold.server import present, schema
from gemhold.server.problems import NoWords
from gemhold.server.routes.common import charge, errors, json, worker_of

PREVIEWS = 128  # kept in memory
PREVIEW_COST = 4  # as much as so many small requests
LONGEST_OPTIONS = 4000  # characters; a preview's address is no place for more

router = APIRouter(tags=["games"])


@router.get("/meta", response_model=schema.Meta)
async def meta(request: Request) -> Response:
    """Games, bots and languages."""
    limits = {
        "name": schema.NAME_LENGTH,
        "chat": schema.CHAT_LENGTH,
        "entropy": schema.ENTROPY_LENGTH,
        "grace": int(worker_of(request).config.grace),
    }
    games = [_about(game) for game in available()]
    return json({"version": gemhold.__version__, "games": games, "languages": LANGUAGES, "limits": limits})


def _about(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "rules": game.rules_version,
        "seats_min": game.seats[0],
        "seats_max": game.seats[-1],
        "colours": game.colours,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "help": option.help,
                "choices": option.choices,
                "drawn": option.drawn,
                "each": option.each,
                "drafts": option.draft is not None,
            }
            for option in game.options
        ],
        "sources": game.sources,
        "secrets": game.secrets,
        "bots": levels(game.name),
        "strength": {level: [asdict(each) for each in found.measures] for level, found in measured(game.name).items()},
        "odds": game.odds is not None,
        "companion": game.companion is not None,
        "pace": game.pace,
        "actions": {group: numbers.start for group, numbers in game.actions.items()},
    }


WORDS = {200: {"content": {"text/plain": {}}}, **errors(404)}


@router.get("/games/{name}/words/{language}", response_class=Response, responses=WORDS)
async def words(name: Annotated[str, Path(max_length=24)], language: Annotated[str, Path(max_length=8)]) -> Response:
    """A game's own messages in one language, as Fluent source."""
    game = gemhold.game(name)
    if language not in LANGUAGES or game.locales is None:
        raise NoWords(f"no words of {name} in {language!r}", place="language", hint=f"one of {', '.join(LANGUAGES)}")
    text = sources(game.locales, language)
    return Response(text, media_type="text/plain; charset=utf-8", headers={"Cache-Control": "no-cache"})


@router.get("/games/{name}/preview", response_model=schema.Preview, responses=errors())
async def preview(
    request: Request,
    name: Annotated[str, Path(max_length=24)],
    seats: Annotated[int, Query(ge=1, le=16)],
    options: Annotated[str, Query(max_length=LONGEST_OPTIONS, description="as JSON")] = "{}",
) -> Response:
    """The first position of a new game. What the dice decide at the start, such as a random map, is an example."""
    charge(request, "read", await worker_of(request).identity.player(request), PREVIEW_COST)
    try:
        chosen = loads(options)
    except (ValueError, RecursionError):
        chosen = None
    if not isinstance(chosen, dict):
        raise BadOption("the options are not a JSON object", place="options", hint='such as {"map": "standard"}')
    return json(await asyncio.to_thread(_first_position, name, seats, dumps(chosen, sort_keys=True)))


@lru_cache(PREVIEWS)
def _first_position(name: str, seats: int, options: str) -> bytes:
    game = gemhold.game(name)
    settings = game.settings(seats, loads(options))
    hidden = game.hidden(game.first(seats, settings), SPECTATOR)
    colours = game.seat_colours(seats, settings)
    view = game.shown(hidden, SPECTATOR, settings)
    return present.encode({"game": game.name, "seats": seats, "colours": colours, "view": view})
