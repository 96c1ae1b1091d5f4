"""Tables in memory: log, match and seats.

The database is authoritative; a `Live` is a cached copy with a position in the log. Changes are written to the database first and
then applied to the copy.
"""

from __future__ import annotations

import asyncio
import re
import time
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import BindParameter, Row, bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

import gemhold
from gemhold.core.args import Seat as SeatArg
from gemhold.core.contract import CHANCE, OVER, SPECTATOR
from gemhold.core.game import Event, Game
from gemhold.core.knowledge import Sight
from gemhold.core.match import Action, Match, Ply, narrated
from gemhold.server.fair import Fair, commitment
from gemhold.server.numbering import SPECTATORS, Numbers, Told, audience, silent_to
from gemhold.server.problems import NoTable, NotStarted, OldRules
from gemhold.server.store.model import UNDO, By, LogRow, chat, moves, presence, seats, tables
from gemhold.server.store.reader import Reader

if TYPE_CHECKING:
    from gemhold.server.stream import Subscription

KEPT = 1000  # tables in memory without subscribers
CHAT_KEPT = 100
CHAT_COLUMNS = ("id", "seat", "name", "text", "at")
PRESENT_SECONDS = 45
MOST_PLAYS = 64  # of a scene: viewers ask for the story since different rows; then all are made anew
CHECKPOINT = 64  # steps between positions kept for looking back
STARTED = time.monotonic()  # of this process
RESUMED_SECONDS = 60.0  # how long after the start people come back
SECOND_CHANCE = 30.0  # seconds a person has at least for a decision that outlasted a restart


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat and its player. One with an owner and kind "bot" has been handed over and can be taken back."""

    seat: int
    kind: str
    name: str | None
    level: str | None
    player_id: str | None
    entropy: str
    joinable: bool
    commits: bool = False  # contributes to the dice
    commitment: str = ""


class Owned(NamedTuple):
    """What a player has at a table."""

    seats: tuple[int, ...] = ()  # including those handed to a bot
    playable: tuple[int, ...] = ()
    eyes: int = SPECTATORS  # as an audience


NOTHING = Owned()


@dataclass
class Scene:
    """Cached results for the position at one sequence number; discarded with the next move."""

    actions: list[Action] | None = None
    undoable: bool | None = None
    odds: dict[str, Any] | None = None
    worth: asyncio.Task[dict[str, list[int]]] | None = None  # however many ask, it is computed once
    parts: dict[Any, bytes] = field(default_factory=dict)  # encoded
    plays: dict[Any, tuple[bytes, ...]] = field(default_factory=dict)  # by viewer: the parts of what they are shown

    def make_room(self) -> None:
        """A game that is over stays at its last scene, whoever looks at it, and however often."""
        if len(self.plays) >= MOST_PLAYS:
            self.plays.clear()
            self.parts.clear()


class Live:
    """A table in memory."""

    def __init__(self, row: Row[Any], seated: Iterable[Seat]) -> None:
        self.id: str = row.id
        self.game: Game = gemhold.game(row.game)
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscription] = set()
        self.rows: list[LogRow] = []
        self.standing: list[int] = []  # numbers of the rows that were not undone: the steps of the record
        self.match: Match | None = None
        self.scene = Scene()
        self.chat: list[dict[str, Any]] = []
        self.elsewhere: list[str | None] = []  # players connected through other workers (None: a spectator)
        self.mine = False  # this worker wrote the last row, so its driver acts first
        self.decision_at = time.monotonic()  # when the current decision began; an undo does not reset the clock
        self.trouble: int | None = None  # seat whose bot does not answer
        self._told: list[Told] | None = None
        self._hidden: dict[int, tuple[int, list[int]]] = {}  # by audience: rows looked at, and those it cannot notice
        self._checkpoints: dict[int, tuple[int, Match]] = {}  # by step: rows of the log it stands on, and the match there
        self.take(row, seated)

    def take(self, row: Row[Any], seated: Iterable[Seat]) -> None:
        """Take over the table's row and seats from the database."""
        self.rules: int = row.rules
        self.playable = self.rules in self.game.versions  # a table keeps the version it was made with
        self.asked: dict[str, Any] = row.asked
        self.options: dict[str, Any] = row.options
        self.status: str = row.status
        self.public: bool = row.public
        self.timer: int | None = row.timer
        self.pace: int = row.pace
        self.autostart: bool = row.autostart
        self.host_id: str = row.host_id
        self.secret = bytes.fromhex(row.secret)
        self.created: float = row.created
        self.started: float | None = row.started
        self.touched: float = row.touched
        self.due: float | None = row.due
        self.rematch: str | None = row.rematch
        self.rematch_of: str | None = row.rematch_of
        self.scheme: int = row.scheme
        self.round: int = row.round
        self.called: bool = row.called
        self.taken: int = row.taken  # steps taken over from a record
        self.seats = list(seated)
        self._owned = owned_by_player(self.seats)
        self.commitment = commitment(self.secret)
        self.fate = Fair(self.secret, [seat.entropy for seat in self.seats])
        if self.match is not None:
            self.match.fate = self.fate

    # ------------------------------------------------------------------ the log

    @property
    def seq(self) -> int:
        return len(self.rows)

    @property
    def over(self) -> bool:
        return self.status == "over"

    def playing(self) -> Match:
        """The match; NotStarted while there is none."""
        if not self.playable:
            raise OldRules(
                f"the table uses version {self.rules} of the rules of {self.game.name}; the server has {self.game.rules_version}",
                place="table",
                hint="download the record, or finish it with the version of Gemhold that started it",
            )
        if self.match is None:
            raise NotStarted("the game has not started", place="table", hint="wait until all seats are taken")
        return self.match

    def follow(self, rows: Sequence[LogRow], match: Match | None = None, told: list[Told] | None = None) -> None:
        """Apply rows that are in the database. `match`: the match after them, with what they told, if already known."""
        if not rows and match is None and (self.match is not None or self.status == "waiting"):
            return
        first = len(self.rows)
        for row in rows:
            if row.x == UNDO:
                self.standing.pop()
            else:
                self.standing.append(row.seq)
        self.rows.extend(rows)
        self.scene = Scene()
        fresh = match is not None
        if not self.playable:
            return
        if first == 0:
            self._told = []
        if match is not None:
            self.match = match
        elif self.match is None or any(row.x == UNDO for row in rows):
            self.match = self.replayed()
        elif self._told is None:
            for row in rows:
                self.match.apply(Ply(row.actor, row.x))
        else:
            told = [self._narrated(self.match, row) for row in rows]
        if self._told is not None and told is not None:
            self._told.extend(told)
        else:
            self._told = None
        if self.match.actor == OVER:
            self.status = "over"
            self.match.forget()  # nothing will be taken back any more
        if (noticed := self._noticed(first)) is not None:
            self._note_decision(None if fresh else noticed)

    def follow_at_once(self, rows: Sequence[LogRow], change: Mapping[str, Any] | None) -> bool:
        """Follow what another worker says it has written. False: these are not the next rows, or something is under way here."""
        if self.lock.locked() or self.match is None or rows[0].seq != self.seq or self.status != "playing":
            return False
        if change is not None:
            self.due, self.touched = change["due"], change["touched"]
        self.mine = False
        self.follow(rows)
        return True

    def _narrated(self, match: Match, row: LogRow) -> Told:
        before = match.sight()
        events = match.narrate(Ply(row.actor, row.x))
        return Told(events, silent_to(self.game, len(self.seats), row.actor, before, match.sight(), events))

    def replayed(self, plies: int | None = None) -> Match:
        """The match after a number of steps of the record."""
        log = [Ply(self.rows[seq].actor, self.rows[seq].x) for seq in self.standing[:plies]]
        return Match(self.game, len(self.seats), self.options, self.fate, log=log, roll=False, rules=self.rules)

    def position(self, plies: int) -> Match:
        """The same at a bounded cost, for looking back: from the nearest checkpoint."""
        near = plies // CHECKPOINT * CHECKPOINT
        while near > 0 and self._checkpoints.get(near, (0, None))[0] != self.standing[near - 1] + 1:
            near -= CHECKPOINT
        match = self._checkpoints[near][1].copy() if near else self.replayed(0)
        for at in range(near, plies):
            if at and at % CHECKPOINT == 0:
                self._checkpoints[at] = (self.standing[at - 1] + 1, match.copy())
            row = self.rows[self.standing[at]]
            match.apply(Ply(row.actor, row.x))
        return match

    def told(self) -> list[Told]:
        """What each row of the log tells, and to whom it tells nothing."""
        if self._told is None or len(self._told) != len(self.rows):
            story: list[Told] = []
            now = Sight(self.game, self.game.first(len(self.seats), self.options, self.rules))
            before: list[tuple[Sight, Told]] = []  # what stood and was told before the actions that can still be undone
            for row in self.rows:
                if row.x == UNDO:
                    now, taken_back = before.pop()
                    story.append(undone(row.actor, taken_back))
                    continue
                s, events = narrated(self.game, now.state, row.x)
                after = Sight(self.game, s)
                story.append(Told(events, silent_to(self.game, len(self.seats), row.actor, now, after, events)))
                before = [] if row.actor == CHANCE else [*before, (now, story[-1])]
                now = after
            self._told = story
            if story and story[-1].silent & SPECTATORS:  # the clock began with an earlier row
                self._note_decision(self._noticed(0))
        return self._told

    def silence(self, row: int) -> int:
        """The audience that cannot notice a row."""
        return self.told()[row].silent if self.game.secrets else 0

    # ------------------------------------------------------------------ the log as a player counts it

    def _unnoticed(self, player: str | None) -> list[int]:
        """The rows a player cannot notice."""
        if not self.game.secrets or not self.playable:
            return []
        eyes = self.owned(player).eyes
        looked, hidden = self._hidden.get(eyes, (0, []))
        hidden.extend(row for row in range(looked, self.seq) if self.silence(row) & eyes == eyes)
        self._hidden[eyes] = (self.seq, hidden)
        return hidden

    def numbers(self, player: str | None) -> Numbers:
        """The rows of the log as a player counts them."""
        return Numbers(self.seq, self._unnoticed(player))

    def steps(self, player: str | None) -> Numbers:
        """The steps of the record, the rows that were not undone, as a player counts them."""
        stand = [(bisect_left(self.standing, row), row) for row in self._unnoticed(player)]
        return Numbers(len(self.standing), [step for step, row in stand if self.standing[step : step + 1] == [row]])

    @property
    def moved_at(self) -> float:
        """When something last happened that everybody could notice; with secrets, when the turn of the player to move began."""
        actor = self.match.actor if self.game.secrets and self.match is not None else None
        return next((row.at for row in reversed(self.rows) if row.actor != actor), 0.0)

    def actions(self) -> list[Action]:
        """The legal actions of the seat to move."""
        if self.scene.actions is None:
            self.scene.actions = self.playing().actions()
        return self.scene.actions

    def undoable_by(self, player: str | None) -> bool:
        """May this player undo the last action: their own, followed by no other move, and not the last of the game?"""
        if self.over or self.match is None or not self.standing:
            return False
        last = self.rows[self.standing[-1]]
        if last.by != By.PERSON or last.actor not in self.playable_by(player):
            return False
        if self.scene.undoable is None:
            self.scene.undoable = self.match.undoable()
        return self.scene.undoable

    @property
    def seconds_left(self) -> float | None:
        """Time left to the person to move; None: no clock runs."""
        if self.timer is None or self.match is None or self.over:
            return None
        actor = self.match.actor
        if actor < 0 or self.seats[actor].kind != "human":
            return None
        return max(0.0, self.decision_at + self.timer - time.monotonic())

    @property
    def deadline(self) -> float | None:
        """When the time of the person to move ends, by the wall clock, for clients."""
        left = self.seconds_left
        return None if left is None else time.time() + left

    def _noticed(self, first: int) -> LogRow | None:
        """The newest row from `first` on with which a decision came up: no undo, and more than half of a choice."""
        told = self._told or ()
        for row in reversed(self.rows[first:]):
            if row.x != UNDO and not (row.seq < len(told) and told[row.seq].silent & SPECTATORS):
                return row
        return None

    def _note_decision(self, row: LogRow | None) -> None:
        """A decision came up with this row. What was read from the database may be older than this process: then its age counts,
        but whoever had no server to play on meanwhile gets time again."""
        now, age = time.monotonic(), 0.0
        if row is not None:
            age = max(0.0, time.time() - row.at)
        if self.timer is not None and now - STARTED < RESUMED_SECONDS:
            age = min(age, max(0.0, self.timer - SECOND_CHANCE))
        self.decision_at = now - age

    @property
    def machine(self) -> bool:
        """Must the driver act: for a bot, for chance or for a timer?"""
        if self.match is None or self.over or self.status != "playing" or not self.playable:
            return False
        return self.machine_after(self.match.actor)

    def machine_after(self, actor: int) -> bool:
        """The same, with another actor."""
        return actor == CHANCE or (actor >= 0 and (self.seats[actor].kind != "human" or self.timer is not None))

    # ------------------------------------------------------------------ players

    def owned(self, player: str | None) -> Owned:
        return NOTHING if player is None else self._owned.get(player, NOTHING)

    def seats_of(self, player: str | None) -> tuple[int, ...]:
        """Seats a player owns, including those handed to a bot."""
        return self.owned(player).seats

    def playable_by(self, player: str | None) -> tuple[int, ...]:
        return self.owned(player).playable

    def viewer(self, player: str | None, requested: int | None = None) -> int:
        """Whose view a player gets: the requested seat, their seat to move, or their first; else a spectator's.

        Seats handed to a bot count only if the player plays no other seat.
        """
        own, playable, _ = self.owned(player)
        if requested is not None and requested in own:
            return requested
        played = playable or own
        if self.match is not None and self.match.actor in played:
            return self.match.actor
        return played[0] if played else SPECTATOR

    def watchers(self) -> list[str | None]:
        return [subscriber.player for subscriber in self.subscribers] + self.elsewhere

    def waiting_network(self) -> str:
        """The network of somebody who waits for this table; empty if nobody watches."""
        return next((subscriber.network for subscriber in self.subscribers), "")

    def note_trouble(self, seat: int | None) -> None:
        """A bot does not answer, or does again: people at the table are told."""
        if seat != self.trouble:
            self.trouble = seat
            self.wake("seats")

    def about(self) -> tuple[object, ...]:
        """What news of the seats tells."""
        return self.seats, self.asked, self.status, self.rematch, self.round, self.called

    def wake(self, what: str, besides: Subscription | None = None) -> None:
        """Notify this worker's subscribers."""
        for subscriber in self.subscribers:
            if subscriber is not besides:
                subscriber.notify(what)


def owned_by_player(seated: Sequence[Seat]) -> dict[str, Owned]:
    out = {}
    for player in {seat.player_id for seat in seated if seat.player_id is not None}:
        own = [seat for seat in seated if seat.player_id == player]
        numbers = tuple(seat.seat for seat in own)
        out[player] = Owned(numbers, tuple(seat.seat for seat in own if seat.kind == "human"), audience(numbers))
    return out


def undone(seat: int, taken_back: Told) -> Told:
    """An undo is told to those who noticed what it takes back."""
    return Told((Event("undone", {"seat": SeatArg(seat)}),), taken_back.silent)


class Stored(NamedTuple):
    """What the database holds of a table."""

    table: Row[Any]
    seats: list[Seat]
    rows: list[LogRow]
    chat: list[dict[str, Any]]
    elsewhere: list[str | None]


class Tables:
    """The tables this worker has in memory."""

    def __init__(self, reader: AsyncEngine, worker: str) -> None:
        self.reader = reader
        self.worker = worker
        self._at_once = Reader(reader)
        self._live: OrderedDict[str, Live] = OrderedDict()

    def known(self, table_id: str) -> Live | None:
        return self._live.get(table_id)

    def all(self) -> list[Live]:
        return list(self._live.values())

    async def get(self, table_id: str, fresh: bool = False) -> Live:
        """A table; `fresh`: reread from the database."""
        live = self._live.get(table_id)
        if not re.fullmatch(r"[A-Za-z0-9_-]{16}", table_id):
            raise no_table()
        if live is None:
            live = await self._load(table_id)
        elif fresh:
            await self.refresh(live)
        self._live.move_to_end(table_id)
        return live

    async def _load(self, table_id: str) -> Live:
        stored = await self._read(table_id, 0, 0)
        if (known := self._live.get(table_id)) is not None:  # another task loaded it meanwhile
            return known
        live = Live(stored.table, stored.seats)
        live.chat, live.elsewhere = stored.chat, stored.elsewhere
        live.follow(stored.rows)
        self._live[table_id] = live
        self._forget()
        return live

    def forget(self, table_id: str) -> None:
        """The table is gone from the database; whoever watches it connects anew, and is told so."""
        if (live := self._live.pop(table_id, None)) is not None:
            for subscriber in live.subscribers:
                subscriber.close()

    async def refresh(self, live: Live) -> None:
        async with live.lock:
            await self.reread(live)

    async def reread(self, live: Live) -> None:
        """Catch up with the database, and notify subscribers of what is new: whoever reads it first, for whatever reason, nobody
        else will. The caller holds the lock."""
        stored = await self._read(live.id, live.seq, live.chat[-1]["id"] if live.chat else 0)
        live.chat.extend(stored.chat)
        del live.chat[:-CHAT_KEPT]
        here, live.elsewhere = live.elsewhere, stored.elsewhere
        changed = stored.seats != live.seats or stored.table.status != live.status or stored.table.rematch != live.rematch
        about = live.about()
        live.take(stored.table, stored.seats)
        if stored.rows:
            live.mine = False
        live.follow(stored.rows)
        if changed:
            live.scene = Scene()
        if stored.rows:
            live.wake("move")
        if live.about() != about:
            live.wake("seats")
        if stored.chat:
            live.wake("chat")
        if sorted(map(str, live.elsewhere)) != sorted(map(str, here)):
            live.wake("presence")

    async def _read(self, table_id: str, seq: int, chat_id: int) -> Stored:
        """The table as it is in the database, with what is newer than this row and this line of the chat."""

        async def all_of_it(connection: AsyncConnection) -> Stored:
            row, seated = await read_table(connection, table_id)
            rows = await read_rows(connection, table_id, seq)
            lines = await read_chat(connection, table_id, chat_id)
            return Stored(row, seated, rows, lines, await self._elsewhere(connection, table_id))

        return await self._at_once.run(all_of_it)

    async def _elsewhere(self, connection: AsyncConnection, table_id: str) -> list[str | None]:
        now = time.time() - PRESENT_SECONDS
        return list((await connection.execute(ELSEWHERE, {"which": table_id, "worker": self.worker, "since": now})).scalars())

    def close(self) -> None:
        self._at_once.close()

    def _forget(self) -> None:
        surplus = len(self._live) - KEPT
        for table_id in list(self._live)[: max(surplus, 0)]:
            live = self._live[table_id]
            if not live.subscribers and not live.lock.locked() and not live.machine:
                del self._live[table_id]


# ---------------------------------------------------------------- reading

WHICH: BindParameter[str] = bindparam("which")
TABLE = select(tables).where(tables.c.id == WHICH)
SEATS = select(seats).where(seats.c.table_id == WHICH).order_by(seats.c.seat)
ROWS = (
    select(moves.c.seq, moves.c.actor, moves.c.x, moves.c.by, moves.c.at)
    .where(moves.c.table_id == WHICH, moves.c.seq >= bindparam("since"))
    .order_by(moves.c.seq)
)
CHAT = (
    select(*[chat.c[name] for name in CHAT_COLUMNS])
    .where(chat.c.table_id == WHICH, chat.c.id > bindparam("after"))
    .order_by(chat.c.id.desc())
    .limit(CHAT_KEPT)
)
ELSEWHERE = select(presence.c.player_id).where(
    presence.c.table_id == WHICH, presence.c.worker != bindparam("worker"), presence.c.seen > bindparam("since")
)


def no_table() -> NoTable:
    return NoTable("there is no such table", place="table", hint="check the link")


async def read_table(connection: AsyncConnection, table_id: str) -> tuple[Row[Any], list[Seat]]:
    row = (await connection.execute(TABLE, {"which": table_id})).one_or_none()
    if row is None:
        raise no_table()
    found = await connection.execute(SEATS, {"which": table_id})
    return row, [
        Seat(s.seat, s.kind, s.name, s.level, s.player_id, s.entropy, s.joinable, s.commits, s.commitment) for s in found
    ]


async def read_rows(connection: AsyncConnection, table_id: str, since: int) -> list[LogRow]:
    found = await connection.execute(ROWS, {"which": table_id, "since": since})
    return [LogRow(seq, actor, x, By(by), at) for seq, actor, x, by, at in found]


async def read_chat(connection: AsyncConnection, table_id: str, after: int) -> list[dict[str, Any]]:
    found = await connection.execute(CHAT, {"which": table_id, "after": after})
    return [dict(zip(CHAT_COLUMNS, row, strict=True)) for row in found][::-1]
