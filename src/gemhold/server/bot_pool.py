"""A pool of processes that think for bots, started when first needed and replaced when one fails.

Questions wait in a queue for each network that waits for the answer, and the queues take turns: whoever opens a hundred tables
slows down their own bots, not everybody's. Tables nobody watches come last.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gemhold.core.errors import BadOption
from gemhold.core.game import Game
from gemhold.server import metrics
from gemhold.server.problems import BotBusy, BotFailed

SECONDS = 60.0
COLD_SECONDS = 300.0  # for the first answer of a process about a game, and for each step of compiling its rules
LINE = 1 << 20
PATIENCE = 40.0  # seconds a request of a person waits for an answer: less than proxies and browsers do
BUSY_SECONDS = 10.0  # after which it is worth asking again
ATTEMPTS = 2  # the second one in a fresh process
UNWATCHED = ""  # the queue of questions nobody waits for

log = logging.getLogger("gemhold.bots")


class Turns:
    """Places in the pool, given to the queues in turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def take(self, queue: str) -> None:
        if self._free > 0:
            self._free -= 1
            return
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(queue, deque()).append(waiting)
        metrics.bot_queue.inc()
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():  # the place came at the same moment
                self.give()
            raise
        finally:
            metrics.bot_queue.dec()

    def give(self) -> None:
        """Hand the place to the next queue, or keep it free."""
        while self._queues:
            name = next((name for name in self._queues if name != UNWATCHED), UNWATCHED)
            queue = self._queues[name]
            waiting = queue.popleft()
            self._queues.move_to_end(name)
            if not queue:
                del self._queues[name]
            if not waiting.done():
                waiting.set_result(None)
                return
        self._free += 1


@dataclass(frozen=True)
class Preparing:
    """How far the rules of a game are compiled."""

    done: int  # steps
    steps: int  # of all; 0: not known yet
    began: float

    @property
    def seconds(self) -> int | None:
        """About how long it will take; None: cannot be told yet."""
        if self.done == 0:
            return None
        return max(1, round((time.monotonic() - self.began) * (self.steps - self.done) / self.done))


class BotPool:
    def __init__(self, most: int, preparing: Callable[[str, Preparing | None], None] = lambda game, how_far: None) -> None:
        self._preparing = preparing  # called with a game whose rules are being compiled, and with None when they are
        self._turns = Turns(most)
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._answered: dict[Process, set[str]] = {}  # games a process has answered about: it need not compile them again
        self._waiting: set[asyncio.Timeout] = set()  # requests of people
        self._dismissed = False
        self._left: set[asyncio.Task[dict[str, Any]]] = set()  # thoughts whose request is answered already

    async def choose(self, game: Game, s: Any, seat: int, level: str, seed: int, queue: str = UNWATCHED) -> int:
        """A bot's choice. `s` is the seat's own view of the position, nothing more."""
        return int((await self._ask(_choice(game, s, seat, level, seed), queue))["action"])

    async def hint(self, game: Game, s: Any, seat: int, level: str, seed: int, queue: str) -> list[dict[str, Any]]:
        """The best actions with reasons (`bots.advice`), for a person, who is not kept waiting for long."""
        question = _choice(game, s, seat, level, seed) | {"do": "advise"}
        advice: list[dict[str, Any]] = (await self._ask_soon(question, queue))["advice"]
        return advice

    async def odds(self, game: Game, s: Any, queue: str = UNWATCHED) -> dict[str, Any]:
        """The chances of a position: `odds`, and by action what they become `after` it."""
        return await self._ask_soon({"do": "odds", "game": game.name, "state": game.state.pack(s).hex()}, queue)

    async def worth(self, game: Game, s: Any, seats: int, queue: str = UNWATCHED) -> dict[str, list[int]]:
        """What each action is worth (`core.worth`). `s` is the view of the seat to move."""
        question = {"do": "worth", "game": game.name, "state": game.state.pack(s).hex(), "seats": seats}
        worth: dict[str, list[int]] = (await self._ask_soon(question, queue))["worth"]
        return worth

    async def companion(self, game: Game, question: str, about: dict[str, Any], queue: str = UNWATCHED) -> Any:
        """What the game's companion answers (`core.companion`); BadOption if it cannot make sense of what is asked about."""
        reply = await self._ask({"do": "companion", "game": game.name, "question": question, "about": about}, queue)
        if "refused" in reply:
            raise BadOption(**reply["refused"])
        return reply["answer"]

    async def warm(self, game: str) -> None:
        """Have one process ready before anybody waits for it."""
        await self._ask({"do": "warm", "game": game}, UNWATCHED)

    async def close(self) -> None:
        for task in self._left:
            task.cancel()
        for process in self._all:
            if process.returncode is None:
                process.kill()
        await asyncio.gather(*(process.wait() for process in self._all), return_exceptions=True)

    # ------------------------------------------------------------------

    async def _ask_soon(self, question: dict[str, Any], queue: str) -> dict[str, Any]:
        """An answer, or BotBusy if it does not come soon. A process that has begun goes on to its end: if it is compiling, the
        next question finds it done."""
        waiting = asyncio.timeout(0 if self._dismissed else PATIENCE)
        self._waiting.add(waiting)
        try:
            async with waiting:
                await self._turns.take(queue)
                thought = asyncio.create_task(self._think(question), name="thought")
                self._left.add(thought)
                thought.add_done_callback(self._thought)
                return await asyncio.shield(thought)
        except TimeoutError:
            raise BotBusy("the bot is still busy", BUSY_SECONDS, place="bot") from None
        finally:
            self._waiting.discard(waiting)

    def dismiss(self) -> None:
        """The server stops: people who wait for an answer are told to ask again."""
        self._dismissed = True
        for waiting in self._waiting:
            waiting.reschedule(0)

    def _thought(self, thought: asyncio.Task[dict[str, Any]]) -> None:
        self._left.discard(thought)
        if not thought.cancelled() and (error := thought.exception()) is not None:
            log.info("a bot's answer: %s", error)

    async def _ask(self, question: dict[str, Any], queue: str) -> dict[str, Any]:
        await self._turns.take(queue)
        return await self._think(question)

    async def _think(self, question: dict[str, Any]) -> dict[str, Any]:
        """In a place of the pool, which is given back."""
        try:
            for attempt in range(1, ATTEMPTS + 1):
                try:
                    return await self._answer(question, fresh=attempt > 1)
                except (OSError, ValueError, TimeoutError, asyncio.IncompleteReadError) as error:
                    metrics.bot_failures.inc()
                    log.warning("a bot process failed (%s), attempt %d of %d", type(error).__name__, attempt, ATTEMPTS)
            raise BotFailed("the bot does not answer", place="bot", hint="try again")
        finally:
            self._turns.give()

    async def _answer(self, question: dict[str, Any], fresh: bool) -> dict[str, Any]:
        start = time.perf_counter()
        process = await self._start() if fresh or not self._idle else self._idle.pop()
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(json.dumps(question).encode() + b"\n")
            known = self._answered.setdefault(process, set())
            patience = SECONDS if question["game"] in known else COLD_SECONDS
            began = time.monotonic()
            reply = await _line(process.stdout, patience)
            while "steps" in reply:
                self._preparing(question["game"], Preparing(reply["done"], reply["steps"], began))
                reply = await _line(process.stdout, patience)
        except BaseException:  # also when we are cancelled: an answer nobody reads would be taken for the next one
            self._answered.pop(process, None)
            self._preparing(question["game"], None)
            if process.returncode is None:
                process.kill()
            raise
        if question["game"] not in known:
            known.add(question["game"])
            self._preparing(question["game"], None)
        self._idle.append(process)
        metrics.bot_seconds.labels(question["game"], question.get("level", question["do"])).observe(time.perf_counter() - start)
        if "error" in reply:
            raise BotFailed("the bot failed", place="bot", hint=reply["error"])
        return reply

    async def _start(self) -> Process:
        mode = os.environ.get("GEMHOLD_BOT_MODE", "jit")
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "gemhold.server.bot_process",
            stdin=PIPE,
            stdout=PIPE,
            limit=LINE,
            env=os.environ | {"GEMHOLD_MODE": mode},
        )
        self._all = {other for other in self._all if other.returncode is None} | {process}
        return process


def _choice(game: Game, s: Any, seat: int, level: str, seed: int) -> dict[str, Any]:
    return {"do": "choose", "game": game.name, "state": game.state.pack(s).hex(), "seat": seat, "level": level, "seed": seed}


async def _line(stdout: asyncio.StreamReader, patience: float) -> dict[str, Any]:
    async with asyncio.timeout(patience):
        line: dict[str, Any] = json.loads(await stdout.readline())
    return line
