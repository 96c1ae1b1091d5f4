"""Reasons: their codes are messages, so every code a rule can give is reached here or in the tests of the rules."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gemhold.core.match import Match
from gemhold.games import geodia
from gemhold.games.geodia import GAME
from tests.geodia.positions import RICH, fire, play, position

LINE = "a2 b3 c4"


def menu(**table: Any) -> Match:
    """A rich first seat with a worker on c4; the opponent holds d4."""
    return position(**({"roads": LINE, "workers": {0: "c4", 1: "d4"}, "stock": {0: RICH}, "gems": {0: 9}} | table))


def doubling(card: str) -> Match:
    """What came in can be doubled: the resources of c4, or the chest there."""
    match = menu(at="turn", hand={0: card}, chests={0: "c4:3"})
    return play(match, "dice card 1", "take nothing", f"play {card}")


def moving(**table: Any) -> Match:
    return play(menu(**table), "move worker c4")


def placing(card: str, **table: Any) -> Match:
    return play(menu(**({"hand": {0: card}, "engineers": {0: "c4"}, "levels": {0: "inventor"}} | table)), f"play {card}")


def combat(**table: Any) -> Match:
    base: dict[str, Any] = {"at": "combat", "engineers": {0: "c4"}, "hand": {0: "rocket rocket ka-boom"}}
    return menu(**(base | table))


def aiming(weapon: str = "rocket", **table: Any) -> Match:
    return play(combat(**table), f"aim {weapon}")


def attacked(**table: Any) -> Match:
    """The opponent is asked what to do about a shot at d4."""
    base: dict[str, Any] = {"engineers": {0: "c4", 1: "d4"}, "stock": {0: RICH, 1: (0, 0, 0, 3)}}
    return fire(combat(**(base | table)), "rocket > d4")


def worms(**table: Any) -> Match:
    match = menu(at="turn", round_n=3, mines={"c4": "6:7"}, **table)
    return play(match, "event worms", "die 6")


def opening(*steps: str) -> Match:
    match = GAME.start(2, roll=False)
    for _ in range(58):
        match.decide(0)
    return play(match, "done", *steps)


def inspected() -> Match:
    match = position(at="turn", round_n=7, workers={0: "base " * 6 + "c4"}, gems={0: 1})
    play(match, "event inspection")
    for _ in range(4):
        play(match, "dice card 1", "take nothing", "end main", "end combat", "end final")
    return match


REASONS: list[tuple[Callable[[], Match], str, str]] = [
    (menu, "to c4", "geodia-wrong-phase (awaited=main)"),
    # the opening
    (lambda: opening("base a1-a2", *["road a1", "road a2", "road b2", "road b3", "road b4", "road c4"], "done"), "road a1",
     "chance-first"),
    (lambda: opening("base a1-a2"), "rail a1", "why-none-left (what=rail)"),
    (lambda: opening("base a1-a2"), "road c4", "why-not-next-to-road (tile=c4)"),
    (lambda: opening("base a1-a2", "road a1", "road a2", "road b2", "road b3", "road b4", "road c4", *["put worker a1"] * 3),
     "put engineer a1", "why-tile-full (tile=a1)"),
    # the map
    (menu, "road d4", "why-held-by (tile=d4, seat=1)"),
    (menu, "road i2", "why-immune (tile=i2, seat=1)"),
    (menu, "road c4", "why-road-there (tile=c4)"),
    (menu, "road g4", "why-not-next-to-own (tile=g4)"),
    (lambda: menu(link={0: "c5"}), "road c5", "why-link-there (tile=c5)"),
    (lambda: menu(stock={}), "road c5", "why-cannot-pay (good=wood, short=2)"),
    (lambda: menu(rails="b3"), "rail b3", "why-rail-there (tile=b3)"),
    (menu, "rail c5", "why-no-road (tile=c5)"),
    (lambda: menu(roads=f"{LINE} h1"), "rail h1", "why-no-way (tile=h1)"),
    (menu, "wall c4", "why-needs-building (building=workshop)"),
    (lambda: menu(levels={0: "workshop"}), "wall b3", "why-not-held (tile=b3)"),
    (lambda: menu(levels={0: "workshop"}, walls={0: "c4"}), "wall c4", "why-wall-there (tile=c4)"),
    (lambda: menu(levels={0: "workshop"}, walls={0: "a1 a2 a3 b1"}), "wall c4", "why-walls-used (most=4)"),
    (lambda: menu(mines={"c4": "6:7"}), "detonate c4", "why-turned (tile=c4)"),
    (menu, "move worker b3", "why-no-figure-there (figure=worker, place=b3)"),
    (lambda: menu(roads="", workers={0: "c4"}), "move worker c4", "why-nowhere-to-go"),
    (moving, "to c4", "why-already-there"),
    (lambda: moving(roads="c4 c5"), "to base", "why-no-way-home"),
    (lambda: moving(workers={0: "c4 b3 b3 b3"}, rules=1), "to b3", "why-tile-full (tile=b3)"),
    (lambda: play(moving(at="final", workers={0: "c4 b3 b3 b3"}), "to b3"), "end", "why-crowded (tile=b3, most=3)"),
    (menu, "artillery c4", "why-no-artillery"),
    (lambda: menu(barons="citrine,ruby", rails=LINE, machines={0: "railway-artillery@a2"}), "artillery d5",
     "why-artillery-range (tile=d5, left=2)"),
    (lambda: play(menu(barons="citrine,ruby", rails=LINE, machines={0: "railway-artillery@a2"}), "artillery c4"), "artillery a2",
     "why-artillery-moved (most=2)"),
    (lambda: menu(barons="citrine,ruby", rails="a2 b3", machines={0: "railway-artillery@c4"}), "artillery b3",
     "why-artillery-stuck"),
    # the base
    (lambda: play(menu(), *["buy card", "card rocket"] * 3), "buy card", "why-cards-bought (most=3)"),
    (lambda: menu(workers={0: "c4" + " base" * 8}), "hire worker", "why-figure-limit (figure=worker, most=9)"),
    (lambda: menu(levels={0: "workshop"}), "upgrade workshop", "why-upgraded (building=workshop)"),
    (menu, "swap", "why-too-few-cards"),
    (lambda: menu(stock={}, gems={}), "trade", "why-cannot-trade"),
    (lambda: menu(event="blizzard"), "trade", "why-no-market"),
    (lambda: play(menu(), "trade", "trade wood wood wood for gem"), "trade", "why-market-used"),
    (menu, "pay debt", "why-no-debt"),
    (lambda: play(menu(at="turn"), "dice card 1"), "take worker", "why-not-on-die"),
    # cards
    (menu, "play geologist", "why-not-in-hand (card=geologist)"),
    (lambda: menu(hand={0: "rocket"}), "play rocket", "why-combat-card (card=rocket)"),
    (lambda: menu(hand={0: "gem-find"}, rules=1), "play gem-find", "why-asked-card (card=gem-find)"),
    (lambda: menu(hand={0: "gem-find"}), "play gem-find", "why-no-new-gems (card=gem-find)"),
    (lambda: menu(hand={0: "work-tools"}), "play work-tools", "why-no-new-resources (card=work-tools)"),
    (lambda: menu(hand={0: "ballista"}), "play ballista", "why-needs-building (building=inventor)"),
    (lambda: menu(hand={0: "saboteur"}), "play saboteur", "why-no-target (card=saboteur)"),
    (lambda: placing("ballista"), "at b3", "why-no-engineer (tile=b3)"),
    (lambda: placing("trebuchet", engineers={0: "c4 b3"}, machines={0: "ballista@c4"}), "at c4", "why-machine-there (tile=c4)"),
    (lambda: placing("geologist", known={0: {"d5": "6:7"}}), "at d5", "why-known (tile=d5)"),
    (lambda: play(menu(hand={0: "infrastructure"}), "play infrastructure", "at a2"), "cancel", "why-already-paid"),
    (lambda: play(menu(hand={0: "infrastructure"}), "play infrastructure"), "done", "why-nothing-laid"),
    (lambda: play(menu(hand={0: "saboteur"}, tools={1: "jackhammer"}), "play saboteur"), "sabotage emerald chain-saw",
     "why-own-side"),
    (lambda: play(menu(hand={0: "saboteur"}, tools={1: "jackhammer"}), "play saboteur"), "sabotage sapphire tower 1",
     "why-not-in-play (seat=1)"),
    (lambda: menu(at="turn", hand={0: "work-tools"}, rules=1), "at a2", "why-no-income (tile=a2)"),
    (lambda: menu(at="turn", hand={0: "gem-find"}, chests={0: "c4:3"}, rules=1), "at a2", "why-no-gems (tile=a2)"),
    (lambda: doubling("gem-find"), "at a2", "why-no-gems (tile=a2)"),
    (lambda: doubling("work-tools"), "at a1", "why-no-income (tile=a1)"),
    # combat
    (lambda: combat(hand={}), "aim rocket", "why-no-weapon (weapon=rocket)"),
    (lambda: play(combat(hand={0: "rocket"}), "aim rocket", "target d4"), "aim rocket", "why-weapon-used (weapon=rocket)"),
    (lambda: combat(engineers={0: "a2"}, roads="a2", workers={}), "aim rocket", "why-no-target-in-range (weapon=rocket)"),
    (lambda: combat(event="tournament", round_n=2), "aim ka-boom", "why-tournament"),
    (combat, "cancel", "why-no-shots"),
    (lambda: aiming(engineers={0: "h4"}, roads="h4 h3 i2"), "target i2", "why-immune-to-shots (tile=i2)"),
    (lambda: aiming(roads=f"{LINE} h1"), "target h1", "why-out-of-range (tile=h1)"),
    (lambda: aiming(workers={0: "c4 c5", 1: "d4"}), "target c5", "why-own-tile (tile=c5)"),
    (aiming, "target d6", "why-nothing-there (tile=d6)"),
    (lambda: aiming("ka-boom"), "target treasure 1", "why-not-at-dragon"),
    (lambda: aiming(engineers={0: "a2"}), "target treasure 1", "why-dragon-out-of-range"),
    (lambda: play(aiming(), "target treasure 1", "aim rocket"), "target treasure 2", "why-one-treasure"),
    (lambda: play(combat(hand={0: "ka-boom munition"}), "aim ka-boom", "target d4"), "fire with munition", "why-munition-idle"),
    (attacked, "put out 2", "why-less-damage (damage=1)"),
    (attacked, "rescue sapphire worker", "why-not-in-hand (card=underground-drill)"),
    (lambda: attacked(engineers={0: "c4"}, hand={0: "rocket", 1: "underground-drill"}, gems={1: 2}), "put out 1",
     "why-no-engineer-near (tile=d4)"),
    (lambda: attacked(hand={0: "rocket", 1: "underground-drill"}, gems={1: 2}), "rescue sapphire chest 1",
     "why-not-on-tile (tile=d4)"),
    (lambda: attacked(hand={0: "rocket", 1: "underground-drill"}, gems={1: 2}, machines={1: "tower@d4"}),
     "rescue sapphire tower 1", "why-cannot-be-chosen"),
    (lambda: play(attacked(hand={0: "rocket", 1: "underground-drill"}, gems={1: 1}, chests={1: "d4:4"}),
                  "rescue sapphire chest 1"), "rescue sapphire worker", "why-rescues-paid"),
    (lambda: play(attacked(), "no"), "lose railway", "why-not-on-tile (tile=d4)"),
    (lambda: play(attacked(rails="d4", rules=1), "no"), "lose railway", "why-cannot-be-chosen"),
    (lambda: fire(combat(hand={0: "ka-boom", 1: "geologist"}, gems={0: 9, 1: 1}), "ka-boom > d4"), "put out 1",
     "why-not-against-blast"),
    # events
    (lambda: worms(machines={0: "ballista@c4"}), "shoot ballista 1", "why-out-of-range (tile=c4)"),
    (lambda: worms(seats=4, teams=True, workers={2: "c4"}, hand={0: "rocket"}), "shoot rocket", "why-not-your-mine (tile=c4)"),
    (inspected, "keep 3 workers", "why-fewer-workers (extra=2)"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "text", "reason"), REASONS, ids=[reason.split(" ")[0] for _, _, reason in REASONS])
def test_a_reason(given: Callable[[], Match], text: str, reason: str) -> None:
    assert str(given().why_not(text)) == reason


def test_every_code_is_reached() -> None:
    """All codes of the sources but those tested below or with their rule, and the word for what the rules never let happen."""
    sources = Path(geodia.__file__).parent.glob("why_*.py")
    codes = {code for file in sources for code in re.findall(r'"(why-[a-z-]+)"', file.read_text("utf-8"))}
    reached = {reason.split(" ")[0] for _, _, reason in REASONS}
    assert codes - reached == {
        "why-not-possible", "why-steps-used", "why-no-cards-left", "why-treasure-gone", "why-front-shared", "why-front-held",
    }  # fmt: skip


@pytest.mark.rule("G15")
def test_bases_that_cannot_be_placed() -> None:
    match = opening("base a1-a2", "road a1", "road b2", "road b1", "road c1", "road a2", "road b3", "put worker c1", "done")
    while match.actor == -1:
        match.decide(0)
    play(match, "done")
    assert str(match.why_not("base a2-a3")) == "why-front-shared"
    assert str(match.why_not("base b1-c1")) == "why-front-held"


@pytest.mark.rule("G87")
def test_a_treasure_that_is_gone() -> None:
    match = combat()
    match.state.treasures &= ~1
    assert str(play(match, "aim rocket").why_not("target treasure 1")) == "why-treasure-gone"
