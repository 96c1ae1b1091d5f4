"""Hidden information: positions a seat cannot tell apart look the same to it, byte for byte, on every channel."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from gemhold.core.contract import CHANCE, OVER, SPECTATOR
from gemhold.core.match import Match
from gemhold.core.rng import Rng, reseed
from gemhold.games.geodia import GAME
from gemhold.testing import walk
from tests.geodia.positions import RICH, cards, fire, phase, play, position, tile

HANDS = {0: "rocket gem-find", 1: "tower munition", 2: "ka-boom geologist", 3: "saboteur upgrade"}


def filled(s: Any, seat: int, seed: int) -> Any:
    """A position that fits what the seat knows."""
    twin, rng = GAME.hidden(s, seat), Rng.new()
    reseed(rng, seed, 1)
    GAME.rules.resample(twin, seat, rng)
    return twin


def channels(match: Match, seat: int) -> dict[str, str]:
    """All that a seat can learn from a position: its view, and when it is to move its actions and the reasons against others."""
    out = {"view": json.dumps(match.view(seat), sort_keys=True), "actor": str(match.actor)}
    if match.actor == seat:
        out["actions"] = str(match.actions())
        out["reasons"] = str([GAME.why_not(match.state, x) for x in range(len(match.log) % 7, GAME.action_space.n, 7)])
    return out


def check_story(match: Match, twin: Match, seat: int) -> None:
    """The seat's own actions are told alike, wherever it knows the same afterwards (a detonation may bring a mine to light)."""
    for x in GAME.legal(match.state):
        if after(match, x, seat) == after(twin, x, seat):
            assert told(match, x, seat) == told(twin, x, seat)


def after(match: Match, x: int, seat: int) -> bytes:
    s = GAME.state.copy(match.state)
    GAME.rules.apply(s, x)
    return GAME.state.pack(GAME.hidden(s, seat))


def told(match: Match, x: int, seat: int) -> list[Any]:
    """The events of the next step that a seat hears of."""
    s = GAME.state.copy(match.state)
    GAME.rules.apply(s, x)
    return [event for event in GAME.narrate(match.state, x, s) if event.visible_to(seat)]


def check_twins(match: Match, tries: int = 3) -> int:
    """Fill the position in anew for everybody; returns how many twins differed from it."""
    different = 0
    for seat in range(SPECTATOR, match.seats):
        known = GAME.state.pack(GAME.hidden(match.state, seat))
        seen = channels(match, seat)
        for seed in range(tries):
            twin = match.copy()
            twin.state = filled(match.state, seat, seed)
            different += GAME.state.pack(twin.state) != GAME.state.pack(match.state)
            assert GAME.state.pack(GAME.hidden(twin.state, seat)) == known, "resample contradicts what the seat knows"
            assert channels(twin, seat) == seen
            if match.actor == seat:
                check_story(match, twin, seat)
    return different


# ---------------------------------------------------------------- moments that might give something away


def asked_for_gem_find(rules: int = 1) -> Match:
    """By rules 1; by rules 2 the dice are rolled, whatever the hand."""
    table: dict[str, Any] = {"roads": "a2 b3", "workers": {0: "b3"}, "chests": {0: "b3:4"}, "stock": {0: RICH}, "hand": HANDS}
    return position(4, at="turn", teams=True, **table, rules=rules)


def about_to_double() -> Match:
    match = play(asked_for_gem_find(rules=2), "dice card 1", "take nothing")
    assert {"play gem-find"} < {action.text for action in match.actions()}
    return match


def choosing_what_to_double() -> Match:
    return play(about_to_double(), "play gem-find")


def defending_with_an_airship() -> Match:
    match = position(
        3, at="combat", current=1, engineers={1: "d4"}, workers={0: "d5"}, gems={0: 5, 2: 5}, stock={1: RICH},
        hand={0: "airship geologist", 1: "explosive-drone", 2: "rocket"},
    )  # fmt: skip
    return fire(match, "explosive-drone > d5")


def naming_targets() -> Match:
    match = position(4, at="combat", teams=True, engineers={0: "d4"}, workers={1: "d5"}, stock={0: RICH}, hand=HANDS)
    return play(match, "aim rocket", "target d5")


def looking_under_a_tile() -> Match:
    match = position(3, hand={0: "geologist rocket", 1: "tower", 2: "rocket"}, known={1: {"d4": "6:7", "c3": "once:5"}})
    return play(match, "play geologist", "at d5")


def known_mines() -> Match:
    return position(4, teams=True, hand=HANDS, known={0: {"d5": "6:7"}, 1: {"d5": "6:7", "c4": "once:5"}, 3: {"h1": "1,2:3"}})


def swapping() -> Match:
    return play(position(4, hand=HANDS), "swap", "discard rocket")


def choosing_a_place() -> Match:
    match = position(2, roads="a2 b3", workers={0: "b3"}, hand={0: "airship", 1: "tower"}, stock={0: RICH}, gems={0: 9})
    return play(match, "play airship")


def laying_railways() -> Match:
    match = position(2, roads="a1 a2 b3", workers={0: "b3"}, hand={0: "infrastructure", 1: "tower"}, stock={0: RICH})
    return play(match, "play infrastructure", "at a2")


def too_many_cards() -> Match:
    match = position(2, hand={0: "rocket rocket rocket ka-boom munition munition", 1: "tower"}, gems={0: 2})
    return play(match, "buy card", "card geologist")


def facing_worms() -> Match:
    match = position(
        3, at="turn", round_n=3, roads="c4", workers={1: "c4"}, engineers={1: "d4"}, mines={"c4": "6:7"}, stock={1: RICH},
        hand={0: "airship", 1: "explosive-drone underground-drill", 2: "rocket"}, gems={1: 3},
    )  # fmt: skip
    return play(match, "event worms", "die 6")


def putting_cards_back() -> Match:
    match = GAME.start(3, 5, {"rounds": 10}, roll=False)
    while match.actor == CHANCE:
        match.decide(0)
    put_back = [action.text for action in match.actions()][:-1]
    return play(match, put_back[0], put_back[-1])


def drawing_after_cards_were_put_back() -> Match:
    return play(putting_cards_back(), "done")


def worms_at_the_partners_mine() -> Match:
    match = position(
        4, at="turn", teams=True, round_n=3, roads="c4", workers={0: "c4"}, engineers={0: "d4"}, mines={"c4": "6:7"},
        stock={0: RICH}, hand=HANDS, gems={0: 1, 2: 3},
    )  # fmt: skip
    return play(match, "event worms", "die 6", "lose emerald worker")


def rescuing() -> Match:
    return play(defending_with_an_airship(), "rescue emerald worker")


MOMENTS = (
    asked_for_gem_find, about_to_double, choosing_what_to_double,
    defending_with_an_airship, naming_targets, looking_under_a_tile, known_mines, swapping, choosing_a_place,
    laying_railways, too_many_cards, facing_worms, rescuing, putting_cards_back, drawing_after_cards_were_put_back,
    worms_at_the_partners_mine,
)  # fmt: skip


@pytest.mark.rule("G6", "G81", "G83", "G95")
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: str(moment.__name__))
def test_twins_look_the_same(moment: Callable[[], Match]) -> None:
    assert check_twins(moment()) > 0


@pytest.mark.slow
@pytest.mark.rule("G6")
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"rounds": 10}), (4, {"teams": True})])
def test_twins_of_random_games_look_the_same(seats: int, options: dict[str, Any]) -> None:
    different = 0
    for number, match in enumerate(walk(GAME, seats, 11, options)):
        if number >= 54 and number % 97 == 0:
            different += check_twins(match, tries=1)
    assert different > 0


# ---------------------------------------------------------------- literal pairs


def pair(first: Match, second: Match, seat: int) -> None:
    assert channels(first, seat) == channels(second, seat)
    assert channels(first, 0) != channels(second, 0), "the owner sees the difference"


@pytest.mark.rule("G6")
def test_another_hand_looks_the_same_to_others() -> None:
    for seat in (1, SPECTATOR):
        pair(position(hand={0: "rocket ka-boom"}), position(hand={0: "geologist airship"}), seat)


@pytest.mark.rule("G6", "G10")
def test_another_mine_under_a_geologists_tile_looks_the_same_to_others() -> None:
    for seat in (1, SPECTATOR):
        pair(position(known={0: {"d5": "6:7"}}), position(known={0: {"d5": "once:5"}}), seat)


@pytest.mark.rule("G81")
def test_named_targets_look_like_none() -> None:
    table: dict[str, Any] = {"at": "combat", "engineers": {0: "d4"}, "workers": {1: "d5 c4"}, "stock": {0: RICH}}
    first, second = position(**table, hand={0: "rocket"}), position(**table, hand={0: "rocket"})
    play(first, "aim rocket", "target d5")
    for seat in (1, SPECTATOR):
        pair(first, second, seat)


@pytest.mark.rule("G6")
def test_drawn_cards_are_told_to_the_owner_alone() -> None:
    match = play(position(4, teams=True, gems={0: 1}), "buy card")
    rocket = GAME.notation.parse_chance(match.state, "card rocket")
    boom = GAME.notation.parse_chance(match.state, "card ka-boom")
    assert told(match, rocket, 1) == told(match, boom, 1)
    assert told(match, rocket, 0) != told(match, boom, 0)
    assert told(match, rocket, 2) == told(match, rocket, 0), "and to the partner"


# ---------------------------------------------------------------- resample


def resampled_hands(match: Match, seat: int, owner: int, tries: int = 400) -> Counter[str]:
    twin = match.copy()
    hands: Counter[str] = Counter()
    for seed in range(tries):
        twin.state = filled(match.state, seat, seed)
        hands[cards(twin, owner)] += 1
    return hands


@pytest.mark.rule("G2")
def test_hands_are_filled_in_evenly() -> None:
    """One card of the 20 not yet seen: five rockets among them, two geologists, and one of each of the others."""
    pile = "ballista ballista ballista saboteur saboteur"
    hands = resampled_hands(position(hand={0: "airship"}, pile={0: pile}), seat=1, owner=0)
    assert 70 <= hands["rocket"] <= 130, "a quarter of 400"
    assert 22 <= hands["geologist"] <= 60, "a tenth"
    assert hands["ballista"] == hands["saboteur"] == 0, "they lie on the discards"
    assert len(hands) == 14


def pace(match: Match, seat: int) -> list[Any]:
    """What another seat makes of a turn's start and the way to the main phase: who decides, what is seen, what is told."""
    out: list[Any] = []
    for text in ("dice worker 6", "take worker"):
        before = GAME.state.copy(match.state)
        out.append((match.actor, len(match.log), json.dumps(match.view(seat))))
        play(match, text)
        out.append(GAME.narrate(before, match.log[-1].x, match.state))
    return [*out, match.actor, json.dumps(match.view(seat))]


@pytest.mark.rule("G67")
@pytest.mark.parametrize("held", ["gem-find", "work-tools"])
def test_the_start_of_a_turn_does_not_tell_who_could_double(held: str) -> None:
    """Two tables alike but for one hand: nobody else can tell them apart until the card is played."""
    table: dict[str, Any] = {
        "at": "turn",
        "rails": "a2 b3",
        "workers": {0: "b3 a2"},
        "mines": {"b3": "6:7"},
        "chests": {0: "b3:4"},
    }
    table |= {"stock": {0: RICH}, "gems": {0: 9}}
    for seat in (SPECTATOR, 1, 2):
        told = [pace(position(3, **table, hand={0: card, 1: "tower"}), seat) for card in (held, "rocket")]
        assert told[0] == told[1]


@pytest.mark.rule("G67")
def test_by_rules_1_who_is_asked_about_gem_find_holds_it() -> None:
    match = asked_for_gem_find()
    assert phase(match) == "find"
    assert all("gem-find" in hand for hand in resampled_hands(match, seat=1, owner=0, tries=40))


@pytest.mark.rule("G10")
def test_looked_at_mines_are_filled_in_evenly() -> None:
    match = position(known={0: {"d5": "6:7"}})
    mines = Counter(int(filled(match.state, 1, seed).mine[tile("d5")]) for seed in range(540))
    assert set(mines) == {1, 2, 3, 4, 5, 6, 7}
    assert 85 <= mines[7] <= 155, "12 of 54 are single-use mines"
    assert all(int(filled(match.state, 0, seed).mine[tile("d5")]) == 6 for seed in range(5)), "who knows keeps knowing"


@pytest.mark.rule("G6")
def test_filled_in_games_are_played_to_the_end() -> None:
    for number, match in enumerate(walk(GAME, 3, 5)):
        if number % 150 == 149:
            twin = match.copy()
            twin.state = filled(match.state, 1, number)
            for _ in range(5000):
                if twin.actor == OVER:
                    break
                steps = range(int(GAME.rules.chances(twin.state))) if twin.actor == CHANCE else GAME.legal(twin.state)
                GAME.rules.apply(twin.state, steps[-1])
            assert twin.over
