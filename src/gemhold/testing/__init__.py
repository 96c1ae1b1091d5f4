"""Tools for testing games: the conformance suite, random games step by step, and scripted games.

Every game passes the same checks. With pytest, for an installed game:

    pytest --gemhold-game pig

or from Python, anywhere:

    from gemhold.testing import Spoken, conformance
    conformance(MY_GAME, known=Spoken())

A failed check raises `Failed`, an AssertionError that names game, seats, seed and step. Records look games up by name,
so a game that no package declares must be registered first (`gemhold.core.registry.register`). `known` are the message ids that
exist in every language; without it ids are not checked.

To reach a position by a script of actions and outcomes in notation:

>>> import gemhold
>>> from gemhold.testing import follow
>>> match = gemhold.game("king").start(seats=2, roll=False)
>>> follow(match, '''
...     * roll b6 r6 g6 r6 g6 b6    # the first seat: six sixes
...     * roll b1 r1 g1 r1 g1 b1
...     * card 1
...     * card 13
...     * card 25
...     * card 37
...     * card 49
...     * roll r5 r6 r4 r6 r5 r4
...     1 keep r5/a r6/b
... ''').actor
-1
"""

from gemhold.core.chance import Scripted
from gemhold.testing.case import Case, Failed, cases
from gemhold.testing.conformance import CHECKS, conformance
from gemhold.testing.script import follow
from gemhold.testing.walk import walk
from gemhold.testing.words import Spoken

__all__ = ["CHECKS", "Case", "Failed", "Scripted", "Spoken", "cases", "conformance", "follow", "walk"]
