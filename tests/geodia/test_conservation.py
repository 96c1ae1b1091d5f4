"""Nothing appears or vanishes: after every step of random games all pieces are counted anew."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from gemhold.core.record import GameRecord
from gemhold.games.geodia import GAME
from gemhold.games.geodia.board import HOME, TILES
from gemhold.games.geodia.data import BARON_LIST, FACES, FIRST_TOOL, KINDS, Card
from gemhold.games.geodia.state import CHESTS, ENGINEER, GUN, MACHINES, NONE, WORKER, Phase, State
from gemhold.testing import walk

pytestmark = pytest.mark.slow

MOST_FIGURES = (12, 3)
BETWEEN_TURNS = (  # and at their start: nobody has moved yet
    Phase.LAY, Phase.EVENT, Phase.DICE, Phase.WORMS_ROLL, Phase.MULLIGAN, Phase.BASE, Phase.ROADS, Phase.FIGURES, Phase.USE_TOOLS,
    Phase.BONUS, Phase.CHESTS, Phase.WORMS, Phase.INSPECT, Phase.DISMISS, Phase.OVER,
)  # fmt: skip
GOLDEN = Path(__file__).parents[1] / "golden" / "geodia"
MINES = [0, 7, 7, 7, 7, 7, 7, 12]


def plain(s: State) -> State:
    """The position in plain numbers: they are counted many times."""

    def numbers(value: Any) -> Any:
        return [numbers(each) for each in value] if hasattr(value, "__len__") else int(value)

    return cast(State, SimpleNamespace(**{name: numbers(getattr(s, name)) for name in State.fields}))


def check_figures(s: State) -> None:
    """G3, G20, G21: figures, and the sets of tiles that follow from them."""
    totals = [0] * TILES
    for seat in range(s.seats):
        for kind in (WORKER, ENGINEER):
            on_map = s.figures[seat][kind]
            assert min(on_map) >= 0
            assert sum(on_map) == s.owned[seat][kind] <= MOST_FIGURES[kind]
        machines = [at for at in s.machine[seat] if at != NONE]
        for tile in range(TILES):
            workers, engineers = s.figures[seat][WORKER][tile], s.figures[seat][ENGINEER][tile]
            totals[tile] += workers + engineers
            assert s.staffed[seat] >> tile & 1 == (workers + engineers > 0)
            assert s.crewed[seat] >> tile & 1 == (engineers > 0)
            assert s.held[seat] >> tile & 1 == (workers + engineers > 0 or tile in machines or s.link[seat] == tile)
    for tile in range(TILES):
        crowding = s.rules >= 2 and s.phase not in BETWEEN_TURNS and s.staffed[s.current] >> tile & 1
        assert totals[tile] <= 3 or crowding
        assert s.full >> tile & 1 == (totals[tile] >= 3)
        holders = [seat for seat in range(s.seats) if s.held[seat] >> tile & 1]
        assert len(holders) <= 1 or (s.teams and holders in ([0, 2], [1, 3])), "opponents share a tile"


def check_ways(s: State) -> None:
    """G5: railways lie on roads, airships and drills in their place; four walls, one on a tile."""
    assert s.rail & ~s.road == 0
    assert s.road >> TILES == 0
    for seat in range(s.seats):
        assert s.link[seat] == NONE or s.road >> s.link[seat] & 1 == 0
        assert s.walls[seat].bit_count() <= 4
    walls = sum(s.walls[seat].bit_count() for seat in range(s.seats))
    assert (s.walls[0] | s.walls[1] | s.walls[2] | s.walls[3]).bit_count() == walls


def check_cards(s: State) -> None:
    """G2: the 25 cards of a deck are in it, in hand, in play or on the discards."""
    for seat in range(s.seats):
        in_play = Counter({FIRST_TOOL + tool: s.tools[seat] >> tool & 1 for tool in range(4)})
        in_play[Card.LIGHT] = sum(s.machine[seat][machine] != NONE for machine in range(GUN))
        in_play[Card.HEAVY] = int(s.machine[seat][GUN] != NONE)
        in_play[Card.LINK] = int(s.link[seat] != NONE)
        for kind, face in enumerate(FACES[BARON_LIST[s.baron[seat]].side]):
            aside = s.aside[kind] if seat == s.current else 0
            places = s.deck[seat][kind], s.hand[seat][kind], s.pile[seat][kind], in_play[kind], aside
            assert min(places) >= 0
            assert sum(places) == face.copies
        assert (s.deck_n[seat], s.hand_n[seat], s.pile_n[seat]) == (sum(s.deck[seat]), sum(s.hand[seat]), sum(s.pile[seat]))
        aside = s.aside_n if seat == s.current else 0
        assert s.deck_n[seat] + s.hand_n[seat] + s.pile_n[seat] + sum(in_play.values()) + aside == 25
        assert sum(s.aside) == s.aside_n
        assert s.hand_n[seat] <= 8, "six, and at most two more until they are discarded"
        stuck = [machine for machine in range(MACHINES) if s.machine[seat][machine] == HOME]
        assert stuck in ([], [GUN]), "only the artillery rests in the base"


def check_goods(s: State) -> None:
    """G4, G6: chests, gems in and out, stocks."""
    for seat in range(s.seats):
        assert sum(s.ledger[seat]) == s.gems[seat]
        assert min(s.stock[seat]) >= 0
        assert max(s.stock[seat]) <= 20
        for chest in range(CHESTS):
            assert (s.chest[seat][chest] == NONE) == (s.chest_gems[seat][chest] == 0)
            assert NONE <= s.chest[seat][chest] < TILES


def check_tiles(s: State) -> None:
    """G7, G8, G10: lands and mines."""
    lands = Counter([s.land[tile] for tile in range(s.laid)])
    assert [lands[kind] + s.land_left[kind] for kind in range(6)] == [9] * 6
    mines = Counter([s.mine[tile] for tile in range(TILES)])
    assert [mines[kind] + s.mines_left[kind] for kind in range(1, 8)] == MINES[1:]
    known = s.turned | s.known[0] | s.known[1] | s.known[2] | s.known[3]
    for tile in range(TILES):
        assert s.mine[tile] == 0 or known >> tile & 1


def check(s: State, over: bool) -> None:
    check_figures(s)
    check_ways(s)
    check_cards(s)
    check_goods(s)
    check_tiles(s)
    assert over or min(s.gems) >= 0


SET_UPS: list[tuple[int, dict[str, Any]]] = [
    (2, {}), (3, {"rounds": 10}), (4, {}), (4, {"teams": True, "rounds": 10}), (2, {"barons": "citrine,ruby"}),
]  # fmt: skip


@pytest.mark.rule("G2", "G3", "G4", "G5", "G6", "G7", "G8", "G20", "G21", "G53", "G54")
@pytest.mark.parametrize(("seats", "options"), SET_UPS)
@pytest.mark.parametrize("rules", GAME.versions)
def test_pieces_are_conserved(rules: int, seats: int, options: dict[str, Any]) -> None:
    for match in walk(GAME, seats, 1, options, rules=rules):
        check(plain(match.state), match.over)
    assert match.over
    assert match.state.round_n == match.state.rounds
    assert len(match.winners()) >= 1


@pytest.mark.rule("G2", "G3", "G4", "G5", "G6", "G7", "G8", "G20", "G21")
@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*/*.gem")), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_pieces_are_conserved_in_games_of_sensible_players(file: Path) -> None:
    """They build machines, walls and railways, and shoot: more than random ones do."""
    record = GameRecord.loads(file.read_text("utf-8"))
    match = GAME.start(record.seats, options=record.options, roll=False, rules=record.rules)
    for ply in record.log:
        match.apply(ply)
        check(plain(match.state), match.over)
    assert match.over


def test_a_mistake_is_noticed() -> None:
    """The checks themselves: one piece too many or too few of each sort."""
    *_, match = walk(GAME, 2, 1)
    good = plain(match.state)
    check(good, over=True)

    def broken(change: Any) -> None:
        s = plain(match.state)
        change(s)
        with pytest.raises(AssertionError):
            check(s, over=True)

    broken(lambda s: s.owned[0].__setitem__(0, s.owned[0][0] + 1))
    broken(lambda s: s.hand[0].__setitem__(0, s.hand[0][0] + 1))
    broken(lambda s: s.ledger[0].__setitem__(0, s.ledger[0][0] + 1))
    broken(lambda s: s.chest_gems[0].__setitem__(0, s.chest_gems[0][0] + 1 if s.chest[0][0] == NONE else 0))
    broken(lambda s: s.mines_left.__setitem__(1, s.mines_left[1] + 1))
    broken(lambda s: setattr(s, "rail", ~s.road & (1 << TILES) - 1))
    assert KINDS == 16
