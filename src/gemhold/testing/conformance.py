"""The conformance suite: the contract of a game, checked on complete random games."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import Any

from gemhold.core.args import Args, Seat, Space
from gemhold.core.contract import CHANCE, OVER, SPECTATOR
from gemhold.core.errors import BadNotation, BadOption, CannotUndo, GameOver, IllegalAction
from gemhold.core.game import Game
from gemhold.core.kit import MOST_MOVES
from gemhold.core.match import Match, Ply
from gemhold.core.record import GameRecord
from gemhold.core.rng import draw
from gemhold.testing.case import Case, cases
from gemhold.testing.secrets import check_nothing_learned, check_secrets

NONSENSE = ("", " ", "nonsense", "0", "take", "\x00", "a" * 500)
MOST_CALLS = 60_000  # calls of why_not in a game
SAMPLED = 24  # outcomes tried if there are more
SAMPLE_STREAM = 200  # apart from the streams of chance and seats


def check_end(case: Case) -> None:
    """The game ends, and no move is accepted after the end."""
    match = case.played()
    case.expect(match.over, match, f"no end within {case.most_steps} steps")
    case.expect(not match.actions(), match, "there are actions after the end")
    case.expect(match.winners(), match, "there is no winner")
    reason = match.why_not(0)
    case.expect(reason is not None and reason.code == "game-over", match, "why_not after the end is not game-over")
    before = case.bytes_of(match.state)
    case.refuses(match, GameOver, "play after the end", lambda: match.play(0))
    case.refuses(match, IllegalAction, "decide after the end", lambda: match.decide(0))
    case.expect(case.bytes_of(match.state) == before, match, "a refused step changed the position")


def check_legal(case: Case) -> None:
    """The legal list and why_not agree about every action number; a refused action changes nothing.

    In large games each step checks the legal actions and a sample of the others, which differs from step to step.
    """
    game = case.game
    decisions = sum(match.actor >= 0 for match in case.steps())
    every = 1 + decisions * game.action_space.n // MOST_CALLS
    for match in case.steps():
        if match.actor == OVER:
            continue
        before = case.bytes_of(match.state)
        if match.actor == CHANCE:
            case.expect(int(game.rules.chances(match.state)) >= 1, match, "chance has no outcome")
            case.refuses(match, IllegalAction, "play while chance is to move", lambda m=match: m.play(0))  # type: ignore[misc]
        else:
            _check_legal_list(case, match, every)
        case.expect(case.bytes_of(match.state) == before, match, "a query changed the position")


def _check_legal_list(case: Case, match: Match, every: int) -> None:
    game = case.game
    legal = game.legal(match.state)
    case.expect(0 < len(legal) <= MOST_MOVES, match, f"{len(legal)} legal actions")
    case.expect(legal == game.legal(match.state), match, "the order of the legal actions is not stable")
    case.expect(len(set(legal)) == len(legal), match, "an action is listed twice")
    listed, refused, codes = set(legal), [], set()
    for action in sorted({*legal, *case.sampled_actions(match, every)}):
        reason = game.why_not(match.state, action)
        if (reason is None) != (action in listed):
            where = "listed" if action in listed else "not listed"
            case.fail(match, f"action {action} ({game.notation.text(match.state, action)}) is {where}, but why_not says {reason}")
        if reason is not None:
            refused.append(action)
            if reason.code not in codes:
                codes.add(reason.code)
                _check_args(case, match, f"the reason of action {action}", reason.args)
                case.expect(case.known is None or reason.code in case.known, match, f"no message for the reason {reason.code}")
    if refused:
        action = refused[len(match.log) % len(refused)]
        steps = len(match.log)
        case.refuses(match, IllegalAction, f"illegal action {action}", lambda: match.play(action))
        case.expect(len(match.log) == steps, match, "a refused action is in the log")
    for action in (-1, game.action_space.n):
        case.refuses(match, BadNotation, f"action {action}", lambda a=action: match.play(a))  # type: ignore[misc]


def check_texts(case: Case) -> None:
    """The texts of the legal actions are distinct and parse to the same action; nonsense is rejected."""
    notation = case.game.notation
    decisions = 0
    for match in case.steps():
        actions = match.actions()
        texts = [action.text for action in actions]
        case.expect(len(set(texts)) == len(texts), match, f"two actions share a text: {sorted(texts)}")
        for action in actions:
            back = notation.parse(match.state, action.text)
            case.expect(back == action.id, match, f"{action.text!r} is action {action.id}, but parses as {back}")
            case.json_of(match, f"the data of {action.text!r}", action.data)
        decisions += match.actor >= 0
        if match.actor >= 0 and decisions % 7 == 1:
            for text in nonsense(texts[0]):
                if text not in texts:
                    case.expect(_refused(match, text), match, f"{text!r} parses as a legal move")


def nonsense(text: str) -> list[str]:
    """Invalid texts, some of them close to a valid one."""
    verb = text.split()[0]
    return [*NONSENSE, f"{verb} \u00b2", f"{verb} {'9' * 5000}", f"{verb} -1", f"{verb} {verb}"]


def _refused(match: Match, text: str) -> bool:
    try:
        return match.why_not(text) is not None
    except BadNotation:
        return True


def check_chance_texts(case: Case) -> None:
    """The text of an outcome parses to an outcome with the same effect."""
    game = case.game
    for match in case.steps():
        if match.actor != CHANCE:
            continue
        n = int(game.rules.chances(match.state))
        for outcome in _some(case, match, n):
            text = game.notation.chance_text(match.state, outcome)
            back = game.notation.parse_chance(match.state, text)
            case.expect(0 <= back < n, match, f"{text!r} parses as outcome {back} of {n}")
            same = back == outcome or _after(case, match, back) == _after(case, match, outcome)
            case.expect(same, match, f"{text!r} is outcome {outcome}, but parses as {back}, which has another effect")
        for bad in nonsense(game.notation.chance_text(match.state, 0)):
            case.refuses(match, BadNotation, f"outcome {bad!r}", lambda m=match, t=bad: m.decide(t))  # type: ignore[misc]
        for outcome in (-1, n):
            case.refuses(match, BadNotation, f"outcome {outcome}", lambda m=match, o=outcome: m.decide(o))  # type: ignore[misc]


def _some(case: Case, match: Match, n: int) -> list[int]:
    """All outcomes, or a sample if there are many."""
    if n <= SAMPLED:
        return list(range(n))
    return [draw(case.seed, SAMPLE_STREAM, len(match.log) * SAMPLED + i, n) for i in range(SAMPLED)]


def _after(case: Case, match: Match, x: int) -> bytes:
    s = case.game.state.copy(match.state)
    case.game.rules.apply(s, x)
    return case.bytes_of(s)


def check_copies(case: Case) -> None:
    """A copy is equal and independent; the same step from the same position leads to the same position."""
    for match in case.some_steps(40):
        if match.over:
            continue
        before, log = case.bytes_of(match.state), list(match.log)
        twins = [match.copy(), match.copy()]
        for twin in twins:
            case.expect(case.bytes_of(twin.state) == before and twin.log == log, match, "a copy differs")
            for _ in range(5):
                if twin.over:
                    break
                legal = [0] if twin.actor == CHANCE else case.game.legal(twin.state)
                twin.apply(Ply(twin.actor, legal[-1]))
        case.expect(case.bytes_of(match.state) == before, match, "playing on a copy changed the original")
        case.expect(match.log == log, match, "playing on a copy changed the original's log")
        same = case.bytes_of(twins[0].state) == case.bytes_of(twins[1].state)
        case.expect(same, match, "the same steps led to different positions")


def check_undo(case: Case) -> None:
    """The last action can be undone until chance or another player moves, or somebody learns from it; otherwise undo is refused
    and changes nothing. In games without secrets nobody learns anything from an action."""
    before = b""
    every = max(3, sum(1 for _ in case.steps()) // 60)  # undo replays the log, so not at every step of a long game
    for number, match in enumerate(case.steps()):
        now = case.bytes_of(match.state)
        if number % every == 0 or match.over:
            twin = match.copy()
            unanswered = bool(match.log) and match.log[-1].actor >= 0 and match.actor in (match.log[-1].actor, OVER, CHANCE)
            if unanswered and not case.game.secrets:
                case.expect(twin.undoable(), match, "the last action should be undoable")
            if unanswered and twin.undoable():
                check_nothing_learned(case, match)
                last = twin.undo()
                case.expect(last == match.log[-1] and twin.log == match.log[:-1], match, "undo removed another step")
                case.expect(case.bytes_of(twin.state) == before, match, "undo led to another position")
                twin.apply(last)
            else:
                case.expect(not twin.undoable(), match, "the last step should not be undoable")
                case.refuses(match, CannotUndo, "undo", twin.undo)
            case.expect(case.bytes_of(twin.state) == now and twin.log == match.log, match, "undo and redo changed the match")
        before = now


def check_records(case: Case) -> None:
    """A record survives JSON and text, and replays to the same positions."""
    marks = {}
    for match in case.steps():
        if len(match.log) % 25 == 0:
            marks[len(match.log)] = case.bytes_of(match.state)
    marks[len(match.log)] = case.bytes_of(match.state)
    record = match.record()
    for form, text in (("JSON", record.dumps()), ("text", record.to_text())):
        back = GameRecord.loads(text)
        case.expect(back == record, match, f"the record changes in a round trip through {form}")
        again = back.dumps() if form == "JSON" else back.to_text()
        case.expect(again == text, match, f"the {form} form is not stable")
    for to, expected in marks.items():
        replayed = record.replay(to=to)
        case.expect(case.bytes_of(replayed.state) == expected, match, f"the replay differs at step {to}")
        case.expect(replayed.log == match.log[:to], match, "the replay has another log")
    case.expect(record.replay().scores() == match.scores(), match, "the replay has other scores")


def check_seeds(case: Case) -> None:
    """The same seed plays the same game, also when chance events are applied automatically."""
    first = [match.log for match in case.steps()][-1]
    second = [match.log for match in case.steps()][-1]
    case.expect(first == second, None, "the same seed played different games")
    rolling = case.game.start(case.seats, case.seed, case.options, rules=case.rules)
    case.expect(rolling.actor != CHANCE, rolling, "chance events were not applied automatically")
    for ply in first:
        if ply.actor >= 0:
            case.expect(rolling.actor == ply.actor, rolling, "another seat is to move with automatic chance events")
            rolling.play(ply.x)
    case.expect(rolling.log == first, rolling, "automatic chance events have other outcomes")


def check_story(case: Case) -> None:
    """Every step has events with typed arguments, and a story that starts later has the same steps."""
    match = case.played()
    steps = list(match.story())
    case.expect([part.ply for part in steps] == match.log, match, "the steps of the story differ from the log")
    middle = len(steps) // 2
    case.expect(list(match.story(since=middle)) == steps[middle:], match, "the story from the middle differs")
    for seat in range(SPECTATOR, case.seats):
        for part in match.story(seat):
            for event in part.events:
                _check_args(case, match, f"step {part.number}, {event.id}", event.args)
                unknown = [value for value in event.args.values() if isinstance(value, Seat) and not 0 <= value < case.seats]
                case.expect(not unknown, match, f"step {part.number}, {event.id}: there is no seat {unknown}")
                if case.known is not None:
                    case.expect(event.id in case.known, match, f"no message for the event {event.id}")


def _check_args(case: Case, match: Match, where: str, args: Args) -> None:
    """Arguments are typed: an int, a str, a Seat or a Space."""
    for name, value in args.items():
        case.expect(type(value) in (int, str, Seat, Space), match, f"{where}: the argument {name} is a {type(value).__name__}")
        case.expect(name != "seat" or type(value) is Seat, match, f"{where}: the argument {name} is a plain {value!r}")


def check_views(case: Case) -> None:
    """A view is JSON, is reproducible, names the actor, and does not change the position."""
    for match in case.some_steps(30):
        before = case.bytes_of(match.state)
        for seat in range(SPECTATOR, case.seats):
            text = case.json_of(match, f"the view of seat {seat}", match.view(seat))
            again = case.json_of(match, f"the view of seat {seat}", match.copy().view(seat))
            case.expect(text == again, match, f"two views of seat {seat} differ")
            case.expect(match.view(seat).get("actor") == match.actor, match, f"the view of seat {seat} names another actor")
        case.expect(case.bytes_of(match.state) == before, match, "a view changed the position")


def check_scores(case: Case) -> None:
    """Points by source add up; ranks are consistent; except for the winners, more points mean a better rank."""
    for match in case.steps():
        if match.actor == CHANCE:
            continue
        scores, ranks = match.scores(), match.ranks()
        for seat, score in enumerate(scores):
            parts = match.breakdown(seat)
            case.expect(list(parts) == list(case.game.sources), match, "the breakdown has other sources than the game")
            case.expect(sum(parts.values()) == score, match, f"seat {seat}: {parts} does not add up to {score}")
            better = [rank for rank in ranks if rank < ranks[seat]]  # 1 1 3 3, or for teams 1 1 2 2
            case.expect(1 + len(set(better)) <= ranks[seat] <= 1 + len(better), match, f"ranks {ranks} are inconsistent")
        if match.over:
            losers = [seat for seat in range(case.seats) if ranks[seat] > 1]
            for a in losers:
                for b in losers:
                    fine = ranks[a] <= ranks[b] or scores[a] <= scores[b]
                    case.expect(fine, match, f"ranks {ranks} do not follow the points {scores}")
            case.expect(
                match.winners() == [s for s in range(case.seats) if ranks[s] == 1], match, "winners are not those of rank 1"
            )
        else:
            case.expect(match.winners() == [], match, "there are winners before the end")


def check_options(case: Case) -> None:
    """Wrong seats and options are refused with a typed error."""
    game = case.game
    for seats in (-1, 0, game.seats[0] - 1, game.seats[-1] + 1, 1000):
        case.refuses(None, BadOption, f"{seats} seats", lambda n=seats: game.start(n))  # type: ignore[misc]
    case.refuses(None, BadOption, "an unknown option", lambda: game.start(case.seats, options={"no such option": 1}))
    for option in game.options:
        for value in ("no such value", -12345, ["list"], {"no such": "key"}) if option.choices else ():
            options = {option.name: value}
            case.refuses(None, BadOption, f"{options}", lambda o=options: game.start(case.seats, options=o))  # type: ignore[misc]
    settings = game.settings(case.seats, case.options, case.seed)
    case.json_of(None, "the settings", settings)
    try:
        again = game.settings(case.seats, settings, case.seed + 1)
    except BadOption as error:
        case.fail(None, f"resolved options are refused: {error}")
    case.expect(again == settings, None, "resolved options resolve to others")


CHECKS: dict[str, Callable[[Case], None]] = {
    "end": check_end,
    "legal": check_legal,
    "texts": check_texts,
    "chance_texts": check_chance_texts,
    "copies": check_copies,
    "undo": check_undo,
    "records": check_records,
    "seeds": check_seeds,
    "story": check_story,
    "views": check_views,
    "secrets": check_secrets,
    "scores": check_scores,
    "options": check_options,
}


def conformance(game: Game, seeds: Iterable[int] = (1,), known: Container[str] | None = None, **limits: Any) -> None:
    """Run every check on every case of a game; the first that fails raises `Failed`."""
    for case in cases(game, seeds, known, **limits):
        for check in CHECKS.values():
            check(case)
