"""The dragon's treasures (G87): one is named, enough damage earns a throw of the mining die."""

from __future__ import annotations

from gemhold.core.kit import rule, table
from gemhold.games.geodia.board import DRAGON, TILES
from gemhold.games.geodia.data import TREASURES
from gemhold.games.geodia.rules.credit import ask_find, gain, harvest
from gemhold.games.geodia.rules.weapons import clear_shots, damage_at, in_range
from gemhold.games.geodia.state import BLAST, NONE, Gem, Phase, State, Then

NEEDED = table([treasure.need for treasure in TREASURES])
TREASURE_GEMS = table([treasure.gems for treasure in TREASURES])
TREASURE_HIT = table([[int(number in treasure.numbers) for number in range(7)] for treasure in TREASURES])


@rule
def named_treasure(s: State) -> int:
    """The treasure named in this combat, or NONE."""
    for shot in range(s.shot_n):
        if s.shot_at[shot] >= TILES:
            return s.shot_at[shot] - TILES
    return NONE


@rule
def can_aim_treasure(s: State, seat: int, weapon: int, treasure: int) -> bool:
    if weapon == BLAST or not s.treasures >> treasure & 1 or not in_range(s, seat, weapon) >> DRAGON & 1:
        return False
    named = named_treasure(s)
    return named in (NONE, treasure)


@rule
def face_dragon(s: State) -> None:
    """All tiles under fire are dealt with; the dragon comes last."""
    s.asked = s.current
    treasure = named_treasure(s)
    if treasure != NONE and damage_at(s, TILES + treasure) >= NEEDED[treasure]:
        s.phase = Phase.DRAGON_ROLL
    else:
        start_final(s)


@rule
def apply_dragon_roll(s: State, outcome: int) -> None:
    s.mining = outcome + 1
    if not TREASURE_HIT[named_treasure(s)][s.mining]:
        start_final(s)
        return
    s.todo = 0
    s.loot = 0
    if not ask_find(s, Then.FINAL):
        take_treasure(s)


@rule
def take_treasure(s: State) -> None:
    treasure = named_treasure(s)
    gems = TREASURE_GEMS[treasure]
    s.treasures &= ~(1 << treasure)
    gain(s, s.current, TILES, Gem.TREASURE, gems if s.doubled == NONE else 2 * gems)
    s.doubled = NONE
    start_final(s)


@rule
def start_final(s: State) -> None:
    s.steps = 0
    s.damage = 0
    clear_shots(s)
    s.menu = Phase.FINAL
    harvest(s)  # shots may have opened a route (G34, G85)
