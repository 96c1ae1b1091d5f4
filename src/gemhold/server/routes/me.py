"""Who you are, and what there is."""

from __future__ import annotations

from dataclasses import asdict
from importlib.util import find_spec

from fastapi import APIRouter, Request, Response

import gemhold
from gemhold.bots import levels
from gemhold.server import schema
from gemhold.server.routes.common import address, errors, house_of, json

LANGUAGES = ("en", "sk", "cs", "ro")
router = APIRouter(tags=["me"])


def has_odds(game: str) -> bool:
    return find_spec(f"gemhold.games.{game}.odds") is not None


@router.get("/meta", response_model=schema.Meta)
async def meta(request: Request) -> Response:
    """Games, bots and languages."""
    games = [gemhold.game(name) for name in gemhold.game_names()]
    return json(
        {
            "version": gemhold.__version__,
            "games": [
                {
                    "name": game.name,
                    "rules": game.rules_version,
                    "seats_min": game.seats[0],
                    "seats_max": game.seats[-1],
                    "colours": game.colours,
                    "options": [asdict(option) for option in game.options],
                    "sources": game.sources,
                    "secrets": game.secrets,
                    "bots": levels(game.name),
                    "odds": has_odds(game.name),
                    "actions": {group: numbers.start for group, numbers in game.actions.items()},
                }
                for game in games
            ],
            "languages": LANGUAGES,
            "limits": {
                "name": schema.NAME_LENGTH,
                "chat": schema.CHAT_LENGTH,
                "entropy": schema.ENTROPY_LENGTH,
                "grace": int(house_of(request).config.grace),
            },
        }
    )


@router.get("/me", response_model=schema.Me)
async def me(request: Request) -> Response:
    """Does the server know this browser?"""
    house = house_of(request)
    player = await house.identity.player(request)
    return json({"known": player is not None, "name": await house.identity.name(player)})


@router.post("/me", response_model=schema.Me, responses=errors())
async def rename(request: Request, body: schema.NameBody) -> Response:
    """Choose the name that new tables start with."""
    house = house_of(request)
    house.limits.spend("identity", address(request))
    player = await house.identity.ensure(request)
    await house.identity.rename(player, body.name)
    return json({"known": True, "name": body.name})


@router.post("/me/link", response_model=schema.LinkOut, responses=errors())
async def link(request: Request) -> Response:
    """A one-time code to go on with another device."""
    house = house_of(request)
    house.limits.spend("identity", address(request))
    made = await house.identity.link(await house.identity.ensure(request))
    return json({"code": made.code, "expires": made.expires})


@router.post("/me/claim", response_model=schema.Me, responses=errors(404, 409))
async def claim(request: Request, body: schema.ClaimBody) -> Response:
    """Let this browser act as the player who made the code."""
    house = house_of(request)
    house.limits.spend("claim", address(request))
    player = await house.identity.claim(request, body.code, body.replace)
    return json({"known": True, "name": await house.identity.name(player)})
