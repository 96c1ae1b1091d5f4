"""The eight events (G70–G77)."""

from __future__ import annotations

from typing import Any

import pytest

from gemhold.games.geodia import GAME
from tests.geodia.positions import (
    RICH,
    cards,
    chests,
    figures,
    fire,
    gems,
    ledger,
    pass_turn,
    phase,
    play,
    position,
    stock,
    targets,
    texts,
)

LINE = "a2 b3 c4"


@pytest.mark.rule("G70")
def test_tournament_spares_players_but_not_the_dragon() -> None:
    table: dict[str, Any] = {"at": "combat", "engineers": {0: "c4"}, "workers": {1: "d5"}, "stock": {0: RICH}, "gems": {0: 9}}
    match = position(**table, event="tournament", round_n=2, hand={0: "rocket ka-boom"})
    assert texts(match) == ["aim rocket", "end combat"]
    play(match, "aim rocket")
    assert texts(match) == [f"target treasure {k}" for k in range(1, 6)] + ["cancel"]
    match = position(**table, hand={0: "rocket ka-boom"})
    assert texts(match) == ["aim rocket", "aim ka-boom", "end combat"]
    assert targets(play(match, "aim rocket"), "target").split()[0] == "d5"


@pytest.mark.rule("G71")
def test_wet_season_makes_every_payment_a_water_cheaper() -> None:
    match = position(event="wet-season", stock={0: (1, 4, 0, 1)}, gems={0: 2}, hand={0: "gem-cutter water-pump"})
    play(match, "play gem-cutter", "play water-pump")
    assert stock(match) == (0, 4, 0, 1), "both are free of water"
    play(match, "upgrade recruiter")
    assert stock(match) == (0, 0, 0, 0)


@pytest.mark.rule("G71", "G83")
@pytest.mark.parametrize(("walls", "water", "left"), [({}, 5, 1), ({0: "c4"}, 5, 3), ({}, 1, 1)])
def test_wet_season_puts_out_cheaper(walls: dict[int, str], water: int, left: int) -> None:
    table: dict[str, Any] = {"at": "combat", "current": 1, "event": "wet-season", "roads": "c4", "walls": walls}
    match = position(
        **table,
        engineers={0: "c4", 1: "d4"},
        machines={1: "tower@d4"},
        stock={0: (0, 0, 0, water), 1: RICH},
    )
    fire(match, "tower 1 > c4")
    if water > 1:
        assert phase(match) == "defend"
        play(match, "put out 2")
    assert stock(match)[3] == left


@pytest.mark.rule("G72")
def test_job_fair_turns_a_card_or_nothing_into_a_worker() -> None:
    match = play(position(at="turn", event="job-fair"), "dice card 1")
    assert texts(match) == ["take worker", "take card"]
    play(match, "take worker")
    assert figures(match, 0, "base") == (1, 0)
    assert texts(play(position(at="turn", event="job-fair"), "dice engineer 1")) == ["take engineer", "take card"]


@pytest.mark.rule("G73")
def test_market_allows_one_transaction_a_turn() -> None:
    match = position(gems={0: 1}, stock={0: (3, 1, 1, 1)}, event="market")
    play(match, "trade")
    assert len(texts(match, "trade")) == 20 + 8, "for a gem anything, and three of sulphur, sulphur, sulphur, wood, iron, water"
    play(match, "cancel", "trade", "trade sulphur wood iron for gem")
    assert (stock(match), gems(match), phase(match)) == ((2, 0, 0, 1), 2, "main")
    assert "trade" not in texts(match)
    play(match, "end main", "end combat")
    assert "trade" not in texts(match), "once in both phases together"
    later = position(at="final", gems={0: 1}, event="market")
    assert "trade" in texts(later)
    assert "trade" not in texts(position(gems={0: 9}, event="blizzard"))


@pytest.mark.rule("G73", "G32")
def test_market_and_the_die_make_two_transactions() -> None:
    match = position(at="turn", gems={0: 2}, event="market")
    play(match, "dice trade 1", "trade gem for wood wood wood", "trade", "trade gem for iron iron iron")
    assert (stock(match), gems(match)) == ((0, 3, 3, 0), 0)


@pytest.mark.rule("G74")
def test_blizzard_stops_the_railways() -> None:
    match = position(at="turn", rails=LINE, workers={0: "c4"}, mines={"c4": "6:7"}, event="blizzard", round_n=4)
    play(match, "dice card 6", "take nothing")
    assert (gems(match), chests(match)) == (0, {"c4": 7})
    match = position(roads="c4", rails="a2 b3", workers={0: "c4"}, chests={0: "c4:6"}, stock={0: (0, 0, 2, 0)}, event="blizzard")
    play(match, "rail c4")
    assert (gems(match), chests(match)) == (0, {"c4": 6})


@pytest.mark.rule("G74", "G31")
def test_in_a_blizzard_chests_still_come_home_a_turn_later() -> None:
    match = position(at="turn", roads=LINE, workers={0: "c4"}, chests={0: "c4:6"}, event="blizzard")
    assert (gems(match), chests(match)) == (6, {})


@pytest.mark.rule("G74", "G90")
def test_a_blizzard_in_the_last_round_leaves_five_gems_for_a_chest() -> None:
    match = position(at="turn", rails=LINE, workers={0: "c4 c4"}, mines={"c4": "6:7"}, event="blizzard", round_n=8)
    play(match, "dice card 6", "take nothing")
    assert chests(match) == {"c4": 14}
    play(match, "end main", "end combat", "end final")
    pass_turn(match)
    assert match.over
    assert ledger(match) == {"chests": 5}


@pytest.mark.rule("G75")
def test_a_claim_grows_from_the_fourth_round_on() -> None:
    match = position(at="turn", round_n=3)
    play(match, "event claim")
    owed = {}
    while not match.over:
        owed[int(match.state.round_n)] = [int(n) for n in match.state.debt[:2]]
        pass_turn(match)
        if phase(match) == "event":
            play(match, "event wet-season" if match.state.round_n == 5 else "event blizzard")
    assert owed == {3: [5, 5], 4: [5, 5], 5: [5, 5], 6: [6, 6], 7: [7, 7], 8: [8, 8]}
    assert match.scores() == [-8, -8], "subtracted at the end"
    assert ledger(match) == {"debt": -8}


@pytest.mark.rule("G75")
def test_a_claim_is_paid_in_full() -> None:
    assert "pay debt" not in texts(position(gems={0: 5}, debt={0: 6}))
    match = position(gems={0: 7}, debt={0: 6, 1: 5})
    play(match, "pay debt")
    assert (ledger(match), [int(n) for n in match.state.debt[:2]]) == ({"start": 7, "debt": -6}, [0, 5])
    assert "pay debt" not in texts(match)
    assert "pay debt" in texts(position(at="final", gems={0: 6}, debt={0: 6}))


@pytest.mark.rule("G75", "G90")
def test_a_paid_claim_does_not_grow() -> None:
    match = position(at="turn", round_n=7, gems={0: 5})
    play(match, "event claim", "dice card 1", "take nothing", "pay debt", "end main", "end combat", "end final")
    for _ in range(3):
        pass_turn(match)
    assert match.over
    assert match.scores() == [0, -5]


@pytest.mark.rule("G76")
def test_the_inspection_comes_at_the_end_of_the_third_round() -> None:
    workers = {0: "c4 c4 c4 b3 b3 b3 base", 1: "base " * 5}
    match = position(at="turn", round_n=3, roads=LINE, workers=workers, gems={0: 1})
    play(match, "event inspection")
    assert match.view()["events"]["inspection"] == 5
    for _ in range(4):
        pass_turn(match)
    play(match, "event wet-season")
    pass_turn(match)
    pass_turn(match)
    assert (phase(match), match.actor, texts(match)) == ("inspect", 0, ["keep 0 workers", "keep 1 workers"])
    play(match, "keep 1 workers")
    assert (phase(match), texts(match)) == ("dismiss", ["dismiss b3", "dismiss c4", "dismiss base"])
    play(match, "dismiss c4")
    assert (figures(match, 0, "c4"), figures(match, 0, "b3"), figures(match, 0, "base")) == ((2, 0), (3, 0), (1, 0))
    assert (ledger(match), int(match.state.owned[0][0]), int(match.state.owned[1][0])) == ({"start": 1, "inspection": -1}, 6, 5)
    assert (int(match.state.round_n), phase(match)) == (6, "dice"), "five pass free of charge"


@pytest.mark.rule("G76")
def test_the_inspection_does_not_wait_beyond_the_end() -> None:
    match = position(at="turn", round_n=7, workers={0: "base " * 8}, gems={0: 2})
    play(match, "event inspection")
    assert match.view()["events"]["inspection"] == 8
    for _ in range(4):
        pass_turn(match)
    assert phase(match) == "inspect"
    play(match, "keep 0 workers")
    assert (match.over, int(match.state.owned[0][0]), match.scores()) == (True, 5, [2, 0]), "all in one place: nothing to choose"


# ---------------------------------------------------------------- worms


def worms(number: int = 6, **table: Any) -> Any:
    """The first seat mines c4 and d4; worms come with this number."""
    more: dict[str, Any] = {"roads": "a2 b3 c4 d4", "mines": {"c4": "6:7", "d4": "6:7"}, "workers": {0: "c4 c4 d4"}}
    match = position(at="turn", round_n=3, **(more | table))
    return play(match, "event worms", f"die {number}")


@pytest.mark.rule("G77")
def test_worms_spare_mines_with_other_numbers() -> None:
    match = worms(5)
    assert (phase(match), match.actor) == ("dice", -1)
    assert (figures(match, 0, "c4"), figures(match, 0, "d4")) == ((2, 0), (1, 0))


@pytest.mark.rule("G77")
def test_without_a_shot_a_figure_is_lost_in_each_mine() -> None:
    match = worms(workers={0: "c4 c4 d4"}, engineers={0: "d4"})
    assert (phase(match), texts(match)) == ("worms", ["lose emerald worker"])
    play(match, "lose emerald worker")
    assert texts(match) == ["lose emerald worker", "lose emerald engineer"], "the player chooses"
    play(match, "lose emerald engineer")
    assert (figures(match, 0, "c4"), figures(match, 0, "d4")) == ((1, 0), (1, 0))
    assert ([int(n) for n in match.state.owned[0]], phase(match)) == ([2, 0], "dice")


@pytest.mark.rule("G77", "G81")
def test_each_machine_fires_once_at_worms() -> None:
    match = worms(machines={0: "ballista@d5"}, stock={0: RICH}, hand={0: "munition"})
    assert texts(match) == ["shoot ballista 1", "lose emerald worker"]
    play(match, "shoot ballista 1")
    assert texts(match) == ["lose emerald worker"], "it has fired, and Munition does not help"
    play(match, "lose emerald worker")
    assert (figures(match, 0, "c4"), figures(match, 0, "d4")) == ((2, 0), (0, 0))


@pytest.mark.rule("G77", "G81")
def test_worms_are_shot_from_another_tile_and_paid() -> None:
    assert texts(worms(machines={0: "ballista@c4"}, stock={0: RICH}))[0] == "lose emerald worker", "not from the mine itself"
    assert texts(worms(machines={0: "ballista@d5"}, stock={0: (2, 1, 9, 9)})) == ["lose emerald worker"]
    match = worms(
        4,
        mines={"c4": "2,4,6:2"},
        engineers={0: "b3"},
        hand={0: "rocket"},
        stock={0: (1, 1, 0, 0)},
        workers={0: "c4"},
        land={"b3": "iron water"},
    )
    assert texts(match) == ["shoot rocket", "lose emerald worker"]
    play(match, "shoot rocket")
    assert (cards(match, 0, "pile"), stock(match), figures(match, 0, "c4")) == ("rocket", (0, 0, 1, 1), (1, 0))


@pytest.mark.rule("G77", "G66")
def test_evacuation_from_worms() -> None:
    match = worms(hand={0: "airship"}, gems={0: 2}, workers={0: "c4 c4"})
    assert texts(match) == ["rescue emerald worker", "lose emerald worker"]
    play(match, "rescue emerald worker")
    assert texts(match) == ["rescue emerald worker", "done"]
    play(match, "done")
    assert (phase(match), texts(match)) == ("worms", ["lose emerald worker"]), "who stays is still threatened"
    play(match, "lose emerald worker")
    assert (figures(match, 0, "base"), figures(match, 0, "c4"), gems(match)) == ((1, 0), (0, 0), 1)
    match = worms(hand={0: "airship"}, gems={0: 2}, workers={0: "c4 c4"})
    play(match, "rescue emerald worker", "rescue emerald worker", "done")
    assert (phase(match), figures(match, 0, "base"), ledger(match)) == ("dice", (2, 0), {"start": 2, "rescue": -2})


@pytest.mark.rule("G77", "G66")
def test_a_chest_saved_from_worms_pays_for_nobody() -> None:
    match = worms(hand={0: "airship"}, gems={0: 1}, workers={0: "c4 c4"}, chests={0: "c4:7"})
    play(match, "rescue emerald chest 1")
    assert (gems(match), texts(match)) == (7, ["done"])


@pytest.mark.rule("G77")
@pytest.mark.parametrize(("rules", "left"), [(2, (1, 0)), (1, (0, 0))])
def test_worms_bite_after_all_have_answered(rules: int, left: tuple[int, int]) -> None:
    """The engineer on the first mine cannot save it, but its rocket saves the second. In rules 1 it was gone by then."""
    match = worms(workers={0: "d4"}, engineers={0: "c4"}, hand={0: "rocket"}, stock={0: (1, 1, 0, 0)}, rules=rules)
    assert texts(match) == ["lose emerald engineer"]
    play(match, "lose emerald engineer")
    if rules == 1:
        assert texts(match) == ["lose emerald worker"]
        play(match, "lose emerald worker")
    else:
        assert texts(match) == ["shoot rocket", "lose emerald worker"]
        play(match, "shoot rocket")
    assert (figures(match, 0, "c4"), figures(match, 0, "d4"), phase(match)) == ((0, 0), left, "dice")


def team_worms(**table: Any) -> Any:
    """The partners 0 and 2 mine c4 together."""
    more: dict[str, Any] = {"teams": True, "mines": {"c4": "6:7"}, "workers": {0: "c4", 2: "c4"}, "seats": 4}
    return worms(**(more | table))


@pytest.mark.rule("G77", "G95")
def test_one_shot_saves_a_mine_for_both_partners() -> None:
    match = team_worms(machines={0: "ballista@d5"}, stock={0: RICH})
    assert (match.actor, texts(match)) == (0, ["shoot ballista 1", "lose emerald worker"])
    play(match, "shoot ballista 1")
    assert (phase(match), figures(match, 0, "c4"), figures(match, 2, "c4")) == ("dice", (1, 0), (1, 0)), (
        "the partner is not asked"
    )


@pytest.mark.rule("G77", "G95")
def test_the_second_partner_may_save_it_too() -> None:
    match = team_worms(machines={2: "ballista@d5"}, stock={2: RICH})
    play(match, "lose emerald worker")
    assert (match.actor, figures(match, 0, "c4")) == (2, (1, 0)), "nothing is lost yet"
    play(match, "shoot ballista 1")
    assert (phase(match), figures(match, 0, "c4"), figures(match, 2, "c4")) == ("dice", (1, 0), (1, 0))


@pytest.mark.rule("G77", "G95")
def test_without_a_shot_each_partner_loses_a_figure() -> None:
    match = team_worms(engineers={2: "c4"})
    before = GAME.state.copy(match.state)
    play(match, "lose emerald worker", "lose ruby engineer")
    assert (figures(match, 0, "c4"), figures(match, 2, "c4")) == ((0, 0), (1, 0))
    assert [int(match.state.owned[seat][kind]) for seat, kind in ((0, 0), (2, 0), (2, 1))] == [0, 1, 0]
    told = [
        (event.id, event.args["seat"]) for part in _told(before, "lose emerald worker", "lose ruby engineer") for event in part
    ]
    assert told[:4] == [("geodia-lets-hit", 0), ("geodia-lets-hit", 2), ("geodia-lost", 0), ("geodia-lost", 2)]


def _told(s: Any, *steps: str) -> Any:
    for step in steps:
        after = GAME.state.copy(s)
        x = GAME.notation.parse(s, step)
        GAME.rules.apply(after, x)
        yield GAME.narrate(s, x, after)
        s = after


@pytest.mark.rule("G77", "G95")
def test_in_rules_1_partners_shot_each_for_themselves() -> None:
    match = team_worms(machines={0: "ballista@d5"}, stock={0: RICH}, rules=1)
    play(match, "shoot ballista 1")
    assert (match.actor, texts(match)) == (2, ["lose ruby worker"])
    play(match, "lose ruby worker")
    assert (figures(match, 0, "c4"), figures(match, 2, "c4")) == ((1, 0), (0, 0))


@pytest.mark.rule("G77", "G66", "G95")
def test_a_partner_elsewhere_may_play_the_rescue() -> None:
    table: dict[str, Any] = {"workers": {0: "c4"}, "machines": {2: "ballista@d5"}, "stock": {2: RICH}}
    match = team_worms(**table, hand={2: "airship"}, gems={2: 1})
    play(match, "lose emerald worker")
    assert (match.actor, phase(match), texts(match)) == (2, "worms", ["rescue emerald worker", "no"]), (
        "it is not their mine to shoot at"
    )
    assert match.view(2)["ask"]["threatened"] == [0]
    assert str(match.why_not("shoot ballista 1")) == "why-not-your-mine (tile=c4)"
    play(match, "rescue emerald worker", "done")
    assert (phase(match), figures(match, 0, "base"), gems(match, 2)) == ("dice", (1, 0), 0)
    match = team_worms(**table, hand={2: "geologist"}, gems={2: 1})
    play(match, "lose emerald worker")
    assert (match.actor, texts(match)) == (2, ["no"]), "asked by what everybody sees"
    play(match, "no")
    assert (phase(match), figures(match, 0, "c4")) == ("dice", (0, 0))
    match = team_worms(**table, hand={2: "airship"})
    play(match, "lose emerald worker")
    assert phase(match) == "dice", "without a gem nobody is asked"
    match = team_worms(**table, hand={2: "airship"}, gems={2: 1}, rules=1)
    play(match, "lose emerald worker")
    assert (phase(match), figures(match, 0, "c4")) == ("dice", (0, 0))


@pytest.mark.rule("G77")
def test_worms_come_before_both_rounds_and_to_all_in_turn_order() -> None:
    match = worms(roads="a2 b3 c4 d4", workers={0: "c4", 1: "d4"})
    assert match.actor == 0
    play(match, "lose emerald worker")
    assert match.actor == 1
    play(match, "lose sapphire worker")
    for _ in range(2):
        pass_turn(match)
    assert (phase(match), int(match.state.round_n), int(GAME.rules.chances(match.state))) == ("worms_roll", 4, 6)
