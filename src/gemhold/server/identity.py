"""Players: identified by a random secret in an HttpOnly cookie, stored as its hash. There are no accounts or passwords.

A player may use several browsers: a one-time code gives another browser a secret of its own.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from starlette.requests import Request

from gemhold.server.problems import AlreadyPlaying, UnknownCode
from gemhold.server.store.model import codes, players, seats, tables, tokens
from gemhold.server.store.writer import Writer

COOKIE = "gemhold_player"
COOKIE_SECONDS = 400 * 24 * 3600  # the maximum browsers allow
CODE_SECONDS = 600
CODE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # without look-alikes
CODE_LENGTH = 12
REMEMBERED = 20_000


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def new_id() -> str:
    """A random id, short enough for a link: 96 bits in 16 characters."""
    return secrets.token_urlsafe(12)


@dataclass(frozen=True)
class Link:
    code: str
    expires: float


class Identity:
    def __init__(self, reader: AsyncEngine, writer: Writer) -> None:
        self.reader = reader
        self.writer = writer
        self._known: OrderedDict[str, str] = OrderedDict()  # hash of a secret → player; immutable

    async def player(self, request: Request) -> str | None:
        """The player of this browser, if it has one."""
        secret = request.cookies.get(COOKIE)
        if not secret or len(secret) > 100:
            return None
        hashed = digest(secret)
        if hashed not in self._known:
            async with self.reader.connect() as connection:
                found = (await connection.execute(select(tokens.c.player_id).where(tokens.c.hash == hashed))).scalar_one_or_none()
            if found is None:
                return None
            self._remember(hashed, found)
        return self._known[hashed]

    async def ensure(self, request: Request) -> str:
        """The player of this browser; a new one if it has none."""
        if (player := await self.player(request)) is not None:
            return player
        player, secret, now = new_id(), secrets.token_urlsafe(32), time.time()

        async def make(connection: AsyncConnection) -> None:
            await connection.execute(insert(players).values(id=player, name=None, created=now))
            await connection.execute(insert(tokens).values(hash=digest(secret), player_id=player, created=now))

        await self.writer.run(make)
        self._remember(digest(secret), player)
        give_cookie(request, secret)
        return player

    def _remember(self, hashed: str, player: str) -> None:
        self._known[hashed] = player
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    # ------------------------------------------------------------------ names

    async def name(self, player: str | None) -> str | None:
        if player is None:
            return None
        async with self.reader.connect() as connection:
            return (await connection.execute(select(players.c.name).where(players.c.id == player))).scalar_one_or_none()

    async def rename(self, player: str, name: str) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(update(players).where(players.c.id == player).values(name=name))

        await self.writer.run(write)

    # ------------------------------------------------------------------ other devices

    async def link(self, player: str) -> Link:
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        expires = time.time() + CODE_SECONDS

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(codes).where(codes.c.expires < time.time()))
            await connection.execute(insert(codes).values(hash=digest(code), player_id=player, expires=expires))

        await self.writer.run(write)
        return Link(code, expires)

    async def claim(self, request: Request, code: str, replace: bool) -> str:
        """Make this browser act as the player who made the code."""
        before = await self.player(request)
        secret = secrets.token_urlsafe(32)

        async def take(connection: AsyncConnection) -> str:
            which = codes.c.hash == digest(code.strip().lower())
            player = (
                await connection.execute(select(codes.c.player_id).where(which, codes.c.expires > time.time()))
            ).scalar_one_or_none()
            if player is None:
                raise UnknownCode(
                    "this code is unknown, used or expired", place="code", hint="make a new one on the other device"
                )
            if before not in (None, player) and not replace and await _plays(connection, str(before)):
                raise AlreadyPlaying(
                    "this browser owns seats of unfinished tables", place="code", hint="finish those games, or send replace"
                )
            if (await connection.execute(delete(codes).where(which))).rowcount != 1:  # lost the race for the code
                raise UnknownCode("this code has been used", place="code", hint="make a new one on the other device")
            await connection.execute(insert(tokens).values(hash=digest(secret), player_id=player, created=time.time()))
            return str(player)

        player = await self.writer.run(take)
        self._remember(digest(secret), player)
        give_cookie(request, secret)
        return player


async def _plays(connection: AsyncConnection, player: str) -> bool:
    unfinished = (
        select(func.count()).select_from(seats.join(tables)).where(seats.c.player_id == player, tables.c.status != "over")
    )
    return bool((await connection.execute(unfinished)).scalar_one())


def give_cookie(request: Request, secret: str) -> None:
    """Set the cookie on the response; `Security` adds the header."""
    secure = "; Secure" if request.url.scheme == "https" else ""
    request.state.cookie = f"{COOKIE}={secret}; Max-Age={COOKIE_SECONDS}; Path=/; HttpOnly; SameSite=Lax{secure}"
