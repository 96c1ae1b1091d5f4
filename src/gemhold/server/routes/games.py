"""Installed games, bots and languages, and the messages of games the client was not built with."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

import gemhold
from gemhold.bots import levels
from gemhold.core.game import Game
from gemhold.core.registry import available
from gemhold.locales import LANGUAGES, sources
from gemhold.server import schema
from gemhold.server.problems import NoWords
from gemhold.server.routes.common import errors, json, worker_of

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
            {"name": option.name, "default": option.default, "help": option.help, "choices": option.choices}
            for option in game.options
        ],
        "sources": game.sources,
        "secrets": game.secrets,
        "bots": levels(game.name),
        "odds": game.odds is not None,
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
