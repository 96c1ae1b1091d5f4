"""KA-BOOM and evacuation (G66)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.geodia.positions import RICH, cards, chests, combat, figures, fire, gems, ledger, phase, play, stock, texts, wall, way

GOBLINS, DWARVES = "emerald,sapphire", "citrine,ruby"


# ---------------------------------------------------------------- KA-BOOM and evacuation


@pytest.mark.rule("G82", "G84")
@pytest.mark.parametrize("barons", [GOBLINS, DWARVES])
def test_ka_boom_destroys_everything_on_a_tile(barons: str) -> None:
    siege = "tower" if barons == GOBLINS else "ballista"
    match = combat(
        barons=barons,
        rails="h2",
        workers={1: "h2 h2"},
        engineers={1: "h2"},
        machines={1: f"{siege}@h2"},
        walls={1: "h2"},
        chests={1: "h2:4"},
        hand={0: "ka-boom"},
        gems={0: 6},
        stock={0: (4, 2, 2, 0), 1: RICH},
    )
    fire(match, "ka-boom > h2")
    assert phase(match) == "final", "the engineer cannot put it out"
    assert (figures(match, 1, "h2"), way(match, "h2"), wall(match, "h2"), chests(match, 1)) == ((0, 0), "", False, {})
    assert (cards(match, 1, "pile"), cards(match, 0, "pile")) == (siege, "ka-boom")
    assert (stock(match), ledger(match)) == ((0, 0, 0, 0), {"start": 6, "played": -6})
    assert [int(n) for n in match.state.owned[1]] == [0, 0]


@pytest.mark.rule("G82")
def test_ka_boom_may_hit_ones_own_tile() -> None:
    match = combat(workers={0: "c4"}, roads="c4 d4", hand={0: "ka-boom"}, gems={0: 6})
    fire(match, "ka-boom > c4")
    assert (figures(match, 0, "c4"), way(match, "c4")) == ((0, 0), "")


@pytest.mark.rule("G66")
@pytest.mark.parametrize(("barons", "card"), [("emerald,sapphire", "underground-drill"), ("sapphire,emerald", "airship")])
def test_evacuation_from_ka_boom(barons: str, card: str) -> None:
    own = barons.split(",")[1]
    siege = "ballista" if own == "emerald" else "tower"
    match = combat(
        barons=barons,
        roads="d5 d4",
        workers={1: "d5 d5"},
        machines={1: f"{siege}@d5"},
        chests={1: "d5:4"},
        mines={"d5": "6:7"},
        hand={0: "ka-boom", 1: card},
        gems={0: 6, 1: 2},
    )
    fire(match, "ka-boom > d5")
    assert (match.actor, texts(match)) == (1, [f"rescue {own} worker", f"rescue {own} chest 1", "no"]), "no siege machines"
    play(match, f"rescue {own} chest 1")
    assert (cards(match, 1), cards(match, 1, "pile")) == ("", card)
    assert match.view(1)["ask"]["rescues_left"] == 1
    play(match, f"rescue {own} worker")
    assert texts(match) == ["done"], "as many as there were gems when the card was played"
    assert str(match.why_not(f"rescue {own} worker")) == "why-rescues-paid"
    play(match, "done")
    assert (figures(match, 1, "base"), figures(match, 1, "d5"), chests(match, 1)) == ((1, 0), (0, 0), {})
    assert (ledger(match, 1), phase(match)) == ({"start": 2, "mines": 4, "rescue": -2}, "final")
    assert set(cards(match, 1, "pile").split()) == {card, siege}


@pytest.mark.rule("G66")
def test_in_rules_1_the_gems_of_a_rescued_chest_could_be_used() -> None:
    match = combat(
        workers={1: "d5 d5"}, chests={1: "d5:4"}, hand={0: "ka-boom", 1: "underground-drill"}, gems={0: 6, 1: 1}, rules=1
    )
    fire(match, "ka-boom > d5")
    play(match, "rescue sapphire chest 1", "rescue sapphire worker", "rescue sapphire worker", "done")
    assert (figures(match, 1, "base"), gems(match, 1)) == ((2, 0), 2)


@pytest.mark.rule("G66")
def test_a_chest_saved_first_pays_for_nobody() -> None:
    match = combat(workers={1: "d5 d5"}, chests={1: "d5:4"}, hand={0: "ka-boom", 1: "underground-drill"}, gems={0: 6, 1: 1})
    fire(match, "ka-boom > d5")
    play(match, "rescue sapphire chest 1")
    assert (gems(match, 1), texts(match)) == (4, ["done"])
    play(match, "done")
    assert (figures(match, 1, "base"), figures(match, 1, "d5"), gems(match, 1)) == ((0, 0), (0, 0), 4)


@pytest.mark.rule("G66")
def test_evacuation_is_paid_by_the_gem() -> None:
    match = combat(roads="d5 d4", workers={1: "d5 d5"}, hand={0: "ka-boom", 1: "underground-drill"}, gems={0: 6, 1: 1})
    fire(match, "ka-boom > d5")
    play(match, "rescue sapphire worker")
    assert texts(match) == ["done"], "no gem is left"
    play(match, "done")
    assert (figures(match, 1, "base"), figures(match, 1, "d5"), way(match, "d5")) == ((1, 0), (0, 0), "")
    assert (ledger(match, 1), phase(match), int(match.state.owned[1][0])) == ({"start": 1, "rescue": -1}, "final", 1)


@pytest.mark.rule("G66", "G83")
def test_after_an_evacuation_the_rest_can_be_put_out() -> None:
    match = combat(
        workers={1: "d5"},
        engineers={0: "d4", 1: "d5"},
        machines={0: "ballista@d4"},
        hand={1: "underground-drill"},
        gems={1: 5},
        stock={0: RICH, 1: (0, 0, 0, 6)},
    )
    fire(match, "ballista 1 > d5")
    play(match, "rescue sapphire worker", "done")
    assert (phase(match), texts(match)) == ("defend", ["put out 1", "put out 2", "no"])
    play(match, "put out 2")
    assert (figures(match, 1, "d5"), figures(match, 1, "base"), gems(match, 1)) == ((0, 1), (1, 0), 4)


@pytest.mark.rule("G66", "G95")
def test_evacuation_of_a_partner() -> None:
    match = combat(
        seats=4, teams=True, workers={1: "d5"}, chests={1: "d5:3"}, hand={0: "ka-boom", 3: "underground-drill"}, gems={0: 6, 3: 2}
    )
    fire(match, "ka-boom > d5")
    assert match.actor == 3
    play(match, "rescue sapphire worker", "rescue sapphire chest 1", "done")
    assert (figures(match, 1, "base"), gems(match, 1), gems(match, 3)) == ((1, 0), 3, 0), "a chest is credited to its owner"


@pytest.mark.rule("G66", "G83")
def test_who_is_asked_follows_from_what_everybody_sees() -> None:
    """With cards, a gem and the drill not yet seen the seat is asked, whatever it holds; otherwise it is not."""
    table: dict[str, Any] = {"workers": {1: "d5"}}
    asked = fire(combat(**table, hand={0: "rocket", 1: "geologist"}, gems={1: 1}), "rocket > d5")
    assert (asked.actor, texts(asked)) == (1, ["no"])
    play(asked, "no")
    assert figures(asked, 1, "d5") == (0, 0)
    for more in (
        {"hand": {0: "rocket"}, "gems": {1: 1}},
        {"hand": {0: "rocket", 1: "geologist"}},
        {"hand": {0: "rocket", 1: "geologist"}, "gems": {1: 1}, "pile": {1: "underground-drill"}},
        {"hand": {0: "rocket", 1: "geologist"}, "gems": {1: 1}, "link": {1: "g5"}},
    ):
        assert fire(combat(**table, **more), "rocket > d5").actor == 0
