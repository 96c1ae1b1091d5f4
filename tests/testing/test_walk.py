"""Random games step by step."""

from __future__ import annotations

from gemhold.core.contract import CHANCE, OVER
from gemhold.games.king import GAME
from gemhold.testing import walk


def test_from_the_start_to_the_end() -> None:
    lengths = [(len(match.log), match.actor) for match in walk(GAME, 2, 1)]
    assert [length for length, _ in lengths] == list(range(len(lengths)))
    assert lengths[0][1] == CHANCE
    assert lengths[-1][1] == OVER
    assert OVER not in [actor for _, actor in lengths[:-1]]


def test_a_bound() -> None:
    assert [len(match.log) for match in walk(GAME, 2, 1, most=5)] == [0, 1, 2, 3, 4, 5]


def test_a_seed_is_a_game() -> None:
    def game(seed: int) -> list[tuple[int, int]]:
        *_, match = walk(GAME, 3, seed, {"map": "random"})
        return [(ply.actor, ply.x) for ply in match.log]

    assert game(4) == game(4)
    assert game(4) != game(5)
