"""Before the start: seats commit to their entropy, and reveal it when all have."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gemhold.server.testing import ServerProcess
from tests.server.people import Device, Person, until


def dice(person: Person, device: Device) -> Any:
    return person.table(device.table)["fairness"]


def two(anna: Person, bela: Person, *more: str, **settings: Any) -> tuple[Device, Device]:
    """A table of two people whose devices take part."""
    table = anna.make("human", "open", *more, commits=True, **settings)
    joined = bela.post(f"/tables/{table['id']}/join", {"name": "B", "commits": True})
    return Device(anna, table), Device(bela, joined)


def test_alone_one_request_is_enough(anna: Person) -> None:
    table = anna.make("human", "random", commits=True)
    assert (table["status"], table["play"]) == ("waiting", None)
    assert (table["fairness"]["phase"], table["fairness"]["awaited"]) == ("commit", [0])
    device = Device(anna, table)
    device.choose()
    begun = device.reveal()
    assert (begun["status"], begun["fairness"]["phase"], begun["fairness"]["awaited"]) == ("playing", "fixed", [])
    proof = anna.get(f"{device.at}/fairness")
    assert (proof["scheme"], proof["table"], proof["round"]) == (2, table["id"], 1)
    assert proof["entropy"] == [device.entropy[0], ""]
    assert proof["commitments"] == [device.sealed(0), ""]
    assert device.reveal()["status"] == "playing", "sent again"


def test_one_device_for_several_seats(anna: Person) -> None:
    device = Device(anna, anna.make("human", "human", "random", commits=True))
    device.choose()
    assert device.reveal()["status"] == "playing"
    proof = anna.get(f"{device.at}/fairness")
    assert proof["entropy"] == [device.entropy[0], device.entropy[1], ""]


def test_nobody_reveals_before_all_have_committed(anna: Person, bela: Person) -> None:
    table = anna.make("human", "open", commits=True)
    first = Device(anna, table)
    assert first.commit()["fairness"]["phase"] == "seats"
    assert first.reveal(409)["code"] == "too-early"
    joined = bela.post(f"{first.at}/join", {"name": "B", "commits": True})
    assert (joined["status"], joined["fairness"]["phase"], joined["fairness"]["awaited"]) == ("waiting", "commit", [1])
    assert first.reveal(409)["code"] == "too-early"
    second = Device(bela, joined)
    with anna.stream(table["id"]) as events:
        assert until(events, "seats")["fairness"]["phase"] == "commit"
        sealed = second.commit()["fairness"]
        assert (sealed["phase"], sealed["awaited"]) == ("reveal", [0, 1])
        assert until(events, "seats")["fairness"] == sealed, "devices are told when to reveal"
    assert second.commit(409)["code"] == "already-committed", "one commitment per round"
    assert second.reveal(422)["code"] == "wrong-entropy"
    second = Device(bela, joined)
    second.round, second.entropy = 1, {1: "x"}
    assert second.reveal(422)["code"] == "wrong-entropy"
    assert first.reveal()["fairness"]["awaited"] == [1]
    assert anna.get(f"{first.at}/fairness")["entropy"] == ["", ""], "told to nobody before the start"
    assert anna.post(f"{first.at}/reveal", {"round": 1, "seats": [{"seat": 1, "entropy": "x"}]}, 403)["code"] == "not-your-seat"


def test_the_game_begins_with_the_last_reveal(anna: Person, bela: Person) -> None:
    first, second = two(anna, bela)
    first.commit()
    second.commit()
    assert second.reveal()["status"] == "waiting"
    with bela.stream(first.table) as events:
        until(events, "presence")
        assert first.reveal()["status"] == "playing"
        assert next(kind for kind, _, _ in events if kind in ("seats", "move")) == "move"
    proof = anna.get(f"{first.at}/fairness")
    assert proof["entropy"] == [first.entropy[0], second.entropy[1]]
    assert first.commitments == second.commitments == tuple(proof["commitments"])
    assert anna.post(f"{first.at}/commit", {"round": 1, "seats": [{"seat": 0, "commitment": "0" * 64}]}, 409)["code"] == (
        "already-started"
    )


@pytest.mark.parametrize("instead", ["bot", "open"])
def test_a_device_that_vanishes(anna: Person, bela: Person, instead: str) -> None:
    """The host gives its seat to somebody else. What was revealed is never used again."""
    first, second = two(anna, bela)
    first.commit()
    assert bela.post(f"{first.at}/seats/0/open", None, 403)["code"] == "not-host"
    second.commit()
    first.reveal()
    old = first.entropy
    assert anna.post(f"{first.at}/seats/0/open", None, 200)["fairness"]["round"] == 2, "their own seat the host may always leave"
    anna.post(f"{first.at}/join", {"seat": 0, "name": "A", "commits": True})
    first.commit()
    second.commit()
    first.reveal()
    assert first.entropy != old
    after = anna.post(f"{first.at}/seats/1/{instead}", {} if instead == "bot" else None)
    assert (after["status"], after["fairness"]["round"]) == ("waiting", 3)
    assert [seat["commitment"] for seat in after["fairness"]["seats"]] == [None, None]
    assert second.reveal(403)["code"] == "not-your-seat"
    assert first.reveal(409)["code"] == "wrong-round"
    if instead == "open":
        again = Device(bela, bela.post(f"{first.at}/join", {"name": "B", "commits": True}))
        again.commit()
        first.commit()
        again.reveal()
    else:
        first.choose()
    assert first.reveal()["status"] == "playing"
    assert anna.get(f"{first.at}/fairness")["round"] == 3


def test_only_a_seat_that_keeps_all_waiting_can_be_freed(anna: Person, bela: Person) -> None:
    table = anna.make("human", "open", "open", commits=True)
    first = Device(anna, table)
    second = Device(bela, bela.post(f"{first.at}/join", {"name": "B", "commits": True}))
    assert anna.post(f"{first.at}/seats/1/open", None, 409)["code"] == "seat-taken", "a seat is still open"
    second.commit()
    anna.post(f"{first.at}/seats/2/bot", {"level": "random"})
    assert anna.post(f"{first.at}/seats/1/open", None, 409)["code"] == "seat-taken", "it has committed"
    assert anna.post(f"{first.at}/seats/1/bot", {}, 403)["code"] == "not-your-seat"
    first.commit()
    second.reveal()
    assert anna.post(f"{first.at}/seats/1/open", None, 409)["code"] == "seat-taken", "it has revealed"
    assert first.reveal()["status"] == "playing"


def test_leaving(anna: Person, bela: Person) -> None:
    first, second = two(anna, bela)
    first.commit()
    bela.post(f"{first.at}/seats/1/leave")
    assert dice(anna, first)["round"] == 1, "nobody could reveal yet"
    assert dice(anna, first)["seats"][0]["commitment"] == first.sealed(0)
    second = Device(bela, bela.post(f"{first.at}/join", {"name": "B", "commits": True}))
    second.commit()
    bela.post(f"{first.at}/seats/1/leave")  # now the first may have revealed, even if nothing has arrived
    assert dice(anna, first)["round"] == 2
    assert first.reveal(409)["code"] == "wrong-round"
    begun = bela.post(f"{first.at}/join", {"name": "B"})
    assert begun["status"] == "waiting"
    first.choose()
    assert first.reveal()["status"] == "playing", "Béla's program does not contribute"
    assert anna.get(f"{first.at}/fairness")["entropy"] == [first.entropy[0], ""]


def test_who_does_not_contribute_cannot_commit_late(anna: Person, bela: Person) -> None:
    table = anna.make("human", "open", commits=True)
    first = Device(anna, table)
    first.commit()
    late = Device(bela, bela.post(f"{first.at}/join", {"name": "B"}))
    assert dice(anna, first)["phase"] == "reveal"
    assert late.commit(409)["code"] == "already-committed"
    assert late.reveal(409)["code"] == "already-committed"
    assert first.reveal()["status"] == "playing"


def test_the_host_calls_for_the_start(anna: Person, bela: Person) -> None:
    first, second = two(anna, bela, autostart=False)
    first.commit()
    assert dice(anna, first)["phase"] == "seats"
    called = anna.post(f"{first.at}/start")
    assert (called["status"], called["fairness"]["phase"], called["fairness"]["awaited"]) == ("waiting", "commit", [1])
    second.commit()
    first.reveal()
    bela.post(f"{first.at}/seats/1/leave")
    second = Device(bela, bela.post(f"{first.at}/join", {"name": "B", "commits": True}))
    first.commit()
    second.commit()
    assert dice(anna, first)["phase"] == "seats", "the host is asked again"
    anna.post(f"{first.at}/start")
    first.reveal()
    assert second.reveal()["status"] == "playing"


def test_a_rematch_has_its_own_dice(anna: Person) -> None:
    table = anna.make("human", "random")
    anna.post(f"/tables/{table['id']}/seats/0/bot", {"level": "random"})
    with anna.stream(table["id"]) as events:
        until(events, "over")
    device = Device(anna, anna.post(f"/tables/{table['id']}/rematch", {"commits": True}, 201))
    device.choose()
    assert device.reveal()["status"] == "playing"
    assert device.commitment != table["fairness"]["commitment"]


GOOD = {"seat": 0, "commitment": "0" * 64}


@pytest.mark.parametrize(
    ("route", "body"),
    [
        ("commit", {"round": 1, "seats": [GOOD | {"commitment": "0" * 63}]}),
        ("commit", {"round": 1, "seats": [GOOD | {"commitment": "0" * 64 + "\n"}]}),
        ("commit", {"round": 1, "seats": [GOOD | {"commitment": "G" * 64}]}),
        ("commit", {"round": 1, "seats": []}),
        ("commit", {"round": 1, "seats": [GOOD] * 17}),
        ("commit", {"round": 1, "seats": [GOOD | {"seat": 16}]}),
        ("commit", {"round": 0, "seats": [GOOD]}),
        ("commit", {"round": "1", "seats": [GOOD]}),
        ("commit", {"seats": [GOOD]}),
        ("reveal", {"round": 1, "seats": [{"seat": 0, "entropy": ""}]}),
        ("reveal", {"round": 1, "seats": [{"seat": 0, "entropy": "x" * 65}]}),
        ("reveal", {"round": 1, "seats": [{"seat": 0, "entropy": "é"}]}),
        ("reveal", {"round": 1, "seats": [{"seat": 0, "entropy": "a\n"}]}),
        ("reveal", {"round": 1, "seats": [{"seat": 0, "entropy": "x", "secret": "y"}]}),
    ],
)
def test_bad_bodies(eva: Person, route: str, body: Any) -> None:
    table = eva.make("human", "open", commits=True)
    assert eva.post(f"/tables/{table['id']}/{route}", body, 422)["code"] == "bad-body"
    assert eva.table(table["id"])["fairness"] == table["fairness"]


def test_whose_seat(eva: Person) -> None:
    table = eva.make("human", "open", commits=True)
    at = f"/tables/{table['id']}"
    for seat, status, code in [(1, 403, "not-your-seat"), (2, 404, "no-such-seat")]:
        assert eva.post(f"{at}/commit", {"round": 1, "seats": [GOOD | {"seat": seat}]}, status)["code"] == code
    twice = [GOOD, GOOD | {"commitment": "1" * 64}]
    assert eva.post(f"{at}/commit", {"round": 1, "seats": twice}, 422)["code"] == "bad-body"


def test_what_was_committed_outlives_the_server(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        anna, bela = Person(server.base), Person(server.base)
        first, second = two(anna, bela)
        first.commit()
        second.commit()
        first.reveal()
        server.kill()
        server.start()
        assert dice(anna, first)["awaited"] == [1]
        assert second.reveal()["status"] == "playing"
        anna.close()
        bela.close()
