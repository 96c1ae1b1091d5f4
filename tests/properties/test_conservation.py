"""Nothing appears or vanishes: after every step of random games all pieces are counted anew."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gemhold.core.contract import CHANCE, OVER
from gemhold.core.match import Match, Ply
from gemhold.games.king import GAME
from gemhold.games.king.state import FIRE, FREE, GONE, IN_DECK, NOBODY, RUIN, Phase, State

pytestmark = pytest.mark.slow


def check_tiles(s: State) -> None:
    """K3: each land's two tiles lie on the map, before the player, in the supply or, two of all, in the box."""
    laid = Counter(int(s.land[i]) for i in range(30) if s.owner[i] != FREE)
    drawn = Counter(int(s.drawn[i]) for i in range(s.drawn_n))
    for land in range(15):
        assert laid[land] + drawn[land] + int(s.unseen[land]) + int(s.seen[land]) == 2
        assert min(int(s.unseen[land]), int(s.seen[land])) >= 0
    assert sum(int(n) for n in s.unseen) == s.unseen_n >= 2
    assert sum(int(n) for n in s.seen) == s.seen_n


def check_tokens(s: State) -> None:
    for seat in range(s.seats):
        on_map = sum(int(s.owner[i]) == seat for i in range(30))
        assert int(s.tokens[seat]) + on_map == 16
        assert s.tokens[seat] >= 0
    assert {int(owner) for owner in s.owner} <= {FREE, FIRE, RUIN, *range(s.seats)}


def check_gems(s: State) -> None:
    on_map = int(s.white).bit_count(), int(s.gold).bit_count()
    assert on_map[0] + sum(int(n) for n in s.white_gems) + int(s.supply_white) == 18
    assert on_map[1] + sum(int(n) for n in s.gold_gems) + int(s.supply_gold) == 6
    assert int(s.white) & int(s.gold) == 0
    assert min(*s.white_gems, *s.gold_gems, s.supply_white, s.supply_gold) >= 0
    for i in range(30):
        if (int(s.white) | int(s.gold)) >> i & 1:
            assert s.owner[i] < 0, "a gem under a token"


def check_fires(s: State) -> None:
    burning = sum(int(owner) == FIRE for owner in s.owner)
    owed = int(s.phase == Phase.FIRE_OF)  # laid, but not yet taken from anybody
    assert burning + sum(int(n) for n in s.fires) + int(s.supply_fires) == 15 + owed
    assert min(*s.fires, s.supply_fires) >= 0
    if any(int(owner) == RUIN for owner in s.owner):
        assert s.supply_fires == 0


def check_cards(s: State) -> None:
    held = {int(holder) for holder in s.holder}
    assert held <= {IN_DECK, GONE, *range(s.seats)}
    for card in range(60):
        if int(s.face_down) >> card & 1:
            assert s.holder[card] >= 0 or s.holder[card] == GONE
    for deck in range(5):
        left = [card for card in range(deck * 12, deck * 12 + 12) if s.holder[card] == IN_DECK]
        offered = int(s.offer[deck])
        assert len(left) == int(s.below[deck]) + (offered != NOBODY)
        assert offered == NOBODY or offered in left
    discarded = sum(int(holder) == GONE for holder in s.holder)
    assert discarded % 2 == 0, "jokers are discarded in pairs"


def plain(s: State) -> State:
    """The position in plain numbers: they are counted many times."""
    fields = {name: getattr(s, name) for name in State.fields}
    numbers = {name: [int(n) for n in value] if State.fields[name].shape else int(value) for name, value in fields.items()}
    return cast(State, SimpleNamespace(**numbers))


def check(match: Match) -> None:
    s = plain(match.state)
    check_tiles(s)
    check_tokens(s)
    check_gems(s)
    check_fires(s)
    check_cards(s)


@pytest.mark.rule("K3", "K4", "K5", "K16", "K22", "K42", "K54", "K62")
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**40), layout=st.sampled_from(["standard", "random"]), data=st.data())
def test_pieces_are_conserved(seats: int, seed: int, layout: str, data: st.DataObject) -> None:
    """Hypothesis steers the player's choices, so that it can shrink a game that goes wrong; chance comes from the seed."""
    choices = iter(data.draw(st.lists(st.integers(0, 2**16), min_size=40, max_size=40), label="choices"))
    match = GAME.start(seats, seed, {"map": layout}, roll=False)
    spare = 0
    while match.actor != OVER:
        check(match)
        if match.actor == CHANCE:
            assert match.fate is not None
            match.decide(match.fate.outcome(len(match.log), int(GAME.rules.chances(match.state))))
        else:
            legal = GAME.legal(match.state)
            spare += 1
            pick = next(choices, seed // (spare + 1) + spare)
            match.apply(Ply(match.actor, legal[pick % len(legal)]))
    check(match)
    if int(match.state.winner) == NOBODY:
        assert sum(int(owner) == FREE for owner in match.state.owner) == 2  # K70: all spaces but two are taken
    assert len(match.winners()) >= 1
