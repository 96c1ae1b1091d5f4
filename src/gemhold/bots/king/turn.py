"""What a turn can bring: the worth of every offered citizen at every grade, of the alarm, and the cost of every joker.

Worths are values of the position the next player finds, expected over what is drawn. Castle tiles are drawn in closed form.
"""

from __future__ import annotations

from typing import Any

from gemhold.bots.king.desk import ALARM, MOST_GRADES, Desk
from gemhold.bots.king.dice import NEVER
from gemhold.bots.king.features import describe_hands, describe_offer
from gemhold.bots.king.net import Net, value
from gemhold.core.kit import rule
from gemhold.core.playout import copy_state
from gemhold.games.king.data import CARDS, DECKS, LAND_TYPES, SPACES, SYMBOLS, Steals
from gemhold.games.king.rules.citizens import BANDIT, LANDOWNER, SLAYER, THIEF, discard, take_supply_gem
from gemhold.games.king.rules.raids import STEALS, can_steal_card, nearest
from gemhold.games.king.rules.turn import REMOVED, count_hand, supply
from gemhold.games.king.state import FIRE, FREE, NOBODY, RUIN, SEATS, Pair, State

WON = 1.0
NOTHING = -9.0


# ---------------------------------------------------------------- castles put on trial


@rule
def value_with(t: State, space: int, me: int, tiles: int, net: Net, who: int, greed: float, desk: Desk) -> float:
    """The value of the position with a castle of the player on a space, at the end of the turn."""
    owner, white, gold = t.owner[space], t.white, t.gold
    bit = 1 << space
    t.owner[space] = me
    t.tokens[me] -= 1
    if owner >= 0:
        t.tokens[owner] += 1
    t.fires[me] += owner == FIRE
    t.white &= ~bit
    t.gold &= ~bit
    t.white_gems[me] += (white & bit) != 0
    t.gold_gems[me] += (gold & bit) != 0
    out = value(t, me, (me + 1) % t.seats, tiles, net, who, greed, desk)
    t.white_gems[me] -= (white & bit) != 0
    t.gold_gems[me] -= (gold & bit) != 0
    t.white = white
    t.gold = gold
    t.fires[me] -= owner == FIRE
    if owner >= 0:
        t.tokens[owner] -= 1
    t.tokens[me] += 1
    t.owner[space] = owner
    return out


@rule
def value_lands(t: State, me: int, tiles: int, net: Net, who: int, greed: float, desk: Desk) -> None:
    """The best value a castle on each land brings, on the desk."""
    for land in range(LAND_TYPES):
        desk.by_land[land] = NOTHING
    for space in range(SPACES):
        if t.owner[space] == FREE:
            out = value_with(t, space, me, tiles, net, who, greed, desk)
            desk.by_land[t.land[space]] = max(desk.by_land[t.land[space]], out)


# ---------------------------------------------------------------- draws


@rule
def chance_without(s: State, draws: int, seen: int, unseen: int) -> float:
    """Chance that all drawn tiles are among so many of the seen and so many of the unseen ones.

    The supply holds all seen tiles, and all unseen ones but two that nobody knows (K13).
    """
    tiles = supply(s)
    total = 0.0
    ways = 1.0
    for of_seen in range(draws + 1):  # draws - of_seen are of the unseen; the order does not matter
        chance = ways
        for i in range(of_seen):
            chance *= max(0, seen - i) / max(1.0, tiles - i)
        for i in range(draws - of_seen):
            chance *= max(0, s.unseen_n - REMOVED - i) / max(1.0, tiles - of_seen - i)
            chance *= max(0, unseen - i) / max(1.0, s.unseen_n - i)
        total += chance
        ways = ways * (draws - of_seen) / (of_seen + 1)
    return total


@rule
def best_of_draws(s: State, draws: int, desk: Desk) -> float:
    """Expected value of the best of some drawn tiles, from the values by land on the desk."""
    draws = min(draws, supply(s))
    lands = 0
    for land in range(LAND_TYPES):  # in descending order of value
        if s.unseen[land] + s.seen[land] > 0:
            i = lands
            while i > 0 and desk.by_land[desk.order[i - 1]] < desk.by_land[land]:
                desk.order[i] = desk.order[i - 1]
                i -= 1
            desk.order[i] = land
            lands += 1
    seen = s.seen_n
    unseen = s.unseen_n
    total = 0.0
    before = 1.0  # chance that no drawn tile is of a better land
    for i in range(lands):
        land = desk.order[i]
        seen -= s.seen[land]
        unseen -= s.unseen[land]
        after = chance_without(s, draws, seen, unseen)
        total += (before - after) * desk.by_land[land]
        before = after
    return total


# ---------------------------------------------------------------- each citizen


@rule
def steal(t: State, card: int, me: int, tiles: int, net: Net, who: int, greed: float, desk: Desk) -> None:
    """Carry out the theft that brings most, before the castle is placed."""
    following = (me + 1) % t.seats
    best = value(t, me, following, tiles, net, who, greed, desk)
    choice = NOBODY
    if STEALS[card] == Steals.CARD:
        for other in range(CARDS):
            if can_steal_card(t, other):
                holder = t.holder[other]
                t.holder[other] = me
                describe_hands(t, following, desk)
                out = value(t, me, following, tiles, net, who, greed, desk)
                t.holder[other] = holder
                if out > best:
                    best = out
                    choice = other
        if choice != NOBODY:
            t.holder[choice] = me
        describe_hands(t, following, desk)
        return
    for gem in range(2 * SEATS):
        seat = gem % SEATS
        gems = t.white_gems if gem < SEATS else t.gold_gems
        if seat < t.seats and seat != me and gems[seat] > 0:
            gems[seat] -= 1
            gems[me] += 1
            out = value(t, me, following, tiles, net, who, greed, desk)
            gems[seat] += 1
            gems[me] -= 1
            if out > best:
                best = out
                choice = gem
    if choice != NOBODY:
        gems = t.white_gems if choice < SEATS else t.gold_gems
        gems[choice % SEATS] -= 1
        gems[me] += 1


@rule
def two_castles(t: State, me: int, tiles: int, net: Net, who: int, greed: float, desk: Desk) -> float:
    """The expected value of two tiles drawn and both placed: over all pairs of lands, the best pair of spaces."""
    total = 0.0
    for one in range(LAND_TYPES):
        n = t.seen[one] + t.unseen[one]
        if n == 0:
            continue
        for other in range(one, LAND_TYPES):
            m = t.seen[other] + t.unseen[other] - (one == other)
            if m <= 0:
                continue
            best = NOTHING
            for space in range(SPACES):
                if t.owner[space] == FREE and t.land[space] == one:
                    t.owner[space] = me
                    t.tokens[me] -= 1
                    white, gold = t.white >> space & 1, t.gold >> space & 1
                    t.white_gems[me] += white
                    t.gold_gems[me] += gold
                    for second in range(SPACES):
                        if t.owner[second] == FREE and t.land[second] == other:
                            best = max(best, value_with(t, second, me, tiles, net, who, greed, desk))
                    t.white_gems[me] -= white
                    t.gold_gems[me] -= gold
                    t.tokens[me] += 1
                    t.owner[space] = FREE
                    if one == other:
                        break  # both spaces of the land are taken
            total += chance_of_pair(t, one, other) * best
    return total


@rule
def chance_of_pair(s: State, one: int, other: int) -> float:
    """Chance that two drawn tiles are of these lands."""
    if one == other:
        return chance_without(s, 2, s.seen[one], s.unseen[one])
    both = chance_without(s, 2, s.seen[one] + s.seen[other], s.unseen[one] + s.unseen[other])
    return both - chance_without(s, 2, s.seen[one], s.unseen[one]) - chance_without(s, 2, s.seen[other], s.unseen[other])


@rule
def worth_of_citizen(t: State, deck: int, card: int, me: int, net: Net, who: int, greed: float, desk: Desk) -> None:
    """The worth of a citizen just taken, at each grade. `t` is changed."""
    tiles = supply(t)
    worth = desk.worth
    at = deck * (MOST_GRADES + 1)
    if deck in (SLAYER, BANDIT):
        targets = nearest(t) if deck == BANDIT else 0
        best = NOTHING
        for space in range(SPACES):
            if t.owner[space] == FIRE if deck == SLAYER else targets >> space & 1:
                if t.tokens[me] == 0:
                    best = WON
                    break
                best = max(best, value_with(t, space, me, tiles, net, who, greed, desk))
        if best == NOTHING:
            best = value(t, me, (me + 1) % t.seats, tiles, net, who, greed, desk)
        worth[at + 1] = best
    elif t.tokens[me] == 0 or (deck == LANDOWNER and t.tokens[me] == 1 and tiles > 1):  # K43
        for grade in range(1, MOST_GRADES + 1):
            worth[at + grade] = WON
    elif deck == LANDOWNER:
        if tiles > 1:
            worth[at + 1] = two_castles(t, me, tiles - 2, net, who, greed, desk)
        else:
            value_lands(t, me, tiles - 1, net, who, greed, desk)
            worth[at + 1] = best_of_draws(t, 1, desk)
    elif deck == THIEF:
        steal(t, card, me, tiles - 1, net, who, greed, desk)
        value_lands(t, me, tiles - 1, net, who, greed, desk)
        worth[at + 1] = best_of_draws(t, 2 if STEALS[card] == Steals.CARD else 1, desk)
    else:
        value_lands(t, me, tiles - 1, net, who, greed, desk)
        worth[at + 1] = best_of_draws(t, 1, desk)
        worth[at + 2] = best_of_draws(t, 2, desk)
        take_supply_gem(t)
        value_lands(t, me, tiles - 1, net, who, greed, desk)
        worth[at + 3] = best_of_draws(t, 3, desk)


# ---------------------------------------------------------------- the alarm


@rule
def lose_fire(t: State, me: int) -> int:
    """Take the fire of an alarm from where it comes (K62); returns what is laid."""
    if t.supply_fires > 0:
        t.supply_fires -= 1
        return FIRE
    if t.fires[me] > 0:
        t.fires[me] -= 1
        return FIRE
    for seat in range(t.seats):
        if t.fires[seat] > 0:
            t.fires[seat] -= 1
            return FIRE
    return RUIN


@rule
def worth_of_alarm(states: Any, a: int, chances: Any, net: Net, who: int, greed: float, desk: Desk) -> None:
    """The worth of the alarm, with the card that is best turned face down."""
    s = states[a]
    me = s.current
    following = (me + 1) % s.seats
    tiles = supply(s) - 1
    top = NOTHING
    desk.alarm_deck = DECKS  # K25: no deck has a card
    for deck in range(DECKS):
        if s.offer[deck] != NOBODY:
            copy_state(states, a + 1, a)
            t = states[a + 1]
            turn_down(t, deck, me)
            describe_offer(s, deck, chances, desk)
            describe_hands(t, following, desk)
            out = value(t, me, following, tiles, net, who, greed, desk)
            if out > top:
                top = out
                desk.alarm_deck = deck
    copy_state(states, a + 1, a)
    t = states[a + 1]
    leaving = NOBODY
    if desk.alarm_deck < DECKS:
        leaving = desk.alarm_deck
        turn_down(t, leaving, me)
    describe_offer(s, leaving, chances, desk)
    describe_hands(t, following, desk)
    laid = lose_fire(t, me)
    for land in range(LAND_TYPES):
        desk.by_land[land] = NOTHING
    for space in range(SPACES):
        if t.owner[space] == FREE:
            t.owner[space] = laid
            out = value(t, me, following, tiles, net, who, greed, desk)
            t.owner[space] = FREE
            desk.by_land[t.land[space]] = max(desk.by_land[t.land[space]], out)
    desk.worth[ALARM] = best_of_draws(t, 1, desk)


@rule
def turn_down(t: State, deck: int, me: int) -> None:
    card = t.offer[deck]
    t.holder[card] = me
    t.face_down |= 1 << card


# ---------------------------------------------------------------- all of it


@rule
def cost_of_jokers(states: Any, a: int, chances: Any, net: Net, who: int, greed: float, desk: Desk) -> None:
    """What the player loses with the cards each fictive die takes (K22)."""
    s = states[a]
    me = s.current
    following = (me + 1) % s.seats
    tiles = supply(s)
    for i in range(3 * SYMBOLS):
        desk.joker_cost[i] = NEVER
    copy_state(states, a + 1, a)
    t = states[a + 1]
    count_hand(t)
    describe_offer(s, NOBODY, chances, desk)
    describe_hands(t, following, desk)
    before = value(t, me, following, tiles, net, who, greed, desk)
    for pair in range(3):
        for symbol in range(SYMBOLS):
            if t.supers >= pair and (pair == Pair.SUPERS or t.hand[symbol] >= 2 - pair):
                if pair == Pair.SUPERS and symbol > 0:
                    desk.joker_cost[pair * SYMBOLS + symbol] = desk.joker_cost[pair * SYMBOLS]
                    continue
                discard(t, 2 - pair, symbol, pair)
                describe_hands(t, following, desk)
                cost = before - value(t, me, following, tiles, net, who, greed, desk)
                desk.joker_cost[pair * SYMBOLS + symbol] = max(0.0, cost)
                copy_state(states, a + 1, a)
                count_hand(t)


@rule
def value_turn(states: Any, a: int, jokers: bool, chances: Any, net: Net, who: int, greed: float, desk: Desk) -> None:
    """Fill the worths of the desk for the player to move in states[a]; states[a + 1] is scratch."""
    s = states[a]
    me = s.current
    following = (me + 1) % s.seats
    for i in range(ALARM):
        desk.worth[i] = NOTHING
    for i in range(3 * SYMBOLS):
        desk.joker_cost[i] = NEVER
    for deck in range(DECKS):
        card = s.offer[deck]
        if card != NOBODY:
            copy_state(states, a + 1, a)
            t = states[a + 1]
            t.holder[card] = me
            describe_offer(s, deck, chances, desk)
            describe_hands(t, following, desk)
            worth_of_citizen(t, deck, card, me, net, who, greed, desk)
    worth_of_alarm(states, a, chances, net, who, greed, desk)
    if jokers:
        cost_of_jokers(states, a, chances, net, who, greed, desk)
