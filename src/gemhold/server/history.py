"""The finished games of a player: their results are kept when a game ends, listed page by page and summed up.

Results of tables that ended before they were kept are made up for when their player asks, a few at a time.
"""

from __future__ import annotations

import csv
import io
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Row, and_, exists, insert, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

import gemhold
from gemhold.core.errors import GemholdError
from gemhold.server.store.engine import is_failure
from gemhold.server.store.model import results, seats, tables
from gemhold.server.store.writer import Writer
from gemhold.server.tables import Live, Tables

COUNTED = 5000  # games, the newest
AT_ONCE = 8  # results made up for in one request
LOOKED_AT = 200  # tables looked through for missing results
LISTED_SCORES = 50  # of a game, for charts
LISTED_RIVALS = 20
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # a spreadsheet would compute what begins like this

log = logging.getLogger("gemhold.server")


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    seat: int
    player: str | None
    name: str | None
    bot: str | None
    colour: str
    score: int
    rank: int


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game with a player's seats. Whoever played several seats on one screen has no place of their own."""

    id: str
    game: str
    started: float
    ended: float
    seats: tuple[PlayedSeat, ...]
    own: tuple[int, ...]

    @property
    def mine(self) -> PlayedSeat | None:
        return self.seats[self.own[0]] if len(self.own) == 1 else None


@dataclass(frozen=True)
class Cursor:
    """Where the next page begins: after a game, in the order of their ends."""

    ended: float
    table_id: str

    def __str__(self) -> str:
        return f"{self.ended.hex()}_{self.table_id}"

    @staticmethod
    def parse(text: str) -> Cursor | None:
        ended, _, table_id = text.partition("_")
        try:
            return Cursor(float.fromhex(ended), table_id)
        except (ValueError, OverflowError):
            return None


class History:
    def __init__(self, reader: AsyncEngine, writer: Writer, registry: Tables) -> None:
        self.reader = reader
        self.writer = writer
        self.tables = registry

    # ------------------------------------------------------------------ keeping

    async def keep(self, live: Live) -> None:
        """Keep the result of a finished game. What is kept does not change when somebody leaves the table later."""
        rows = _results(live)

        async def write(connection: AsyncConnection) -> None:
            kept = select(results.c.seat).where(results.c.table_id == live.id)
            if (await connection.execute(kept)).first() is None:
                await connection.execute(insert(results), rows)

        try:
            await self.writer.run(write)
        except IntegrityError:  # another worker was faster
            return
        except Exception as error:
            if not is_failure(error):
                raise
            log.warning("the result of table %s is not kept yet: %s", live.id, error)  # made up for later

    async def catch_up(self, player: str) -> int:
        """Keep the results that are missing, a few of them; how many still are."""
        missing = and_(seats.c.player_id == player, tables.c.status == "over", ~exists().where(results.c.table_id == tables.c.id))
        query = (
            select(tables.c.id, tables.c.game, tables.c.rules)
            .select_from(seats.join(tables))
            .where(missing)
            .order_by(tables.c.touched.desc())
            .distinct()
            .limit(LOOKED_AT)
        )
        async with self.reader.connect() as connection:
            found = [row.id for row in await connection.execute(query.add_columns(tables.c.touched)) if _countable(row)]
        for table_id in found[:AT_ONCE]:
            await self.keep(await self.tables.get(table_id))
        return max(0, len(found) - AT_ONCE)

    # ------------------------------------------------------------------ reading

    async def games(self, player: str, most: int, before: Cursor | None = None, game: str | None = None) -> list[Played]:
        """The player's games, the newest first."""
        mine = results.c.player_id == player
        if game is not None:
            mine &= results.c.game == game
        if before is not None:
            later = and_(results.c.ended == before.ended, results.c.table_id < before.table_id)
            mine &= or_(results.c.ended < before.ended, later)
        newest = (
            select(results.c.table_id, results.c.ended)
            .where(mine)
            .distinct()
            .order_by(results.c.ended.desc(), results.c.table_id.desc())
            .limit(most)
        ).subquery()
        query = (
            select(results)
            .join(newest, newest.c.table_id == results.c.table_id)
            .order_by(results.c.ended.desc(), results.c.table_id.desc(), results.c.seat)
        )
        async with self.reader.connect() as connection:
            rows = (await connection.execute(query)).all()
        return _played(rows, player)


def _countable(row: Row[Any]) -> bool:
    """Can the result of a table still be computed? Its game may be gone, or its version of the rules."""
    try:
        return row.rules in gemhold.game(row.game).versions
    except GemholdError:
        return False


def _results(live: Live) -> list[dict[str, Any]]:
    match = live.playing()
    scores, ranks = match.scores(), match.ranks()
    colours = live.game.seat_colours(len(live.seats), live.options)
    ended = live.rows[-1].at if live.rows else live.touched
    return [
        {
            "table_id": live.id,
            "seat": seat.seat,
            "player_id": seat.player_id,
            "name": seat.name,
            "bot": seat.level if seat.player_id is None else None,
            "colour": colours[seat.seat],
            "score": scores[seat.seat],
            "rank": ranks[seat.seat],
            "game": live.game.name,
            "started": live.started or live.created,
            "ended": ended,
        }
        for seat in live.seats
    ]


def _played(rows: Iterable[Row[Any]], player: str) -> list[Played]:
    by_table: dict[str, list[Row[Any]]] = {}
    for row in rows:
        by_table.setdefault(row.table_id, []).append(row)
    out = []
    for table_id, group in by_table.items():
        played = tuple(PlayedSeat(r.seat, r.player_id, r.name, r.bot, r.colour, r.score, r.rank) for r in group)
        own = tuple(seat.seat for seat in played if seat.player == player)
        out.append(Played(table_id, group[0].game, group[0].started, group[0].ended, played, own))
    return out


# ---------------------------------------------------------------- as JSON


def line(game: Played) -> dict[str, Any]:
    """A finished game (`schema.PlayedGame`). Others are told by the names they bore at that table."""
    return {
        "id": game.id,
        "source": "screen",
        "game": game.game,
        "started": game.started,
        "ended": game.ended,
        "place": game.mine.rank if game.mine else None,
        "seats": [
            {
                "seat": seat.seat,
                "name": seat.name,
                "colour": seat.colour,
                "bot": seat.bot,
                "you": seat.seat in game.own,
                "score": seat.score,
                "rank": seat.rank,
            }
            for seat in game.seats
        ],
    }


def tally(games: Sequence[Played]) -> dict[str, Any]:
    """The sums over games, the newest first (`schema.Tally`)."""
    counted = [(game, game.mine) for game in games if game.mine is not None]
    wins = [mine.rank == 1 for _, mine in counted]
    by_game: dict[str, list[tuple[Played, PlayedSeat]]] = {}
    for game, mine in counted:
        by_game.setdefault(game.game, []).append((game, mine))
    return {
        "played": len(games),
        "counted": len(counted),
        "won": sum(wins),
        "streak": _run(wins),
        "best_streak": _longest(wins),
        "games": [_game_tally(name, some) for name, some in sorted(by_game.items(), key=lambda item: (-len(item[1]), item[0]))],
        "people": _rivals(counted, bots=False),
        "bots": _rivals(counted, bots=True),
    }


def _game_tally(name: str, some: Sequence[tuple[Played, PlayedSeat]]) -> dict[str, Any]:
    scores = [mine.score for _, mine in some]
    return {
        "game": name,
        "played": len(some),
        "won": sum(mine.rank == 1 for _, mine in some),
        "best": max(scores),
        "mean": round(sum(scores) / len(scores), 1),
        "scores": [
            {"ended": game.ended, "score": mine.score, "rank": mine.rank, "seats": len(game.seats)}
            for game, mine in reversed(some[:LISTED_SCORES])
        ],
    }


def _rivals(counted: Sequence[tuple[Played, PlayedSeat]], bots: bool) -> list[dict[str, Any]]:
    """Who was met how often: people by their player, bots by game and level. An equal rank counts for neither."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for game, mine in counted:
        for other in game.seats:
            if other.seat == mine.seat or (other.bot is not None) != bots or (other.player is None and not bots):
                continue
            key = (game.game, other.bot or "") if bots else ("", other.player or "")
            about = {"game": game.game, "bot": other.bot} if bots else {"game": None, "bot": None}
            entry = found.setdefault(key, {"name": None if bots else other.name, **about, "played": 0, "ahead": 0, "behind": 0})
            entry["played"] += 1
            entry["ahead"] += mine.rank < other.rank
            entry["behind"] += mine.rank > other.rank
    return sorted(found.values(), key=lambda entry: -entry["played"])[:LISTED_RIVALS]


def _run(wins: Sequence[bool]) -> int:
    """
    >>> _run([True, True, False, True])
    2
    """
    return next((i for i, won in enumerate(wins) if not won), len(wins))


def _longest(wins: Sequence[bool]) -> int:
    longest = now = 0
    for won in wins:
        now = now + 1 if won else 0
        longest = max(longest, now)
    return longest


# ---------------------------------------------------------------- as a table

COLUMNS = ("id", "source", "game", "started", "ended", "seat", "you", "name", "bot", "score", "rank")


def as_csv(games: Sequence[Played]) -> str:
    """A row for each seat of each game."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    for game in games:
        when = [_iso(game.started), _iso(game.ended)]
        for seat in game.seats:
            you, name = int(seat.seat in game.own), _plain(seat.name or "")
            writer.writerow(
                [game.id, "screen", game.game, *when, seat.seat + 1, you, name, seat.bot or "", seat.score, seat.rank]
            )
    return out.getvalue()


def _plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula.

    >>> _plain("=1+1"), _plain("Eva")
    ("'=1+1", 'Eva')
    """
    return f"'{name}" if name.startswith(FORMULA) else name


def _iso(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
