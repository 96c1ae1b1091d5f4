"""One table, its players and spectators: clients that choose at random among their legal actions."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass
from typing import Any

import gemhold
from gemhold.server.testing import LOOPBACK, Http, Stream, Traffic
from load.figures import Tally

SEATS = 2
BOT = "random"  # plays on where people stop, and does not think
GONE = (ConnectionError, asyncio.IncompleteReadError)


@dataclass(frozen=True)
class Crowd:
    """Who listens at a table."""

    streams: int = SEATS  # of the seats: in turn one for each; with a single one, one player has all seats
    spectators: int = 0  # anonymous


class Table:
    """A table; its clients send a move when the news of the one before has come."""

    def __init__(self, port: int, game: str, seed: int, crowd: Crowd, source: str = LOOPBACK) -> None:
        self.port = port
        self.game = gemhold.game(game)
        self.random = random.Random(seed)
        self.crowd = crowd
        self.source = source
        self.traffic = Traffic()
        self.players = [Http(port, source=source, traffic=self.traffic) for _ in range(min(SEATS, crowd.streams))]
        self.streams: list[Stream] = []
        self.path = ""
        self._sent: dict[float, float] = {}  # by the time the server notes for a move: when it was sent
        self._arrived: dict[float, float] = {}  # and when the last stream got it

    # ------------------------------------------------------------------ coming and going

    async def open(self) -> None:
        """Create a table, join it and listen."""
        await self.create()
        await self.listen()

    async def create(self) -> None:
        first, *others = self.players
        seats = [{"kind": "human"}, {"kind": "open" if others else "human"}]
        made = await first.post("/api/tables", {"game": self.game.name, "seats": seats, "pace": 0})
        self.path = f"/api/tables/{made['id']}"
        for player in others:
            await player.post(f"{self.path}/join", {})

    async def listen(self) -> None:
        await self._close_streams()
        cookies = [self.players[k % len(self.players)].cookie for k in range(self.crowd.streams)]
        paths = [f"{self.path}/stream?client={k}" for k in range(self.crowd.streams)]
        cookies += [""] * self.crowd.spectators
        paths += [f"{self.path}/stream"] * self.crowd.spectators
        self.streams = [
            Stream(self.port, path, cookie, self.source, self.traffic, self._heard)
            for path, cookie in zip(paths, cookies, strict=True)
        ]
        for stream in self.streams:
            await stream.open()
            await stream.until(0)

    async def close(self) -> None:
        await self._close_streams()
        await self.rest()

    async def rest(self) -> None:
        """Close what no stream needs."""
        for player in self.players:
            await player.close()

    async def _close_streams(self) -> None:
        for stream in self.streams:
            await stream.close()
        self.streams = []

    # ------------------------------------------------------------------ playing

    @property
    def over(self) -> bool:
        return bool(self.streams[0].play["status"] == "over")

    async def play(self, until: float, think: float, tally: Tally) -> None:
        """Play one game after the other until then, by the clock of `time.perf_counter`."""
        await asyncio.sleep(self.random.random() * min(think, max(0.0, until - time.perf_counter())))
        while time.perf_counter() < until:
            if self.over:
                tally.games += 1
                await self.open()
            await self.move(tally)
            if think:
                await asyncio.sleep(min(think * (0.5 + self.random.random()), max(0.0, until - time.perf_counter())))
        self.settle(tally)

    async def move(self, tally: Tally) -> None:
        """Let the seat to move choose, and wait until it is known."""
        actor = self.streams[0].play["actor"]
        client = actor % len(self.players)
        player, own = self.players[client], self.streams[client]
        body = {
            "seq": own.play["seq"],
            "action": self.random.choice(own.play["actions"])["id"],
            "seat": actor,
            "client": str(client),
        }
        sent = time.perf_counter()
        answer = await self._post(player, f"{self.path}/moves", body, tally)
        tally.answered.append(time.perf_counter() - sent)
        self._sent[answer["story"][0]["at"]] = sent
        if own.play["seq"] < answer["seq"]:
            own.take(answer)
        await self._known(actor, answer)

    async def _post(self, player: Http, path: str, body: Any, tally: Tally) -> Any:
        """Send a move, and again if the server closed the idle connection meanwhile."""
        try:
            return await player.post(path, body)
        except GONE:
            tally.resent += 1
            await player.close()
            return await player.post(path, body)

    async def _known(self, actor: int, answer: Any) -> None:
        """Wait for the news. In a game with secrets others may notice nothing as long as the turn does not pass: they are timed,
        but not waited for."""
        for k, stream in enumerate(self.streams):
            own = k < self.crowd.streams and k % len(self.players) == actor % len(self.players)
            if own or not self.game.secrets:
                await stream.until(answer["seq"])
            elif answer["actor"] != actor:
                await stream.wait(lambda s=stream: s.play["actor"] == answer["actor"])  # type: ignore[misc]

    def _heard(self, stream: Stream) -> None:
        for line in stream.play["story"]:
            if line["seq"] >= stream.known:  # else it came with an answer
                self._arrived[line["at"]] = stream.at

    def settle(self, tally: Tally) -> None:
        """Count the news of the moves so far."""
        tally.received += [self._arrived[at] - sent for at, sent in self._sent.items() if at in self._arrived]
        self._sent.clear()
        self._arrived.clear()

    async def hand_to_bots(self, seconds: float) -> None:
        """Give all seats to bots and wait for the end, at most so long."""
        end = time.monotonic() + seconds
        for seat in range(SEATS):
            await self.players[seat % len(self.players)].post(f"{self.path}/seats/{seat}/bot", {"level": BOT})
        await self.streams[0].wait(lambda: self.over or time.monotonic() > end)
