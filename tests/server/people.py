"""People at a table, for tests: each with a browser of their own."""

from __future__ import annotations

import json
import random
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from gemhold.server.fair import seat_commitment
from gemhold.server.pins import Pins

PATIENCE = 20.0
ASKED = 6  # times; the server lets a request wait 40 s for a bot


class Person:
    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.Client(base_url=base, timeout=PATIENCE)

    def close(self) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return f"gemhold_player={self.http.cookies['gemhold_player']}"

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.http.get(f"/api{path}", params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    def ask_bot(self, path: str) -> Any:
        """What a bot answers, asked again as long as it is still loading."""
        for _ in range(ASKED):
            answer = self.http.get(f"/api{path}")
            if answer.status_code != 503:
                break
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.http.post(f"/api{path}", json=body) if body is not None else self.http.post(f"/api{path}")
        assert answer.status_code == status, answer.text
        return answer.json()

    # ------------------------------------------------------------------ tables

    def make(self, *kinds: str, **settings: Any) -> Any:
        """A table; "human", "open", or a bot's level for each seat."""
        seats = [{"kind": kind} if kind in ("human", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
        return self.post("/tables", {"game": "king", "seats": seats, "pace": 0} | settings, 201)

    def table(self, table_id: str, **query: Any) -> Any:
        return self.get(f"/tables/{table_id}", **query)

    def move(self, table_id: str, seq: int, action: int, status: int = 200, **more: Any) -> Any:
        return self.post(f"/tables/{table_id}/moves", {"seq": seq, "action": action} | more, status)

    @contextmanager
    def stream(self, table_id: str, last: int | None = None, **query: Any) -> Iterator[Iterator[tuple[str, int | None, Any]]]:
        """News: (event, id, data) one after another."""
        headers = {} if last is None else {"Last-Event-ID": str(last)}
        with self.http.stream("GET", f"/api/tables/{table_id}/stream", headers=headers, params=query) as answer:
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("text/event-stream")
            yield _events(answer)


class Device:
    """A person's part in the dice of a table, as a browser plays it: it keeps what it saw before it reveals."""

    def __init__(self, person: Person, table: Any) -> None:
        self.person, self.at = person, f"/tables/{table['id']}"
        self.table: str = table["id"]
        self.commitment: str = table["fairness"]["commitment"]
        self.seats = [seat["seat"] for seat in table["seats"] if seat["yours"] and seat["kind"] != "open"]
        self.entropy: dict[int, str] = {}
        self.round = 0
        self.commitments: tuple[str, ...] | None = None

    def sealed(self, seat: int) -> str:
        return seat_commitment(self.table, self.commitment, self.round, seat, self.entropy[seat])

    def choose(self) -> None:
        """New entropy for the present round."""
        self.round = self.person.table(self.table)["fairness"]["round"]
        self.entropy, self.commitments = {seat: secrets.token_hex(16) for seat in self.seats}, None

    def commit(self, status: int = 200) -> Any:
        self.choose()
        parts = [{"seat": seat, "commitment": self.sealed(seat)} for seat in self.seats]
        return self.person.post(f"{self.at}/commit", {"round": self.round, "seats": parts}, status)

    def reveal(self, status: int = 200) -> Any:
        shown = self.person.table(self.table)["fairness"]
        assert shown["commitment"] == self.commitment
        self.commitments = tuple(
            seat["commitment"] or (self.sealed(k) if k in self.seats else "") for k, seat in enumerate(shown["seats"])
        )
        parts = [{"seat": seat, "entropy": self.entropy[seat]} for seat in self.seats]
        return self.person.post(f"{self.at}/reveal", {"round": self.round, "seats": parts}, status)

    @property
    def pins(self) -> Pins:
        return Pins(self.commitment, self.table, self.round, self.commitments, self.entropy)


def _events(answer: httpx.Response) -> Iterator[tuple[str, int | None, Any]]:
    kind, number = "", None
    for line in answer.iter_lines():
        name, _, value = line.partition(": ")
        if name == "event":
            kind, number = value, None
        elif name == "id":
            number = int(value)
        elif name == "data":
            yield kind, number, json.loads(value)


def until(events: Iterator[tuple[str, int | None, Any]], kind: str) -> Any:
    """The data of the next event of a kind."""
    return next(data for name, _, data in events if name == kind)


def wait_for(check: Any, what: str = "it", seconds: float = PATIENCE) -> Any:
    """Ask again and again until the answer is true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := check():
            return found
        time.sleep(0.05)
    raise AssertionError(f"{what} did not happen in {seconds} s")


def mover(people: list[Person], table_id: str) -> tuple[Person, Any]:
    """Who is to move, and what they see."""
    for person in people:
        play = person.table(table_id)["play"]
        if play["actions"]:
            return person, play
    raise AssertionError("nobody is to move")


def play_on(people: list[Person], table_id: str, steps: int = 10_000, seed: int = 1) -> Any:
    """Play at random for so many decisions, or to the end; the table at last."""
    chance = random.Random(seed)
    for _ in range(steps):
        if people[0].table(table_id)["status"] == "over":
            break
        person, play = mover(people, table_id)
        while play["actions"]:
            play = person.move(table_id, play["seq"], chance.choice(play["actions"])["id"])
    return people[0].table(table_id)
