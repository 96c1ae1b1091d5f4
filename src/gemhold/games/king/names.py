"""Names of spaces, faces, conditions and cards, for notation, views and narration."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from gemhold.core.hexgrid import Hex, names
from gemhold.games.king.data import CARD_LIST, COLOUR_NAMES, COLOURS, DICE, DIE_COLOURS, SPACES, Condition, Kind, symbol_text
from gemhold.games.king.state import State


@lru_cache(maxsize=64)
def _names(q: tuple[int, ...], r: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(names([Hex(int(q[i]), int(r[i])) for i in range(SPACES)]))


def space_names(s: State) -> tuple[str, ...]:
    """Names of the spaces: a1, a2, … row by row."""
    return _names(tuple(s.q), tuple(s.r))


@cache
def face_text(die: int, face: int) -> str:
    """What a die shows: "r6"."""
    return f"{COLOURS[DIE_COLOURS[die][face]]}{face + 1}"


FACE_TEXTS = [[face_text(die, face) for face in range(6)] for die in range(DICE)]


def dice_texts(s: State) -> list[str]:
    return [texts[face] for texts, face in zip(FACE_TEXTS, s.face, strict=True)]


def condition_data(condition: Condition) -> dict[str, Any]:
    """A condition for views and tables."""
    kind, need = condition.kind, condition.need
    out: dict[str, Any] = {"kind": kind.name.lower()}
    if kind is Kind.COLOUR:
        out["colours"] = {name: n for name, n in zip(COLOUR_NAMES, need, strict=True) if n}
    elif kind is Kind.NUMBERS:
        out["numbers"] = [number for number, n in enumerate(need, 1) for _ in range(n)]
    elif kind is Kind.GROUPS:
        out["groups"] = [n for n in need if n]
    elif kind in (Kind.SUM, Kind.RED_SUM):
        out["at_least"] = need[0]
    elif kind is Kind.STRAIGHT:
        out["dice"] = need[0]
    if condition.grades > 1:
        out["grades"] = condition.grades
    return out


def condition_text(condition: Condition) -> str:
    """A condition in language-independent symbols: "4r|5r|6r", "6 6 6", "AAA BB", "sum 28", "r>b>g", "straight 5"."""
    kind, need = condition.kind, condition.need
    grades = range(condition.grades)
    if kind is Kind.COLOUR:
        return "|".join(" ".join(f"{n + grade}{COLOURS[colour]}" for colour, n in enumerate(need) if n) for grade in grades)
    if kind is Kind.NUMBERS:
        return " ".join(str(number) for number, n in enumerate(need, 1) for _ in range(n))
    if kind is Kind.GROUPS:
        return " ".join(letter * n for letter, n in zip("ABC", need, strict=True) if n)
    if kind is Kind.SUM:
        return f"sum {need[0]}"
    if kind is Kind.RED_SUM:
        return f"red sum {need[0]}"
    if kind is Kind.ORDER:
        return "r>b>g"
    return "straight " + "|".join(str(need[0] + grade) for grade in grades)


@cache
def card_data(card: int) -> dict[str, Any]:
    """A card's face, by its index from 0."""
    face = CARD_LIST[card]
    out: dict[str, Any] = {
        "id": face.id,
        "deck": face.deck + 1,
        "joker": symbol_text(face.joker),
        "condition": condition_data(face.condition),
    }
    if face.steals:
        out["steals"] = face.steals.name.lower()
    return out
