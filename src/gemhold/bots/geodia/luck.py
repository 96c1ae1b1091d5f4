"""The luck of the dice in a game of Geodia, in gems."""

from __future__ import annotations

from gemhold.bots.geodia.features import MINE_RATE
from gemhold.bots.geodia.terms import EXPECTED
from gemhold.core.kit import lowest, rule
from gemhold.games.geodia.data import Mine
from gemhold.games.geodia.rules.control import figures_at
from gemhold.games.geodia.rules.credit import MINE_GEMS, MINE_HIT
from gemhold.games.geodia.rules.dragon import TREASURE_GEMS, TREASURE_HIT, named_treasure
from gemhold.games.geodia.state import Phase, State

DICE_FACES = 6


@rule
def mining_luck(s: State, seat: int, number: int) -> float:
    """Gems the mining die brings beyond what was to be expected."""
    luck = 0.0
    tiles = s.staffed[seat] & s.turned
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        if s.mine[tile] != Mine.SINGLE:
            n = figures_at(s, seat, tile)
            luck += n * (MINE_HIT[s.mine[tile]][number] * MINE_GEMS[s.mine[tile]] - MINE_RATE[s.mine[tile]] / 6.0)
    return luck


@rule
def luck_of(s: State, outcome: int) -> float:
    """Gems an outcome of chance brings the player to move beyond what was to be expected: dice, and the dragon."""
    if s.phase == Phase.DICE:
        return mining_luck(s, s.current, outcome % DICE_FACES + 1)
    if s.phase == Phase.DRAGON_ROLL:
        treasure = named_treasure(s)
        return TREASURE_HIT[treasure][outcome + 1] * TREASURE_GEMS[treasure] - EXPECTED[treasure] / 6.0
    return 0.0
