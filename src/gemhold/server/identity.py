"""Players: identified by a random secret in an HttpOnly cookie, stored as its hash. There are no accounts or passwords.

A player may use several browsers: a one-time code gives another browser a secret of its own.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from starlette.requests import Request

from gemhold.server.problems import AlreadyPlaying, UnknownCode
from gemhold.server.store.model import codes, players, seats, tables, tokens
from gemhold.server.store.writer import Writer

COOKIE = "gemhold_player"
COOKIE_SECONDS = 400 * 24 * 3600  # the maximum browsers allow
CODE_SECONDS = 600
DEVICE_ID = 16  # letters of a token's hash that identify it to its player
KNOWN_SECONDS = 60.0  # how long a worker relies on its cache: another one may have ended a device
SEEN_SECONDS = 3600.0  # resolution of the last use of a device
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


@dataclass(frozen=True)
class Visitor:
    """Who sends a request. `secret`: of a player that exists only once what they ask for succeeds."""

    player: str
    secret: str | None = None


async def save(connection: AsyncConnection, visitor: Visitor) -> None:
    """Write a new player, in the transaction of what they do: a request that fails leaves none behind."""
    if visitor.secret is not None:
        now = time.time()
        await connection.execute(insert(players).values(id=visitor.player, name=None, created=now))
        values = {"hash": digest(visitor.secret), "player_id": visitor.player, "created": now, "seen": now}
        await connection.execute(insert(tokens).values(**values))


@dataclass(frozen=True)
class Device:
    """A browser that acts as a player."""

    id: str
    created: float
    seen: float
    current: bool


class Identity:
    def __init__(self, reader: AsyncEngine, writer: Writer) -> None:
        self.reader = reader
        self.writer = writer
        self._known: OrderedDict[str, tuple[str, float]] = OrderedDict()  # hash of a secret → player, and when it was read

    def _hash(self, request: Request) -> str | None:
        secret = secret_in(request.scope["headers"])
        return digest(secret) if secret and len(secret) <= 100 else None

    async def player(self, request: Request) -> str | None:
        """The player of this browser, if it has one."""
        hashed = self._hash(request)
        if hashed is None:
            return None
        known = self._known.get(hashed)
        if known is None or known[1] < time.monotonic() - KNOWN_SECONDS:
            async with self.reader.connect() as connection:
                found = (await connection.execute(select(tokens).where(tokens.c.hash == hashed))).one_or_none()
            if found is None:
                self._known.pop(hashed, None)
                return None
            if found.seen < time.time() - SEEN_SECONDS:
                await self._note_seen(hashed)
            self._remember(hashed, str(found.player_id))
            return str(found.player_id)
        return known[0]

    async def _note_seen(self, hashed: str) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(update(tokens).where(tokens.c.hash == hashed).values(seen=time.time()))

        await self.writer.run(write)

    async def visitor(self, request: Request) -> Visitor:
        """The player of this browser; a new one, not saved yet, if it has none."""
        if (player := await self.player(request)) is not None:
            return Visitor(player)
        return Visitor(new_id(), secrets.token_urlsafe(32))

    def admit(self, request: Request, visitor: Visitor) -> None:
        """The visitor has been saved: let their browser know them from now on."""
        if visitor.secret is not None:
            self._remember(digest(visitor.secret), visitor.player)
            give_cookie(request, visitor.secret)

    def _remember(self, hashed: str, player: str) -> None:
        now = time.monotonic()
        self._known[hashed] = (player, now)
        self._known.move_to_end(hashed)
        while len(self._known) > REMEMBERED or next(iter(self._known.values()))[1] < now - KNOWN_SECONDS:
            self._known.popitem(last=False)  # the oldest: nobody relies on it any more

    # ------------------------------------------------------------------ names

    async def name(self, player: str | None) -> str | None:
        if player is None:
            return None
        async with self.reader.connect() as connection:
            return (await connection.execute(select(players.c.name).where(players.c.id == player))).scalar_one_or_none()

    async def rename(self, visitor: Visitor, name: str) -> None:
        async def write(connection: AsyncConnection) -> None:
            await save(connection, visitor)
            await connection.execute(update(players).where(players.c.id == visitor.player).values(name=name))

        await self.writer.run(write)

    # ------------------------------------------------------------------ other devices

    async def link(self, visitor: Visitor) -> Link:
        """A code for another device; codes made before are void."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        expires = time.time() + CODE_SECONDS

        async def write(connection: AsyncConnection) -> None:
            await save(connection, visitor)
            await connection.execute(delete(codes).where(or_(codes.c.expires < time.time(), codes.c.player_id == visitor.player)))
            await connection.execute(insert(codes).values(hash=digest(code), player_id=visitor.player, expires=expires))

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
            now = time.time()
            await connection.execute(insert(tokens).values(hash=digest(secret), player_id=player, created=now, seen=now))
            return str(player)

        player = await self.writer.run(take)
        self._remember(digest(secret), player)
        give_cookie(request, secret)
        return player

    async def devices(self, request: Request, player: str | None) -> list[Device]:
        """Browsers that act as this player, the newest first."""
        if player is None:
            return []
        own = self._hash(request)
        query = select(tokens).where(tokens.c.player_id == player).order_by(tokens.c.created.desc())
        async with self.reader.connect() as connection:
            return [
                Device(row.hash[:DEVICE_ID], row.created, row.seen, row.hash == own) for row in await connection.execute(query)
            ]

    async def sign_out(self, player: str | None, device: str) -> bool:
        """End a browser's claim to be this player; False if there is none."""

        async def write(connection: AsyncConnection) -> int:
            which = (tokens.c.player_id == player) & tokens.c.hash.startswith(device, autoescape=True)
            return int((await connection.execute(delete(tokens).where(which))).rowcount)

        ended = player is not None and len(device) == DEVICE_ID and await self.writer.run(write) > 0
        if ended:
            for hashed in [hashed for hashed in self._known if hashed.startswith(device)]:
                del self._known[hashed]
        return ended


async def _plays(connection: AsyncConnection, player: str) -> bool:
    unfinished = (
        select(func.count()).select_from(seats.join(tables)).where(seats.c.player_id == player, tables.c.status != "over")
    )
    return bool((await connection.execute(unfinished)).scalar_one())


def secret_in(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """What the cookie of a request says; asked for every move, for which the framework's own reading is slow.

    >>> secret_in([(b"host", b"localhost"), (b"cookie", b"theme=dark; gemhold_player=abc")])
    'abc'
    >>> secret_in([(b"cookie", b"not_gemhold_player=abc")])
    """
    for name, value in headers:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, secret = part.partition("=")
                if key.strip() == COOKIE:
                    return secret.strip()
    return None


def give_cookie(request: Request, secret: str) -> None:
    """Set the cookie on the response; `Security` adds the header."""
    secure = "; Secure" if request.url.scheme == "https" else ""
    request.state.cookie = f"{COOKIE}={secret}; Max-Age={COOKIE_SECONDS}; Path=/; HttpOnly; SameSite=Lax{secure}"
