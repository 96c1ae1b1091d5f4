"""A match: a position with its log. The face of the engine for people, bots, servers and records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gemhold.core.chance import Fate
from gemhold.core.contract import CHANCE, OVER, SPECTATOR
from gemhold.core.errors import BadNotation, CannotUndo, GameOver, IllegalAction, Reason
from gemhold.core.game import Event, Game, points_by_source

if TYPE_CHECKING:
    from gemhold.core.record import GameRecord


@dataclass(frozen=True)
class Action:
    """Something the player to move may do: its number, its text in notation, its parts for programs."""

    id: int
    text: str
    data: dict[str, Any]


@dataclass(frozen=True)
class Ply:
    """One step of a match: who (a seat, or CHANCE) and what (an action, or an outcome)."""

    actor: int
    x: int


@dataclass(frozen=True)
class Told:
    """A step and the events it caused."""

    number: int
    ply: Ply
    events: tuple[Event, ...]


def told(game: Game, s: Any, x: int) -> tuple[Any, tuple[Event, ...]]:
    """The position after an action or outcome, and what happened on the way. `s` stays as it is."""
    after = game.state.copy(s)
    game.rules.apply(after, x)
    return after, tuple(game.narrate(s, x, after))


class Match:
    """
    >>> import gemhold
    >>> match = gemhold.game("king").start(seats=2, seed=7)
    >>> match.play("stop")
    >>> len(match.log) > 7
    True
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        fate: Fate | None,
        log: Sequence[Ply] = (),
        roll: bool = True,
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.rules = game.rules_version if rules is None else rules
        self.fate = fate
        self.roll = roll
        self.log: list[Ply] = []
        self._events = 0  # chance events so far: the next one's index
        self.state: Any = game.first(seats, options, self.rules)
        for ply in log:
            self.apply(ply)
        self._roll_on()

    # ------------------------------------------------------------------ what is the case

    @property
    def actor(self) -> int:
        """The seat to move, CHANCE or OVER."""
        return int(self.game.rules.actor(self.state))

    @property
    def over(self) -> bool:
        return self.actor == OVER

    def actions(self) -> list[Action]:
        """What the player to move may do, in a stable order."""
        if self.actor < 0:
            return []
        notation, s = self.game.notation, self.state
        return [Action(x, notation.text(s, x), notation.data(s, x)) for x in self.game.legal(s)]

    def scores(self) -> list[int]:
        return [int(self.game.rules.score(self.state, seat)) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """Places (1 = won; equal places are shared)."""
        return [int(self.game.rules.rank(self.state, seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """Seats that won; none while the match goes on."""
        return [seat for seat, place in enumerate(self.ranks()) if place == 1] if self.over else []

    def breakdown(self, seat: int) -> dict[str, int]:
        """Points of a seat by source."""
        return points_by_source(self.game.rules, self.state, seat, self.game.sources)

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """The position as a seat may see it, ready for JSON."""
        return self.game.view(self.game.hidden(self.state, seat), seat)

    def why_not(self, action: str | int) -> Reason | None:
        """Why the player to move cannot do this now; None if they can."""
        if self.over:
            return Reason("game-over")
        if self.actor == CHANCE:
            return Reason("chance-first")
        return self.game.why_not(self.state, self._number(action))

    # ------------------------------------------------------------------ what is done

    def play(self, action: str | int) -> None:
        """Carry out an action of the player to move, then let chance play. An error changes nothing."""
        if self.over:
            raise GameOver("the game has ended")
        number = self._number(action)
        if (reason := self.why_not(number)) is not None:
            text = action if isinstance(action, str) else f"action {action}"
            raise IllegalAction(f"{text!r} is not possible: {reason}", reason=reason, place=f"move {len(self.log)}")
        self.apply(Ply(self.actor, number))
        self._roll_on()

    def decide(self, outcome: int | str) -> None:
        """Say what chance gives, by number or notation: real dice, or a script."""
        if self.actor != CHANCE:
            raise IllegalAction("chance is not to move", reason=Reason("not-chance"), place=f"move {len(self.log)}")
        number = self.game.notation.parse_chance(self.state, outcome) if isinstance(outcome, str) else outcome
        n = int(self.game.rules.chances(self.state))
        if not 0 <= number < n:
            raise BadNotation(f"outcome {number} is not below {n}", place=f"move {len(self.log)}")
        self.apply(Ply(CHANCE, number))
        self._roll_on()

    def apply(self, ply: Ply) -> None:
        """Carry out a step known to be possible."""
        self.game.rules.apply(self.state, ply.x)
        self._note(ply)

    def tell(self, ply: Ply) -> tuple[Event, ...]:
        """Carry out a step known to be possible, on a copy of the position, and say what happened."""
        self.state, events = told(self.game, self.state, ply.x)
        self._note(ply)
        return events

    def _note(self, ply: Ply) -> None:
        self.log.append(ply)
        self._events += ply.actor == CHANCE

    def outcomes(self) -> Iterator[Ply]:
        """What fate decides, step by step, up to the next decision of a player. Whoever iterates applies each step."""
        while self.fate is not None and self.actor == CHANCE:
            n = int(self.game.rules.chances(self.state))
            yield Ply(CHANCE, self.fate.outcome(self._events, n))

    def _roll_on(self) -> None:
        if self.roll:
            for ply in self.outcomes():
                self.apply(ply)

    def _number(self, action: str | int) -> int:
        if isinstance(action, str):
            return self.game.notation.parse(self.state, action)
        if not 0 <= action < self.game.action_space.n:
            raise BadNotation(
                f"{self.game.name} has no action {action}", place="action", hint=f"0 to {self.game.action_space.n - 1}"
            )
        return int(action)

    # ------------------------------------------------------------------ undo and copies

    def undoable(self) -> bool:
        """May the last step be taken back: a player's action that no chance event and no other player has answered?"""
        return bool(self.log) and self.log[-1].actor != CHANCE and self.actor in (self.log[-1].actor, CHANCE, OVER)

    def undo(self) -> Ply:
        """Take back the last action; what fate or another player has answered stands."""
        if not self.undoable():
            chance = bool(self.log) and self.log[-1].actor == CHANCE
            why = "nothing to take back" if not self.log else "fate has answered it" if chance else "another player is to move"
            raise CannotUndo(why, place=f"move {len(self.log)}")
        last = self.log[-1]
        self.rewind(len(self.log) - 1)
        return last

    def rewind(self, to: int) -> None:
        """Go back to the position after `to` steps. The same seed then meets the same fate again."""
        if not 0 <= to <= len(self.log):
            raise CannotUndo(f"there is no step {to}", place=f"move {len(self.log)}", hint=f"0 to {len(self.log)}")
        log = self.log[:to]
        self.log, self._events, self.state = [], 0, self.game.first(self.seats, self.options, self.rules)
        for ply in log:
            self.apply(ply)

    def copy(self) -> Match:
        """An independent twin: same position, log and fate."""
        twin: Match = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.log = list(self.log)
        twin.state = self.game.state.copy(self.state)
        return twin

    # ------------------------------------------------------------------ what happened

    def story(self, seat: int = SPECTATOR, since: int = 0) -> Iterator[Told]:
        """The steps from number `since` on, each with the events a seat may know of."""
        twin = Match(self.game, self.seats, self.options, fate=None, log=self.log[:since], rules=self.rules)
        for number, ply in enumerate(self.log[since:], since):
            yield Told(number, ply, tuple(event for event in twin.tell(ply) if event.visible_to(seat)))

    def record(self, players: Sequence[str] = ()) -> GameRecord:
        """The match as a record that can be saved and replayed; `players`: names, by seat."""
        from gemhold.core.record import GameRecord

        return GameRecord(self.game.name, self.rules, self.seats, dict(self.options), tuple(self.log), players=tuple(players))
