"""`Game`: the interface between a game and the rest of Gemhold."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

from gemhold.core import contract, plain
from gemhold.core.args import Args, args_json
from gemhold.core.chance import Fate, Seeded
from gemhold.core.companion import Companion
from gemhold.core.errors import BadOption, Reason
from gemhold.core.kit import MOST_MOVES, Moves, Struct, action_groups, listed, row
from gemhold.core.measures import Measures

if TYPE_CHECKING:
    from gemhold.core.draft import Drafting
    from gemhold.core.match import Match
    from gemhold.core.toml import Entry

EVERYONE = -1  # as a bit set of seats: all of them, and spectators
COLOURS = ("purple", "yellow", "turquoise", "black", "green", "red", "blue", "white")
PACE = 600  # milliseconds


@dataclass(slots=True)  # not frozen, which makes it cost twice as much: every step has some
class Event:
    """Something that happened: a Fluent message id with arguments. `seen_by`: a bit set of seats, EVERYONE by default."""

    id: str
    args: Args = field(default_factory=dict)
    seen_by: int = EVERYONE

    def visible_to(self, seat: int) -> bool:
        """
        >>> Event("draws", seen_by=0b10).visible_to(1), Event("draws", seen_by=0b10).visible_to(contract.SPECTATOR)
        (True, False)
        """
        return self.seen_by == EVERYONE or (seat >= 0 and bool(self.seen_by >> seat & 1))

    def to_json(self) -> dict[str, Any]:
        return {"id": self.id, "args": args_json(self.args)}


@dataclass(frozen=True)
class Option:
    """A setting of a new game. `choices` lists the allowed values; with `read`, a table such as a custom map is allowed too."""

    name: str
    default: Any
    help: str
    choices: tuple[Any, ...] = ()
    drawn: tuple[Any, ...] = ()  # choices the seed resolves, such as a random map
    read: Callable[[Path, int], Any] | None = None  # reads such a table from a file, for a number of seats
    draft: Drafting | None = None  # lets people make such a table in an editor (core/draft.py)
    each: tuple[str, ...] = ()  # values of which every seat takes one, each once; the option is their list (core/seat_choice.py)


class Notation(Protocol):
    """Moves as people write them. The texts of a position's legal actions are distinct."""

    def text(self, s: Any, action: int) -> str: ...
    def parse(self, s: Any, text: str) -> int: ...
    def data(self, s: Any, action: int) -> dict[str, Any]: ...
    def chance_text(self, s: Any, outcome: int) -> str: ...
    def parse_chance(self, s: Any, text: str) -> int: ...


@dataclass(frozen=True)
class Game:
    """A game: limits, options, rules, notation, views and words.

    Fields without a default are required. The others are optional: without them a game uses the plain board of the terminal and
    the plain table of the browser.
    """

    name: str
    rules_version: int
    seats: range
    state: type[Struct]
    action_space: Any
    rules: ModuleType  # the functions of core/contract.py
    setup: Callable[[int, Mapping[str, Any]], Any]  # the first position, for a number of seats and resolved options
    narrate: Callable[[Any, int, Any], Sequence[Event]]  # what happened between two positions

    oldest_rules: int = 0  # the oldest version that can still be played; 0: only the newest. Then positions have a field `rules`
    options: tuple[Option, ...] = ()
    resolve: Callable[[int, Mapping[str, Any], int], dict[str, Any]] = plain.resolve  # resolves options by the seed
    sources: tuple[str, ...] = ("points",)  # of points, in the order of `breakdown`
    notation: Notation = None  # type: ignore[assignment]  # default: the names of the actions
    view: Callable[[Any, int], dict[str, Any]] = None  # type: ignore[assignment]  # JSON for a seat; default: all fields
    why_not: Callable[[Any, int], Reason | None] = None  # type: ignore[assignment]  # default: "not now"
    secrets: bool = False  # hidden information: the rules then define `hide` and `resample`
    hides: tuple[str, ...] | None = None  # the fields `hide` may change; None: any
    odds: Callable[[Any], Sequence[float | None]] | None = None  # exact chances to show with a position
    odds_after: Callable[[Any], Mapping[int, Sequence[float | None]]] | None = None  # by action: what they become if it is played
    colours: tuple[str, ...] = COLOURS
    paint: Callable[[int, Mapping[str, Any]], Sequence[str]] | None = None  # colours of the seats, if options decide them
    dress: Callable[[dict[str, Any], Mapping[str, Any]], dict[str, Any]] | None = None  # a view with what options alone decide
    pace: int = PACE  # minimum milliseconds between a bot's decisions, for spectators
    locales: Path | None = None  # the game's messages: a folder per language with .ftl files
    lessons: Path | None = None  # a folder of lessons and tips (docs/lessons.md)
    prepare: Callable[[Any, Entry], None] | None = None  # turns a first position into the one a lesson's table describes
    companion: Companion | None = None  # what the app beside a real box needs
    measures: Measures = field(default_factory=Measures)  # what a report on its balance counts besides wins and points
    board: str = ""  # its terminal board as module:attribute (a `gemhold.cli.boards.Board`), imported on demand
    unsupported: tuple[str, ...] = ()  # ids of rules that are not implemented
    _twin: Callable[[Any], Any] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        contract.bind(self.state, self.rules, self.secrets)
        if len(self.versions) > 1 and "rules" not in self.state.fields:
            raise TypeError(f"{self.name} has several versions of its rules, but its positions have no field `rules`")
        if self.notation is None:
            object.__setattr__(self, "notation", plain.Notation(self.actions))
        if self.view is None:
            object.__setattr__(self, "view", lambda s, seat: plain.view(s, seat, int(self.rules.actor(s))))
        object.__setattr__(self, "_twin", self.state.sharing(self.state.fields if self.hides is None else self.hides))
        if self.why_not is None:
            object.__setattr__(self, "why_not", lambda s, action: plain.why_not(self.legal(s), action))

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules {self.rules_version}>"

    @property
    def versions(self) -> range:
        """The versions of the rules that can be played: games under way and records go on by their own."""
        return range(self.oldest_rules or self.rules_version, self.rules_version + 1)

    @property
    def actions(self) -> dict[str, range]:
        """Numbers of the actions, by group."""
        return action_groups(self.action_space)

    def seat_colours(self, seats: int, options: Mapping[str, Any]) -> list[str]:
        """The colours the seats of a match play in."""
        return list(self.colours[:seats] if self.paint is None else self.paint(seats, options))

    def shown(self, s: Any, seat: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The view of a position that holds nothing the seat does not know, in a match with these options."""
        view = self.view(s, seat)
        return view if self.dress is None else self.dress(view, options)

    def check_seats(self, seats: int) -> int:
        if seats not in self.seats:
            raise BadOption(
                f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}",
                place="seats",
                hint=f"choose one of {', '.join(map(str, self.seats))}",
            )
        return seats

    def settings(self, seats: int, options: Mapping[str, Any] | None = None, seed: int = 0) -> dict[str, Any]:
        """Options checked, completed with defaults and resolved: a random map becomes the map the seed gives."""
        self.check_seats(seats)
        known = {option.name: option for option in self.options}
        for name in options or {}:
            if name not in known:
                raise BadOption(
                    f"{self.name} has no option {name!r}", place=f"option {name}", hint=f"known: {', '.join(known) or 'none'}"
                )
        chosen = {option.name: (options or {}).get(option.name, option.default) for option in self.options}
        for name, value in chosen.items():
            choices = known[name].choices
            if choices and value not in choices and not (known[name].read and isinstance(value, dict)):
                raise BadOption(
                    f"{value!r} is not a value of {name}",
                    place=f"option {name}",
                    hint=f"choose one of {', '.join(map(str, choices))}",
                )
        return self.resolve(seats, chosen, seed)

    def first(self, seats: int, settings: Mapping[str, Any], rules: int | None = None) -> Any:
        """The first position by a version of the rules (None: the newest). It carries its version, if the game has several."""
        if rules is not None and rules not in self.versions:
            known = ", ".join(map(str, self.versions))
            raise BadOption(f"{self.name} has no rules {rules}", place="rules", hint=f"known: {known}")
        s = self.setup(seats, settings)
        if "rules" in self.state.fields:
            s.rules = self.rules_version if rules is None else rules
        return s

    def start(
        self,
        seats: int = 2,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        fate: Fate | None = None,
        roll: bool = True,
        rules: int | None = None,
    ) -> Match:
        """A new match. Chance outcomes come from `fate` (default: the seed) and are applied at once unless `roll` is off.

        `rules`: an older version of the rules; by default the newest.
        """
        from gemhold.core.match import Match

        settings = self.settings(seats, options, seed)
        return Match(self, seats, settings, fate or Seeded(seed), roll=roll, rules=rules)

    def legal(self, s: Any) -> list[int]:
        """Legal actions of a position, as numbers."""
        moves = Moves.new()
        n = self.rules.legal(s, moves)
        assert n <= MOST_MOVES
        return listed(moves, n)

    def hidden(self, s: Any, seat: int) -> Any:
        """A copy of the position without what the seat does not know: the only input of views and bots."""
        copy = self.state.copy(s)
        if self.secrets:
            self.rules.hide(copy, seat)
        return copy

    def known(self, s: Any, seat: int) -> Any:
        """The same, only to be read: it shares with the position what is not hidden."""
        if not self.secrets:
            return s
        twin = self._twin(s)
        self.rules.hide(twin, seat)
        return twin


def points_by_source(rules: Any, s: Any, seat: int, sources: Sequence[str]) -> dict[str, int]:
    """Points of a seat, by source."""
    out = row(len(sources))
    rules.breakdown(s, seat, out)
    return {source: int(out[i]) for i, source in enumerate(sources)}
