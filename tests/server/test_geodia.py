"""Geodia has secrets: hands, and what a Geologist saw. Over the wire nobody gets more than their seat may know."""

from __future__ import annotations

import random
from typing import Any

import gemhold
from gemhold.core.match import Match, Ply
from tests.server.people import Person, mover, until, wait_for

STEPS = 25


def test_hands_stay_secret(anna: Person, bela: Person) -> None:
    made = anna.make("human", "open", game="geodia")
    table_id = made["id"]
    bela.post(f"/tables/{table_id}/join", {"name": "B"})
    stranger, chance = Person(anna.base), random.Random(4)
    seen: list[tuple[int, dict[int, Any]]] = []
    for _ in range(STEPS):
        plays = {seat: person.table(table_id)["play"] for seat, person in ((0, anna), (1, bela), (-1, stranger))}
        assert {play["viewer"] for play in plays.values()} == {0, 1, -1}
        for seat, play in plays.items():
            assert play["viewer"] == play["view"]["seat"] == seat
            cards = [player.get("hand") for player in play["view"]["players"]]
            assert [k for k, hand in enumerate(cards) if hand] in ([], [seat])
        seen.append((plays[0]["plies"], plays))
        person, play = mover([anna, bela], table_id)
        person.move(table_id, play["seq"], chance.choice(play["actions"])["id"])
    for path in ("record.json", "record.gem"):
        assert stranger.get(f"/tables/{table_id}/{path}", 403)["code"] == "not-yet"
        assert anna.get(f"/tables/{table_id}/{path}", 403)["code"] == "not-yet"
    with stranger.stream(table_id) as news:
        told = until(news, "move")
    assert told["view"] == stranger.table(table_id)["play"]["view"]
    # at the end the record is free: every view that was sent is the one its seat had a right to
    for seat, person in ((0, anna), (1, bela)):
        person.post(f"/tables/{table_id}/seats/{seat}/bot", {"level": "random"})
    wait_for(lambda: anna.table(table_id)["status"] == "over", "the end", 240)
    record = stranger.get(f"/tables/{table_id}/record.json")
    game = gemhold.game("geodia")
    for plies, plays in seen:
        log = [Ply(*move) for move in record["moves"][:plies]]
        match = Match(game, 2, record["options"], fate=None, log=log, roll=False)
        for seat, play in plays.items():
            assert play["view"] == match.view(seat)
    stranger.close()


def test_reasons_give_nothing_away(anna: Person, bela: Person) -> None:
    """Somebody who is not to move asks why an action is not possible: the answer comes from what they see."""
    table_id = anna.make("human", "open", game="geodia")["id"]
    bela.post(f"/tables/{table_id}/join", {"name": "B"})
    stranger = Person(anna.base)
    for action in range(0, int(gemhold.game("geodia").action_space.n), 97):
        assert set(stranger.get(f"/tables/{table_id}/why", action=action)) == {"reason"}
    stranger.close()


def test_a_seat_has_the_colour_of_its_baron(anna: Person) -> None:
    waiting = anna.make("human", "open", game="geodia", options={"barons": "citrine,ruby"})
    assert [seat["colour"] for seat in waiting["seats"]] == ["yellow", "red"]
    made = anna.make("human", "random", game="geodia", options={"barons": "citrine,ruby"})
    assert [seat["colour"] for seat in made["seats"]] == ["yellow", "red"]
    assert anna.get(f"/tables/{made['id']}/positions/0")["colours"] == ["yellow", "red"]
