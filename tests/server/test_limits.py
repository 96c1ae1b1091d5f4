from __future__ import annotations

from pathlib import Path

import pytest

from gemhold.server.limits import LIMITS, Limits
from gemhold.server.problems import TooMany
from gemhold.server.testing import ServerProcess
from tests.server.people import Person


def test_a_burst_then_a_steady_rate() -> None:
    limits, limit = Limits(), LIMITS["chat"]
    for _ in range(int(limit.burst)):
        limits.spend("chat", "anna", now=100.0)
    with pytest.raises(TooMany) as refused:
        limits.spend("chat", "anna", now=100.0)
    assert refused.value.wait == pytest.approx(1 / limit.per_second)
    limits.spend("chat", "bela", now=100.0)  # somebody else has a bucket of their own
    limits.spend("chat", "anna", now=100.0 + 1 / limit.per_second)
    with pytest.raises(TooMany):
        limits.spend("chat", "anna", now=100.1 + 1 / limit.per_second)


def test_switched_off() -> None:
    limits = Limits(on=False)
    for _ in range(1000):
        limits.spend("chat", "anna")


def test_over_http(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, env={"GEMHOLD_RATE_LIMITS": "on"}) as server:
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
        guesses = [person.http.post("/api/me/claim", json={"code": f"guess{i}"}).status_code for i in range(12)]
        assert guesses[:10] == [404] * 10
        assert 429 in guesses[10:]
        person.close()
