"""Why the master of Geodia would play so: the terms of its evaluation in which an action is better than another, in gems."""

from __future__ import annotations

from typing import Any

import numpy as np

from gemhold.bots.advice import MOST, Advice
from gemhold.bots.geodia.desk import TERMS, Desk
from gemhold.bots.geodia.search import CANCEL, END, OUTCOMES, decide, is_menu, tried
from gemhold.bots.geodia.terms import forget, worth
from gemhold.bots.geodia.weights import Weight
from gemhold.core.contract import CHANCE
from gemhold.core.game import Event
from gemhold.core.rng import Rng
from gemhold.games.geodia.rules import actor, apply, chances, legal
from gemhold.games.geodia.rules.control import are_friends
from gemhold.games.geodia.state import Phase, State

REASONS = 3
TELLING = 0.5  # gems; a smaller difference is no reason
RIVALS = len(TERMS)  # the place after the terms: what the opponents lose
STEPS = 12  # of a choice made in several
OPENING = (Phase.MULLIGAN, Phase.BASE)  # decided by rules of thumb, without terms


class Counsel:
    """Advice for one position. `choice` is what the master itself would do: it may follow a plan for the whole turn."""

    def __init__(self, states: Any, moves: Any, desk: Desk, weights: Any, s: Any, seat: int, choice: int) -> None:
        self.states, self.moves, self.desk, self.weights = states, moves, desk, weights
        self.s, self.seat, self.choice = s, seat, choice
        self.sober = np.zeros(2)  # the style of a player without errors
        self.rng = Rng.new()

    def advise(self) -> list[Advice]:
        if self.s.phase in OPENING:
            return [Advice(self.choice)]
        values = self._values()
        rest = sorted((action for action in values if action != self.choice), key=lambda action: (-values[action], action))
        best = [self.choice, *rest[: MOST - 1]]
        terms = [self._terms(action) for action in best]
        now = self._described(self.s)
        return [
            Advice(action, lead=round(values[action], 1), reasons=self._reasons(terms[i], now if i == 0 else terms[0], i == 0))
            for i, action in enumerate(best)
        ]

    def _values(self) -> dict[int, float]:
        State.assign(self.states[0], self.s)
        forget(self.desk)
        n = int(legal(self.states[0], self.moves[0]))
        actions = [int(self.moves[0].a[i]) for i in range(n)]
        still = float(worth(self.states[0], self.seat, self.weights, self.desk))
        out = {}
        for action in actions:
            if action == END and is_menu(self.s.phase):
                out[action] = still
            elif action != CANCEL or len(actions) == 1 or action == self.choice:
                out[action] = float(tried(self.states, self.moves, action, self.seat, self.weights, self.desk))
        return out

    def _terms(self, action: int) -> Any:
        """The terms after an action, half a choice carried to its end, averaged over what chance may bring."""
        s = State.new()
        State.assign(s, self.s)
        apply(s, action)
        for _ in range(STEPS):
            if int(actor(s)) != self.seat or is_menu(s.phase):
                break
            State.assign(self.states[0], s)
            forget(self.desk)
            apply(s, int(decide(self.states, self.moves, self.seat, self.weights, self.sober, self.rng, self.desk)))
        if int(actor(s)) != CHANCE:
            return self._described(s)
        n = int(chances(s))
        looks = min(n, OUTCOMES)
        total = np.zeros(RIVALS + 1)
        for i in range(looks):
            outcome = State.new()
            State.assign(outcome, s)
            apply(outcome, i * n // looks)
            total += self._described(outcome)
        return total / looks

    def _described(self, s: Any) -> Any:
        """The terms of the seat and its partner, and what their opponents have, as it counts for them."""
        forget(self.desk)
        worth(s, self.seat, self.weights, self.desk)
        out = np.zeros(RIVALS + 1)
        foes = [other for other in range(int(s.seats)) if not are_friends(s, self.seat, other)]
        for other in range(int(s.seats)):
            if other not in foes:
                out[:RIVALS] += self.desk.out[other]
        out[RIVALS] = -float(self.weights[Weight.FOES]) * float(np.mean([self.desk.value[foe] for foe in foes]))
        return out

    def _reasons(self, x: Any, y: Any, better: bool) -> tuple[Event, ...]:
        """What x has more than y, or less, the largest difference first."""
        delta = (x - y) if better else (y - x)
        manner = "yes" if better else "no"
        names = (*TERMS, "rivals")
        heaviest = sorted(range(RIVALS + 1), key=lambda term: -delta[term])[:REASONS]
        return tuple(
            Event(f"geodia-reason-{names[term]}", {"gems": max(1, round(float(delta[term]))), "better": manner})
            for term in heaviest
            if delta[term] >= TELLING
        )
