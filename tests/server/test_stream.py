from __future__ import annotations

import asyncio
import json
import socket
from typing import ClassVar

import pytest

from gemhold.server.stream import Subscription
from gemhold.server.testing import ServerProcess
from tests.server.people import Person, mover, until


def two(anna: Person, bela: Person) -> str:
    made = anna.make("human", "open")
    bela.post(f"/tables/{made['id']}/join", {"name": "B"})
    return str(made["id"])


def test_news_reaches_every_seat(anna: Person, bela: Person) -> None:
    table_id = two(anna, bela)
    with anna.stream(table_id) as news, bela.stream(table_id) as other:
        first, _ = until(news, "move"), until(other, "move")
        assert first["story"] == []
        person, play = mover([anna, bela], table_id)
        after = person.move(table_id, play["seq"], play["actions"][0]["id"])
        for viewer, events in ((0, news), (1, other)):
            told = until(events, "move")
            assert told["seq"] == after["seq"]
            assert told["story"] == after["story"]
            assert told["viewer"] == told["view"]["seat"] == viewer
            assert bool(told["actions"]) == (told["actor"] == viewer)


def test_what_is_told_again_has_the_time_of_telling(anna: Person, bela: Person) -> None:
    """The position is encoded once; the time is not part of it."""
    table_id = two(anna, bela)
    first, second = (anna.table(table_id)["play"] for _ in range(2))
    assert first["now"] < second["now"]
    assert first | {"now": 0} == second | {"now": 0}


def test_reconnecting_misses_nothing(anna: Person, bela: Person) -> None:
    table_id = two(anna, bela)
    start = anna.table(table_id)["seq"]
    for _ in range(5):
        person, play = mover([anna, bela], table_id)
        person.move(table_id, play["seq"], play["actions"][0]["id"])
    seq = anna.table(table_id)["seq"]
    for query in ({"last": start}, {"since": start}):
        with anna.stream(table_id, **query) as news:
            kind, number, data = next(event for event in news if event[0] == "move")
            assert (kind, number, data["since"]) == ("move", seq, start)
            assert [entry["seq"] for entry in data["story"]] == list(range(start, seq))
    with anna.stream(table_id, last=10**8) as news:  # from the future: told what is
        assert until(news, "move")["seq"] == seq


def test_waiting_table_tells_who_sits_down(anna: Person, bela: Person) -> None:
    table_id = anna.make("human", "open")["id"]
    with anna.stream(table_id) as news:
        assert until(news, "seats")["status"] == "waiting"
        bela.post(f"/tables/{table_id}/join", {"name": "Béla"})
        told = [next(news), next(news)]
        while told[-1][0] != "seats":
            told.append(next(news))
        assert told[-1][2]["seats"][1]["name"] == "Béla"
        assert told[-1][2]["status"] == "playing"
        play = next((data for kind, _, data in told if kind == "move"), None) or until(news, "move")
        assert play["seq"] > 0


def test_chat(anna: Person, bela: Person) -> None:
    table_id = two(anna, bela)
    with bela.stream(table_id) as news:
        until(news, "presence")
        said = anna.post(f"/tables/{table_id}/chat", {"text": "  <script>alert(1)</script>\u0007 hi  "}, 201)
        assert said["text"] == "<script>alert(1)</script> hi"
        assert until(news, "chat") == said
    assert anna.table(table_id)["chat"] == bela.get(f"/tables/{table_id}/chat")["chat"] == [said]
    assert bela.get(f"/tables/{table_id}/chat", after=said["id"])["chat"] == []
    with bela.stream(table_id) as news:
        assert until(news, "chat") == said  # what was missed comes with the connection
    stranger = Person(anna.base)
    assert stranger.post(f"/tables/{table_id}/chat", {"text": "hello"}, 403)["code"] == "not-seated"
    stranger.close()
    assert anna.post(f"/tables/{table_id}/chat", {"text": "x" * 501}, 422)["code"] == "bad-body"


def test_presence(anna: Person, bela: Person) -> None:
    table_id = two(anna, bela)
    stranger = Person(anna.base)
    with anna.stream(table_id) as news:
        assert until(news, "presence") == {"present": [0], "spectators": 0}
        with bela.stream(table_id) as other:
            until(other, "presence")
            assert until(news, "presence") == {"present": [0, 1], "spectators": 0}
            assert [seat["present"] for seat in anna.table(table_id)["seats"]] == [True, True]
            with stranger.stream(table_id) as third:
                assert until(third, "presence")["spectators"] == 1
                assert until(news, "presence")["spectators"] == 1
    stranger.close()


def test_the_end_is_told(anna: Person) -> None:
    table_id = anna.make("random", "random")["id"]
    with anna.stream(table_id) as news:
        over = until(news, "over")
    assert over["status"] == "over"
    assert over["result"]
    with anna.stream(table_id) as news:
        assert until(news, "over")["seq"] == over["seq"]


def test_handing_over_changes_what_may_be_done(anna: Person) -> None:
    table = anna.make("human", "human", pace=10_000)
    actor = table["play"]["actor"]
    with anna.stream(table["id"]) as news:
        assert until(news, "move")["actions"]
        anna.post(f"/tables/{table['id']}/seats/{actor}/bot", {"level": "random"})
        assert until(news, "move")["actions"] == []
        anna.post(f"/tables/{table['id']}/seats/{actor}/back")
        assert until(news, "move")["actions"]


def test_a_named_stream_is_not_told_what_the_answer_told(anna: Person) -> None:
    table = anna.make("human", "human")
    table_id, play = table["id"], table["play"]

    def move(client: str) -> None:
        nonlocal play
        play = anna.move(table_id, play["seq"], play["actions"][0]["id"], client=client)

    with anna.stream(table_id, client="one") as one, anna.stream(table_id, client="two") as two:
        assert until(one, "move")["seq"] == until(two, "move")["seq"] == play["seq"]
        known = play["seq"]
        move("one")
        assert until(two, "move")["story"] == play["story"]
        first = play
        move("two")
        told = until(one, "move")  # what the answer told is told again: it may have been lost
        assert (told["seq"], told["since"]) == (play["seq"], known)
        assert told["story"] == first["story"] + play["story"]


def test_an_answer_that_goes_nowhere_is_told(server: ServerProcess, anna: Person) -> None:
    """Who has sent a move and left the connection, as a proxy does whose time is up, hears of it."""
    table = anna.make("human", "human")
    play = table["play"]
    with anna.stream(table["id"], client="one", seat=play["actor"]) as news:
        until(news, "move")
        body = json.dumps({"seq": play["seq"], "action": play["actions"][0]["id"], "client": "one"})
        head = f"POST /api/tables/{table['id']}/moves HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {anna.cookie}\r\n"
        with socket.create_connection(("127.0.0.1", server.port)) as leaving:
            leaving.sendall(f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode())
        told = until(news, "move")
    assert (told["since"], told["seq"]) == (play["seq"], anna.table(table["id"])["seq"])


def test_a_named_stream_is_told_of_another_seat(anna: Person) -> None:
    """The answer is for the seat that was named, the stream for whoever is to move."""
    table = anna.make("human", "human")
    play = table["play"]
    with anna.stream(table["id"], client="one", seat=1 - play["actor"]) as news:
        until(news, "move")
        after = anna.move(table["id"], play["seq"], play["actions"][0]["id"], seat=play["actor"], client="one")
        assert until(news, "move")["seq"] == after["seq"]


def test_a_named_stream_is_not_somebody_elses(anna: Person, bela: Person) -> None:
    table_id = two(anna, bela)
    with anna.stream(table_id, client="same") as news, bela.stream(table_id, client="same") as other:
        until(news, "move")
        until(other, "move")
        person, play = mover([anna, bela], table_id)
        after = person.move(table_id, play["seq"], play["actions"][0]["id"], client="same")
        assert until(other if person is anna else news, "move")["seq"] == after["seq"]


def test_a_named_stream_is_told_the_end_and_what_was_undone(anna: Person) -> None:
    table = anna.make("human", "human")
    play, undone = table["play"], False
    with anna.stream(table["id"], client="one") as news:
        while play["actions"]:
            play = anna.move(table["id"], play["seq"], play["actions"][-1]["id"], client="one")
            if play["undoable"] and not undone:
                play, undone = anna.post(f"/tables/{table['id']}/undo", {"seq": play["seq"], "client": "one"}), True
        assert undone
        assert until(news, "over")["seq"] == play["seq"]


@pytest.mark.parametrize("name", ["", "a b", "x" * 25, "ä", "a\n"])
def test_names_of_streams_are_short_words(anna: Person, name: str) -> None:
    table = anna.make("human", "human")
    play = table["play"]
    assert anna.move(table["id"], play["seq"], play["actions"][0]["id"], 422, client=name)["code"] == "bad-body"
    assert anna.get(f"/tables/{table['id']}/stream", 422, client=name)["code"] == "bad-body"


class Told(Subscription):
    async def told(self, pending: set[str]) -> bytes:
        return b"news"


class Room:
    """What nobody changes."""

    id = "room"
    subscribers: ClassVar[set[Subscription]] = set()

    def wake(self, what: str) -> None: ...


def test_a_timer_of_an_earlier_wait_does_not_end_a_later_one() -> None:
    """It goes on instead of being set anew after every move."""

    async def listening() -> None:
        stream = Told(Room(), None, "", None, ["move"])
        assert await stream.news(60) == b"news"
        waiting = asyncio.create_task(stream.news(60))
        await asyncio.sleep(0)
        for _ in range(2):
            stream._ring()
            await asyncio.sleep(0)
            assert not waiting.done()
        stream.notify("move")
        assert await waiting == b"news"
        stream._patient_until = 0.0
        stream._ring()  # nobody waits
        assert await stream.news(0) == b""
        stream.rest()
        assert stream._timer is None

    asyncio.run(listening())
