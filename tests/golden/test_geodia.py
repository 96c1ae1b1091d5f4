"""Golden games of Geodia: two, three and four players and teams, of 8 and 10 rounds, kept as text that people can read.

Those of older rules are never written anew: they show that games begun by them still end as they did.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gemhold.core.match import Match
from gemhold.core.record import GameRecord
from gemhold.games.geodia import GAME
from gemhold.games.geodia.board import spread
from gemhold.games.geodia.rules.control import chests_against, network, passable
from gemhold.games.geodia.rules.defence import most_put_out
from gemhold.games.geodia.rules.moving import crowded
from gemhold.games.geodia.rules.rounds import counts_for
from gemhold.games.geodia.state import NOBODY, NONE, Phase
from tests.golden import golden

FOLDER = Path(__file__).parent / "geodia"
HOW_THEY_END = [
    ("v1/two", 2, 8, [79, 0], [1, 2]),
    ("v1/two-long", 2, 10, [95, 82], [1, 2]),
    ("v1/three", 3, 8, [36, 46, 63], [3, 2, 1]),
    ("v1/four", 4, 8, [44, -5, 23, 0], [1, 4, 2, 3]),
    ("v1/teams", 4, 10, [62, 45, 33, 79], [2, 1, 2, 1]),
    ("v2/two", 2, 8, [106, 5], [1, 2]),
    ("v2/two-long", 2, 10, [63, 42], [1, 2]),
    ("v2/three", 3, 8, [58, 42, 22], [1, 2, 3]),
    ("v2/four", 4, 8, [52, 0, 102, 0], [2, 3, 1, 3]),
    ("v2/teams", 4, 10, [-3, 27, 55, 73], [2, 1, 2, 1]),
    ("v2/railway", 2, 8, [-6, -2], [2, 1]),
    ("v2/several", 3, 10, [2, -5, 0], [1, 3, 2]),
    ("v2/worms", 4, 10, [6, -5, -3, -8], [1, 2, 1, 2]),
    ("v2/loot", 2, 8, [5, 5], [1, 1]),
    ("v2/rescue", 4, 10, [-8, -7, -3, -7], [1, 2, 1, 2]),
    ("v2/drill", 4, 10, [0, 16, 0, 16], [2, 1, 2, 1]),
]
NAMES = [name for name, *_ in HOW_THEY_END]


@pytest.mark.rule("G16", "G90", "G95", "G99")
@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game(name: str) -> None:
    golden.check(FOLDER / f"{name}.gem")


@pytest.mark.parametrize(("name", "seats", "rounds", "scores", "ranks"), HOW_THEY_END)
def test_how_they_end(name: str, seats: int, rounds: int, scores: list[int], ranks: list[int]) -> None:
    match = GameRecord.loads((FOLDER / f"{name}.gem").read_text("utf-8")).replay()
    assert (f"v{match.rules}", match.state.rules) == (name.split("/")[0], match.rules)
    assert (match.seats, match.options["rounds"], match.state.round_n) == (seats, rounds, rounds)
    assert (match.scores(), match.ranks()) == (scores, ranks)
    assert [sum(match.breakdown(seat).values()) for seat in range(seats)] == scores, "gems by source"


def moments(match: Match) -> set[str]:
    """What rules 2 changed, where a position shows it."""
    s, seen = match.state, set()
    seat, bit = int(s.current), 1 << int(s.tile)
    if s.aside_n:
        seen.add("G14 put aside")
    if s.phase == Phase.FINAL and crowded(s, seat):
        seen.add("G21 crowded")
    if s.phase in (Phase.MAIN, Phase.FINAL) and chests_against(s, seat) & s.held[seat] & network(s, seat, passable(s, seat)):
        seen.add("G85 loot waits")
    if s.phase == Phase.RESCUE and s.left < s.gems[s.asked]:
        seen.add("G66 a chest pays for nothing")
    if s.phase == Phase.WORMS and s.staffed[s.asked ^ 2] & bit:
        seen.add("G77 partners" if s.staffed[s.asked] & bit else "G77 a partner elsewhere")
    if s.phase == Phase.DEFEND and s.todo:
        seen.add("G83 more tiles")
    reached = int(s.crewed[s.asked]) & (bit | spread(bit, int(s.rail)))
    if s.phase == Phase.DEFEND and most_put_out(s, s.asked) and not reached:
        seen.add("G83 over the drill")
    if s.phase == Phase.LOSE and s.rail & bit:
        seen.add("G84 a railway to lose")
    if s.phase == Phase.OVER and any(counts_for(s, owner, tile) not in (owner, NOBODY) for owner, tile in lonely(s)):
        seen.add("G90 others' chests")
    return seen


def lonely(s: Any) -> list[tuple[int, int]]:
    return [(owner, int(tile)) for owner in range(s.seats) for tile in s.chest[owner] if tile != NONE]


@pytest.mark.slow
@pytest.mark.rule("G14", "G21", "G66", "G77", "G83", "G84", "G85", "G90")
def test_the_games_of_rules_2_show_what_changed() -> None:
    seen: set[str] = set()
    for file in FOLDER.glob("v2/*.gem"):
        record = GameRecord.loads(file.read_text("utf-8"))
        for match in record.steps():
            seen |= moments(match)
        seen |= moments(record.replay())
    assert seen == {
        "G14 put aside", "G21 crowded", "G66 a chest pays for nothing", "G77 partners", "G77 a partner elsewhere",
        "G83 more tiles", "G83 over the drill", "G84 a railway to lose", "G85 loot waits", "G90 others' chests",
    }  # fmt: skip


def test_all_of_them_are_tested() -> None:
    assert sorted(f"{file.parent.name}/{file.stem}" for file in FOLDER.glob("*/*.gem")) == sorted(NAMES)
    assert {name.split("/")[0] for name in NAMES} == {f"v{rules}" for rules in GAME.versions}
