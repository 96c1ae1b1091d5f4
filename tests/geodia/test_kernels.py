"""Compiled and plain rules play the same games."""

from __future__ import annotations

from gemhold.core.batches import random_games
from gemhold.games.geodia import GAME
from gemhold.testing import walk
from tests.modes import run

GAMES = 6
CHECKSUMS = {
    1: {
        "two": 8115153877033839322,
        "three": 15357848751092586318,
        "four": 5220509493860204288,
        "teams": 481520114270752065,
    },
    2: {
        "two": 8761921808129346311,
        "three": 1044715442498813166,
        "four": 3449339070609341047,
        "teams": 10415292631327317755,
    },
}

CODE = """
from gemhold.core.kit import MODE
from tests.geodia.test_kernels import CHECKSUMS, SET_UPS, checksum
for rules in CHECKSUMS:
    for name in SET_UPS:
        print(MODE, rules, name, checksum(name, rules))
"""

SET_UPS = {"two": (2, {}), "three": (3, {"rounds": 10}), "four": (4, {}), "teams": (4, {"teams": True, "rounds": 10})}


def checksum(name: str, rules: int) -> int:
    seats, options = SET_UPS[name]
    start = GAME.first(seats, GAME.settings(seats, options), rules)
    return random_games(GAME, start, seats, first_seed=1, games=GAMES, keep=False).checksum


def test_games_are_literal() -> None:
    """One number stands for six games: whoever changes it changes the rules, the actions' order or the randomness."""
    assert list(CHECKSUMS) == list(GAME.versions)
    assert {rules: {name: checksum(name, rules) for name in SET_UPS} for rules in CHECKSUMS} == CHECKSUMS


def test_plain_python_plays_the_same_games() -> None:
    lines = [f"pure {rules} {name} {sums[name]}\n" for rules, sums in CHECKSUMS.items() for name in SET_UPS]
    assert run(CODE, GEMHOLD_MODE="pure") == "".join(lines)


def test_a_match_plays_the_kernels_game() -> None:
    for name, (seats, options) in SET_UPS.items():
        *_, match = walk(GAME, seats, 7, options)
        ended = random_games(GAME, GAME.setup(seats, match.options), seats, first_seed=7, games=1)
        assert GAME.state.pack(ended.states[0]) == GAME.state.pack(match.state), name
        assert [int(rank) for rank in ended.ranks[0]] == match.ranks()
