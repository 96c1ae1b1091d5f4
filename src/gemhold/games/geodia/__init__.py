"""Geodia."""

from __future__ import annotations

from pathlib import Path

from gemhold.core.game import Game
from gemhold.games.geodia import meta, notation, rules
from gemhold.games.geodia.companion import COMPANION
from gemhold.games.geodia.measures import MEASURES
from gemhold.games.geodia.narrate import narrate
from gemhold.games.geodia.prepare import prepare
from gemhold.games.geodia.rules.secrets import HIDES
from gemhold.games.geodia.setup import paint, resolve, setup
from gemhold.games.geodia.state import SOURCES, A, State
from gemhold.games.geodia.view import view
from gemhold.games.geodia.why_not import why_not

GAME = Game(
    name=meta.NAME,
    rules_version=meta.RULES_VERSION,
    oldest_rules=meta.OLDEST_RULES,
    seats=meta.SEATS,
    state=State,
    action_space=A,
    rules=rules,
    setup=setup,
    narrate=narrate,
    options=meta.OPTIONS,
    resolve=resolve,
    sources=SOURCES,
    notation=notation,
    view=view,
    why_not=why_not,
    secrets=True,
    hides=HIDES,
    colours=meta.COLOURS,
    paint=paint,
    pace=meta.PACE,
    locales=Path(__file__).parent / "locales",
    lessons=Path(__file__).parent / "lessons",
    prepare=prepare,
    companion=COMPANION,
    measures=MEASURES,
    board="gemhold.cli.boards.geodia:BOARD",
    unsupported=meta.UNSUPPORTED,
)
