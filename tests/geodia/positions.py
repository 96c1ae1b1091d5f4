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
from typing import Any

from gemhold.core.contract import CHANCE
from gemhold.core.match import Match
from gemhold.games.geodia import GAME
from gemhold.games.geodia.board import FRONTS, HOME, TILE_NAMES, TILES
from gemhold.games.geodia.data import BUILDINGS, FIRST_TOOL, LANDS, RESOURCES, Card
from gemhold.games.geodia.names import BASE_NAMES, CARD_NAMES, EVENT_NAMES, mine_text, side_of
from gemhold.games.geodia.state import ENGINEER, GUN, NONE, WORKER, A, Gem, Phase, State

BASE_PLACES = ("a1-a2", "i2-i3", "f1-g1", "c7-d8")
MINE_NUMBERS = {mine_text(mine): mine for mine in range(1, 8)}
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
    s: State = match.state
    _clear(s, seats)
    s.road = tile_set(f"{roads} {rails}")
    s.rail = tile_set(rails)
    for name, pair in (land or {}).items():
        s.land[tile(name)] = land_number(pair)
    for name, text in (mines or {}).items():
        _mine(s, name, text)
        s.turned |= 1 << tile(name)
    for seat, seen in (known or {}).items():
        for name, text in seen.items():
            _mine(s, name, text)
            s.known[seat] |= 1 << tile(name)
    for kind, groups in ((WORKER, workers), (ENGINEER, engineers)):
        for seat, names in (groups or {}).items():
            for name in names.split():
                s.figures[seat][kind][place(name)] += 1
                s.owned[seat][kind] += 1
    for seat, names in (walls or {}).items():
        s.walls[seat] = tile_set(names)
    for seat, names in (chests or {}).items():
        for chest, text in enumerate(names.split()):
            s.chest[seat][chest], s.chest_gems[seat][chest] = tile(text.split(":")[0]), int(text.split(":")[1])
    for seat, goods in (stock or {}).items():
        for resource, n in enumerate(goods):
            s.stock[seat][resource] = n
    for seat, n in (gems or {}).items():
        s.gems[seat] = s.ledger[seat][Gem.START] = n
    for seat, n in (debt or {}).items():
        s.debt[seat] = n
    for seat, names in (levels or {}).items():
        s.upgraded[seat] = sum(1 << BUILDINGS.index(name) for name in names.split())
    _cards(s, hand or {}, pile or {}, machines or {}, link or {}, tools or {}, empty_deck)
    _sets(s)
    _begin(s, at, current, round_n, event)
    return match


def combat(**table: Any) -> Match:
    """The first seat's combat phase; its engineer stands on d4, well supplied."""
    return position(**({"at": "combat", "engineers": {0: "d4"}, "stock": {0: RICH}, "roads": "d4"} | table))


def _clear(s: State, seats: int) -> None:
    s.laid = TILES
    for i in range(TILES):
        s.land[i] = i % len(LANDS)
    for kind in range(len(LANDS)):
        s.land_left[kind] = 0
    for seat in range(seats):
        s.rim[seat] = BASE_NAMES.index(BASE_PLACES[seat])
        s.front[seat] = FRONTS[s.rim[seat]]
        for resource in range(len(RESOURCES)):
            s.stock[seat][resource] = 0
        s.gems[seat] = s.ledger[seat][Gem.START] = 0
        for kind in (WORKER, ENGINEER):
            s.owned[seat][kind] = s.figures[seat][kind][HOME] = 0


def _mine(s: State, name: str, text: str) -> None:
    s.mine[tile(name)] = MINE_NUMBERS[text]
    s.mines_left[MINE_NUMBERS[text]] -= 1
    assert s.mines_left[MINE_NUMBERS[text]] >= 0


def _cards(s: State, hand: Words, pile: Words, machines: Words, link: Words, tools: Words, empty_deck: tuple[int, ...]) -> None:
    for seat, names in hand.items():
        for name in names.split():
            s.hand[seat][_out(s, seat, name)] += 1
            s.hand_n[seat] += 1
    for seat, names in pile.items():
        for name in names.split():
            s.pile[seat][_out(s, seat, name)] += 1
            s.pile_n[seat] += 1
    for seat, names in machines.items():
        for text in names.split():
            name, _, where = text.partition("@")
            heavy = _out(s, seat, name) == Card.HEAVY
            slot = GUN if heavy else next(slot for slot in range(GUN) if s.machine[seat][slot] == NONE)
            s.machine[seat][slot] = place(where)
    for seat, name in link.items():
        _out(s, seat, CARD_NAMES[side_of(s, seat)][Card.LINK])
        s.link[seat] = tile(name)
    for seat, names in tools.items():
        for name in names.split():
            s.tools[seat] |= 1 << (_out(s, seat, name) - FIRST_TOOL)
    for seat in empty_deck:
        for kind in range(len(Card)):
            s.pile[seat][kind] += s.deck[seat][kind]
            s.deck[seat][kind] = 0
        s.pile_n[seat] += s.deck_n[seat]
        s.deck_n[seat] = 0


def _out(s: State, seat: int, name: str) -> int:
    """Take a card out of the deck."""
    kind = CARD_NAMES[side_of(s, seat)].index(name)
    s.deck[seat][kind] -= 1
    s.deck_n[seat] -= 1
    assert s.deck[seat][kind] >= 0
    return kind


def _sets(s: State) -> None:
    """The sets of tiles that follow from the pieces, counted independently of the rules."""
    for i in range(TILES):
        total = 0
        for seat in range(s.seats):
            n = int(s.figures[seat][WORKER][i] + s.figures[seat][ENGINEER][i])
            total += n
            s.staffed[seat] |= int(n > 0) << i
            s.crewed[seat] |= int(s.figures[seat][ENGINEER][i] > 0) << i
            s.held[seat] |= int(n > 0 or i in [int(at) for at in s.machine[seat]] or s.link[seat] == i) << i
        s.full |= int(total >= 3) << i


def _begin(s: State, at: str, current: int, round_n: int | None, event: str) -> None:
    s.event = EVENT_NAMES.index(event)
    begun = round_n or (4 if at == "turn" else 3)
    s.events[0] = EVENT_NAMES.index("tournament")
    if event != "tournament":
        s.events[1] = s.event
    s.events_left = (1 << len(EVENT_NAMES)) - 1 & ~1 & ~(1 << int(s.event))
    s.round_n, s.current = begun, current
    if at == "turn":  # end the turn before
        s.round_n, s.current = (begun, current - 1) if current > 0 else (begun - 1, s.seats - 1)
    s.turn = s.seats * s.round_n + s.current + 1
    s.asked = s.current
    s.gun_moves = 2
    s.menu = s.phase = Phase.MAIN if at in ("main", "combat") else Phase.FINAL
    if at in ("turn", "combat"):
        GAME.rules.apply(s, A.end)


# ---------------------------------------------------------------- names


def tile(name: str) -> int:
    number = TILE_NAMES.index(name)
    assert number < TILES
    return number


def place(name: str) -> int:
    return HOME if name == "base" else tile(name)


def tile_set(names: str) -> int:
    return sum(1 << tile(name) for name in set(names.split()))


def land_number(pair: str) -> int:
    a, b = sorted(RESOURCES.index(name) for name in pair.split())
    return next(kind for kind, land in enumerate(LANDS) if land[:2] == (a, b))


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
