"""The end of the game (G90), teams (G95), and what is counted for the players (G99)."""

from __future__ import annotations

from typing import Any

import pytest

from gemhold.core.errors import BadOption
from tests.geodia.positions import (
    chests,
    figures,
    gems,
    ledger,
    pass_turn,
    phase,
    play,
    position,
    stock,
    targets,
    texts,
    tile,
)


def ended(**table: Any) -> Any:
    """The last turn of the last round is over."""
    seats = table.get("seats", 2)
    return play(position(at="final", current=seats - 1, round_n=8, **table), "end final")


@pytest.mark.rule("G90")
def test_chests_on_controlled_tiles_count_five() -> None:
    """c4 with its own chest, d5 with the opponent's; nobody holds d4."""
    match = ended(workers={0: "c4 d5"}, chests={0: "c4:21 d4:9", 1: "d5:3"}, gems={0: 10, 1: 16})
    assert match.over
    assert (ledger(match), ledger(match, 1)) == ({"start": 10, "chests": 10}, {"start": 16})
    assert (match.scores(), match.ranks(), match.winners()) == ([20, 16], [1, 2], [0])


@pytest.mark.rule("G90")
def test_in_rules_1_only_own_chests_count() -> None:
    match = ended(workers={0: "c4 d5"}, chests={0: "c4:21 d4:9", 1: "d5:3"}, gems={0: 10, 1: 16}, rules=1)
    assert (ledger(match), ledger(match, 1)) == ({"start": 10, "chests": 5}, {"start": 16})
    assert match.winners() == [1]


@pytest.mark.rule("G90", "G20")
def test_a_machine_holds_a_chest_at_the_end_too() -> None:
    match = ended(machines={1: "tower@c4"}, chests={0: "c4:21"})
    assert match.scores() == [0, 5]


@pytest.mark.rule("G90", "G75")
def test_open_debts_are_subtracted_at_the_end() -> None:
    match = ended(gems={0: 10, 1: 4}, debt={0: 7})
    assert (match.scores(), match.winners()) == ([3, 4], [1])
    assert match.breakdown(0)["debt"] == -7


@pytest.mark.rule("G90")
def test_ties_share_the_victory() -> None:
    match = ended(seats=3, gems={0: 8, 1: 9, 2: 9})
    assert (match.ranks(), match.winners()) == ([3, 1, 1], [1, 2])


@pytest.mark.rule("G90", "G16")
def test_the_game_goes_on_until_the_last_round() -> None:
    match = play(position(at="final", current=1, round_n=8, rounds=10), "end final")
    assert (match.over, phase(match)) == (False, "event")


# ---------------------------------------------------------------- teams


def teams(**table: Any) -> Any:
    return position(4, teams=True, **table)


@pytest.mark.rule("G95")
def test_the_sum_of_a_team_decides() -> None:
    match = play(teams(at="final", current=3, round_n=8, gems={0: 1, 1: 9, 2: 12, 3: 3}, debt={3: 1}), "end final")
    assert (match.scores(), match.ranks(), match.winners()) == ([1, 9, 12, 2], [1, 2, 1, 2], [0, 2])
    match = play(teams(at="final", current=3, round_n=8, gems={0: 1, 1: 9, 2: 11, 3: 3}), "end final")
    assert match.ranks() == [1, 1, 1, 1]


@pytest.mark.rule("G95", "G90")
def test_a_chest_on_the_partners_tile_counts_at_the_end() -> None:
    table: dict[str, Any] = {"at": "final", "current": 3, "round_n": 8, "chests": {0: "c4:2 d4:2"}}
    match = play(teams(**table, workers={2: "c4", 1: "d4"}), "end final")
    assert match.scores() == [0, 5, 5, 0], "to those who control the tiles"
    match = play(teams(**table, workers={2: "c4", 1: "d4"}, rules=1), "end final")
    assert match.scores() == [5, 0, 0, 0]


@pytest.mark.rule("G95", "G90")
def test_where_partners_stand_together_a_chest_counts_for_its_owner_or_the_first() -> None:
    table: dict[str, Any] = {"at": "final", "current": 3, "round_n": 8, "workers": {1: "c4 d5", 3: "c4 d5"}}
    match = play(teams(**table, chests={3: "c4:2", 0: "d5:2"}), "end final")
    assert match.scores() == [0, 5, 0, 5]


@pytest.mark.rule("G95")
def test_partners_share_tiles_and_ways() -> None:
    match = teams(roads="a2 b3 c4 c5 c7 d8", workers={0: "base", 2: "b3", 1: "c5"})
    play(match, "move worker base")
    assert targets(match, "to") == "a2 b3 c4", "onto the partner's tile, not onto an opponent's"
    play(match, "to b3")
    assert (figures(match, 0, "b3"), figures(match, 2, "b3")) == ((1, 0), (1, 0))
    match = teams(current=2, roads="a2 b3 c4", workers={2: "c4"})
    play(match, "move worker c4")
    assert texts(match) == ["to a2", "to b3", "cancel"], "the partner's front, but not the partner's base"


@pytest.mark.rule("G95", "G30")
def test_partners_on_a_tile_work_for_themselves() -> None:
    match = teams(at="turn", roads="a2 b3", workers={0: "b3", 2: "b3 b3"}, land={"b3": "wood iron"})
    assert (stock(match), stock(match, 2)) == ((0, 1, 1, 0), (0, 0, 0, 0))


@pytest.mark.rule("G95", "G85")
def test_partners_do_not_steal_from_each_other() -> None:
    match = teams(rails="a2 b3 c4", workers={0: "b3"}, chests={2: "c4:4", 1: "c4:2"})
    play(match, "move worker b3", "to c4")
    assert (ledger(match), chests(match, 2), chests(match, 1)) == ({"stolen": 2}, {"c4": 4}, {})


@pytest.mark.rule("G95")
def test_partners_see_each_others_hands_and_nobody_elses() -> None:
    match = teams(hand={0: "rocket", 1: "tower", 2: "munition", 3: "geologist"})
    hands = [[match.view(seat)["players"][other]["hand"] is not None for other in range(4)] for seat in range(-1, 4)]
    assert hands == [
        [False] * 4,
        [True, False, True, False],
        [False, True, False, True],
        [True, False, True, False],
        [False, True, False, True],
    ]


@pytest.mark.rule("G95")
def test_teams_need_four_players() -> None:
    with pytest.raises(BadOption, match="four players"):
        position(3, teams=True)


# ---------------------------------------------------------------- counting


@pytest.mark.rule("G99")
def test_everything_is_counted_for_the_players() -> None:
    match = position(at="turn", round_n=3, roads="a2 b3", workers={0: "b3"}, land={"b3": "wood iron"}, tools={0: "gem-cutter"})
    play(match, "event claim", "dice card 4", "take nothing")
    view = match.view()
    assert view["players"][0]["stock"] == {"sulphur": 0, "wood": 1, "iron": 1, "water": 0}
    assert (view["players"][0]["gems"], view["players"][0]["debt"]) == (1, 5)
    assert (view["round"], view["rounds"], view["current"], view["dice"]) == (3, 8, 0, {"bonus": "card", "mining": 4})
    assert (view["events"]["now"], view["events"]["debt_grows"]) == ("claim", 6)
    assert view["tiles"][tile("b3")]["figures"] == [{"seat": 0, "workers": 1, "engineers": 0}]
    play(match, "end main", "end combat", "end final")
    pass_turn(match)
    assert gems(match) == 2
