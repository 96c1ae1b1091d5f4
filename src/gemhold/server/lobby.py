"""Creating and listing tables, joining and leaving seats, rematches and chat.

Every change is one transaction that first locks the table's row, so that two players cannot take the same seat, even through
different workers.
"""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from sqlalchemy import Row, case, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

import gemhold
from gemhold.bots import levels
from gemhold.core.errors import BadOption
from gemhold.core.game import Game
from gemhold.core.seat_choice import STANDARD, one_each
from gemhold.server import rounds
from gemhold.server.beginning import Beginning
from gemhold.server.driver import Driver, level_for
from gemhold.server.fair import SCHEME, Fair, new_secret
from gemhold.server.identity import Visitor, new_id, save
from gemhold.server.problems import (
    AlreadyStarted,
    ChoiceTaken,
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
from gemhold.server.schema import BotBody, CommitBody, RematchBody, RevealBody, SeatIn, Settings
from gemhold.server.store.model import chat, moves, seats, sitters, tables
from gemhold.server.store.news import announce
from gemhold.server.store.transactions import named, values
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

    async def create(
        self, visitor: Visitor, name: str | None, settings: Settings, taken: tuple[Beginning, dict[str, Any]] | None = None
    ) -> Live:
        """A new table; `taken`: the beginning it takes over from a record, and the record's options."""
        game = gemhold.game(settings.game)
        begin, options = taken or (Beginning.of(game), settings.options)
        _check_options(game, len(settings.seats), options)
        player = visitor.player
        seated = [
            self._new_seat(game, seat, requested, player, name, settings.commits) for seat, requested in enumerate(settings.seats)
        ]
        values = _table_values(game, settings, player) | {"asked": options, "options": options, "rules": begin.rules}
        values |= {"beginning": begin.to_json(), "taken": len(begin.log)}

        async def write(connection: AsyncConnection) -> None:
            await save(connection, visitor)
            await self._insert(connection, game, values, seated)

        await self.writer.run(write)
        return await self._opened(values["id"])

    def _new_seat(self, game: Game, seat: int, requested: SeatIn, player: str, name: str | None, commits: bool) -> Seat:
        if requested.kind == "bot":
            level = level_of(game, requested.bot)
            return Seat(seat, "bot", requested.name or level, level, None, "", False)
        if requested.kind == "open":
            return Seat(seat, "open", requested.name, None, None, "", True)
        return Seat(seat, "human", requested.name or name or UNNAMED, None, player, "", False, commits)

    async def _insert(self, connection: AsyncConnection, game: Game, values: dict[str, Any], seated: list[Seat]) -> None:
        await connection.execute(insert(tables).values(**values))
        await connection.execute(insert(seats), [_seat_values(values["id"], seat) for seat in seated])
        await _keep_sitters(connection, values["id"], [], seated)
        if rounds.ready(values["called"], seated):
            row = (await connection.execute(select(tables).where(tables.c.id == values["id"]))).one()
            await self._begin(connection, game, row, seated)

    async def _begin(self, connection: AsyncConnection, game: Game, row: Row[Any], seated: list[Seat]) -> None:
        """Start the game in the caller's transaction: fix the entropy, resolve the options, append what it takes over and the
        first chance events."""
        table_id = row.id
        fate = Fair(bytes.fromhex(row.secret), [seat.entropy for seat in seated])
        begin = Beginning.stored(row.rules, row.beginning) if row.taken else Beginning.of(game)
        options, steps = opening(game, len(seated), row.asked, fate, begin)
        begun = {"status": "playing", "rules": begin.rules, "options": options, "started": steps.now, "beginning": None}
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
        """Read the seats under a lock, let `work` change them, write the differences, and start the game if all are ready."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(update(tables).where(tables.c.id == live.id).values(touched=time.time()))  # the lock
            row, before = await read_table(connection, live.id)
            after = await work(connection, row, list(before))
            if row.status == "waiting":
                round_, called, after = rounds.settled(row, before, after, start or row.called)
                await connection.execute(update(tables).where(tables.c.id == live.id).values(round=round_, called=called))
            for old, new in zip(before, after, strict=True):
                if old != new:
                    which = (seats.c.table_id == live.id, seats.c.seat == new.seat)
                    await connection.execute(update(seats).where(*which).values(**_seat_values(live.id, new)))
            await _keep_sitters(connection, live.id, before, after)
            if row.status == "waiting" and rounds.ready(called, after):
                now = (await connection.execute(select(tables).where(tables.c.id == live.id))).one()
                await self._begin(connection, live.game, now, after)
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

    async def join(
        self,
        live: Live,
        visitor: Visitor,
        name: str | None,
        seat: int | None,
        commits: bool,
        choices: Mapping[str, str] = MappingProxyType({}),
    ) -> Live:
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
                if row.status == "waiting":
                    seated[k] = Seat(k, "human", called, None, player, "", False, commits and row.scheme == SCHEME)
                else:  # what the seat has contributed to the dice stays
                    seated[k] = replace(seated[k], kind="human", name=called, level=None, player_id=player, joinable=False)
            if choices:
                _waiting(row)
                await _choose(connection, live, row, seated, chosen[0], choices, player)
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
            freed = row.host_id == player and _kept_waiting(row, seated, seat)
            if row.status == "waiting" and (old.kind != "human" or freed):
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
            if old.player_id not in (None, player) and not _kept_waiting(row, seated, seat):
                raise SeatTaken("this seat is taken", place="seat")
            seated[seat] = Seat(seat, "open", None, None, None, "", True)
            return seated

        return await self._change(live, work)

    async def rename(self, live: Live, player: str | None, seat: int, name: str) -> Live:
        async def work(_: AsyncConnection, row: Row[Any], seated: list[Seat]) -> list[Seat]:
            seated[seat] = replace(_own(seated, seat, player), name=name)
            return seated

        return await self._change(live, work)

    async def choose(self, live: Live, player: str | None, seat: int, option: str, value: str) -> Live:
        """A seat's own colour or character, until the game starts; the host chooses for bots and open seats."""

        async def work(connection: AsyncConnection, row: Row[Any], seated: list[Seat]) -> list[Seat]:
            _waiting(row)
            if rounds.phase(row, seated) is rounds.Phase.REVEAL:  # nobody may choose who knows what was revealed
                raise AlreadyStarted("the game is about to start", place="table")
            if _seat(seated, seat).kind == "human":
                _own(seated, seat, player)
            else:
                _host(row, player)
            await _choose(connection, live, row, seated, seat, {option: value}, player)
            return seated

        return await self._change(live, work)

    async def commit(self, live: Live, player: str | None, body: CommitBody) -> Live:
        async def work(_: AsyncConnection, row: Row[Any], seated: list[Seat]) -> list[Seat]:
            for part in body.seats:
                _own(seated, part.seat, player)
            return rounds.commit(row, seated, body)

        return await self._change(live, work)

    async def reveal(self, live: Live, player: str | None, body: RevealBody) -> Live:
        async def work(_: AsyncConnection, row: Row[Any], seated: list[Seat]) -> list[Seat]:
            for part in body.seats:
                _own(seated, part.seat, player)
            return rounds.reveal(row, bytes.fromhex(row.secret), seated, body)

        return await self._change(live, work)

    # ------------------------------------------------------------------ rematches

    async def rematch(self, live: Live, player: str | None, name: str | None, body: RematchBody) -> tuple[Live, bool]:
        """The rematch of a table, and whether it is new. The first request creates it; the seats of the others are reserved."""
        if player is None or not live.seats_of(player):
            raise NotSeated("only players of this table can request a rematch", place="table")
        if not live.over:
            raise NotOver("the game is not over", place="table")
        game = live.game
        requested_seats = body.seats or [_seat_settings(seat) for seat in live.seats]
        options = body.options
        if options is None:
            options = _asked_again(game, live.asked, len(live.seats), len(requested_seats), body.rotate)
        _check_options(game, len(requested_seats), options)
        settings = Settings(
            game=game.name,
            options=options,
            seats=requested_seats,
            public=live.public if body.public is None else body.public,
            timer=live.timer if body.timer is None else body.timer or None,
            pace=live.pace if body.pace is None else body.pace,
            commits=body.commits,
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
            new = await self.join(new, Visitor(player), name, None, body.commits)
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
                out.append(self._new_seat(live.game, k, requested, player, called, settings.commits))
        return out

    # ------------------------------------------------------------------ lists

    async def mine(self, player: str | None) -> list[Live]:
        if player is None:
            return []
        sits = select(seats.c.table_id).where(seats.c.player_id == player)
        query = select(tables.c.id).where(or_(tables.c.id.in_(sits), tables.c.host_id == player))
        ended = case((tables.c.status == "over", 1), else_=0)  # a game that goes on must not fall off the end of the list
        return await self._listed(query.order_by(ended, tables.c.touched.desc()).limit(LISTED))

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
        which = (sitters.c.table_id == table_id, sitters.c.player_id == player, sitters.c.seat == seat)
        if (await connection.execute(select(sitters.c.seat).where(*which))).first() is None:
            await connection.execute(insert(sitters).values(table_id=table_id, player_id=player, seat=seat))


async def _check_strangers(connection: AsyncConnection, table_id: str, player: str, chosen: list[int]) -> None:
    """Whoever plays, or played, another seat of a game with secrets must not see this one's."""
    query = select(sitters.c.seat).where(sitters.c.table_id == table_id, sitters.c.player_id == player)
    others = {int(seat) for seat in (await connection.execute(query)).scalars()} - set(chosen)
    if others:
        raise SeatTaken("you have played another seat of this table", place="seat", hint="you may go back to your own seat")


# ---------------------------------------------------------------- what seats choose


async def _choose(
    connection: AsyncConnection,
    live: Live,
    row: Row[Any],
    seated: list[Seat],
    seat: int,
    choices: Mapping[str, str],
    player: str | None,
) -> None:
    """Give a seat the values it chose. A bot or an open seat that had one gets the seat's old value; a person keeps theirs."""
    if row.taken:
        raise BadOption("the record decides this", place="choices", hint="the game begins where the record was left")
    asked = dict(row.asked)
    known = {option.name: option for option in live.game.options if option.each}
    for name, value in choices.items():
        option = known.get(name)
        if option is None or value not in option.each:
            hint = ", ".join(known) if option is None else ", ".join(option.each)
            raise BadOption(f"a seat cannot choose {name} {value!r}", place=f"option {name}", hint=hint or "nothing to choose")
        values = one_each(name, option.each, len(seated), asked.get(name, STANDARD))
        if value in values:
            other = seated[values.index(value)]
            if other.kind == "human" and other.player_id != player:
                raise ChoiceTaken(f"{value} belongs to another player", place=f"option {name}", hint="choose another one")
            values[other.seat] = values[seat]
        values[seat] = value
        asked[name] = values
    await connection.execute(update(tables).where(tables.c.id == live.id).values(asked=asked, options=asked))


def _asked_again(game: Game, asked: dict[str, Any], before: int, seats: int, rotate: bool) -> dict[str, Any]:
    """The options of a rematch: who moves to another seat takes along what they chose; with other seats all choose anew."""
    out = dict(asked)
    for option in game.options:
        if not option.each or out.get(option.name, STANDARD) == STANDARD:
            continue
        values = one_each(option.name, option.each, before, out[option.name])
        if seats != before:
            out[option.name] = STANDARD
        elif rotate:
            out[option.name] = values[-1:] + values[:-1]
    return out


# ---------------------------------------------------------------- conditions and values


def _check_options(game: Game, n: int, options: dict[str, Any]) -> None:
    """Report errors now, not when the game starts."""
    check_size(options)
    game.settings(n, options)


def check_size(options: dict[str, Any]) -> None:
    """Can options be stored, and are they short enough?"""
    try:
        size = len(json.dumps(options, ensure_ascii=False).encode())
    except (UnicodeEncodeError, RecursionError):
        raise BadOption("the options cannot be stored", place="options", hint="plain text and numbers only") from None
    if size > OPTIONS_LIMIT:
        raise BadOption("the options are too long", place="options", hint=f"at most {OPTIONS_LIMIT} bytes")


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


def _kept_waiting(row: Row[Any], seated: list[Seat], seat: int) -> bool:
    """Does a seat keep all others waiting? Then the host may give it to somebody else."""
    return seat in rounds.awaited(row, seated)


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
        "commits": seat.commits,
        "commitment": seat.commitment,
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
        "scheme": SCHEME,
        "called": settings.autostart,
        "secret": new_secret().hex(),
        "created": now,
        "touched": now,
    }
