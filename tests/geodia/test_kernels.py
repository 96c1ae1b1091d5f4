"""Compiled and plain rules play the same games."""

from __future__ import annotations

from gemhold.core.batches import random_games
from gemhold.games.geodia import GAME
from gemhold.testing import walk
from tests.modes import run

GAMES = 6
CHECKSUMS = {
    "two": 8115153877033839322,
    "three": 15357848751092586318,
    "four": 5220509493860204288,
    "teams": 481520114270752065,
}

CODE = """
from gemhold.core.kit import MODE
from tests.geodia.test_kernels import SET_UPS, checksum
for name in SET_UPS:
    print(MODE, name, checksum(name))
"""

SET_UPS = {"two": (2, {}), "three": (3, {"rounds": 10}), "four": (4, {}), "teams": (4, {"teams": True, "rounds": 10})}


def checksum(name: str) -> int:
    seats, options = SET_UPS[name]
    start = GAME.setup(seats, GAME.settings(seats, options))
    return random_games(GAME, start, seats, first_seed=1, games=GAMES, keep=False).checksum


def test_games_are_literal() -> None:
    """One number stands for six games: whoever changes it changes the rules, the actions' order or the randomness."""
    assert {name: checksum(name) for name in SET_UPS} == CHECKSUMS


def test_plain_python_plays_the_same_games() -> None:
    assert run(CODE, GEMHOLD_MODE="pure") == "".join(f"pure {name} {CHECKSUMS[name]}\n" for name in SET_UPS)


def test_a_match_plays_the_kernels_game() -> None:
    for name, (seats, options) in SET_UPS.items():
        *_, match = walk(GAME, seats, 7, options)
        ended = random_games(GAME, GAME.setup(seats, match.options), seats, first_seed=7, games=1)
        assert GAME.state.pack(ended.states[0]) == GAME.state.pack(match.state), name
        assert [int(rank) for rank in ended.ranks[0]] == match.ranks()
