"""Every installed game passes the conformance suite, in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator

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


def in_plain_python() -> Iterator[object]:
    """Every case of every game; those between the first and the last of a game take long and differ least from them."""
    for game in GAMES:
        last = len(cases(game)) - 1
        for number in range(last + 1):
            yield pytest.param(game, number, marks=pytest.mark.long if 0 < number < last else pytest.mark.slow)


@pytest.mark.parametrize(("game", "number"), list(in_plain_python()))
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
