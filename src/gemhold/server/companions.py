"""Companions: logs of games at a real table, entered on one device or on everybody's.

A log is a set of entries that only grows. Clients make the ids, so that an entry sent twice is one entry, and work out the state
by themselves; the server keeps, numbers and passes on what it does not understand. Whoever knows a companion's id takes part.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

import orjson
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

import gemhold
from gemhold.server.problems import LogFull, NoCompanion, OtherGame
from gemhold.server.schema import EntryIn
from gemhold.server.store.model import companions, entries
from gemhold.server.store.news import announce
from gemhold.server.store.writer import Writer
from gemhold.server.stream import Subscription, event

MOST_ENTRIES = 10_000  # of one companion: the longest game takes about a tenth
AT_ONCE = 500  # entries in one answer or event
TOUCHED_EVERY = 3600.0  # seconds: somebody has opened it, which need not be noted more often
TOLD = ("seq", "id", "device", "stamp", "body")
ENTRIES, PRESENCE = "entries", "presence"  # kinds of news


@dataclass
class Heard:
    """A companion somebody listens to through this worker."""

    id: str
    subscribers: set[Subscription] = field(default_factory=set)

    def wake(self, what: str) -> None:
        for subscriber in self.subscribers:
            subscriber.notify(what)


class Listener(Subscription):
    """A stream of a companion. It reads the log itself from where it stands: nothing is kept in memory."""

    def __init__(self, log: Companions, heard: Heard, seq: int, player: str | None, network: str) -> None:
        super().__init__(heard, player, network, None, (ENTRIES, PRESENCE))
        self.log = log
        self.seq = seq

    async def told(self, pending: set[str]) -> bytes:
        out = b""
        if PRESENCE in pending:
            out += event(PRESENCE, orjson.dumps({"devices": len(self.live.subscribers)}))
        if ENTRIES in pending:
            rows = await self.log.since(self.live.id, self.seq)
            if rows:
                self.seq = rows[-1]["seq"]
                out += event(ENTRIES, page(rows), self.seq)
            if len(rows) == AT_ONCE:
                self.notify(ENTRIES)  # there may be more
        return out


def page(rows: list[dict[str, Any]]) -> bytes:
    """Some entries as JSON; their bodies are JSON already."""
    listed = [{**row, "body": orjson.Fragment(row["body"])} for row in rows]
    return orjson.dumps({"entries": listed, "more": len(rows) == AT_ONCE})


class Companions:
    def __init__(self, reader: AsyncEngine, writer: Writer, worker: str) -> None:
        self.reader = reader
        self.writer = writer
        self.worker = worker
        self._heard: dict[str, Heard] = {}

    def heard(self, companion_id: str) -> Heard:
        """What a stream listens to; those nobody listens to any more are forgotten."""
        self._heard = {key: heard for key, heard in self._heard.items() if heard.subscribers}
        return self._heard.setdefault(companion_id, Heard(companion_id))

    def changed(self, companion_id: str | None = None) -> None:
        """Entries came in, perhaps through another worker; None: anywhere."""
        for key, heard in self._heard.items():
            if companion_id in (None, key):
                heard.wake(ENTRIES)

    def gone(self, companion_id: str) -> None:
        """It was deleted: whoever listens connects anew, and makes it known again with all entries."""
        if heard := self._heard.pop(companion_id, None):
            for subscriber in list(heard.subscribers):
                subscriber.close()

    async def create(self, companion_id: str, game: str) -> int:
        """Make it known; returns how many entries there are. Doing so again is no harm: a client that was offline cannot know
        whether it has, and by the number it learns whether the server has lost any."""
        if gemhold.game(game).companion is None:
            raise NoCompanion(f"{game} has no companion", place="game", hint="GET /api/meta tells which games have one")

        async def write(connection: AsyncConnection) -> int:
            now = time.time()
            there = select(companions.c.game, companions.c.seq, companions.c.touched).where(companions.c.id == companion_id)
            known = (await connection.execute(there)).one_or_none()
            if known is None:
                row = {"id": companion_id, "game": game, "seq": 0, "created": now, "touched": now}
                await connection.execute(insert(companions).values(**row))
                return 0
            if known.game != game:
                raise OtherGame(f"this companion is for {known.game}", place="game", hint="make another")
            if now - known.touched > TOUCHED_EVERY:
                await connection.execute(update(companions).where(companions.c.id == companion_id).values(touched=now))
            return int(known.seq)

        try:
            return await self.writer.run(write)
        except IntegrityError:  # another worker was first
            return await self.writer.run(write)

    async def game(self, companion_id: str) -> str:
        async with self.reader.connect() as connection:
            if (found := await self._game(connection, companion_id)) is None:
                raise _unknown()
        return found

    async def since(self, companion_id: str, seq: int) -> list[dict[str, Any]]:
        """The next entries after a number."""
        query = select(*(entries.c[name] for name in TOLD)).where(entries.c.companion_id == companion_id, entries.c.seq > seq)
        async with self.reader.connect() as connection:
            rows = await connection.execute(query.order_by(entries.c.seq).limit(AT_ONCE))
        return [dict(zip(TOLD, row, strict=True)) for row in rows]

    async def add(self, companion_id: str, sent: list[EntryIn]) -> int:
        """Add those that are new; returns how many entries there are now. All of them or none."""
        told = {entry.id: entry for entry in sent}

        async def write(connection: AsyncConnection) -> tuple[int, bool]:
            # numbered under the lock of the companion's row, so that no reader can see a number before a smaller one
            mine = companions.c.id == companion_id
            held = update(companions).where(mine).values(touched=time.time()).returning(companions.c.seq)
            last = (await connection.execute(held)).scalar_one_or_none()
            if last is None:
                raise _unknown()
            there = select(entries.c.id).where(entries.c.companion_id == companion_id, entries.c.id.in_(list(told)))
            known = set((await connection.execute(there)).scalars())
            fresh = [entry for entry in told.values() if entry.id not in known]
            if last + len(fresh) > MOST_ENTRIES:
                raise LogFull(f"a companion has room for {MOST_ENTRIES} entries", place="entries", hint="start another")
            if fresh:
                rows = [
                    {
                        "companion_id": companion_id,
                        "id": entry.id,
                        "seq": last + n,
                        "device": entry.device,
                        "stamp": entry.stamp,
                        "body": orjson.dumps(entry.body).decode(),
                    }
                    for n, entry in enumerate(fresh, 1)
                ]
                await connection.execute(insert(entries), rows)
                await connection.execute(update(companions).where(mine).values(seq=last + len(fresh)))
                await announce(connection, companion_id, ENTRIES, self.worker)
            return last + len(fresh), bool(fresh)

        total, changed = await self.writer.run(write)
        if changed:
            self.changed(companion_id)
        return total

    async def _game(self, connection: AsyncConnection, companion_id: str) -> str | None:
        query = select(companions.c.game).where(companions.c.id == companion_id)
        return (await connection.execute(query)).scalar_one_or_none()


def _unknown() -> NoCompanion:
    return NoCompanion("there is no such companion", place="companion", hint="POST /api/companions makes it known")
