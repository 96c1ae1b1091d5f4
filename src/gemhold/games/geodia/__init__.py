"""Geodia."""

from __future__ import annotations

from typing import cast

from gemhold.core.game import Game, Notation
from gemhold.games.geodia import meta, notation, rules
from gemhold.games.geodia.narrate import narrate
from gemhold.games.geodia.setup import paint, resolve, setup
from gemhold.games.geodia.state import SOURCES, A, State
from gemhold.games.geodia.view import view
from gemhold.games.geodia.why_not import why_not

GAME = Game(
    name=meta.NAME,
    rules_version=meta.RULES_VERSION,
    seats=meta.SEATS,
    colours=meta.COLOURS,
    options=meta.OPTIONS,
    sources=SOURCES,
    unsupported=meta.UNSUPPORTED,
    state=State,
    action_space=A,
    rules=rules,
    resolve=resolve,
    setup=setup,
    notation=cast(Notation, notation),
    narrate=narrate,
    view=view,
    why_not=why_not,
    paint=paint,
)
