"""A match: a position with its log. The engine's main interface, used by players, bots, servers and records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from gemhold.core.chance import Fate
from gemhold.core.contract import CHANCE, OVER, SPECTATOR
from gemhold.core.errors import BadNotation, CannotUndo, GameOver, IllegalAction, Reason
from gemhold.core.game import Event, Game, points_by_source
from gemhold.core.knowledge import Sight, reveals

if TYPE_CHECKING:
    from gemhold.core.record import GameRecord


@dataclass  # not frozen, which makes it cost twice as much: positions have dozens
class Action:
    """A legal action: its number, its notation, its parts for programs."""

    id: int
    text: str
    data: dict[str, Any]


class Ply(NamedTuple):
    """One step of a match: who (a seat, or CHANCE) and what (an action, or an outcome)."""

    actor: int
    x: int


@dataclass(frozen=True)
class StoryStep:
    """A step and the events it caused."""

    number: int
    ply: Ply
    events: tuple[Event, ...]


def narrated(game: Game, s: Any, x: int) -> tuple[Any, tuple[Event, ...]]:
    """The position after an action or outcome, and the events it caused. `s` is not modified."""
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
        start: Any = None,
    ) -> None:
        """`start`: a prepared position instead of the game's first one. Records begin with the first: such a match has none."""
        self.game = game
        self.seats = seats
        self.options = options
        self.rules = game.rules_version if rules is None else rules
        self.fate = fate
        self.roll = roll
        self.log: list[Ply] = []
        self._events = 0  # chance events so far: the next one's index
        self._sight: Sight | None = None  # of a position that `narrate` made
        self._before: list[Sight] | None = []  # positions before the last actions of the same player; None: to be found by replay
        self._start = start
        self.state: Any = self._first()
        for ply in log:
            self.apply(ply)
        self._roll_on()

    def _first(self) -> Any:
        return self.game.first(self.seats, self.options, self.rules) if self._start is None else self.game.state.copy(self._start)

    # ------------------------------------------------------------------ queries

    @property
    def actor(self) -> int:
        """The seat to move, CHANCE or OVER."""
        return int(self.game.rules.actor(self.state))

    @property
    def over(self) -> bool:
        return self.actor == OVER

    def actions(self) -> list[Action]:
        """The legal actions of the player to move, in a stable order."""
        if self.actor < 0:
            return []
        text, data, s = self.game.notation.text, self.game.notation.data, self.state
        return [Action(x, text(s, x), data(s, x)) for x in self.game.legal(s)]

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

    def sight(self) -> Sight:
        """The position and what seats know of it; kept as long as the match goes on by `narrate`, which changes no position."""
        if self._sight is None or self._sight.state is not self.state:
            return Sight(self.game, self.state)
        return self._sight

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """The position as a seat may see it, ready for JSON."""
        return self.game.shown(self.sight().known_to(seat), seat, self.options)

    def why_not(self, action: str | int) -> Reason | None:
        """Why an action is not legal now; None if it is."""
        if self.over:
            return Reason("game-over")
        if self.actor == CHANCE:
            return Reason("chance-first")
        return self.game.why_not(self.state, self._number(action))

    # ------------------------------------------------------------------ moves

    def play(self, action: str | int) -> None:
        """Play an action of the player to move, then the chance events that follow. An error changes nothing."""
        if self.over:
            raise GameOver("the game has ended")
        number = self._number(action)
        if (reason := self.why_not(number)) is not None:
            text = action if isinstance(action, str) else f"action {action}"
            raise IllegalAction(f"{text!r} is not possible: {reason}", reason=reason, place=f"move {len(self.log)}")
        self.apply(Ply(self.actor, number))
        self._roll_on()

    def decide(self, outcome: int | str) -> None:
        """Set the outcome of a chance event, by number or notation: physical dice, or a script."""
        if self.actor != CHANCE:
            raise IllegalAction("chance is not to move", reason=Reason("not-chance"), place=f"move {len(self.log)}")
        number = self.game.notation.parse_chance(self.state, outcome) if isinstance(outcome, str) else outcome
        n = int(self.game.rules.chances(self.state))
        if not 0 <= number < n:
            raise BadNotation(f"outcome {number} is not below {n}", place=f"move {len(self.log)}")
        self.apply(Ply(CHANCE, number))
        self._roll_on()

    def apply(self, ply: Ply) -> None:
        """Apply a step known to be legal."""
        self.game.rules.apply(self.state, ply.x)
        self._before = self._sight = None
        self._note(ply)

    def narrate(self, ply: Ply) -> tuple[Event, ...]:
        """Apply a step known to be legal, on a copy of the position; return its events."""
        before = self.sight()
        same = bool(self.log) and self.log[-1].actor == ply.actor != CHANCE
        earlier = self._positions_before() if same else []
        if earlier:
            earlier[-1].forget()
        self.state, events = narrated(self.game, before.state, ply.x)
        self._sight = Sight(self.game, self.state)
        self._before = [] if ply.actor == CHANCE else [*earlier, before]
        self._note(ply)
        return events

    def _note(self, ply: Ply) -> None:
        self.log.append(ply)
        self._events += ply.actor == CHANCE

    def outcomes(self) -> Iterator[Ply]:
        """The chance outcomes up to the next decision of a player. The caller applies each before the next is drawn."""
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
        """Can the last step be undone: a player's action, followed by no other move, from which nobody learned anything?"""
        if not self._unanswered():
            return False
        if not self.game.secrets:
            return True
        if self.actor == CHANCE:  # what fate is asked may depend on what is hidden
            return False
        before = self._positions_before()
        actions = [ply.x for ply in self.log[len(self.log) - len(before) :]]
        return not reveals(self.game, self.seats, [*before, self.sight()], actions)

    def _unanswered(self) -> bool:
        return bool(self.log) and self.log[-1].actor != CHANCE and self.actor in (self.log[-1].actor, CHANCE, OVER)

    def _positions_before(self) -> list[Sight]:
        """Positions before the actions at the end of the log, as far back as one player decided without chance in between."""
        if self._before is None:
            start = len(self.log)
            while start > 0 and self.log[start - 1].actor == self.log[-1].actor != CHANCE:
                start -= 1
            twin = Match(
                self.game, self.seats, self.options, fate=None, log=self.log[:start], rules=self.rules, start=self._start
            )
            self._before = []
            for ply in self.log[start:]:
                self._before.append(Sight(self.game, self.game.state.copy(twin.state)))
                self.game.rules.apply(twin.state, ply.x)
        return self._before

    def undo(self) -> Ply:
        """Undo the last action, unless a chance event or another player's move followed it."""
        if not self.undoable():
            chance = bool(self.log) and self.log[-1].actor == CHANCE
            why = "nothing to undo" if not self.log else "a chance event followed" if chance else "another player is to move"
            raise CannotUndo("it revealed something" if self._unanswered() else why, place=f"move {len(self.log)}")
        last = self.log[-1]
        self.rewind(len(self.log) - 1)
        return last

    def rewind(self, to: int) -> None:
        """Return to the position after `to` steps. A seeded match then draws the same outcomes again."""
        if not 0 <= to <= len(self.log):
            raise CannotUndo(f"there is no step {to}", place=f"move {len(self.log)}", hint=f"0 to {len(self.log)}")
        log = self.log[:to]
        self.log, self._events, self.state = [], 0, self._first()
        self._before = self._sight = None
        for ply in log:
            self.apply(ply)

    def copy(self) -> Match:
        """An independent copy: same position, log and fate."""
        twin = self.branch()
        twin.state = self.game.state.copy(self.state)
        return twin

    def branch(self) -> Match:
        """A copy that shares the position, to go on with `narrate` alone, which never changes one."""
        twin: Match = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.log = list(self.log)
        return twin

    def forget(self) -> None:
        """Free what is kept of earlier positions and for views, and can be worked out again: a long turn has many positions."""
        self._before = self._sight = None

    # ------------------------------------------------------------------ history

    def story(self, seat: int = SPECTATOR, since: int = 0) -> Iterator[StoryStep]:
        """The steps from number `since` on, each with the events visible to a seat."""
        twin = Match(self.game, self.seats, self.options, fate=None, log=self.log[:since], rules=self.rules, start=self._start)
        for number, ply in enumerate(self.log[since:], since):
            yield StoryStep(number, ply, tuple(event for event in twin.narrate(ply) if event.visible_to(seat)))

    def record(self, players: Sequence[str] = ()) -> GameRecord:
        """The match as a record that can be saved and replayed; `players`: names by seat."""
        from gemhold.core.record import GameRecord

        return GameRecord(self.game.name, self.rules, self.seats, dict(self.options), tuple(self.log), players=tuple(players))
