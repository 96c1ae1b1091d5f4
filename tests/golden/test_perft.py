"""Perft: the number of lines of play from fixed positions, and the order of the legal actions."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from gemhold.core.contract import CHANCE, OVER
from gemhold.core.match import Match
from gemhold.games.king import GAME
from gemhold.testing import follow
from tests.king.positions import position, texts

POSITIONS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "king" / "perft.toml").read_text("utf-8"))["position"]


def lines(s: Any, depth: int) -> int:
    """Lines of play of so many steps; a line that reaches the end of the game sooner counts too."""
    who = int(GAME.rules.actor(s))
    if depth == 0 or who == OVER:
        return 1
    if who == CHANCE:
        n = int(GAME.rules.chances(s))
        steps = sorted({0, n // 2, n - 1})
    else:
        steps = GAME.legal(s)
    total = 0
    for x in steps:
        after = GAME.state.copy(s)
        GAME.rules.apply(after, x)
        total += lines(after, depth - 1)
    return total


def reached(entry: dict[str, Any]) -> Match:
    table: dict[str, Any] = {
        key: {int(seat): held for seat, held in value.items()} if isinstance(value, dict) else value
        for key, value in entry["table"].items()
    }
    return follow(position(**table), "\n".join(entry["script"]))


@pytest.mark.parametrize("entry", POSITIONS, ids=lambda entry: str(entry["name"]))
def test_lines_of_play(entry: dict[str, Any]) -> None:
    match = reached(entry)
    assert [lines(match.state, depth) for depth in range(1, len(entry["counts"]) + 1)] == entry["counts"]


@pytest.mark.parametrize("entry", POSITIONS, ids=lambda entry: str(entry["name"]))
def test_the_order_of_legal_actions(entry: dict[str, Any]) -> None:
    assert texts(reached(entry)) == entry["order"]


def test_positions_are_counted() -> None:
    assert len(POSITIONS) == 7
    assert all(entry["counts"] for entry in POSITIONS)
