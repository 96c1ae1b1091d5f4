"""The position as JSON. It is the same for every seat: nothing is secret (K26)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gemhold.core.game import points_by_source
from gemhold.core.kit import kept
from gemhold.games.king import rules
from gemhold.games.king.data import CARDS, DECKS, DICE, LANDS, SPACES, SYMBOLS
from gemhold.games.king.meta import COLOURS
from gemhold.games.king.names import card_data, dice_texts, space_names
from gemhold.games.king.notation import SYMBOL_TEXTS
from gemhold.games.king.rules import actor, score
from gemhold.games.king.rules.dice import check_rolled
from gemhold.games.king.rules.scoring import SOURCES, largest_area, spaces_of
from gemhold.games.king.rules.turn import supply
from gemhold.games.king.state import FIRE, FREE, NOBODY, RUIN, Phase, State

STANDING = {FREE: "free", FIRE: "fire", RUIN: "ruin"}

Rows = list[dict[str, Any]]


def view(s: State, seat: int) -> dict[str, Any]:
    """Views are read-only: consecutive views share unchanged parts."""
    stopped = _stopped(s)
    return {
        "game": "king",
        "seat": seat,
        "seats": int(s.seats),
        "actor": int(actor(s)),
        "current": int(s.current),
        "phase": Phase(s.phase).name.lower(),
        "turn": int(s.turn),
        "round": int(s.turn) // int(s.seats) + 1,
        "rolls_left": int(s.rolls_left),
        "dice": _dice(s),
        "fictive": [SYMBOL_TEXTS[symbol] for symbol in range(SYMBOLS) for _ in range(s.fictive[symbol])],
        "spaces": _spaces(s),
        "offer": [_offered(stopped, deck) for deck in range(DECKS)],
        "drawn": [LANDS[s.drawn[i]] for i in range(s.drawn_n)],
        "place_left": int(s.place_left),
        "card": card_data(int(s.card)) if s.card != NOBODY else None,
        "players": _players(s),
        "supply": {
            "tiles": int(supply(s)),
            "fires": int(s.supply_fires),
            "white": int(s.supply_white),
            "gold": int(s.supply_gold),
        },
        "winner": int(s.winner),
    }


def dress(view: dict[str, Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """The view in the colours the players chose: a position knows only the standard ones."""
    if "colours" not in options:
        return view
    painted = zip(view["players"], options["colours"], strict=True)
    return view | {"players": [player | {"colour": colour} for player, colour in painted]}


def _stopped(s: State) -> State:
    """The position as if the player stopped rolling, so that the offer shows which cards the dice already meet."""
    if s.phase != Phase.KEEP:
        return s
    stopped = State.copy(s)
    check_rolled(stopped)
    return stopped


def _dice(s: State) -> list[dict[str, Any]]:
    thrown = s.phase not in (Phase.START_ROLL, Phase.DEAL)
    first = s.phase == Phase.ROLL and s.rolls_left == 3
    return [
        {"face": text if thrown and not first else None, "in_hand": bool(int(s.to_roll) >> die & 1)}
        for die, text in zip(range(DICE), dice_texts(s), strict=True)
    ]


@kept(State, "q r land owner east white gold")
def _spaces(s: State) -> Rows:
    names = space_names(s)
    out = []
    for i in range(SPACES):
        owner = int(s.owner[i])
        gem = "white" if int(s.white) >> i & 1 else "gold" if int(s.gold) >> i & 1 else None
        out.append(
            {
                "name": names[i],
                "at": [int(s.q[i]), int(s.r[i])],
                "half": int(s.east) >> i & 1,
                "land": LANDS[s.land[i]],
                "standing": STANDING.get(owner, "castle"),
                "owner": owner if owner >= 0 else None,
                "gem": gem,
            }
        )
    return out


def _offered(s: State, deck: int) -> dict[str, Any]:
    card = int(s.offer[deck])
    return {
        "deck": deck + 1,
        "card": card_data(card) if card != NOBODY else None,
        "below": int(s.below[deck]),
        "met": int(s.met[deck]),
    }


@kept(State, "seats owner adjacent holder face_down tokens fires white_gems gold_gems sixes")
def _players(s: State) -> Rows:
    return [_player(s, player) for player in range(s.seats)]


def _player(s: State, player: int) -> dict[str, Any]:
    held = int(spaces_of(s, player)).bit_count()
    area = int(largest_area(s, player))
    mine = [card for card in range(CARDS) if s.holder[card] == player]
    return {
        "colour": COLOURS[player],
        "tokens": int(s.tokens[player]),
        "castles": held,
        "area": [i for i in range(SPACES) if area >> i & 1],
        "fires": int(s.fires[player]),
        "white": int(s.white_gems[player]),
        "gold": int(s.gold_gems[player]),
        "cards": [card_data(card) for card in mine if not int(s.face_down) >> card & 1],
        "supers": sum(int(s.face_down) >> card & 1 for card in mine),
        "score": int(score(s, player)),
        "points": points_by_source(rules, s, player, SOURCES),
        "sixes": int(s.sixes[player]),
    }
