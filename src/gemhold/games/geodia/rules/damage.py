"""Tiles under fire, one after the other: who is asked, and what is lost (G83, G84)."""

from __future__ import annotations

from gemhold.core.kit import Moves, add, rule
from gemhold.games.geodia.board import TILES
from gemhold.games.geodia.rules.control import all_walls
from gemhold.games.geodia.rules.defence import ask_defender, defends, put_out
from gemhold.games.geodia.rules.dragon import face_dragon
from gemhold.games.geodia.rules.items import count_items, count_kinds, destroy, drop_wall, first_item, has_item, hit_ground
from gemhold.games.geodia.rules.weapons import damage_at
from gemhold.games.geodia.state import BLAST, ITEM_CHEST, ITEMS, NOBODY, A, Phase, State


@rule
def is_blasted(s: State, tile: int) -> int:
    for shot in range(s.shot_n):
        if s.shot_at[shot] == tile and s.shot_weapon[shot] == BLAST:
            return 1
    return 0


@rule
def next_target(s: State) -> None:
    """Go on with the tiles under fire in the order they were named, as long as nobody has to be asked."""
    for shot in range(s.shot_n):
        tile = s.shot_at[shot]
        if tile < TILES and s.todo >> tile & 1:
            s.todo &= ~(1 << tile)
            s.tile = tile
            s.damage = damage_at(s, tile)
            s.blast = is_blasted(s, tile)
            s.asked = s.current
            if ask_defender(s) or not strike(s):
                return
    face_dragon(s)


@rule
def go_on(s: State) -> None:
    """The defender has answered: the next one, else the damage, else the next tile."""
    if (s.damage > 0 or s.blast) and ask_defender(s):
        return
    if strike(s):
        next_target(s)


@rule
def apply_put_out(s: State, n: int) -> None:
    put_out(s, n)
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
            if n == 0:
                hit_ground(s, tile)
            elif n <= s.damage or count_kinds(s, tile) == 1:
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


@rule
def apply_lose(s: State, item: int) -> None:
    destroy(s, s.tile, item)
    s.damage -= 1
    if strike(s):
        next_target(s)
