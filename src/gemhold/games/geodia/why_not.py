"""Why an action is not possible now: a code and its arguments, which are also a Fluent message (`why-…`).

What is possible is for the rules to say; this module only finds words for the rest. Of several reasons it names the one furthest
from being mended.
"""

from __future__ import annotations

from collections.abc import Callable

from gemhold.core.args import Seat
from gemhold.core.errors import Reason
from gemhold.core.kit import Moves, listed
from gemhold.games.geodia import rules, why_combat
from gemhold.games.geodia.board import FRONTS, HOME, PLACES, TILES, tiles_of
from gemhold.games.geodia.data import (
    BUILDINGS,
    FACES,
    GEMS,
    GOODS,
    LIMITS,
    MOST_STEPS,
    PRICES,
    SABOTAGE,
    TOOLS,
    UPGRADES,
    Bonus,
    Card,
    Event,
)
from gemhold.games.geodia.names import FIGURE_NAMES, card_name, side_of
from gemhold.games.geodia.notation import HALF, group_of
from gemhold.games.geodia.rules import income, inspection, moving
from gemhold.games.geodia.rules.cards import TARGETS, any_sabotage, sites
from gemhold.games.geodia.rules.control import are_friends, fronts
from gemhold.games.geodia.rules.decks import drawable
from gemhold.games.geodia.state import (
    COMBOS,
    GUN,
    INVENTOR,
    NONE,
    TAKE_CARD,
    Phase,
    State,
)
from gemhold.games.geodia.why_pay import not_in_hand, short_of, unpaid_or
from gemhold.games.geodia.why_tile import bare_site, card_site, named, rail_site, road_site, way_to

MENU = (Phase.MAIN, Phase.FINAL)
PHASES: dict[str, tuple[Phase, ...]] = {
    "base": (Phase.BASE,),
    "put": (Phase.FIGURES,),
    "road": (*MENU, Phase.ROADS),
    "rail": (*MENU, Phase.ROADS),
    "to": (Phase.MOVE,),
    "discard": (Phase.SWAP, Phase.DISCARD),
    "back": (Phase.MULLIGAN,),
    "play": (*MENU, Phase.FIND),
    "site": (Phase.SITE, Phase.RAILS, Phase.USE_TOOLS, Phase.FIND, Phase.CHESTS),
    "improve": (Phase.BUILDING,),
    "sabotage": (Phase.SABOTAGE,),
    "trade": (Phase.TRADE, Phase.BONUS),
    "take": (Phase.BONUS,),
    "aim": (Phase.COMBAT,),
    "target": (Phase.TARGET,),
    "fire": (Phase.COMBAT,),
    "put_out": (Phase.DEFEND,),
    "rescue": (Phase.DEFEND, Phase.RESCUE, Phase.WORMS),
    "lose": (Phase.LOSE, Phase.WORMS),
    "lose_rail": (Phase.LOSE,),
    "shoot": (Phase.WORMS,),
    "keep": (Phase.INSPECT,),
    "dismiss": (Phase.DISMISS,),
    "done": (Phase.MULLIGAN, Phase.FIGURES, Phase.RAILS, Phase.RESCUE),
    "no": (Phase.USE_TOOLS, Phase.FIND, Phase.DEFEND, Phase.WORMS),
    "cancel": (
        Phase.MOVE,
        Phase.SWAP,
        Phase.TRADE,
        Phase.SITE,
        Phase.RAILS,
        Phase.BUILDING,
        Phase.SABOTAGE,
        Phase.COMBAT,
        Phase.TARGET,
    ),
    "end": (*MENU, Phase.COMBAT),
}


def why_not(s: State, action: int) -> Reason | None:
    moves = Moves.new()
    if action in listed(moves, rules.legal(s, moves)):
        return None
    group, k = group_of(action)
    awaited = Reason("geodia-wrong-phase", {"awaited": Phase(s.phase).name.lower().replace("_", "-")})
    if s.phase not in PHASES.get(group, MENU):
        return awaited
    if s.phase in (*MENU, Phase.COMBAT) and s.steps >= MOST_STEPS:
        return Reason("why-steps-used", {"most": MOST_STEPS})
    return _WORDS[group](s, k) if group in _WORDS else awaited


# ---------------------------------------------------------------- the map


def _base(s: State, place: int) -> Reason:
    shared = FRONTS[place] & int(fronts(s))
    return Reason("why-front-shared" if shared else "why-front-held")


def _put(s: State, k: int) -> Reason:
    kind, tile = divmod(k, TILES)
    if s.figures[s.current][kind][HOME] == 0:
        return Reason("why-no-figure-there", {"figure": FIGURE_NAMES[kind], "place": "base"})
    return way_to(s, tile)


def _road(s: State, tile: int) -> Reason:
    if s.phase == Phase.ROADS:
        return (
            Reason("why-none-left", {"what": "road"})
            if s.roads_left == 0
            else road_site(s, tile) or named("why-not-next-to-road", tile)
        )
    return road_site(s, tile) or unpaid_or(s, PRICES["road"], "why-not-possible")


def _rail(s: State, tile: int) -> Reason:
    if s.phase == Phase.ROADS:
        return (
            Reason("why-none-left", {"what": "rail"})
            if s.rails_left == 0
            else road_site(s, tile) or named("why-not-next-to-road", tile)
        )
    return rail_site(s, tile) or unpaid_or(s, PRICES["railway"], "why-not-possible")


def _wall(s: State, tile: int) -> Reason:
    seat = int(s.current)
    if not s.upgraded[seat] >> BUILDINGS.index("workshop") & 1:
        return Reason("why-needs-building", {"building": "workshop"})
    if not s.held[seat] >> tile & 1:
        return named("why-not-held", tile)
    if any(s.walls[other] >> tile & 1 for other in range(s.seats)):
        return named("why-wall-there", tile)
    if int(s.walls[seat]).bit_count() >= LIMITS["walls"]:
        return Reason("why-walls-used", {"most": LIMITS["walls"]})
    return unpaid_or(s, PRICES["wall"], "why-not-possible")


def _detonate(s: State, tile: int) -> Reason:
    if s.turned >> tile & 1:
        return named("why-turned", tile)
    return bare_site(s, tile) or unpaid_or(s, PRICES["detonation"], "why-not-possible")


def _move(s: State, k: int) -> Reason:
    kind, place = divmod(k, PLACES)
    if s.figures[s.current][kind][place] == 0:
        return Reason("why-no-figure-there", {"figure": FIGURE_NAMES[kind], "place": named("", place).args["tile"]})
    return Reason("why-nowhere-to-go")


def _to(s: State, place: int) -> Reason:
    if place == s.origin:
        return Reason("why-already-there")
    return Reason("why-no-way-home") if place == HOME else way_to(s, place)


def _artillery(s: State, place: int) -> Reason:
    if not moving.has_artillery(s, s.current):
        return Reason("why-no-artillery")
    if s.gun_moves == 0:
        return Reason("why-artillery-moved", {"most": LIMITS["artillery_moves"]})
    if s.machine[s.current][GUN] != HOME and not moving.artillery_reach(s, s.current, 1):
        return Reason("why-artillery-stuck")
    return named("why-artillery-range", place, left=int(s.gun_moves))


# ---------------------------------------------------------------- the base and cards


def _card(s: State, _: int) -> Reason:
    if s.bought >= LIMITS["cards_bought"]:
        return Reason("why-cards-bought", {"most": LIMITS["cards_bought"]})
    return Reason("why-no-cards-left") if drawable(s, s.current) == 0 else unpaid_or(s, PRICES["card"], "why-not-possible")


def _limit(s: State, kind: int) -> Reason | None:
    if income.may_own_more(s, s.current, kind):
        return None
    return Reason("why-figure-limit", {"figure": FIGURE_NAMES[kind], "most": int(s.owned[s.current][kind])})


def _hire(s: State, kind: int) -> Reason:
    return _limit(s, kind) or unpaid_or(s, PRICES[FIGURE_NAMES[kind]], "why-not-possible")


def _upgrade(s: State, building: int) -> Reason:
    if s.upgraded[s.current] >> building & 1:
        return Reason("why-upgraded", {"building": BUILDINGS[building]})
    return unpaid_or(s, UPGRADES[side_of(s, int(s.current))][building], "why-not-possible")


def _play(s: State, kind: int) -> Reason:
    seat = int(s.current)
    card: dict[str, int | str] = {"card": card_name(s, seat, kind)}
    if s.hand[seat][kind] == 0:
        return Reason("why-not-in-hand", card)
    if s.phase == Phase.FIND:
        return Reason("geodia-wrong-phase", {"awaited": "find"})
    if kind in (Card.KABOOM, Card.ROCKET, Card.MUNITION):
        return Reason("why-combat-card", card)
    if kind in (Card.FIND, Card.WORK_TOOLS) and s.rules < 2:
        return Reason("why-asked-card", card)
    if kind == Card.FIND and not s.gains:
        return Reason("why-no-new-gems", card)
    if kind == Card.WORK_TOOLS and not s.yields:
        return Reason("why-no-new-resources", card)
    if kind in (Card.LIGHT, Card.HEAVY) and not s.upgraded[seat] >> INVENTOR & 1:
        return Reason("why-needs-building", {"building": "inventor"})
    unpaid = short_of(s, seat, FACES[side_of(s, seat)][kind].price)
    if kind == Card.SABOTEUR and not any_sabotage(s, seat):
        return short_of(s, seat, (0, 0, 0, 0, SABOTAGE["tool"])) or Reason("why-no-target", card)
    if kind in (Card.LIGHT, Card.HEAVY, Card.GEOLOGIST, Card.LINK, Card.INFRASTRUCTURE) and not sites(s, seat, kind):
        return Reason("why-no-target", card)
    return unpaid or Reason("why-no-target", card)


def _site(s: State, tile: int) -> Reason:
    if s.phase == Phase.SITE:
        return card_site(s, int(s.chosen), tile)
    if s.phase == Phase.RAILS:
        return rail_site(s, tile) or Reason("why-not-possible")
    return named("why-no-income" if s.phase == Phase.USE_TOOLS else "why-no-gems", tile)


def _sabotage(s: State, k: int) -> Reason:
    victim, what = divmod(k, TARGETS)
    if victim >= s.seats or are_friends(s, s.current, victim):
        return Reason("why-own-side")
    there = s.tools[victim] >> what & 1 if what < TOOLS else s.machine[victim][what - TOOLS] != NONE
    if not there:
        return Reason("why-not-in-play", {"seat": Seat(victim)})
    return unpaid_or(s, (0, 0, 0, 0, SABOTAGE["tool" if what < TOOLS else "siege"]), "why-not-possible")


def _market(s: State, _: int) -> Reason:
    if s.event != Event.MARKET:
        return Reason("why-no-market")
    return Reason("why-market-used") if s.traded else Reason("why-cannot-trade")


def _trade(s: State, k: int) -> Reason:
    if s.phase == Phase.BONUS and income.bonus_face(s) != Bonus.TRADE:
        return Reason("why-not-on-die")
    if k < HALF:
        return unpaid_or(s, (0, 0, 0, 0, 1), "why-not-possible")
    for good in range(GEMS):  # goods are given away, not paid: the wet season changes nothing
        lack = COMBOS[k - HALF].count(good) - int(s.stock[s.asked][good])
        if lack > 0:
            return Reason("why-cannot-pay", {"good": GOODS[good], "short": lack})
    return Reason("why-not-possible")


def _take(s: State, what: int) -> Reason:
    shown = what < TAKE_CARD and income.bonus_face(s) == what  # worker and engineer have the same numbers on the die
    return (_limit(s, what) if shown else None) or Reason("why-not-on-die")


def _debt(s: State, _: int) -> Reason:
    debt = int(s.debt[s.current])
    return unpaid_or(s, (0, 0, 0, 0, debt), "why-not-possible") if debt else Reason("why-no-debt")


def _keep(s: State, n: int) -> Reason:
    extra = int(inspection.extra_workers(s, s.asked))
    return Reason("why-fewer-workers", {"extra": extra}) if n > extra else unpaid_or(s, (0, 0, 0, 0, n), "why-not-possible")


def _dismiss(s: State, place: int) -> Reason:
    return Reason("why-no-figure-there", {"figure": "worker", "place": named("", place).args["tile"]})


def _end(s: State, _: int) -> Reason:
    tile = tiles_of(moving.crowded(s, s.current))[0]
    return named("why-crowded", tile, most=LIMITS["figures_on_tile"])


def _cancel(s: State, _: int) -> Reason:
    return Reason("why-already-paid" if s.phase == Phase.RAILS else "why-no-shots")


_WORDS: dict[str, Callable[[State, int], Reason]] = {
    "base": _base, "put": _put, "road": _road, "rail": _rail, "wall": _wall, "detonate": _detonate, "move": _move, "to": _to,
    "artillery": _artillery, "card": _card, "hire": _hire, "upgrade": _upgrade,
    "swap": lambda s, k: Reason("why-too-few-cards"), "discard": not_in_hand, "back": not_in_hand, "play": _play,
    "site": _site, "improve": _upgrade, "sabotage": _sabotage, "market": _market, "trade": _trade, "take": _take,
    "debt": _debt, "aim": why_combat.aim, "target": why_combat.target, "fire": why_combat.fire, "put_out": why_combat.put_out,
    "rescue": why_combat.rescue, "lose": why_combat.lose, "lose_rail": why_combat.lose_rail, "shoot": why_combat.shoot,
    "keep": _keep, "dismiss": _dismiss, "end": _end, "cancel": _cancel, "done": lambda s, k: Reason("why-nothing-laid"),
}  # fmt: skip
