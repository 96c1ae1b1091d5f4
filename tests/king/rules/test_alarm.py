"""The dragon alarm (K60–K62)."""

from __future__ import annotations

import pytest

from gemhold.core.match import Match
from gemhold.games.king.state import FIRE, RUIN
from tests.king.positions import MISS, SLAYER, owner, phase, position, rolled, texts

ELEVEN = "b1 b2 b3 b4 b5 b6 c1 c2 c3 c4 c5"  # fires on the map, so that four of fifteen are left


def alarmed(match: Match) -> Match:
    rolled(match, MISS).play("alarm 1")
    match.decide("tile swamp")
    return match


@pytest.mark.rule("K60")
def test_a_fire_on_a_free_space_of_the_tiles_type() -> None:
    match = alarmed(position())
    assert texts(match) == ["fire e3", "fire e6"], "the player chooses"
    match.play("fire e6")
    assert owner(match, "e6") == FIRE
    assert match.view()["supply"] == {"tiles": 27, "fires": 14, "white": 18, "gold": 6}
    assert match.view()["current"] == 1
    assert [player["tokens"] for player in match.view()["players"]] == [16, 16]


@pytest.mark.rule("K60")
def test_a_taken_space_is_not_free() -> None:
    match = alarmed(position(castles={1: "e3"}))
    assert texts(match) == ["fire e6"]
    reason = match.why_not("fire e3")
    assert reason is not None
    assert reason.code == "why-not-free"


@pytest.mark.rule("K61")
def test_a_gem_stays_until_a_slayer_comes() -> None:
    match = alarmed(position(gold="e3"))
    match.play("fire e3")
    spaces = {place["name"]: place for place in match.view()["spaces"]}
    assert (spaces["e3"]["standing"], spaces["e3"]["gem"]) == ("fire", "gold")
    assert [player["gold"] for player in match.view()["players"]] == [0, 0]
    rolled(match, SLAYER).play("take 3")
    match.play("slay e3")
    assert match.view()["players"][1]["gold"] == 1
    assert match.view()["players"][1]["fires"] == 1


@pytest.mark.rule("K62")
def test_an_empty_supply_uses_the_players_own_fire() -> None:
    match = alarmed(position(fires=ELEVEN, owned_fires=(2, 2)))
    assert match.view()["supply"]["fires"] == 0
    match.play("fire e3")
    assert owner(match, "e3") == FIRE
    assert [player["fires"] for player in match.view()["players"]] == [1, 2]
    assert match.view()["current"] == 1


@pytest.mark.rule("K62")
def test_else_any_other_players() -> None:
    match = alarmed(position(seats=4, fires=ELEVEN, owned_fires=(0, 3, 0, 1)))
    match.play("fire e6")
    assert phase(match) == "fire_of"
    assert texts(match) == ["burn yellow", "burn black"]
    reason = match.why_not("burn turquoise")
    assert reason is not None
    assert (reason.code, reason.args) == ("why-no-fire-owned", {"seat": 2})
    match.play("burn black")
    assert [player["fires"] for player in match.view()["players"]] == [0, 3, 0, 0]
    assert owner(match, "e6") == FIRE
    assert match.view()["current"] == 1


@pytest.mark.rule("K62")
def test_none_anywhere_leaves_the_space_ownerless() -> None:
    match = alarmed(position(fires=f"{ELEVEN} c6 c7 d1 d2", white="e3"))
    assert match.view()["supply"]["fires"] == 0
    match.play("fire e3")
    assert owner(match, "e3") == RUIN
    spaces = {place["name"]: place for place in match.view()["spaces"]}
    assert (spaces["e3"]["standing"], spaces["e3"]["owner"], spaces["e3"]["gem"]) == ("ruin", None, "white")
    assert match.view()["current"] == 1
