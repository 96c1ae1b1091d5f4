"""Write the golden games of King of the Dice anew: `python -m tests.golden.king.make`.

Needed only when the rules version, the notation or the record's form changes; look at the difference before keeping it. When only
the fields of State have changed, `python -m tests.golden.king.make digests` keeps the games and renews their digests.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from gemhold.core.batches import random_games
from gemhold.core.contract import CHANCE, OVER
from gemhold.core.match import Match, Ply
from gemhold.core.record import GameRecord
from gemhold.core.rng import draw
from gemhold.games.king import GAME
from gemhold.games.king.odds import grades_of
from gemhold.games.king.state import NOBODY, Phase
from gemhold.testing import walk
from tests.golden.golden import written

FOLDER = Path(__file__).parent
SEARCHED = 20_000
SLAYER, LANDOWNER = 2, 4


def shortest(seats: int, wanted: Callable[[Match], bool]) -> Match:
    """The shortest random game that ends as wanted."""
    ended = random_games(GAME, GAME.setup(seats, GAME.settings(seats)), seats, first_seed=1, games=SEARCHED, keep=False)
    for game in sorted(range(SEARCHED), key=lambda game: int(ended.decisions[game])):
        *_, match = walk(GAME, seats, 1 + game)
        if wanted(match):
            return match
    raise LookupError("no such game")


def alone_by_points(match: Match) -> bool:
    best = sorted(match.scores())[-2:]
    return best[0] < best[1]


def shared(match: Match) -> bool:
    return len(match.winners()) > 1


def by_fires(match: Match) -> bool:
    best = sorted(match.scores())[-2:]
    return best[0] == best[1] and not shared(match)


def seventeenth_token() -> Match:
    """One seat hires only Landowners, the other only Slayers, and the dice oblige: 16 castles in eight turns, then one more."""
    match = GAME.start(2, seed=17, roll=False)
    numbers = draws(17)
    while match.actor != OVER:
        s = match.state
        deck = LANDOWNER if s.current == 0 else SLAYER
        if match.actor == CHANCE:
            match.decide(obliging(match, deck, numbers))
        elif s.phase == Phase.KEEP:
            match.play("stop")
        elif s.phase == Phase.CHECK:
            match.play(f"take {deck + 1}")
        else:
            match.apply(Ply(match.actor, GAME.legal(s)[0]))
    assert int(match.state.winner) != NOBODY
    return match


def draws(seed: int) -> Iterator[int]:
    i = 0
    while True:
        yield draw(seed, 0, i, 2**31)
        i += 1


def obliging(match: Match, deck: int, numbers: Iterator[int]) -> int:
    """The next outcome of the seed, except that the starting roll and the rolls for a citizen succeed."""
    s, n = match.state, int(GAME.rules.chances(match.state))
    for number in numbers:
        outcome = number % n
        if s.phase == Phase.START_ROLL:
            return n - 1 if s.current == 0 else 0
        if s.phase != Phase.ROLL or grades_of(int(s.offer[deck]))[outcome] > 0:
            return outcome
    raise AssertionError("the numbers never end")


def digests() -> None:
    for file in FOLDER.glob("*.gem"):
        file.write_text(written(GameRecord.loads(file.read_text("utf-8")).replay()))


def main() -> None:
    if sys.argv[1:] == ["digests"]:
        digests()
        return
    for name, match in {
        "tiles": shortest(4, alone_by_points),
        "shared": shortest(2, shared),
        "fires": shortest(3, by_fires),
        "tokens": seventeenth_token(),
    }.items():
        (FOLDER / f"{name}.gem").write_text(written(match))


if __name__ == "__main__":
    main()
