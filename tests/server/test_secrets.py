"""A game with secrets: each seat gets its own view and its own story, and nobody else's."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import gemhold
from gemhold.core.game import Event
from gemhold.server import present
from gemhold.server.problems import NotYet
from gemhold.server.referee import opening
from gemhold.server.routes.records import finished
from gemhold.server.tables import Live, Seat

KING = gemhold.game("king")
SECRET_PHASE = 99


def rules_with_secrets() -> ModuleType:
    """King's rules, as if the number of tokens of a seat were its secret."""
    rules = ModuleType("secret_rules")
    rules.__dict__.update({name: value for name, value in vars(KING.rules).items() if not name.startswith("__")})

    def hide(s: Any, seat: int) -> None:
        for other in range(4):
            if other != seat:
                s.tokens[other] = 0

    rules.hide = hide  # type: ignore[attr-defined]
    rules.resample = lambda s, seat, rng: None  # type: ignore[attr-defined]
    return rules


@pytest.fixture
def live(monkeypatch: pytest.MonkeyPatch) -> Live:
    """A table of such a game, in memory."""
    game = replace(
        KING,
        secrets=True,
        rules=rules_with_secrets(),
        narrate=lambda before, x, after: [Event("all"), *(Event(f"only-{seat}", seen_by=1 << seat) for seat in range(2))],
    )
    monkeypatch.setattr(gemhold, "game", lambda _: game)
    seats = [Seat(seat, "human", "x", None, f"player-{seat}", "", False) for seat in range(2)]
    now = time.time()
    row: Any = SimpleNamespace(
        id="t", game="king", rules=1, asked={}, options={}, status="playing", public=False, timer=None, pace=0, autostart=True,
        host_id="player-0", secret="00" * 32, created=now, started=now, touched=now, due=None, rematch=None, rematch_of=None,
        scheme=1, round=1, called=True, taken=0,
    )  # fmt: skip
    table = Live(row, seats)
    table.options, steps = opening(game, 2, {}, table.fate)
    table.follow(steps.rows, steps.match, steps.told)
    return table


def test_each_seat_gets_its_own_view(live: Live) -> None:
    views = {player: json.loads(present.play(live, player, None, 0)) for player in ("player-0", "player-1", "stranger", None)}
    tokens = {player: [p["tokens"] for p in play["view"]["players"]] for player, play in views.items()}
    start = KING.start(2).view(0)["players"][0]["tokens"]
    assert tokens["player-0"] == [start, 0]
    assert tokens["player-1"] == [0, start]
    assert tokens["stranger"] == tokens[None] == [0, 0]


def test_each_seat_gets_its_own_story(live: Live) -> None:
    for player, expected in (
        ("player-0", ["all", "only-0"]),
        ("player-1", ["all", "only-1"]),
        ("stranger", ["all"]),
        (None, ["all"]),
    ):
        story = json.loads(present.play(live, player, None, 0))["story"]
        assert all([event["id"] for event in entry["events"]] == expected for entry in story)


def test_a_wish_for_another_seat_is_not_granted(live: Live) -> None:
    assert json.loads(present.play(live, "player-0", 1, 0))["viewer"] == 0
    assert json.loads(present.play(live, None, 1, 0))["viewer"] == -1


def test_actions_go_to_the_seat_to_move_only(live: Live) -> None:
    actor = live.playing().actor
    for player in ("player-0", "player-1", "stranger", None):
        play = json.loads(present.play(live, player, None, 0))
        assert bool(play["actions"]) == (player == f"player-{actor}")


def test_views_of_an_open_game_differ_in_the_seat_alone() -> None:
    """What `secrets=False` promises; the server builds all views from one."""
    match = KING.start(3, seed=5)
    views = [match.view(seat) for seat in (-1, 0, 1, 2)]
    assert [view.pop("seat") for view in views] == [-1, 0, 1, 2]
    assert all(json.dumps(view) == json.dumps(views[0]) for view in views)


def test_no_record_before_the_end(live: Live) -> None:
    import asyncio

    async def get(_: str, fresh: bool = False) -> Live:
        return live

    async def player(_: Any) -> None:
        return None

    worker = SimpleNamespace(
        tables=SimpleNamespace(get=get),
        identity=SimpleNamespace(player=player),
        limits=SimpleNamespace(spend=lambda *_: None),
    )
    request: Any = SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(worker=worker)), client=None)
    with pytest.raises(NotYet):
        asyncio.run(finished(request, "t"))
    live.status = "over"
    assert asyncio.run(finished(request, "t")) is live
