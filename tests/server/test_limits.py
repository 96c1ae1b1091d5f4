from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from gemhold.server import presence
from gemhold.server.limits import LIMITS, NETWORK_SHARE, Limits, shared_by_workers
from gemhold.server.problems import TooMany
from gemhold.server.testing import ServerProcess
from tests.server.people import Person


def test_a_burst_then_a_steady_rate() -> None:
    limits, limit = Limits(), LIMITS["chat"]
    for _ in range(int(limit.burst)):
        limits.spend("chat", "anna", "here", now=100.0)
    with pytest.raises(TooMany) as refused:
        limits.spend("chat", "anna", "here", now=100.0)
    assert refused.value.wait == pytest.approx(1 / limit.per_second)
    limits.spend("chat", "bela", "here", now=100.0)  # another player has a bucket of their own
    limits.spend("chat", "anna", "here", now=100.0 + 1 / limit.per_second)
    with pytest.raises(TooMany):
        limits.spend("chat", "anna", "here", now=100.1 + 1 / limit.per_second)


def test_new_players_do_not_help_a_network() -> None:
    """Whoever makes a new player for every request is stopped by the limit of the network."""
    limits, most = Limits(), int(LIMITS["table"].burst) * NETWORK_SHARE
    for number in range(most):
        limits.spend("table", f"player {number}", "here", now=100.0)
    with pytest.raises(TooMany):
        limits.spend("table", "one more", "here", now=100.0)
    limits.spend("table", "one more", "elsewhere", now=100.0)


def test_what_costs_more_is_charged_more() -> None:
    limits = Limits()
    limits.spend("replay", "anna", "here", cost=LIMITS["replay"].burst, now=100.0)
    with pytest.raises(TooMany):
        limits.spend("replay", "anna", "here", now=100.0)


def test_workers_share_their_limits() -> None:
    with shared_by_workers():
        workers = [Limits(), Limits()]
    for number in range(int(LIMITS["chat"].burst)):
        workers[number % 2].spend("chat", "anna", "here", now=100.0)
    for worker in workers:
        with pytest.raises(TooMany):
            worker.spend("chat", "anna", "here", now=100.0)


def test_switched_off() -> None:
    limits = Limits(on=False)
    for _ in range(1000):
        limits.spend("chat", "anna", "here")


def test_over_http(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, workers=2, env={"GEMHOLD_RATE_LIMITS": "on"}) as server:
        person = Person(server.base)
        table = person.make("human", "human")
        for _ in range(5):
            person.post(f"/tables/{table['id']}/chat", {"text": "hi"}, 201)
        for _ in range(5):  # on a slow machine one more may be allowed meanwhile
            answer = person.http.post(f"/api/tables/{table['id']}/chat", json={"text": "hi"})
            if answer.status_code == 429:
                break
        assert answer.status_code == 429
        assert answer.json()["code"] == "too-many-requests"
        assert answer.json()["retry_after"] > 0
        assert int(answer.headers["retry-after"]) >= 1
        person.close()


def test_failed_requests_of_strangers_make_no_players(tmp_path: Path) -> None:
    """Each failing join without a cookie used to make a player with fresh limits."""
    with ServerProcess(tmp_path) as server:
        host = Person(server.base)
        table = host.make("human", "human")
        stranger = Person(server.base)
        stranger.post(f"/tables/{table['id']}/join", {}, 409)
        assert stranger.get("/me")["known"] is False
        host.close()
        stranger.close()


@dataclass(eq=False)
class OpenStream:
    id: str
    live: Any
    network: str
    game: str | None = None

    def tell_server(self, server: dict[str, Any]) -> None:
        """Nobody reads this one."""


def test_open_streams_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Opened slowly enough, any number of streams could be held."""
    monkeypatch.setattr(presence, "STREAMS_PER_NETWORK", 3)
    monkeypatch.setattr(presence, "STREAMS", 5)
    live = SimpleNamespace(subscribers=set(), wake=lambda what: None)
    there = presence.Presence(writer=None, worker="w")  # type: ignore[arg-type]
    streams = [OpenStream(str(i), live, "home") for i in range(3)]
    for stream in streams:
        there.check_room("home", limited=True)
        there.joined(stream)  # type: ignore[arg-type]
    with pytest.raises(TooMany):
        there.check_room("home", limited=True)
    there.check_room("home", limited=False)
    there.check_room("elsewhere", limited=True)
    for number in range(2):
        there.joined(OpenStream(f"x{number}", live, f"network {number}"))  # type: ignore[arg-type]
    with pytest.raises(TooMany):
        there.check_room("elsewhere", limited=False)
    for _ in range(2):
        there.left(streams[0])  # type: ignore[arg-type]
    there.check_room("home", limited=True)
    for stream in streams:
        there.left(stream)  # type: ignore[arg-type]
    assert "home" not in there._streams
