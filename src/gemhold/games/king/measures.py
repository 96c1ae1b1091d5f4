"""What a report on the balance of King of the Dice counts: citizens taken, by deck and by card (K38)."""

from __future__ import annotations

from collections.abc import Sequence

from gemhold.core.measures import Measures
from gemhold.games.king.data import CARDS, DECKS
from gemhold.games.king.notation import group_of
from gemhold.games.king.state import State

DECK_THINGS = tuple(f"deck-{deck}" for deck in range(1, DECKS + 1))


def used(before: State, seat: int, action: int, after: State) -> Sequence[str]:
    group, deck = group_of(action)
    return (DECK_THINGS[deck], str(int(before.offer[deck]) + 1)) if group == "take" else ()


MEASURES = Measures(things=(*DECK_THINGS, *(str(card) for card in range(1, CARDS + 1))), used=used)
