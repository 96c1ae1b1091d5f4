"""The companion's figures are the rules' own: every price of both sides, in every event."""

from __future__ import annotations

from typing import Any

import pytest

from gemhold.games.geodia import GAME
from gemhold.games.geodia.board import TILES
from gemhold.games.geodia.companion import figures
from gemhold.games.geodia.data import BARON_LIST, KINDS, LIMITS, SIDES, Event
from gemhold.games.geodia.names import EVENT_NAMES
from gemhold.games.geodia.prices import prices
from gemhold.games.geodia.rules.defence import put_out_price
from gemhold.games.geodia.state import State

FIGURES = figures()
SEATS = 4
ELSEWHERE = {"put-out", "put-out-wall", "evacuation", "inspection"}  # no card, no building: see below


def position(event: Event) -> State:
    """Everybody holds every card."""
    s: State = GAME.start(SEATS).state
    s.event = event
    for seat in range(SEATS):
        for kind in range(KINDS):
            s.hand[seat][kind] = 1
    return s


def cost(price: dict[str, Any], event: Event) -> dict[str, int]:
    return dict(price.get("in", {}).get(EVENT_NAMES[event], price["price"]))


@pytest.mark.rule("G71", "G99")
@pytest.mark.parametrize("event", list(Event))
def test_every_price_is_the_games_own(event: Event) -> None:
    s = position(event)
    for seat in range(SEATS):
        side = SIDES[BARON_LIST[s.baron[seat]].side]
        told = {price["name"]: cost(price, event) for price in FIGURES["prices"][side] if price["name"] not in ELSEWHERE}
        own = {name: priced["price"] for name, priced in prices(s, seat).items()}
        assert told == {name: own[name] for name in told}
        assert own.keys() - told.keys() == {"saboteur", "debt"}  # which has two prices; which is what it is


@pytest.mark.rule("G71", "G83")
@pytest.mark.parametrize("event", list(Event))
def test_putting_out(event: Event) -> None:
    s = position(event)
    by_name = {price["name"]: price for price in FIGURES["prices"]["goblins"]}
    assert cost(by_name["put-out"], event) == {"water": int(put_out_price(s, 0))}
    s.walls[0] = (1 << TILES) - 1
    assert cost(by_name["put-out-wall"], event) == {"water": int(put_out_price(s, 0))}


def test_what_barons_start_with() -> None:
    match = GAME.start(SEATS)
    for seat, baron in enumerate(FIGURES["barons"]):
        player = match.view(-1)["players"][seat]
        assert (player["baron"], player["side"], player["gems"]) == (baron["name"], baron["side"], baron["gems"])
        assert player["stock"] == baron["stock"]
        assert (player["figures"]["workers"], player["figures"]["engineers"]) == (baron["workers"], baron["engineers"])
    assert FIGURES["limits"]["stock"] == LIMITS["stock"] == 20
    assert FIGURES["tools"]["dwarves"]["mountain-drone"] == {"sulphur": 1, "iron": 1}
