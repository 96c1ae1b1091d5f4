from __future__ import annotations

import random
import time

import pytest

from tests.server.people import Person, mover, play_on, wait_for


@pytest.fixture
def table_id(anna: Person, bela: Person) -> str:
    made = anna.make("human", "open")
    bela.post(f"/tables/{made['id']}/join", {"name": "B"})
    return str(made["id"])


def test_a_move_and_the_chance_after_it_come_together(anna: Person, bela: Person, table_id: str) -> None:
    person, play = mover([anna, bela], table_id)
    keep_none = next(action for action in play["actions"] if action["text"] == "keep none")
    after = person.move(table_id, play["seq"], keep_none["id"], seat=play["actor"])
    assert [entry["kind"] for entry in after["story"]] == ["action", "chance"]
    assert [entry["by"] for entry in after["story"]] == ["person", "chance"]
    assert after["since"] == play["seq"]
    assert after["seq"] == play["seq"] + 2 == after["plies"]
    assert [event["id"] for event in after["story"][1]["events"]] == ["king-rolls"]
    assert after["view"]["rolls_left"] == play["view"]["rolls_left"] - 1


def test_the_same_again_is_safe(anna: Person, bela: Person, table_id: str) -> None:
    person, play = mover([anna, bela], table_id)
    action = play["actions"][0]["id"]
    first = person.move(table_id, play["seq"], action)
    again = person.move(table_id, play["seq"], action)
    assert (again["seq"], again["view"], again["story"]) == (first["seq"], first["view"], first["story"])
    other = next(a["id"] for a in play["actions"] if a["id"] != action)
    stale = person.move(table_id, play["seq"], other, 409)
    assert (stale["code"], stale["seq"]) == ("stale", first["seq"])
    rival = bela if person is anna else anna
    assert rival.move(table_id, play["seq"], action, 409)["code"] == "stale"
    assert person.move(table_id, first["seq"] + 5, action, 409)["code"] == "stale"


def test_not_your_seat_not_your_turn(anna: Person, bela: Person, table_id: str) -> None:
    person, play = mover([anna, bela], table_id)
    rival = bela if person is anna else anna
    action = play["actions"][0]["id"]
    assert rival.move(table_id, play["seq"], action, 403)["code"] == "not-your-turn"
    assert rival.move(table_id, play["seq"], action, 403, seat=play["actor"])["code"] == "not-your-seat"
    stranger = Person(anna.base)
    assert stranger.move(table_id, play["seq"], action, 403)["code"] == "not-your-seat"
    assert stranger.post(f"/tables/{table_id}/undo", {"seq": play["seq"]}, 403)["code"] == "not-your-seat"
    stranger.close()
    assert person.table(table_id)["seq"] == play["seq"]


def test_illegal_moves_say_why(anna: Person, bela: Person, table_id: str) -> None:
    person, play = mover([anna, bela], table_id)
    refused = person.move(table_id, play["seq"], 64, 422)  # take a card before the dice lie
    assert refused["code"] == "illegal-action"
    assert refused["reason"] == {"code": "king-wrong-phase", "args": {"awaited": "keep"}}
    assert person.move(table_id, play["seq"], 999_999, 422)["code"] == "bad-notation"
    assert person.get(f"/tables/{table_id}/why", action=64)["reason"]["code"] == "king-wrong-phase"
    assert person.get(f"/tables/{table_id}/why", action=play["actions"][0]["id"])["reason"] is None
    assert person.get(f"/tables/{table_id}/why", 422, action=999_999)["code"] == "bad-notation"


def test_undo(anna: Person, bela: Person, table_id: str) -> None:
    """Allowed while nobody has answered; refused after chance; the log only grows."""
    chance = random.Random(5)
    for _ in range(500):
        person, play = mover([anna, bela], table_id)
        after = person.move(table_id, play["seq"], chance.choice(play["actions"])["id"])
        if after["undoable"]:
            break
        if after["actor"] == play["actor"]:
            assert person.post(f"/tables/{table_id}/undo", {"seq": after["seq"]}, 409)["code"] == "cannot-undo"
    else:
        pytest.fail("no action could be taken back")
    rival = bela if person is anna else anna
    assert rival.post(f"/tables/{table_id}/undo", {"seq": after["seq"]}, 409)["code"] == "cannot-undo"
    back = person.post(f"/tables/{table_id}/undo", {"seq": after["seq"]})
    assert back["seq"] == after["seq"] + 1
    assert back["plies"] == play["plies"]
    assert back["view"] == play["view"]
    assert back["actions"] == play["actions"]
    assert back["story"][0]["kind"] == "undo"
    assert back["story"][0]["events"] == [{"id": "undone", "args": {"seat": {"seat": play["actor"]}}}]
    again = person.post(f"/tables/{table_id}/undo", {"seq": after["seq"]})
    assert again["seq"] == back["seq"]
    story = person.get(f"/tables/{table_id}/story", since=play["seq"])["story"]
    assert [(entry["kind"], entry["ply"]) for entry in story] == [("action", None), ("undo", None)]
    other = next(a for a in back["actions"] if a["id"] != after["story"][0]["seq"])
    on = person.move(table_id, back["seq"], other["id"])
    assert on["story"][0]["ply"] == play["plies"]
    play_on([anna, bela], table_id)  # a game with an undo in its log goes on to the end


def test_looking_back(anna: Person, bela: Person, table_id: str) -> None:
    table = play_on([anna, bela], table_id, steps=6)
    plies = table["play"]["plies"]
    now = anna.get(f"/tables/{table_id}/positions/{plies}")
    assert now["view"] == anna.table(table_id, seat=0)["play"]["view"] | {"seat": now["view"]["seat"]}
    start = anna.get(f"/tables/{table_id}/positions/0")
    assert start["view"]["phase"] == "start_roll"
    assert start["result"] is None
    assert anna.get(f"/tables/{table_id}/positions/{plies + 1}", 404)["code"] == "no-such-step"


def test_story_pages(anna: Person, bela: Person, table_id: str) -> None:
    seq = play_on([anna, bela], table_id, steps=12)["seq"]
    pages, since = [], 0
    while since is not None:
        page = anna.get(f"/tables/{table_id}/story", since=since, limit=7)
        pages += page["story"]
        since = page["next"]
    assert [entry["seq"] for entry in pages] == list(range(seq))
    assert anna.table(table_id, since=seq - 3)["play"]["story"] == pages[-3:]


def test_hint(anna: Person) -> None:
    table = anna.make("human", "human")
    hint = anna.get(f"/tables/{table['id']}/hint", level="random")
    assert hint["action"] in table["play"]["actions"]
    assert hint["seq"] == table["seq"]
    assert (hint["win"], hint["reasons"], hint["others"]) == (None, [], [])  # random play has no reasons
    assert anna.get(f"/tables/{table['id']}/hint", 422, level="wizard")["code"] == "unknown-level"
    stranger = Person(anna.base)
    assert stranger.get(f"/tables/{table['id']}/hint", 403)["code"] == "not-your-turn"
    stranger.close()


def test_hot_seat_sees_the_seat_to_move(anna: Person) -> None:
    table = anna.make("human", "human")
    play = table["play"]
    assert play["viewer"] == play["actor"]
    assert play["actions"]
    other = 1 - play["actor"]
    assert anna.table(table["id"], seat=other)["play"]["viewer"] == other
    assert anna.table(table["id"], seat=other)["play"]["view"]["seat"] == other


def test_a_seat_handed_to_a_bot_does_not_turn_the_view(anna: Person) -> None:
    table = anna.make("human", "human", pace=10_000)
    actor = table["play"]["actor"]
    handed = anna.post(f"/tables/{table['id']}/seats/{actor}/bot", {"level": "random"})
    assert (handed["play"]["actor"], handed["play"]["viewer"]) == (actor, 1 - actor)
    assert anna.table(table["id"], seat=actor)["play"]["viewer"] == actor
    back = anna.post(f"/tables/{table['id']}/seats/{actor}/back")
    assert back["play"]["viewer"] == actor


@pytest.mark.slow
def test_timer(anna: Person) -> None:
    """When the time and its grace are over, a bot decides for the seat; the person can go on playing afterwards."""
    table = anna.make("human", "human", timer=2)
    play = table["play"]
    assert play["deadline"] <= play["now"] + 2
    later = wait_for(lambda: (t := anna.table(table["id"]))["seq"] > table["seq"] and t, "the bot's help", 30)
    assert later["play"]["story"][table["seq"]]["by"] == "timer"
    assert time.time() >= play["deadline"] + 5
    assert later["seats"][play["actor"]]["kind"] == "human"
    now = anna.table(table["id"])["play"]
    anna.move(table["id"], now["seq"], now["actions"][0]["id"])


def test_bots_play_to_the_end(anna: Person) -> None:
    table = anna.make("random", "random", "random")
    end = wait_for(lambda: (t := anna.table(table["id"]))["status"] == "over" and t, "the end", 60)
    assert len(end["play"]["result"]) == 3
    assert {entry["by"] for entry in end["play"]["story"]} == {"bot", "chance"}
