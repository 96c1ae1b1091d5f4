"""What a player holds and half chooses is told by nothing: not by a question, a row, its number, a clock or a message.

Two worlds that differ in one hand, and in what its owner picks up and puts back, are one world to everybody else.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from gemhold.core.contract import CHANCE
from gemhold.core.match import Match, Ply
from gemhold.games.geodia import GAME
from gemhold.games.geodia.state import Phase
from gemhold.server import present, tables
from gemhold.server.numbering import Numbers
from gemhold.server.store.model import UNDO, By, LogRow
from gemhold.server.stream import Subscriber
from gemhold.server.tables import Live, Seat
from gemhold.server.testing import ServerProcess
from tests.server.people import Person

pytestmark = pytest.mark.slow

SEATS = 3
OTHERS = ("player-1", "player-2", None)
NOW = 1_000_000.0
OPENING = ("rocket", "rocket", "geologist")  # the rest of the first hand
INCOME = ("dice worker 6", "take worker")


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes."""
    clock = SimpleNamespace(time=lambda: NOW, monotonic=lambda: 500.0, perf_counter=time.perf_counter)
    monkeypatch.setattr(tables, "time", clock)
    monkeypatch.setattr(present, "time", clock)


class World:
    """A table in memory with people at all seats, and what each of the others has been sent."""

    def __init__(self, rules: int) -> None:
        seats = [Seat(seat, "human", "x", None, f"player-{seat}", "", False) for seat in range(SEATS)]
        row: Any = SimpleNamespace(
            id="t", game="geodia", rules=rules, asked={}, options=GAME.settings(SEATS, {}, 1), status="playing", public=False,
            timer=60, pace=0, autostart=True, host_id="player-0", secret="00" * 32, created=NOW, started=NOW, touched=NOW,
            due=None, rematch=None, rematch_of=None, scheme=2, round=1, called=True, taken=0,
        )  # fmt: skip
        self.live = Live(row, seats)
        self.match = Match(GAME, SEATS, row.options, fate=None, rules=rules)
        self.at = NOW - 50
        self.live.follow([], self.match.copy())
        self.streams = {player: Subscriber(self.live, player, None, 0) for player in OTHERS}
        self.sent: dict[str | None, list[bytes]] = {player: [] for player in OTHERS}

    def take(self, x: int) -> None:
        """A row comes from another worker; everybody gets the news and fetches the table."""
        self.match.apply(Ply(self.match.actor, x)) if x != UNDO else self.match.undo()
        actor = self.live.playing().actor
        by = By.CHANCE if actor == CHANCE else By.PERSON
        self.live.follow([LogRow(self.live.seq, actor, x, by, self.at)])
        for player, stream in self.streams.items():
            self.sent[player] += stream._moves(always=False)

    def outside(self) -> dict[str | None, list[bytes]]:
        """All that leaves the server for the others, byte for byte."""
        return {
            player: [
                *self.sent[player],
                present.table(self.live, player),
                present.play(self.live, player, None, 0),
                present.encode(present.line(self.live, player)),
                *(
                    present.encode(present.position(self.live.position(steps.row(ply - 1) + 1), -1, ply, steps.total))
                    for steps in [self.live.steps(player)]
                    for ply in range(steps.total - 2, steps.total + 1)
                ),
            ]
            for player in OTHERS
        }

    def read(self, texts: Sequence[str]) -> None:
        for text in texts:
            self.take(self.number(text))

    def number(self, text: str) -> int:
        parse = GAME.notation.parse_chance if self.match.actor == CHANCE else GAME.notation.parse
        return parse(self.match.state, text)


def opened(card: str, rules: int = 2) -> World:
    """A table after the opening; the first card seat 0 drew is this one."""
    world = World(rules)
    hand = iter([card, *OPENING])
    while world.match.state.round_n == 0:
        s, actor = world.match.state, world.match.actor
        if actor == CHANCE:
            drawn = GAME.notation.chance_text(s, 0).startswith("card ") and s.asked == 0
            world.take(world.number(f"card {next(hand)}") if drawn else 0)
        else:
            world.take(opening_move(world))
    return world


def opening_move(world: World) -> int:
    """Keep the hand, and put figures on tiles in front of the base, from where there is a way."""
    s, actions = world.match.state, world.match.actions()
    if s.phase == Phase.MULLIGAN:
        return actions[-1].id
    near = [action for action in actions if action.data["do"] == "put" and int(s.front[s.current]) >> action.data["tile"] & 1]
    return (near or actions)[0].id


def at_income(card: str, rules: int = 2) -> World:
    world = opened(card, rules)
    assert (world.match.state.current, world.match.state.round_n) == (0, 1)
    return world


@pytest.mark.parametrize("card", ["work-tools", "gem-find"])
def test_the_start_of_a_turn_tells_nothing_of_the_hand(card: str) -> None:
    worlds = at_income(card), at_income("munition")
    assert worlds[0].outside() == worlds[1].outside()
    for text in INCOME:
        for world in worlds:
            world.read([text])
        assert worlds[0].outside() == worlds[1].outside()
        assert [world.live.seq for world in worlds] == [worlds[0].live.seq] * 2
    assert "play work-tools" in {action.text for action in at_main("work-tools").match.actions()}, "it could have been played"


def test_by_rules_1_the_question_gave_the_card_away() -> None:
    assert at_income("work-tools", rules=1).outside() != at_income("munition", rules=1).outside()


def at_main(card: str) -> World:
    world = at_income(card)
    world.read(INCOME)
    return world


def picked(world: World) -> None:
    world.read(["play geologist", "cancel", "swap", "cancel", "swap", "discard rocket"])


def undone(world: World) -> None:
    world.read(["swap", "discard rocket"])
    world.take(UNDO)
    world.read(["cancel"])


@pytest.mark.parametrize("halves", [picked, undone])
def test_halves_of_choices_are_silent(halves: Callable[[World], None]) -> None:
    """Cards taken up and put back, in one of two worlds: no row, no number, no time, no message tells of them."""
    busy, idle = at_main("work-tools"), at_main("munition")
    own = busy.live.numbers("player-0").total
    busy.at = NOW - 20
    halves(busy)
    assert busy.live.numbers("player-0").total > own, "the player sees what they do"
    assert busy.outside() == idle.outside()
    busy.read(["cancel"] if halves is picked else [])
    for world in (busy, idle):
        world.at = NOW - 10
        world.read(["end main", "end combat", "end final", "dice worker 6"])
    assert busy.outside() == idle.outside()


def test_not_even_a_ping_tells_of_them() -> None:
    """A stream goes on waiting: bytes on the wire at that moment would tell when somebody chooses."""

    async def listen() -> None:
        world = at_main("work-tools")
        stream = world.streams["player-1"]
        assert await stream.news(0)
        waiting = asyncio.create_task(stream.news(60))
        picked(world)
        stream.notify("move")
        for _ in range(10):
            await asyncio.sleep(0)
        assert not waiting.done()
        stream.close()
        assert await waiting is None

    asyncio.run(listen())


def test_who_is_to_move_counts_without_the_halves_of_others() -> None:
    """A move names the rows its player knows, and an accepted one is known again."""
    world = at_main("work-tools")
    picked(world)
    world.read(["cancel", "end main", "end combat", "end final", "dice worker 6"])
    live = world.live
    seen = json.loads(present.play(live, "player-1", None, 0))
    assert seen["actor"] == 1
    assert seen["seq"] == live.seq - 7
    assert [entry["seq"] for entry in seen["story"]] == list(range(seen["seq"]))
    assert [entry["ply"] for entry in seen["story"]] == list(range(seen["plies"]))
    assert live.numbers("player-1").row(seen["seq"]) == live.seq


def test_numbers() -> None:
    numbers = Numbers(10, [0, 3, 4, 9])
    shown = [1, 2, 5, 6, 7, 8]
    assert numbers.total == len(shown)
    assert [numbers.row(number) for number in range(6)] == shown
    assert [numbers.own(row) for row in shown] == list(range(6))
    assert numbers.row(6) == 10
    assert numbers.shown(2, 6) == shown[2:]
    assert Numbers(3).shown(0, 3) == [0, 1, 2]


def test_over_the_wire(server: ServerProcess, anna: Person, bela: Person) -> None:
    """Seat 0 picks a figure and puts it back; the other sees no row of it and plays on with its own number."""
    table = anna.make("human", "open", game="geodia", timer=3600)
    bela.post(f"/tables/{table['id']}/join", {})
    at = f"/tables/{table['id']}"
    people = {0: anna, 1: bela}

    def play_until(phase: str, seat: int) -> Any:
        for _ in range(400):
            play = anna.table(table["id"])["play"]
            if (play["view"]["phase"], play["actor"]) == (phase, seat):
                return people[seat].table(table["id"])["play"]
            mover = people[play["actor"]]
            own = mover.table(table["id"])["play"]
            wanted = [a for a in own["actions"] if a["text"].startswith(("end", "done", "no", "take card"))] or own["actions"]
            mover.move(table["id"], own["seq"], wanted[0]["id"])
        raise AssertionError("the phase did not come")

    play = play_until("main", 0)
    move = next(action for action in play["actions"] if action["text"].startswith("move "))
    with bela.stream(table["id"]) as news:
        heard = next(data for kind, _, data in news if kind == "move")
        before = bela.table(table["id"])
        assert heard["seq"] == before["seq"]
        half = anna.move(table["id"], play["seq"], move["id"])
        back = anna.move(table["id"], half["seq"], next(a["id"] for a in half["actions"] if a["text"] == "cancel"))
        assert back["seq"] == play["seq"] + 2
        now = bela.table(table["id"])
        for told in (before, now):
            del told["play"]["now"], told["play"]["deadline"]
        assert now == before
        ended = anna.move(table["id"], back["seq"], next(a["id"] for a in back["actions"] if a["text"].startswith("end")))
        heard = next(data for kind, _, data in news if kind == "move")
    assert ended["seq"] == play["seq"] + 3
    assert (heard["seq"], len(heard["story"])) == (before["seq"] + 1, 1)
    own = play_until("main", 1)
    assert own["seq"] < anna.table(table["id"])["seq"]
    assert [entry["seq"] for entry in bela.get(f"{at}/story", limit=1000)["story"]] == list(range(own["seq"]))
    bela.move(table["id"], own["seq"], next(a["id"] for a in own["actions"] if a["text"].startswith("end")))
    assert bela.post(f"{at}/moves", {"seq": own["seq"] + 5, "action": 0}, 409)["seq"] == own["seq"] + 1
