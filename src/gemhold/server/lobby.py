"""Creating and listing tables, joining and leaving seats, rematches and chat.

Every change is one transaction that first locks the table's row, so that two players cannot take the same seat, even through
different workers.
"""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from sqlalchemy import Row, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

import gemhold
from gemhold.bots import levels
from gemhold.core.errors import BadOption
from gemhold.core.game import Game
from gemhold.server.driver import Driver, level_for
from gemhold.server.fair import Fair, new_secret
from gemhold.server.identity import Visitor, new_id, save
from gemhold.server.problems import (
    AlreadyStarted,
    NoOpenSeat,
    NoSeat,
    NoTable,
    NotHost,
    NotOver,
    NotSeated,
    NotYourSeat,
    SeatTaken,
    UnknownLevel,
)
from gemhold.server.referee import opening
from gemhold.server.schema import BotBody, RematchBody, SeatIn, Settings
from gemhold.server.store.append import named, values
from gemhold.server.store.model import chat, moves, seats, sitters, tables
from gemhold.server.store.news import announce
from gemhold.server.store.writer import Writer
from gemhold.server.tables import Live, Seat, Tables, read_table

LISTED = 50
OPTIONS_LIMIT = 20_000
UNNAMED = "?"  # the name of a person who gave none

Work = Callable[[AsyncConnection, Row[Any], list[Seat]], Awaitable[list[Seat]]]


def level_of(game: Game, requested: str | None) -> str:
    known = levels(game.name)
    if requested is not None and requested not in known:
        raise UnknownLevel(f"{game.name} has no bot {requested!r}", place="bot", hint=f"choose one of {', '.join(known)}")
    return level_for(game.name, requested)


class Lobby:
    def __init__(self, registry: Tables, writer: Writer, driver: Driver, worker: str) -> None:
        self.tables = registry
        self.writer = writer
        self.driver = driver
        self.worker = worker

    # ------------------------------------------------------------------ creating

    async def create(self, visitor: Visitor, name: str | None, settings: Settings) -> Live:
        game = gemhold.game(settings.game)
        _check_options(game, len(settings.seats), settings.options)
        player = visitor.player
        seated = [
            self._new_seat(game, seat, requested, player, name, settings.entropy) for seat, requested in enumerate(settings.seats)
        ]
        values = _table_values(game, settings, player)

        async def write(connection: AsyncConnection) -> None:
            await save(connection, visitor)
            await self._insert(connection, game, values, seated)

        await self.writer.run(write)
        return await self._opened(values["id"])

    def _new_seat(self, game: Game, seat: int, requested: SeatIn, player: str, name: str | None, entropy: str) -> Seat:
        if requested.kind == "bot":
            level = level_of(game, requested.bot)
            return Seat(seat, "bot", requested.name or level, level, None, "", False)
        if requested.kind == "open":
            return Seat(seat, "open", requested.name, None, None, "", True)
        return Seat(seat, "human", requested.name or name or UNNAMED, None, player, entropy, False)

    async def _insert(self, connection: AsyncConnection, game: Game, values: dict[str, Any], seated: list[Seat]) -> None:
        await connection.execute(insert(tables).values(**values))
        await connection.execute(insert(seats), [_seat_values(values["id"], seat) for seat in seated])
        await _keep_sitters(connection, values["id"], [], seated)
        if values["autostart"] and all(seat.kind != "open" for seat in seated):
            await self._begin(connection, values["id"], game, values["asked"], values["secret"], seated)

    async def _begin(
        self, connection: AsyncConnection, table_id: str, game: Game, requested: dict[str, Any], secret: str, seated: list[Seat]
    ) -> None:
        """Start the game in the caller's transaction: fix the entropy, resolve the options, append the first chance events."""
        fate = Fair(bytes.fromhex(secret), [seat.entropy for seat in seated])
        options, steps = opening(game, len(seated), requested, fate)
        begun = {"status": "playing", "rules": game.rules_version, "options": options, "started": steps.now}
        await connection.execute(update(tables).where(tables.c.id == table_id).values(**begun, touched=steps.now, due=steps.now))
        if steps.rows:
            await connection.execute(insert(moves), named([values(table_id, row) for row in steps.rows]))

    async def _opened(self, table_id: str) -> Live:
        live = await self.tables.get(table_id, fresh=True)
        live.mine = True
        self.driver.wake(live)
        return live

    # ------------------------------------------------------------------ seats

    async def _change(self, live: Live, work: Work, start: bool = False) -> Live:
        """Read the seats under a lock, let `work` change them, write the differences, and start the game if no seat is open."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(update(tables).where(tables.c.id == live.id).values(touched=time.time()))  # the lock
            row, before = await read_table(connection, live.id)
            after = await work(connection, row, list(before))
            for old, new in zip(before, after, strict=True):
                if old != new:
                    which = (seats.c.table_id == live.id) & (seats.c.seat == new.seat)
                    await connection.execute(update(seats).where(which).values(**_seat_values(live.id, new)))
            await _keep_sitters(connection, live.id, before, after)
            full = all(seat.kind != "open" for seat in after)
            if row.status == "waiting" and full and (start or row.autostart):
                await self._begin(connection, live.id, live.game, row.asked, row.secret, after)
            elif row.status == "playing":  # a bot may be to move now; the driver clears it if not
                await connection.execute(update(tables).where(tables.c.id == live.id).values(due=time.time()))
            await announce(connection, live.id, "seats", self.worker)

        await self.writer.run(write)
        await self.tables.refresh(live)
        live.mine = True
        live.wake("seats")
        self.driver.wake(live)
        return live

    async def start(self, live: Live, player: str | None) -> Live:
        async def work(_: AsyncConnection, row: Row[Any], seated: list[Seat]) -> list[Seat]:
            _waiting(row)
            _host(row, player)
            if any(seat.kind == "open" for seat in seated):
                raise NoOpenSeat("not all seats are taken", place="seats", hint="give the open ones to bots, or wait")
            return seated

        return await self._change(live, work, start=True)

    async def join(self, live: Live, visitor: Visitor, name: str | None, seat: int | None, entropy: str) -> Live:
        player = visitor.player

        async def work(connection: AsyncConnection, row: Row[Any], seated: list[Seat]) -> list[Seat]:
            if row.status == "over":
                raise NoOpenSeat("the game is over", place="seats")
            reserved = [s.seat for s in seated if s.kind == "open" and s.player_id == player]  # reserved by a rematch
            free = [s.seat for s in seated if s.joinable]
            if seat is not None:
                _seat(seated, seat)
                if seat not in free:
                    raise SeatTaken("this seat is taken", place="seat", hint="choose another")
                chosen = [seat]
            elif not free:
                raise NoOpenSeat("every seat is taken", place="seats", hint="you can watch")
            else:
                chosen = reserved or [next((k for k in free if seated[k].player_id is None), free[0])]
            if row.status != "waiting" and live.game.secrets:
                await _check_strangers(connection, live.id, player, chosen)
            await save(connection, visitor)
            for k in chosen:
                called = (seated[k].name if k in reserved and len(reserved) > 1 else None) or name or UNNAMED
                fixed = seated[k].entropy if row.status != "waiting" else entropy
                seated[k] = Seat(k, "human", called, None, player, fixed, False)
            return seated

        return await self._change(live, work)

    async def leave(self, live: Live, player: str | None, seat: int) -> Live:
        async def work(_: AsyncConnection, row: Row[Any], seated: list[Seat]) -> list[Seat]:
            old = _own(seated, seat, player)
            if row.status == "waiting":
                seated[seat] = Seat(seat, "open", None, None, None, "", True)
            else:
                level = old.level or level_for(live.game.name, self.driver.config.stand_in)
                seated[seat] = replace(old, kind="bot", level=level, player_id=None, joinable=row.status == "playing")
            return seated

        return await self._change(live, work)

    async def hand_over(self, live: Live, player: str | None, seat: int, body: BotBody) -> Live:
        level = level_of(live.game, body.level)

        async def work(_: AsyncConnection, row: Row[Any], seated: list[Seat]) -> list[Seat]:
            old = _seat(seated, seat)
            if row.status == "waiting" and old.kind != "human":
                _host(row, player)
                seated[seat] = Seat(seat, "bot", body.name or level, level, None, "", False)
            else:
                _own(seated, seat, player)
                seated[seat] = replace(old, kind="bot", level=level)
            return seated

        return await self._change(live, work)

    async def take_back(self, live: Live, player: str | None, seat: int) -> Live:
        async def work(_: AsyncConnection, row: Row[Any], seated: list[Seat]) -> list[Seat]:
            seated[seat] = replace(_own(seated, seat, player), kind="human", level=None)
            return seated

        return await self._change(live, work)

    async def open_seat(self, live: Live, player: str | None, seat: int) -> Live:
        async def work(_: AsyncConnection, row: Row[Any], seated: list[Seat]) -> list[Seat]:
            _waiting(row)
            _host(row, player)
            old = _seat(seated, seat)
            if old.player_id not in (None, player):
                raise SeatTaken("this seat is taken", place="seat")
            seated[seat] = Seat(seat, "open", None, None, None, "", True)
            return seated

        return await self._change(live, work)

    async def rename(self, live: Live, player: str | None, seat: int, name: str) -> Live:
        async def work(_: AsyncConnection, row: Row[Any], seated: list[Seat]) -> list[Seat]:
            seated[seat] = replace(_own(seated, seat, player), name=name)
            return seated

        return await self._change(live, work)

    async def add_entropy(self, live: Live, player: str | None, seat: int, entropy: str) -> Live:
        async def work(_: AsyncConnection, row: Row[Any], seated: list[Seat]) -> list[Seat]:
            _waiting(row)
            seated[seat] = replace(_own(seated, seat, player), entropy=entropy)
            return seated

        return await self._change(live, work)

    # ------------------------------------------------------------------ rematches

    async def rematch(self, live: Live, player: str | None, name: str | None, body: RematchBody) -> tuple[Live, bool]:
        """The rematch of a table, and whether it is new. The first request creates it; the seats of the others are reserved."""
        if player is None or not live.seats_of(player):
            raise NotSeated("only players of this table can request a rematch", place="table")
        if not live.over:
            raise NotOver("the game is not over", place="table")
        game = live.game
        options = body.options if body.options is not None else live.asked
        requested_seats = body.seats or [_seat_settings(seat) for seat in live.seats]
        _check_options(game, len(requested_seats), options)
        settings = Settings(
            game=game.name,
            options=options,
            seats=requested_seats,
            public=live.public if body.public is None else body.public,
            timer=live.timer if body.timer is None else body.timer or None,
            pace=live.pace if body.pace is None else body.pace,
            entropy=body.entropy,
        )
        seated = self._rematch_seats(live, settings, player, name, body.rotate)
        values = _table_values(game, settings, player) | {"rematch_of": live.id}

        async def write(connection: AsyncConnection) -> str:
            await connection.execute(update(tables).where(tables.c.id == live.id).values(touched=time.time()))  # the lock
            row, _ = await read_table(connection, live.id)
            if row.rematch is not None:
                return str(row.rematch)
            await self._insert(connection, game, values, seated)
            await connection.execute(update(tables).where(tables.c.id == live.id).values(rematch=values["id"]))
            await announce(connection, live.id, "seats", self.worker)
            return str(values["id"])

        table_id = await self.writer.run(write)
        await self.tables.refresh(live)
        live.wake("seats")
        new = await self._opened(table_id)
        if table_id == values["id"]:
            return new, True
        if any(seat.kind == "open" and seat.player_id == player for seat in new.seats):
            new = await self.join(new, Visitor(player), name, None, body.entropy)
        return new, False

    def _rematch_seats(self, live: Live, settings: Settings, player: str, name: str | None, rotate: bool) -> list[Seat]:
        n = len(settings.seats)
        old = live.seats[:n]
        if rotate and len(old) == n:
            old = old[-1:] + old[:-1]
            settings.seats[:] = settings.seats[-1:] + settings.seats[:-1]
        out = []
        for k, requested in enumerate(settings.seats):
            person = old[k] if k < len(old) and old[k].player_id is not None else None
            if requested.kind == "human" and person is not None and person.player_id != player:
                out.append(Seat(k, "open", person.name, None, person.player_id, "", True))
            else:
                called = person.name if person is not None else name
                out.append(self._new_seat(live.game, k, requested, player, called, settings.entropy))
        return out

    # ------------------------------------------------------------------ lists

    async def mine(self, player: str | None) -> list[Live]:
        if player is None:
            return []
        sits = select(seats.c.table_id).where(seats.c.player_id == player)
        query = select(tables.c.id).where(or_(tables.c.id.in_(sits), tables.c.host_id == player))
        return await self._listed(query.order_by(tables.c.touched.desc()).limit(LISTED))

    async def open(self) -> list[Live]:
        free = select(seats.c.table_id).where(seats.c.joinable.is_(True))
        query = select(tables.c.id).where(tables.c.public.is_(True), tables.c.status != "over", tables.c.id.in_(free))
        return await self._listed(query.order_by(tables.c.touched.desc()).limit(LISTED))

    async def _listed(self, query: Any) -> list[Live]:
        async with self.tables.reader.connect() as connection:
            found = list((await connection.execute(query)).scalars())
        out = []
        for table_id in found:
            try:
                out.append(await self.tables.get(table_id))
            except NoTable:
                continue
        return out

    # ------------------------------------------------------------------ chat

    async def say(self, live: Live, player: str | None, text: str) -> dict[str, Any]:
        own = live.seats_of(player)
        if not own:
            raise NotSeated("only players of this table can chat", place="table", hint="join it first")
        seat = live.seats[own[0]]
        line: dict[str, Any] = {"seat": seat.seat, "name": seat.name or UNNAMED, "text": text, "at": time.time()}

        async def write(connection: AsyncConnection) -> int:
            made = await connection.execute(insert(chat).values(table_id=live.id, **line).returning(chat.c.id))
            await announce(connection, live.id, "chat", self.worker)
            return int(made.scalar_one())

        line["id"] = await self.writer.run(write)
        await self.tables.refresh(live)
        live.wake("chat")
        return line


# ---------------------------------------------------------------- who sat where


async def _keep_sitters(connection: AsyncConnection, table_id: str, before: list[Seat], after: list[Seat]) -> None:
    """Remember who sits down; leaving does not undo what they saw."""
    known = {(seat.player_id, seat.seat) for seat in before if seat.kind != "open"}
    new = {(seat.player_id, seat.seat) for seat in after if seat.kind != "open" and seat.player_id is not None} - known
    for player, seat in sorted(new, key=str):
        which = (sitters.c.table_id == table_id) & (sitters.c.player_id == player) & (sitters.c.seat == seat)
        if (await connection.execute(select(sitters.c.seat).where(which))).first() is None:
            await connection.execute(insert(sitters).values(table_id=table_id, player_id=player, seat=seat))


async def _check_strangers(connection: AsyncConnection, table_id: str, player: str, chosen: list[int]) -> None:
    """Whoever plays, or played, another seat of a game with secrets must not see this one's."""
    query = select(sitters.c.seat).where(sitters.c.table_id == table_id, sitters.c.player_id == player)
    others = {int(seat) for seat in (await connection.execute(query)).scalars()} - set(chosen)
    if others:
        raise SeatTaken("you have played another seat of this table", place="seat", hint="you may go back to your own seat")


# ---------------------------------------------------------------- conditions and values


def _check_options(game: Game, n: int, options: dict[str, Any]) -> None:
    """Report errors now, not when the game starts."""
    try:
        size = len(json.dumps(options, ensure_ascii=False).encode())
    except (UnicodeEncodeError, RecursionError):
        raise BadOption("the options cannot be stored", place="options", hint="plain text and numbers only") from None
    if size > OPTIONS_LIMIT:
        raise BadOption("the options are too long", place="options", hint=f"at most {OPTIONS_LIMIT} bytes")
    game.settings(n, options)


def _seat(seated: list[Seat], seat: int) -> Seat:
    if not 0 <= seat < len(seated):
        raise NoSeat(f"there is no seat {seat}", place="seat", hint=f"0 to {len(seated) - 1}")
    return seated[seat]


def _own(seated: list[Seat], seat: int, player: str | None) -> Seat:
    found = _seat(seated, seat)
    if player is None or found.player_id != player or found.kind == "open":
        raise NotYourSeat("this seat is not yours", place="seat")
    return found


def _host(row: Row[Any], player: str | None) -> None:
    if player is None or row.host_id != player:
        raise NotHost("only the host can do this", place="table")


def _waiting(row: Row[Any]) -> None:
    if row.status != "waiting":
        raise AlreadyStarted("the game has started", place="table")


def _seat_settings(seat: Seat) -> SeatIn:
    if seat.player_id is not None:
        return SeatIn(kind="human", name=seat.name)
    return SeatIn(kind="bot", name=seat.name, bot=seat.level)


def _seat_values(table_id: str, seat: Seat) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "player_id": seat.player_id,
        "entropy": seat.entropy,
        "joinable": seat.joinable,
    }


def _table_values(game: Game, settings: Settings, player: str) -> dict[str, Any]:
    now = time.time()
    return {
        "id": new_id(),
        "game": game.name,
        "rules": game.rules_version,
        "asked": settings.options,
        "options": settings.options,
        "status": "waiting",
        "public": settings.public,
        "timer": settings.timer,
        "pace": settings.pace,
        "autostart": settings.autostart,
        "host_id": player,
        "secret": new_secret().hex(),
        "created": now,
        "touched": now,
    }
