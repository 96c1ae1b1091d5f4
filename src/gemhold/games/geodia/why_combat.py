"""Why a shot or an answer to an attack is not possible: words for `why_not`."""

from __future__ import annotations

from gemhold.core.errors import Reason
from gemhold.games.geodia.board import TILES
from gemhold.games.geodia.data import FACES, GEMS, SHOTS, WATER, Card, Event
from gemhold.games.geodia.names import side_of, weapon_text
from gemhold.games.geodia.rules import combat, defence, items, weapons
from gemhold.games.geodia.rules.control import friends_held
from gemhold.games.geodia.rules.dragon import named_treasure
from gemhold.games.geodia.state import BLAST, ITEMS, NONE, ROCKETS, Phase, State
from gemhold.games.geodia.why_pay import not_in_hand, short_of, unpaid_or
from gemhold.games.geodia.why_tile import named


def aim(s: State, weapon: int) -> Reason:
    seat = int(s.current)
    name: dict[str, int | str] = {"weapon": weapon_text(s, seat, weapon)}
    if not weapons.has_weapon(s, seat, weapon):
        return Reason("why-weapon-used" if weapons.shots_with(s, weapon) else "why-no-weapon", name)
    if not combat.has_target(s, seat, weapon):
        tournament = s.event == Event.TOURNAMENT
        return Reason("why-tournament") if tournament else Reason("why-no-target-in-range", name)
    return _unpaid(s, 0, weapon) or Reason("why-not-possible")


def _unpaid(s: State, munition: int, weapon: int) -> Reason | None:
    seat = int(s.current)
    return short_of(s, seat, [int(weapons.bill(s, seat, good, munition, weapon)) for good in range(GEMS + 1)])


def target(s: State, target: int) -> Reason:
    seat, weapon = int(s.current), int(s.chosen)
    if target >= TILES:
        if not s.treasures >> (target - TILES) & 1:
            return Reason("why-treasure-gone")
        if weapon == BLAST:
            return Reason("why-not-at-dragon")
        return Reason("why-one-treasure" if named_treasure(s) != NONE else "why-dragon-out-of-range")
    if s.event == Event.TOURNAMENT:
        return Reason("why-tournament")
    if any(s.front[other] >> target & 1 for other in range(s.seats)):
        return named("why-immune-to-shots", target)
    if not int(weapons.in_range(s, seat, weapon)) >> target & 1:
        return named("why-out-of-range", target)
    return named("why-own-tile" if int(friends_held(s, seat)) >> target & 1 else "why-nothing-there", target)


def fire(s: State, munition: int) -> Reason:
    seat = int(s.current)
    if s.shot_n == 0:
        return Reason("why-no-shots")
    if munition and s.hand[seat][Card.MUNITION] == 0:
        return not_in_hand(s, Card.MUNITION)
    return _unpaid(s, munition, NONE) or Reason("why-munition-idle")


def put_out(s: State, k: int) -> Reason:
    if s.blast:
        return Reason("why-not-against-blast")
    if not defence.engineer_reaches(s, s.asked, s.tile):
        return named("why-no-engineer-near", int(s.tile))
    if k + 1 > s.damage:
        return Reason("why-less-damage", {"damage": int(s.damage)})
    lack = (k + 1) * int(defence.put_out_price(s, s.tile)) - int(s.stock[s.asked][WATER])
    return Reason("why-cannot-pay", {"good": "water", "short": lack})


def rescue(s: State, item: int) -> Reason:
    if s.phase != Phase.RESCUE and s.hand[s.asked][Card.LINK] == 0:
        return not_in_hand(s, Card.LINK)
    if not defence.may_rescue(s, s.asked, s.tile, item):
        return lose(s, item)
    return unpaid_or(s, (0, 0, 0, 0, 1), "why-rescues-paid")


def lose(s: State, item: int) -> Reason:
    there = item // ITEMS < s.seats and items.has_item(s, s.tile, item)
    return Reason("why-cannot-be-chosen") if there else named("why-not-on-tile", int(s.tile))


def lose_rail(s: State, _: int) -> Reason:
    return Reason("why-cannot-be-chosen") if s.rail >> s.tile & 1 else named("why-not-on-tile", int(s.tile))


def shoot(s: State, weapon: int) -> Reason:
    seat = int(s.asked)
    if not s.staffed[seat] >> s.tile & 1:  # a partner elsewhere
        return named("why-not-your-mine", int(s.tile))
    name: dict[str, int | str] = {"weapon": weapon_text(s, seat, weapon)}
    if s.hand[seat][Card.ROCKET] == 0 if weapon == ROCKETS else s.machine[seat][weapon] == NONE:
        return Reason("why-no-weapon", name)
    if not int(weapons.in_range(s, seat, weapon)) >> int(s.tile) & 1:
        return named("why-out-of-range", int(s.tile))
    if weapon != ROCKETS and s.fired >> weapon & 1:
        return Reason("why-weapon-used", name)
    own = side_of(s, seat)
    return unpaid_or(s, FACES[own][Card.ROCKET].price if weapon == ROCKETS else SHOTS[own], "why-not-possible")
