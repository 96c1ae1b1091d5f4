"""The unit a check runs on: a game with a number of seats, options and a seed."""

from __future__ import annotations

import json
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NoReturn

from gemhold.core.errors import GemholdError
from gemhold.core.game import Game
from gemhold.core.match import Match
from gemhold.testing.walk import walk


class Failed(AssertionError):
    """A game breaks the contract."""


@dataclass(frozen=True)
class Case:
    """One set-up of a game. `known`: existing message ids (None: not checked); `most_steps`: a game must end within it."""

    game: Game
    seats: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    known: Container[str] | None = None
    most_steps: int = 20_000
    rules: int | None = None  # an older version of the rules

    def __str__(self) -> str:
        chosen = "".join(f" {name}={value}" for name, value in self.options.items())
        chosen += f" rules={self.rules}" if self.rules is not None else ""
        return f"{self.game.name} seats={self.seats}{chosen} seed={self.seed}"

    def start(self) -> Match:
        return self.game.start(self.seats, self.seed, self.options, roll=False, rules=self.rules)

    def steps(self) -> Iterator[Match]:
        """The case's random game; see `walk`."""
        return walk(self.game, self.seats, self.seed, self.options, self.most_steps, self.rules)

    def played(self) -> Match:
        """The case's random game, finished."""
        *_, match = self.steps()
        return match

    def some_steps(self, n: int) -> Iterator[Match]:
        """About n positions, evenly spread over the game."""
        length = sum(1 for _ in self.steps())
        every = max(1, length // n)
        return (match for number, match in enumerate(self.steps()) if number % every == 0)

    def sampled_actions(self, match: Match, every: int) -> list[int]:
        """Action numbers to check in a position: one in `every`, shifted from step to step so that all are covered."""
        return list(range(len(match.log) % every, self.game.action_space.n, every))

    def fail(self, match: Match | None, message: str) -> NoReturn:
        raise Failed(f"{self}{f', step {len(match.log)}' if match else ''}: {message}")

    def expect(self, truth: object, match: Match | None, message: str) -> None:
        if not truth:
            self.fail(match, message)

    def refuses(self, match: Match | None, error: type[GemholdError], what: str, call: Callable[[], object]) -> None:
        """The call must raise exactly this error."""
        try:
            call()
        except error:
            return
        except Exception as other:
            raise Failed(f"{self}: {what} raises {other!r}, expected {error.__name__}") from other
        self.fail(match, f"{what} raises nothing, expected {error.__name__}")

    def bytes_of(self, s: Any) -> bytes:
        return self.game.state.pack(s)

    def json_of(self, match: Match | None, what: str, data: Any) -> str:
        """Encode data as JSON; it must survive the round trip."""
        try:
            text = json.dumps(data, sort_keys=True, allow_nan=False)
        except (TypeError, ValueError) as error:
            self.fail(match, f"{what} is not JSON: {error}")
        self.expect(json.loads(text) == data, match, f"{what} changes in a round trip through JSON")
        return text


def cases(game: Game, seeds: Iterable[int] = (1,), known: Container[str] | None = None, most_steps: int = 20_000) -> list[Case]:
    """For each seed: every number of seats, and every choice of every option with the largest number of seats it allows.

    Older versions of the rules that can still be played are checked with the most seats.
    """
    set_ups: list[tuple[int, dict[str, Any]]] = [(seats, {}) for seats in game.seats]
    for option in game.options:
        for choice in option.choices:
            fitting = [seats for seats in game.seats if _possible(game, seats, {option.name: choice})]
            if choice != option.default and fitting:
                set_ups.append((fitting[-1], {option.name: choice}))
    newest = [Case(game, seats, seed, options, known, most_steps) for seats, options in set_ups for seed in seeds]
    older = [Case(game, game.seats[-1], seed, {}, known, most_steps, rules) for rules in game.versions[:-1] for seed in seeds]
    return newest + older


def _possible(game: Game, seats: int, options: Mapping[str, Any]) -> bool:
    """Some options, such as teams, allow only some numbers of seats."""
    try:
        game.settings(seats, options)
    except GemholdError:
        return False
    return True
