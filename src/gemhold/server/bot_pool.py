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
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict, deque
from typing import Any

from gemhold.core.game import Game
from gemhold.server.problems import BotFailed

SECONDS = 60.0
COLD_SECONDS = 600.0  # for the first answer of a process about a game: it may have to compile the rules
LINE = 1 << 20
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
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():  # the place came at the same moment
                self.give()
            raise

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


class BotPool:
    def __init__(self, most: int) -> None:
        self._turns = Turns(most)
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._answered: dict[Process, set[str]] = {}  # games a process has answered about: it need not compile them again

    async def choose(self, game: Game, s: Any, seat: int, level: str, seed: int, queue: str = UNWATCHED) -> int:
        """A bot's choice. `s` is the seat's own view of the position, nothing more."""
        state = game.state.pack(s).hex()
        question = {"do": "choose", "game": game.name, "state": state, "seat": seat, "level": level, "seed": seed}
        return int((await self._ask(question, queue))["action"])

    async def odds(self, game: Game, s: Any, queue: str = UNWATCHED) -> list[float | None]:
        odds: list[float | None] = (await self._ask({"do": "odds", "game": game.name, "state": game.state.pack(s).hex()}, queue))[
            "odds"
        ]
        return odds

    async def warm(self, game: str) -> None:
        """Have one process ready before anybody waits for it."""
        await self._ask({"do": "warm", "game": game}, UNWATCHED)

    async def close(self) -> None:
        for process in self._all:
            if process.returncode is None:
                process.kill()
        await asyncio.gather(*(process.wait() for process in self._all), return_exceptions=True)

    # ------------------------------------------------------------------

    async def _ask(self, question: dict[str, Any], queue: str) -> dict[str, Any]:
        await self._turns.take(queue)
        try:
            for attempt in range(1, ATTEMPTS + 1):
                try:
                    return await self._answer(question)
                except (OSError, ValueError, TimeoutError, asyncio.IncompleteReadError) as error:
                    log.warning("a bot process failed (%s), attempt %d of %d", type(error).__name__, attempt, ATTEMPTS)
            raise BotFailed("the bot does not answer", place="bot", hint="try again")
        finally:
            self._turns.give()

    async def _answer(self, question: dict[str, Any]) -> dict[str, Any]:
        process = self._idle.pop() if self._idle else await self._start()
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(json.dumps(question).encode() + b"\n")
            known = self._answered.setdefault(process, set())
            line = await asyncio.wait_for(process.stdout.readline(), SECONDS if question["game"] in known else COLD_SECONDS)
            reply: dict[str, Any] = json.loads(line)
        except BaseException:  # also when we are cancelled: an answer nobody reads would be taken for the next one
            self._answered.pop(process, None)
            if process.returncode is None:
                process.kill()
            raise
        known.add(question["game"])
        self._idle.append(process)
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
