from __future__ import annotations

from tests.server.people import Person, play_on, wait_for


def test_alone_against_a_bot_starts_at_once(anna: Person) -> None:
    table = anna.make("human", "random")
    assert table["status"] == "playing"
    assert table["host"]
    assert [seat["kind"] for seat in table["seats"]] == ["human", "bot"]
    assert [seat["yours"] for seat in table["seats"]] == [True, False]
    assert table["seats"][1]["bot"] == "random"
    assert table["seq"] == table["play"]["seq"] > 0
    assert len(table["fairness"]["commitment"]) == 64
    assert not table["fairness"]["revealed"]


def test_friends_join_by_the_link(anna: Person, bela: Person) -> None:
    table = anna.make("human", "open")
    assert table["status"] == "waiting"
    assert table["play"] is None
    assert table["invite"] == {"open": [1], "path": f"/t/{table['id']}"}
    joined = bela.post(f"/tables/{table['id']}/join", {"name": "Béla"})
    assert joined["status"] == "playing"
    assert [seat["yours"] for seat in joined["seats"]] == [False, True]
    assert joined["seats"][1]["name"] == "Béla"
    assert joined["invite"]["open"] == []
    fairness = anna.get(f"/tables/{table['id']}/fairness")
    assert fairness["entropy"] == fairness["commitments"] == ["", ""], "programs need not contribute to the dice"
    assert fairness["fixed"]
    assert fairness["secret"] is fairness["seed"] is fairness["draws"] is None


def test_a_seat_is_taken_once(anna: Person, bela: Person) -> None:
    table = anna.make("human", "open", "open")
    bela.post(f"/tables/{table['id']}/join", {"seat": 2, "name": "B"})
    assert anna.post(f"/tables/{table['id']}/join", {"seat": 2}, 409)["code"] == "seat-taken"
    assert anna.post(f"/tables/{table['id']}/join", {"seat": 9}, 404)["code"] == "no-such-seat"
    assert anna.post(f"/tables/{table['id']}/join", {"name": "again"})["status"] == "playing"  # hot-seat
    assert bela.post(f"/tables/{table['id']}/join", {}, 409)["code"] == "no-open-seat"


def test_lists(anna: Person, bela: Person) -> None:
    private, public = anna.make("human", "open"), anna.make("human", "open", public=True)
    mine = [line["id"] for line in anna.get("/tables", scope="mine")["tables"]]
    assert {private["id"], public["id"]} <= set(mine)
    listed = [line["id"] for line in bela.get("/tables", scope="open")["tables"]]
    assert public["id"] in listed
    assert private["id"] not in listed
    assert bela.get("/tables", scope="mine")["tables"] == []
    bela.post(f"/tables/{public['id']}/join", {"name": "B"})
    assert public["id"] not in [line["id"] for line in bela.get("/tables", scope="open")["tables"]]
    line = next(line for line in bela.get("/tables", scope="mine")["tables"] if line["id"] == public["id"])
    assert line["your_turn"] == (line["actor"] == 1)
    assert line["scores"] == [2, 2]  # everybody begins with a white gem
    waiting = next(line for line in anna.get("/tables", scope="mine")["tables"] if line["id"] == private["id"])
    assert waiting["scores"] is None


def test_only_the_host_starts_and_fills(anna: Person, bela: Person) -> None:
    table = anna.make("human", "open", autostart=False)
    at = f"/tables/{table['id']}"
    assert anna.post(f"{at}/start", None, 409)["code"] == "no-open-seat"
    assert bela.post(f"{at}/seats/1/bot", {"level": "random"}, 403)["code"] == "not-host"
    assert anna.post(f"{at}/seats/1/bot", {"level": "random"})["status"] == "waiting"
    assert anna.post(f"{at}/seats/1/open")["seats"][1]["kind"] == "open"
    anna.post(f"{at}/seats/1/bot", {"level": "random"})
    assert bela.post(f"{at}/start", None, 403)["code"] == "not-host"
    assert anna.post(f"{at}/start")["status"] == "playing"
    assert anna.post(f"{at}/start", None, 409)["code"] == "already-started"
    assert anna.post(f"{at}/seats/1/open", None, 409)["code"] == "already-started"


def test_leaving(anna: Person, bela: Person) -> None:
    table = anna.make("human", "open", "open")
    at = f"/tables/{table['id']}"
    bela.post(f"{at}/join", {"seat": 1, "name": "B"})
    assert anna.post(f"{at}/seats/1/leave", None, 403)["code"] == "not-your-seat"
    assert bela.post(f"{at}/seats/1/leave")["seats"][1]["kind"] == "open"
    bela.post(f"{at}/join", {"seat": 1, "name": "B"})
    anna.post(f"{at}/seats/2/bot", {"level": "random"})
    left = bela.post(f"{at}/seats/1/leave")
    assert left["status"] == "playing"
    assert (left["seats"][1]["kind"], left["seats"][1]["joinable"], left["seats"][1]["yours"]) == ("bot", True, False)
    back = bela.post(f"{at}/join", {"name": "B again"})
    assert (back["seats"][1]["kind"], back["seats"][1]["name"]) == ("human", "B again")


def test_bots_of_the_host_may_have_names(anna: Person) -> None:
    table = anna.make("human", "open", "open")
    at = f"/tables/{table['id']}"
    anna.post(f"{at}/seats/1/bot", {"level": "random", "name": "Zuzka"})
    seated = anna.post(f"{at}/seats/2/bot", {"level": "random"})["seats"]
    assert [seat["name"] for seat in seated[1:]] == ["Zuzka", "random"]


def test_hand_over_and_take_back(anna: Person) -> None:
    table = anna.make("human", "human")
    at = f"/tables/{table['id']}"
    actor = table["play"]["actor"]
    assert all(seat["hot_seat"] for seat in table["seats"])
    handed = anna.post(f"{at}/seats/{actor}/bot", {"level": "random"})
    assert handed["seats"][actor]["handed"]
    wait_for(lambda: anna.table(table["id"])["play"]["actor"] != actor, "the bot's turn")
    story = anna.get(f"{at}/story", since=table["seq"])["story"]
    assert {entry["by"] for entry in story if entry["actor"] == actor} == {"bot"}
    back = anna.post(f"{at}/seats/{actor}/back")
    assert (back["seats"][actor]["kind"], back["seats"][actor]["handed"]) == ("human", False)
    assert anna.post(f"{at}/seats/{actor}/bot", {"level": "wizard"}, 422)["code"] == "unknown-level"


def test_names(anna: Person) -> None:
    table = anna.make("human", "random", seats=[{"kind": "human", "name": " A\u0000n\u202ena  "}, {"kind": "bot"}])
    assert table["seats"][0]["name"] == "Anna"
    assert anna.get("/me") == {"known": True, "name": "Anna"}
    renamed = anna.post(f"/tables/{table['id']}/seats/0/name", {"name": "<b>Žofia</b>"})
    assert renamed["seats"][0]["name"] == "<b>Žofia</b>"  # text is text; whoever shows it escapes it
    assert anna.post(f"/tables/{table['id']}/seats/0/name", {"name": "x" * 25}, 422)["code"] == "bad-body"
    assert anna.post(f"/tables/{table['id']}/seats/0/name", {"name": " \u200b "}, 422)["code"] == "bad-body"
    assert anna.post(f"/tables/{table['id']}/seats/1/name", {"name": "Mine"}, 403)["code"] == "not-your-seat"


def test_settings_are_checked(anna: Person) -> None:
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
    for settings, code in [
        ({"game": "chess", "seats": seats}, "unknown-game"),
        ({"game": "king", "seats": seats[:1]}, "bad-option"),
        ({"game": "king", "seats": seats * 3}, "bad-option"),
        ({"game": "king", "seats": seats, "options": {"map": "moon"}}, "bad-option"),
        ({"game": "king", "seats": seats, "options": {"nap": "standard"}}, "bad-option"),
        ({"game": "king", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "wizard"}]}, "unknown-level"),
        ({"game": "king", "seats": seats, "timer": 0}, "bad-body"),
        ({"game": "king", "seats": seats, "colour": "red"}, "bad-body"),
        ({"game": "king", "seats": seats, "entropy": "x"}, "bad-body"),  # nothing is revealed before all have committed
    ]:
        assert anna.post("/tables", settings, 422)["code"] == code, settings


def test_random_map_is_made_definite_at_the_start(anna: Person) -> None:
    table = anna.make("human", "open", options={"map": "random"})
    assert table["options"] == {"map": "random"}
    started = anna.post(f"/tables/{table['id']}/seats/1/bot", {"level": "random"})
    assert isinstance(started["options"]["map"], dict)
    assert len(started["play"]["view"]["spaces"]) == 30


def test_rematch(anna: Person, bela: Person) -> None:
    table = anna.make("human", "open", "random")
    at = f"/tables/{table['id']}"
    bela.post(f"{at}/join", {"name": "B"})
    assert anna.post(f"{at}/rematch", {}, 409)["code"] == "not-over"
    anna.post(f"{at}/seats/0/bot", {"level": "random"})
    bela.post(f"{at}/seats/1/bot", {"level": "random"})
    wait_for(lambda: anna.table(table["id"])["status"] == "over", "the end", 60)
    stranger = Person(anna.base)
    assert stranger.post(f"{at}/rematch", {}, 403)["code"] == "not-seated"
    stranger.close()
    again = bela.post(f"{at}/rematch", {"timer": 30, "rotate": True}, 201)
    assert again["rematch_of"] == table["id"]
    assert again["timer"] == 30
    assert again["status"] == "waiting"  # Anna's seat is kept for her
    assert [seat["yours"] for seat in again["seats"]] == [False, False, True]
    assert anna.table(table["id"])["rematch"] == again["id"]
    second = anna.post(f"{at}/rematch", {}, 200)
    assert second["id"] == again["id"]
    assert second["status"] == "playing"
    assert [seat["yours"] for seat in second["seats"]] == [False, True, False]
    assert second["seats"][0]["bot"] == "random"


def test_a_whole_game_and_its_result(anna: Person, bela: Person) -> None:
    table = anna.make("human", "open")
    bela.post(f"/tables/{table['id']}/join", {"name": "B"})
    end = play_on([anna, bela], table["id"])
    assert end["status"] == "over"
    result = end["play"]["result"]
    assert [line["seat"] for line in result] == [0, 1]
    assert min(line["rank"] for line in result) == 1
    assert all(sum(line["points"].values()) == line["score"] for line in result)
    assert anna.move(table["id"], end["seq"], 0, 409)["code"] == "game-over"
    assert anna.post(f"/tables/{table['id']}/undo", {"seq": end["seq"]}, 409)["code"] == "cannot-undo"
