"""A pool of processes that decide for bots; started on demand, replaced when they fail."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

from gemhold.core.errors import GemholdError
from gemhold.core.game import Game

SECONDS = 60.0
WARM_SECONDS = 600.0
LINE = 1 << 20

log = logging.getLogger("gemhold.bots")


class BotFailed(GemholdError):
    code = "server-error"


class BotPool:
    def __init__(self, most: int) -> None:
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        self._all: set[Process] = set()
        for _ in range(most):
            self._free.put_nowait(None)

    async def choose(self, game: Game, s: Any, seat: int, level: str, seed: int) -> int:
        """A bot's choice. `s` is the position as its seat knows it."""
        state = game.state.pack(s).hex()
        reply = await self._request(
            {"do": "choose", "game": game.name, "state": state, "seat": seat, "level": level, "seed": seed}
        )
        return int(reply["action"])

    async def odds(self, game: Game, s: Any) -> list[float | None]:
        reply = await self._request({"do": "odds", "game": game.name, "state": game.state.pack(s).hex()})
        odds: list[float | None] = reply["odds"]
        return odds

    async def warm(self, game: str) -> None:
        """Start a process and compile or load a game's rules in it."""
        await self._request({"do": "warm", "game": game}, WARM_SECONDS)

    async def close(self) -> None:
        for process in self._all:
            if process.returncode is None:
                process.kill()
        await asyncio.gather(*(process.wait() for process in self._all), return_exceptions=True)

    # ------------------------------------------------------------------

    async def _request(self, request: dict[str, Any], seconds: float = SECONDS) -> dict[str, Any]:
        process = await self._free.get()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(json.dumps(request).encode() + b"\n")
            line = await asyncio.wait_for(process.stdout.readline(), seconds)
            reply: dict[str, Any] = json.loads(line)
        except BaseException as error:  # also on cancellation: an unread reply would be taken for the next one
            if process is not None and process.returncode is None:
                process.kill()
            process = None
            if isinstance(error, asyncio.CancelledError):
                raise
            raise BotFailed("the bot did not answer", place="bot", hint=type(error).__name__) from error
        finally:
            self._free.put_nowait(process)
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
