"""Looking at a game before it is opened."""

from __future__ import annotations

import json
from typing import Any

import gemhold
from tests.server.people import Person


def preview(eva: Person, status: int = 200, game: str = "king", seats: int = 3, **options: Any) -> Any:
    return eva.get(f"/games/{game}/preview", status, seats=seats, options=json.dumps(options))


def test_the_map_as_it_will_be_played(eva: Person) -> None:
    for seats in (2, 3, 4):
        shown = preview(eva, seats=seats, map="standard")
        assert shown["view"] == gemhold.game("king").start(seats=seats, roll=False).view()
        assert shown["colours"] == ["purple", "yellow", "turquoise", "black"][:seats]
    assert preview(eva, map="random")["view"]["spaces"] != preview(eva, map="standard")["view"]["spaces"]
    assert preview(eva, map="random") == preview(eva, map="random")  # an example, the same for everybody
    assert preview(eva, colours=["black", "yellow", "purple"])["colours"] == ["black", "yellow", "purple"]


def test_games_with_secrets_show_a_spectators_view(eva: Person) -> None:
    view = preview(eva, game="geodia", seats=2)["view"]
    assert view["seat"] == -1
    assert all(player["hand"] is None for player in view["players"])


def test_what_cannot_be_played_cannot_be_looked_at(eva: Person) -> None:
    assert preview(eva, 422, seats=9)["code"] == "bad-option"
    assert preview(eva, 422, map="flat")["code"] == "bad-option"
    assert preview(eva, 422, map={"west": 1})["code"] == "bad-option"
    assert preview(eva, 422, moon=1)["code"] == "bad-option"
    assert preview(eva, 422, game="chess")["code"] == "unknown-game"
    for text in ("", "[]", "{", "[" * 3000, '{"map": NaN}', '{"map": "' + "x" * 4000 + '"}'):
        assert eva.get("/games/king/preview", 422, seats=2, options=text)["code"] in ("bad-option", "bad-body")
    assert eva.get("/games/king/preview", 422, seats=0)["code"] == "bad-body"
