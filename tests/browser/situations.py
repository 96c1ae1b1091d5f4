"""Situations in which a card can be used, as rows of games that play themselves (see prepared.py).

`python -m tests.browser.situations` looks for them anew, should the rules change.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from gemhold.games.geodia import GAME
from gemhold.games.geodia.data import Card
from gemhold.games.geodia.names import CARD_NAMES, side_of
from gemhold.games.geodia.state import BLAST, GUN, LIGHTS, ROCKETS, A, Phase, State
from tests.browser.prepared import Plan, game

SEATS = 3  # emerald goblins, sapphire dwarves, ruby goblins
GOBLINS, DWARVES = 0, 1

# By name: the seed of a game, the row before which the situation stands, and the seat that decides.
FOUND: dict[str, tuple[int, int, int]] = {
    "rocket": (1, 115, 0),
    "mountain-drone": (1, 123, 1),
    "gem-cutter (dwarves)": (1, 123, 1),
    "water-pump": (1, 166, 0),
    "upgrade": (1, 298, 0),
    "upgrade (dwarves)": (1, 367, 1),
    "explosive-drone": (1, 369, 1),
    "munition (dwarves)": (1, 371, 1),
    "geologist (dwarves)": (1, 516, 1),
    "forest-drone": (2, 111, 0),
    "geologist": (2, 111, 0),
    "infrastructure": (2, 141, 2),
    "jackhammer": (2, 234, 1),
    "infrastructure (dwarves)": (2, 234, 1),
    "saboteur (dwarves)": (2, 234, 1),
    "water-pump (dwarves)": (2, 374, 1),
    "ballista": (2, 421, 0),
    "chain-saw": (2, 455, 0),
    "gem-cutter": (2, 455, 0),
    "gem-find": (2, 484, 2),
    "airship": (3, 106, 0),
    "railway-artillery": (3, 119, 1),
    "work-tools": (3, 128, 2),
    "tower": (3, 492, 1),
    "shot of tower": (3, 541, 1),
    "shot of railway-artillery": (3, 541, 1),
    "saboteur": (3, 564, 0),
    "underground-drill": (5, 115, 1),
    "shot of ballista": (5, 475, 0),
    "munition": (6, 345, 2),
    "trebuchet": (8, 154, 2),
    "work-tools (dwarves)": (8, 330, 1),
    "evacuation by airship": (9, 475, 2),
    "shot of trebuchet": (16, 395, 0),
    "gem-find (dwarves)": (58, 505, 1),
    "evacuation by underground-drill": (59, 184, 1),
    "ka-boom": (77, 464, 2),
    "ka-boom (dwarves)": (155, 576, 1),
}

Here = Callable[[State, list[int]], bool]


def _menu(kind: int) -> Here:
    return lambda s, legal: s.phase in (Phase.MAIN, Phase.FINAL) and A.play + kind in legal


def _asked(phase: Phase) -> Here:
    return lambda s, legal: s.phase == phase and any(x != A.no for x in legal)


def _aims(*weapons: int) -> Here:
    return lambda s, legal: s.phase == Phase.COMBAT and s.shot_n == 0 and any(A.aim + weapon in legal for weapon in weapons)


def _fires_with_munition(s: State, legal: list[int]) -> bool:
    return s.phase == Phase.COMBAT and A.fire + 1 in legal


def _evacuates(s: State, legal: list[int]) -> bool:
    return s.phase == Phase.DEFEND and any(A.rescue <= x < A.lose for x in legal)


OTHER_WAYS: dict[int, Here] = {
    Card.FIND: _asked(Phase.FIND),
    Card.WORK_TOOLS: _asked(Phase.USE_TOOLS),
    Card.ROCKET: _aims(ROCKETS),
    Card.KABOOM: _aims(BLAST),
    Card.MUNITION: _fires_with_munition,
}


def situations() -> dict[str, tuple[int, Here]]:
    """By name, the side and when its card can be used. A machine's shot and an evacuation count apart from the card's play."""
    out: dict[str, tuple[int, Here]] = {}
    for side in (GOBLINS, DWARVES):
        names = CARD_NAMES[side]
        for kind, name in enumerate(names):
            label = f"{name} (dwarves)" if side == DWARVES and name in CARD_NAMES[GOBLINS] else name
            out[label] = side, OTHER_WAYS.get(kind, _menu(kind))
        out[f"shot of {names[Card.LIGHT]}"] = side, _aims(*range(LIGHTS))
        out[f"shot of {names[Card.HEAVY]}"] = side, _aims(GUN)
        out[f"evacuation by {names[Card.LINK]}"] = side, _evacuates
    return out


def look(seeds: range) -> None:
    """Tell the first game and row of each situation."""
    missing = situations()
    for seed in seeds:
        playing = game(Plan(seed, seats=SEATS))
        for row in playing.decisions():
            s, seat = playing.match.state, playing.match.actor
            legal = GAME.legal(s)
            for label, (side, here) in list(missing.items()):
                if side_of(s, seat) == side and here(s, legal):
                    del missing[label]
                    sys.stdout.write(f'    "{label}": ({seed}, {row}, {seat}),\n')
        game.cache_clear()
        if not missing:
            return
    sys.stderr.write(f"not found: {', '.join(missing)}\n")


if __name__ == "__main__":
    look(range(1, 400))
