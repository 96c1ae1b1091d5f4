"""The menu of the main and final phase (G40): everything in any order, until the player ends it."""

from __future__ import annotations

from gemhold.core.kit import Moves, add, rule
from gemhold.games.geodia.board import around
from gemhold.games.geodia.data import MOST_STEPS
from gemhold.games.geodia.rules.building import legal_base_deals, legal_building
from gemhold.games.geodia.rules.cards import legal_play
from gemhold.games.geodia.rules.control import network, passable, reach
from gemhold.games.geodia.rules.money import book
from gemhold.games.geodia.rules.moving import legal_artillery, legal_move, must_thin
from gemhold.games.geodia.rules.trade import legal_market, legal_trade
from gemhold.games.geodia.state import A, Gem, Phase, State


@rule
def legal_menu(s: State, moves: Moves) -> None:
    may_end = True
    if s.steps < MOST_STEPS:
        seat = s.current
        ground = passable(s, seat)
        home = network(s, seat, ground)
        reached = reach(s, seat, ground, home)
        near = reached | around(s.held[seat]) | s.front[seat]
        legal_move(s, moves, ground, home)
        legal_building(s, moves, ground, reached, near)
        legal_artillery(s, moves)
        legal_base_deals(s, moves)
        legal_play(s, moves)
        legal_market(s, moves)
        may_end = s.phase == Phase.MAIN or must_thin(s, seat, ground, home) == 0  # G21
    if may_end:
        add(moves, A.end)


@rule
def legal_market_trade(s: State, moves: Moves) -> None:
    legal_trade(s, moves)
    add(moves, A.cancel)


@rule
def apply_debt(s: State) -> None:  # G75
    book(s, s.current, Gem.DEBT, -s.debt[s.current])
    s.debt[s.current] = 0
