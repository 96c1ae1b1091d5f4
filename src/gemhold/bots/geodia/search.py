"""Which action of Geodia leaves the best position: each is tried, and a half-made choice is carried to its end.

Positions are tried out in a block of records: the position itself at 0, what an action makes of it at 1, and so on.
"""

from __future__ import annotations

from typing import Any

from gemhold.bots.geodia.desk import Desk
from gemhold.bots.geodia.terms import forget, worth
from gemhold.bots.geodia.weights import WEIGHTS, Weight
from gemhold.core.contract import CHANCE
from gemhold.core.kit import Ints, Moves, lowest, rule
from gemhold.core.playout import copy_state
from gemhold.core.rng import Rng, below, reseed
from gemhold.games.geodia.board import FRONT, TILES, around
from gemhold.games.geodia.data import GEMS, KINDS, Card
from gemhold.games.geodia.rules import actor, apply, chances, legal
from gemhold.games.geodia.rules.combat import apply_aim, apply_target, can_aim
from gemhold.games.geodia.rules.control import figures_at
from gemhold.games.geodia.rules.dragon import NEEDED, can_aim_treasure, named_treasure
from gemhold.games.geodia.rules.income import PAIR
from gemhold.games.geodia.rules.items import first_item
from gemhold.games.geodia.rules.weapons import can_fire, damage_at
from gemhold.games.geodia.state import BLAST, ENGINEER, ITEMS, NONE, TREASURE_COUNT, WORKER, A, Phase, State

LEVELS = 4  # positions at once: here, the action, its completion, an outcome of chance
GAME, START = LEVELS, LEVELS + 1  # places of a game under way and of its first position
PLACES = LEVELS + 2
OUTCOMES = 12  # of chance that are looked at
NOTHING = -1e30
BLUR, MISS = 0, 1  # of a style: the greatest error of judgement in gems, the share of actions not thought of
STEPS = 1 << 16  # of a random number
KEYS = (1 << 56) - 1
ERRORS, OVERSIGHTS = 1 << 10, 1 << 20  # the first streams of errors of judgement
END, CANCEL, FIRE, END_FIRE = int(A.end), int(A.cancel), int(A.fire), int(A.end_fire)
NO, LOSE, AIM, TARGET, BACK, BASE = int(A.no), int(A.lose), int(A.aim), int(A.target), int(A.back), int(A.base)
FIND, WORK_TOOLS = int(A.play + Card.FIND), int(A.play + Card.WORK_TOOLS)


@rule
def is_menu(phase: int) -> bool:
    return phase == Phase.MAIN or phase == Phase.FINAL or phase == Phase.COMBAT


@rule
def let_hit(s: Any, seat: int) -> int:
    """Losses come after everybody's answer (G77, G83): what to do against them if nobody does any more, or NONE."""
    if s.current != seat and s.phase == Phase.DEFEND:
        return NO
    if s.current != seat and s.phase == Phase.LOSE:
        return LOSE + first_item(s, s.tile)
    if s.phase == Phase.WORMS and s.worms:
        if figures_at(s, s.asked, s.tile) == 0:
            return NO
        lost: int = LOSE + s.asked * ITEMS + (WORKER if s.figures[s.asked][WORKER][s.tile] > 0 else ENGINEER)
        return lost
    return NONE


@rule
def settled(states: list[Any], level: int, seat: int, w: Any, desk: Desk) -> float:
    """Worth of a position; if chance is to decide, the average over its outcomes, evenly picked when there are many.

    The position is played on where others can only take their losses.
    """
    action = let_hit(states[level], seat)
    while action != NONE:
        apply(states[level], action)
        action = let_hit(states[level], seat)
    if actor(states[level]) != CHANCE:
        return worth(states[level], seat, w, desk)
    n = chances(states[level])
    looks = min(n, OUTCOMES)
    total = 0.0
    for i in range(looks):
        copy_state(states, level + 1, level)
        apply(states[level + 1], i * n // looks)
        total += worth(states[level + 1], seat, w, desk)
    return total / looks


@rule
def least_useful(hand: Ints, w: Any) -> int:
    least = NONE
    for kind in range(KINDS):
        if hand[kind] > 0 and (least == NONE or w[WEIGHTS + kind] < w[WEIGHTS + least]):
            least = kind
    return least


@rule
def tried(states: list[Any], moves: list[Moves], action: int, seat: int, w: Any, desk: Desk) -> float:
    """Value of an action; of half a choice, that of its best completion."""
    copy_state(states, 1, 0)
    apply(states[1], action)
    if actor(states[1]) != seat or is_menu(states[1].phase):
        return settled(states, 1, seat, w, desk)
    if states[1].phase == Phase.SWAP and states[1].chosen == NONE:  # two cards for one: the least useful goes first
        apply(states[1], A.discard + least_useful(states[1].hand[seat], w))
    rails = states[1].phase == Phase.RAILS
    best = NOTHING
    while True:
        choice: int = A.done
        best = NOTHING
        for i in range(legal(states[1], moves[1])):
            then = moves[1].a[i]
            if then != CANCEL:
                copy_state(states, 2, 1)
                apply(states[2], then)
                value = settled(states, 2, seat, w, desk)
                if value > best:
                    choice, best = then, value
        if not rails:
            return best
        apply(states[1], choice)  # Infrastructure: railways one by one, the best first
        if states[1].phase != Phase.RAILS:
            return best


# ---------------------------------------------------------------- the dragon


@rule
def next_weapon(s: State, seat: int, treasure: int) -> int:
    """A weapon for one more shot at a treasure, or NONE. Machines first: they fire again next turn."""
    for weapon in range(BLAST):
        if can_aim(s, seat, weapon) and can_aim_treasure(s, seat, weapon, treasure):
            return weapon
    return NONE


@rule
def hunted(states: list[Any], seat: int, treasure: int, w: Any, desk: Desk) -> float:
    """Value of shooting at a treasure with as many weapons as it takes, in combat or with a weapon already picked."""
    copy_state(states, 1, 0)
    s = states[1]
    if s.phase == Phase.TARGET:
        if not can_aim_treasure(s, seat, s.chosen, treasure):
            return NOTHING
        apply_target(s, TILES + treasure)
    while damage_at(s, TILES + treasure) < NEEDED[treasure]:
        weapon = next_weapon(s, seat, treasure)
        if weapon == NONE:
            return NOTHING
        apply_aim(s, weapon)
        apply_target(s, TILES + treasure)
    best = NOTHING
    for munition in range(2):
        if can_fire(states[1], seat, munition, NONE):
            copy_state(states, 2, 1)
            apply(states[2], FIRE + munition)
            best = max(best, settled(states, 2, seat, w, desk))
    return best


# ---------------------------------------------------------------- the opening


@rule
def surroundings(s: State, tiles: int, goods: Any, w: Any) -> float:
    """How good a place for a base is: many different resources near the two tiles in front, and room."""
    for good in range(GEMS):
        goods[good] = 0.0
    near = around(tiles) | tiles
    total = 0.0
    while near:
        tile = lowest(near)
        weight = 2.0 if tiles >> tile & 1 else 1.0
        goods[PAIR[s.land[tile]][0]] += weight
        goods[PAIR[s.land[tile]][1]] += weight
        near &= near - 1
        total += 0.3
    least = goods[0]
    for good in range(GEMS):
        least = min(least, goods[good])
        total += min(goods[good], 4.0)
    total += w[Weight.BASE_SULPHUR] * min(goods[0], 6.0) + w[Weight.BASE_IRON] * min(goods[2], 6.0)
    best: float = total + 2.0 * least
    return best


@rule
def best_base(s: State, moves: Moves, n: int, w: Any, goods: Any) -> int:
    choice = moves.a[0]
    best = NOTHING
    for i in range(n):
        value = surroundings(s, FRONT[moves.a[i] - BASE], goods, w)
        if value > best:
            choice, best = moves.a[i], value
    return choice


@rule
def unwanted(s: State, seat: int, w: Any) -> int:
    """A card of the first hand worth less than what may come, or NONE."""
    mean = 0.0
    cards = 0
    for kind in range(KINDS):
        n = s.deck[seat][kind] + s.hand[seat][kind]
        mean += n * w[WEIGHTS + kind]
        cards += n
    kind = least_useful(s.hand[seat], w)
    return kind if kind != NONE and w[WEIGHTS + kind] < mean / max(1, cards) else NONE


# ---------------------------------------------------------------- decisions


@rule
def key_of(s: State) -> int:
    """Tells maps apart."""
    key = s.turn
    for tile in range(TILES):
        key = (key * 31 + s.land[tile]) & KEYS
    return key


@rule
def error(blur: float, key: int, action: int, rng: Rng) -> float:
    """A bounded error of judgement, in gems. It belongs to the turn and the action, so that a player does not waver."""
    reseed(rng, key, ERRORS + action)
    return blur * ((below(rng, STEPS) + below(rng, STEPS)) / STEPS - 1.0)


@rule
def overlooked(miss: float, key: int, action: int, rng: Rng) -> bool:
    """Does the player not think of an action this turn?"""
    reseed(rng, key, OVERSIGHTS + action)
    return below(rng, STEPS) < miss * STEPS


@rule
def decide(states: list[Any], moves: list[Moves], seat: int, w: Any, style: Any, rng: Rng, desk: Desk) -> int:
    """The action of a seat in states[0], the position as it sees it; all else is scratch.

    In a menu only what improves the position is done, then the phase ends; a question gets the best answer.
    """
    s = states[0]
    n = legal(s, moves[0])
    if n == 1:
        return moves[0].a[0]
    if s.phase == Phase.MULLIGAN:
        kind = unwanted(s, seat, w)
        return BACK + kind if kind != NONE else A.done
    if s.phase == Phase.BASE:
        return best_base(s, moves[0], n, w, desk.x)
    forget(desk)
    menu = is_menu(s.phase) and moves[0].a[n - 1] == END  # it may not end yet while a tile is crowded (G21)
    choice = END if menu else moves[0].a[0]
    still = worth(s, seat, w, desk)
    best = still + w[Weight.ENOUGH] if menu else NOTHING
    blur = style[BLUR]
    least = max(best, still) if blur > 0.0 else best  # who errs takes a step that is good, not the best; never one back
    likeliest = least
    liked = NONE
    key = key_of(s) if blur > 0.0 else 0
    doubling = menu and s.gains | s.yields != 0
    prey = NONE
    if s.phase == Phase.COMBAT or s.phase == Phase.TARGET:
        named = named_treasure(s)
        for treasure in range(TREASURE_COUNT):
            if s.treasures >> treasure & 1 and named in (NONE, treasure):
                value = hunted(states, seat, treasure, w, desk)
                if value > best:
                    prey, best = treasure, value
    for i in range(n):
        action = moves[0].a[i]
        if action in (END, CANCEL) or (menu and FIRE <= action < END_FIRE):
            continue
        if menu and style[MISS] > 0.0 and overlooked(style[MISS], key, action, rng):
            continue
        value = tried(states, moves, action, seat, w, desk)
        if doubling and action in (FIND, WORK_TOOLS) and value > still:
            return action  # after any other action it would be too late
        if value > best:
            choice, best, prey = action, value, NONE
        if blur > 0.0 and value > least:
            value += error(blur, key, action, rng)
            if value > likeliest:
                liked, likeliest = action, value
    if blur > 0.0 and prey == NONE:
        choice = liked if liked != NONE else END if menu else choice
    if prey != NONE:
        if s.phase == Phase.TARGET:
            return TARGET + TILES + prey
        if damage_at(s, TILES + prey) < NEEDED[prey]:
            return AIM + next_weapon(s, seat, prey)
    if s.phase != Phase.COMBAT or choice != END or s.shot_n == 0:
        return choice
    leave = END  # all shots are named: fire them if that beats keeping the powder dry
    for i in range(n):
        if moves[0].a[i] == CANCEL:
            leave = CANCEL
    best = tried(states, moves, leave, seat, w, desk) + w[Weight.ENOUGH]
    for i in range(n):
        action = moves[0].a[i]
        if FIRE <= action < END_FIRE:
            value = tried(states, moves, action, seat, w, desk)
            if value > best:
                choice, best = action, value
    return choice
