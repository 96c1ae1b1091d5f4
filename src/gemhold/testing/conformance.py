"""The conformance suite: what every game promises, checked on whole random games."""

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
from gemhold.testing.secrets import check_secrets

NONSENSE = ("", " ", "nonsense", "0", "take", "\x00", "a" * 500)
MOST_ASKED = 60_000  # questions to why_not in a game
SAMPLED = 24  # outcomes tried where chance has many
SAMPLE_STREAM = 200  # far from the streams of chance and seats


def check_end(case: Case) -> None:
    """The game ends, and then nothing more can be done."""
    match = case.played()
    case.expect(match.over, match, f"no end within {case.most_steps} steps")
    case.expect(not match.actions(), match, "there are actions after the end")
    case.expect(match.winners(), match, "nobody has won")
    reason = match.why_not(0)
    case.expect(reason is not None and reason.code == "game-over", match, "why_not after the end is not game-over")
    before = case.bytes_of(match.state)
    case.refuses(match, GameOver, "play after the end", lambda: match.play(0))
    case.refuses(match, IllegalAction, "decide after the end", lambda: match.decide(0))
    case.expect(case.bytes_of(match.state) == before, match, "a refused step changed the position")


def check_legal(case: Case) -> None:
    """The legal list and why_not agree about every action number; a refused action changes nothing.

    In games with so many numbers and steps that this would take minutes, each step asks about the listed ones and some others
    in turn.
    """
    game = case.game
    decisions = sum(match.actor >= 0 for match in case.steps())
    every = 1 + decisions * game.action_space.n // MOST_ASKED
    for match in case.steps():
        if match.actor == OVER:
            continue
        before = case.bytes_of(match.state)
        if match.actor == CHANCE:
            case.expect(int(game.rules.chances(match.state)) >= 1, match, "chance has no outcome")
            case.refuses(match, IllegalAction, "play while chance is to move", lambda m=match: m.play(0))  # type: ignore[misc]
        else:
            _check_legal_list(case, match, every)
        case.expect(case.bytes_of(match.state) == before, match, "asking changed the position")


def _check_legal_list(case: Case, match: Match, every: int) -> None:
    game = case.game
    legal = game.legal(match.state)
    case.expect(0 < len(legal) <= MOST_MOVES, match, f"{len(legal)} legal actions")
    case.expect(legal == game.legal(match.state), match, "the order of the legal actions is not stable")
    case.expect(len(set(legal)) == len(legal), match, "an action is listed twice")
    listed, refused, codes = set(legal), [], set()
    for action in sorted({*legal, *case.asked(match, every)}):
        reason = game.why_not(match.state, action)
        if (reason is None) != (action in listed):
            where = "listed" if action in listed else "not listed"
            case.fail(match, f"action {action} ({game.notation.text(match.state, action)}) is {where}, but why_not says {reason}")
        if reason is not None:
            refused.append(action)
            if reason.code not in codes:  # once a position is enough
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
    """Texts of the legal actions differ and are read back as the same action; nonsense is refused."""
    notation = case.game.notation
    decisions = 0
    for match in case.steps():
        actions = match.actions()
        texts = [action.text for action in actions]
        case.expect(len(set(texts)) == len(texts), match, f"two actions share a text: {sorted(texts)}")
        for action in actions:
            back = notation.parse(match.state, action.text)
            case.expect(back == action.id, match, f"{action.text!r} is action {action.id}, but is read as {back}")
            case.json_of(match, f"the data of {action.text!r}", action.data)
        decisions += match.actor >= 0
        if match.actor >= 0 and decisions % 7 == 1:
            for text in nonsense(texts[0]):
                if text not in texts:
                    case.expect(_refused(match, text), match, f"{text!r} is read as a possible move")


def nonsense(text: str) -> list[str]:
    """Texts that nobody means, some of them close to a good one."""
    verb = text.split()[0]
    return [*NONSENSE, f"{verb} \u00b2", f"{verb} {'9' * 5000}", f"{verb} -1", f"{verb} {verb}"]


def _refused(match: Match, text: str) -> bool:
    try:
        return match.why_not(text) is not None
    except BadNotation:
        return True


def check_chance_texts(case: Case) -> None:
    """The text of an outcome is read back as an outcome with the same effect."""
    game = case.game
    for match in case.steps():
        if match.actor != CHANCE:
            continue
        n = int(game.rules.chances(match.state))
        for outcome in _some(case, match, n):
            text = game.notation.chance_text(match.state, outcome)
            back = game.notation.parse_chance(match.state, text)
            case.expect(0 <= back < n, match, f"{text!r} is read as outcome {back} of {n}")
            same = back == outcome or _after(case, match, back) == _after(case, match, outcome)
            case.expect(same, match, f"{text!r} is outcome {outcome}, but is read as {back}, which has another effect")
        for bad in nonsense(game.notation.chance_text(match.state, 0)):
            case.refuses(match, BadNotation, f"outcome {bad!r}", lambda m=match, t=bad: m.decide(t))  # type: ignore[misc]
        for outcome in (-1, n):
            case.refuses(match, BadNotation, f"outcome {outcome}", lambda m=match, o=outcome: m.decide(o))  # type: ignore[misc]


def _some(case: Case, match: Match, n: int) -> list[int]:
    """All outcomes, or some of them where there are many."""
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
    """The last action can be taken back until fate or another player answers; otherwise undo is refused and changes nothing."""
    before = b""
    every = max(3, sum(1 for _ in case.steps()) // 60)  # undo replays the log, so not at every step of a long game
    for number, match in enumerate(case.steps()):
        now = case.bytes_of(match.state)
        if number % every == 0 or match.over:
            twin = match.copy()
            if match.log and match.log[-1].actor >= 0 and match.actor in (match.log[-1].actor, OVER, CHANCE):
                case.expect(twin.undoable(), match, "the last action should be undoable")
                last = twin.undo()
                case.expect(last == match.log[-1] and twin.log == match.log[:-1], match, "undo took back something else")
                case.expect(case.bytes_of(twin.state) == before, match, "undo led to another position")
                twin.apply(last)
            else:
                case.expect(not twin.undoable(), match, "the last step should stand")
                case.refuses(match, CannotUndo, "undo", twin.undo)
            case.expect(case.bytes_of(twin.state) == now and twin.log == match.log, match, "undo left traces")
        before = now


def check_records(case: Case) -> None:
    """A record survives JSON and text, and replays to the same position, also half-way."""
    marks = {}
    for match in case.steps():
        if len(match.log) % 25 == 0:
            marks[len(match.log)] = case.bytes_of(match.state)
    marks[len(match.log)] = case.bytes_of(match.state)
    record = match.record()
    for form, text in (("JSON", record.dumps()), ("text", record.to_text())):
        back = GameRecord.loads(text)
        case.expect(back == record, match, f"the record changes on its way through {form}")
        again = back.dumps() if form == "JSON" else back.to_text()
        case.expect(again == text, match, f"the {form} form is not stable")
    for to, expected in marks.items():
        replayed = record.replay(to=to)
        case.expect(case.bytes_of(replayed.state) == expected, match, f"the replay differs at step {to}")
        case.expect(replayed.log == match.log[:to], match, "the replay has another log")
    case.expect(record.replay().scores() == match.scores(), match, "the replay has other scores")


def check_seeds(case: Case) -> None:
    """The same seed plays the same game, and chance that plays itself meets the same fate."""
    first = [match.log for match in case.steps()][-1]
    second = [match.log for match in case.steps()][-1]
    case.expect(first == second, None, "the same seed played two games")
    rolling = case.game.start(case.seats, case.seed, case.options, rules=case.rules)
    case.expect(rolling.actor != CHANCE, rolling, "chance did not play itself")
    for ply in first:
        if ply.actor >= 0:
            case.expect(rolling.actor == ply.actor, rolling, "another seat is to move when chance plays itself")
            rolling.play(ply.x)
    case.expect(rolling.log == first, rolling, "chance met another fate when it played itself")


def check_story(case: Case) -> None:
    """Every step can be told, in plain arguments, and a later part of the story is the same story."""
    match = case.played()
    told = list(match.story())
    case.expect([part.ply for part in told] == match.log, match, "the story has other steps than the log")
    middle = len(told) // 2
    case.expect(list(match.story(since=middle)) == told[middle:], match, "the story from the middle differs")
    for seat in range(SPECTATOR, case.seats):
        for part in match.story(seat):
            for event in part.events:
                _check_args(case, match, f"step {part.number}, {event.id}", event.args)
                strangers = [value for value in event.args.values() if isinstance(value, Seat) and not 0 <= value < case.seats]
                case.expect(not strangers, match, f"step {part.number}, {event.id}: there is no seat {strangers}")
                if case.known is not None:
                    case.expect(event.id in case.known, match, f"no message for the event {event.id}")


def _check_args(case: Case, match: Match, where: str, args: Args) -> None:
    """Arguments know their kind: an int, a text, a seat, a space."""
    for name, value in args.items():
        case.expect(type(value) in (int, str, Seat, Space), match, f"{where}: the argument {name} is a {type(value).__name__}")
        case.expect(name != "seat" or type(value) is Seat, match, f"{where}: the argument {name} is a plain {value!r}")


def check_views(case: Case) -> None:
    """A view is JSON, names no seat but the one it is for, and looking changes nothing."""
    for match in case.some_steps(30):
        before = case.bytes_of(match.state)
        for seat in range(SPECTATOR, case.seats):
            text = case.json_of(match, f"the view of seat {seat}", match.view(seat))
            again = case.json_of(match, f"the view of seat {seat}", match.copy().view(seat))
            case.expect(text == again, match, f"two looks of seat {seat} differ")
            case.expect(match.view(seat).get("actor") == match.actor, match, f"the view of seat {seat} names another actor")
        case.expect(case.bytes_of(match.state) == before, match, "looking changed the position")


def check_scores(case: Case) -> None:
    """Points by source add up; places are shared places; apart from the winners, more points mean a better place."""
    for match in case.steps():
        if match.actor == CHANCE:
            continue
        scores, ranks = match.scores(), match.ranks()
        for seat, score in enumerate(scores):
            parts = match.breakdown(seat)
            case.expect(list(parts) == list(case.game.sources), match, "the breakdown has other sources than the game")
            case.expect(sum(parts.values()) == score, match, f"seat {seat}: {parts} does not add up to {score}")
            better = [rank for rank in ranks if rank < ranks[seat]]  # 1 1 3 3, or for teams 1 1 2 2
            case.expect(1 + len(set(better)) <= ranks[seat] <= 1 + len(better), match, f"places {ranks} are not places")
        if match.over:
            losers = [seat for seat in range(case.seats) if ranks[seat] > 1]
            for a in losers:
                for b in losers:
                    fine = ranks[a] <= ranks[b] or scores[a] <= scores[b]
                    case.expect(fine, match, f"places {ranks} do not follow the points {scores}")
            case.expect(match.winners() == [s for s in range(case.seats) if ranks[s] == 1], match, "winners are not the first")
        else:
            case.expect(match.winners() == [], match, "somebody has won before the end")


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
        case.fail(None, f"settled options are refused: {error}")
    case.expect(again == settings, None, "settled options are not definite")


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
