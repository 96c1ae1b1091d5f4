"""Combat and worms, told: shots, defence, rescues, the dragon."""

from __future__ import annotations

from gemhold.core.args import Args, Seat
from gemhold.core.game import Event as Told
from gemhold.games.geodia.board import TILE_NAMES, TILES, tiles_of
from gemhold.games.geodia.data import TREASURES, Card
from gemhold.games.geodia.names import card_name, item_name, weapon_name
from gemhold.games.geodia.narrate_turn import bitten, played, seen_by_friends
from gemhold.games.geodia.rules.defence import put_out_price
from gemhold.games.geodia.rules.dragon import named_treasure
from gemhold.games.geodia.rules.weapons import damage_at
from gemhold.games.geodia.state import FIGURES, ITEM_CHEST, ITEMS, NONE, Gem, Phase, State


def _shot(before: State, weapon: int, at: int) -> Args:
    seat = int(before.current)
    args: Args = {"seat": Seat(seat), "weapon": weapon_name(before, seat, weapon)}
    args |= {"tile": TILE_NAMES[at]} if at < TILES else {"treasure": at - TILES + 1}
    return args


def target(before: State, at: int, after: State) -> list[Told]:
    name = "geodia-aims" if at < TILES else "geodia-aims-treasure"
    return [Told(name, _shot(before, int(before.chosen), at), seen_by_friends(before, int(before.current)))]


def fire(before: State, munition: int, after: State) -> list[Told]:
    events = played(before, Card.MUNITION) if munition else []
    for shot in range(before.shot_n):
        at = int(before.shot_at[shot])
        name = "geodia-fires" if at < TILES else "geodia-fires-treasure"
        events.append(Told(name, _shot(before, int(before.shot_weapon[shot]), at)))
    return events


def treasure_ends(before: State, after: State) -> list[Told]:
    """How the attack on the dragon ended (G87), when it did."""
    treasure = int(named_treasure(before))
    if treasure == NONE or after.phase != Phase.FINAL:
        return []
    args: Args = {"seat": Seat(before.current), "treasure": treasure + 1}
    if int(before.treasures) >> treasure & 1 and not int(after.treasures) >> treasure & 1:
        seat = int(before.current)
        return [
            Told("geodia-treasure", args | {"gems": int(after.ledger[seat][Gem.TREASURE] - before.ledger[seat][Gem.TREASURE])})
        ]
    if before.phase == Phase.DRAGON_ROLL:
        return [Told("geodia-treasure-missed", args)]
    fired: Args = {"damage": int(damage_at(before, TILES + treasure)), "need": TREASURES[treasure].need}
    return [Told("geodia-dragon-unharmed", args | fired)]


def put_out(before: State, k: int, after: State) -> list[Told]:
    water = (k + 1) * int(put_out_price(before, before.tile))
    return [Told("geodia-puts-out", {"seat": Seat(before.asked), "tile": TILE_NAMES[before.tile], "n": k + 1, "water": water})]


def rescue(before: State, item: int, after: State) -> list[Told]:
    seat, owner = int(before.asked), item // ITEMS
    where: Args = {"seat": Seat(seat), "tile": TILE_NAMES[before.tile]}
    events = []
    if before.phase != Phase.RESCUE:
        events.append(Told("geodia-plays-at", where | {"card": card_name(before, seat, Card.LINK)}))
    events.append(Told("geodia-rescues", where | {"owner": Seat(owner), "thing": item_name(before, item)}))
    if item % ITEMS >= FIGURES:
        gems = int(before.chest_gems[owner][item % ITEMS - ITEM_CHEST])
        events.append(Told("geodia-chest-home", {"seat": Seat(owner), "tile": TILE_NAMES[before.tile], "gems": gems}))
    return events


def lose(before: State, item: int, after: State) -> list[Told]:
    """Worms; what shots destroy is told by comparison, since some of it is lost without a question."""
    if before.phase != Phase.WORMS:
        return []
    where: Args = {"seat": Seat(item // ITEMS), "tile": TILE_NAMES[before.tile]}
    if before.rules >= 2:  # the partner may still save the mine
        return [Told("geodia-lets-hit", where), *worms_go_on(before, after)]
    return [Told("geodia-lost", where | {"thing": item_name(before, item)}), *worms_go_on(before, after)]


def shoot(before: State, weapon: int, after: State) -> list[Told]:
    seat = int(before.asked)
    args: Args = {"seat": Seat(seat), "weapon": weapon_name(before, seat, weapon), "tile": TILE_NAMES[before.tile]}
    return [Told("geodia-shoots-worms", args), *worms_go_on(before, after)]


def worms_go_on(before: State, after: State) -> list[Told]:
    """Worms at players' mines, all named after the roll; and what they take when all have answered (G77)."""
    if before.rules < 2:
        return _next_worm(before, after)
    if before.phase == Phase.WORMS_ROLL:
        return [
            Told("geodia-worms", {"seat": Seat(seat), "tile": TILE_NAMES[tile]})
            for seat in range(after.seats)
            for tile in tiles_of(after.worms & after.staffed[seat])
        ]
    return bitten(before, after) if before.worms and not after.worms else []


def _next_worm(before: State, after: State) -> list[Told]:
    """In rules 1 each mine was told when its player was asked."""
    new = after.phase == Phase.WORMS and (
        before.phase != Phase.RESCUE or after.tile != before.tile or after.asked != before.asked
    )
    return [Told("geodia-worms", {"seat": Seat(after.asked), "tile": TILE_NAMES[after.tile]})] if new else []
