"""Tables as JSON for one viewer. All positions and events leave the server through this module."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import orjson

from gemhold.core.contract import CHANCE, OVER, SPECTATOR
from gemhold.core.game import Event
from gemhold.core.lesson import Step
from gemhold.core.match import Action, Match, Ply
from gemhold.core.tutor import Tutor
from gemhold.server import rounds
from gemhold.server.store.model import By
from gemhold.server.tables import Live

STORY_LINES = 200  # in a table, unless more are requested
MISSED_LINES = 1000  # maximum a stream sends to catch up
BY = {by: by.name.lower() for by in By}


def encode(data: Any) -> bytes:
    return orjson.dumps(data)


# ---------------------------------------------------------------- the game


def view(live: Live, seat: int) -> tuple[bytes, ...]:
    """A seat's view of the position, in pieces. Without secrets, views differ only in the number of the seat."""
    parts = live.scene.parts
    if live.game.secrets:
        if ("view", seat) not in parts:
            parts["view", seat] = encode(live.playing().view(seat))
        return (parts["view", seat],)
    if "view" not in parts:
        shared = live.game.shown(live.playing().state, SPECTATOR, live.options)
        del shared["seat"]
        parts["view"] = encode(shared)[1:]
    return b'{"seat":%d,' % seat, parts["view"]


def result(match: Match) -> list[dict[str, Any]] | None:
    if match.actor != OVER:
        return None
    scores, ranks = match.scores(), match.ranks()
    return [{"seat": k, "score": scores[k], "rank": ranks[k], "points": match.breakdown(k)} for k in range(match.seats)]


def story(live: Live, player: str | None, seat: int, since: int, until: int) -> list[dict[str, Any]]:
    """Rows of the log as a player counts them, each with the events visible to a seat."""
    told, numbers, steps = live.told(), live.numbers(player), live.steps(player)
    shown = numbers.shown(since, until)
    plies = {}
    for ply in range(len(live.standing) - 1, -1, -1):
        if not shown or live.standing[ply] < shown[0]:
            break
        plies[live.standing[ply]] = steps.own(ply)
    return [
        {
            "seq": number,
            "ply": plies.get(row.seq),
            "actor": row.actor,
            "kind": row.kind,
            "by": BY[row.by],
            "events": [event.to_json() for event in told[row.seq].events if event.visible_to(seat)],
            "at": row.at,
        }
        for number, row in enumerate((live.rows[at] for at in shown), since)
    ]


def story_part(live: Live, player: str | None, seat: int, since: int) -> bytes:
    key = ("story", seat, live.owned(player).eyes, since) if live.game.secrets else ("story", since)
    parts = live.scene.parts
    if key not in parts:
        parts[key] = encode(story(live, player, seat, since, live.numbers(player).total))
    return parts[key]


def play(live: Live, player: str | None, requested: int | None, since: int) -> bytes:
    """The game as one viewer sees it (`schema.Play`), encoded: made once for the answer to a move and all streams of its viewer.
    Only the time is always new."""
    owned, seat, seq = live.owned(player), live.viewer(player, requested), live.numbers(player).total
    since, plays = max(0, min(since, seq)), live.scene.plays
    key = owned, seat, since
    if key not in plays:
        live.scene.make_room()
        plays[key] = _play(live, player, seat, seq, since)
    clock = encode({"deadline": live.deadline, "now": time.time()})
    return b"".join((clock[:-1], *plays[key]))


def _play(live: Live, player: str | None, seat: int, seq: int, since: int) -> tuple[bytes, ...]:
    """The rest of the object in pieces; those that viewers share are made once."""
    match, parts = live.playing(), live.scene.parts
    actor = match.actor
    if "actions" not in parts:
        parts["actions"] = encode(live.actions())
    if live.over and "result" not in parts:
        parts["result"] = encode(result(match))
    head = encode(
        {
            "seq": seq,
            "since": since,
            "plies": live.steps(player).total,
            "status": live.status,
            "actor": actor,
            "viewer": seat,
            "undoable": live.undoable_by(player),
        }
    )
    return (
        b"," + head[1:-1],
        b',"actions":',
        parts["actions"] if actor in live.playable_by(player) else b"[]",
        b',"story":',
        story_part(live, player, seat, since),
        b',"result":' + parts.get("result", b"null") + b',"view":',
        *view(live, seat),
        b"}",
    )


# ---------------------------------------------------------------- the table


def options(live: Live) -> dict[str, Any]:
    """As requested; once playing, as resolved."""
    return live.options if live.match is not None else live.asked


def seat_list(live: Live, player: str | None) -> list[dict[str, Any]]:
    owners = [seat.player_id for seat in live.seats if seat.kind == "human"]
    watching = set(live.watchers())
    colours = live.game.seat_colours(len(live.seats), options(live))
    return [
        {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name,
            "colour": colours[seat.seat],
            "bot": seat.level if seat.kind == "bot" else None,
            "yours": player is not None and seat.player_id == player,
            "handed": seat.kind == "bot" and seat.player_id is not None,
            "joinable": seat.joinable,
            "hot_seat": seat.kind == "human" and owners.count(seat.player_id) > 1,
            "present": seat.player_id is not None and seat.player_id in watching,
            "trouble": live.trouble == seat.seat,
        }
        for seat in live.seats
    ]


def invite(live: Live) -> dict[str, Any]:
    return {"open": [seat.seat for seat in live.seats if seat.joinable], "path": f"/t/{live.id}"}


def seats_news(live: Live, player: str | None) -> dict[str, Any]:
    return {
        "status": live.status,
        "options": options(live),
        "seats": seat_list(live, player),
        "invite": invite(live),
        "rematch": live.rematch,
        "fairness": fairness_short(live),
    }


def presence_news(live: Live) -> dict[str, Any]:
    watching = set(live.watchers())
    return {
        "present": [seat.seat for seat in live.seats if seat.player_id is not None and seat.player_id in watching],
        "spectators": spectators(live),
    }


def spectators(live: Live) -> int:
    seated = {seat.player_id for seat in live.seats}
    watchers = live.watchers()
    return len({p for p in watchers if p is not None and p not in seated}) + watchers.count(None)


def table(live: Live, player: str | None, requested: int | None = None, since: int | None = None) -> bytes:
    """The complete table (`schema.Table`), encoded."""
    seq = live.numbers(player).total
    start = since if since is not None else max(0, seq - STORY_LINES)
    now = b"null" if live.status == "waiting" else play(live, player, requested, start)
    about = {
        "id": live.id,
        "game": live.game.name,
        "rules": live.rules,
        "options": options(live),
        "status": live.status,
        "created": live.created,
        "public": live.public,
        "timer": live.timer,
        "pace": live.pace,
        "autostart": live.autostart,
        "host": player is not None and live.host_id == player,
        "seats": seat_list(live, player),
        "spectators": spectators(live),
        "seq": seq,
        "chat": live.chat,
        "fairness": fairness_short(live),
        "invite": invite(live),
        "rematch": live.rematch,
        "rematch_of": live.rematch_of,
        "taken": live.taken,
    }
    return encode(about)[:-1] + b',"play":' + now + b"}"


def line(live: Live, player: str | None) -> dict[str, Any]:
    """A table in a list."""
    actor = live.match.actor if live.match is not None else None
    return {
        "id": live.id,
        "game": live.game.name,
        "status": live.status,
        "created": live.created,
        "touched": max(live.touched, live.moved_at),
        "public": live.public,
        "timer": live.timer,
        "seats": seat_list(live, player),
        "actor": actor if actor is not None and actor >= 0 else None,
        "your_turn": actor is not None and actor in live.playable_by(player),
        "scores": scores(live, player),
    }


def scores(live: Live, player: str | None) -> list[int] | None:
    """The points of all seats, from a position without what the player does not know."""
    if live.match is None:
        return None
    known = live.game.hidden(live.match.state, live.viewer(player))
    return [int(live.game.rules.score(known, seat)) for seat in range(live.match.seats)]


# ---------------------------------------------------------------- lessons


def lesson(tutor: Tutor, since: int, explained: str | None) -> dict[str, Any]:
    """A lesson as its learner sees it (`schema.LessonPlay`). `explained`: why the last action was not taken; None: it was."""
    match, seat, step = tutor.match, tutor.lesson.seat, tutor.step
    since = max(0, min(since, len(match.log)))
    actions = match.actions() if match.actor == seat else []
    return {
        "seats": match.seats,
        "colours": match.game.seat_colours(match.seats, match.options),
        "step": tutor.number,
        "steps": len(tutor.lesson.steps),
        "say": tutor.lesson.message(step.id),
        "point": step.point,
        "wants": "nothing" if tutor.done else "move" if step.expect else "next",
        "hint": _led_by(step, actions),
        "taken": explained is None,
        "why": tutor.lesson.message(explained) if explained else None,
        "play": {
            "seq": len(match.log),
            "since": since,
            "plies": len(match.log),
            "status": "over" if match.over else "playing",
            "actor": match.actor,
            "viewer": seat,
            "view": match.view(seat),
            "actions": actions,
            "undoable": False,
            "deadline": None,
            "now": time.time(),
            "story": [replay_entry(row.number, row.ply, row.events, seat) for row in tutor.story[since:]],
            "result": result(match),
        },
    }


def _led_by(step: Step, actions: Sequence[Action]) -> Action | None:
    """An action that completes a step, or leads there."""
    fitting = ([each for each in actions if fits(each.text)] for fits in (step.completed_by, step.led_to_by))
    return next((found[0] for found in fitting if found), None)


# ---------------------------------------------------------------- records


def draws(live: Live) -> list[list[int]]:
    """Every chance event of the game: the number of its outcomes, and the outcome."""
    out = []
    match = live.replayed(0)
    for seq in live.standing:
        row = live.rows[seq]
        if row.actor == CHANCE:
            out.append([int(live.game.rules.chances(match.state)), row.x])
        live.game.rules.apply(match.state, row.x)
    return out


def fairness_short(live: Live) -> dict[str, Any]:
    """How far the exchange of entropy is."""
    return {
        "scheme": live.scheme,
        "commitment": live.commitment,
        "revealed": live.over,
        "round": live.round,
        "phase": rounds.phase(live, live.seats),
        "awaited": rounds.awaited(live, live.seats),
        "seats": [
            {"commits": seat.commits, "commitment": seat.commitment or None, "revealed": bool(seat.entropy)}
            for seat in live.seats
        ],
    }


def fairness(live: Live) -> dict[str, Any]:
    """The data to verify a table's dice, as stored in a record."""
    return {
        "scheme": live.scheme,
        "table": live.id,
        "commitment": live.commitment,
        "round": live.round,
        "commitments": [seat.commitment for seat in live.seats],
        "secret": live.secret.hex() if live.over else None,
        "entropy": [seat.entropy if live.status != "waiting" else "" for seat in live.seats],
        "asked": live.asked,
        "taken": sum(row.actor == CHANCE for row in live.rows[: live.taken]),
        "seed": live.fate.seed() if live.over else None,
        "draws": draws(live) if live.over and live.playable else None,
    }


def position(match: Match, seat: int, ply: int, plies: int) -> dict[str, Any]:
    return {
        "game": match.game.name,
        "seats": match.seats,
        "colours": match.game.seat_colours(match.seats, match.options),
        "ply": ply,
        "plies": plies,
        "view": match.view(seat),
        "result": result(match),
    }


def replay_entry(number: int, ply: Ply, events: Sequence[Event], seat: int = SPECTATOR) -> dict[str, Any]:
    """A step of a match that is not played at one of our tables, as a seat sees it."""
    chance = ply.actor == CHANCE
    return {
        "seq": number,
        "ply": number,
        "actor": ply.actor,
        "kind": "chance" if chance else "action",
        "by": "chance" if chance else "person",
        "events": [event.to_json() for event in events if event.visible_to(seat)],
        "at": 0.0,
    }
