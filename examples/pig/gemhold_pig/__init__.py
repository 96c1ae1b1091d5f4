"""Pig: roll as often as you dare; a 1 loses the turn's points. The first player with 100 points wins."""

from pathlib import Path

from gemhold.core.game import Game, Option
from gemhold_pig import rules
from gemhold_pig.narrate import narrate
from gemhold_pig.state import GOALS, SEATS, A, State, setup
from gemhold_pig.view import view

GAME = Game(
    name="pig",
    rules_version=1,
    seats=range(2, SEATS + 1),
    state=State,
    action_space=A,
    rules=rules,
    setup=setup,
    narrate=narrate,
    view=view,
    options=(Option("goal", GOALS[-1], "points to win", choices=GOALS),),
    locales=Path(__file__).parent / "locales",
    lessons=Path(__file__).parent / "lessons",
)
