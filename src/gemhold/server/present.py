"""Tables as JSON for one viewer. All positions and events leave the server through this module."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import orjson

from gemhold.core.contract import CHANCE, OVER, SPECTATOR
from gemhold.core.game import Event
from gemhold.core.match import Match, Ply
from gemhold.server.tables import Live

STORY_LINES = 200  # in a table, unless more are requested
MISSED_LINES = 1000  # maximum a stream sends to catch up


def encode(data: Any) -> bytes:
    return orjson.dumps(data)


# ---------------------------------------------------------------- the game


def view(live: Live, seat: int) -> bytes:
    """A seat's view of the position. Without secrets, views differ only in the number of the seat."""
    parts = live.scene.parts
    if live.game.secrets:
        if ("view", seat) not in parts:
            parts["view", seat] = encode(live.playing().view(seat))
        return parts["view", seat]
    if "view" not in parts:
        shared = live.game.view(live.playing().state, SPECTATOR)
        del shared["seat"]
        parts["view"] = encode(shared)
    return b'{"seat":%d,' % seat + parts["view"][1:]


def result(match: Match) -> list[dict[str, Any]] | None:
    if match.actor != OVER:
        return None
    scores, ranks = match.scores(), match.ranks()
    return [{"seat": k, "score": scores[k], "rank": ranks[k], "points": match.breakdown(k)} for k in range(match.seats)]


def story(live: Live, seat: int, since: int, until: int | None = None) -> list[dict[str, Any]]:
    """Rows of the log from `since` on, each with the events visible to a seat."""
    events = live.events()
    plies = {}
    for ply in range(len(live.standing) - 1, -1, -1):
        if live.standing[ply] < since:
            break
        plies[live.standing[ply]] = ply
    return [
        {
            "seq": row.seq,
            "ply": plies.get(row.seq),
            "actor": row.actor,
            "kind": row.kind,
            "by": row.by.name.lower(),
            "events": [event.to_json() for event in events[row.seq] if event.visible_to(seat)],
            "at": row.at,
        }
        for row in live.rows[since:until]
    ]


def story_part(live: Live, seat: int, since: int) -> bytes:
    key = ("story", seat if live.game.secrets else SPECTATOR, since)
    parts = live.scene.parts
    if key not in parts:
        parts[key] = encode(story(live, seat, since))
    return parts[key]


def play(live: Live, player: str | None, requested: int | None, since: int) -> bytes:
    """The game as one viewer sees it (`schema.Play`), encoded. Parts that viewers share are encoded once."""
    match, parts = live.playing(), live.scene.parts
    seat, since = live.viewer(player, requested), max(0, min(since, live.seq))
    actor = match.actor
    if "actions" not in parts:
        parts["actions"] = encode(live.actions())
    if live.over and "result" not in parts:
        parts["result"] = encode(result(match))
    head = encode(
        {
            "seq": live.seq,
            "since": since,
            "plies": len(live.standing),
            "status": live.status,
            "actor": actor,
            "viewer": seat,
            "undoable": live.undoable_by(player),
            "deadline": live.deadline,
            "now": time.time(),
        }
    )
    members = (
        head[:-1],
        b'"view":' + view(live, seat),
        b'"actions":' + (parts["actions"] if actor in live.playable_by(player) else b"[]"),
        b'"story":' + story_part(live, seat, since),
        b'"result":' + parts.get("result", b"null") + b"}",
    )
    return b",".join(members)


# ---------------------------------------------------------------- the table


def seat_list(live: Live, player: str | None) -> list[dict[str, Any]]:
    owners = [seat.player_id for seat in live.seats if seat.kind == "human"]
    watching = set(live.watchers())
    colours = live.game.seat_colours(len(live.seats), live.options if live.match is not None else live.asked)
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
    return {"status": live.status, "seats": seat_list(live, player), "invite": invite(live), "rematch": live.rematch}


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
    start = since if since is not None else max(0, live.seq - STORY_LINES)
    now = b"null" if live.status == "waiting" else play(live, player, requested, start)
    about = {
        "id": live.id,
        "game": live.game.name,
        "rules": live.rules,
        "options": live.options if live.match is not None else live.asked,
        "status": live.status,
        "created": live.created,
        "public": live.public,
        "timer": live.timer,
        "pace": live.pace,
        "autostart": live.autostart,
        "host": player is not None and live.host_id == player,
        "seats": seat_list(live, player),
        "spectators": spectators(live),
        "seq": live.seq,
        "chat": live.chat,
        "fairness": {"commitment": live.commitment, "revealed": live.over},
        "invite": invite(live),
        "rematch": live.rematch,
        "rematch_of": live.rematch_of,
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
        "touched": max(live.touched, live.rows[-1].at if live.rows else 0.0),
        "public": live.public,
        "timer": live.timer,
        "seats": seat_list(live, player),
        "actor": actor if actor is not None and actor >= 0 else None,
        "your_turn": actor is not None and actor in live.playable_by(player),
    }


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


def fairness(live: Live) -> dict[str, Any]:
    """The data to verify a table's dice, as stored in a record."""
    return {
        "commitment": live.commitment,
        "secret": live.secret.hex() if live.over else None,
        "entropy": [seat.entropy for seat in live.seats],
        "asked": live.asked,
        "seed": live.fate.seed() if live.over else None,
        "draws": draws(live) if live.over and live.playable else None,
    }


def position(match: Match, seat: int, plies: int) -> dict[str, Any]:
    return {
        "game": match.game.name,
        "seats": match.seats,
        "colours": match.game.seat_colours(match.seats, match.options),
        "ply": len(match.log),
        "plies": plies,
        "view": match.view(seat),
        "result": result(match),
    }


def replay_entry(number: int, ply: Ply, events: Sequence[Event]) -> dict[str, Any]:
    """A step of a record that does not come from one of our tables, as spectators see it."""
    chance = ply.actor == CHANCE
    return {
        "seq": number,
        "ply": number,
        "actor": ply.actor,
        "kind": "chance" if chance else "action",
        "by": "chance" if chance else "person",
        "events": [event.to_json() for event in events if event.visible_to(SPECTATOR)],
        "at": 0.0,
    }
