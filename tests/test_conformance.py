"""Every installed game passes the conformance suite, in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import gemhold
from gemhold.core.game import Game
from gemhold.testing import CHECKS, Case, Spoken, cases
from tests.modes import run

GAMES = [gemhold.game(name) for name in gemhold.game_names()]
# Compiled code answers single questions about a large position slowly; both modes play the same games (tests/golden).
SMALL = [game for game in GAMES if game.state.size() < 1000]


def test_the_list_of_games_comes_from_their_packages() -> None:
    assert {"king", "geodia"} <= {game.name for game in GAMES}
    assert "king" in {game.name for game in SMALL}


@pytest.mark.parametrize("case", [case for game in SMALL for case in cases(game, known=Spoken())], ids=str)
@pytest.mark.parametrize("check", CHECKS.values(), ids=list(CHECKS))
def test_compiled(check: Callable[[Case], None], case: Case) -> None:
    check(case)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "number"), [(game, number) for game in GAMES for number in range(len(cases(game)))])
def test_in_plain_python(game: Game, number: int) -> None:
    code = f"""
import gemhold
from gemhold.testing import CHECKS, Spoken, cases
case = cases(gemhold.game("{game.name}"), known=Spoken())[{number}]
for check in CHECKS.values():
    check(case)
print(case)
"""
    assert run(code, GEMHOLD_MODE="pure").startswith(f"{game.name} seats=")
