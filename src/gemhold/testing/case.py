"""What a check is run on: a game with seats, options and a seed."""

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
    """One set-up of a game. `known`: message ids that exist (None: not looked up); `most_steps`: a game must end within it."""

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
        """The case's random game when it is over."""
        *_, match = self.steps()
        return match

    def some_steps(self, n: int) -> Iterator[Match]:
        """About n positions spread over the game."""
        length = sum(1 for _ in self.steps())
        every = max(1, length // n)
        return (match for number, match in enumerate(self.steps()) if number % every == 0)

    def asked(self, match: Match, every: int) -> list[int]:
        """Action numbers to ask about in a position: one in `every`, others in other positions, so that all get their turn."""
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
        """Data as JSON; it must survive the trip."""
        try:
            text = json.dumps(data, sort_keys=True, allow_nan=False)
        except (TypeError, ValueError) as error:
            self.fail(match, f"{what} is not JSON: {error}")
        self.expect(json.loads(text) == data, match, f"{what} changes on its way through JSON")
        return text


def cases(game: Game, seeds: Iterable[int] = (1,), known: Container[str] | None = None, most_steps: int = 20_000) -> list[Case]:
    """Every number of seats, and with the most seats it suits every single choice of an option, once per seed.

    Older versions of the rules that can still be played are looked at with the most seats.
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
    """Some options suit only some numbers of players (teams of two)."""
    try:
        game.settings(seats, options)
    except GemholdError:
        return False
    return True
