"""The rules of Geodia, as the engine's contract asks for them. Each part of a turn has its module."""

from __future__ import annotations

from gemhold.core.contract import CHANCE, OVER
from gemhold.core.kit import Moves, count, rule
from gemhold.games.geodia.board import PLACES, TILES
from gemhold.games.geodia.data import Card
from gemhold.games.geodia.rules import (
    building,
    cards,
    combat,
    damage,
    flow,
    income,
    inspection,
    menu,
    moving,
    opening,
    trade,
    worms,
)
from gemhold.games.geodia.rules.building import mines_unknown
from gemhold.games.geodia.rules.credit import forget_gains, legal_find, to_menu
from gemhold.games.geodia.rules.damage import legal_lose
from gemhold.games.geodia.rules.defence import legal_defend, legal_more_rescue, rescue
from gemhold.games.geodia.rules.dragon import apply_dragon_roll
from gemhold.games.geodia.rules.rounds import apply_event
from gemhold.games.geodia.rules.scoring import breakdown, rank, score
from gemhold.games.geodia.rules.secrets import hide, resample
from gemhold.games.geodia.state import FIRST_CHOICE, A, Phase, State

__all__ = ["actor", "apply", "breakdown", "chances", "hide", "legal", "rank", "resample", "score", "turns"]

DICE_OUTCOMES = 36  # bonus die and mining die


@rule
def actor(s: State) -> int:
    if s.phase == Phase.OVER:
        return OVER
    return CHANCE if s.phase < FIRST_CHOICE else s.asked


@rule
def turns(s: State) -> int:
    return s.turn


@rule
def chances(s: State) -> int:
    phase = s.phase
    if phase == Phase.LAY:
        return TILES - s.laid
    if phase == Phase.DRAW:
        return s.deck_n[s.asked]
    if phase == Phase.EVENT:
        return count(s.events_left)
    if phase == Phase.DICE:
        return DICE_OUTCOMES
    if phase == Phase.REVEAL or phase == Phase.LOOK:
        return mines_unknown(s)
    return 6


@rule
def legal(s: State, moves: Moves) -> int:
    moves.n = 0
    phase = s.phase
    if phase == Phase.MAIN or phase == Phase.FINAL:
        menu.legal_menu(s, moves)
    elif phase == Phase.MOVE:
        moving.legal_to(s, moves)
    elif phase == Phase.COMBAT:
        combat.legal_combat(s, moves)
    elif phase == Phase.TARGET:
        combat.legal_target(s, moves)
    elif phase == Phase.SITE:
        cards.legal_site(s, moves)
    elif phase == Phase.SWAP:
        cards.legal_swap(s, moves)
    elif phase == Phase.RAILS:
        cards.legal_rails(s, moves)
    elif phase == Phase.BUILDING:
        cards.legal_improve(s, moves)
    elif phase == Phase.SABOTAGE:
        cards.legal_sabotage(s, moves)
    elif phase == Phase.TRADE:
        menu.legal_market_trade(s, moves)
    elif phase == Phase.DISCARD:
        flow.legal_discard(s, moves)
    elif phase == Phase.USE_TOOLS:
        income.legal_use_tools(s, moves)
    elif phase == Phase.FIND:
        legal_find(s, moves)
    elif phase == Phase.BONUS:
        income.legal_bonus(s, moves)
    elif phase == Phase.CHESTS:
        income.legal_chests(s, moves)
    elif phase == Phase.DEFEND:
        legal_defend(s, moves)
    elif phase == Phase.RESCUE:
        legal_more_rescue(s, moves)
    elif phase == Phase.LOSE:
        legal_lose(s, moves)
    elif phase == Phase.WORMS:
        worms.legal_worms(s, moves)
    elif phase == Phase.INSPECT:
        inspection.legal_inspect(s, moves)
    elif phase == Phase.DISMISS:
        inspection.legal_dismiss(s, moves)
    elif phase == Phase.MULLIGAN:
        opening.legal_mulligan(s, moves)
    elif phase == Phase.BASE:
        opening.legal_base(s, moves)
    elif phase == Phase.ROADS:
        opening.legal_roads(s, moves)
    elif phase == Phase.FIGURES:
        opening.legal_figures(s, moves)
    return moves.n


@rule
def apply(s: State, x: int) -> None:
    if s.phase < FIRST_CHOICE:
        apply_chance(s, x)
    elif s.phase < Phase.MAIN or s.phase > Phase.TARGET:
        apply_answer(s, x)
    else:
        s.steps += 1
        if s.gains | s.yields and not cards.may_double_after(s, x):
            s.yields = 0
            forget_gains(s)
        if x < A.end_artillery:
            apply_on_map(s, x)
        elif x < A.end_debt:
            apply_in_base(s, x)
        else:
            apply_in_combat(s, x)


@rule
def apply_chance(s: State, x: int) -> None:
    phase = s.phase
    if phase == Phase.LAY:
        opening.apply_lay(s, x)
    elif phase == Phase.DRAW:
        flow.apply_draw(s, x)
    elif phase == Phase.EVENT:
        apply_event(s, x)
    elif phase == Phase.DICE:
        income.apply_dice(s, x)
    elif phase == Phase.REVEAL:
        building.apply_reveal(s, x)
    elif phase == Phase.LOOK:
        cards.apply_look(s, x)
    elif phase == Phase.WORMS_ROLL:
        worms.apply_worms_roll(s, x)
    else:
        apply_dragon_roll(s, x)


@rule
def apply_on_map(s: State, x: int) -> None:
    """Building, detonating and moving in the main and final phase."""
    if x < A.end_road:
        building.apply_road(s, x - A.road)
    elif x < A.end_rail:
        building.apply_rail(s, x - A.rail)
    elif x < A.end_wall:
        building.apply_wall(s, x - A.wall)
    elif x < A.end_detonate:
        building.apply_detonate(s, x - A.detonate)
    elif x < A.end_move:
        moving.apply_move(s, (x - A.move) // PLACES, (x - A.move) % PLACES)
    elif x < A.end_to:
        moving.apply_to(s, x - A.to)
    else:
        moving.apply_artillery(s, x - A.artillery)


@rule
def apply_in_base(s: State, x: int) -> None:
    """Deals of the base and cards in the main and final phase."""
    if x < A.end_card:
        building.apply_card(s)
    elif x < A.end_hire:
        building.apply_hire(s, x - A.hire)
    elif x < A.end_upgrade:
        building.apply_upgrade(s, x - A.upgrade)
    elif x < A.end_swap:
        cards.apply_swap(s)
    elif x < A.end_discard:
        if s.phase == Phase.DISCARD:
            flow.apply_discard(s, x - A.discard)
        else:
            cards.apply_swapped(s, x - A.discard)
    elif x < A.end_play:
        cards.apply_play(s, x - A.play)
    elif x < A.end_site:
        if s.phase == Phase.RAILS:
            cards.apply_rails(s, x - A.site)
        else:
            cards.apply_site(s, x - A.site)
    elif x < A.end_improve:
        cards.apply_improve(s, x - A.improve)
    elif x < A.end_sabotage:
        cards.apply_sabotage(s, x - A.sabotage)
    elif x < A.end_market:
        trade.apply_market(s)
    elif x < A.end_trade:
        trade.apply_market_trade(s, x - A.trade)
    else:
        menu.apply_debt(s)


@rule
def apply_in_combat(s: State, x: int) -> None:
    """Aiming and firing; and leaving off, in all three phases."""
    if x < A.end_aim:
        combat.apply_aim(s, x - A.aim)
    elif x < A.end_target:
        combat.apply_target(s, x - A.target)
    elif x < A.end_fire:
        combat.apply_fire(s, x - A.fire)
    elif x == A.done:  # Infrastructure with fewer than three railways
        flow.apply_rails_done(s)
    elif x == A.end:
        flow.apply_end(s)
    elif s.phase == Phase.COMBAT:
        combat.apply_cancel_aims(s)
    elif s.phase == Phase.TARGET:
        combat.apply_cancel_weapon(s)
    else:
        to_menu(s)


@rule
def apply_answer(s: State, x: int) -> None:
    """The opening, the start of a turn, and questions to other players."""
    phase = s.phase
    if phase == Phase.MULLIGAN:
        if x == A.done:
            opening.apply_keep_hand(s)
        else:
            opening.apply_back(s, x - A.back)
    elif phase == Phase.BASE:
        opening.apply_base(s, x - A.base)
    elif phase == Phase.ROADS:
        if x < A.end_road:
            opening.apply_first_road(s, x - A.road)
        else:
            opening.apply_first_rail(s, x - A.rail)
    elif phase == Phase.FIGURES:
        if x == A.done:
            opening.end_opening(s)
        else:
            opening.apply_put(s, (x - A.put) // TILES, (x - A.put) % TILES)
    elif phase == Phase.USE_TOOLS:
        if x != A.no:
            income.apply_use_tools(s, x - A.site)
        income.gather(s)
    elif phase == Phase.FIND:
        if x != A.no:
            flow.apply_find_card(s, TILES if x == A.play + Card.FIND else x - A.site)
        flow.credit_waiting(s)
    elif phase == Phase.BONUS:
        if x < A.end_trade:
            income.apply_bonus_trade(s, x - A.trade)
        else:
            income.apply_take(s, x - A.take)
    elif phase == Phase.CHESTS:
        income.apply_chests(s, x - A.site)
    elif phase == Phase.INSPECT:
        inspection.apply_keep(s, x - A.keep)
    elif phase == Phase.DISMISS:
        inspection.apply_dismiss(s, x - A.dismiss)
    else:
        apply_defence(s, x)


@rule
def apply_defence(s: State, x: int) -> None:
    """Answers to an attack, of players or of worms."""
    if x < A.end_put_out:
        damage.apply_put_out(s, x - A.put_out + 1)
    elif x < A.end_rescue:
        rescue(s, x - A.rescue)
    elif x < A.end_lose:
        if s.phase == Phase.WORMS:
            worms.apply_worms_lose(s, x - A.lose)
        else:
            damage.apply_lose(s, x - A.lose)
    elif x < A.end_shoot:
        worms.apply_shoot(s, x - A.shoot)
    elif x == A.done:
        flow.apply_rescued(s)
    elif x == A.lose_rail:
        damage.apply_lose_rail(s)
    elif s.phase == Phase.WORMS:
        worms.next_worm(s)
    else:
        damage.go_on(s)
