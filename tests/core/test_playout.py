"""The kernels: both modes play the same games, and the very games that a Match plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from gemhold.core.batches import random_games
from gemhold.core.playout import fold, fold_start
from gemhold.games.king import GAME
from gemhold.testing import walk
from tests.modes import run

GAMES = 1000
CHECKSUMS = {2: 18028201622365714503, 3: 5878352922283792929, 4: 9097354035743731523}

CODE = """
from gemhold.core.batches import random_games
from gemhold.core.kit import MODE
from gemhold.games.king import GAME
for seats in (2, 3, 4):
    ended = random_games(GAME, GAME.setup(seats, GAME.settings(seats)), seats, first_seed=1, games=GAMES, keep=False)
    print(MODE, seats, ended.checksum)
"""


def expected(mode: str) -> str:
    return "".join(f"{mode} {seats} {checksum}\n" for seats, checksum in CHECKSUMS.items())


def test_compiled_games_are_literal() -> None:
    """One number stands for 1,000 games: whoever changes it changes the rules, the actions' order or the randomness."""
    for seats, checksum in CHECKSUMS.items():
        start = GAME.setup(seats, GAME.settings(seats))
        assert random_games(GAME, start, seats, first_seed=1, games=GAMES, keep=False).checksum == checksum


@pytest.mark.slow
def test_plain_python_plays_the_same_games() -> None:
    assert run(CODE.replace("GAMES", str(GAMES)), GEMHOLD_MODE="pure") == expected("pure")


@pytest.mark.slow
def test_a_bounds_checked_run(tmp_path: Path) -> None:
    """Compiled code with every index checked plays the same games."""
    out = run(CODE.replace("GAMES", str(GAMES)), GEMHOLD_MODE="jit", NUMBA_BOUNDSCHECK="1", GEMHOLD_CACHE=str(tmp_path))
    assert out == expected("jit")
    assert list(tmp_path.iterdir()), "compiled into a cache of its own"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("layout", ["standard", "random"])
def test_a_match_plays_the_kernels_game(seats: int, layout: str) -> None:
    """The same seed: chance from stream 0, seat k from stream k + 1."""
    for seed in (1, 2, 77):
        *_, match = walk(GAME, seats, seed, {"map": layout})
        ended = random_games(GAME, GAME.setup(seats, match.options), seats, first_seed=seed, games=1)
        assert GAME.state.pack(ended.states[0]) == GAME.state.pack(match.state)
        assert int(ended.decisions[0]) == sum(ply.actor >= 0 for ply in match.log)
        assert [int(rank) for rank in ended.ranks[0]] == match.ranks()
        for seat in range(seats):
            assert [int(n) for n in ended.points[0][seat]] == list(match.breakdown(seat).values())


def test_a_batch_is_its_games_one_by_one() -> None:
    start = GAME.setup(3, GAME.settings(3))
    many = random_games(GAME, start, 3, first_seed=10, games=5)
    for number in range(5):
        one = random_games(GAME, start, 3, first_seed=10 + number, games=1)
        assert GAME.state.pack(one.states[0]) == GAME.state.pack(many.states[number])
    assert GAME.state.pack(start) == GAME.state.pack(GAME.setup(3, GAME.settings(3)))


def test_folding() -> None:
    check = fold(fold(fold_start(), 1), -1)
    assert int(check) == ((14695981039346656037 ^ 1) * 1099511628211 % 2**64 ^ (2**64 - 1)) * 1099511628211 % 2**64
