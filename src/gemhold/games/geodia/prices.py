"""What everything costs a player, and what they are short of: also while others play, so that one can plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gemhold.core.kit import table
from gemhold.games.geodia.data import BUILDINGS, FACES, GEMS, GOODS, KINDS, PRICED, PRICES, SABOTAGE, SHOTS, UPGRADES
from gemhold.games.geodia.names import card_name, price_data, side_of
from gemhold.games.geodia.rules import actor
from gemhold.games.geodia.rules.money import due
from gemhold.games.geodia.rules.weapons import bill
from gemhold.games.geodia.state import Phase, State


def prices(s: State, seat: int) -> dict[str, Any]:
    """By thing: {"price": …, "short": …} with goods as keys; the wet season is counted in (G71)."""
    side = side_of(s, seat)
    out = {name: _priced(s, seat, PRICES[name]) for name in PRICED}
    out |= {name: _priced(s, seat, UPGRADES[side][building]) for building, name in enumerate(BUILDINGS)}
    out |= {
        card_name(s, seat, kind): _priced(s, seat, FACES[side][kind].price) for kind in range(KINDS) if s.hand[seat][kind] > 0
    }
    out["shot"] = _priced(s, seat, SHOTS[side])
    out |= {f"sabotage-{what}": _priced(s, seat, (0, 0, 0, 0, gems)) for what, gems in SABOTAGE.items()}
    out["debt"] = _priced(s, seat, (0, 0, 0, 0, int(s.debt[seat])))
    if s.phase in (Phase.COMBAT, Phase.TARGET) and seat == actor(s):
        for munition, name in enumerate(("fire", "fire-munition")):
            out[name] = _priced(s, seat, [int(bill(s, seat, good, munition, s.chosen)) for good in range(GEMS + 1)])
    return out


def _priced(s: State, seat: int, price: Sequence[int]) -> dict[str, dict[str, int]]:
    now = [int(due(s, table(list(price)), good)) for good in range(len(GOODS))]
    have = [int(s.stock[seat][good]) for good in range(GEMS)] + [int(s.gems[seat])]
    return {"price": price_data(now), "short": price_data([max(0, n - h) for n, h in zip(now, have, strict=True)])}
