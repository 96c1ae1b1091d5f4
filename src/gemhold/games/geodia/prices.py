"""What everything costs a player, and what they are short of: also while others play, so that one can plan."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from gemhold.core.kit import kept, table
from gemhold.games.geodia.data import BUILDINGS, FACES, GEMS, GOODS, KINDS, PRICED, PRICES, SABOTAGE, SHOTS, UPGRADES
from gemhold.games.geodia.names import price_data, side_of
from gemhold.games.geodia.rules import actor
from gemhold.games.geodia.rules.money import due
from gemhold.games.geodia.rules.weapons import bill
from gemhold.games.geodia.state import Phase, State

LISTED = [  # by side: what can always be paid for
    [(name, PRICES[name]) for name in PRICED] + [(name, upgrades[building]) for building, name in enumerate(BUILDINGS)]
    for upgrades in UPGRADES
]
ATTACKS = [[("shot", shot), *((f"sabotage-{what}", (0, 0, 0, 0, gems)) for what, gems in SABOTAGE.items())] for shot in SHOTS]


def prices(s: State, seat: int) -> dict[str, Any]:
    """By thing: {"price": …, "short": …} with goods as keys; the wet season is counted in (G71)."""
    out = _listed(s, seat)
    if s.phase in (Phase.COMBAT, Phase.TARGET) and seat == actor(s):
        out = out | {
            name: _priced(s, seat, [int(bill(s, seat, good, munition, s.chosen)) for good in range(GEMS + 1)])
            for munition, name in enumerate(("fire", "fire-munition"))
        }
    return out


@kept(State, "event baron[seat] hand[seat] stock[seat] gems[seat] debt[seat]")
def _listed(s: State, seat: int) -> dict[str, Any]:
    """All but the shots that are being named."""
    side = side_of(s, seat)
    hand, faces = s.hand[seat], FACES[side]
    out = {name: _priced(s, seat, price) for name, price in LISTED[side]}
    out |= {faces[kind].name: _priced(s, seat, faces[kind].price) for kind in range(KINDS) if hand[kind] > 0}
    out |= {name: _priced(s, seat, price) for name, price in ATTACKS[side]}
    out["debt"] = _priced(s, seat, (0, 0, 0, 0, int(s.debt[seat])))
    return out


def _priced(s: State, seat: int, price: Sequence[int]) -> dict[str, dict[str, int]]:
    row = table(list(price))
    now = tuple(int(due(s, row, good)) for good in range(len(GOODS)))
    return _compared(now, (*map(int, s.stock[seat]), int(s.gems[seat])))


@lru_cache(maxsize=4096)  # everything is priced again in every view
def _compared(price: tuple[int, ...], have: tuple[int, ...]) -> dict[str, dict[str, int]]:
    short = [max(0, n - h) for n, h in zip(price, have, strict=True)]
    return {"price": price_data(price), "short": price_data(short)}
