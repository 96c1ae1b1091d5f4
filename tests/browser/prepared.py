"""Tables in the middle of a game, for tests that begin there: played here by the engine, then laid into a server's database.

The rows are those a table played over HTTP would have: the secret and its commitment, seats with their owners, the outcomes of
chance that follow from the secret, and every decision. Decisions are drawn by habits that know no strategy and so stay what they
are when bots learn.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Page
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

import gemhold
import gemhold.core.game
from gemhold.core.contract import OVER
from gemhold.core.match import Match, Ply
from gemhold.games.geodia.data import Card
from gemhold.games.geodia.state import INVENTOR, A, State
from gemhold.games.king.state import A as KING
from gemhold.server.config import database_url
from gemhold.server.fair import Fair
from gemhold.server.identity import Identity, Visitor, new_id
from gemhold.server.referee import opening
from gemhold.server.store.engine import open_engines
from gemhold.server.store.model import By, LogRow, moves, players, seats, tables
from gemhold.server.store.transactions import named, values
from gemhold.server.store.writer import Writer
from gemhold.server.tables import read_rows
from gemhold.server.testing import ServerProcess

T = TypeVar("T")
W = TypeVar("W")
NAMES = ("Ela", "Mirek", "Ioana", "Oto")
ENTROPY = "prepared"
PATIENCE = 4  # of busy players: one in so many leaves an open question be


@dataclass(frozen=True)
class Plan:
    """A game that plays itself in one way only."""

    seed: int
    seats: int = 2
    rounds: int = 8
    teams: bool = False
    game: str = "geodia"

    @property
    def secret(self) -> bytes:
        return hashlib.sha256(f"prepared {self.seed}".encode()).digest()

    @property
    def asked(self) -> dict[str, Any]:
        return {"rounds": self.rounds, "teams": self.teams} if self.game == "geodia" else {}

    @property
    def rules(self) -> gemhold.core.game.Game:
        return gemhold.game(self.game)


# ---------------------------------------------------------------- playing


def busy(s: State, legal: list[int], luck: random.Random) -> int:
    """Any action, but rather a deed than an end, never a way back, and the Inventor first: siege machines need it."""
    if A.upgrade + INVENTOR in legal:
        return int(A.upgrade) + INVENTOR
    deeds = [x for x in legal if x not in (A.cancel, A.end, A.no, A.done, A.swap, A.market)]
    rest = [x for x in legal if x in (A.end, A.no, A.done)]
    if not deeds or (rest and luck.randrange(PATIENCE) == 0):
        return luck.choice(rest or legal)
    plays = [x for x in deeds if A.play <= x < A.play + len(Card) or A.aim <= x < A.target or A.fire <= x < A.put_out]
    return luck.choice(plays if plays and luck.randrange(2) else deeds)


def eager(_s: object, legal: list[int], luck: random.Random) -> int:
    """Any action, but rather one that brings a card: hands fill."""
    for first, end in ((KING.take, KING.alarm), (KING.steal_card, KING.steal_gem), (KING.joker, KING.place)):
        if found := [x for x in legal if first <= x < end]:
            return luck.choice(found)
    return luck.choice(legal)


HABITS: dict[str, Callable[[Any, list[int], random.Random], int]] = {"geodia": busy, "king": eager}


class Game:
    """A plan as it unfolds: rows of the log, one after another."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.fate = Fair(plan.secret, [ENTROPY] * plan.seats)
        self.options, steps = opening(plan.rules, plan.seats, plan.asked, self.fate)
        self.match: Match = steps.match
        self.rows: list[LogRow] = list(steps.rows)
        self._draws = len(steps.rows)
        self._luck = random.Random(plan.seed)

    def step(self) -> None:
        """One decision and what chance makes of it."""
        match, rules = self.match, self.plan.rules
        self._take(match.actor, HABITS[self.plan.game](match.state, rules.legal(match.state), self._luck), By.BOT)
        while match.actor == -1:
            n = int(rules.rules.chances(match.state))
            self._take(match.actor, self.fate.outcome(self._draws, n), By.CHANCE)
            self._draws += 1

    def _take(self, actor: int, x: int, by: By) -> None:
        self.match.apply(Ply(actor, x))
        self.rows.append(LogRow(len(self.rows), actor, x, by, 0.0))

    def decisions(self) -> Iterator[int]:
        """The numbers of rows at which somebody decides, from here to the end."""
        while self.match.actor != OVER:
            yield len(self.rows)
            self.step()


@cache
def game(plan: Plan) -> Game:
    return Game(plan)


def rows_of(plan: Plan, until: int) -> list[LogRow]:
    """The first rows of a game; -1: all of them."""
    found = game(plan)
    while found.match.actor != OVER and (until < 0 or len(found.rows) < until):
        found.step()
    return found.rows[:until] if until >= 0 else list(found.rows)


# Games of King by what lies before the first seat: rows up to there.
LAST_CASTLE = (Plan(2, 4, game="king"), 159, 0)  # with this castle the turn ends
LAST_MOVE = (Plan(2, 2, game="king"), 222, 0)  # with this decision the game ends


# ---------------------------------------------------------------- laying


class Owner:
    """A person in a server's database, whose tables are laid there by the store's own code."""

    def __init__(self, home: Path, name: str = NAMES[0]) -> None:
        self.url = database_url(f"sqlite:///{home / 'gemhold.db'}")
        self.player = new_id()
        self.name = name
        self.code: str = _in_thread(self._with_store, self._sign_up)

    @classmethod
    def before(cls, page: Page, server: ServerProcess) -> Owner:
        """Somebody new, who sits before this browser."""
        owner = cls(server.log.parent)
        owner.enter(page)
        return owner

    def enter(self, page: Page) -> None:
        """Makes a browser theirs, by what a link holds that people send to themselves."""
        claimed = page.context.request.post("/api/me/claim", data={"code": self.code, "replace": False})
        assert claimed.ok, claimed.text()

    def lay(self, plan: Plan, until: int, *own: int, guest: Owner | None = None, bot: str = "random") -> str:
        """A table after so many rows, this person in those seats, and a guest or bots in the others; gives its id."""
        table_id, now = new_id(), time.time()
        people = {seat: owner.player for seat in range(plan.seats) if (owner := self if seat in own else guest)}
        rows = [replace(row, by=By.PERSON if row.actor in people else row.by, at=now) for row in rows_of(plan, until)]
        head = {
            "id": table_id, "game": plan.game, "rules": plan.rules.rules_version, "asked": plan.asked,
            "options": game(plan).options, "status": "playing", "public": False, "timer": None, "pace": 0, "autostart": True,
            "host_id": self.player,
            "secret": plan.secret.hex(), "created": now, "started": now, "touched": now,
        }  # fmt: skip
        seated = [
            {
                "table_id": table_id, "seat": k, "kind": "human" if k in people else "bot", "name": NAMES[k],
                "level": None if k in people else bot, "player_id": people.get(k), "entropy": ENTROPY, "joinable": False,
            }
            for k in range(plan.seats)
        ]  # fmt: skip

        async def lay(writer: Writer, _: Identity) -> None:
            async def make(connection: AsyncConnection) -> None:
                await connection.execute(insert(tables).values(**head))
                await connection.execute(insert(seats), seated)
                await connection.execute(insert(moves), named([values(table_id, row) for row in rows]))

            await writer.run(make)

        _in_thread(self._with_store, lay)
        return table_id

    async def _sign_up(self, writer: Writer, identity: Identity) -> str:
        async def make(connection: AsyncConnection) -> None:
            await connection.execute(insert(players).values(id=self.player, name=self.name, created=time.time()))

        await writer.run(make)
        return (await identity.link(Visitor(self.player))).code

    async def _with_store(self, work: Callable[[Writer, Identity], Awaitable[T]]) -> T:
        reader, engine = open_engines(self.url)
        writer = Writer(engine, "prepared")
        writer.start()
        try:
            return await work(writer, Identity(reader, writer))
        finally:
            await writer.stop()
            await reader.dispose()
            await engine.dispose()


def logged(home: Path, table_id: str) -> list[LogRow]:
    """The log of a table, as the database has it."""

    async def read(table_id: str) -> list[LogRow]:
        reader, engine = open_engines(database_url(f"sqlite:///{home / 'gemhold.db'}"))
        async with reader.connect() as connection:
            rows = await read_rows(connection, table_id, 0)
        await reader.dispose()
        await engine.dispose()
        return rows

    return _in_thread(read, table_id)


def _in_thread(start: Callable[[W], Coroutine[Any, Any, T]], work: W) -> T:
    """Playwright keeps an event loop running in the tests' own thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(start(work))).result()
