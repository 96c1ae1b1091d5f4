"""Why the master of King of the Dice would play so.

Dice are explained by what the turn then comes to: the rest of it is played many times by the plan. Other decisions are explained
by the positions they lead to: the net is asked how much each part of its description of them weighs, with that part of the one
position put into the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from gemhold.bots.advice import MOST, Advice
from gemhold.bots.king.decide import Style, best_met, decide, options, plan_turn, step, value_steps
from gemhold.bots.king.desk import ALARM, MOST_GRADES, SEAT_FEATURES, TABLE_FEATURES, Desk, Workplace, card_chances
from gemhold.bots.king.features import MORE, describe_hands, describe_offer
from gemhold.bots.king.net import Net, value
from gemhold.core.contract import CHANCE, OVER
from gemhold.core.game import Event
from gemhold.core.kit import rule
from gemhold.core.rng import Rng, below, reseed
from gemhold.games.king.data import DECKS
from gemhold.games.king.rules import actor, chances
from gemhold.games.king.rules.scoring import MOST_FIRES, OTHER
from gemhold.games.king.rules.turn import supply
from gemhold.games.king.solver import kept_at
from gemhold.games.king.state import ALL_DICE, NOBODY, A, Phase, State

PLAYED = 150  # times the rest of a turn is played for each action
WAYS = 3  # outcomes of the dice to name
LIKELY = 0.05  # less likely ones are not
REASONS = 2
TELLING = 0.004  # a part of the description that changes the chance to win by less is no reason
SURE = 5  # digits of a value; smaller differences are rounding

# Parts of the description: features of the seat itself, or of each other seat, or of the table.
OWN = {
    "points": (0, 1, 2, 12, 13, 14, 15, 16, 18, 19, 20, 21),
    "room": (3, 4, 8, 9, 10, 17),
    "danger": (6, 7),
    "raids": (5, 11),
    "jokers": (22, 23, 24, 25),
}
OTHERS = {
    "rivals": (0, 1, 2, 12, 13, 14, 15, 16, 18, 19, 20, 21),
    "rivals-room": (3, 4, 5, 6, 7, 8, 9, 10, 11, 17),
    "rivals-jokers": (22, 23, 24, 25),
}
OFFER = tuple(range(DECKS + 3))
IN_AREA, OUTSIDE, GEMS, BONUS, POINTS = 0, 1, 12, 16, 18  # features with a figure, and what one unit of them stands for
CASTLES, OTHER_CASTLES, GEM_POINTS, ALL_POINTS = 8, 6, 6, 20


# ---------------------------------------------------------------- the rest of a turn


@rule
def describe_end(s: State, me: int, cards: Any, net: Net, style: Style, desk: Desk, x: Any) -> None:
    """Describe a position at the end of the turn, as the net sees it."""
    describe_offer(s, NOBODY, cards, desk)
    describe_hands(s, s.current, desk)
    value(s, me, s.current, supply(s), net, style.net, 0.0, desk)
    for i in range(len(x)):
        x[i] = desk.x[i]


@dataclass(frozen=True)
class Rest:
    """What the rest of a turn came to: shares of what was taken, the mean description, the share of games it ended."""

    taken: Any
    x: Any
    ended: float


# ---------------------------------------------------------------- reasons


def win_chance(net: Net, who: int, x: Any, seats: int) -> float:
    """The chance of the seat that has just moved, which comes last in turn order."""
    hidden = np.maximum(x @ net.inputs[who] + net.bias[who], 0.0)
    out = (x @ net.direct[who] + hidden @ net.hidden[who] + net.out_bias[who])[:seats]
    shares = np.exp(out - out.max())
    return float(shares[-1] / shares.sum())


def parts(seats: int) -> Iterator[tuple[str, list[int]]]:
    """The parts of a description, each with its places."""
    own = (seats - 1) * SEAT_FEATURES
    for name, features in OWN.items():
        yield name, [own + i for i in features]
    for name, features in OTHERS.items():
        yield name, [seat * SEAT_FEATURES + i for seat in range(seats - 1) for i in features]
    yield "offer", [seats * SEAT_FEATURES + i for i in OFFER]


def weigh(net: Net, who: int, x: Any, y: Any, seats: int) -> list[tuple[str, float]]:
    """By how much each part makes x better than y, the heaviest first: tried from both sides, because parts work together."""
    at_x, at_y = win_chance(net, who, x, seats), win_chance(net, who, y, seats)
    out = []
    for name, places in parts(seats):
        more, less = y.copy(), x.copy()
        more[places], less[places] = x[places], y[places]
        gain = (win_chance(net, who, more, seats) - at_y + at_x - win_chance(net, who, less, seats)) / 2
        out.append((name, gain))
    return sorted(out, key=lambda part: -part[1])


def sources(x: Any, y: Any, seats: int) -> list[tuple[str, float]]:
    """By how many points x is ahead of y for the seat itself, by source, the largest first."""
    own = (seats - 1) * SEAT_FEATURES
    delta = x[own : own + SEAT_FEATURES] - y[own : own + SEAT_FEATURES]
    castles = (OTHER + MORE) * CASTLES * delta[IN_AREA] + OTHER * OTHER_CASTLES * delta[OUTSIDE]
    found = [("castles", castles), ("gems", GEM_POINTS * delta[GEMS]), ("fires", MOST_FIRES * delta[BONUS])]
    return sorted(((name, float(points)) for name, points in found), key=lambda source: -source[1])


def told(name: str, x: Any, y: Any, seats: int, better: bool) -> Event | None:
    """A part as a reason; None if its figure would be nought."""
    manner = "yes" if better else "no"
    if name == "points":
        source, points = sources(x, y, seats)[0 if better else -1]
        n = round(abs(points))
        return Event(f"king-reason-{source}", {"n": n, "better": manner}) if n else None
    if name == "rivals":
        places = [seat * SEAT_FEATURES + POINTS for seat in range(seats - 1)]
        n = round(abs(float((x[places] - y[places]).sum())) * ALL_POINTS)
        return Event("king-reason-rivals", {"n": n, "better": manner}) if n else None
    return Event(f"king-reason-{name}", {"better": manner})


def reasons(net: Net, who: int, x: Any, y: Any, seats: int, better: bool) -> tuple[Event, ...]:
    """Why x is better than y, or worse."""
    weighed = weigh(net, who, x, y, seats) if better else weigh(net, who, y, x, seats)
    found = (told(name, x, y, seats, better) for name, gain in weighed if gain > TELLING)
    return tuple(event for event in found if event is not None)[:REASONS]


def ways(rest: Rest) -> tuple[Event, ...]:
    """What the dice will probably bring."""
    order = sorted(range(DECKS + 1), key=lambda deck: -rest.taken[deck])[:WAYS]
    return tuple(
        Event("king-reason-alarm" if deck == DECKS else "king-reason-way", {"deck": deck + 1, "percent": round(100 * share)})
        for deck in order
        if (share := float(rest.taken[deck])) >= LIKELY
    )


# ---------------------------------------------------------------- advice


class Counsel:
    """Advice for one position."""

    def __init__(self, place: Workplace, net: Net, style: Style, s: State) -> None:
        self.place, self.net, self.s = place, net, s
        self.seats, self.me = int(s.seats), int(s.current)
        self.style = style
        self.fate = Rng.new()

    def advise(self) -> list[Advice]:
        leading = self._values(self.style)
        sober = Style.new()
        Style.assign(sober, self.style)
        sober.greed = 0.0
        wins = self._values(sober)  # without what a lead counts beside winning
        best = sorted(leading, key=lambda action: self._order(action, leading[action]))[:MOST]
        rests = [self._rest(action) for action in best]
        return [
            Advice(action, win=min(1.0, max(0.0, wins[action])), reasons=self._reasons(i, rests)) for i, action in enumerate(best)
        ]

    def _order(self, action: int, value: float) -> tuple[float, int]:
        """As the player chooses: the first of equal moves, but of equal ways to keep dice the largest."""
        return (-round(value, SURE), -action) if self.s.phase == Phase.KEEP else (-value, action)

    def _reasons(self, i: int, rests: Sequence[Rest]) -> tuple[Event, ...]:
        if self.s.phase == Phase.KEEP:
            return ways(rests[i])
        if rests[i].ended > 0.5:
            return (Event("king-reason-end"),)
        other = rests[1 if i == 0 else 0] if len(rests) > 1 else None
        if other is None or other.ended > 0.5:
            return ()
        return reasons(self.net, int(self.style.net), rests[i].x, other.x, self.seats, better=i == 0)

    def _values(self, style: Style) -> dict[int, float]:
        """What each action is worth considering; equal rolls to keep count once."""
        place, cards = self.place, card_chances()
        State.assign(place.states[0], self.s)
        place.desks[0].key = 0
        thinking = (place.states, cards, self.net, style, place.desks, place.dice, place.rng)
        if self.s.phase == Phase.KEEP:
            plan_turn(*thinking)
            table = place.dice[4] if int(self.s.rolls_left) == 1 else place.dice[5]
            by_roll = {int(kept_at(self.s.face, kept)): kept for kept in range(ALL_DICE + 1)}
            return {int(A.keep) + kept: float(table[roll]) for roll, kept in by_roll.items()}
        if self.s.phase == Phase.CHECK:
            plan_turn(*thinking)
            return dict(self._checked())
        values = np.zeros(len(place.desks[0].values))
        n = int(value_steps(place.states, place.moves, *thinking[1:], values))
        return {int(place.moves[0].a[i]): float(values[i]) for i in range(n)}

    def _checked(self) -> Iterator[tuple[int, float]]:
        """Citizens, the alarm if nobody is met, and single jokers."""
        place = self.place
        desk, states = place.desks[0], place.states
        met = [deck for deck in range(DECKS) if self.s.met[deck] > 0]
        for deck in met:
            yield int(A.take) + deck, float(desk.worth[deck * (MOST_GRADES + 1) + self.s.met[deck]])
        if not met:
            yield int(A.alarm) + int(desk.alarm_deck), float(desk.worth[ALARM])
        n = int(options(states[0], place.moves[0]))
        for joker in [int(place.moves[0].a[i]) for i in range(n)]:
            if A.joker <= joker < A.end_joker:
                State.assign(states[1], self.s)
                step(states[1], joker)
                deck = int(best_met(states[1], desk))
                if deck != NOBODY:
                    worth = float(desk.worth[deck * (MOST_GRADES + 1) + states[1].met[deck]])
                    yield joker, worth - float(desk.joker_cost[joker - A.joker])

    def _rest(self, action: int) -> Rest:
        place, cards = self.place, card_chances()
        quick = Style.new()
        Style.assign(quick, self.style)
        quick.replies = 0
        taken, x = np.zeros(DECKS + 1), np.zeros((PLAYED, self.seats * SEAT_FEATURES + TABLE_FEATURES), np.float32)
        going = []
        place.desks[0].key = 0
        for i in range(PLAYED):
            reseed(self.fate, i, 0)
            deck = self._finish_turn(action, quick)
            if deck is not None:
                taken[deck] += 1 / PLAYED
            end = place.states[0]
            if int(end.phase) != Phase.OVER:
                describe_end(end, self.me, cards, self.net, quick, place.desks[1], x[i])
                going.append(i)
        return Rest(taken, x[going].mean(axis=0) if going else x[0], 1 - len(going) / PLAYED)

    def _finish_turn(self, action: int, style: Style) -> int | None:
        """Play an action and the rest of the turn; return the deck taken (DECKS: the alarm), if any.

        Not compiled: that would compile all decisions a second time.
        """
        place, cards, s, taken = self.place, card_chances(), self.place.states[0], None
        State.assign(s, self.s)
        while True:
            if A.take <= action < A.take + DECKS:
                taken = action - int(A.take)
            elif A.alarm <= action <= A.alarm + DECKS:
                taken = DECKS
            step(s, action)
            while int(actor(s)) == CHANCE and int(s.current) == self.me:
                step(s, int(below(self.fate, int(chances(s)))))
            if int(actor(s)) == OVER or int(s.current) != self.me:
                return taken
            thinking = self.net, style, place.desks, place.dice, place.rng
            action = int(decide(place.states, place.moves, cards, *thinking))
