"""King of the Dice."""

from __future__ import annotations

from pathlib import Path

from gemhold.core.game import Game
from gemhold.games.king import meta, notation, rules
from gemhold.games.king.companion import COMPANION
from gemhold.games.king.measures import MEASURES
from gemhold.games.king.narrate import narrate
from gemhold.games.king.odds import odds, odds_after
from gemhold.games.king.prepare import prepare
from gemhold.games.king.rules.scoring import SOURCES
from gemhold.games.king.setup import paint, resolve, setup
from gemhold.games.king.state import A, State
from gemhold.games.king.view import dress, view
from gemhold.games.king.why_not import why_not

GAME = Game(
    name=meta.NAME,
    rules_version=meta.RULES_VERSION,
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
    odds=odds,
    odds_after=odds_after,
    colours=meta.COLOURS,
    paint=paint,
    dress=dress,
    locales=Path(__file__).parent / "locales",
    lessons=Path(__file__).parent / "lessons",
    prepare=prepare,
    companion=COMPANION,
    measures=MEASURES,
    board="gemhold.cli.boards.king:BOARD",
    unsupported=meta.UNSUPPORTED,
)
