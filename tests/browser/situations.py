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
    "infrastructure": (1, 108, 0),
    "rocket": (1, 114, 0),
    "mountain-drone": (1, 121, 1),
    "gem-cutter (dwarves)": (1, 121, 1),
    "water-pump": (1, 148, 2),
    "saboteur": (1, 148, 2),
    "geologist (dwarves)": (1, 217, 1),
    "geologist": (1, 269, 0),
    "water-pump (dwarves)": (1, 303, 1),
    "upgrade": (1, 333, 0),
    "work-tools (dwarves)": (1, 347, 1),
    "saboteur (dwarves)": (1, 376, 1),
    "gem-cutter": (1, 469, 2),
    "work-tools": (1, 469, 2),
    "explosive-drone": (1, 549, 1),
    "munition (dwarves)": (1, 551, 1),
    "forest-drone": (2, 111, 0),
    "railway-artillery": (2, 157, 1),
    "shot of railway-artillery": (2, 199, 1),
    "upgrade (dwarves)": (2, 230, 1),
    "airship": (2, 249, 2),
    "trebuchet": (2, 341, 2),
    "infrastructure (dwarves)": (2, 486, 1),
    "chain-saw": (2, 506, 2),
    "ballista": (3, 145, 0),
    "shot of ballista": (3, 150, 0),
    "munition": (3, 152, 0),
    "underground-drill": (3, 162, 1),
    "jackhammer": (3, 401, 1),
    "tower": (6, 173, 1),
    "shot of tower": (6, 329, 1),
    "evacuation by airship": (9, 363, 2),
    "ka-boom": (14, 504, 0),
    "shot of trebuchet": (15, 377, 2),
    "gem-find": (32, 413, 0),
    "gem-find (dwarves)": (67, 186, 1),
    "ka-boom (dwarves)": (73, 497, 1),
    "evacuation by underground-drill": (145, 357, 1),
}

Here = Callable[[State, list[int]], bool]


def _menu(kind: int) -> Here:
    return lambda s, legal: s.phase in (Phase.MAIN, Phase.FINAL) and A.play + kind in legal


def _aims(*weapons: int) -> Here:
    return lambda s, legal: s.phase == Phase.COMBAT and s.shot_n == 0 and any(A.aim + weapon in legal for weapon in weapons)


def _fires_with_munition(s: State, legal: list[int]) -> bool:
    return s.phase == Phase.COMBAT and A.fire + 1 in legal


def _evacuates(s: State, legal: list[int]) -> bool:
    return s.phase == Phase.DEFEND and any(A.rescue <= x < A.lose for x in legal)


OTHER_WAYS: dict[int, Here] = {
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
