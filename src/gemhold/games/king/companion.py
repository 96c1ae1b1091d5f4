"""The companion's figures, and what it asks the engine: chances, jokers, a drawn map, the count."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

from gemhold.core.companion import Companion
from gemhold.core.errors import BadData, BadOption
from gemhold.core.game import points_by_source
from gemhold.core.kit import row
from gemhold.core.toml import Entry
from gemhold.games.king import layout, rules
from gemhold.games.king.data import (
    CARD_LIST,
    CARDS,
    COMPONENTS,
    DECKS,
    DICE,
    DIE_COLOURS,
    FIRES_ON_MAP,
    LANDS,
    SCORING,
    SPACES,
    SYMBOLS,
    symbol,
    symbol_text,
)
from gemhold.games.king.meta import COLOURS, SEATS
from gemhold.games.king.names import card_data, face_text, space_names
from gemhold.games.king.odds import plan_for
from gemhold.games.king.rules.dice import COUNTS, SUMS, grade_of, tally
from gemhold.games.king.rules.scoring import SOURCES, largest_area, rank, score, spaces_of
from gemhold.games.king.setup import setup
from gemhold.games.king.state import FREE, NOBODY, State

ROLLS = 3  # K20
MOST_JOKERS = 2  # fictive dice suggested together: more are hardly ever worth their cards
MOST_HAND = 40
SEED_LIMIT = 1 << 31


def figures() -> dict[str, Any]:
    return {
        "seats": [SEATS[0], SEATS[-1]],
        "colours": list(COLOURS),
        "cards": [card_data(card) for card in range(CARDS)],
        "lands": list(LANDS),
        "dice": [[face_text(die, face) for face in range(6)] for die in range(DICE)],
        "rolls": ROLLS,
        "scoring": {
            "area": SCORING.area,
            "others": SCORING.other,
            "fires": SCORING.most_fires,
            "gold": SCORING.gold,
            "white": SCORING.white,
        },
        "sources": list(SOURCES),
        "pieces": {
            "tokens": COMPONENTS.tokens,
            "fires": COMPONENTS.fires,
            "white": COMPONENTS.white_gems,
            "gold": COMPONENTS.gold_gems,
            "white_each": COMPONENTS.white_per_player,
            "removed": COMPONENTS.removed_tiles,
            "fires_on_map": {str(players): n for players, n in FIRES_ON_MAP.items()},
        },
        "maps": {str(players): spaces(layout.standard(players), players) for players in SEATS},
    }


def spaces(table: Mapping[str, Any], players: int) -> list[dict[str, Any]]:
    """The spaces of a layout, with what lies on them at the start."""
    names = space_names(setup(players, {"map": table}))
    return [
        {"name": name, "at": list(space.at), "half": space.half, "land": LANDS[space.land], "fire": space.fire, "gem": space.gem}
        for name, space in zip(names, layout.spaces_of(table, players), strict=True)
    ]


# ---------------------------------------------------------------- questions


def _checked(answer: Callable[[Entry], Any]) -> Callable[[Mapping[str, Any]], Any]:
    """Reads what is asked about as the rules read their data; an error in it is the asker's."""

    def checked(about: Mapping[str, Any]) -> Any:
        try:
            return answer(Entry(Path("about"), "question", dict(about)))
        except BadData as error:
            raise BadOption(error.message, place=error.place, hint=error.hint) from None

    return checked


def _dice(about: Entry) -> dict[str, Any]:
    """What the dice meet; with rolls left the exact chance of every offered card and the dice to keep for it; and jokers.

    Chances need the dice of our data. Printed ones may have other faces: then there are none.
    """
    about.only("offer", "dice", "left", "cards", "supers")
    s = State.new()
    _lay_offer(s, about)
    left = about.number("left", 0, ROLLS - 1)
    shown = [symbol(text, about) for text in about.texts("dice")]
    if len(shown) != DICE:
        raise about.error(f"'dice' names {DICE} faces")
    met = [_grade(s, deck, shown) for deck in range(DECKS)]
    out: dict[str, Any] = {"met": met, "chances": None, "keep": None, "order": [symbol_text(each) for each in shown]}
    faces = row(DICE)
    if left and _on_dice(shown, 0, 0, faces):
        plans = [None if s.offer[deck] == NOBODY else plan_for(int(s.offer[deck])) for deck in range(DECKS)]
        kept = [None if plan is None else plan.keep(faces, left) for plan in plans]
        pairs = list(zip(plans, kept, strict=True))
        out["chances"] = [None if p is None or k is None else p.value(faces, k, left) for p, k in pairs]
        out["keep"] = [None if k is None else [die for die in range(DICE) if k >> die & 1] for k in kept]
        out["order"] = [face_text(die, int(faces[die])) for die in range(DICE)]
    out["jokers"] = [None if met[deck] else _jokers(s, deck, shown, about) for deck in range(DECKS)]
    return out


def _grade(s: State, deck: int, shown: Sequence[int]) -> int:
    """The grade some faces reach on an offered card; 0: not met."""
    if s.offer[deck] == NOBODY:
        return 0
    tally(s, sum(COUNTS[each] for each in shown), sum(SUMS[each] for each in shown))
    return int(grade_of(s, int(s.offer[deck])))


def _lay_offer(s: State, about: Entry) -> None:
    offer = about.numbers("offer")
    if len(offer) != DECKS or not all(
        n == 0 or (1 <= n <= CARDS and CARD_LIST[n - 1].deck == deck) for deck, n in enumerate(offer)
    ):
        raise about.error("'offer' names a card of each deck", hint="0: the deck is empty")
    for deck, number in enumerate(offer):
        s.offer[deck] = number - 1 if number else NOBODY


def _on_dice(shown: list[int], at: int, used: int, on: Any) -> bool:
    """Finds a die for every face; which of two dice with the same face it is, is open."""
    if at == DICE:
        return True
    colour, number = divmod(shown[at], 6)
    for die in range(DICE):
        if not used >> die & 1 and DIE_COLOURS[die][number] == colour:
            on[die] = number
            if _on_dice(shown, at + 1, used | 1 << die, on):
                return True
    return False


def _jokers(s: State, deck: int, shown: list[int], about: Entry) -> list[dict[str, Any]] | None:
    """The fewest fictive dice that meet the card of a deck, and the cards they take (K22); None: not possible."""
    if s.offer[deck] == NOBODY:
        return None
    hand = [0] * SYMBOLS
    cards = about.numbers("cards", [])
    if len(cards) > MOST_HAND or not all(1 <= n <= CARDS for n in cards):
        raise about.error("'cards' names citizen cards by their number")
    for number in cards:
        hand[CARD_LIST[number - 1].joker] += 1
    supers = about.number("supers", 0, MOST_HAND, 0)
    for n in range(1, MOST_JOKERS + 1):
        for chosen in combinations_with_replacement(range(SYMBOLS), n):
            paid = _paid(hand, supers, chosen)
            if paid is not None and _grade(s, deck, (*shown, *chosen)):
                return [{"die": symbol_text(each), "supers": used} for each, used in zip(chosen, paid, strict=True)]
    return None


def _paid(hand: list[int], supers: int, chosen: tuple[int, ...]) -> list[int] | None:
    """How many super jokers each die takes: none with two equal fronts, one with a front, else two; None: too few cards."""
    left = list(hand)
    paid = []
    for each in chosen:
        used = 2 - min(2, left[each])
        left[each] -= 2 - used
        supers -= used
        paid.append(used)
    return paid if supers >= 0 else None


def _map(about: Entry) -> dict[str, Any]:
    """A random map (K19) by a seed, so that all devices lay the same."""
    about.only("players", "seed")
    players = about.number("players", SEATS[0], SEATS[-1])
    table = layout.random(players, about.number("seed", 0, SEED_LIMIT))
    return {"layout": table, "spaces": spaces(table, players)}


def _count(about: Entry) -> list[dict[str, Any]]:
    """Areas, points and places of a map with owners (K71–K75)."""
    about.only("players", "layout", "owners", "fires", "white", "gold")
    players = about.number("players", SEATS[0], SEATS[-1])
    table = about.get("layout", dict, {}) or layout.standard(players)
    s = setup(players, {"map": table})
    names = space_names(s)
    for space in range(SPACES):
        s.owner[space] = FREE
    for name, seat in about.get("owners", dict).items():
        if name not in names or type(seat) is not int or not 0 <= seat < players:
            raise about.error(f"{name!r} is no space with an owner")
        s.owner[names.index(name)] = seat
    for key, target in (("fires", s.fires), ("white", s.white_gems), ("gold", s.gold_gems)):
        numbers = about.numbers(key)
        if len(numbers) != players or not all(0 <= n <= SPACES for n in numbers):
            raise about.error(f"{key!r} has a number for each of {players} players")
        for seat, n in enumerate(numbers):
            target[seat] = n
    return list(_counted(s, players, names))


def _counted(s: State, players: int, names: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    for seat in range(players):
        area = int(largest_area(s, seat))
        held = int(spaces_of(s, seat)).bit_count()
        yield {
            "area": area.bit_count(),
            "others": held - area.bit_count(),
            "spaces": [names[i] for i in range(SPACES) if area >> i & 1],
            "points": points_by_source(rules, s, seat, SOURCES),
            "total": int(score(s, seat)),
            "place": int(rank(s, seat)),
        }


COMPANION = Companion(figures, {"dice": _checked(_dice), "map": _checked(_map), "count": _checked(_count)})
