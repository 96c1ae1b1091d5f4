"""Moves as people write them.

    keep r4 r6      keep these dice, roll the others (keep none: roll all six); `stop` keeps all
    take 3          take the citizen of deck 3
    alarm 3         take it face down, then a dragon alarm (alarm: no deck has a card)
    joker r6        two fronts with this symbol make a red six
    joker r6 super  a front and a super joker do; `joker r6 super super`: two super jokers
    place c5 · fire c5 · slay c5 · raid c5
    steal 17        a citizen card by its number; `steal gold yellow`: a gem
    burn yellow     lay a fire of this player · skip

If several dice show the same face and not all of them are kept, the die's letter says which: keep r4/b.
Chance: roll r6 g4 … · card 17 · tile swamp (tile swamp again: the one shuffled back, where one never seen might come too).
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import permutations
from typing import Any

from gemhold.core.errors import BadNotation
from gemhold.core.kit import action_groups
from gemhold.games.king.data import CARDS, DECKS, DICE, LANDS, SYMBOLS, symbol_text
from gemhold.games.king.meta import COLOURS
from gemhold.games.king.names import card_data, dice_texts, face_text, space_names
from gemhold.games.king.rules.building import draw_tile
from gemhold.games.king.rules.turn import REMOVED
from gemhold.games.king.state import ALL_DICE, IN_DECK, SEATS, A, Phase, State

GROUPS = action_groups(A)
GROUP_OF = [(name, k) for name, numbers in GROUPS.items() for k in range(len(numbers))]
DIE_LETTERS = "abcdef"
GEMS = ("white", "gold")
SPACE_VERBS = {"place": "place", "slay": "slay", "raid": "raid", "lay_fire": "fire"}
SYMBOL_TEXTS = [symbol_text(symbol) for symbol in range(SYMBOLS)]
KEPT_DICE = [[die for die in range(DICE) if kept >> die & 1] for kept in range(ALL_DICE + 1)]
KEEP_DATA: list[dict[str, Any]] = [{"do": "keep", "dice": dice} for dice in KEPT_DICE]
NUMBERS = [str(number) for number in range(1, CARDS + 1)]  # of decks and cards


def group_of(action: int) -> tuple[str, int]:
    """The group an action belongs to, and its number inside it.

    >>> group_of(A.take + 2)
    ('take', 2)
    """
    if 0 <= action < len(GROUP_OF):
        return GROUP_OF[action]
    raise BadNotation(f"there is no action {action}", place="action")


def text(s: State, action: int) -> str:
    group, k = group_of(action)
    if group == "keep":
        return _keep_texts(tuple(s.face))[k]
    if group == "take":
        return f"take {k + 1}"
    if group == "alarm":
        return f"alarm {k + 1}" if k < DECKS else "alarm"
    if group == "joker":
        return f"joker {SYMBOL_TEXTS[k % SYMBOLS]}" + " super" * (k // SYMBOLS)
    if group in SPACE_VERBS:
        return f"{SPACE_VERBS[group]} {space_names(s)[k]}"
    if group == "steal_card":
        return f"steal {k + 1}"
    if group == "steal_gem":
        return f"steal {GEMS[k // SEATS]} {COLOURS[k % SEATS]}"
    if group == "fire_of":
        return f"burn {COLOURS[k]}"
    return "skip"


@lru_cache(maxsize=1024)
def _keep_texts(faces: tuple[int, ...]) -> list[str]:
    """The notation of each set of dice for these faces."""
    alike: dict[str, int] = {}  # dice by what they show
    for die, face in enumerate(faces):
        shown = face_text(die, int(face))
        alike[shown] = alike.get(shown, 0) | 1 << die
    texts = {0: "keep"}
    for shown in sorted(alike):
        choices = _choices(shown, alike[shown])
        texts = {others | kept: text + words for others, text in texts.items() for kept, words in choices}
    texts[0], texts[ALL_DICE] = "keep none", "stop"
    return [texts[kept] for kept in range(ALL_DICE + 1)]


@cache
def _choices(shown: str, dice: int) -> list[tuple[int, str]]:
    """The ways to keep some of the dice that show the same, and their words."""
    out = []
    for kept in range(ALL_DICE + 1):
        if kept & dice == kept:
            letters = [DIE_LETTERS[die] for die in KEPT_DICE[kept]]
            words = [shown] * len(letters) if kept == dice else [f"{shown}/{letter}" for letter in letters]
            out.append((kept, "".join(f" {word}" for word in words)))
    return out


def data(s: State, action: int) -> dict[str, Any]:
    """The parts of an action, for programs and the browser."""
    group, k = group_of(action)
    if group == "keep":
        return KEEP_DATA[k]
    out: dict[str, Any] = {"do": group}
    if group in ("take", "alarm"):
        out["deck"] = k + 1 if k < DECKS else None
    elif group == "joker":
        out |= {"die": SYMBOL_TEXTS[k % SYMBOLS], "supers": k // SYMBOLS}
    elif group in SPACE_VERBS:
        out |= {"space": k, "name": space_names(s)[k]}
    elif group == "steal_card":
        out |= {"card": card_data(k), "seat": int(s.holder[k])}
    elif group == "steal_gem":
        out |= {"gem": GEMS[k // SEATS], "seat": k % SEATS}
    elif group == "fire_of":
        out["seat"] = k
    return out


# ---------------------------------------------------------------- parsing


def parse(s: State, text: str) -> int:
    words = text.strip().lower().split()
    if not words:
        raise BadNotation("an empty move", place="move", hint="for example: take 3")
    verb, rest = words[0], words[1:]
    if verb == "stop" and not rest:
        return int(A.keep) + ALL_DICE
    if verb == "skip" and not rest:
        return int(A.skip)
    if verb == "alarm" and not rest:
        return int(A.alarm) + DECKS
    if verb == "keep" and rest:
        return int(A.keep) + _parse_keep(s, rest)
    if verb == "joker" and rest:
        symbol, supers = _parse_symbol(rest[0]), rest[1:]
        if supers in ([], ["super"], ["super", "super"]):
            return int(A.joker) + len(supers) * SYMBOLS + symbol
    if verb == "steal" and len(rest) == 2 and rest[0] in GEMS:
        return int(A.steal_gem) + GEMS.index(rest[0]) * SEATS + _parse_seat(rest[1])
    if len(rest) == 1:
        if verb in ("take", "alarm"):
            return int(A.take if verb == "take" else A.alarm) + _parse_number(rest[0], DECKS, "deck")
        if verb == "steal":
            return int(A.steal_card) + _parse_number(rest[0], CARDS, "card")
        if verb == "burn":
            return int(A.fire_of) + _parse_seat(rest[0])
        for group, word in SPACE_VERBS.items():
            if verb == word:
                return int(getattr(A, group)) + _parse_space(s, rest[0])
    raise BadNotation(f"{text.strip()!r} is not a move", place="move", hint="for example: keep r4 r6, take 3, place c5")


def _parse_number(word: str, most: int, what: str) -> int:
    if word in NUMBERS[:most]:
        return int(word) - 1
    raise BadNotation(f"{word!r} is not a {what}", place="move", hint=f"1 to {most}")


def _parse_seat(word: str) -> int:
    if word in COLOURS:
        return COLOURS.index(word)
    raise BadNotation(f"{word!r} is not a player", place="move", hint=", ".join(COLOURS))


def _parse_space(s: State, word: str) -> int:
    if word in space_names(s):
        return space_names(s).index(word)
    raise BadNotation(f"there is no space {word!r}", place="move", hint="a row letter and a number, such as c5")


def _parse_symbol(word: str) -> int:
    if word in SYMBOL_TEXTS:
        return SYMBOL_TEXTS.index(word)
    raise BadNotation(f"{word!r} is not a die face", place="move", hint="a colour r, g or b and a number, such as r6")


def _parse_keep(s: State, words: list[str]) -> int:
    """A set of dice. A word is a face (r4: any such die not yet named), a face with the die's letter (r4/b), or a letter."""
    if words == ["none"]:
        return 0
    shown = dice_texts(s)
    names = [(shown[die], DIE_LETTERS[die], f"{shown[die]}/{DIE_LETTERS[die]}") for die in range(DICE)]
    kept = 0
    for word in sorted(words, key=lambda word: "/" not in word and word not in DIE_LETTERS):  # exact ones first
        fitting = [die for die in range(DICE) if not kept >> die & 1 and word in names[die]]
        if not fitting:
            raise BadNotation(f"no die shows {word!r}", place="move", hint=f"the dice: {' '.join(shown)}")
        kept |= 1 << fitting[0]
    return kept


# ---------------------------------------------------------------- chance


def _faces(s: State, outcome: int) -> list[str]:
    dice = ALL_DICE if s.phase == Phase.START_ROLL else int(s.to_roll)
    out = []
    for die in range(DICE):
        if dice >> die & 1:
            out.append(face_text(die, outcome % 6))
            outcome //= 6
    return out


def _next_cards(s: State) -> list[int]:
    deck = int(s.deck)
    return [c for c in range(deck * 12, deck * 12 + 12) if s.holder[c] == IN_DECK and c != s.offer[deck]]


def _tile_text(s: State, outcome: int) -> str:
    after = State.copy(s)
    land = int(draw_tile(after, outcome))
    again = after.seen_n < s.seen_n and _can_be_new(s, land)
    return f"tile {LANDS[land]}" + (" again" if again else "")


def _can_be_new(s: State, land: int) -> bool:
    """Can an unseen tile of this land still be drawn? Then one shuffled back (K42) is written as "again"."""
    return int(s.unseen[land]) > 0 and int(s.unseen_n) > REMOVED


def _parse_tile(s: State, land: int, again: bool) -> int | None:
    """The first outcome with such a tile; see `draw_tile`."""
    each = 1 if s.unseen_n == REMOVED else int(s.unseen_n)
    if _can_be_new(s, land) and not again:
        return int(s.seen_n) * each + sum(int(s.unseen[other]) for other in range(land))
    return sum(int(s.seen[other]) for other in range(land)) * each if s.seen[land] > 0 else None


def chance_text(s: State, outcome: int) -> str:
    if s.phase in (Phase.START_ROLL, Phase.ROLL):
        return "roll " + " ".join(_faces(s, outcome))
    if s.phase in (Phase.DEAL, Phase.REVEAL):
        return f"card {_next_cards(s)[outcome] + 1}"
    return _tile_text(s, outcome)


def parse_chance(s: State, text: str) -> int:
    """The (first) outcome with this text."""
    verb, *rest = text.strip().lower().split() or [""]
    if s.phase in (Phase.START_ROLL, Phase.ROLL):
        if verb == "roll" and (outcome := _parse_roll(s, rest)) is not None:
            return outcome
        raise BadNotation(f"{text!r} is not a roll of these dice", place="chance", hint=f"for example: {chance_text(s, 0)}")
    if s.phase in (Phase.DEAL, Phase.REVEAL):
        cards = _next_cards(s)
        if verb == "card" and len(rest) == 1 and rest[0] in NUMBERS and int(rest[0]) - 1 in cards:
            return cards.index(int(rest[0]) - 1)
        raise BadNotation(
            f"{text!r} is not a card left in deck {s.deck + 1}", place="chance", hint=f"for example: card {cards[0] + 1}"
        )
    if verb == "tile" and rest and rest[0] in LANDS and rest[1:] in ([], ["again"]):
        tile = _parse_tile(s, LANDS.index(rest[0]), again=len(rest) == 2)
        if tile is not None:
            return tile
    raise BadNotation(f"{text!r} is not a tile in the supply", place="chance", hint="for example: tile swamp")


def _parse_roll(s: State, words: list[str]) -> int | None:
    dice = [die for die in range(DICE) if (ALL_DICE if s.phase == Phase.START_ROLL else int(s.to_roll)) >> die & 1]
    if len(words) != len(dice):
        return None
    for order in permutations(words):  # as written first; physical dice come in any order
        faces = [int(word[-1]) - 1 if word[-1:] in "123456" else 6 for word in order]
        if all(face < 6 and face_text(die, face) == word for die, face, word in zip(dice, faces, order, strict=True)):
            return sum(face * int(6**i) for i, face in enumerate(faces))
    return None
