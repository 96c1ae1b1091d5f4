"""King of the Dice."""

from __future__ import annotations

from typing import cast

from gemhold.core.game import Game, Notation
from gemhold.games.king import meta, notation, rules
from gemhold.games.king.narrate import narrate
from gemhold.games.king.rules.scoring import SOURCES
from gemhold.games.king.setup import resolve, setup
from gemhold.games.king.state import A, State
from gemhold.games.king.view import view
from gemhold.games.king.why_not import why_not

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
    secrets=False,  # K26
)
