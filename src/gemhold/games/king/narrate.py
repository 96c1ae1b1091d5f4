"""Events with typed arguments, for the log, animations and screen readers."""

from __future__ import annotations

from gemhold.core.args import Args, Seat
from gemhold.core.game import Event
from gemhold.games.king.data import DECKS, LANDS, SYMBOLS
from gemhold.games.king.names import dice_texts, space_names
from gemhold.games.king.notation import GEMS, SYMBOL_TEXTS, group_of
from gemhold.games.king.rules.scoring import rank
from gemhold.games.king.state import ALL_DICE, FIRE, NOBODY, RUIN, SEATS, Phase, State


def narrate(before: State, x: int, after: State) -> list[Event]:
    events = _chance(before, after) if before.phase < Phase.KEEP else _action(before, x, after)
    events += _gem_from_supply(before, after)
    if after.phase == Phase.OVER:
        events += _end(after)
    elif after.turn != before.turn or (before.phase == Phase.DEAL and after.phase == Phase.ROLL):
        events.append(Event("king-turn", {"seat": Seat(after.current), "round": int(after.turn) // int(after.seats) + 1}))
    return events


def _gem_from_supply(before: State, after: State) -> list[Event]:
    """The gem a Trader at the top grade brings (K50), if any."""
    if before.phase == Phase.START_ROLL:
        return []  # told with the start
    gold, white = after.supply_gold < before.supply_gold, after.supply_white < before.supply_white
    seat = int(before.current)
    return [Event("king-supply-gem", {"seat": Seat(seat), "gem": "gold" if gold else "white"})] if gold or white else []


# ---------------------------------------------------------------- chance


def _chance(before: State, after: State) -> list[Event]:
    seat = int(before.current)
    if before.phase == Phase.START_ROLL:
        sixes = sum(face.endswith("6") for face in dice_texts(after))
        events = [Event("king-start-roll", {"seat": Seat(seat), "dice": " ".join(dice_texts(after)), "sixes": sixes})]
        if after.phase == Phase.DEAL:
            events.append(Event("king-starts", {"seat": Seat(after.current)}))
            events += _evened_out(before, after)
        elif after.current <= before.current:
            events.append(Event("king-start-tied"))
        return events
    if before.phase == Phase.ROLL:
        rolled = [text for die, text in enumerate(dice_texts(after)) if int(before.to_roll) >> die & 1]
        return [
            Event(
                "king-rolls", {"seat": Seat(seat), "dice": " ".join(rolled), "n": len(rolled), "roll": 4 - int(before.rolls_left)}
            )
        ]
    if before.phase in (Phase.DEAL, Phase.REVEAL):
        deck = int(before.deck)
        events = [Event("king-card-turned", {"deck": deck + 1, "card": int(after.offer[deck]) + 1})]
        return events + (_no_effect(before, after) if before.phase == Phase.REVEAL else [])
    drawn = int(before.drawn_n) if before.phase == Phase.DRAW else 0
    return [Event("king-tile-drawn", {"seat": Seat(seat), "land": LANDS[after.drawn[drawn]]})]


def _evened_out(before: State, after: State) -> list[Event]:
    """What the fair start gives to those who play late, in order of play (K80)."""
    events = []
    for k in range(after.seats):
        seat = (int(after.current) + k) % int(after.seats)
        white, gold = after.white_gems[seat] - before.white_gems[seat], after.gold_gems[seat] - before.gold_gems[seat]
        if white or gold:
            events.append(Event("king-fair-gem", {"seat": Seat(seat), "gem": "gold" if gold else "white"}))
        if after.fires[seat] > before.fires[seat]:
            events.append(Event("king-fair-fire", {"seat": Seat(seat)}))
    return events


def _no_effect(before: State, after: State) -> list[Event]:
    """A Slayer or Bandit without a target (our rulings at K53, K54)."""
    idle = before.grade > 0 and after.turn != before.turn
    return [Event("king-no-effect", {"seat": Seat(before.current), "deck": int(before.deck) + 1})] if idle else []


# ---------------------------------------------------------------- actions


def _action(before: State, x: int, after: State) -> list[Event]:
    seat = int(before.current)
    group, k = group_of(x)
    if group == "keep":
        return [_kept(before, k)]
    if group == "take":
        return _took(before, k, after)
    if group == "alarm":
        if k == DECKS:
            return [Event("king-alarm", {"seat": Seat(seat)})]
        return [Event("king-takes-super", {"seat": Seat(seat), "deck": k + 1}), Event("king-alarm", {"seat": Seat(seat)})]
    if group == "joker":
        return [Event("king-joker", {"seat": Seat(seat), "die": SYMBOL_TEXTS[k % SYMBOLS], "supers": k // SYMBOLS})]
    if group in ("place", "slay", "raid", "lay_fire"):
        return _on_space(group, before, k, after)
    if group == "steal_card":
        return [Event("king-steals-card", {"seat": Seat(seat), "from": Seat(before.holder[k]), "card": k + 1})]
    if group == "steal_gem":
        return [Event("king-steals-gem", {"seat": Seat(seat), "from": Seat(k % SEATS), "gem": GEMS[k // SEATS]})]
    if group == "fire_of":
        return [Event("king-fire-of", {"seat": Seat(seat), "from": Seat(k)})]
    return [Event("king-steals-nothing", {"seat": Seat(seat)})]


def _kept(before: State, kept: int) -> Event:
    seat = int(before.current)
    if kept == ALL_DICE:
        return Event("king-stops", {"seat": Seat(seat), "dice": " ".join(dice_texts(before))})
    dice = [text for die, text in enumerate(dice_texts(before)) if kept >> die & 1]
    return Event("king-keeps", {"seat": Seat(seat), "dice": " ".join(dice), "n": len(dice)})


def _took(before: State, deck: int, after: State) -> list[Event]:
    seat = int(before.current)
    grade = int(before.met[deck])
    events = [Event("king-takes", {"seat": Seat(seat), "deck": deck + 1, "card": int(before.offer[deck]) + 1, "grade": grade})]
    if after.phase == Phase.REVEAL:
        return events
    return events + ([Event("king-no-effect", {"seat": Seat(seat), "deck": deck + 1})] if after.turn != before.turn else [])


def _on_space(group: str, before: State, space: int, after: State) -> list[Event]:
    seat = int(before.current)
    where: Args = {"seat": Seat(seat), "space": space_names(before)[space], "land": LANDS[before.land[space]]}
    if group == "raid":
        return [Event("king-raids", where | {"from": Seat(before.owner[space])})]
    if group == "lay_fire":
        events = [Event("king-ruin" if after.owner[space] == RUIN else "king-fire-laid", where)]
        if after.owner[space] == FIRE and before.supply_fires == 0 and before.fires[seat] > 0:
            events.append(Event("king-fire-of", {"seat": Seat(seat), "from": Seat(seat)}))
        return events
    events = [Event("king-builds" if group == "place" else "king-slays", where)]
    gem = "white" if int(before.white) >> space & 1 else "gold" if int(before.gold) >> space & 1 else ""
    if gem:
        events.append(Event("king-finds-gem", {"seat": Seat(seat), "gem": gem}))
    back = int(before.drawn_n) - 1
    if group == "place" and before.place_left == 1 and back > 0:
        events.append(Event("king-tiles-back", {"n": back}))
    return events


def _end(s: State) -> list[Event]:
    if s.winner != NOBODY:
        return [Event("king-wins-by-tokens", {"seat": Seat(s.winner)})]
    winners = [seat for seat in range(s.seats) if rank(s, seat) == 1]
    if len(winners) > 1:
        return [Event("king-over"), Event("king-shared", {"n": len(winners)})] + [
            Event("king-wins", {"seat": Seat(seat)}) for seat in winners
        ]
    return [Event("king-over"), Event("king-wins", {"seat": Seat(winners[0])})]
