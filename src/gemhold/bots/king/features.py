"""A start-of-turn position in numbers: what the value function of King of the Dice looks at.

Seats come in turn order, the seat to move first. The description has three parts, because most positions a player compares differ
in one of them only: the offer, the hands and the map with all possessions.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from gemhold.bots.king.desk import SEAT_FEATURES, Desk
from gemhold.core.kit import count, lowest, rule
from gemhold.games.king.data import CARDS, DECK_SIZE, DECKS, SPACES, SYMBOLS, Steals
from gemhold.games.king.rules.citizens import THIEF, TRADER
from gemhold.games.king.rules.raids import STEALS
from gemhold.games.king.rules.scoring import AREA, GOLD, MOST_FIRES, OTHER, WHITE, around
from gemhold.games.king.rules.turn import JOKER
from gemhold.games.king.state import FIRE, FREE, IN_DECK, NOBODY, State

MORE = AREA - OTHER  # what a castle gains by belonging to the largest area


# ---------------------------------------------------------------- the offer


@rule
def describe_offer(s: State, leaving: int, chances: Any, desk: Desk) -> None:
    """Chances of the offered cards. Where the card of a deck is leaving (NOBODY: of none), the mean of those that may follow."""
    at = s.seats * SEAT_FEATURES
    for deck in range(DECKS):
        low = 0.0
        high = 0.0
        card_thief = 0.0
        gem_thief = 0.0
        n = 0
        for card in range(DECK_SIZE * deck, DECK_SIZE * (deck + 1)):
            offered = s.offer[deck] == card
            if offered if deck != leaving else (s.holder[card] == IN_DECK and not offered):
                n += 1
                low += chances[card, 0]
                high += chances[card, 1]
                card_thief += STEALS[card] == Steals.CARD
                gem_thief += STEALS[card] == Steals.GEM
        n = max(n, 1)
        desk.x[at + deck] = low / n
        if deck == TRADER:
            desk.x[at + DECKS] = high / n
        elif deck == THIEF:
            desk.x[at + DECKS + 1] = card_thief / n
            desk.x[at + DECKS + 2] = gem_thief / n


# ---------------------------------------------------------------- the hands


@rule
def describe_hands(s: State, first: int, desk: Desk) -> None:
    """Jokers: super jokers, pairs, single cards, and how many fictive dice they make."""
    for k in range(s.seats):
        seat = (first + k) % s.seats
        for symbol in range(SYMBOLS):
            desk.symbols[symbol] = 0
        supers = 0
        for card in range(CARDS):
            if s.holder[card] == seat:
                if s.face_down >> card & 1:
                    supers += 1
                else:
                    desk.symbols[JOKER[card]] += 1
        pairs = 0
        singles = 0
        for symbol in range(SYMBOLS):
            pairs += desk.symbols[symbol] // 2
            singles += desk.symbols[symbol] % 2
        at = k * SEAT_FEATURES + 22
        desk.x[at] = supers / 4.0
        desk.x[at + 1] = pairs / 2.0
        desk.x[at + 2] = singles / 4.0
        desk.x[at + 3] = (pairs + min(singles, supers) + max(0, supers - singles) // 2) / 3.0


# ---------------------------------------------------------------- the map


@rule
def gain_of(s: State, space: int, areas: int, largest: int, desk: Desk) -> float:
    """Points a seat gains by a castle on a space; its areas stand on the desk. `largest`: the size of its largest one."""
    merged = 1
    for i in range(areas):
        if s.adjacent[space] & desk.areas[i]:
            merged += desk.sizes[i]
    gain = float(OTHER + MORE * max(0, merged - largest))
    if s.white >> space & 1:
        gain += WHITE
    elif s.gold >> space & 1:
        gain += GOLD
    return gain


@rule
def largest_of(s: State, spaces: int) -> int:
    """The size of the largest connected area of some spaces."""
    most = 0
    while count(spaces) > most:
        area = spaces & -spaces
        border = area
        while border:
            border = around(s, border) & spaces & ~area
            area |= border
        spaces &= ~area
        most = max(most, count(area))
    return most


@rule
def describe_seat(s: State, seat: int, at: int, free: int, fire: int, tokens: int, desk: Desk) -> int:
    """The castles of a seat and its prospects; returns its points now."""
    x = desk.x
    mine = desk.held[seat]
    areas = 0
    largest = 0
    size = 0
    second = 0
    left = mine
    while left:
        area = left & -left
        border = area
        while border:
            border = around(s, border) & left & ~area
            area |= border
        left &= ~area
        n = count(area)
        desk.areas[areas] = area
        desk.sizes[areas] = n
        areas += 1
        if n > size:
            second = size
            size = n
            largest = area
        elif n > second:
            second = n
    total = count(mine)

    best = 0.0
    mean = 0.0
    room = 0
    left = free
    while left:
        space = lowest(left)
        left &= left - 1
        gain = gain_of(s, space, areas, size, desk)
        best = max(best, gain)
        mean += gain
        room += (s.adjacent[space] & largest) != 0
    slaying = 0.0
    burning = 0
    left = fire
    while left:
        space = lowest(left)
        left &= left - 1
        slaying = max(slaying, gain_of(s, space, areas, size, desk))
        burning += (s.adjacent[space] & largest) != 0
    raiding = 0.0
    enemies = 0
    exposed = 0
    left = tokens & ~mine
    while left:
        space = lowest(left)
        left &= left - 1
        exposed |= s.adjacent[space]
        if s.adjacent[space] & mine:
            raiding = max(raiding, gain_of(s, space, areas, size, desk))
            enemies += (s.adjacent[space] & largest) != 0
    exposed &= mine
    loss = 0.0
    left = exposed
    while left:
        bit = left & -left
        left &= left - 1
        lost = float(OTHER)
        if largest & bit:
            lost += MORE * (size - max(second, largest_of(s, largest & ~bit)))
        loss = max(loss, lost)

    ahead = 9
    for other in range(s.seats):
        if other != seat:
            ahead = min(ahead, s.fires[seat] - s.fires[other])
    bonus = 1 if s.fires[seat] > 0 and ahead >= 0 else 0
    gems = GOLD * s.gold_gems[seat] + WHITE * s.white_gems[seat]
    points = OTHER * total + MORE * size + MOST_FIRES * bonus + gems

    x[at] = size / 8.0
    x[at + 1] = (total - size) / 6.0
    x[at + 2] = second / 4.0
    x[at + 3] = room / 6.0
    x[at + 4] = burning / 4.0
    x[at + 5] = enemies / 4.0
    x[at + 6] = count(exposed) / 4.0
    x[at + 7] = loss / 7.0
    x[at + 8] = best / 7.0
    x[at + 9] = mean / (3.0 * max(1, count(free)))
    x[at + 10] = slaying / 7.0
    x[at + 11] = raiding / 7.0
    x[at + 12] = gems / 6.0
    x[at + 13] = s.gold_gems[seat] / 2.0
    x[at + 14] = s.fires[seat] / 4.0
    x[at + 15] = max(-3, min(3, ahead)) / 3.0
    x[at + 16] = bonus
    x[at + 17] = max(0, 4 - s.tokens[seat]) / 4.0
    x[at + 18] = points / 20.0
    return points


@rule
def describe_map(s: State, first: int, tiles: int, desk: Desk) -> None:
    """Castles, possessions, and how near the end is: `tiles` can still be drawn."""
    x = desk.x
    seats = s.seats
    free = 0
    fire = 0
    tokens = 0
    for seat in range(seats):
        desk.held[seat] = 0
    for space in range(SPACES):
        owner = s.owner[space]
        if owner >= 0:
            desk.held[owner] |= 1 << space
            tokens |= 1 << space
        elif owner == FREE:
            free |= 1 << space
        elif owner == FIRE:
            fire |= 1 << space
    for k in range(seats):
        desk.points[k] = describe_seat(s, (first + k) % seats, k * SEAT_FEATURES, free, fire, tokens, desk)
    for k in range(seats):
        most = -1
        for other in range(seats):
            if other != k:
                most = max(most, desk.points[other])
        lead = float(desk.points[k] - most)
        at = k * SEAT_FEATURES + 19
        x[at] = lead / 10.0
        x[at + 1] = lead / (3.0 + 3.0 * sqrt(float(tiles)))  # a lead counts more towards the end
        x[at + 2] = max(-1.0, min(1.0, lead / (2.0 + tiles)))
    at = seats * SEAT_FEATURES + DECKS + 3
    x[at] = tiles / 20.0
    x[at + 1] = max(0, 10 - tiles) / 10.0
    x[at + 2] = tiles == 1
    x[at + 3] = tiles == 2
    x[at + 4] = tiles == 3
    x[at + 5] = tiles == 4
    x[at + 6] = tiles <= seats
    x[at + 7] = tiles <= 2 * seats
    x[at + 8] = count(fire) / 8.0
    x[at + 9] = s.supply_fires / 7.0
    x[at + 10] = count(s.white & free) / 6.0
    x[at + 11] = count(s.gold & free) / 4.0
    x[at + 12] = s.supply_gold / 2.0
    x[at + 13] = count(free) / 20.0
    x[at + 14] = s.offer[THIEF] != NOBODY
