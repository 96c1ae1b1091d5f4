"""The table of cards."""

from __future__ import annotations

import csv
import io
import json

import pytest

from gemhold.cli.boards import king_cards
from gemhold.games.king import data
from gemhold.locales import Words
from tests.cli.calling import Caller


@pytest.mark.rule("K38")
def test_exact_chances(call: Caller) -> None:
    """The exact values the rules name, for conditions that stand on cards."""
    known = {"4r|5r|6r": 0.75, "straight 4|5|6": 0.79, "straight 6": 0.20, "AA BB CC": 0.27, "AAA BBB": 0.16, "r>b>g": 0.74}
    rows = json.loads(call("cards", "king", "--json").out)["cards"]
    assert len(rows) == 60
    by_condition = {row["condition"]: row["chance"] for row in rows}
    for condition, chance in known.items():
        assert by_condition[condition] == pytest.approx(chance, abs=0.005)


@pytest.mark.rule("K38")
def test_decks_lie_in_their_bands(call: Caller) -> None:
    decks = json.loads(call("cards", "king", "--json").out)["decks"]
    assert [deck["deck"] for deck in decks] == [1, 2, 3, 4, 5]
    assert all(deck["in_band"] and deck["falls"] for deck in decks)
    assert [(deck["low"], deck["high"]) for deck in decks] == [(0.7, 0.9), (0.6, 0.8), (0.45, 0.65), (0.35, 0.55), (0.18, 0.42)]


def test_out_of_band_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(king_cards, "BANDS", ((0.9, 0.95), *data.BANDS[1:]))
    decks = king_cards.deck_rows()
    assert [deck["in_band"] for deck in decks] == [False, True, True, True, True]
    titles = [str(part) for part in king_cards.tables([], decks, Words("en"))[::3]]
    assert "✘ out of range" in titles[0]
    assert "✔ within range" in titles[1]


def test_for_people(call: Caller) -> None:
    shown = call("cards", "king").out
    assert "1 Grumpy Trader  average 7" in shown
    assert shown.count("✔ within range") == 5
    assert "draw 2, build 1, steal a card" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_csv(call: Caller) -> None:
    rows = list(csv.DictReader(io.StringIO(call("cards", "king", "--csv", "-").out)))
    assert [row["card"] for row in rows] == [str(number) for number in range(1, 61)]
    assert rows[0].keys() == {"deck", "card", "condition", "joker", "effect", "chance", "source"}
