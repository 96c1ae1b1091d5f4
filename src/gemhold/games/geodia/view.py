"""The position as a seat may see it, for the browser and bots: JSON made from the hidden record (see `rules.secrets`)."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from gemhold.core.contract import SPECTATOR
from gemhold.core.game import points_by_source
from gemhold.core.kit import kept
from gemhold.games.geodia import rules
from gemhold.games.geodia.ask import ask
from gemhold.games.geodia.board import ALL_TILES, BASE_HEXES, DRAGON, FRONTS, HEXES, HOME, TILE_NAMES, TILES, bits_of, tiles_of
from gemhold.games.geodia.data import BONUS_FACES, BUILDINGS, KINDS, LIMITS, MOST_STEPS, RESOURCES, TOOLS, Bonus, Mine
from gemhold.games.geodia.earnings import earnings
from gemhold.games.geodia.names import (
    BASE_NAMES,
    CARD_NAMES,
    EVENT_NAMES,
    LAND_NAMES,
    baron_name,
    card_data,
    card_name,
    colour_of,
    machine_name,
    mine_data,
    side_name,
    side_of,
    tool_name,
    treasure_data,
    weapon_text,
)
from gemhold.games.geodia.prices import prices
from gemhold.games.geodia.rules import actor, score
from gemhold.games.geodia.rules.credit import free_chests
from gemhold.games.geodia.rules.damage import is_blasted
from gemhold.games.geodia.rules.income import worker_limit
from gemhold.games.geodia.rules.moving import crowded
from gemhold.games.geodia.rules.secrets import known_to, sees
from gemhold.games.geodia.rules.weapons import damage_at, damage_of, first_shot, has_weapon, in_range
from gemhold.games.geodia.state import (
    BLAST,
    CHESTS,
    ENGINEER,
    MACHINES,
    NONE,
    SOURCES,
    TREASURE_COUNT,
    WEAPONS,
    WORKER,
    Phase,
    State,
    Then,
)

HEX_LISTS = [list(each) for each in HEXES]
BASE_LISTS = [list(each) for each in BASE_HEXES]
FRONT_NAMES = [[TILE_NAMES[tile] for tile in tiles_of(front)] for front in FRONTS]
BONUS_DIE = [face.name.lower() for face in BONUS_FACES]
SHOWN_LIMITS = {name: LIMITS[name] for name in ("stock", "hand", "engineers")}
STEPS_SHOWN = 40  # when so few are left, the player is told
STAGES = {
    Phase.LAY: "opening", Phase.MULLIGAN: "opening", Phase.BASE: "opening", Phase.ROADS: "opening", Phase.FIGURES: "opening",
    Phase.EVENT: "round", Phase.WORMS_ROLL: "round", Phase.WORMS: "round", Phase.INSPECT: "round", Phase.DISMISS: "round",
    Phase.DICE: "income", Phase.USE_TOOLS: "income", Phase.BONUS: "income", Phase.CHESTS: "income",
    Phase.COMBAT: "combat", Phase.TARGET: "combat", Phase.DEFEND: "combat", Phase.LOSE: "combat", Phase.DRAGON_ROLL: "combat",
    Phase.OVER: "over",
}  # fmt: skip  # the other phases are parts of several


def view(s: State, seat: int) -> dict[str, Any]:
    """Views are read-only: they share what did not change."""
    steps = MOST_STEPS - int(s.steps)
    return {
        "game": "geodia",
        "rules": int(s.rules),
        "seat": seat,
        "seats": int(s.seats),
        "teams": bool(s.teams),
        "actor": int(actor(s)),
        "current": int(s.current),
        "phase": Phase(s.phase).name.lower(),
        "stage": stage(s),
        "round": int(s.round_n),
        "rounds": int(s.rounds),
        "turn": int(s.turn),
        "steps_left": steps if seat == s.current and Phase.MAIN <= s.phase <= Phase.TARGET and steps <= STEPS_SHOWN else None,
        "ask": ask(s, seat),
        "dice": {"bonus": Bonus(s.bonus).name.lower() if s.bonus != NONE else None, "mining": int(s.mining) or None},
        "bonus_die": BONUS_DIE,
        "events": _events(s),
        "limits": SHOWN_LIMITS,
        "tiles": _tiles(s, int(known_to(s, seat))),
        "dragon": {
            "name": TILE_NAMES[DRAGON],
            "at": HEX_LISTS[DRAGON],
            "treasures": [treasure_data(k) for k in range(TREASURE_COUNT) if int(s.treasures) >> k & 1],
        },
        "crowded": [TILE_NAMES[tile] for tile in tiles_of(crowded(s, s.current))],
        "bases": _bases(s),
        "players": [_player(s, player, bool(sees(s, seat, player))) | _turn(s, player == s.current) for player in range(s.seats)],
        "shots": _shots(s),
        "aims": _aims(s),
        "weapons": weapons(s) if seat == actor(s) and s.phase in (Phase.COMBAT, Phase.TARGET) else [],
        "mines_left": _mines_left(s),
        "earnings": earnings(s, seat) if seat != SPECTATOR else None,
        "prices": prices(s, seat) if seat != SPECTATOR else None,
    }


def stage(s: State) -> str:
    """Which part of the game it is: opening, round, income, main, combat, final, over."""
    found = STAGES.get(Phase(s.phase))
    if found:
        return found
    if s.round_n == 0:
        return "opening"
    if s.phase == Phase.RESCUE:
        return "round" if s.then == Then.WORMS else "combat"
    if s.phase in (Phase.DRAW, Phase.DISCARD) and s.then == Then.MINING:
        return "income"
    if s.phase == Phase.FIND and s.then in (Then.DICE, Then.PLACING):
        return "income"
    if s.phase == Phase.FIND and s.then == Then.FINAL:
        return "combat"
    return "main" if s.menu == Phase.MAIN else "final"


@kept(State, "rounds events event events_left debt_grows inspection")
def _events(s: State) -> dict[str, Any]:
    slots = int(s.rounds) // 2
    shown = [EVENT_NAMES[s.events[slot]] for slot in range(slots) if s.events[slot] != NONE]
    return {
        "shown": shown,
        "now": EVENT_NAMES[s.event],
        "coming": slots - len(shown),
        "possible": [EVENT_NAMES[event] for event in range(len(EVENT_NAMES)) if int(s.events_left) >> event & 1],
        "debt_grows": int(s.debt_grows) or None,
        "inspection": int(s.inspection) or None,
    }


# ---------------------------------------------------------------- the map


def _tiles(s: State, private: int) -> list[dict[str, Any]]:
    """All tiles. Most are empty, so that pieces are looked for by player and not by tile, and the ground is kept.

    `private`: unturned tiles whose mine the viewer knows.
    """
    out = list(_ground(s, private))
    for tile, pieces in _pieces(s).items():
        out[tile] = out[tile] | pieces
    return out


@kept(State, "land mine laid turned road rail")
def _ground(s: State, private: int) -> list[dict[str, Any]]:
    """The tiles as if nothing stood on them."""
    turned, roads, rails = int(s.turned), int(s.road), int(s.rail)
    out: list[dict[str, Any]] = []
    for tile in range(TILES):
        bit, mine = 1 << tile, int(s.mine[tile])
        out.append(
            {
                "name": TILE_NAMES[tile],
                "at": HEX_LISTS[tile],
                "resources": LAND_NAMES[s.land[tile]] if tile < s.laid else None,
                "turned": bool(turned & bit),
                "mine": mine_data(mine),
                "spent": bool(turned & bit and mine == Mine.SINGLE),
                "known_privately": bool(private & bit),
                "looked_at": [],
                "road": "rail" if rails & bit else "road" if roads & bit else None,
                "wall": None,
                "control": [],
                "front_of": None,
                "figures": [],
                "siege": [],
                "link": None,
                "chests": [],
            }
        )
    return out


def _pieces(s: State) -> defaultdict[int, dict[str, Any]]:
    """What stands on the tiles, of those where something does."""
    out: defaultdict[int, dict[str, Any]] = defaultdict(dict)
    for seat in range(s.seats):
        for tile in bits_of(int(s.known[seat]) & ALL_TILES):
            out[tile].setdefault("looked_at", []).append(seat)
        for tile in bits_of(int(s.walls[seat]) & ALL_TILES):
            out[tile]["wall"] = seat
        for tile in bits_of(int(s.held[seat]) & ALL_TILES):
            out[tile].setdefault("control", []).append(seat)
        for tile in bits_of(int(s.front[seat]) & ALL_TILES):
            out[tile]["front_of"] = seat
        workers, engineers = s.figures[seat][WORKER], s.figures[seat][ENGINEER]
        for tile in bits_of(int(s.staffed[seat]) & ALL_TILES):
            figures = {"seat": seat, "workers": int(workers[tile]), "engineers": int(engineers[tile])}
            out[tile].setdefault("figures", []).append(figures)
        for machine in range(MACHINES):
            if 0 <= (tile := int(s.machine[seat][machine])) < TILES:
                siege = {"seat": seat, "kind": machine_name(s, seat, machine), "machine": machine}
                out[tile].setdefault("siege", []).append(siege)
        if 0 <= (tile := int(s.link[seat])) < TILES:
            out[tile]["link"] = seat
        for chest in range(CHESTS):
            if 0 <= (tile := int(s.chest[seat][chest])) < TILES:
                gems = {"seat": seat, "gems": int(s.chest_gems[seat][chest]), "chest": chest + 1}
                out[tile].setdefault("chests", []).append(gems)
    return out


@kept(State, "seats rim")
def _bases(s: State) -> list[dict[str, Any]]:
    owners = {int(s.rim[seat]): seat for seat in range(s.seats)}
    return [
        {"place": k, "name": BASE_NAMES[k], "at": BASE_LISTS[k], "fronts": FRONT_NAMES[k], "seat": owners.get(k)}
        for k in range(len(BASE_HEXES))
    ]


@kept(State, "mines_left")
def _mines_left(s: State) -> list[dict[str, Any]]:
    """Mines that may still lie under tiles this seat does not know: every player can count them."""
    out = []
    for kind in range(1, len(s.mines_left)):
        mine = mine_data(kind)
        if mine is not None:
            out.append(mine | {"left": int(s.mines_left[kind])})
    return out


def _shots(s: State) -> list[dict[str, Any]]:
    out = []
    for shot in range(s.shot_n):
        weapon = int(s.shot_weapon[shot])
        row: dict[str, Any] = {
            "weapon": weapon_text(s, int(s.current), weapon),
            "number": weapon,
            "damage": int(damage_of(weapon)),
        }
        out.append(row | _target(int(s.shot_at[shot])))
    return out


def _target(at: int) -> dict[str, Any]:
    return {"tile": TILE_NAMES[at]} if at < TILES else {"treasure": at - TILES + 1}


def _aims(s: State) -> list[dict[str, Any]]:
    """By tile or treasure under fire: how many shots, their damage together, and how much of it has been put out.

    KA-BOOM (`blast`) is no matter of numbers.
    """
    out = []
    for at in dict.fromkeys(int(s.shot_at[shot]) for shot in range(s.shot_n)):
        n = sum(int(s.shot_at[shot]) == at for shot in range(s.shot_n))
        row = {"shots": n, "damage": int(damage_at(s, at)), "put_out": int(s.doused[first_shot(s, at)])}
        out.append(_target(at) | row | {"blast": bool(is_blasted(s, at))})
    return out


def weapons(s: State) -> list[dict[str, Any]]:
    """The weapons of the player to move that have not been used, with their damage and the tiles they reach (G80, G81)."""
    seat = int(actor(s))
    return [
        {
            "weapon": weapon_text(s, seat, weapon),
            "number": weapon,
            "damage": int(damage_of(weapon)),
            "blast": weapon == BLAST,
            "range": [TILE_NAMES[tile] for tile in tiles_of(in_range(s, seat, weapon))],
        }
        for weapon in range(WEAPONS)
        if has_weapon(s, seat, weapon)
    ]


# ---------------------------------------------------------------- players


@kept(
    State,
    "teams baron[player] stock[player] gems[player] ledger[player] hand[player] hand_n[player] deck[player] deck_n[player]"
    " pile[player] pile_n[player] tools[player] machine[player] link[player] upgraded[player] owned[player] figures[player]"
    " rim[player] chest[player] walls[player] debt[player]",
)
def _player(s: State, player: int, seen: bool) -> dict[str, Any]:
    """`seen`: the viewer sees this player's hand."""
    side = side_of(s, player)
    return {
        "seat": player,
        "baron": baron_name(s, player),
        "side": side_name(s, player),
        "colour": colour_of(s, player),
        "partner": (player + 2) % 4 if s.teams else None,
        "stock": {name: int(s.stock[player][resource]) for resource, name in enumerate(RESOURCES)},
        "gems": int(s.gems[player]),
        "score": int(score(s, player)),
        "points": points_by_source(rules, s, player, SOURCES),
        "hand_n": int(s.hand_n[player]),
        "hand": [card_data(side, kind) for kind in range(KINDS) for _ in range(s.hand[player][kind])] if seen else None,
        "deck_n": int(s.deck_n[player]),
        "unseen": _counted(side, s.deck[player]),
        "discards_n": int(s.pile_n[player]),
        "discards": _counted(side, s.pile[player]),
        "in_play": _in_play(s, player),
        "levels": {name: 1 + (int(s.upgraded[player]) >> building & 1) for building, name in enumerate(BUILDINGS)},
        "figures": {
            "workers": int(s.owned[player][WORKER]),
            "engineers": int(s.owned[player][ENGINEER]),
            "workers_home": int(s.figures[player][WORKER][HOME]),
            "engineers_home": int(s.figures[player][ENGINEER][HOME]),
            "most_workers": int(worker_limit(s, player)),
        },
        "base": int(s.rim[player]) if s.rim[player] != NONE else None,
        "chests_free": int(free_chests(s, player)),
        "walls": int(s.walls[player]).bit_count(),
        "debt": int(s.debt[player]),
    }


def _turn(s: State, current: bool) -> dict[str, int]:
    """What belongs to a turn, of the player whose turn it is and of another."""
    return {
        "bought": int(s.bought) if current else 0,
        "artillery_moves": int(s.gun_moves) if current else 0,
        "roads_left": int(s.roads_left) if current else 0,
        "rails_left": int(s.rails_left) if current else 0,
    }


def _counted(side: int, counts: Any) -> dict[str, int]:
    """Cards by name: the discards; or those a viewer has not seen, which for another's deck includes the hand."""
    return {name: int(n) for name, n in zip(CARD_NAMES[side], counts, strict=True) if n > 0}


def _in_play(s: State, player: int) -> list[dict[str, Any]]:
    out: list[dict[str, Any]] = [
        {"name": tool_name(s, player, tool), "tool": tool} for tool in range(TOOLS) if int(s.tools[player]) >> tool & 1
    ]
    for machine in range(MACHINES):
        at = int(s.machine[player][machine])
        if at != NONE:
            out.append(
                {"name": machine_name(s, player, machine), "machine": machine, "tile": TILE_NAMES[at] if at != HOME else None}
            )
    if s.link[player] != NONE:
        out.append({"name": card_name(s, player, KINDS - 1), "tile": TILE_NAMES[s.link[player]]})
    return out
