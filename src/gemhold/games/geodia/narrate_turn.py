"""What follows from a step, told by comparing the positions before and after: turns, income, chests, losses, the end."""

from __future__ import annotations

from gemhold.core.args import Args, Seat
from gemhold.core.game import EVERYONE
from gemhold.core.game import Event as Told
from gemhold.games.geodia.board import TILE_NAMES, TILES, place_name, tiles_of
from gemhold.games.geodia.data import (
    CLASSIC_MINES,
    FACES,
    FIRST_TOOL,
    GEMS,
    LANDS,
    LIMITS,
    MINE_LIST,
    RESOURCES,
    TOOLS,
    Card,
    Event,
)
from gemhold.games.geodia.names import EVENT_NAMES, FIGURE_NAMES, card_name, item_name, side_of, tool_name
from gemhold.games.geodia.rules.control import figures_at, friends, friends_held
from gemhold.games.geodia.rules.credit import instant, mines_hit, yield_of
from gemhold.games.geodia.rules.income import working_tiles
from gemhold.games.geodia.rules.scoring import rank, side_score
from gemhold.games.geodia.state import CHESTS, FIGURES, MACHINES, NONE, Gem, Phase, State


def seen_by_friends(s: State, seat: int) -> int:
    return int(friends(s, seat))


def mine_args(mine: int) -> Args:
    strike = MINE_LIST[mine - 1]
    return {"numbers": ", ".join(map(str, strike.numbers)), "gems": strike.gems}


def mine_event(name: str, mine: int, args: Args, seen_by: int = EVERYONE) -> Told:
    """An event about a mine: its id ends in -classic or -single."""
    kind = "single" if mine > CLASSIC_MINES else "classic"
    return Told(f"geodia-{name}-{kind}", args | mine_args(mine), seen_by)


def played(before: State, kind: int) -> list[Told]:
    seat = int(before.current)
    return [Told("geodia-plays", {"seat": Seat(seat), "card": card_name(before, seat, kind)})]


# ---------------------------------------------------------------- rounds and turns


def rounds_and_turns(before: State, after: State) -> list[Told]:
    events = []
    if after.round_n != before.round_n:
        events.append(Told("geodia-round", {"round": int(after.round_n), "rounds": int(after.rounds)}))
        for seat in range(after.seats):
            if after.debt[seat] > before.debt[seat] > 0:  # G75
                events.append(Told("geodia-debt-grows", {"seat": Seat(seat), "gems": int(after.debt[seat])}))
        if after.round_n == 1:
            events.append(Told("geodia-event", {"event": EVENT_NAMES[Event.TOURNAMENT]}))
    if before.phase == Phase.EVENT:
        events.append(Told("geodia-event", {"event": EVENT_NAMES[after.event]}))
        if after.event == Event.CLAIM:
            events.append(Told("geodia-claim", {"gems": int(after.debt[0]), "round": int(after.debt_grows)}))
        elif after.event == Event.INSPECTION:
            events.append(Told("geodia-inspection-due", {"round": int(after.inspection)}))
    if after.turn != before.turn:
        name = "geodia-turn" if after.round_n > 0 else "geodia-opening-turn"
        events.append(Told(name, {"seat": Seat(after.current), "round": int(after.round_n)}))
    return events


# ---------------------------------------------------------------- the start of a turn


def gathered(before: State, after: State) -> bool:
    """Were resources credited in this step?"""
    started = after.turn != before.turn or before.phase == Phase.USE_TOOLS
    return bool(started) and after.round_n > 0 and after.phase not in (Phase.USE_TOOLS, Phase.OVER)


def income(before: State, after: State, doubled: int, spent: dict[int, int]) -> list[Told]:
    """Resources tile by tile, tools, and what found no room (G6, G30, G60). `spent`: resources paid in the same step."""
    seat = int(after.current)
    events = []
    total = [int(before.stock[seat][good]) - spent.get(good, 0) for good in range(GEMS)]
    for tile in tiles_of(working_tiles(after, seat)):
        n = int(figures_at(after, seat, tile)) * (2 if tile == doubled else 1)
        events.append(_brought(after, seat, tile, n, total))
    for tool in range(TOOLS):
        if int(after.tools[seat]) >> tool & 1:
            gives = FACES[side_of(after, seat)][FIRST_TOOL + tool].gives
            for good in range(GEMS):
                total[good] += gives[good]
            events.append(Told("geodia-tool-income", {"seat": Seat(seat), "card": tool_name(after, seat, tool)}))
    return events + _no_room(seat, total)


def _brought(s: State, seat: int, tile: int, n: int, total: list[int]) -> Told:
    """What a tile brings; it is added to the total."""
    first, second, _ = LANDS[s.land[tile]]
    total[first] += n
    total[second] += n
    args: Args = {"seat": Seat(seat), "tile": TILE_NAMES[tile], "n": n, "first": RESOURCES[first], "second": RESOURCES[second]}
    return Told("geodia-income", args)


def _no_room(seat: int, total: list[int]) -> list[Told]:
    return [
        Told("geodia-stock-full", {"seat": Seat(seat), "good": RESOURCES[good], "lost": total[good] - LIMITS["stock"]})
        for good in range(GEMS)
        if total[good] > LIMITS["stock"]
    ]


def yield_doubled(before: State, tile: int) -> list[Told]:
    """Work Tools: the resources of a tile come in once more."""
    seat = int(before.current)
    total = [int(before.stock[seat][good]) for good in range(GEMS)]
    return [_brought(before, seat, tile, int(figures_at(before, seat, tile)), total), *_no_room(seat, total)]


def gains_doubled(before: State, tile: int) -> list[Told]:
    """Gem Find: the gems of a tile (TILES: the treasure) come in once more."""
    gems = int(before.gained[0][tile] + before.gained[1][tile])
    return [Told("geodia-doubles", {"seat": Seat(before.current), "gems": gems})]


def mined(before: State, after: State, doubled: int) -> list[Told]:
    """Mines of the mining die: credited by railway, put into chests, or left alone (G33, G34)."""
    seat = int(after.current)
    hit = int(mines_hit(after, after.staffed[seat], after.mining))
    at_once = int(instant(after, seat, hit))
    events = []
    for tile in tiles_of(at_once):
        gems = int(yield_of(after, seat, tile)) * (2 if tile == doubled else 1)
        n = int(figures_at(after, seat, tile))
        events.append(Told("geodia-mines", {"seat": Seat(seat), "tile": TILE_NAMES[tile], "gems": gems, "n": n}))
    events += chests_put(before, after)
    if after.phase == Phase.MAIN:
        events += unmined(after, hit & ~at_once & ~_new_chests(before, after))
    return events


def unmined(s: State, tiles: int) -> list[Told]:
    return [Told("geodia-unmined", {"seat": Seat(s.current), "tile": TILE_NAMES[tile]}) for tile in tiles_of(tiles)]


def _new_chests(before: State, after: State) -> int:
    seat = int(after.current)
    out = 0
    for chest in range(CHESTS):
        if before.chest[seat][chest] == NONE and after.chest[seat][chest] != NONE:
            out |= 1 << int(after.chest[seat][chest])
    return out


# ---------------------------------------------------------------- chests


def chests_put(before: State, after: State) -> list[Told]:
    events = []
    for seat in range(after.seats):
        for chest in range(CHESTS):
            if before.chest[seat][chest] == NONE and after.chest[seat][chest] != NONE:
                args: Args = {
                    "seat": Seat(seat),
                    "tile": TILE_NAMES[after.chest[seat][chest]],
                    "gems": int(after.chest_gems[seat][chest]),
                }
                events.append(Told("geodia-chest-put", args))
    return events


def _chests_gone(before: State, after: State) -> list[tuple[int, int, int]]:
    """Owner, tile and gems of the chests that left the map."""
    return [
        (seat, int(before.chest[seat][chest]), int(before.chest_gems[seat][chest]))
        for seat in range(after.seats)
        for chest in range(CHESTS)
        if before.chest[seat][chest] != NONE and after.chest[seat][chest] == NONE
    ]


def _comes_home(after: State, tile: int) -> bool:
    """Is a chest that left this tile credited, not destroyed? Shots hit no tile of the own side, KA-BOOM leaves nobody there."""
    return bool(int(friends_held(after, after.current)) >> tile & 1)


def chests_home(before: State, after: State, doubled: int) -> list[Told]:
    """Chests credited to the player whose turn it is, their own or stolen (G31, G85)."""
    seat = int(after.current)
    events = []
    for owner, tile, gems in _chests_gone(before, after):
        if not _comes_home(after, tile):
            continue
        args: Args = {"seat": Seat(seat), "tile": TILE_NAMES[tile], "gems": gems * (2 if tile == doubled else 1)}
        if owner == seat:
            events.append(Told("geodia-chest-home", args))
        else:
            events.append(Told("geodia-steals", args | {"from": Seat(owner)}))
    return events


# ---------------------------------------------------------------- losses in combat


def losses(before: State, after: State) -> list[Told]:
    """What shots and KA-BOOM destroyed."""
    events = []
    for seat in range(after.seats):
        for tile in tiles_of(before.walls[seat] & ~after.walls[seat]):
            events.append(Told("geodia-wall-falls", {"seat": Seat(seat), "tile": TILE_NAMES[tile]}))
        for kind in range(FIGURES):
            if after.owned[seat][kind] < before.owned[seat][kind]:
                events += _lost_figures(before, after, seat, kind)
        for machine in range(MACHINES):
            at = int(before.machine[seat][machine])
            if at != NONE and after.machine[seat][machine] == NONE:
                thing = item_name(before, seat * (FIGURES + MACHINES + CHESTS) + FIGURES + machine)
                events.append(Told("geodia-lost", {"seat": Seat(seat), "thing": thing, "tile": place_name(at)}))
        if before.link[seat] != NONE and after.link[seat] == NONE:
            args: Args = {"seat": Seat(seat), "thing": card_name(before, seat, Card.LINK), "tile": TILE_NAMES[before.link[seat]]}
            events.append(Told("geodia-lost", args))
    for owner, tile, gems in _chests_gone(before, after):
        if _comes_home(after, tile):
            continue
        events.append(Told("geodia-chest-lost", {"seat": Seat(owner), "tile": TILE_NAMES[tile], "gems": gems}))
    for tile in tiles_of(before.rail & ~after.rail & after.road):
        events.append(Told("geodia-rail-hit", {"tile": TILE_NAMES[tile]}))
    for tile in tiles_of(before.road & ~after.road):
        events.append(Told("geodia-road-hit", {"tile": TILE_NAMES[tile]}))
    return events


def bitten(before: State, after: State) -> list[Told]:
    """What worms took (G77)."""
    return [event for seat in range(after.seats) for kind in range(FIGURES) for event in _lost_figures(before, after, seat, kind)]


def _lost_figures(before: State, after: State, seat: int, kind: int) -> list[Told]:
    return [
        Told("geodia-lost", {"seat": Seat(seat), "thing": FIGURE_NAMES[kind], "tile": TILE_NAMES[tile]})
        for tile in range(TILES)
        for _ in range(before.figures[seat][kind][tile] - after.figures[seat][kind][tile])
    ]


# ---------------------------------------------------------------- the end


def the_end(after: State) -> list[Told]:
    events = [Told("geodia-over")]
    for seat in range(after.seats):
        chests = int(after.ledger[seat][Gem.CHESTS])
        if chests:
            events.append(Told("geodia-chests-counted", {"seat": Seat(seat), "gems": chests}))
        if after.debt[seat]:
            events.append(Told("geodia-debt-counted", {"seat": Seat(seat), "gems": int(after.debt[seat])}))
    winners = [seat for seat in range(after.seats) if rank(after, seat) == 1]
    if after.teams:
        teams = [seat for seat in winners if seat < 2]
        if len(teams) > 1:
            events.append(Told("geodia-shared", {"n": len(teams)}))
        for seat in teams:
            events.append(
                Told("geodia-team-wins", {"seat": Seat(seat), "partner": Seat(seat + 2), "gems": int(side_score(after, seat))})
            )
        return events
    if len(winners) > 1:
        events.append(Told("geodia-shared", {"n": len(winners)}))
    return events + [Told("geodia-wins", {"seat": Seat(seat), "gems": int(after.gems[seat])}) for seat in winners]
