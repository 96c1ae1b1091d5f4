"""The greedy bot of King of the Dice: estimates the value of each offered citizen and plays the dice to maximise it.

Values are points, computed on the current map. The exact solver plays the dice for the utility "value of the best card this roll
meets". Jokers are spent if they raise the value of the turn by more than they are worth.
"""

from __future__ import annotations

from typing import Any

from gemhold.core.game import Game
from gemhold.core.kit import floats, row, rule
from gemhold.games.king.data import CARDS, DECK_SIZE, DECKS, DICE, LAND_TYPES, SPACES, SYMBOLS, Steals
from gemhold.games.king.odds import grades_of
from gemhold.games.king.rules import apply, score
from gemhold.games.king.rules.citizens import BANDIT, SLAYER, THIEF, TRADER
from gemhold.games.king.rules.dice import GRADES
from gemhold.games.king.rules.raids import STEALS, can_steal_card, nearest
from gemhold.games.king.rules.scoring import GOLD, WHITE
from gemhold.games.king.rules.turn import JOKER, REMOVED, count_hand, supply
from gemhold.games.king.solver import ROLLS, Plan
from gemhold.games.king.state import FIRE, FREE, NOBODY, SEATS, A, Phase, State

JOKER_WORTH = 0.5  # a face-up card in hand
PAIR_WORTH = 0.6  # more, when it makes a pair
SUPER_WORTH = 0.9
FIRE_WORTH = 1.3  # towards the bonus of K73
ROOM_WORTH = 0.25  # per free neighbouring space
MOST_GRADES = 3


@rule
def space_worth(s: State, seat: int, space: int) -> float:
    """Points a token of the seat on this space would add, including a gem there and room to expand."""
    before = score(s, seat)
    owner = s.owner[space]
    s.owner[space] = seat
    gain = float(score(s, seat) - before)
    s.owner[space] = owner
    if s.white >> space & 1:
        gain += WHITE
    elif s.gold >> space & 1:
        gain += GOLD
    room = 0
    for other in range(SPACES):
        if s.adjacent[space] >> other & 1 and s.owner[other] == FREE:
            room += 1
    return gain + ROOM_WORTH * room


@rule
def land_worths(s: State, seat: int, worth: Any) -> None:
    """For each land, the worth of the best free space of that land."""
    for land in range(LAND_TYPES):
        worth[land] = 0.0
    for space in range(SPACES):
        if s.owner[space] == FREE:
            worth[s.land[space]] = max(worth[s.land[space]], space_worth(s, seat, space))


@rule
def best_of_draws(s: State, worth: Any, draws: int) -> float:
    """Expected worth of the best of n drawn tiles, approximated with replacement."""
    tiles = supply(s)
    if tiles == 0:
        return 0.0
    inside = (s.unseen_n - REMOVED) / s.unseen_n  # share of the unseen tiles that is in the supply
    total = 0.0
    done = 0.0
    last = 1e9
    while done < 1.0 - 1e-9:  # from the best land down
        top = -1.0
        share = 0.0
        for land in range(LAND_TYPES):
            if worth[land] < last and worth[land] > top:
                top = worth[land]
        if top < 0.0:
            break
        for land in range(LAND_TYPES):
            if worth[land] == top:
                share += (s.seen[land] + s.unseen[land] * inside) / tiles
        total += top * ((1.0 - done) ** draws - max(0.0, 1.0 - done - share) ** draws)
        done += share
        last = top
    return total


@rule
def loss_of(s: State, space: int) -> float:
    """Points the owner of a space would lose with it."""
    owner = s.owner[space]
    before = score(s, owner)
    s.owner[space] = FREE
    after = score(s, owner)
    s.owner[space] = owner
    return float(before - after)


@rule
def raid_worth(s: State, seat: int, space: int) -> float:
    loss = loss_of(s, space)
    return space_worth(s, seat, space) + loss / max(1, s.seats - 1)


@rule
def card_worth(s: State, card: int) -> float:
    """The value of a face-up card as a joker."""
    return JOKER_WORTH + (PAIR_WORTH if s.hand[JOKER[card]] % 2 == 1 else 0.0)


@rule
def steal_worth(s: State, seat: int, card: int) -> float:
    best = 0.0
    if STEALS[card] == Steals.GEM:
        for other in range(s.seats):
            if other != seat:
                gem = GOLD if s.gold_gems[other] > 0 else WHITE if s.white_gems[other] > 0 else 0
                best = max(best, gem + gem / max(1, s.seats - 1))
    elif STEALS[card] == Steals.CARD:
        for other in range(CARDS):
            if can_steal_card(s, other):
                best = max(best, 1.3 * card_worth(s, other))
    return best


@rule
def citizen_worth(s: State, card: int, grade: int, worth: Any) -> float:
    """The value of taking an offered card for the player to move."""
    seat = s.current
    deck = card // DECK_SIZE
    value = card_worth(s, card)
    if deck == TRADER:
        value += best_of_draws(s, worth, grade)
        if grade == GRADES[card]:
            value += GOLD if s.supply_gold > 0 else WHITE if s.supply_white > 0 else 0
    elif deck == THIEF:
        value += best_of_draws(s, worth, 2 if STEALS[card] == Steals.CARD else 1) + steal_worth(s, seat, card)
    elif deck == SLAYER:
        best = 0.0
        for space in range(SPACES):
            if s.owner[space] == FIRE:
                best = max(best, space_worth(s, seat, space) + FIRE_WORTH)
        value += best
    elif deck == BANDIT:
        best = 0.0
        targets = nearest(s)
        for space in range(SPACES):
            if targets >> space & 1:
                best = max(best, raid_worth(s, seat, space))
        value += best
    else:
        value += 2.0 * best_of_draws(s, worth, 1)
    return value


@rule
def turn_worths(s: State, worth: Any, out: Any) -> None:
    """`out[deck * 4 + grade]`: the value of each offered card at each grade."""
    land_worths(s, s.current, worth)
    for deck in range(DECKS):
        for grade in range(1, MOST_GRADES + 1):
            card = s.offer[deck]
            out[deck * 4 + grade] = 0.0 if card == NOBODY else citizen_worth(s, card, grade, worth)


@rule
def fill(utility: Any, value: float) -> None:
    for roll in range(ROLLS):
        utility[roll] = value


@rule
def add_card(grades: Any, deck: int, worths: Any, utility: Any) -> None:
    """Raise the utility of every roll that meets a card to the value of the card."""
    for roll in range(ROLLS):
        if grades[roll] > 0:
            utility[roll] = max(utility[roll], worths[deck * 4 + grades[roll]])


class Player:
    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._planned: tuple[object, ...] = ()
        self._plan: Plan | None = None

    def choose(self, game: Game, s: Any, seat: int) -> int:
        if s.phase == Phase.KEEP:
            return self._keep(s)
        if s.phase == Phase.CHECK:
            return self._check(s)
        return max(game.legal(s), key=lambda action: (self._value(s, seat, action), -action))

    # ------------------------------------------------------------------ dice

    def _worths(self, s: Any) -> Any:
        s = State.copy(s)
        count_hand(s)
        out = floats(DECKS * 4)
        turn_worths(s, floats(LAND_TYPES), out)
        return out

    def _keep(self, s: Any) -> int:
        key = (int(s.turn), *(int(card) for card in s.offer))
        if self._plan is None or self._planned != key:
            worths, utility = self._worths(s), floats(ROLLS)
            fill(utility, SUPER_WORTH)  # a roll that meets nothing
            for deck in range(DECKS):
                if s.offer[deck] != NOBODY:
                    add_card(grades_of(int(s.offer[deck])), deck, worths, utility)
            self._plan, self._planned = Plan(utility), key
        faces = row(DICE)
        for die in range(DICE):
            faces[die] = int(s.face[die])
        return int(A.keep) + self._plan.keep(faces, int(s.rolls_left))

    # ------------------------------------------------------------------ the citizen, jokers or the alarm

    def _check(self, s: Any) -> int:
        worths = self._worths(s)
        action, value = self._best_without_jokers(s, worths)
        for pair, symbol in ((pair, symbol) for pair in range(3) for symbol in range(SYMBOLS)):
            joker = int(A.joker) + pair * SYMBOLS + symbol
            if s.hand[symbol] < 2 - pair or s.supers < pair:
                continue
            after = State.copy(s)
            apply(after, joker)
            spent = (2 - pair) * JOKER_WORTH + (PAIR_WORTH if pair == 0 else 0.0) + pair * SUPER_WORTH
            improved = self._best_without_jokers(after, worths)[1] - spent
            if improved > value + 1e-9:
                action, value = joker, improved
        return action

    def _best_without_jokers(self, s: Any, worths: Any) -> tuple[int, float]:
        takes = [(float(worths[deck * 4 + int(s.met[deck])]), -deck) for deck in range(DECKS) if s.met[deck] > 0]
        if takes:
            value, deck = max(takes)
            return int(A.take) - deck, value
        return self._alarm(s, worths), SUPER_WORTH

    def _alarm(self, s: Any, worths: Any) -> int:
        """Turn face down the card that is worth most to the next player."""
        offered = [deck for deck in range(DECKS) if s.offer[deck] != NOBODY]
        if not offered:
            return int(A.alarm) + DECKS
        return int(A.alarm) + max(offered, key=lambda deck: (float(worths[deck * 4 + 1]), -deck))

    # ------------------------------------------------------------------ one step

    def _value(self, s: Any, seat: int, action: int) -> float:
        if action < A.end_place:
            return float(space_worth(s, seat, action - A.place))
        if action < A.end_slay:
            return float(space_worth(s, seat, action - A.slay))
        if action < A.end_raid:
            return float(raid_worth(s, seat, action - A.raid))
        if action < A.end_lay_fire:
            return self._fire_value(s, seat, action - A.lay_fire)
        if action < A.end_steal_card:
            return float(card_worth(s, action - A.steal_card))
        if action < A.end_steal_gem:
            gem = action - A.steal_gem
            return (GOLD if gem >= SEATS else WHITE) + 0.01 * float(score(s, gem % SEATS))
        if action < A.end_fire_of:
            return float(score(s, action - A.fire_of))
        return 0.0  # skip

    def _fire_value(self, s: Any, seat: int, space: int) -> float:
        """A fire should cost the others more than its owner."""
        others = max(float(space_worth(s, other, space)) for other in range(s.seats) if other != seat)
        return others - float(space_worth(s, seat, space))
