"""What every seat chooses for itself: the colour of King of the Dice, the baron of Geodia."""

from __future__ import annotations

from typing import Any

from tests.server.people import Person, play_on, until


def colours(table: Any) -> list[str]:
    return [seat["colour"] for seat in table["seats"]]


def choose(person: Person, table: str, seat: int, value: str, status: int = 200, option: str = "colours") -> Any:
    return person.post(f"/tables/{table}/seats/{seat}/choose", {"option": option, "value": value}, status)


def test_colours_chosen_at_the_start_are_kept(anna: Person) -> None:
    table = anna.make("human", "human", options={"colours": ["black", "turquoise"]})
    assert colours(table) == ["black", "turquoise"]
    assert [player["colour"] for player in table["play"]["view"]["players"]] == ["black", "turquoise"]
    assert anna.get(f"/tables/{table['id']}/positions/0")["colours"] == ["black", "turquoise"]
    record = anna.get(f"/tables/{table['id']}/record.json")
    assert record["options"]["colours"] == ["black", "turquoise"]
    refused = {"game": "king", "seats": [{"kind": "human"}, {"kind": "open"}], "options": {"colours": ["black", "black"]}}
    assert anna.post("/tables", refused, 422)["code"] == "bad-option"


def test_everybody_chooses_in_the_lobby(anna: Person, bela: Person) -> None:
    table = anna.make("human", "open", "open", "random")["id"]
    assert colours(anna.table(table)) == ["purple", "yellow", "turquoise", "black"]
    with bela.stream(table) as news:
        until(news, "seats")
        assert colours(choose(anna, table, 0, "yellow")) == ["yellow", "purple", "turquoise", "black"]  # the open seat swaps
        heard = until(news, "seats")
        assert (colours(heard), heard["options"]["colours"][0]) == (["yellow", "purple", "turquoise", "black"], "yellow")
    taken = bela.post(f"/tables/{table}/join", {"name": "B", "choices": {"colours": "yellow"}}, 409)
    assert (taken["code"], taken["place"]) == ("choice-taken", "option colours")
    joined = bela.post(f"/tables/{table}/join", {"name": "B", "choices": {"colours": "black"}})  # a bot swaps
    assert colours(joined) == ["yellow", "black", "turquoise", "purple"]
    assert choose(anna, table, 1, "purple", 403)["code"] == "not-your-seat"
    assert choose(bela, table, 3, "turquoise", 403)["code"] == "not-host"
    assert choose(bela, table, 1, "yellow", 409)["code"] == "choice-taken"
    assert choose(anna, table, 3, "black", 409)["code"] == "choice-taken"  # not for a bot either
    assert colours(choose(anna, table, 3, "turquoise")) == ["yellow", "black", "purple", "turquoise"]
    started = anna.post(f"/tables/{table}/seats/2/bot", {"level": "random"})
    assert started["status"] == "playing"
    assert colours(started) == ["yellow", "black", "purple", "turquoise"]
    assert started["options"]["colours"] == ["yellow", "black", "purple", "turquoise"]
    assert choose(anna, table, 0, "black", 409)["code"] == "already-started"


def test_whoever_comes_last_chooses_too(anna: Person, bela: Person) -> None:
    table = anna.make("human", "open")["id"]
    joined = bela.post(f"/tables/{table}/join", {"name": "B", "choices": {"colours": "turquoise"}})
    assert (joined["status"], colours(joined)) == ("playing", ["purple", "turquoise"])
    assert [player["colour"] for player in joined["play"]["view"]["players"]] == ["purple", "turquoise"]


def test_wrong_choices_change_nothing(anna: Person) -> None:
    table = anna.make("human", "open")["id"]
    assert choose(anna, table, 0, "pink", 422)["code"] == "bad-option"
    assert choose(anna, table, 0, "random", 422, option="map")["code"] == "bad-option"
    assert choose(anna, table, 9, "black", 404)["code"] == "no-such-seat"
    assert choose(anna, table, 0, "x" * 33, 422)["code"] == "bad-body"
    many = {f"option{i}": "x" for i in range(9)}
    assert anna.post(f"/tables/{table}/join", {"choices": many}, 422)["code"] == "bad-body"
    assert anna.post(f"/tables/{table}/join", {"choices": {"colours": "pink"}}, 422)["code"] == "bad-option"
    assert colours(anna.table(table)) == ["purple", "yellow"]
    assert [seat["kind"] for seat in anna.table(table)["seats"]] == ["human", "open"]


def test_barons_are_chosen_the_same_way(anna: Person) -> None:
    table = anna.make("human", "open", game="geodia", options={"barons": "standard"})["id"]
    chosen = choose(anna, table, 0, "citrine", option="barons")
    assert (chosen["options"]["barons"], colours(chosen)) == (["citrine", "sapphire"], ["yellow", "blue"])


def test_a_rematch_keeps_everybodys_colour(anna: Person) -> None:
    table = anna.make("human", "human", options={"colours": ["black", "turquoise"]})["id"]
    assert play_on([anna], table)["status"] == "over"
    again = anna.post(f"/tables/{table}/rematch", {"rotate": True}, 201)
    assert colours(again) == ["turquoise", "black"]


def test_meta_tells_what_seats_choose(anna: Person) -> None:
    games = {game["name"]: game for game in anna.get("/meta")["games"]}
    each = {name: {option["name"]: option["each"] for option in game["options"]} for name, game in games.items()}
    assert each["king"] == {"map": [], "start": [], "colours": ["purple", "yellow", "turquoise", "black"]}
    assert each["geodia"]["barons"] == ["emerald", "sapphire", "ruby", "citrine"]
    drawn = {option["name"]: option["drawn"] for option in games["king"]["options"]}
    assert drawn["map"] == ["random"]
