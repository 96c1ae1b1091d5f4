"""A position of Geodia in numbers, as one seat has it: what stands on the map, what lies in the base, what comes in."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from gemhold.core.kit import count, lowest, rule, table
from gemhold.games.geodia.board import DISTANCES, DRAGON, HOME, TILES, around
from gemhold.games.geodia.data import FIRST_TOOL, GEMS, LIMITS, MINE_LIST, TOOLS, Card, Mine
from gemhold.games.geodia.rules.control import (
    ON_TILE,
    all_walls,
    are_friends,
    crowd,
    figures_at,
    foes_held,
    network,
    passable,
    tracks,
)
from gemhold.games.geodia.rules.income import PAIR, worker_limit
from gemhold.games.geodia.rules.money import SHOT_PRICE, TOOL_GIVES, side
from gemhold.games.geodia.rules.weapons import SIEGE_DAMAGE, in_range
from gemhold.games.geodia.state import (
    CHESTS,
    ENGINEER,
    INVENTOR,
    MACHINES,
    NONE,
    RECRUITER,
    WORKER,
    WORKSHOP,
    State,
)


class X(IntEnum):
    """What each number of a description means."""

    GEMS = 0  # less open debts
    IN_DEBT = 1
    PAY = 2  # gems miners bring a turn: with a railway, with one railway missing, two, three, more
    PLACES = 7  # the same if every place in the mines were taken
    SLOTS = 12  # places in mines
    MINERS = 13
    GATHERERS = 14
    IDLE = 15  # figures in the base
    CUT = 16  # figures without a way home
    WORKERS = 17
    ENGINEERS = 18
    MOST = 19  # figures one may own
    UNTURNED = 20  # tiles of the network that can be detonated
    ROOM = 21  # tiles that could still be worked, the near ones first
    RAILS = 22
    DISTANCE = 23  # of all figures from the base
    CROWDED = 24  # figures too many on a tile
    STOCK = 25  # of each resource
    FLOW = 29  # of each resource a turn
    TOOL_GEMS = 33
    TOOL_GOODS = 34
    CHEST = 35  # gems in chests that have a way home
    CUT_CHEST = 36
    CHESTS = 37  # chests on tiles the seat holds
    WALLED = 38  # mines behind a wall
    LINK = 39
    MACHINES = 40
    INVENTOR = 41
    RECRUITER = 42
    WORKSHOP = 43
    HAND = 44  # cards
    SIEGE_CARDS = 45  # from here on only if the hand is known
    DAMAGE = 46  # the weapons could do to the dragon
    PAID = 47  # of it what resources allow


FEATURES = int(X.PAID) + 1
CLASSES = 5  # of mines, by missing railways

MINE_RATE = table([0] + [len(mine.numbers) * mine.gems for mine in MINE_LIST])  # sixths of a gem a miner brings a turn
DISTANCE = table(DISTANCES)
SHOOTS_DRAGON = sum(1 << tile for tile in range(TILES) if DISTANCES[tile][DRAGON] <= LIMITS["range"])
SULPHUR, WOOD, IRON, WATER = range(GEMS)
ENGINEER_AWAY = 0.85  # of a hunt while no engineer stands within range of the dragon
NO_ENGINEER = 0.3


@rule
def turns_left(s: State, seat: int) -> int:
    """Incomes still to come for a seat."""
    waits = 1 if s.round_n > 0 and seat > s.current else 0
    return max(0, s.rounds - s.round_n + waits)


@rule
def far(s: State, seat: int, tile: int) -> int:
    """Steps from the base; what lies far away is easily cut off."""
    fronts = s.front[seat]
    best = 9
    while fronts:
        best = min(best, DISTANCE[tile][lowest(fronts)])
        fronts &= fronts - 1
    return best


@rule
def describe_mines(s: State, seat: int, home: int, rails: int, x: Any) -> None:
    near = rails | (s.front[seat] | around(rails)) & home
    two = near | around(near) & home
    three = two | around(two) & home
    walls = all_walls(s)
    mines = home & s.turned
    while mines:
        tile = lowest(mines)
        mines &= mines - 1
        if s.mine[tile] == Mine.SINGLE:
            continue
        missing = 4
        if rails >> tile & 1:
            missing = 0
        elif near >> tile & 1:
            missing = 1
        elif two >> tile & 1:
            missing = 2
        elif three >> tile & 1:
            missing = 3
        rate = MINE_RATE[s.mine[tile]] / 6.0
        n = figures_at(s, seat, tile)
        places = max(0, ON_TILE - (crowd(s, tile) - n))
        n = min(n, places)
        x[X.PAY + missing] += n * rate
        x[X.PLACES + missing] += places * rate
        x[X.SLOTS] += places
        x[X.MINERS] += n
        if n > 0 and walls >> tile & 1:
            x[X.WALLED] += 1.0


@rule
def describe_figures(s: State, seat: int, home: int, x: Any) -> None:
    tiles = s.staffed[seat]
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        n = figures_at(s, seat, tile)
        if s.full >> tile & 1:  # the surplus must leave before the turn ends (G21)
            surplus = max(0, crowd(s, tile) - ON_TILE)
            x[X.CROWDED] += surplus
            n = max(0, n - surplus)
        x[X.DISTANCE] += n * far(s, seat, tile)
        if not home >> tile & 1:
            x[X.CUT] += n
        elif not s.turned >> tile & 1:
            x[X.GATHERERS] += n
            for which in range(2):
                x[X.FLOW + PAIR[s.land[tile]][which]] += n


@rule
def describe_chests(s: State, seat: int, home: int, x: Any) -> None:
    """Chests that will be the seat's: its own, and others' on tiles it holds (G85, G90)."""
    foes = foes_held(s, seat)
    for owner in range(s.seats):
        for chest in range(CHESTS):
            tile = s.chest[owner][chest]
            if tile == NONE:
                continue
            held = s.held[seat] >> tile & 1
            if owner == seat:
                if foes >> tile & 1:  # as good as stolen
                    continue
            elif not held or are_friends(s, seat, owner):
                continue
            x[X.CHESTS] += held
            if held and home >> tile & 1:
                x[X.CHEST] += s.chest_gems[owner][chest]
            else:
                x[X.CUT_CHEST] += s.chest_gems[owner][chest]


@rule
def describe_weapons(s: State, seat: int, x: Any) -> None:
    """Damage to the dragon takes a sulphur and a wood or iron each, whatever the weapon."""
    damage = float(s.hand[seat][Card.ROCKET])
    if damage > 0.0 and not s.crewed[seat] & SHOOTS_DRAGON:
        damage *= ENGINEER_AWAY if s.owned[seat][ENGINEER] > 0 else NO_ENGINEER
    for machine in range(MACHINES):
        if s.machine[seat][machine] != NONE and in_range(s, seat, machine) >> DRAGON & 1:
            damage += SIEGE_DAMAGE
    main = WOOD if SHOT_PRICE[side(s, seat)][WOOD] > 0 else IRON
    x[X.DAMAGE] = damage
    x[X.PAID] = min(damage, float(min(s.stock[seat][SULPHUR], s.stock[seat][main])))
    x[X.SIEGE_CARDS] = s.hand[seat][Card.LIGHT] + s.hand[seat][Card.HEAVY]


@rule
def describe(s: State, seat: int, visible: bool, x: Any) -> None:
    """Fill in a description. `visible`: the hand is known."""
    for i in range(FEATURES):
        x[i] = 0.0
    x[X.GEMS] = s.gems[seat] - s.debt[seat]
    x[X.IN_DEBT] = 1.0 if s.debt[seat] > 0 else 0.0
    ground = passable(s, seat)
    home = network(s, seat, ground)
    rails = network(s, seat, tracks(s, seat, ground))
    describe_mines(s, seat, home, rails, x)
    describe_figures(s, seat, home, x)
    describe_chests(s, seat, home, x)
    x[X.IDLE] = figures_at(s, seat, HOME)
    x[X.WORKERS] = s.owned[seat][WORKER]
    x[X.ENGINEERS] = s.owned[seat][ENGINEER]
    x[X.MOST] = max(worker_limit(s, seat), s.owned[seat][WORKER]) + s.owned[seat][ENGINEER]
    x[X.UNTURNED] = count(home & ~s.turned)
    x[X.RAILS] = count(rails)
    left = 2.0 + s.owned[seat][WORKER] / 3.0
    free = home & ~s.full & ~s.staffed[seat]
    while free and left > 0.0:
        x[X.ROOM] += min(left, 1.0) / (1.0 + 0.3 * far(s, seat, lowest(free)))
        free &= free - 1
        left -= 1.0
    gives = TOOL_GIVES[side(s, seat)]
    for good in range(GEMS):
        x[X.STOCK + good] = s.stock[seat][good]
    for tool in range(TOOLS):
        if s.tools[seat] >> tool & 1:
            x[X.TOOL_GEMS] += gives[FIRST_TOOL + tool][GEMS]
            for good in range(GEMS):
                x[X.TOOL_GOODS] += gives[FIRST_TOOL + tool][good]
    x[X.LINK] = 1.0 if s.link[seat] != NONE else 0.0
    for machine in range(MACHINES):
        if s.machine[seat][machine] != NONE:
            x[X.MACHINES] += 1.0
    x[X.INVENTOR] = s.upgraded[seat] >> INVENTOR & 1
    x[X.RECRUITER] = s.upgraded[seat] >> RECRUITER & 1
    x[X.WORKSHOP] = s.upgraded[seat] >> WORKSHOP & 1
    x[X.HAND] = s.hand_n[seat]
    if visible:
        describe_weapons(s, seat, x)
