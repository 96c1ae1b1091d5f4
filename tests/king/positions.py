"""Small positions made by hand.

A bare table: the standard map without fires and gems, every seat without gems, one card in each deck (so that no card is turned
up after a citizen is taken). What a test is about is said in words: `position(castles={0: "a1 a2"}, fires="c3")`. Pieces stay
conserved.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gemhold.core.match import Match
from gemhold.games.king import GAME
from gemhold.games.king.data import CARDS, DECK_SIZE, LANDS, SPACES
from gemhold.games.king.names import space_names
from gemhold.games.king.rules.turn import start_turn
from gemhold.games.king.state import FIRE, FREE, GONE, IN_DECK, NOBODY, RUIN, State

# One easy roll for each of the citizens offered below, and one that meets none of them.
OFFER = (7, 22, 34, 45, 53)  # 4/5/6 green · 1 2 2 · 3 3 3 · four equal · sum 31
GREEN_4 = "g4 g5 g6 g2 r5 b6"
GREEN_5 = "g4 g5 g6 g2 g1 b6"
GREEN_6 = "g4 g5 g6 g2 g1 g3"
THIEF = "b1 g2 b2 r6 r5 b6"
SLAYER = "b6 b3 r3 r6 r3 b1"
BANDIT = "r5 g5 b5 b5 r3 b1"
LANDOWNER = "b6 r6 g6 b5 r5 r4"
MISS = "b1 g5 b5 r6 g6 r4"


def position(
    seats: int = 2,
    *,
    current: int = 0,
    offer: Sequence[int] = OFFER,
    castles: Mapping[int, str] | None = None,
    fires: str = "",
    ruins: str = "",
    white: str = "",
    gold: str = "",
    free: str | None = None,
    seen: str = "",
    fronts: Mapping[int, Sequence[int]] | None = None,
    supers: Mapping[int, Sequence[int]] | None = None,
    owned_fires: Sequence[int] = (),
    owned_white: Sequence[int] = (),
    owned_gold: Sequence[int] = (),
    full_decks: bool = False,
) -> Match:
    """A match at the start of a turn. Spaces by name, cards by number; `free`: all spaces but these (and those named) are ruins;
    `seen`: tiles drawn once and shuffled back; an offer of 0 is an empty deck; `full_decks`: the other cards lie below."""
    match = Match(GAME, seats, {"map": "standard"}, fate=None)
    s: State = match.state
    _lay_map(s, castles or {}, fires, ruins, free)
    for name in white.split():
        s.white |= 1 << space(s, name)
    for name in gold.split():
        s.gold |= 1 << space(s, name)
    for land in seen.split():
        at = LANDS.index(land)
        assert s.unseen[at] > 0
        s.unseen[at] -= 1
        s.seen[at] += 1
        s.unseen_n -= 1
        s.seen_n += 1
    s.supply_white, s.supply_gold = 18 - len(white.split()), 6 - len(gold.split())
    for seat in range(seats):
        s.white_gems[seat] = owned_white[seat] if owned_white else 0
        s.gold_gems[seat] = owned_gold[seat] if owned_gold else 0
        s.fires[seat] = owned_fires[seat] if owned_fires else 0
        s.supply_white -= s.white_gems[seat]
        s.supply_gold -= s.gold_gems[seat]
        s.supply_fires -= s.fires[seat]
    assert s.supply_white >= 0
    assert s.supply_gold >= 0
    assert s.supply_fires >= 0
    _deal(s, offer, fronts or {}, supers or {}, full_decks)
    s.current = current
    start_turn(s)
    return match


def _lay_map(s: State, castles: Mapping[int, str], fires: str, ruins: str, free: str | None) -> None:
    holders = {name: seat for seat, names in castles.items() for name in names.split()}
    holders |= dict.fromkeys(fires.split(), FIRE) | dict.fromkeys(ruins.split(), RUIN)
    for i in range(SPACES):
        s.owner[i] = FREE
    s.white = s.gold = 0
    s.supply_fires, s.unseen_n = 15, SPACES
    for land in range(len(LANDS)):
        s.unseen[land] = 2
    for name in space_names(s):
        if free is not None and name not in free.split():
            holders.setdefault(name, RUIN)
    for name, holder in holders.items():
        i = space(s, name)
        s.owner[i] = holder
        s.unseen[s.land[i]] -= 1
        s.unseen_n -= 1
        if holder >= 0:
            s.tokens[holder] -= 1
        elif holder == FIRE:
            s.supply_fires -= 1


def _deal(
    s: State, offer: Sequence[int], fronts: Mapping[int, Sequence[int]], supers: Mapping[int, Sequence[int]], full_decks: bool
) -> None:
    for card in range(CARDS):
        s.holder[card] = IN_DECK if full_decks else GONE
    for held in (fronts, supers):
        for seat, numbers in held.items():
            for number in numbers:
                s.holder[number - 1] = seat
    s.face_down = sum(1 << number - 1 for numbers in supers.values() for number in numbers)
    for deck, number in enumerate(offer):
        if number:
            assert (number - 1) // DECK_SIZE == deck
            s.holder[number - 1] = IN_DECK
        s.offer[deck] = number - 1 if number else NOBODY
        cards = range(deck * DECK_SIZE, (deck + 1) * DECK_SIZE)
        s.below[deck] = sum(s.holder[card] == IN_DECK for card in cards) - (1 if number else 0)


def space(s: State, name: str) -> int:
    return space_names(s).index(name)


def owner(match: Match, name: str) -> int:
    return int(match.state.owner[space(match.state, name)])


def rolled(match: Match, dice: str) -> Match:
    """Roll these dice and stop: the result is to be checked."""
    match.decide(f"roll {dice}")
    match.play("stop")
    return match


def texts(match: Match) -> list[str]:
    return [action.text for action in match.actions()]


def phase(match: Match) -> str:
    return str(match.view()["phase"])
