"""Small positions made by hand.

A bare table: the standard map without fires and gems, every seat without gems, one card in each deck (so that no card is turned
up after a citizen is taken). What a test is about is said in words: `position(castles={0: "a1 a2"}, fires="c3")`. Pieces stay
conserved.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from gemhold.core.match import Match
from gemhold.core.toml import Entry
from gemhold.games.king import GAME
from gemhold.games.king.names import space_names
from gemhold.games.king.prepare import prepare
from gemhold.games.king.state import State

# One easy roll for each of the citizens offered below, and one that meets none of them.
OFFER = (7, 22, 34, 45, 53)  # 4/5/6 green · 1 2 2 · 3 3 3 · four equal · sum 31
GREEN_4 = "g4 g5 g6 g2 r5 b6"
GREEN_5 = "g4 g5 g6 g2 g1 b6"
GREEN_6 = "g4 g5 g6 g2 g1 g3"
THIEF = "b1 g2 b2 r6 r5 b6"
SLAYER = "b6 b3 r3 r6 r3 b1"
BANDIT = "r5 g5 b5 b5 r3 b1"
LANDOWNER = "b6 r6 g6 b5 r5 r4"
MISS = "b1 g5 b5 r6 g6 r4"


def position(
    seats: int = 2,
    *,
    current: int = 0,
    offer: Sequence[int] = OFFER,
    castles: Mapping[int, str] | None = None,
    fires: str = "",
    ruins: str = "",
    white: str = "",
    gold: str = "",
    free: str | None = None,
    seen: str = "",
    fronts: Mapping[int, Sequence[int]] | None = None,
    supers: Mapping[int, Sequence[int]] | None = None,
    owned_fires: Sequence[int] = (),
    owned_white: Sequence[int] = (),
    owned_gold: Sequence[int] = (),
    full_decks: bool = False,
) -> Match:
    """A match at the start of a turn. Spaces by name, cards by number; `free`: all spaces but these (and those named) are ruins;
    `seen`: tiles drawn once and shuffled back; an offer of 0 is an empty deck; `full_decks`: the other cards lie below."""
    words: dict[str, Any] = {
        "turn": current + 1, "offer": list(offer), "fires": fires, "ruins": ruins, "white": white, "gold": gold, "seen": seen,
        "decks": "full" if full_decks else "bare",
        "castles": {str(seat + 1): names for seat, names in (castles or {}).items()},
        "cards": {str(seat + 1): list(numbers) for seat, numbers in (fronts or {}).items()},
        "supers": {str(seat + 1): list(numbers) for seat, numbers in (supers or {}).items()},
    }  # fmt: skip
    owned = {"fires_of": owned_fires, "white_of": owned_white, "gold_of": owned_gold}
    words |= {key: list(numbers) for key, numbers in owned.items() if numbers}
    words |= {} if free is None else {"free": free}
    match = Match(GAME, seats, {"map": "standard"}, fate=None)
    prepare(match.state, Entry(Path(__file__), "position", words))
    return match


def space(s: State, name: str) -> int:
    return space_names(s).index(name)


def owner(match: Match, name: str) -> int:
    return int(match.state.owner[space(match.state, name)])


def rolled(match: Match, dice: str) -> Match:
    """Roll these dice and stop: the result is to be checked."""
    match.decide(f"roll {dice}")
    match.play("stop")
    return match


def texts(match: Match) -> list[str]:
    return [action.text for action in match.actions()]


def phase(match: Match) -> str:
    return str(match.view()["phase"])
