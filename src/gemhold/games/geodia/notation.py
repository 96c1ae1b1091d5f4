"""Moves as people write them.

base b1-c1          the place of the base, by the two tiles in front of it
put worker c3       the first figures · put back rocket: a card of the first hand
road c4 · rail c4 · wall c4 · detonate d5
move worker c3      then: to d5 (or: to base) · artillery c4: move the Railway Artillery
buy card · hire worker · upgrade workshop · swap, then: discard rocket, twice
play geologist      then: at d5 · improve inventor · sabotage ruby ballista 2
trade               at the market · trade gem for wood wood iron · trade wood wood iron for gem
take card           from the bonus die · pay debt
aim rocket          then: target c4 (or: target treasure 3) · fire · fire with munition
put out 2 · rescue ruby worker · lose ruby chest 1 · lose railway · shoot ballista 1 · keep 2 workers · dismiss c4
done · no · cancel · end main · end combat · end final (or just: end)
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from gemhold.core.errors import BadNotation
from gemhold.core.kit import action_groups
from gemhold.games.geodia.board import HOME, PLACES, TILE_NAMES, TILES, place_name
from gemhold.games.geodia.data import BARONS, BONUS_FACES, BUILDINGS, EVENTS, KINDS, LANDS, MINES, RESOURCES, TOOLS
from gemhold.games.geodia.names import (
    BASE_NAMES,
    CARD_NAMES,
    COMBO_NAMES,
    EVENT_NAMES,
    FIGURE_NAMES,
    LAND_NAMES,
    card_name,
    item_text,
    machine_text,
    mine_text,
    side_of,
    tool_name,
    weapon_text,
)
from gemhold.games.geodia.rules.cards import TARGETS
from gemhold.games.geodia.rules.decks import pick
from gemhold.games.geodia.state import COMBOS, ITEMS, A, Phase, State

GROUPS = action_groups(A)
GROUP_OF = [(name, k) for name, numbers in GROUPS.items() for k in range(len(numbers))]
TILE_VERBS = {"road": "road", "rail": "rail", "wall": "wall", "detonate": "detonate", "site": "at"}
PLACE_VERBS = {"to": "to", "artillery": "artillery", "dismiss": "dismiss"}
BUILDING_VERBS = {"upgrade": "upgrade", "improve": "improve"}
CARD_VERBS = {"discard": "discard", "back": "put back", "play": "play"}
ITEM_VERBS = {"rescue": "rescue", "lose": "lose"}
PLAIN = {
    "card": "buy card", "swap": "swap", "market": "trade", "debt": "pay debt", "done": "done", "no": "no", "cancel": "cancel",
    "lose_rail": "lose railway",
}  # fmt: skip
ENDS = {int(phase): f"end {phase.name.lower()}" for phase in (Phase.MAIN, Phase.COMBAT, Phase.FINAL)}
TAKES = ("worker", "engineer", "card", "nothing")
FIRES = ("fire", "fire with munition")
HALF = len(COMBOS)


def group_of(action: int) -> tuple[str, int]:
    """The group an action belongs to, and its number inside it.

    >>> group_of(A.upgrade + 2)
    ('upgrade', 2)
    """
    if 0 <= action < len(GROUP_OF):
        return GROUP_OF[action]
    raise BadNotation(f"there is no action {action}", place="action")


def asker(s: State) -> int:
    """The seat whose cards and machines a text speaks of."""
    return int(s.asked)


def text(s: State, action: int) -> str:
    group, k = group_of(action)
    if group in PLAIN:
        return PLAIN[group]
    if group == "end":
        return ENDS.get(int(s.phase), "end")
    if group in TILE_VERBS:
        return f"{TILE_VERBS[group]} {TILE_NAMES[k]}"
    if group in PLACE_VERBS:
        return f"{PLACE_VERBS[group]} {place_name(k)}"
    if group in BUILDING_VERBS:
        return f"{BUILDING_VERBS[group]} {BUILDINGS[k]}"
    if group in CARD_VERBS:
        return f"{CARD_VERBS[group]} {card_name(s, asker(s), k)}"
    if group in ITEM_VERBS:
        return f"{ITEM_VERBS[group]} {item_text(s, k)}"
    if group == "base":
        return f"base {BASE_NAMES[k]}"
    if group == "put":
        return f"put {FIGURE_NAMES[k // TILES]} {TILE_NAMES[k % TILES]}"
    if group == "move":
        return f"move {FIGURE_NAMES[k // PLACES]} {place_name(k % PLACES)}"
    if group == "hire":
        return f"hire {FIGURE_NAMES[k]}"
    if group == "take":
        return f"take {TAKES[k]}"
    if group == "fire":
        return FIRES[k]
    if group == "put_out":
        return f"put out {k + 1}"
    if group == "keep":
        return f"keep {k} workers"
    if group == "trade":
        return f"trade gem for {COMBO_NAMES[k]}" if k < HALF else f"trade {COMBO_NAMES[k - HALF]} for gem"
    if group == "target":
        return f"target {TILE_NAMES[k]}" if k < TILES else f"target treasure {k - TILES + 1}"
    if group == "sabotage":
        victim, what = divmod(k, TARGETS)
        thing = tool_name(s, victim, what) if what < TOOLS else machine_text(s, victim, what - TOOLS)
        return f"sabotage {BARONS[s.baron[victim]] if victim < s.seats else f'seat {victim + 1}'} {thing}"
    return f"{'aim' if group == 'aim' else 'shoot'} {weapon_text(s, asker(s), k)}"


def data(s: State, action: int) -> dict[str, Any]:
    """The parts of an action, for programs and the browser."""
    group, k = group_of(action)
    out: dict[str, Any] = {"do": group}
    if group in TILE_VERBS or (group == "target" and k < TILES):
        out |= {"tile": k, "name": TILE_NAMES[k]}
    elif group in PLACE_VERBS:
        out |= {"tile": k if k != HOME else None, "name": place_name(k)}
    elif group in BUILDING_VERBS:
        out["building"] = BUILDINGS[k]
    elif group in CARD_VERBS:
        out |= {"card": card_name(s, asker(s), k), "kind": k}
    elif group in ITEM_VERBS:
        out |= {"item": item_text(s, k), "seat": k // ITEMS, "what": k % ITEMS}
    elif group == "base":
        out |= {"place": k, "name": BASE_NAMES[k]}
    elif group in ("put", "move"):
        size = TILES if group == "put" else PLACES
        out |= {"figure": FIGURE_NAMES[k // size], "tile": k % size if k % size != HOME else None, "name": place_name(k % size)}
    elif group == "hire":
        out["figure"] = FIGURE_NAMES[k]
    elif group == "take":
        out["take"] = TAKES[k]
    elif group == "fire":
        out["munition"] = bool(k)
    elif group == "put_out":
        out["damage"] = k + 1
    elif group == "keep":
        out["workers"] = k
    elif group == "trade":
        out |= {"sell": k >= HALF, "resources": [RESOURCES[resource] for resource in COMBOS[k % HALF]]}
    elif group == "target":
        out["treasure"] = k - TILES + 1
    elif group == "sabotage":
        out |= {"seat": k // TARGETS, "what": text(s, action).split(" ", 2)[2]}
    elif group in ("aim", "shoot"):
        out |= {"weapon": weapon_text(s, asker(s), k), "number": k}
    return out


# ---------------------------------------------------------------- reading


@lru_cache(maxsize=256)
def _texts(barons: tuple[int, ...], seats: int, asked: int) -> dict[str, int]:
    """Every action by its text; barons and the seat that decides say how things are called."""
    s = State.new()
    s.seats, s.asked = seats, asked
    for seat, baron in enumerate(barons):
        s.baron[seat] = baron
    out: dict[str, int] = {}
    for action in range(A.n):
        out.setdefault(text(s, action), action)
    return out


def text_of_end(s: State) -> str:
    return text(s, int(A.end))


def parse(s: State, text: str) -> int:
    words = " ".join(text.lower().split())
    if not words:
        raise BadNotation("an empty move", place="move", hint="for example: road c4")
    known = _texts(tuple(int(baron) for baron in s.baron), int(s.seats), asker(s))
    if words == text_of_end(s):
        return int(A.end)
    if words in known:
        return known[words]
    verb = words.split(" ")[0]
    alike = [each for each in known if each.split(" ")[0] == verb]
    hint = f"for example: {alike[0]}" if alike else "for example: road c4, move worker c3, play geologist, end"
    raise BadNotation(f"{text.strip()!r} is not a move", place="move", hint=hint)


# ---------------------------------------------------------------- chance


def chance_text(s: State, outcome: int) -> str:
    phase = s.phase
    if phase == Phase.LAY:
        land = int(pick(s.land_left, len(LANDS), outcome))
        return f"tile {TILE_NAMES[s.laid]} {' '.join(LAND_NAMES[land])}"
    if phase == Phase.DRAW:
        return f"card {CARD_NAMES[side_of(s, int(s.asked))][int(pick(s.deck[s.asked], KINDS, outcome))]}"
    if phase == Phase.EVENT:
        return f"event {EVENT_NAMES[_coming(s)[outcome]]}"
    if phase == Phase.DICE:
        return f"dice {BONUS_FACES[outcome // 6].name.lower()} {outcome % 6 + 1}"
    if phase in (Phase.REVEAL, Phase.LOOK):
        return f"mine {TILE_NAMES[s.tile]} {mine_text(int(pick(s.mines_left, MINES, outcome)))}"
    return f"die {outcome + 1}"


def _coming(s: State) -> list[int]:
    return [event for event in range(EVENTS) if int(s.events_left) >> event & 1]


def parse_chance(s: State, text: str) -> int:
    """The (first) outcome with this text."""
    from gemhold.games.geodia.rules import chances

    words = " ".join(text.lower().split())
    n = int(chances(s))
    for outcome in range(n):
        if chance_text(s, outcome) == words:
            return outcome
    raise BadNotation(f"{text.strip()!r} cannot come now", place="chance", hint=f"for example: {chance_text(s, 0)}")
