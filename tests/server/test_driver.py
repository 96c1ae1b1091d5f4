"""Bots that fail, and clocks that jump."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from gemhold.server import driver, tables
from gemhold.server.bot_pool import UNWATCHED, Turns
from gemhold.server.config import Config
from gemhold.server.driver import Driver, stand_ins
from gemhold.server.problems import BotFailed
from gemhold.server.referee import Referee, opening
from gemhold.server.store.model import LogRow
from gemhold.server.tables import Live, Seat


def live_table(timer: int | None = None) -> Live:
    """A table of King of the Dice in memory: a person and a bot."""
    now = time.time()
    row: Any = SimpleNamespace(
        id="t", game="king", rules=1, asked={}, options={}, status="playing", public=False, timer=timer, pace=0, autostart=True,
        host_id="anna", secret="00" * 32, created=now, started=now, touched=now, due=None, rematch=None, rematch_of=None,
        scheme=1, round=1, called=True, taken=0,
    )  # fmt: skip
    seats = [Seat(seat, "human", "x", None, "anna", "", False) for seat in range(2)]
    live = Live(row, seats)
    live.options, steps = opening(live.game, 2, {}, live.fate)
    live.follow(steps.rows, steps.match, steps.told)
    return live


def test_simpler_bots_stand_in_but_never_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "levels", lambda game: ["random", "easy", "medium", "master"])
    assert stand_ins("king", "master") == ["master", "medium", "easy"]
    assert stand_ins("king", "easy") == ["easy"]
    assert stand_ins("king", "random") == ["random"]


class BrokenPool:
    """Bots of some levels fail."""

    def __init__(self, *working: str) -> None:
        self.working = working
        self.questions: list[str] = []

    async def choose(self, game: Any, s: Any, seat: int, level: str, seed: int, queue: str) -> int:
        self.questions.append(level)
        if level not in self.working:
            raise BotFailed("broken", place="bot")
        return int(game.legal(s)[0])


def driver_with(pool: BrokenPool) -> Driver:
    anything: Any = None
    return Driver(Config(), anything, anything, Referee(anything, anything), pool)  # type: ignore[arg-type]


def test_the_next_simpler_bot_takes_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "levels", lambda game: ["random", "easy", "master"])
    live, pool = live_table(), BrokenPool("easy", "random")
    match = live.playing()
    action = asyncio.run(driver_with(pool)._choice(live, match.actor, "master", live.seq))
    assert (action, pool.questions) == (live.game.legal(match.state)[0], ["master", "easy"])


def test_when_none_answers_nobody_plays_at_random() -> None:
    live, pool = live_table(), BrokenPool("random")
    with pytest.raises(BotFailed):
        asyncio.run(driver_with(pool)._choice(live, live.playing().actor, "greedy", live.seq))
    assert pool.questions == ["greedy"]


def test_queues_take_turns() -> None:
    """One network's hundred questions do not hold up another's, and questions nobody waits for come last."""

    async def whole() -> list[str]:
        turns, served = Turns(1), list[str]()

        async def ask(queue: str, name: str) -> None:
            await turns.take(queue)
            served.append(name)
            await asyncio.sleep(0)
            turns.give()

        await turns.take("first")
        names = [(UNWATCHED, "nobody"), *(("greedy", f"greedy {i}") for i in range(5)), ("honest", "honest")]
        tasks = [asyncio.create_task(ask(queue, name)) for queue, name in names]
        await asyncio.sleep(0)
        turns.give()
        await asyncio.gather(*tasks)
        return served

    served = asyncio.run(whole())
    assert served.index("honest") == 1
    assert served[-1] == "nobody"


def test_a_question_given_up_gives_its_place_back() -> None:
    async def whole() -> None:
        turns = Turns(1)
        await turns.take("a")
        waiting = asyncio.create_task(turns.take("b"))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        turns.give()
        await asyncio.wait_for(turns.take("c"), 5)

    asyncio.run(whole())


@pytest.mark.parametrize("jump", [3600.0, -60.0])
def test_setting_the_wall_clock_changes_nobody_s_time(jump: float, monkeypatch: pytest.MonkeyPatch) -> None:
    live = live_table(timer=60)
    before = live.seconds_left
    assert before is not None
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + jump)
    assert live.seconds_left == pytest.approx(before, abs=30)
    assert live.deadline == pytest.approx(now + jump + before, abs=30)


def test_after_an_outage_people_get_time_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The timer ran out while there was no server: the person is not moved for at once."""
    live = live_table(timer=60)
    old = live.rows[-1]
    late = LogRow(old.seq, old.actor, old.x, old.by, old.at - 3600)
    monkeypatch.setattr(tables, "STARTED", time.monotonic())
    live._note_decision(late)
    assert live.seconds_left == pytest.approx(tables.SECOND_CHANCE, abs=25)
    monkeypatch.setattr(tables, "STARTED", time.monotonic() - 3600)
    live._note_decision(late)
    assert live.seconds_left == 0
