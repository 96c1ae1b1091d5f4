"""Exact chances of meeting the conditions of the cards."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from gemhold.core.kit import floats, row, rule
from gemhold.games.king.data import CARD_LIST, DECKS, DICE, Condition
from gemhold.games.king.rules.dice import fall, grade_of, tally_rolled
from gemhold.games.king.solver import ROLLS, Plan
from gemhold.games.king.state import ALL_DICE, NOBODY, A, Phase, State


@rule
def grade_rolls(s: State, card: int, out: Any) -> None:
    """The grade of every roll of six dice on a card; `s` is a scratch position."""
    for roll in range(ROLLS):
        fall(s, ALL_DICE, roll)
        tally_rolled(s)
        out[roll] = grade_of(s, card)


@rule
def mark_rolls(grades: Any, grade: int, out: Any) -> None:
    """1 for every roll that reaches the grade, else 0."""
    for roll in range(ROLLS):
        out[roll] = 1.0 if grades[roll] >= grade else 0.0


@cache
def _grades(condition: Condition) -> Any:
    card = next(i for i, card in enumerate(CARD_LIST) if card.condition == condition)
    out = row(ROLLS)
    grade_rolls(State.new(), card, out)
    return out


def grades_of(card: int) -> Any:
    """The grade of every roll on a card (0: not met); cards with the same condition share the table."""
    return _grades(CARD_LIST[card].condition)


@lru_cache(maxsize=16)
def _plan(condition: Condition, grade: int) -> Plan:
    grades, utility = _grades(condition), floats(ROLLS)
    mark_rolls(grades, grade, utility)
    return Plan(utility, rolls=3)


def plan_for(card: int, grade: int = 1) -> Plan:
    """The optimal play of the dice for a single card."""
    return _plan(CARD_LIST[card].condition, grade)


def chance_of_card(card: int, grade: int = 1) -> float:
    """Chance to meet a card (by index from 0) in three rolls played only for it (K38)."""
    return plan_for(card, grade).fresh()


def odds(s: State) -> list[float | None]:
    """For each deck, the exact chance to meet its offered card this turn if the dice are played only for it; None: no card."""
    return [None if s.offer[deck] == NOBODY else _odds(s, deck) for deck in range(DECKS)]


def _odds(s: State, deck: int) -> float:
    card = int(s.offer[deck])
    if s.phase == Phase.KEEP:
        plan, faces = plan_for(card), _faces(s)
        kept = plan.keep(faces, int(s.rolls_left))
        return plan.value(faces, kept, int(s.rolls_left))
    if s.phase == Phase.ROLL:
        kept = ALL_DICE & ~int(s.to_roll)
        return plan_for(card).value(_faces(s), kept, int(s.rolls_left))
    if s.phase == Phase.CHECK:
        return float(s.met[deck] > 0)
    return chance_of_card(card)


def odds_after(s: State) -> dict[int, list[float | None]]:
    """The same for every choice of dice to keep, by its action; keeping all of them ends the rolling."""
    if s.phase != Phase.KEEP:
        return {}
    faces, rolls = _faces(s), int(s.rolls_left)
    plans = [None if s.offer[deck] == NOBODY else plan_for(int(s.offer[deck])) for deck in range(DECKS)]
    return {
        A.keep + kept: [None if plan is None else plan.value(faces, kept, 1 if kept == ALL_DICE else rolls) for plan in plans]
        for kept in range(ALL_DICE + 1)
    }


def _faces(s: State) -> Any:
    faces = row(DICE)
    for die in range(DICE):
        faces[die] = int(s.face[die])
    return faces


def best_keep(s: State, card: int) -> list[int]:
    """The dice to keep when playing only for one card, as die numbers."""
    kept = plan_for(card).keep(_faces(s), int(s.rolls_left))
    return [die for die in range(DICE) if kept >> die & 1]
