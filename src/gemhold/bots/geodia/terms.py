"""What a position of Geodia is worth to a seat, in gems, as a sum of named terms.

    terms(s, seat, visible, w, desk)   fills in desk.out[seat], the terms of one seat in the order of TERMS, and returns their sum
    worth(s, seat, w, desk)            what the position is worth to a seat; desk.out[k] has the terms of seat k

The weights `w` come as an argument (`weights`). Differences of terms are the reasons for a move.
"""

from __future__ import annotations

from typing import Any

from gemhold.bots.geodia.desk import TERMS, Desk
from gemhold.bots.geodia.features import CLASSES, IRON, MINE_RATE, SULPHUR, X, describe, turns_left
from gemhold.bots.geodia.weights import WEIGHTS, Weight
from gemhold.core.kit import rule, table
from gemhold.games.geodia.board import TILES, spread
from gemhold.games.geodia.data import FIRST_TOOL, GEMS, KINDS, LIMITS, MINE_LIST, TOOLS, TREASURES, Mine
from gemhold.games.geodia.rules.control import (
    all_walls,
    are_friends,
    figures_at,
    foes_held,
    gates,
    immune_to,
    links,
    network,
    passable,
)
from gemhold.games.geodia.rules.damage import is_blasted
from gemhold.games.geodia.rules.weapons import bill, damage_at
from gemhold.games.geodia.state import CHESTS, ENGINEER, MACHINES, NONE, TREASURE_COUNT, WORKER, Phase, State

T_GEMS, T_MINES, T_GROWTH, T_RESOURCES, T_WAYS, T_CHESTS, T_GUARD, T_TOOLS, T_CARDS, T_WEAPONS, T_BUILDINGS = range(len(TERMS))

CLASSIC_SHARE = sum(mine.need for mine in MINE_LIST[:-1]) / TILES
SINGLE_GEMS = (1.0 - CLASSIC_SHARE) * MINE_LIST[-1].gems
NEEDED = table([treasure.need for treasure in TREASURES])
EXPECTED = table([len(treasure.numbers) * treasure.gems for treasure in TREASURES])  # sixths of a gem
CHEST_AT_END = float(LIMITS["chest_at_end"])
CROWD = 1.0  # a figure too many on a tile
DEBT_RISK = 0.3  # what an open debt may grow by, a turn
CUT_OFF = 0.15  # a figure without a way home, a turn
KEYS = (1 << 40) - 1
USELESS = 0.02  # of a resource when no turn is left


@rule
def linked(missing: int, w: Any) -> float:
    """What a mine pays, by the railways still missing, against one with a railway."""
    if missing == 0:
        return 1.0
    share: float = 0.0 if missing == CLASSES - 1 else w[Weight.RAIL_ONE + missing - 1]
    chest: float = (1.0 - share) * w[Weight.CHEST_PAY]
    return share + chest


@rule
def forecast(x: Any, turns: int, pay: float, places: float, w: Any) -> float:
    """Gems at the end if the realm goes on growing.

    The next income is that of the figures as they stand; later ones follow from detonating and hiring. `pay`: gems of the next
    income, `places`: gems a turn if every place in the mines were taken.
    """
    gems: float = x[X.GEMS]
    figures = x[X.WORKERS] + x[X.ENGINEERS] - x[X.CUT]
    slots = x[X.SLOTS]
    room = x[X.UNTURNED]
    sulphur = x[X.STOCK + SULPHUR]
    iron = x[X.STOCK + IRON]
    for turn in range(turns):
        left = turns - turn - 1
        if turn == 0:
            gems += pay
            sulphur += x[X.FLOW + SULPHUR]
            iron += x[X.FLOW + IRON]
        else:
            miners = min(figures, slots)
            gems += miners * places / max(slots, 1.0)
            sulphur += (figures - miners) * w[Weight.DIG_SULPHUR]
            iron += (figures - miners) * w[Weight.DIG_IRON]
        if left > 0:
            blasts = w[Weight.GROWTH] * min(min(sulphur * 0.5, iron), min(room, max(0.0, (x[X.MOST] - slots) / 3.0)))
            opened = 3.0 * CLASSIC_SHARE * blasts
            slots += opened
            places += opened * w[Weight.NEW_MINE]
            gems += SINGLE_GEMS * blasts
            room -= blasts
            sulphur -= 2.0 * blasts
            iron -= blasts
            eager = w[Weight.GROWTH] * min(1.0, max(0.0, left - w[Weight.HIRE_TURNS]))
            hired = eager * max(0.0, min(min(gems * 0.5, x[X.MOST] - figures), slots + 2.0 - figures))
            gems -= 2.0 * hired
            figures += hired
    return gems


@rule
def hunt(x: Any, treasures: int, w: Any) -> float:
    """What the weapons at hand could win from the dragon."""
    damage = x[X.PAID] + w[Weight.SHORT] * (x[X.DAMAGE] - x[X.PAID])
    best = 0.0
    for treasure in range(TREASURE_COUNT):
        if treasures >> treasure & 1:
            done = min(1.0, damage / NEEDED[treasure])
            best = max(best, EXPECTED[treasure] / 6.0 * done * done)
    return best


@rule
def terms(s: State, seat: int, visible: bool, w: Any, desk: Desk) -> float:
    """Fill in what a seat has and will earn, term by term; return the sum. `visible`: its hand is known."""
    x = desk.x
    out = desk.out[seat]
    describe(s, seat, visible, x)
    turns = turns_left(s, seat)
    late = min(1.0, turns / w[Weight.LATE])
    share = turns / 8.0
    soon = min(turns, 4) / 4.0
    for term in range(len(TERMS)):
        out[term] = 0.0
    out[T_GEMS] = x[X.GEMS] - DEBT_RISK * turns * x[X.IN_DEBT]
    if turns == 0:
        out[T_CHESTS] = CHEST_AT_END * x[X.CHESTS]
    else:
        out[T_CHESTS] = w[Weight.CHEST] * x[X.CHEST] + w[Weight.CUT_CHEST] * x[X.CUT_CHEST]
        pay = 0.0
        places = 0.0
        for missing in range(CLASSES):
            pay += x[X.PAY + missing] * linked(missing, w)
            places += x[X.PLACES + missing] * linked(missing, w)
        entering = min(x[X.IDLE], max(0.0, x[X.SLOTS] - x[X.MINERS]))
        pay += w[Weight.IDLE] * entering * places / max(1.0, x[X.SLOTS])
        figures = x[X.WORKERS] + x[X.ENGINEERS] - x[X.CUT]
        out[T_MINES] = w[Weight.MINE] * pay * turns
        out[T_GROWTH] = w[Weight.FORECAST] * (forecast(x, turns, pay, places, w) - x[X.GEMS]) + CUT_OFF * x[X.CUT] * turns
        out[T_GROWTH] += w[Weight.SLOT] * turns * max(0.0, min(x[X.SLOTS], figures + 2.0) - x[X.MINERS])
        out[T_GROWTH] += (w[Weight.WORKER] * x[X.WORKERS] + w[Weight.ENGINEER] * x[X.ENGINEERS]) * turns
    for good in range(GEMS):
        n = x[X.STOCK + good]
        held = min(n, 5.0) + w[Weight.PILED] * min(max(n - 5.0, 0.0), 7.0)
        n = x[X.FLOW + good]
        comes = min(n, 2.0) + w[Weight.MANY_ALIKE] * max(n - 2.0, 0.0)
        out[T_RESOURCES] += w[Weight.STOCK_SULPHUR + good] * held * (late if turns > 0 else USELESS)
        out[T_RESOURCES] += w[Weight.FLOW_SULPHUR + good] * comes * turns * late
    out[T_WAYS] = (w[Weight.ROOM] * x[X.ROOM] + w[Weight.RAIL] * x[X.RAILS]) * soon - CROWD * x[X.CROWDED]
    out[T_WAYS] += w[Weight.LINK] * x[X.LINK] * min(turns, 3) / 3.0 - w[Weight.FAR] * x[X.DISTANCE] * min(turns, 4)
    out[T_GUARD] = w[Weight.DEFENDER] * x[X.ENGINEERS] * min(turns, 2) / 2.0 + w[Weight.WALL] * x[X.WALLED] * min(turns, 3)
    out[T_TOOLS] = (x[X.TOOL_GEMS] + w[Weight.TOOL] * x[X.TOOL_GOODS] * late) * turns
    out[T_BUILDINGS] = w[Weight.INVENTOR] * x[X.INVENTOR] * (0.8 + 2.5 * min(2.0, x[X.SIEGE_CARDS])) * share
    out[T_BUILDINGS] += w[Weight.RECRUITER] * x[X.RECRUITER] * (3.0 if x[X.WORKERS] >= 8.0 else 0.3) * share
    out[T_BUILDINGS] += w[Weight.WORKSHOP] * x[X.WORKSHOP] * share
    out[T_WEAPONS] = w[Weight.MACHINE] * x[X.MACHINES] * min(turns, 4)
    if visible and turns > 0:
        out[T_WEAPONS] += w[Weight.HUNT] * hunt(x, s.treasures, w)
        out[T_CARDS] = -w[Weight.MANY_CARDS] * max(x[X.HAND] - 3.0, 0.0)
        for kind in range(KINDS):
            lasting = share if FIRST_TOOL <= kind < FIRST_TOOL + TOOLS else min(1.0, turns / 3.0)
            out[T_CARDS] += s.hand[seat][kind] * w[WEIGHTS + kind] * lasting
    elif visible and s.current == seat and s.menu == Phase.MAIN and s.phase < Phase.COMBAT:  # the last shots are to come
        out[T_WEAPONS] += hunt(x, s.treasures, w)
    total = 0.0
    for term in range(len(TERMS)):
        total += out[term]
    return total


@rule
def shots_worth(s: State, seat: int, w: Any) -> float:
    """What the shots named so far may do to other players, less what they cost."""
    turns = turns_left(s, seat)
    total: float = 0.0
    seen = 0
    for shot in range(s.shot_n):
        tile = s.shot_at[shot]
        if tile >= TILES or seen >> tile & 1:
            continue
        seen |= 1 << tile
        damage = 6.0 if is_blasted(s, tile) else float(damage_at(s, tile))
        if all_walls(s) >> tile & 1:
            damage -= 1.0
        rate = MINE_RATE[s.mine[tile]] / 6.0 if s.turned >> tile & 1 and s.mine[tile] != Mine.SINGLE else 0.5
        for other in range(s.seats):
            if are_friends(s, seat, other):
                continue
            for chest in range(CHESTS):
                if s.chest[other][chest] == tile and damage >= 1.0:
                    total += w[Weight.CHEST_HIT] * s.chest_gems[other][chest]
            hit = min(damage, float(figures_at(s, other, tile)))
            if hit > 0.0:
                total += hit * (0.5 + 0.36 * rate * turns)
                damage -= hit
            for machine in range(MACHINES):
                if s.machine[other][machine] == tile and damage > 0.0:
                    total += 1.0
                    damage -= 1.0
            if damage > 0.0 and network(s, other, passable(s, other)) >> tile & 1:
                total += 0.3 * damage
    total *= w[Weight.ATTACK]
    if s.phase == Phase.COMBAT or s.phase == Phase.TARGET:
        total -= bill(s, seat, GEMS, 0, NONE) + 0.5 * s.shot_n
        for good in range(GEMS):
            total -= w[Weight.STOCK_SULPHUR + good] * bill(s, seat, good, 0, NONE)
    return total


@rule
def state_of(s: State, seat: int, desk: Desk) -> int:
    """A number that changes whenever something changes that an opponent's terms depend on.

    Figures of others matter only where the seat's ways lead.
    """
    ways = s.road ^ links(s)
    if desk.ways[seat] != ways:
        desk.ways[seat] = ways
        desk.leads_to[seat] = spread(gates(s, seat), (s.road | links(s)) & ~immune_to(s, seat))
    key = mixed(s.road, s.rail)
    key = mixed(key, s.turned)
    key = mixed(key, s.mine[s.tile])  # what a detonation has just laid open
    key = mixed(key, foes_held(s, seat) & desk.leads_to[seat])
    key = mixed(key, s.staffed[seat])
    key = mixed(key, s.held[seat])
    key = mixed(key, all_walls(s))
    key = mixed(key, s.current * 32 + s.round_n)
    key = mixed(key, s.gems[seat] * 256 + s.debt[seat])
    key = mixed(key, s.owned[seat][WORKER] * 16 + s.owned[seat][ENGINEER])
    key = mixed(key, s.hand_n[seat] * 4096 + s.tools[seat] * 64 + s.upgraded[seat])
    for good in range(GEMS):
        key = mixed(key, s.stock[seat][good])
    for machine in range(MACHINES):
        key = mixed(key, s.machine[seat][machine])
    for owner in range(s.seats):
        for chest in range(CHESTS):
            key = mixed(key, s.chest[owner][chest] * 64 + s.chest_gems[owner][chest])
    return key


@rule
def mixed(key: int, value: int) -> int:
    return ((key ^ (value & KEYS)) * 1000003 + (key >> 20)) & KEYS


@rule
def forget(desk: Desk) -> None:
    """Before a position is judged with other weights or for another seat."""
    for seat in range(len(desk.made_from)):
        desk.made_from[seat] = -1
        desk.ways[seat] = -1


@rule
def worth(s: State, seat: int, w: Any, desk: Desk) -> float:
    """The seat's own terms and its partner's, less what the opponents have on average."""
    total = 0.0
    foes = 0
    for other in range(s.seats):
        if not are_friends(s, seat, other):
            foes += 1
    for other in range(s.seats):
        if are_friends(s, seat, other):
            total += terms(s, other, True, w, desk)
            continue
        key = state_of(s, other, desk)
        if key != desk.made_from[other]:
            desk.made_from[other] = key
            desk.value[other] = terms(s, other, False, w, desk)
        total -= w[Weight.FOES] * desk.value[other] / foes
    if s.current == seat and s.shot_n > 0:
        total += shots_worth(s, seat, w)
    return total
