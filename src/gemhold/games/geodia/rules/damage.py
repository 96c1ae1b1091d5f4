"""Tiles under fire: who is asked, and then what is lost (G83, G84)."""

from __future__ import annotations

from gemhold.core.kit import Moves, add, rule
from gemhold.games.geodia.board import TILES
from gemhold.games.geodia.rules.control import all_walls
from gemhold.games.geodia.rules.defence import ask_defender, defends, put_out
from gemhold.games.geodia.rules.dragon import face_dragon
from gemhold.games.geodia.rules.items import count_items, count_kinds, destroy, drop_wall, first_item, has_item, hit_ground
from gemhold.games.geodia.rules.weapons import damage_at, first_shot
from gemhold.games.geodia.state import BLAST, ITEM_CHEST, ITEMS, NOBODY, A, Phase, State


@rule
def is_blasted(s: State, tile: int) -> int:
    for shot in range(s.shot_n):
        if s.shot_at[shot] == tile and s.shot_weapon[shot] == BLAST:
            return 1
    return 0


@rule
def under_fire(s: State) -> int:
    """The tiles shots were named for."""
    tiles = 0
    for shot in range(s.shot_n):
        if s.shot_at[shot] < TILES:
            tiles |= 1 << s.shot_at[shot]
    return tiles


@rule
def turn_to(s: State, tile: int) -> None:
    """Look at a tile under fire: at the damage that has not been put out."""
    s.todo &= ~(1 << tile)
    s.tile = tile
    s.damage = damage_at(s, tile) - s.doused[first_shot(s, tile)]
    s.blast = is_blasted(s, tile)
    s.asked = s.current


@rule
def next_target(s: State) -> None:
    """Let the tiles under fire be defended in the order they were named; only then is damage dealt to any of them (G83)."""
    for shot in range(s.shot_n):
        tile = s.shot_at[shot]
        if tile < TILES and s.todo >> tile & 1:
            turn_to(s, tile)
            if ask_defender(s):
                return
            if s.rules < 2 and not strike(s):  # in rules 1 a tile was hit before the next was defended
                return
    if s.rules < 2:
        face_dragon(s)
    else:
        s.todo = under_fire(s)
        next_strike(s)


@rule
def go_on(s: State) -> None:
    """The defender has answered: the next one, else the next tile."""
    if (s.damage > 0 or s.blast) and ask_defender(s):
        return
    if s.rules >= 2 or strike(s):
        next_target(s)


@rule
def apply_put_out(s: State, n: int) -> None:
    put_out(s, n)
    s.doused[first_shot(s, s.tile)] += n
    go_on(s)


@rule
def after_rescue(s: State) -> None:
    """The seat may still put out what threatens the rest."""
    if defends(s, s.asked):
        s.phase = Phase.DEFEND
    else:
        go_on(s)


# ---------------------------------------------------------------- damage (G84)


@rule
def next_strike(s: State) -> None:
    """All have defended: deal the damage, tile by tile, as long as nobody has to choose."""
    for shot in range(s.shot_n):
        tile = s.shot_at[shot]
        if tile < TILES and s.todo >> tile & 1:
            turn_to(s, tile)
            if not strike(s):
                return
    face_dragon(s)


@rule
def rail_to_lose(s: State, tile: int) -> int:
    """Is there a railway the defender may give up (G84)? In rules 1 it went last, like a road."""
    return s.rail >> tile & 1 if s.rules >= 2 else 0


@rule
def strike(s: State) -> bool:
    """Deal the damage left; False when somebody must choose what is lost."""
    tile = s.tile
    bit = 1 << tile
    if s.blast:
        for item in range(s.seats * ITEMS):
            while has_item(s, tile, item) > 0:
                destroy(s, tile, item)
        drop_wall(s, tile)
        hit_ground(s, tile)
        hit_ground(s, tile)  # a railway goes with the road under it
        s.blast = 0
        s.damage = 0
    while s.damage > 0:
        if all_walls(s) & bit:
            drop_wall(s, tile)
        else:
            n = count_items(s, tile)
            rail = rail_to_lose(s, tile)
            if n == 0:  # the railway before the road under it
                hit_ground(s, tile)
            elif n + rail <= s.damage or count_kinds(s, tile) + rail == 1:
                destroy(s, tile, first_item(s, tile))
            else:
                s.asked = who_chooses(s, tile)
                s.phase = Phase.LOSE
                return False
        s.damage -= 1
    return True


@rule
def who_chooses(s: State, tile: int) -> int:
    """The first holder of the tile after the attacker; with nobody there, the first owner of a chest."""
    for turn in range(1, s.seats + 1):
        seat = (s.current + turn) % s.seats
        if s.held[seat] >> tile & 1:
            return seat
    for turn in range(1, s.seats + 1):
        seat = (s.current + turn) % s.seats
        for item in range(seat * ITEMS + ITEM_CHEST, (seat + 1) * ITEMS):
            if has_item(s, tile, item) > 0:
                return seat
    return NOBODY  # not reached: something lies on the tile


@rule
def legal_lose(s: State, moves: Moves) -> None:
    for item in range(s.seats * ITEMS):
        if has_item(s, s.tile, item) > 0:
            add(moves, A.lose + item)
    if rail_to_lose(s, s.tile):
        add(moves, A.lose_rail)


@rule
def apply_lose(s: State, item: int) -> None:
    destroy(s, s.tile, item)
    struck(s)


@rule
def apply_lose_rail(s: State) -> None:
    hit_ground(s, s.tile)  # no airship or drill lies on a railway
    struck(s)


@rule
def struck(s: State) -> None:
    """The defender has chosen what one damage takes."""
    s.damage -= 1
    if strike(s):
        if s.rules >= 2:
            next_strike(s)
        else:
            next_target(s)
