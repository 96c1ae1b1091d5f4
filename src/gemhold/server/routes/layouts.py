"""Layouts of one's own, such as a map: checked by the game as they are made."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

import gemhold
from gemhold.core.draft import Drafting
from gemhold.core.errors import BadData, BadOption
from gemhold.core.game import Option
from gemhold.server import schema
from gemhold.server.lobby import check_size
from gemhold.server.problems import NoLayout
from gemhold.server.routes.common import charge, errors, json, worker_of

LAYOUT_COST = 2  # as much as so many small requests

router = APIRouter(tags=["games"])


@router.post("/games/{name}/layouts/{option}", response_model=schema.LayoutOut, responses=errors(404))
async def layout(
    request: Request,
    name: Annotated[str, Path(max_length=24)],
    option: Annotated[str, Path(max_length=32)],
    body: schema.LayoutBody,
) -> Response:
    """What a layout looks like and what is wrong with it; nothing is stored."""
    charge(request, "read", await worker_of(request).identity.player(request), LAYOUT_COST)
    return json(await asyncio.to_thread(_drafted, name, option, body))


def _drafted(name: str, wanted: str, body: schema.LayoutBody) -> dict[str, Any]:
    game = gemhold.game(name)
    option = next((each for each in game.options if each.name == wanted and each.draft is not None), None)
    if option is None or option.draft is None:
        raise NoLayout(f"{name} takes no layout {wanted!r}", place="option", hint="GET /api/meta lists the options")
    game.check_seats(body.seats)
    drafting = option.draft
    try:
        made = drafting.draft(_given(option, drafting, body), body.seats)
    except BadData as error:
        raise BadOption(error.message, place=f"option {wanted}, {error.place}", hint=error.hint) from None
    return {
        "layout": made.layout,
        "view": made.view,
        "faults": [{"reason": fault.reason.to_json(), "hint": fault.hint} for fault in made.faults],
        "text": drafting.text(made.layout, body.seats),
    }


def _given(option: Option, drafting: Drafting, body: schema.LayoutBody) -> Any:
    if sum(part is not None for part in (body.layout, body.text, body.choice)) != 1:
        raise BadOption("give a layout, a text or a choice", place="layout", hint="one of them")
    if body.layout is not None:
        check_size(body.layout)
        return body.layout
    if body.text is not None:
        return drafting.parse(body.text, body.seats)
    if body.choice not in option.choices:
        raise BadOption(f"{body.choice!r} is not a value of {option.name}", place="choice", hint=", ".join(option.choices))
    return drafting.example(body.choice, body.seats, body.seed)
