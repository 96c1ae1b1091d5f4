"""What goes on after a question in between: drawn cards, discards, Gem Find, rescues."""

from __future__ import annotations

from gemhold.core.kit import Moves, add, rule
from gemhold.games.geodia.data import KINDS
from gemhold.games.geodia.rules.combat import start_combat
from gemhold.games.geodia.rules.credit import collect, credit_mines, harvest, pay_find, to_menu
from gemhold.games.geodia.rules.damage import after_rescue
from gemhold.games.geodia.rules.decks import MOST_CARDS, discard, shuffle_back, take_back, take_card
from gemhold.games.geodia.rules.dragon import start_final, take_treasure
from gemhold.games.geodia.rules.income import mine_gems, place_chests
from gemhold.games.geodia.rules.moving import thin_out
from gemhold.games.geodia.rules.rounds import end_turn
from gemhold.games.geodia.rules.worms import after_worms_rescue
from gemhold.games.geodia.state import A, Phase, State, Then

# ---------------------------------------------------------------- drawing


@rule
def apply_draw(s: State, outcome: int) -> None:
    take_card(s, s.asked, outcome)
    s.left -= 1
    if s.left > 0:
        shuffle_back(s, s.asked)
    else:
        check_hand(s)


@rule
def check_hand(s: State) -> None:
    """Too many cards are discarded at once (G53)."""
    if s.hand_n[s.asked] > MOST_CARDS:
        s.phase = Phase.DISCARD
    elif s.then == Then.OPENING:
        s.phase = Phase.MULLIGAN
    elif s.then == Then.REDRAWN:
        take_back(s, s.asked)
        s.phase = Phase.BASE
    elif s.then == Then.MINING:
        mine_gems(s)
    else:
        to_menu(s)


@rule
def legal_discard(s: State, moves: Moves) -> None:
    for kind in range(KINDS):
        if s.hand[s.asked][kind] > 0:
            add(moves, A.discard + kind)


@rule
def apply_discard(s: State, kind: int) -> None:
    discard(s, s.asked, kind)
    check_hand(s)


# ---------------------------------------------------------------- Gem Find


@rule
def apply_find_card(s: State, tile: int) -> None:
    """The tile counts twice; TILES stands for the dragon's treasure."""
    pay_find(s, s.current)
    s.doubled = tile


@rule
def credit_waiting(s: State) -> None:
    """Credit what waited for the answer."""
    seat = s.current
    if s.then == Then.FINAL:
        take_treasure(s)
    elif s.then == Then.PLACING:
        credit_mines(s, seat)
        place_chests(s)
    elif s.then == Then.BLASTED:
        credit_mines(s, seat)
        to_menu(s)
    else:
        collect(s, seat)
        if s.then == Then.DICE:
            s.phase = Phase.DICE
        else:
            to_menu(s)


# ---------------------------------------------------------------- rescues


@rule
def apply_rescued(s: State) -> None:
    s.left = 0
    if s.then == Then.WORMS:
        after_worms_rescue(s)
    else:
        after_rescue(s)


# ---------------------------------------------------------------- the end of a choice or phase


@rule
def apply_rails_done(s: State) -> None:
    harvest(s)


@rule
def apply_end(s: State) -> None:
    if s.phase == Phase.MAIN:
        start_combat(s)
    elif s.phase == Phase.COMBAT:
        start_final(s)
    else:
        s.steps = 0
        thin_out(s, s.current)
        end_turn(s)
