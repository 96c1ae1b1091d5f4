"""Tables that begin where a record was left."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from gemhold.core.record import GameRecord
from gemhold.server.testing import ServerProcess
from gemhold.server.verify import verify
from tests.server.people import Device, Person, mover, play_on

SEATS = [{"kind": "human"}, {"kind": "human"}]


def played_on(eva: Person, beginning: Any, status: int = 201, **more: Any) -> Any:
    body = {"game": "king", "seats": SEATS, "beginning": beginning} | more
    return eva.post("/tables", body, status)


def test_a_game_goes_on_with_dice_of_its_own(eva: Person) -> None:
    first = eva.make("human", "human", options={"map": "random"})
    play_on([eva], first["id"], 40)
    text = eva.http.get(f"/api/tables/{first['id']}/record.json").text
    record = GameRecord.loads(text)
    ply = next(n for n in range(30, len(record.log)) if record.log[n].actor >= 0)
    table = played_on(eva, {"table": first["id"], "ply": ply})
    assert table["taken"] == ply
    assert table["play"]["plies"] == ply
    assert table["options"] == record.options
    assert table["play"]["view"]["spaces"] == eva.get(f"/tables/{first['id']}/positions/{ply}")["view"]["spaces"]
    assert {entry["by"] for entry in eva.table(table["id"], since=0)["play"]["story"]} == {"record"}
    assert not table["play"]["undoable"]

    over = play_on([eva], table["id"], seed=5)
    assert over["status"] == "over"
    end = GameRecord.loads(eva.http.get(f"/api/tables/{table['id']}/record.json").text)
    assert end.log[:ply] == record.log[:ply]
    verdict = verify(end)
    assert verdict.codes == ()
    drawn = sum(step.actor < 0 for step in record.log[:ply])
    assert [(reason.code, reason.args) for reason in verdict.unchecked if reason.code == "dice-open-taken"] == [
        ("dice-open-taken", {"n": drawn})
    ]
    # without saying so, the dice of the beginning would be found wrong
    assert end.fairness is not None
    end.fairness["taken"] = 0
    assert "dice-wrong-draw" in verify(end).codes
    # a rematch begins at the start
    assert eva.post(f"/tables/{table['id']}/rematch", {}, 201)["taken"] == 0


def test_seats_are_taken_and_add_to_the_dice_first(eva: Person) -> None:
    first = eva.make("human", "human")
    play_on([eva], first["id"], 10)
    text = eva.http.get(f"/api/tables/{first['id']}/record.gem").text
    table = played_on(eva, {"record": text, "ply": 9}, commits=True)
    assert (table["status"], table["taken"], table["play"]) == ("waiting", 9, None)
    assert eva.post(f"/tables/{table['id']}/seats/0/choose", {"option": "colours", "value": "black"}, 422)["code"] == "bad-option"
    device = Device(eva, table)
    device.commit()
    begun = device.reveal()
    assert begun["status"] == "playing"
    assert begun["play"]["plies"] >= 9
    # the same steps, then other dice: a game of its own
    again = played_on(eva, {"record": text, "ply": 9})
    assert again["fairness"]["commitment"] != begun["fairness"]["commitment"]


def test_what_cannot_be_taken_over(eva: Person) -> None:
    first = eva.make("human", "human")
    play_on([eva], first["id"], 6)
    at = {"table": first["id"], "ply": 5}
    assert played_on(eva, at, 422, game="geodia")["place"] == "game"
    assert played_on(eva, at, 422, seats=[*SEATS, {"kind": "bot"}])["place"] == "seats"
    assert played_on(eva, at, 422, options={"map": "random"})["place"] == "options"
    assert played_on(eva, at | {"ply": 99_999}, 422)["code"] == "bad-record"
    assert played_on(eva, {"ply": 1}, 422)["place"] == "beginning"
    assert played_on(eva, at | {"record": "{}"}, 422)["place"] == "beginning"
    assert played_on(eva, {"record": "{}", "ply": 0}, 422)["code"] == "bad-record"
    assert played_on(eva, {"record": "[" * 100_000, "ply": 0}, 422)["code"] == "bad-record"
    assert played_on(eva, {"table": "x" * 16, "ply": 0}, 404)["code"] == "no-such-table"
    assert played_on(eva, at | {"ply": -1}, 422)["code"] == "bad-body"
    over = play_on([eva], first["id"])
    assert played_on(eva, at | {"ply": over["play"]["plies"]}, 409)["code"] == "game-over"
    # secrets of a game under way stay secret
    secret = eva.make("human", "human", game="geodia")
    assert played_on(eva, {"table": secret["id"], "ply": 60}, 403, game="geodia")["code"] == "not-yet"


def test_a_game_with_secrets_keeps_them(
    eva: Person, guests: Callable[[ServerProcess], Person], lone_server: ServerProcess
) -> None:
    """What everybody could read in the record is known; what comes to a hand later is not."""
    text = (Path(__file__).parents[1] / "golden/geodia/v1/two.gem").read_text()
    table = played_on(eva, {"record": text, "ply": 400}, game="geodia", seats=[{"kind": "human"}, {"kind": "open"}])
    assert (table["status"], table["rules"], table["taken"]) == ("waiting", 1, 400)
    other = guests(lone_server)
    begun = other.post(f"/tables/{table['id']}/join", {"seat": 1, "name": "Ota"})
    assert (begun["status"], begun["rules"]) == ("playing", 1)
    watcher = guests(lone_server).table(table["id"])
    assert [player["hand"] for player in watcher["play"]["view"]["players"]] == [None, None]
    person, play = mover([eva, other], table["id"])
    assert person.move(table["id"], play["seq"], play["actions"][0]["id"])["seq"] > play["seq"]
