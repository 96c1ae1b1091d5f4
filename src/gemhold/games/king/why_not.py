"""Why an action is not legal: a code, which is also a Fluent message id, and its arguments."""

from __future__ import annotations

from gemhold.core.args import Seat
from gemhold.core.errors import Reason
from gemhold.games.king.data import DECKS, LANDS, SYMBOLS
from gemhold.games.king.names import space_names
from gemhold.games.king.notation import GEMS, SYMBOL_TEXTS, group_of
from gemhold.games.king.rules.raids import nearest
from gemhold.games.king.state import FIRE, FREE, NOBODY, SEATS, Phase, State

PHASES = {
    "keep": (Phase.KEEP,),
    "take": (Phase.CHECK,),
    "alarm": (Phase.CHECK,),
    "joker": (Phase.CHECK,),
    "place": (Phase.PLACE,),
    "slay": (Phase.SLAY,),
    "raid": (Phase.RAID,),
    "lay_fire": (Phase.LAY_FIRE,),
    "steal_card": (Phase.STEAL_CARD,),
    "steal_gem": (Phase.STEAL_GEM,),
    "fire_of": (Phase.FIRE_OF,),
    "skip": (Phase.STEAL_CARD, Phase.STEAL_GEM),
}


def why_not(s: State, action: int) -> Reason | None:
    group, k = group_of(action)
    if s.phase not in PHASES[group]:
        return Reason("king-wrong-phase", {"awaited": Phase(s.phase).name.lower().replace("_", "-")})
    if group == "take":
        return _take(s, k)
    if group == "alarm":
        return _alarm(s, k)
    if group == "joker":
        return _joker(s, k // SYMBOLS, k % SYMBOLS)
    if group in ("place", "lay_fire"):
        return _build(s, k)
    if group == "slay":
        return None if s.owner[k] == FIRE else Reason("why-no-fire", {"space": space_names(s)[k]})
    if group == "raid":
        return _raid(s, k)
    if group == "steal_card":
        return _steal_card(s, k)
    if group == "steal_gem":
        return _steal_gem(s, GEMS[k // SEATS], k % SEATS)
    if group == "fire_of":
        return None if k < s.seats and s.fires[k] > 0 else Reason("why-no-fire-owned", {"seat": Seat(k)})
    return None


def _take(s: State, deck: int) -> Reason | None:
    if s.offer[deck] == NOBODY:
        return Reason("why-deck-empty", {"deck": deck + 1})
    return None if s.met[deck] > 0 else Reason("why-condition-not-met", {"deck": deck + 1, "card": int(s.offer[deck]) + 1})


def _alarm(s: State, deck: int) -> Reason | None:
    if s.met_rolled:  # K23
        met = next(d for d in range(DECKS) if s.met_rolled >> d & 1)
        return Reason("why-must-take", {"deck": met + 1})
    if deck < DECKS:
        return None if s.offer[deck] != NOBODY else Reason("why-deck-empty", {"deck": deck + 1})
    offered = [d for d in range(DECKS) if s.offer[d] != NOBODY]
    return Reason("why-choose-deck", {"deck": offered[0] + 1}) if offered else None


def _joker(s: State, supers: int, symbol: int) -> Reason | None:
    fronts = 2 - supers
    if s.hand[symbol] < fronts:
        return Reason("why-no-pair", {"die": SYMBOL_TEXTS[symbol], "have": int(s.hand[symbol]), "need": fronts})
    if s.supers < supers:
        return Reason("why-no-super", {"have": int(s.supers), "need": supers})
    return None


def _build(s: State, space: int) -> Reason | None:
    if s.owner[space] != FREE:
        return Reason("why-not-free", {"space": space_names(s)[space]})
    if int(s.land[space]) not in [int(s.drawn[i]) for i in range(s.drawn_n)]:
        return Reason("why-wrong-land", {"space": space_names(s)[space], "land": LANDS[s.land[space]]})
    return None


def _raid(s: State, space: int) -> Reason | None:
    name = space_names(s)[space]
    if s.owner[space] == s.current:
        return Reason("why-own-token", {"space": name})
    if s.owner[space] < 0:
        return Reason("why-no-token", {"space": name})
    return None if int(nearest(s)) >> space & 1 else Reason("why-not-nearest", {"space": name})


def _steal_card(s: State, card: int) -> Reason | None:
    holder = int(s.holder[card])
    if holder < 0:
        return Reason("why-card-not-owned", {"card": card + 1})
    if holder == s.current:
        return Reason("why-own-card", {"card": card + 1})
    return Reason("why-super-safe", {"card": card + 1}) if int(s.face_down) >> card & 1 else None


def _steal_gem(s: State, gem: str, seat: int) -> Reason | None:
    if seat == s.current:
        return Reason("why-own-gem")
    gems = s.white_gems if gem == "white" else s.gold_gems
    return None if seat < s.seats and gems[seat] > 0 else Reason("why-no-gem", {"seat": Seat(seat), "gem": gem})
