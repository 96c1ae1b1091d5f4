"""A recorded game of Geodia as people at a real table would tell it to the companion: what was paid, what came in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gemhold.core.record import GameRecord
from gemhold.games.geodia.companion import figures
from gemhold.games.geodia.data import BARONS, GOODS, RESOURCES, SIDES, TOOLS, WATER
from gemhold.games.geodia.names import EVENT_NAMES, card_name, side_of, tool_name
from gemhold.games.geodia.rules.control import figures_at
from gemhold.games.geodia.rules.defence import put_out_price
from gemhold.games.geodia.rules.rounds import counts_for
from gemhold.games.geodia.state import BLAST, CHESTS, ENGINEER, NONE, ROCKETS, WORKER, Phase, State

FOLDER = Path(__file__).parents[1] / "golden/geodia/v2"
FIGURES = figures()
BUILT = {"road": "road", "rail": "railway", "wall": "wall", "detonate": "detonation", "card": "card"}


@dataclass
class Deed:
    """Something to tell the companion about a seat."""

    what: str
    seat: int
    name: str = ""
    n: int = 0
    tiles: dict[int, int] = field(default_factory=dict)
    goods: list[str] = field(default_factory=list)
    sells: bool = False


@dataclass
class Told:
    barons: list[str]
    rounds: int
    teams: bool
    scores: list[int]
    turns: list[list[Deed]]
    holders: list[tuple[int, int, int | None]]  # chests at the end: owner, gems, whom it counts for


def tell(name: str) -> Told:
    record = GameRecord.loads((FOLDER / f"{name}.gem").read_text("utf-8"))
    turns: list[list[Deed]] = []
    before: State | None = None
    for match in record.steps():
        after: State = match.state
        if before is not None:
            ply = match.log[-1]
            data = match.game.notation.data(before, ply.x) if ply.actor >= 0 else {}
            if after.round_n and after.turn > before.turn:
                turns.append([])
            if turns:
                turns[-1] += _deeds(before, after, ply.actor, data)
        before = State.copy(after)
    assert before is not None
    barons = [BARONS[before.baron[seat]] for seat in range(before.seats)]
    # the last step, which counts, comes after the last one told
    return Told(barons, int(before.rounds), bool(before.teams), match.scores(), turns, list(_chests(before)))


def _chests(s: State) -> Iterator[tuple[int, int, int | None]]:
    for owner in range(s.seats):
        for chest in range(CHESTS):
            if s.chest[owner][chest] != NONE:
                seat = int(counts_for(s, owner, s.chest[owner][chest]))
                yield owner, int(s.chest_gems[owner][chest]), seat if seat >= 0 else None


def goods(s: State, seat: int) -> list[int]:
    return [int(n) for n in s.stock[seat]] + [int(s.gems[seat])]


def _price(s: State, seat: int, name: str) -> list[int]:
    side = SIDES[side_of(s, seat)]
    price = next(price for price in FIGURES["prices"][side] if price["name"] == name)
    now = price.get("in", {}).get(EVENT_NAMES[s.event], price["price"])
    return [now.get(good, 0) for good in GOODS]


def _paid(b: State, a: State, actor: int, data: dict[str, Any]) -> Iterator[tuple[int, str]]:
    """What a step was paid for: by whom, and what."""
    do = data.get("do", "")
    if b.round_n == 0:
        return
    if do in BUILT and (do != "rail" or b.phase != Phase.RAILS):
        yield actor, BUILT[do]
    elif do == "hire":
        yield actor, data["figure"]
    elif do == "upgrade":
        yield actor, data["building"]
    elif do == "play" and b.phase != Phase.COMBAT and goods(a, actor) != goods(b, actor):
        yield actor, data["card"]
    elif do == "site" and b.phase == Phase.SITE:
        yield actor, card_name(b, actor, int(b.chosen))
    elif do == "improve":
        yield actor, "upgrade"
    elif do == "sabotage":
        yield actor, "sabotage-" + ("tool" if a.tools[data["seat"]] != b.tools[data["seat"]] else "siege")
    elif do == "fire":
        if data["munition"]:
            yield actor, "munition"
        for shot in range(b.shot_n):
            weapon = int(b.shot_weapon[shot])
            if weapon == BLAST:
                yield actor, "ka-boom"
            elif not data["munition"]:
                yield actor, card_name(b, actor, 14) if weapon == ROCKETS else "shot"
    elif do == "shoot":
        yield actor, card_name(b, actor, 14) if data["number"] == ROCKETS else "shot"
    elif do == "put_out":
        wall = int(put_out_price(b, b.tile)) == _price(b, actor, "put-out-wall")[WATER]
        for _ in range(data["damage"]):
            yield actor, "put-out-wall" if wall else "put-out"
    elif do == "rescue":
        yield actor, "evacuation"
    elif do == "keep":
        for _ in range(data["workers"]):
            yield actor, "inspection"


def _deeds(b: State, a: State, actor: int, data: dict[str, Any]) -> Iterator[Deed]:
    """One step of the record. Whatever its reason does not explain is told as it is: so much more, so much less."""
    left = [[now - then for now, then in zip(goods(a, seat), goods(b, seat), strict=True)] for seat in range(a.seats)]
    owned = [[int(a.owned[seat][kind] - b.owned[seat][kind]) for kind in (WORKER, ENGINEER)] for seat in range(a.seats)]
    raised = [int(a.upgraded[seat]) & ~int(b.upgraded[seat]) for seat in range(a.seats)]

    def take(seat: int, price: list[int], sign: int = 1) -> None:
        left[seat] = [n + sign * p for n, p in zip(left[seat], price, strict=True)]

    if a.phase == Phase.OVER:  # the companion counts chests and debts by itself
        return
    for seat, name in _paid(b, a, actor, data):
        yield Deed("pay", seat, name, goods=[data["building"]] if data.get("do") == "improve" else [])
        take(seat, _price(b, seat, name))
        if name in ("worker", "engineer"):
            owned[seat][("worker", "engineer").index(name)] -= 1
        if data.get("do") in ("upgrade", "improve"):
            raised[seat] = 0
    if data.get("do") == "trade":
        price = [data["resources"].count(good) for good in RESOURCES] + [0]
        yield Deed("trade", actor, goods=data["resources"], sells=data["sell"])
        take(actor, price, 1 if data["sell"] else -1)
        take(actor, [0, 0, 0, 0, 1], -1 if data["sell"] else 1)
    if data.get("do") == "debt":
        yield Deed("debt", actor)
        take(actor, [0, 0, 0, 0, int(b.debt[actor])])
    if a.round_n and a.turn > b.turn:
        yield from _turn(b, a, left)
    for seat in range(a.seats):
        yield from _chests_changed(b, a, seat, left)
    for seat in range(a.seats):
        yield from _rest(b, a, seat, left[seat], owned[seat])
        assert not raised[seat], "a building without a price"


def _turn(b: State, a: State, left: list[list[int]]) -> Iterator[Deed]:
    """A turn begins: perhaps an event, tools that work by themselves, the income."""
    seat = int(a.current)
    yield Deed("turn", seat, n=int(a.round_n))
    slot = (int(a.round_n) - 1) // 2
    if seat == 0 and a.round_n % 2 == 1 and slot:
        yield Deed("event", seat, EVENT_NAMES[a.events[slot]])
    tiles: Counter[int] = Counter()
    for tile in range(len(a.land)):
        if int(a.yields) >> tile & 1:
            tiles[int(a.land[tile])] += int(figures_at(a, seat, tile))
    yield Deed("income", seat, tiles=dict(tiles))
    left[seat][: len(RESOURCES)] = [0] * len(RESOURCES)  # compared in the browser
    side = SIDES[side_of(a, seat)]
    left[seat][-1] -= sum(
        FIGURES["tools"][side][tool_name(a, seat, tool)].get("gems", 0) for tool in range(TOOLS) if int(b.tools[seat]) >> tool & 1
    )


def _chests_changed(b: State, a: State, owner: int, left: list[list[int]]) -> Iterator[Deed]:
    """Chests that were put on the map, credited to whoever gained as much, or lost."""
    for chest in range(CHESTS):
        was, now = int(b.chest[owner][chest]), int(a.chest[owner][chest])
        gems = int(b.chest_gems[owner][chest])
        if was != NONE and now == NONE:
            to = next((seat for seat in (owner, *range(a.seats)) if left[seat][-1] >= gems > 0), None)
            yield Deed("lost" if to is None else "uncover", owner if to is None else to, f"{owner} {gems}")
            if to is not None:
                left[to][-1] -= gems
        elif was == NONE and now != NONE:
            yield Deed("chest", owner, n=int(a.chest_gems[owner][chest]))


def _rest(b: State, a: State, seat: int, left: list[int], owned: list[int]) -> Iterator[Deed]:
    for tool in range(TOOLS):
        if (int(b.tools[seat]) & ~int(a.tools[seat])) >> tool & 1:
            yield Deed("tool", seat, tool_name(b, seat, tool))
    for kind, name in enumerate(("worker", "engineer")):
        if owned[kind]:
            yield Deed("figures", seat, name, owned[kind])
    if left[-1] > 0:
        yield Deed("gems", seat, n=left[-1])
        left[-1] = 0
    for good, n in zip(GOODS, left, strict=True):
        if n:
            yield Deed("adjust", seat, good, n)
