"""Many games between bots, and what came of them. Results are arrays and numbers, without messages or console output.

experiment   what to simulate, split into seeded chunks
simulation   its results: a row per game, and a summary
simulate     plays an experiment
tournament   who meets whom, in which seats, with which dice
contest      plays a tournament
standings    its results: wins, margins, ratings, decision times
survey       equal bots play, for a report on a game's balance
balance      its results: wins by seat, order and trait, points, length, use of cards
estimate     means with intervals, plain and corrected for luck
luck         what chance gave a seat beyond what it could expect
ratings      ratings of several players, by OpenSkill
spread       runs chunks in processes, or on a Ray cluster (cluster)
journal      keeps finished chunks, so that stopped work goes on
provenance   what results depend on besides the plan: rules, data, weights
training     runs the course by which a game's bots learn

The package can be called: `gemhold.arena("king", ["greedy", "random"], games=100)` plays a tournament.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any


class _Arena(ModuleType):
    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        from gemhold.arena.contest import arena

        return arena(*args, **kwargs)


sys.modules[__name__].__class__ = _Arena
