"""Who may reach what: hosts, devices, seats of games with secrets."""

from __future__ import annotations

import pytest

from gemhold.server.security import known_host
from tests.server.people import Person


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8451", True),
        ("127.0.0.1", True),
        ("[::1]:8451", True),
        ("192.168.1.7:80", True),
        ("games.example", True),
        ("GAMES.example:443", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("", False),
        ("[", False),
    ],
)
def test_known_hosts(host: str, known: bool) -> None:
    assert known_host(host, frozenset({"localhost", "games.example"})) is known


def test_a_name_that_is_not_ours_is_refused(eva: Person) -> None:
    answer = eva.http.get("/api/me", headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (421, "unknown-host")


def test_odd_origins_are_foreign(eva: Person) -> None:
    answer = eva.http.post("/api/me", json={"name": "x"}, headers={"Origin": "http://["})
    assert (answer.status_code, answer.json()["code"]) == (403, "cross-site")


def test_bodies_in_pieces_are_json_too(eva: Person) -> None:
    pieces = iter([b'{"name": ', b'"x"}'])
    answer = eva.http.post("/api/me", content=pieces, headers={"Content-Type": "text/plain"})
    assert (answer.status_code, answer.json()["code"]) == (415, "not-json")


def test_devices_are_listed_and_ended(anna: Person) -> None:
    anna.post("/me", {"name": "Anna"})
    code = anna.post("/me/link", {})["code"]
    phone = Person(anna.base)
    phone.post("/me/claim", {"code": code})
    devices = phone.get("/me/devices")["devices"]
    assert [device["current"] for device in devices].count(True) == 1
    assert len(devices) == 2
    first = next(device["id"] for device in devices if not device["current"])
    left = phone.post(f"/me/devices/{first}/end", {})["devices"]
    assert [device["current"] for device in left] == [True]
    assert anna.get("/me")["known"] is False
    phone.post("/me/devices/0123456789abcdef/end", {}, 404)
    phone.close()


def test_a_new_code_voids_the_old_one(anna: Person) -> None:
    old = anna.post("/me/link", {})["code"]
    new = anna.post("/me/link", {})["code"]
    phone = Person(anna.base)
    assert phone.post("/me/claim", {"code": old}, 404)["code"] == "unknown-code"
    assert phone.post("/me/claim", {"code": new})["known"] is True
    phone.close()


def test_an_opponent_cannot_take_a_seat_with_secrets(anna: Person, bela: Person) -> None:
    """Who plays, or played, at a table with secrets must not see another seat's hand."""
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    table = anna.post("/tables", {"game": "geodia", "seats": seats}, 201)["id"]
    bela.post(f"/tables/{table}/join", {"name": "Bela"})
    bela.post(f"/tables/{table}/seats/1/leave", {})
    assert anna.post(f"/tables/{table}/join", {"seat": 1}, 409)["code"] == "seat-taken"
    anna.post(f"/tables/{table}/seats/0/leave", {})
    assert anna.post(f"/tables/{table}/join", {"seat": 1}, 409)["code"] == "seat-taken"
    assert anna.post(f"/tables/{table}/join", {"seat": 0})["seats"][0]["yours"]
    assert bela.post(f"/tables/{table}/join", {"seat": 1})["seats"][1]["yours"]
