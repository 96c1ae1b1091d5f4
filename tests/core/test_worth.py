"""What actions are worth: the change of points they bring, as far as the seat to move can know."""

from __future__ import annotations

from typing import Any

import pytest

from gemhold.core.worth import worth
from gemhold.games.king import GAME
from gemhold.testing import walk
from tests.modes import run


def changes(s: Any, action: int, seats: int) -> list[int]:
    after = GAME.state.copy(s)
    GAME.rules.apply(after, action)
    return [int(GAME.rules.score(after, seat)) - int(GAME.rules.score(s, seat)) for seat in range(seats)]


@pytest.mark.parametrize("seats", [2, 4])
def test_it_is_the_change_of_the_scores(seats: int) -> None:
    """Of every action that changes one, and of no other; the position stays as it is."""
    told: set[tuple[int, ...]] = set()
    for match in walk(GAME, seats, seed=3):
        if match.actor < 0:
            continue
        before = GAME.state.pack(match.state)
        found = worth(GAME, match.state, seats)
        assert GAME.state.pack(match.state) == before
        expected = {action: changes(match.state, action, seats) for action in GAME.legal(match.state)}
        assert found == {action: change for action, change in expected.items() if any(change)}
        told.update(map(tuple, found.values()))
    assert any(min(change) < 0 < max(change) for change in told), "somebody gains what another loses"


SECRETS = """
import gemhold
from gemhold.core.contract import CHANCE, OVER
from gemhold.core.rng import Rng, reseed
from gemhold.core.worth import worth
from gemhold.testing import walk

game, seen, told = gemhold.game("geodia"), 0, 0

def comes_true(s, action, change):
    '''Or somebody else may answer it first, out of a hand nobody else sees.'''
    after = game.state.copy(s)
    game.rules.apply(after, action)
    real = [int(game.rules.score(after, seat)) - int(game.rules.score(s, seat)) for seat in range(4)]
    return real == change or game.rules.actor(after) not in (CHANCE, OVER, game.rules.actor(s))

for number, match in enumerate(walk(game, 4, seed=SEED)):
    if match.actor < 0 or number % 7:
        continue
    known = game.hidden(match.state, match.actor)
    found = worth(game, known, 4)
    worlds = [match.state]
    for attempt in range(2):
        world, rng = game.state.copy(known), Rng.new()
        reseed(rng, 1000 * number + attempt, 7)
        game.rules.resample(world, match.actor, rng)
        assert worth(game, game.hidden(world, match.actor), 4) == found, "it tells equal views apart"
        worlds.append(world)
    for action, change in found.items():
        told += 1
        assert all(comes_true(world, action, change) for world in worlds), (number, action, change)
    seen += 1
print(seen > 50, told > 0)
"""


@pytest.mark.parametrize("seed", [1, 2])
def test_secrets_decide_nothing(seed: int) -> None:
    """It is the same in all positions a seat cannot tell apart, and what it promises comes true in each of them."""
    assert run(SECRETS.replace("SEED", str(seed)), GEMHOLD_MODE="pure") == "True True\n"
