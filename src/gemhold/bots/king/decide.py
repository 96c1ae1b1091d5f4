"""Every decision of a turn, for a player of any style.

The first decision of a turn values all it can bring and plans the dice for it; the later ones compare the positions they lead to.
"""

from __future__ import annotations

from typing import Any

from gemhold.bots.king.desk import ALARM, MOST_GRADES, Desk
from gemhold.bots.king.dice import LEAST, before_rolling, dice_to_keep, plan_dice
from gemhold.bots.king.features import describe_hands, describe_offer
from gemhold.bots.king.net import Net, final_value, value
from gemhold.bots.king.turn import NOTHING, value_turn
from gemhold.core.kit import Moves, Struct, f64, i64, rule
from gemhold.core.playout import copy_state
from gemhold.core.rng import Rng, below, reseed
from gemhold.games.king.data import CARDS, DECKS, SPACES
from gemhold.games.king.rules import apply, legal
from gemhold.games.king.rules.turn import supply
from gemhold.games.king.state import NOBODY, A, Phase, State

KEYS = (1 << 62) - 1
STEPS = 1 << 16  # of a random number
SURE = 1e-9
ERRORS = 20  # the stream of errors of judgement: they belong to the position, so that a player does not waver


class Style(Struct):
    """How a player plays."""

    net: int = i64()  # which of the stacked nets judges positions
    greed: float = f64()  # what ten points of lead count beside the chance to win
    jokers: int = i64()  # jokers are part of the plan for the dice
    rolls: int = i64()  # how many rolls the player plans ahead
    replies: int = i64()  # up to so many moves, each is judged by the answer of the next player
    blur: float = f64()  # how far judgement goes astray, in chance to win at an even position
    explore: int = i64()  # in training: so many random moves in a thousand


# The rules are inlined where they are called: once each is enough.


@rule
def step(s: State, action: int) -> None:
    apply(s, action)


@rule
def options(s: State, moves: Moves) -> int:
    return legal(s, moves)


# ---------------------------------------------------------------- judging a position


@rule
def judge(states: Any, a: int, me: int, chances: Any, net: Net, style: Style, desk: Desk) -> float:
    """The value of states[a], a position at the end of the player's turn."""
    s = states[a]
    if s.phase == Phase.OVER:
        return final_value(s, me, style.greed)
    describe_offer(s, NOBODY, chances, desk)
    describe_hands(s, s.current, desk)
    return value(s, me, s.current, supply(s), net, style.net, style.greed, desk)


@rule
def judge_reply(states: Any, a: int, me: int, chances: Any, net: Net, style: Style, desk: Desk, dice: Any) -> float:
    """The same, after the best turn of the next player; states[a + 1] is scratch.

    What the next player gains comes from the others in proportion to their chances.
    """
    now = judge(states, a, me, chances, net, style, desk)
    s = states[a]
    if s.phase == Phase.OVER:
        return now
    theirs = judge(states, a, s.current, chances, net, style, desk)
    value_turn(states, a, style.jokers == 1, chances, net, style.net, style.greed, desk)
    plan_dice(s, states[a + 1], desk, style.jokers == 1, dice)
    after = before_rolling(dice)
    if s.seats == 2:
        return 1.0 - after
    return now * (1.0 - after) / max(0.01, 1.0 - theirs)


@rule
def error(style: Style, now: float, rng: Rng) -> float:
    """A bounded error of judgement; smaller where little is at stake."""
    spread = (below(rng, STEPS) + below(rng, STEPS)) / STEPS - 1.0
    return style.blur * spread * 4.0 * max(0.02, now * (1.0 - now))


# ---------------------------------------------------------------- the turn as a whole


@rule
def key_of(s: State) -> int:
    """Tells apart the positions a turn can be planned in."""
    key = 1 + s.turn * 4 + s.current
    for space in range(SPACES):
        key = key * 31 + s.owner[space]
    for card in range(CARDS):
        key = key * 31 + s.holder[card]
    for deck in range(DECKS):
        key = key * 31 + s.offer[deck]
    for seat in range(s.seats):
        key = key * 31 + s.white_gems[seat] * 8 + s.gold_gems[seat]
    return key & KEYS


@rule
def plan_turn(states: Any, chances: Any, net: Net, style: Style, desks: Any, dice: Any, rng: Rng) -> None:
    """Value all that this turn can bring and plan the dice, unless that has been done."""
    s = states[0]
    desk = desks[0]
    key = key_of(s)
    if desk.key == key:
        return
    value_turn(states, 0, style.jokers == 1, chances, net, style.net, style.greed, desk)
    if style.blur > 0.0:
        reseed(rng, key, ERRORS)
        for deck in range(DECKS):
            first = deck * (MOST_GRADES + 1) + 1
            wrong = error(style, desk.worth[first], rng)
            for grade in range(MOST_GRADES):
                desk.worth[first + grade] += wrong
    plan_dice(s, states[1], desk, style.jokers == 1, dice)
    desk.key = key


# ---------------------------------------------------------------- the decisions


@rule
def best_met(s: State, desk: Desk) -> int:
    """The deck whose card is best taken, or NOBODY."""
    choice = NOBODY
    top = LEAST
    for deck in range(DECKS):
        if s.met[deck] > 0 and desk.worth[deck * (MOST_GRADES + 1) + s.met[deck]] > top:
            top = desk.worth[deck * (MOST_GRADES + 1) + s.met[deck]]
            choice = deck
    return choice


@rule
def best_check(states: Any, moves: Any, desk: Desk) -> int:
    """A citizen, a joker or the alarm."""
    s = states[0]
    deck = best_met(s, desk)
    if deck != NOBODY:
        choice: int = A.take + deck
        top = desk.worth[deck * (MOST_GRADES + 1) + s.met[deck]]
    else:
        choice = A.alarm + desk.alarm_deck
        top = desk.worth[ALARM]
    for i in range(options(s, moves[0])):
        joker = moves[0].a[i]
        if joker < A.joker or joker >= A.end_joker:
            continue
        copy_state(states, 1, 0)
        step(states[1], joker)
        cost = desk.joker_cost[joker - A.joker]
        deck = best_met(states[1], desk)
        if deck != NOBODY:
            worth = desk.worth[deck * (MOST_GRADES + 1) + states[1].met[deck]] - cost
            if worth > top + SURE:
                top = worth
                choice = joker
        for k in range(options(states[1], moves[1])):  # two jokers for one card
            second = moves[1].a[k]
            if second < A.joker or second >= A.end_joker or cost + desk.joker_cost[second - A.joker] + top > 1.0:
                continue
            copy_state(states, 2, 1)
            step(states[2], second)
            deck = best_met(states[2], desk)
            if deck != NOBODY:
                worth = desk.worth[deck * (MOST_GRADES + 1) + states[2].met[deck]] - cost - desk.joker_cost[second - A.joker]
                if worth > top + SURE:
                    top = worth
                    choice = joker
    return choice


@rule
def value_steps(
    states: Any, moves: Any, chances: Any, net: Net, style: Style, desks: Any, dice: Any, rng: Rng, values: Any
) -> int:
    """Where to build, burn or raid, what to steal: the position after the turn decides. Returns the number of moves."""
    s = states[0]
    me = s.current
    desk = desks[0]
    n = options(s, moves[0])
    reseed(rng, key_of(s), ERRORS + s.phase)
    for i in range(n):
        copy_state(states, 1, 0)
        step(states[1], moves[0].a[i])
        out = NOTHING
        if states[1].phase == Phase.OVER or states[1].current != me:
            if style.replies >= n:
                out = judge_reply(states, 1, me, chances, net, style, desks[1], dice)
            else:
                out = judge(states, 1, me, chances, net, style, desk)
        else:  # a second tile, a theft, or whose fire: the best of it
            for k in range(options(states[1], moves[1])):
                copy_state(states, 2, 1)
                step(states[2], moves[1].a[k])
                out = max(out, judge(states, 2, me, chances, net, style, desk))
        if style.blur > 0.0:
            out += error(style, out, rng)
        values[i] = out
    return n


@rule
def best_step(states: Any, moves: Any, chances: Any, net: Net, style: Style, desks: Any, dice: Any, rng: Rng) -> int:
    n = options(states[0], moves[0])
    choice: int = moves[0].a[0]
    if n == 1:
        return choice
    values = desks[0].values
    value_steps(states, moves, chances, net, style, desks, dice, rng, values)
    top = NOTHING
    for i in range(n):
        if values[i] > top:
            top = values[i]
            choice = moves[0].a[i]
    return choice


@rule
def decide(states: Any, moves: Any, chances: Any, net: Net, style: Style, desks: Any, dice: Any, rng: Rng) -> int:
    """The action of the player to move in states[0]; the other states are scratch."""
    s = states[0]
    if s.phase == Phase.KEEP:
        plan_turn(states, chances, net, style, desks, dice, rng)
        kept: int = A.keep + dice_to_keep(dice[4] if min(s.rolls_left, style.rolls) == 1 else dice[5], s.face)
        return kept
    if s.phase == Phase.CHECK:
        plan_turn(states, chances, net, style, desks, dice, rng)
        return best_check(states, moves, desks[0])
    return best_step(states, moves, chances, net, style, desks, dice, rng)
