"""Companions over HTTP: logs that merge, figures, questions; and nothing a stranger sends breaks them."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from gemhold.server.companions import AT_ONCE
from gemhold.server.testing import ServerProcess
from tests.server.people import Person, _events, until

DEVICE = "0123456789abcdef"


def made(person: Person, game: str = "geodia") -> str:
    companion = secrets.token_urlsafe(16)
    assert person.post("/companions", {"id": companion, "game": game}, 201) == {"id": companion, "game": game, "seq": 0}
    return companion


def entry(stamp: int = 1, **body: Any) -> dict[str, Any]:
    return {"id": secrets.token_hex(16), "device": DEVICE, "stamp": stamp, "body": {"kind": "goods"} | body}


@contextmanager
def listening(person: Person, companion: str, **more: Any) -> Iterator[Iterator[tuple[str, int | None, Any]]]:
    with person.http.stream("GET", f"/api/companions/{companion}/stream", **more) as answer:
        assert answer.status_code == 200
        yield _events(answer)


def test_entries_are_kept_once_in_the_order_they_came(anna: Person, bela: Person) -> None:
    companion = made(anna)
    first, second = entry(7, seat=0), entry(3, seat=1, name="ľ")
    assert anna.post(f"/companions/{companion}/entries", {"entries": [first]}) == {"seq": 1}
    assert bela.post(f"/companions/{companion}/entries", {"entries": [second, first, second]}) == {"seq": 2}
    there = anna.get(f"/companions/{companion}/entries")
    assert there == {"entries": [{"seq": 1, **first}, {"seq": 2, **second}], "more": False}
    assert anna.get(f"/companions/{companion}/entries", since=1)["entries"] == [{"seq": 2, **second}]


def test_a_companion_may_be_made_known_again(anna: Person) -> None:
    companion = made(anna)
    anna.post(f"/companions/{companion}/entries", {"entries": [entry(1)]})
    again = anna.post("/companions", {"id": companion, "game": "geodia"}, 201)
    assert again == {"id": companion, "game": "geodia", "seq": 1}
    assert anna.post("/companions", {"id": companion, "game": "king"}, 409)["code"] == "other-game"
    assert anna.get(f"/companions/{companion}") == {"id": companion, "game": "geodia"}


def test_the_stream_tells_what_is_new_and_resumes(anna: Person, bela: Person) -> None:
    companion = made(anna)
    old, new, newer = entry(1), entry(2), entry(3)
    anna.post(f"/companions/{companion}/entries", {"entries": [old]})
    with listening(bela, companion) as news:
        assert until(news, "entries")["entries"] == [{"seq": 1, **old}]
        anna.post(f"/companions/{companion}/entries", {"entries": [new]})
        kind, number, data = next(each for each in news if each[0] == "entries")
        assert (kind, number, data["entries"]) == ("entries", 2, [{"seq": 2, **new}])
    anna.post(f"/companions/{companion}/entries", {"entries": [newer]})
    with listening(bela, companion, headers={"Last-Event-ID": "2"}) as news:
        assert until(news, "entries")["entries"] == [{"seq": 3, **newer}]


def test_a_long_log_comes_in_pieces(eva: Person) -> None:
    companion = made(eva)
    for k in range(AT_ONCE // 100 + 1):
        eva.post(f"/companions/{companion}/entries", {"entries": [entry(k) for _ in range(100)]})
    with listening(eva, companion) as news:
        pieces = [until(news, "entries") for _ in range(2)]
    assert [len(piece["entries"]) for piece in pieces] == [AT_ONCE, 100]
    assert [piece["more"] for piece in pieces] == [True, False]


def test_many_at_once_are_numbered_without_gaps(server: ServerProcess, anna: Person) -> None:
    """Eight devices send at the same time, each entry twice: every entry is there once, and no number is missing."""
    companion = made(anna)

    def send() -> None:
        with httpx.Client(base_url=f"{server.base}/api", timeout=20) as http:
            for _ in range(5):
                batch = {"entries": [entry(), entry()]}
                for _ in range(2):
                    assert http.post(f"/companions/{companion}/entries", json=batch).status_code == 200

    threads = [threading.Thread(target=send) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    there = anna.get(f"/companions/{companion}/entries")["entries"]
    assert [each["seq"] for each in there] == list(range(1, 81))
    assert len({each["id"] for each in there}) == 80


GOOD = {"id": "0" * 32, "device": DEVICE, "stamp": 1, "body": {"kind": "x"}}
HOSTILE: list[Any] = [
    {},
    {"entries": []},
    {"entries": [GOOD] * 101},
    {"entries": [GOOD], "extra": 1},
    {"entries": [GOOD | {"id": "x" * 32}]},
    {"entries": [GOOD | {"id": "0" * 31}]},
    {"entries": [GOOD | {"device": "../../etc/passwd"}]},
    {"entries": [GOOD | {"stamp": -1}]},
    {"entries": [GOOD | {"stamp": 1.5}]},
    {"entries": [GOOD | {"stamp": True}]},
    {"entries": [GOOD | {"stamp": 1 << 49}]},
    {"entries": [GOOD | {"body": []}]},
    {"entries": [GOOD | {"body": "x"}]},
    {"entries": [GOOD | {"body": {"kind": "x" * 2000}}]},
    {"entries": [GOOD | {"body": {"n": 10**30}}]},
    {"entries": [GOOD | {"seq": 1}]},
]


@pytest.mark.parametrize("body", HOSTILE)
def test_hostile_entries_change_nothing(eva: Person, body: Any) -> None:
    companion = made(eva)
    assert eva.post(f"/companions/{companion}/entries", body, 422)["code"] == "bad-body"
    assert eva.get(f"/companions/{companion}/entries")["entries"] == []


@pytest.mark.parametrize(
    ("raw", "status"),
    [
        (b'{"entries":[{"id":"%s","device":"%s","stamp":1,"body":{"x":"\\ud800"}}]}' % (b"0" * 32, DEVICE.encode()), 422),
        (b'{"entries":' + b"[" * 50_000, 400),
        (b'{"entries":"' + b"x" * 300_000 + b'"}', 413),
        (b"\xff\xfe", 400),
    ],
)
def test_hostile_bytes(eva: Person, raw: bytes, status: int) -> None:
    companion = made(eva)
    path = f"/api/companions/{companion}/entries"
    answer = eva.http.post(path, content=raw, headers={"Content-Type": "application/json"})
    assert answer.status_code == status, answer.text
    assert eva.get(f"/companions/{companion}/entries")["entries"] == []


def test_unknown_companions(eva: Person) -> None:
    nowhere = "A" * 22
    for path in (f"/companions/{nowhere}", f"/companions/{nowhere}/entries", f"/companions/{nowhere}/stream"):
        assert eva.get(path, 404)["code"] == "no-companion"
    assert eva.post(f"/companions/{nowhere}/entries", {"entries": [GOOD]}, 404)["code"] == "no-companion"
    assert eva.post("/companions", {"id": "short", "game": "geodia"}, 422)["code"] == "bad-body"
    assert eva.post("/companions", {"id": nowhere, "game": "chess"}, 422)["code"] == "unknown-game"


def test_a_log_has_an_end(eva: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    companion = made(eva)
    for _ in range(100):
        eva.post(f"/companions/{companion}/entries", {"entries": [entry() for _ in range(100)]})
    assert eva.post(f"/companions/{companion}/entries", {"entries": [entry()]}, 409)["code"] == "log-full"


def test_questions(eva: Person) -> None:
    at = "/games/king/companion"
    assert eva.get("/games/king/companion")["figures"]["rolls"] == 3
    drawn = eva.post(f"{at}/map", {"about": {"players": 3, "seed": 7}})["answer"]
    assert len(drawn["spaces"]) == 30
    assert sum(space["fire"] for space in drawn["spaces"]) == 6
    assert eva.post(f"{at}/map", {"about": {"players": 9, "seed": 7}}, 422)["code"] == "bad-option"
    assert eva.post(f"{at}/map", {"about": {"players": 3, "seed": 7, "x": 1}}, 422)["code"] == "bad-option"
    assert eva.post(f"{at}/count", {"about": {"players": 2, "layout": {"west": 1}, "owners": {}}}, 422)["code"] == "bad-option"
    assert eva.post(f"{at}/luck", {"about": {}}, 404)["code"] == "no-answer"
    assert eva.post(f"{at}/map", {"about": []}, 422)["code"] == "bad-body"
    assert eva.get("/games/chess/companion", 422)["code"] == "unknown-game"


def test_no_player_is_made(lone_server: ServerProcess, guests: Callable[[ServerProcess], Person]) -> None:
    person = guests(lone_server)
    companion = made(person)
    person.post(f"/companions/{companion}/entries", {"entries": [entry()]})
    assert not person.http.cookies
