"""Small positions made by hand.

A bare map: bases at fixed places, no ways, no figures, no goods. What a test is about is said in words:
`position(rails="a2 b3", workers={0: "b3 base"}, mines={"b3": "6:7"})`. The deck of 25 stays whole: cards in hand, in play and
on the discards are taken from it. The first step is taken by the rules themselves (`at`).

The part of the map the tests use, the dragon being on e4; the bases of seats 0 to 3 lie at a1-a2, i2-i3, f1-g1 and c7-d8:

              a1  a2  a3
        b1  b2  b3  b4  b5  b6
      c1  c2  c3  c4  c5  c6  c7
    d1  d2  d3  d4  d5  d6  d7  d8
      e1  e2  e3  ##  e5  e6  e7
    f1  f2  f3  f4  f5  f6  f7  f8
      g1  g2  g3  g4  g5  g6  g7
        h1  h2  h3  h4  h5  h6
              i1  i2  i3
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gemhold.core.contract import CHANCE
from gemhold.core.match import Match
from gemhold.core.toml import Entry
from gemhold.games.geodia import GAME
from gemhold.games.geodia.board import HOME, TILE_NAMES, TILES
from gemhold.games.geodia.names import CARD_NAMES, side_of
from gemhold.games.geodia.prepare import prepare
from gemhold.games.geodia.state import ENGINEER, NONE, WORKER, Phase

RICH = (20, 20, 20, 20)

Words = Mapping[int, str]


def position(
    seats: int = 2,
    *,
    at: str = "main",
    current: int = 0,
    round_n: int | None = None,
    rounds: int = 8,
    teams: bool = False,
    barons: str = "standard",
    event: str = "market",
    roads: str = "",
    rails: str = "",
    land: Mapping[str, str] | None = None,
    mines: Mapping[str, str] | None = None,
    known: Mapping[int, Mapping[str, str]] | None = None,
    workers: Words | None = None,
    engineers: Words | None = None,
    machines: Words | None = None,
    link: Words | None = None,
    chests: Words | None = None,
    walls: Words | None = None,
    stock: Mapping[int, tuple[int, int, int, int]] | None = None,
    gems: Mapping[int, int] | None = None,
    hand: Words | None = None,
    pile: Words | None = None,
    empty_deck: tuple[int, ...] = (),
    tools: Words | None = None,
    levels: Words | None = None,
    debt: Mapping[int, int] | None = None,
    rules: int | None = None,
) -> Match:
    """A match in a phase of a seat's turn.

    `at`: "main", "combat", "final", or "turn": what comes after the turn before, so the first chance event or question of the
    turn, of the round (its event, worms) or of the end (round_n = rounds + 1). Stock: sulphur, wood, iron, water. Mines by
    their notation ("1,2:3", "once:5"); `known` are seen by a Geologist. Machines "ballista@c4 trebuchet@base", chests "c4:6".
    `empty_deck`: seats whose cards that are nowhere else lie on the discards. `rules`: an older version of them.
    """
    options: dict[str, Any] = {"rounds": rounds, "teams": teams, "barons": barons}
    match = Match(GAME, seats, GAME.settings(seats, options), fate=None, rules=rules)
    words: dict[str, Any] = {
        "at": at, "turn": current + 1, "event": event, "roads": roads, "rails": rails, "turned": dict(mines or {}),
        "land": dict(land or {}), "empty_deck": [seat + 1 for seat in empty_deck],
    }  # fmt: skip
    of_seats: dict[str, Mapping[int, Any] | None] = {
        "known": known, "workers": workers, "engineers": engineers, "machines": machines, "link": link, "chests": chests,
        "walls": walls, "stock": stock, "gems": gems, "hand": hand, "pile": pile, "tools": tools, "levels": levels, "debt": debt,
    }  # fmt: skip
    for key, values in of_seats.items():
        plain = {str(seat + 1): list(value) if isinstance(value, tuple) else value for seat, value in (values or {}).items()}
        words[key] = plain
    words |= {"round": round_n} if round_n else {}
    prepare(match.state, Entry(Path(__file__), "position", words))
    return match


def combat(**table: Any) -> Match:
    """The first seat's combat phase; its engineer stands on d4, well supplied."""
    return position(**({"at": "combat", "engineers": {0: "d4"}, "stock": {0: RICH}, "roads": "d4"} | table))


# ---------------------------------------------------------------- names


def tile(name: str) -> int:
    number = TILE_NAMES.index(name)
    assert number < TILES
    return number


def place(name: str) -> int:
    return HOME if name == "base" else tile(name)


def tile_set(names: str) -> int:
    return sum(1 << tile(name) for name in set(names.split()))


# ---------------------------------------------------------------- playing and looking


def play(match: Match, *steps: str) -> Match:
    """Steps in notation, of whoever is to move, chance included."""
    for step in steps:
        if match.actor == CHANCE:
            match.decide(step)
        else:
            match.play(step)
    return match


def texts(match: Match, verb: str = "") -> list[str]:
    """What the player to move may do, or those actions that begin with a word."""
    return [action.text for action in match.actions() if not verb or action.text.split()[0] == verb]


def targets(match: Match, verb: str) -> str:
    """The last words of the actions that begin with a word."""
    return " ".join(text.split()[-1] for text in texts(match, verb))


def phase(match: Match) -> str:
    return Phase(match.state.phase).name.lower()


def stock(match: Match, seat: int = 0) -> tuple[int, ...]:
    return tuple(int(n) for n in match.state.stock[seat])


def gems(match: Match, seat: int = 0) -> int:
    return int(match.state.gems[seat])


def ledger(match: Match, seat: int = 0) -> dict[str, int]:
    """Gems by source, zeros left out."""
    return {name: int(n) for name, n in zip(GAME.sources, match.state.ledger[seat], strict=True) if n}


def figures(match: Match, seat: int, name: str) -> tuple[int, int]:
    """Workers and engineers of a seat in a place."""
    at = place(name)
    return int(match.state.figures[seat][WORKER][at]), int(match.state.figures[seat][ENGINEER][at])


def chests(match: Match, seat: int = 0) -> dict[str, int]:
    s = match.state
    return {TILE_NAMES[s.chest[seat][k]]: int(s.chest_gems[seat][k]) for k in range(3) if s.chest[seat][k] != NONE}


def cards(match: Match, seat: int, where: str = "hand") -> str:
    """Names of the cards in a seat's hand, pile or deck."""
    counts = getattr(match.state, where)[seat]
    return " ".join(name for kind, name in enumerate(CARD_NAMES[side_of(match.state, seat)]) for _ in range(counts[kind]))


def way(match: Match, name: str) -> str:
    bit = 1 << tile(name)
    return "rail" if match.state.rail & bit else "road" if match.state.road & bit else ""


def wall(match: Match, name: str) -> bool:
    return any(int(walls) >> tile(name) & 1 for walls in match.state.walls)


def holders(match: Match, name: str) -> list[int]:
    return [seat for seat in range(match.seats) if int(match.state.held[seat]) >> tile(name) & 1]


def pass_turn(match: Match, mining: int = 1) -> Match:
    """A turn in which nothing is done; the bonus die shows a card or nothing."""
    return play(match, f"dice card {mining}", "take nothing", "end main", "end combat", "end final")


def fire(match: Match, *shots: str, how: str = "fire") -> Match:
    """Name shots such as "rocket > c4" or "ballista 1 > treasure 2", and fire them."""
    for shot in shots:
        weapon, _, target = shot.partition(" > ")
        play(match, f"aim {weapon}", f"target {target}")
    return play(match, how)
