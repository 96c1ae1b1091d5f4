"""Checking the result: taking a citizen, improving with jokers, or the dragon alarm (K21–K25, K50–K55)."""

from __future__ import annotations

from gemhold.core.kit import Moves, add, add_range, inlined_rule, lowest, table
from gemhold.games.king.data import CARD_LIST, DECKS, SYMBOLS, Steals
from gemhold.games.king.rules.alarm import start_alarm
from gemhold.games.king.rules.building import put_token, start_building
from gemhold.games.king.rules.dice import GRADES, check_all
from gemhold.games.king.rules.raids import STEALS, start_raiding, start_slaying
from gemhold.games.king.rules.turn import cards_of, end_turn, reveal
from gemhold.games.king.state import GONE, NOBODY, A, Pair, Phase, State

TRADER, THIEF, SLAYER, BANDIT, LANDOWNER = range(DECKS)
CARDS_WITH = table([sum(1 << i for i, card in enumerate(CARD_LIST) if card.joker == symbol) for symbol in range(SYMBOLS)])


@inlined_rule
def legal_check(s: State, moves: Moves) -> None:
    for deck in range(DECKS):  # K21
        if s.met[deck] > 0:
            add(moves, A.take + deck)
    if s.met_rolled == 0:  # K23, K24
        cards = 0
        for deck in range(DECKS):
            if s.offer[deck] != NOBODY:
                cards += 1
                add(moves, A.alarm + deck)
        if cards == 0:  # K25
            add(moves, A.alarm + DECKS)
    n = moves.n
    for symbol in range(SYMBOLS):  # K22
        moves.a[n] = A.joker + Pair.FRONTS * SYMBOLS + symbol
        n += s.hand[symbol] >= 2
    if s.supers >= 1:
        for symbol in range(SYMBOLS):
            moves.a[n] = A.joker + Pair.FRONT_AND_SUPER * SYMBOLS + symbol
            n += s.hand[symbol] >= 1
    moves.n = n
    if s.supers >= 2:
        add_range(moves, A.joker + Pair.SUPERS * SYMBOLS, A.joker + (Pair.SUPERS + 1) * SYMBOLS)


@inlined_rule
def apply_check(s: State, x: int) -> None:
    if x < A.end_take:
        apply_take(s, x - A.take)
    elif x < A.end_alarm:
        apply_alarm(s, x - A.alarm)
    else:
        apply_joker(s, (x - A.joker) // SYMBOLS, (x - A.joker) % SYMBOLS)


# ---------------------------------------------------------------- jokers (K22)


@inlined_rule
def discard(s: State, fronts: int, symbol: int, supers: int) -> None:
    """Remove cards from the game: face-up ones with the symbol, and super jokers; the lowest numbers first."""
    mine = cards_of(s, s.current)
    backs = mine & s.face_down
    faces = mine & ~s.face_down & CARDS_WITH[symbol]
    for _ in range(supers):
        s.holder[lowest(backs)] = GONE
        backs &= backs - 1
    for _ in range(fronts):
        s.holder[lowest(faces)] = GONE
        faces &= faces - 1
    s.supers -= supers
    s.hand[symbol] -= fronts


@inlined_rule
def apply_joker(s: State, pair: int, symbol: int) -> None:
    discard(s, 2 - pair, symbol, pair)  # a Pair's value is its number of super jokers
    s.fictive[symbol] += 1
    check_all(s)


# ---------------------------------------------------------------- a citizen (K21)


@inlined_rule
def take_card(s: State, deck: int) -> None:
    s.deck = deck
    s.card = s.offer[deck]
    s.holder[s.card] = s.current
    s.offer[deck] = NOBODY


@inlined_rule
def apply_take(s: State, deck: int) -> None:
    s.grade = s.met[deck]
    take_card(s, deck)
    if s.below[deck] > 0:
        s.phase = Phase.REVEAL
    else:
        use_citizen(s)


@inlined_rule
def apply_reveal(s: State, outcome: int) -> None:
    reveal(s, s.deck, outcome)
    if s.grade > 0:
        use_citizen(s)
    else:
        start_alarm(s)


@inlined_rule
def use_citizen(s: State) -> None:
    if s.deck == TRADER:  # K50
        if s.grade == GRADES[s.card]:
            take_supply_gem(s)
        start_building(s, s.grade, 1)
    elif s.deck == THIEF:  # K51, K52
        start_building(s, 2 if STEALS[s.card] == Steals.CARD else 1, 1)
    elif s.deck == SLAYER:
        start_slaying(s)
    elif s.deck == BANDIT:
        start_raiding(s)
    else:  # K55
        start_building(s, 2, 2)


@inlined_rule
def take_supply_gem(s: State) -> None:
    """Gold while there is any, then white, then nothing (our ruling at K50)."""
    if s.supply_gold > 0:
        s.supply_gold -= 1
        s.gold_gems[s.current] += 1
    elif s.supply_white > 0:
        s.supply_white -= 1
        s.white_gems[s.current] += 1


@inlined_rule
def apply_slay(s: State, space: int) -> None:  # K53
    s.fires[s.current] += 1
    put_token(s, space)
    end_turn(s)


# ---------------------------------------------------------------- no citizen (K24)


@inlined_rule
def apply_alarm(s: State, deck: int) -> None:
    s.grade = 0
    if deck == DECKS:
        start_alarm(s)
        return
    take_card(s, deck)
    s.face_down |= 1 << s.card
    if s.below[deck] > 0:
        s.phase = Phase.REVEAL
    else:
        start_alarm(s)
