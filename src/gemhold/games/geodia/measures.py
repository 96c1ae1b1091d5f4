"""What a report on the balance of Geodia counts: barons and sides (G11), cards played."""

from __future__ import annotations

from collections.abc import Sequence

from gemhold.core.measures import Measures
from gemhold.games.geodia.data import KINDS
from gemhold.games.geodia.names import CARD_NAMES, baron_name, card_name, side_name
from gemhold.games.geodia.notation import group_of
from gemhold.games.geodia.state import State

PLAYS = {"play", "site", "improve", "sabotage", "fire", "rescue", "shoot"}  # actions that may play cards from the hand


def used(before: State, seat: int, action: int, after: State) -> Sequence[str]:
    if group_of(action)[0] not in PLAYS:
        return ()
    return [
        card_name(before, seat, kind) for kind in range(KINDS) for _ in range(before.hand[seat][kind] - after.hand[seat][kind])
    ]


MEASURES = Measures(
    varied=("barons",),
    traits={"baron": baron_name, "side": side_name},
    things=tuple(dict.fromkeys(name for side in CARD_NAMES for name in side)),
    used=used,
)
