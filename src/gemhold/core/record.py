"""Saved games. JSON for programs; a text form (.gem) for people and golden tests:

    gemhold record 1
    game king
    rules 1
    seats 2
    options {"map": "standard"}

    * roll r6 g4 b3 r1 b2 g6 =41734
    1 keep r6 g6
    2 take 3

A line is a seat (from 1) and its action in notation, or `*` and a chance outcome; `=n` is the number of the outcome and may be
omitted in hand-written records. `#` starts a comment. The header may list the `players` as JSON; a final line `# fairness` holds
the data to verify the dice.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from gemhold.core.chance import Fate
from gemhold.core.contract import CHANCE, OVER
from gemhold.core.errors import BadNotation, BadOption, BadRecord
from gemhold.core.game import Game
from gemhold.core.match import Match, Ply
from gemhold.core.registry import find

FORMAT = 1
HEADER = ("gemhold", "game", "rules", "seats", "options", "players")
FAIRNESS = "# fairness "  # prefix of the line with the data to verify the dice
MOST_MOVES = 1_000_000
MOST_BYTES = 32 * 1024 * 1024


@dataclass(frozen=True)
class GameRecord:
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    log: tuple[Ply, ...]
    players: tuple[str, ...] = ()  # names by seat; empty: unknown
    fairness: dict[str, Any] | None = None  # data to verify the dice (docs/api.md)

    # ------------------------------------------------------------------ JSON

    def to_json(self) -> dict[str, Any]:
        data = {
            "gemhold": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "moves": [[ply.actor, ply.x] for ply in self.log],
        }
        if self.players:
            data["players"] = list(self.players)
        if self.fairness is not None:
            data["fairness"] = self.fairness
        return data

    def dumps(self) -> str:
        return json.dumps(self.to_json(), separators=(",", ":"), sort_keys=True)

    @staticmethod
    def from_json(data: Any) -> GameRecord:
        """Validate the structure only; `replay` validates the moves."""
        if not isinstance(data, dict):
            raise BadRecord("a record is a JSON object", place="start")
        if data.get("gemhold") != FORMAT:
            raise BadRecord(f"unknown record format {data.get('gemhold')!r}", place="gemhold", hint=f"expected {FORMAT}")
        for key, kind in (("game", str), ("rules", int), ("seats", int), ("options", dict), ("moves", list)):
            if not isinstance(data.get(key), kind) or isinstance(data.get(key), bool):
                raise BadRecord(f"{key!r} is missing or not {kind.__name__}", place=key)
        if len(data["moves"]) > MOST_MOVES:
            raise BadRecord(f"more than {MOST_MOVES} moves", place="moves")
        log = []
        for number, move in enumerate(data["moves"]):
            pair = isinstance(move, list) and len(move) == 2 and all(type(part) is int for part in move)
            if not pair:
                raise BadRecord("a move is a pair of integers", place=f"move {number}")
            log.append(Ply(*move))
        players, fairness = _players(data.get("players"), data["seats"]), _fairness(data.get("fairness"))
        return GameRecord(data["game"], data["rules"], data["seats"], data["options"], tuple(log), players, fairness)

    # ------------------------------------------------------------------ text

    def to_text(self) -> str:
        game = find(self.game)
        lines = [
            f"gemhold record {FORMAT}",
            f"game {self.game}",
            f"rules {self.rules}",
            f"seats {self.seats}",
            f"options {json.dumps(self.options, sort_keys=True)}",
        ]
        if self.players:
            lines.append(f"players {json.dumps(self.players, ensure_ascii=False)}")
        lines.append("")
        match = Match(game, self.seats, self.options, fate=None, rules=self.rules)
        for ply in self.log:
            if ply.actor == CHANCE:
                lines.append(f"* {game.notation.chance_text(match.state, ply.x)} ={ply.x}")
            else:
                lines.append(f"{ply.actor + 1} {game.notation.text(match.state, ply.x)}")
            match.apply(ply)
        if self.fairness is not None:
            lines += ["", FAIRNESS + json.dumps(self.fairness, separators=(",", ":"), sort_keys=True)]
        return "\n".join(lines) + "\n"

    @staticmethod
    def from_text(text: str) -> GameRecord:
        raw = list(enumerate(text.splitlines(), 1))
        lines = [(number, bare) for number, line in raw if (bare := _without_comment(line))]
        header: dict[str, str] = {}
        while lines and lines[0][1].split(" ")[0] in HEADER:
            number, line = lines.pop(0)
            key, _, value = line.partition(" ")
            if key in header:
                raise BadRecord(f"{key!r} appears twice", place=f"line {number}")
            header[key] = value.strip()
        for key in ("gemhold", "game", "rules", "seats"):
            if key not in header:
                raise BadRecord(f"the line {key!r} is missing", place="header")
        if header["gemhold"] != f"record {FORMAT}":
            raise BadRecord(
                f"unknown record format {header['gemhold']!r}", place="header", hint=f"expected: gemhold record {FORMAT}"
            )
        try:
            rules, seats = int(header["rules"]), int(header["seats"])
            options = json.loads(header.get("options", "{}"))
            players = _players(json.loads(header.get("players", "null")), seats)
            proofs = [json.loads(line.removeprefix(FAIRNESS)) for _, line in raw if line.startswith(FAIRNESS)]
        except (ValueError, RecursionError) as error:
            raise BadRecord(str(error), place="header") from None
        match = _blank(header["game"], rules, seats, options)
        for number, line in lines:
            _play_line(match, line, f"line {number}")
        return replace(match.record(players), fairness=_fairness(proofs[-1] if proofs else None))

    # ------------------------------------------------------------------ both forms

    @staticmethod
    def loads(text: str) -> GameRecord:
        """Parse either form."""
        if len(text) > MOST_BYTES:
            raise BadRecord("the record is too large", place="start", hint=f"at most {MOST_BYTES} characters")
        if not text.lstrip().startswith("{"):
            return GameRecord.from_text(text)
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"not JSON: {error}", place="start") from None
        return GameRecord.from_json(data)

    def replay(self, to: int | None = None, fate: Fate | None = None) -> Match:
        """Replay the record and validate every move; `to`: stop after that many steps."""
        if to is not None and not 0 <= to <= len(self.log):
            raise BadRecord(f"there is no step {to}", place=f"step {to}", hint=f"0 to {len(self.log)}")
        match = _blank(self.game, self.rules, self.seats, self.options)
        match.fate = fate
        for _ in self._played(match, to):
            pass
        return match

    def steps(self) -> Iterator[Match]:
        """Yield the match before every step, validating each. It is one object that changes: copy it to keep it."""
        return self._played(_blank(self.game, self.rules, self.seats, self.options), None)

    def _played(self, match: Match, to: int | None) -> Iterator[Match]:
        for number, ply in enumerate(self.log[:to]):
            _check(match, ply, f"move {number}")
            yield match
            match.apply(ply)


def _without_comment(line: str) -> str:
    """A line without its comment. In the header's JSON a # may be part of a name."""
    return line.strip() if line.startswith(("options ", "players ")) else line.split("#")[0].strip()


def _players(found: Any, seats: int) -> tuple[str, ...]:
    if found is None:
        return ()
    if not isinstance(found, list) or len(found) != seats or not all(isinstance(name, str) for name in found):
        raise BadRecord(f"players are a list of {seats} names", place="players")
    return tuple(found)


def _fairness(found: Any) -> dict[str, Any] | None:
    if found is not None and not isinstance(found, dict):
        raise BadRecord("the fairness part is not a JSON object", place="fairness")
    return found


def _blank(name: str, rules: int, seats: int, options: Mapping[str, Any]) -> Match:
    """An empty match for a record's header."""
    game: Game = find(name)
    if rules not in game.versions:
        raise BadRecord(
            f"the record uses version {rules} of the rules of {name}; this is version {game.rules_version}",
            place="rules",
            hint="replay it with the version of Gemhold that made it",
        )
    if not isinstance(options, dict):
        raise BadRecord("options are a JSON object", place="options")
    try:
        return Match(game, seats, game.settings(seats, options), fate=None, rules=rules)
    except BadOption as error:
        raise BadRecord(error.message, place=error.place, hint=error.hint) from None


def _check(match: Match, ply: Ply, place: str) -> None:
    actor = match.actor
    if actor == OVER:
        raise BadRecord("a move after the end of the game", place=place)
    if ply.actor != actor:
        who = "chance" if actor == CHANCE else f"seat {actor + 1}"
        raise BadRecord(f"it is the turn of {who}", place=place)
    if actor == CHANCE:
        n = int(match.game.rules.chances(match.state))
        if not 0 <= ply.x < n:
            raise BadRecord(f"outcome {ply.x} is not below {n}", place=place)
    elif not 0 <= ply.x < match.game.action_space.n:
        raise BadRecord(f"there is no action {ply.x}", place=place)
    elif (reason := match.game.why_not(match.state, ply.x)) is not None:
        raise BadRecord(f"{match.game.notation.text(match.state, ply.x)!r} is not possible: {reason}", place=place)


def _play_line(match: Match, line: str, place: str) -> None:
    who, _, what = line.partition(" ")
    what, _, exact = what.partition("=")
    what = what.strip()
    try:
        if who == "*":
            if match.actor != CHANCE:
                raise BadRecord("chance is not to move", place=place)
            ply = Ply(CHANCE, int(exact) if exact else match.game.notation.parse_chance(match.state, what))
        else:
            ply = Ply(int(who) - 1, match.game.notation.parse(match.state, what))
    except ValueError:
        raise BadRecord(f"{line!r} is not a move", place=place, hint="a line is: seat action, or * outcome") from None
    except BadNotation as error:
        raise BadRecord(error.message, place=place, hint=error.hint) from None
    _check(match, ply, place)
    if exact and what and what != match.game.notation.chance_text(match.state, ply.x):
        expected = match.game.notation.chance_text(match.state, ply.x)
        raise BadRecord(f"outcome {ply.x} is {expected!r}, not {what!r}", place=place)
    match.apply(ply)
