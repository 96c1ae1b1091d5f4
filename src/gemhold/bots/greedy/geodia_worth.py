"""What a position of Geodia is worth to a seat, in gems: what it has, what it will earn, and what others stand to lose.

All weights stand at the top. They were set by hand and checked by matches against earlier ones.
"""

from __future__ import annotations

from gemhold.core.kit import count, lowest, rule, table
from gemhold.games.geodia.board import DISTANCES, DRAGON, HOME, TILES, around
from gemhold.games.geodia.data import FIRST_TOOL, GEMS, MINE_LIST, TOOLS, Card, Mine
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
from gemhold.games.geodia.rules.damage import is_blasted
from gemhold.games.geodia.rules.dragon import NEEDED, TREASURE_GEMS, TREASURE_HIT, named_treasure
from gemhold.games.geodia.rules.income import PAIR
from gemhold.games.geodia.rules.money import TOOL_GIVES, side
from gemhold.games.geodia.rules.weapons import bill, damage_at, in_range
from gemhold.games.geodia.state import (
    CHESTS,
    ENGINEER,
    GUN,
    INVENTOR,
    MACHINES,
    NONE,
    RECRUITER,
    WORKER,
    WORKSHOP,
    Phase,
    State,
)

MINE_RATE = table([0] + [len(mine.numbers) * mine.gems for mine in MINE_LIST])  # sixths of a gem a miner brings a turn

DISTANCE = table(DISTANCES)

FOES = 0.45  # weight of what an opponent has
GOOD = 0.26  # a resource in a small stock
TOOL_GOOD = 0.31  # a resource from a tool, a turn
IDLE_FIGURE = 0.33  # of a figure in the base, a turn
DEFENDER = 0.5  # an engineer beside its work
ROOM = 0.5  # a tile on the network that could still be worked
RAIL = 0.18
RAILS_MISSING = table([100, 40, 20, 8])  # hundredths of what a railway to a mine is worth, by railways still to be laid
MOST_MISSING = len(RAILS_MISSING) - 1
FAR = 0.035  # a step between a figure and its base, a turn
CHEST_RISK = 0.85  # a chest with a route, against its gems at once
CUT_CHEST = 0.4  # without one
MACHINE = 0.5  # a siege machine, a turn
HEAVIER = 0.35  # more for the Trebuchet, which reaches further, and the artillery, which moves
HUNTER = 0.7  # more, where it reaches the dragon
WALL = 0.35
MANY_CARDS = 0.65  # less for each card beyond the third
LINK = 1.2
CROWD = 1.0  # a figure too many on a tile
DEBT_RISK = 0.3  # what an open debt may grow by, a turn

CARD_WORTH = table(  # in hundredths: what a card in hand will bring, less its price
    [{Card.CUTTER: 170, Card.DRONE: 110, Card.SAW: 150, Card.PUMP: 100, Card.FIND: 150, Card.INFRASTRUCTURE: 120, Card.LINK: 160,
      Card.LIGHT: 110, Card.HEAVY: 110, Card.ROCKET: 110, Card.GEOLOGIST: 90, Card.UPGRADE: 60, Card.SABOTEUR: 60,
      Card.WORK_TOOLS: 20, Card.MUNITION: 50, Card.KABOOM: 40}[kind] for kind in Card]
)  # fmt: skip


@rule
def good_worth(n: int) -> float:
    """A stock of one resource: the first few are the most useful, what nears the limit is as good as lost."""
    first = min(n, 5)
    second = min(max(n - 5, 0), 5)
    rest = max(n - 10, 0)
    return GOOD * first + 0.55 * GOOD * second + 0.1 * GOOD * rest


@rule
def turns_left(s: State) -> int:
    """Starts of turns still to come for each seat."""
    return max(0, s.rounds - s.round_n)


@rule
def flow_worth(n: int) -> float:
    """A resource coming in n times a turn: the first ones build the realm, many of a kind only fill the stock."""
    return 0.5 * min(n, 1) + 0.34 * min(max(n - 1, 0), 2) + 0.15 * min(max(n - 3, 0), 2) + 0.05 * max(n - 5, 0)


@rule
def income_worth(s: State, seat: int, turns: int) -> float:
    """What figures on the map bring in the turns to come."""
    sulphur = 0
    wood = 0
    iron = 0
    water = 0
    ground = passable(s, seat)
    home = network(s, seat, ground)
    rails = network(s, seat, tracks(s, seat, ground))
    total = 0.0
    tiles = s.staffed[seat]
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        n = figures_at(s, seat, tile)
        surplus = max(0, crowd(s, tile) - ON_TILE) if s.full >> tile & 1 else 0  # must leave before the turn ends (G21)
        total -= CROWD * surplus
        n = max(0, n - surplus)
        total -= FAR * n * far(s, seat, tile) * min(turns, 4)
        if not home >> tile & 1:
            total += 0.15 * n * turns  # the way may open again
        elif not s.turned >> tile & 1:
            for which in range(2):
                good = PAIR[s.land[tile]][which]
                sulphur += n * (good == 0)
                wood += n * (good == 1)
                iron += n * (good == 2)
                water += n * (good == 3)
            known = s.known[seat] >> tile & 1
            if known and s.mine[tile] != Mine.SINGLE:
                total += 0.1 * n * turns
        else:
            by_chest = max(0.0, turns - 0.6) * CHEST_RISK
            paid = by_chest + (turns - by_chest) * linked(tile, rails, home)
            total += MINE_RATE[s.mine[tile]] / 6.0 * n * paid
            if all_walls(s) >> tile & 1:
                total += WALL
    useful_turns = turns * min(1.0, turns / 4.0)  # late resources build nothing any more
    flows = flow_worth(sulphur) + flow_worth(wood) + flow_worth(iron) + 0.6 * flow_worth(water)
    total += flows * useful_turns
    total += ROOM * room_worth(s, seat, home) * min(turns, 4) / 4.0
    return total + RAIL * count(rails) * min(turns, 4) / 4.0


@rule
def linked(tile: int, rails: int, home: int) -> float:
    """How near a mine is to its railway: 1 with one, less for each road that must still become a railway."""
    missing = 0
    while not rails >> tile & 1:
        missing += 1
        if missing > MOST_MISSING:
            return 0.0
        rails |= around(rails) & home
    return RAILS_MISSING[missing] / 100.0


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
def room_worth(s: State, seat: int, home: int) -> float:
    """Tiles of the network that could still be worked, the near ones first."""
    left = 2.0 + s.owned[seat][WORKER] / 3.0
    total = 0.0
    free = home & ~s.full & ~s.staffed[seat]
    while free and left > 0.0:
        tile = lowest(free)
        free &= free - 1
        total += min(left, 1.0) / (1.0 + 0.3 * far(s, seat, tile))
        left -= 1.0
    return total


@rule
def chest_worth(s: State, seat: int, turns: int) -> float:
    """Chests that will be the seat's: its own, and others' on tiles it holds (G85, G90)."""
    home = network(s, seat, passable(s, seat))
    foes = foes_held(s, seat)
    total = 0.0
    for owner in range(s.seats):
        for chest in range(CHESTS):
            tile = s.chest[owner][chest]
            if tile == NONE:
                continue
            held = s.held[seat] >> tile & 1
            if owner == seat:
                if s.rules >= 2 and foes >> tile & 1:  # as good as stolen
                    continue
            elif s.rules < 2 or not held or are_friends(s, seat, owner):
                continue
            if turns == 0:
                total += 5.0 if held else 0.0
            elif held and home >> tile & 1:
                total += CHEST_RISK * s.chest_gems[owner][chest]
            else:
                total += CUT_CHEST * s.chest_gems[owner][chest]
    return total


@rule
def hand_worth(s: State, seat: int, turns: int) -> float:
    if turns == 0:
        return 0.0
    total = -MANY_CARDS * max(s.hand_n[seat] - 3, 0)
    for kind in range(len(CARD_WORTH)):
        total += s.hand[seat][kind] * CARD_WORTH[kind] / 100.0
    if s.upgraded[seat] >> INVENTOR & 1:
        total += 0.9 * (s.hand[seat][Card.LIGHT] + s.hand[seat][Card.HEAVY])
    return total * min(1.0, turns / 3.0)


@rule
def base_worth(s: State, seat: int, turns: int) -> float:
    """Figures at home, tools, upgrades, machines, the airship or drill."""
    share = turns / 8.0
    idle = figures_at(s, seat, HOME)
    total = IDLE_FIGURE * idle * turns + DEFENDER * s.owned[seat][ENGINEER] * min(turns, 2) / 2.0
    gives = TOOL_GIVES[side(s, seat)]
    for tool in range(TOOLS):
        if s.tools[seat] >> tool & 1:
            for good in range(GEMS):
                total += TOOL_GOOD * gives[FIRST_TOOL + tool][good] * turns
            total += gives[FIRST_TOOL + tool][GEMS] * turns
    if s.upgraded[seat] >> RECRUITER & 1:
        total += (3.0 if s.owned[seat][WORKER] >= 8 else 0.3) * share
    if s.upgraded[seat] >> WORKSHOP & 1:
        total += 0.8 * share
    if s.upgraded[seat] >> INVENTOR & 1:
        total += (0.8 + 2.5 * min(2, s.hand[seat][Card.LIGHT] + s.hand[seat][Card.HEAVY])) * share
    for machine in range(MACHINES):
        if s.machine[seat][machine] != NONE:
            total += (MACHINE + (HEAVIER if machine == GUN else 0.0)) * min(turns, 4)
            if in_range(s, seat, machine) >> DRAGON & 1 and s.treasures != 0:
                total += HUNTER * min(turns, 4)
    if s.link[seat] != NONE:
        total += LINK * min(turns, 3) / 3.0
    return total + 0.15 * count(s.walls[seat]) * min(turns, 3) / 3.0


@rule
def own_worth(s: State, seat: int, visible: bool) -> float:
    """What a seat has and will earn. `visible`: count the hand, too (it is known only for oneself and the partner)."""
    turns = turns_left(s)
    total = float(s.gems[seat] - s.debt[seat])
    if s.debt[seat] > 0:
        total -= DEBT_RISK * turns
    for good in range(GEMS):
        total += good_worth(s.stock[seat][good]) * (1.0 if turns > 0 else 0.02)
    total += income_worth(s, seat, turns) + chest_worth(s, seat, turns) + base_worth(s, seat, turns)
    return total + (hand_worth(s, seat, turns) if visible else 0.0)


@rule
def item_worth(s: State, seat: int, tile: int, turns: int) -> float:
    """What losing a thing on the tile costs its owner, roughly."""
    rate = MINE_RATE[s.mine[tile]] / 6.0 if s.turned >> tile & 1 else 2.0 * GOOD
    return 0.8 + rate * turns * 0.6


@rule
def shots_worth(s: State, seat: int) -> float:
    """What the shots named so far may bring."""
    turns = turns_left(s)
    total = 0.0
    seen = 0
    for shot in range(s.shot_n):
        tile = s.shot_at[shot]
        if tile >= TILES or seen >> tile & 1:
            continue
        seen |= 1 << tile
        damage = float(damage_at(s, tile))
        if is_blasted(s, tile):
            damage = 6.0
        if all_walls(s) >> tile & 1:
            damage -= 1.0
        for other in range(s.seats):
            if are_friends(s, seat, other):
                continue
            for chest in range(CHESTS):
                if s.chest[other][chest] == tile and damage >= 1.0:
                    total += 0.4 * s.chest_gems[other][chest]
            hit = min(damage, float(figures_at(s, other, tile)))
            if hit > 0:
                total += hit * item_worth(s, other, tile, turns) * 0.6
                damage -= hit
            for machine in range(MACHINES):
                if s.machine[other][machine] == tile and damage > 0:
                    total += 1.0
                    damage -= 1.0
            if damage > 0 and network(s, other, passable(s, other)) >> tile & 1:
                total += 0.3 * damage
    treasure = named_treasure(s)
    if treasure != NONE:
        odds = 0.0
        for number in range(1, 7):
            odds += TREASURE_HIT[treasure][number] / 6.0
        done = min(1.0, damage_at(s, TILES + treasure) / NEEDED[treasure])
        total += TREASURE_GEMS[treasure] * odds * (1.0 if done >= 1.0 else 0.4 * done * done)
    return total


@rule
def bill_worth(s: State, seat: int) -> float:
    """What they will cost, the cards included."""
    total = float(bill(s, seat, GEMS, 0, NONE))
    for good in range(GEMS):
        total += GOOD * bill(s, seat, good, 0, NONE)
    return total + 0.5 * s.shot_n


@rule
def worth(s: State, seat: int) -> float:
    total = 0.0
    foes = 0
    for other in range(s.seats):
        if not are_friends(s, seat, other):
            foes += 1
    for other in range(s.seats):
        if other == seat:
            total += own_worth(s, other, True)
        elif are_friends(s, seat, other):
            total += own_worth(s, other, False)
        else:
            total -= FOES * own_worth(s, other, False) / foes
    if s.current == seat and s.shot_n > 0:
        total += shots_worth(s, seat)
        if s.phase == Phase.COMBAT or s.phase == Phase.TARGET:
            total -= bill_worth(s, seat)
    return total
