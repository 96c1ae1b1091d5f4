"""The frame of a turn: who starts, dealing, rolling and keeping, the end (K17, K18, K20, K70, K80)."""

from __future__ import annotations

from gemhold.core.kit import Moves, count, inlined_rule, lowest, table
from gemhold.games.king.data import CARD_LIST, CARDS, COMPONENTS, DECK_SIZE, DECKS, DICE, FAIR_START, SYMBOLS
from gemhold.games.king.rules.dice import check_rolled, fall
from gemhold.games.king.state import ALL_DICE, IN_DECK, NOBODY, A, Phase, State

ROLLS = 3  # K20
SIX = 5  # the face
REMOVED = COMPONENTS.removed_tiles
JOKER = table([card.joker for card in CARD_LIST])
MORE_WHITE, MORE_GOLD, MORE_FIRES = (table([[more[kind] for more in by_order] for by_order in FAIR_START]) for kind in range(3))


@inlined_rule
def supply(s: State) -> int:
    """Castle tiles that can still be drawn: two of the unseen ones have left the game (K13)."""
    return s.unseen_n + s.seen_n - REMOVED


# ---------------------------------------------------------------- who starts (K18)


@inlined_rule
def next_to_roll(s: State) -> None:
    """Advance to the next seat in this round of starting rolls; after the last, compare the sixes."""
    for seat in range(s.current + 1, s.seats):
        if s.sixes[seat] != NOBODY:
            s.current = seat
            return
    most = 0
    for seat in range(s.seats):
        most = max(most, s.sixes[seat])
    tied = 0
    first = NOBODY
    for seat in range(s.seats):
        if s.sixes[seat] < most:
            s.sixes[seat] = NOBODY
        else:
            tied += 1
            if first == NOBODY:
                first = seat
    s.current = first
    if tied == 1:
        if s.deck:
            even_out(s)
        s.deck = 0
        s.phase = Phase.DEAL


@inlined_rule
def even_out(s: State) -> None:
    """The fair start (K80): gems and fires for those who play late, as long as the supply has them."""
    for k in range(s.seats):
        seat = (s.current + k) % s.seats
        white, gold, fires = MORE_WHITE[s.seats][k], MORE_GOLD[s.seats][k], MORE_FIRES[s.seats][k]
        if white <= s.supply_white and gold <= s.supply_gold and fires <= s.supply_fires:
            s.white_gems[seat] += white
            s.gold_gems[seat] += gold
            s.fires[seat] += fires
            s.supply_white -= white
            s.supply_gold -= gold
            s.supply_fires -= fires


@inlined_rule
def apply_start_roll(s: State, outcome: int) -> None:
    fall(s, ALL_DICE, outcome)
    s.sixes[s.current] = 0
    for die in range(DICE):
        if s.face[die] == SIX:
            s.sixes[s.current] += 1
    next_to_roll(s)


# ---------------------------------------------------------------- decks (K17)


@inlined_rule
def reveal(s: State, deck: int, outcome: int) -> None:
    """Reveal card number `outcome` of those left in a deck."""
    first = deck * DECK_SIZE
    left = 0
    for card in range(DECK_SIZE):
        left |= (s.holder[first + card] == IN_DECK) << card
    for _ in range(outcome):
        left &= left - 1
    s.offer[deck] = first + lowest(left)
    s.below[deck] -= 1


@inlined_rule
def apply_deal(s: State, outcome: int) -> None:
    reveal(s, s.deck, outcome)
    s.deck += 1
    if s.deck == DECKS:
        start_turn(s)


# ---------------------------------------------------------------- rolling (K20)


@inlined_rule
def start_turn(s: State) -> None:
    s.card = NOBODY
    s.grade = 0
    s.drawn_n = 0
    s.rolls_left = ROLLS
    s.to_roll = ALL_DICE
    s.met_rolled = 0
    s.supers = 0
    for symbol in range(SYMBOLS):
        s.fictive[symbol] = 0
        s.hand[symbol] = 0
    for deck in range(DECKS):
        s.met[deck] = 0
    s.phase = Phase.ROLL


@inlined_rule
def apply_roll(s: State, outcome: int) -> None:
    fall(s, s.to_roll, outcome)
    s.to_roll = 0
    s.rolls_left -= 1
    if s.rolls_left > 0:
        s.phase = Phase.KEEP
    else:
        start_check(s)


@inlined_rule
def legal_keep(s: State, moves: Moves) -> None:
    """Any set of dice may be kept, including dice rerolled before (our ruling at K20); keeping all six ends the rolling."""
    for kept in range(A.end_keep):
        moves.a[kept] = kept
    moves.n = A.end_keep


@inlined_rule
def apply_keep(s: State, kept: int) -> None:
    s.to_roll = ALL_DICE & ~kept
    if s.to_roll == 0:
        start_check(s)
    else:
        s.phase = Phase.ROLL


@inlined_rule
def start_check(s: State) -> None:
    check_rolled(s)
    count_hand(s)
    s.phase = Phase.CHECK


@inlined_rule
def cards_of(s: State, seat: int) -> int:
    """The cards of a seat, as bits."""
    cards = 0
    for card in range(CARDS):
        cards |= (s.holder[card] == seat) << card
    return cards


@inlined_rule
def count_hand(s: State) -> None:
    """Count the joker symbols and super jokers of the player (K22)."""
    for symbol in range(SYMBOLS):
        s.hand[symbol] = 0
    mine = cards_of(s, s.current)
    s.supers = count(mine & s.face_down)
    mine &= ~s.face_down
    while mine:
        s.hand[JOKER[lowest(mine)]] += 1
        mine &= mine - 1


# ---------------------------------------------------------------- the end of a turn


@inlined_rule
def end_turn(s: State) -> None:
    if supply(s) == 0:  # K70
        s.phase = Phase.OVER
        return
    s.current = (s.current + 1) % s.seats
    s.turn += 1
    start_turn(s)


@inlined_rule
def win_at_once(s: State) -> None:
    """A player with no token left must place another (K43)."""
    s.winner = s.current
    s.phase = Phase.OVER
