from __future__ import annotations

from collections.abc import Callable

from gemhold.server.testing import ServerProcess
from tests.server.people import Person

Visit = Callable[[ServerProcess], Person]


def test_reading_makes_no_player(server: ServerProcess, guests: Visit) -> None:
    person = guests(server)
    assert person.get("/me") == {"known": False, "name": None}
    person.get("/tables")
    assert not person.http.cookies


def test_the_cookie_is_closed_to_scripts_and_other_sites(server: ServerProcess, guests: Visit) -> None:
    person = guests(server)
    answer = person.http.post("/api/me", json={"name": "Zoë"})
    flags = answer.headers["set-cookie"].split("; ")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(flags)
    assert len(flags[0]) > 40
    assert person.get("/me") == {"known": True, "name": "Zoë"}
    assert "set-cookie" not in person.http.get("/api/me").headers


def test_secure_behind_https(tmp_path_factory: object, server: ServerProcess) -> None:
    """The scheme decides; a client cannot claim it."""
    person = Person(server.base)
    answer = person.http.post("/api/me", json={"name": "A"}, headers={"X-Forwarded-Proto": "https"})
    assert "Secure" not in answer.headers["set-cookie"]
    person.close()


def test_another_device(server: ServerProcess, anna: Person, guests: Visit) -> None:
    table = anna.make("human", "random")
    link = anna.post("/me/link")
    phone = guests(server)
    assert phone.table(table["id"])["play"]["viewer"] == -1
    phone.post("/me/claim", {"code": link["code"]})
    assert phone.table(table["id"])["seats"][0]["yours"]
    assert phone.http.cookies["gemhold_player"] != anna.http.cookies["gemhold_player"]
    third = guests(server)
    assert third.post("/me/claim", {"code": link["code"]}, 404)["code"] == "unknown-code"  # one use
    assert third.post("/me/claim", {"code": "nonsense"}, 404)["code"] == "unknown-code"
    assert anna.table(table["id"])["seats"][0]["yours"]


def test_claiming_does_not_lose_seats_unasked(server: ServerProcess, anna: Person, bela: Person) -> None:
    bela.make("human", "open")
    code = anna.post("/me/link")["code"]
    assert bela.post("/me/claim", {"code": code}, 409)["code"] == "already-playing"
    bela.post("/me/claim", {"code": code, "replace": True})
    assert bela.get("/tables")["tables"] == []


def test_forged_cookies(server: ServerProcess, anna: Person, guests: Visit) -> None:
    table = anna.make("human", "human")
    play = table["play"]
    thief = guests(server)
    real = anna.http.cookies["gemhold_player"]
    for fake in ("", "x", real[:-1], real[:-1] + ("A" if real[-1] != "A" else "B"), real.swapcase(), "a" * 5000, '"; DROP TABLE'):
        answer = thief.http.post(
            f"/api/tables/{table['id']}/moves",
            json={"seq": play["seq"], "action": play["actions"][0]["id"]},
            headers={"Cookie": f"gemhold_player={fake}"},
        )
        assert answer.status_code == 403, fake[:50]
    assert anna.table(table["id"])["seq"] == play["seq"]
