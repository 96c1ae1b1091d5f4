"""What happened, as typed events: message ids with arguments, for the log, the animations and the screen reader.

`seat` arguments are seat numbers; whoever renders a message puts the player's name in their place. Choices nobody else can see
tell nothing; what only the seat and its partner know is told to them alone.
"""

from __future__ import annotations

from collections.abc import Callable

from gemhold.core.args import Args, Seat
from gemhold.core.game import Event as Told
from gemhold.games.geodia import narrate_combat as combat
from gemhold.games.geodia.board import TILE_NAMES, TILES, place_name, tiles_of
from gemhold.games.geodia.data import BUILDINGS, FACES, FIRST_TOOL, GEMS, SHOTS, TOOLS, Bonus, Card, Mine
from gemhold.games.geodia.names import (
    BASE_NAMES,
    COMBO_NAMES,
    FIGURE_NAMES,
    card_name,
    machine_name,
    side_of,
    tool_name,
)
from gemhold.games.geodia.narrate_combat import treasure_ends, worms_go_on
from gemhold.games.geodia.narrate_turn import (
    chests_home,
    chests_put,
    gains_doubled,
    gathered,
    income,
    losses,
    mine_event,
    mined,
    played,
    rounds_and_turns,
    seen_by_friends,
    the_end,
    unmined,
    yield_doubled,
)
from gemhold.games.geodia.notation import HALF, TAKES, group_of
from gemhold.games.geodia.rules.cards import TARGETS
from gemhold.games.geodia.state import (
    FIGURES,
    FIRST_CHOICE,
    GUN,
    NONE,
    ROCKETS,
    A,
    Gem,
    Phase,
    State,
    Then,
)


def narrate(before: State, x: int, after: State) -> list[Told]:
    doubled = _doubled(before, x)
    events = _chance(before, x, after) if before.phase < FIRST_CHOICE else _action(before, x, after)
    if _is_shooting(before, x):
        events += losses(before, after)
    if _is_shooting(before, x) or before.phase in (Phase.DRAGON_ROLL, Phase.FIND):
        events += treasure_ends(before, after)
    events += rounds_and_turns(before, after)
    if gathered(before, after):
        events += income(before, after, doubled, _spent(before, x, after)) + chests_home(before, after, doubled)
    elif _is_mining(before, after):
        events += mined(before, after, doubled)
    elif Phase.MAIN <= before.phase < Phase.COMBAT or before.phase in (Phase.FIND, Phase.REVEAL, Phase.CHESTS):
        events += chests_home(before, after, doubled) + chests_put(before, after)
    elif _is_shooting(before, x) or before.phase == Phase.DRAGON_ROLL:  # shots may have opened a route
        events += chests_home(before, after, doubled)
    if after.phase == Phase.OVER:
        events += the_end(after)
    return events


def _is_shooting(before: State, x: int) -> bool:
    """Does this step deal damage, or may it?"""
    if before.phase == Phase.COMBAT:
        return bool(A.fire <= x < A.end_fire)
    if before.phase == Phase.RESCUE:
        return before.then == Then.DEFENCE and x == A.done
    return before.phase in (Phase.DEFEND, Phase.LOSE) and not A.rescue <= x < A.end_rescue


def _is_mining(before: State, after: State) -> bool:
    """Does this step evaluate the mining die?"""
    if after.phase not in (Phase.MAIN, Phase.CHESTS):
        return False
    if before.phase in (Phase.DRAW, Phase.DISCARD):
        return before.then == Then.MINING
    return before.phase in (Phase.DICE, Phase.BONUS) or (before.phase == Phase.FIND and before.then == Then.PLACING)


def _doubled(before: State, x: int) -> int:
    """The tile Work Tools or Gem Find makes count twice in this step."""
    asked = before.phase in (Phase.USE_TOOLS, Phase.FIND) and A.site <= x < A.end_site
    return x - int(A.site) if asked else NONE


def _spent(before: State, x: int, after: State) -> dict[int, int]:
    """Resources the first player paid for a shot at worms in the step that begins the turn."""
    if before.phase != Phase.WORMS or before.asked != after.current or group_of(x)[0] != "shoot":
        return {}
    side = side_of(before, int(before.asked))
    price = FACES[side][Card.ROCKET].price if group_of(x)[1] == ROCKETS else SHOTS[side]
    return {good: price[good] for good in range(GEMS)}


# ---------------------------------------------------------------- chance


def _chance(before: State, x: int, after: State) -> list[Told]:
    phase = before.phase
    if phase == Phase.LAY:
        return [Told("geodia-map-laid")] if after.laid == TILES else []
    if phase == Phase.DRAW:
        return _drawn(before, after)
    if phase == Phase.DICE:
        args: Args = {"seat": Seat(after.current), "bonus": Bonus(after.bonus).name.lower(), "mining": int(after.mining)}
        return [Told("geodia-dice", args)]
    if phase == Phase.REVEAL:
        return _found(before, after)
    if phase == Phase.LOOK:
        seat, tile = int(before.current), int(before.tile)
        where: Args = {"seat": Seat(seat), "tile": TILE_NAMES[tile]}
        return [mine_event("sees", int(after.mine[tile]), where, seen_by_friends(before, seat))]
    if phase == Phase.WORMS_ROLL:
        return [Told("geodia-worms-roll", {"number": x + 1}), *worms_go_on(before, after)]
    if phase == Phase.DRAGON_ROLL:
        return [Told("geodia-dragon-roll", {"seat": Seat(before.current), "number": x + 1})]
    return []


def _drawn(before: State, after: State) -> list[Told]:
    seat = int(before.asked)
    kind = next(k for k in range(len(after.hand[seat])) if after.hand[seat][k] > before.hand[seat][k])
    events = [
        Told("geodia-draws", {"seat": Seat(seat)}),
        Told("geodia-draws-card", {"seat": Seat(seat), "card": card_name(before, seat, kind)}, seen_by_friends(before, seat)),
    ]
    return events + _shuffled(before, after, seat)


def _shuffled(before: State, after: State, seat: int) -> list[Told]:
    """The discards became the deck (G54)."""
    return [Told("geodia-shuffles", {"seat": Seat(seat)})] if before.pile_n[seat] > 0 and after.pile_n[seat] == 0 else []


def _found(before: State, after: State) -> list[Told]:
    """A tile is turned over."""
    tile = int(after.tile)
    events = [mine_event("found", int(after.mine[tile]), {"tile": TILE_NAMES[tile]})]
    if after.mine[tile] == Mine.SINGLE and after.phase != Phase.FIND:
        events += _single(before, after)
    return events


def _single(before: State, after: State) -> list[Told]:
    """What became of a single-use mine's gems (G33); a chest is told with the other chests."""
    seat = int(after.current)
    args: Args = {"seat": Seat(seat), "tile": TILE_NAMES[after.tile]}
    gems = int(after.ledger[seat][Gem.SINGLE] - before.ledger[seat][Gem.SINGLE])
    if gems > 0:
        return [Told("geodia-mines", args | {"gems": gems, "n": 0})]
    return [] if chests_put(before, after) else [Told("geodia-gems-lost", args)]


# ---------------------------------------------------------------- actions


def _action(before: State, x: int, after: State) -> list[Told]:
    group, k = group_of(x)
    return _TOLD[group](before, k, after) if group in _TOLD else []


def _on_tile(name: str) -> Callable[[State, int, State], list[Told]]:
    def told(before: State, tile: int, after: State) -> list[Told]:
        return [Told(name, {"seat": Seat(before.current), "tile": TILE_NAMES[tile]})]

    return told


def _base(before: State, place: int, after: State) -> list[Told]:
    return [Told("geodia-settles", {"seat": Seat(before.current), "place": BASE_NAMES[place]})]


def _put(before: State, k: int, after: State) -> list[Told]:
    args: Args = {"seat": Seat(before.current), "figure": FIGURE_NAMES[k // TILES], "tile": TILE_NAMES[k % TILES]}
    return [Told("geodia-puts", args)]


def _back(before: State, kind: int, after: State) -> list[Told]:
    seat = int(before.current)
    card: Args = {"seat": Seat(seat), "card": card_name(before, seat, kind)}
    return [Told("geodia-puts-back", {"seat": Seat(seat)}), Told("geodia-puts-back-card", card, seen_by_friends(before, seat))]


def _done(before: State, _: int, after: State) -> list[Told]:
    if before.phase == Phase.MULLIGAN:
        return [Told("geodia-keeps-hand", {"seat": Seat(before.current), "n": int(before.left)})]
    return worms_go_on(before, after) if before.phase == Phase.RESCUE else []


def _detonate(before: State, tile: int, after: State) -> list[Told]:
    events = [Told("geodia-detonates", {"seat": Seat(before.current), "tile": TILE_NAMES[tile]})]
    return events + (_found(before, after) if after.phase != Phase.REVEAL else [])


def _to(before: State, place: int, after: State) -> list[Told]:
    args: Args = {"seat": Seat(before.current), "figure": FIGURE_NAMES[before.chosen]}
    return [Told("geodia-moves", args | {"from": place_name(int(before.origin)), "to": place_name(place)})]


def _artillery(before: State, place: int, after: State) -> list[Told]:
    seat = int(before.current)
    args: Args = {"seat": Seat(seat), "card": machine_name(before, seat, GUN), "from": place_name(int(before.machine[seat][GUN]))}
    return [Told("geodia-artillery-moves", args | {"to": place_name(place)})]


def _card(before: State, _: int, after: State) -> list[Told]:
    seat = int(before.current)
    return [Told("geodia-buys-card", {"seat": Seat(seat)}), *_shuffled(before, after, seat)]


def _hire(before: State, kind: int, after: State) -> list[Told]:
    return [Told("geodia-hires", {"seat": Seat(before.current), "figure": FIGURE_NAMES[kind]})]


def _upgrade(before: State, building: int, after: State) -> list[Told]:
    return [Told("geodia-upgrades", {"seat": Seat(before.current), "building": BUILDINGS[building]})]


def _improve(before: State, building: int, after: State) -> list[Told]:
    return played(before, Card.UPGRADE) + _upgrade(before, building, after)


def _discard(before: State, kind: int, after: State) -> list[Told]:
    seat = int(before.asked)
    name = card_name(before, seat, kind)
    if before.phase == Phase.DISCARD:
        return [Told("geodia-discards", {"seat": Seat(seat), "card": name})]
    if before.chosen == NONE:  # the first of two: nobody sees it yet
        return []
    args: Args = {"seat": Seat(seat), "first": card_name(before, seat, int(before.chosen)), "second": name}
    return [Told("geodia-swaps", args), *_shuffled(before, after, seat)]


def _play(before: State, kind: int, after: State) -> list[Told]:
    """Tools are played at once; Gem Find on a treasure; other cards are told with their target."""
    if FIRST_TOOL <= kind < FIRST_TOOL + TOOLS or before.phase == Phase.FIND:
        return played(before, kind)
    if before.gains and not after.gains:
        return [*played(before, kind), *gains_doubled(before, TILES)]
    return []


def _site(before: State, tile: int, after: State) -> list[Told]:
    seat = int(before.current)
    where: Args = {"seat": Seat(seat), "tile": TILE_NAMES[tile]}
    if before.phase == Phase.USE_TOOLS:
        return [Told("geodia-plays-at", where | {"card": card_name(before, seat, Card.WORK_TOOLS)})]
    if before.phase == Phase.FIND:
        events = [Told("geodia-plays-at", where | {"card": card_name(before, seat, Card.FIND)})]
        return events + (_single(before, after) if before.then == Then.BLASTED else [])
    if before.phase == Phase.CHESTS:
        left = int(before.todo) & ~(1 << tile) if after.phase == Phase.MAIN else 0
        return unmined(before, left)
    if before.phase == Phase.RAILS:
        first = (
            played(before, Card.INFRASTRUCTURE)
            if before.hand[seat][Card.INFRASTRUCTURE] > after.hand[seat][Card.INFRASTRUCTURE]
            else []
        )
        return [*first, Told("geodia-rail", where)]
    kind = int(before.chosen)
    events = [Told("geodia-plays-at", where | {"card": card_name(before, seat, kind)})]
    if kind == Card.FIND:
        events += gains_doubled(before, tile)
    elif kind == Card.WORK_TOOLS:
        events += yield_doubled(before, tile)
    if kind == Card.GEOLOGIST and after.phase != Phase.LOOK:  # somebody had looked before
        events.append(mine_event("sees", int(after.mine[tile]), where, seen_by_friends(before, seat)))
    return events


def _no(before: State, _: int, after: State) -> list[Told]:
    seat = int(before.asked)
    if before.phase in (Phase.DEFEND, Phase.WORMS):
        return [Told("geodia-lets-hit", {"seat": Seat(seat), "tile": TILE_NAMES[before.tile]}), *worms_go_on(before, after)]
    kind = Card.WORK_TOOLS if before.phase == Phase.USE_TOOLS else Card.FIND
    events = [
        Told("geodia-keeps-card", {"seat": Seat(seat), "card": card_name(before, seat, kind)}, seen_by_friends(before, seat))
    ]
    if before.phase == Phase.FIND and before.then == Then.BLASTED:
        events += _single(before, after)
    return events


def _sabotage(before: State, k: int, after: State) -> list[Told]:
    victim, what = divmod(k, TARGETS)
    name = tool_name(before, victim, what) if what < TOOLS else machine_name(before, victim, what - TOOLS)
    return [Told("geodia-sabotages", {"seat": Seat(before.current), "victim": Seat(victim), "card": name})]


def _trade(before: State, k: int, after: State) -> list[Told]:
    name = "geodia-trades-gem" if k < HALF else "geodia-trades-goods"
    return [Told(name, {"seat": Seat(before.current), "goods": COMBO_NAMES[k % HALF].replace(" ", "-")})]


def _take(before: State, what: int, after: State) -> list[Told]:
    events = [Told("geodia-takes", {"seat": Seat(before.current), "what": TAKES[what]})]
    return events + _shuffled(before, after, int(before.current))


def _debt(before: State, _: int, after: State) -> list[Told]:
    seat = int(before.current)
    return [Told("geodia-pays-debt", {"seat": Seat(seat), "gems": int(before.debt[seat])})]


def _surplus(before: State, after: State) -> list[Told]:
    """Figures that were too many on a tile and could not leave it return to the base (G21)."""
    seat = int(before.current)
    return [
        Told("geodia-moves", {"seat": Seat(seat), "figure": FIGURE_NAMES[kind], "from": TILE_NAMES[tile], "to": "base"})
        for kind in range(FIGURES)
        for tile in tiles_of(before.staffed[seat])
        for _ in range(before.figures[seat][kind][tile] - after.figures[seat][kind][tile])
    ]


def _end(before: State, _: int, after: State) -> list[Told]:
    if before.phase == Phase.FINAL:
        return [*_surplus(before, after), Told("geodia-ends-turn", {"seat": Seat(before.current)})]
    return [Told("geodia-phase", {"seat": Seat(before.current), "phase": "combat" if before.phase == Phase.MAIN else "final"})]


# ---------------------------------------------------------------- the inspection


def _keep(before: State, n: int, after: State) -> list[Told]:
    return [Told("geodia-pays-workers", {"seat": Seat(before.asked), "n": n})]


def _dismiss(before: State, place: int, after: State) -> list[Told]:
    return [Told("geodia-dismisses", {"seat": Seat(before.asked), "place": place_name(place)})]


_TOLD: dict[str, Callable[[State, int, State], list[Told]]] = {
    "base": _base, "put": _put, "back": _back, "done": _done, "road": _on_tile("geodia-road"),
    "rail": _on_tile("geodia-rail"), "wall": _on_tile("geodia-wall"), "detonate": _detonate, "to": _to,
    "artillery": _artillery, "card": _card, "hire": _hire, "upgrade": _upgrade, "improve": _improve, "discard": _discard,
    "play": _play, "site": _site, "no": _no, "sabotage": _sabotage, "trade": _trade, "take": _take, "debt": _debt,
    "target": combat.target, "fire": combat.fire, "end": _end, "put_out": combat.put_out, "rescue": combat.rescue,
    "lose": combat.lose, "shoot": combat.shoot, "keep": _keep, "dismiss": _dismiss,
}  # fmt: skip
