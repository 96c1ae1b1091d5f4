"""What the player to move is asked, with what the question is about."""

from __future__ import annotations

from typing import Any

from gemhold.games.geodia.board import TILE_NAMES, TILES, place_name, tiles_of
from gemhold.games.geodia.data import LIMITS, Bonus, Card
from gemhold.games.geodia.names import FIGURE_NAMES, baron_name, card_name, weapon_text
from gemhold.games.geodia.rules import actor
from gemhold.games.geodia.rules.defence import most_put_out, put_out_price, rescues_left
from gemhold.games.geodia.rules.dragon import named_treasure
from gemhold.games.geodia.rules.income import bonus_face
from gemhold.games.geodia.rules.inspection import extra_workers
from gemhold.games.geodia.rules.secrets import sees
from gemhold.games.geodia.state import NONE, Phase, State, Then

CREDITS = {
    Then.DICE: "chests", Then.PLACING: "mines", Then.MENU: "chests", Then.BLASTED: "single-use", Then.FINAL: "treasure",
}  # fmt: skip


def ask(s: State, seat: int) -> dict[str, Any] | None:
    """None while chance decides and after the end. Halves of choices are shown to those who may see them."""
    who = int(actor(s))
    if who < 0:
        return None
    phase = Phase(s.phase)
    out: dict[str, Any] = {"kind": phase.name.lower().replace("_", "-"), "seat": who, "baron": baron_name(s, who)}
    if phase in (Phase.DEFEND, Phase.LOSE, Phase.RESCUE, Phase.WORMS):
        return out | _threat(s, who)
    if phase == Phase.MULLIGAN:
        out["put_back"] = int(s.left)
    elif phase == Phase.ROADS:
        out |= {"roads": int(s.roads_left), "rails": int(s.rails_left)}
    elif phase == Phase.BONUS:
        out |= {"face": Bonus(s.bonus).name.lower(), "counts_as": Bonus(int(bonus_face(s))).name.lower()}
    elif phase == Phase.FIND:
        out |= {"credit": CREDITS[Then(s.then)], "tiles": [TILE_NAMES[tile] for tile in tiles_of(s.todo | s.loot)]}
        if s.then == Then.FINAL:
            out["treasure"] = int(named_treasure(s)) + 1
    elif phase == Phase.CHESTS:
        out["tiles"] = [TILE_NAMES[tile] for tile in tiles_of(s.todo)]
    elif phase == Phase.DISCARD:
        out["too_many"] = int(s.hand_n[who]) - LIMITS["hand"]
    elif phase == Phase.INSPECT:
        out["extra"] = int(extra_workers(s, who))
    elif phase == Phase.DISMISS or phase == Phase.RAILS:
        out["left"] = int(s.left)
    elif sees(s, seat, who):
        out |= _half_made(s, who, phase)
    return out


def named_tiles(s: State) -> list[int]:
    """The tiles under fire, in the order they were named."""
    return [tile for tile in dict.fromkeys(int(s.shot_at[shot]) for shot in range(s.shot_n)) if tile < TILES]


def _half_made(s: State, who: int, phase: Phase) -> dict[str, Any]:
    if phase == Phase.MOVE:
        return {"figure": FIGURE_NAMES[s.chosen], "from": place_name(int(s.origin))}
    if phase in (Phase.SITE, Phase.SWAP) and s.chosen != NONE:
        on_treasure = {"on_treasure": True} if s.chosen == Card.FIND and int(s.gains) >> TILES & 1 else {}
        return {"card": card_name(s, who, int(s.chosen))} | on_treasure
    if phase == Phase.TARGET:
        return {"weapon": weapon_text(s, who, int(s.chosen)), "number": int(s.chosen)}
    return {}


def _threat(s: State, who: int) -> dict[str, Any]:
    """A tile under fire, or a mine with worms."""
    worms = bool(s.phase == Phase.WORMS or (s.phase == Phase.RESCUE and s.then == Then.WORMS))
    out: dict[str, Any] = {
        "tile": TILE_NAMES[s.tile] if s.tile < TILES else None,
        "by": None if worms else int(s.current),
        "worms": worms,
        "damage": 0 if worms else int(s.damage),
        "blast": bool(s.blast) and not worms,
    }
    if worms:
        out["threatened"] = [other for other in range(s.seats) if s.tile < TILES and s.staffed[other] >> s.tile & 1]
    if s.phase == Phase.RESCUE:
        out["rescues_left"] = int(rescues_left(s, who))
    if s.phase == Phase.DEFEND:
        out |= {"water_each": int(put_out_price(s, s.tile)), "most_put_out": int(most_put_out(s, who))}
        out["evacuation"] = card_name(s, who, Card.LINK)
        out["next"] = [TILE_NAMES[tile] for tile in named_tiles(s) if int(s.todo) >> tile & 1]
    return out
