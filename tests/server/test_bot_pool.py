"""Bots think in processes of their own."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import gemhold
from gemhold.core.worth import worth
from gemhold.server import bot_pool
from gemhold.server.bot_pool import BotPool, Preparing
from gemhold.server.problems import BotBusy, BotFailed
from gemhold.server.testing import ServerProcess
from gemhold.testing import walk
from tests.server.people import Person

KING = gemhold.game("king")


def with_bot_processes(work: Callable[[BotPool], Awaitable[None]], most: int = 1) -> None:
    async def whole() -> None:
        bots = BotPool(most)
        try:
            await work(bots)
        finally:
            await bots.close()

    asyncio.run(whole())


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GEMHOLD_BOT_MODE", "pure")


def test_a_position_survives_the_journey() -> None:
    match = KING.start(4, seed=9)
    for _ in range(30):
        match.play(match.actions()[-1].id)
    there = KING.state.unpack(KING.state.pack(match.state))
    assert KING.state.pack(there) == KING.state.pack(match.state)
    assert KING.legal(there) == KING.legal(match.state)
    with pytest.raises(ValueError, match="bytes"):
        KING.state.unpack(KING.state.pack(match.state) + b"\0")


def test_choices_are_legal_and_repeatable() -> None:
    async def work(bots: BotPool) -> None:
        match = KING.start(2, seed=3)
        hidden = KING.hidden(match.state, match.actor)
        choices = [await bots.choose(KING, hidden, match.actor, "random", seed) for seed in (5, 5, 6, 7, 8)]
        assert set(choices) <= set(KING.legal(match.state))
        assert choices[0] == choices[1]
        assert len(set(choices)) > 1

    with_bot_processes(work)


def test_a_failure_is_told_and_mended() -> None:
    async def work(bots: BotPool) -> None:
        match = KING.start(2, seed=3)
        with pytest.raises(BotFailed, match="failed"):
            await bots.choose(KING, match.state, 0, "no-such-level", 1)
        (process,) = bots._all
        process.kill()
        await process.wait()
        assert await bots.choose(KING, match.state, 0, "random", 1) in KING.legal(match.state)

    with_bot_processes(work)


def test_a_question_given_up_does_not_answer_the_next() -> None:
    async def work(bots: BotPool) -> None:
        match = KING.start(2, seed=3)
        await bots.choose(KING, match.state, 0, "random", 0)  # it is there
        asked = asyncio.create_task(bots.choose(KING, match.state, 0, "random", 1))
        await asyncio.sleep(0.001)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        expected = await bots.choose(KING, match.state, 0, "random", 2)
        assert expected == await bots.choose(KING, match.state, 0, "random", 2)

    with_bot_processes(work)


def test_who_asks_is_not_kept_waiting_and_the_process_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(bots: BotPool) -> None:
        match = KING.start(2, seed=3)
        monkeypatch.setattr(bot_pool, "PATIENCE", 0.01)  # it takes longer to start
        for _ in range(2):  # one of them thinking, one in the queue
            with pytest.raises(BotBusy, match="still busy"):
                await bots.hint(KING, match.state, 0, "random", 1, "here")
        monkeypatch.setattr(bot_pool, "PATIENCE", 60.0)
        advice = await bots.hint(KING, match.state, 0, "random", 1, "here")
        assert [set(one) for one in advice] == [{"action", "win", "lead", "reasons"}]
        assert advice[0]["action"] in KING.legal(match.state)
        assert len(bots._all) == 1, "the same process"

    with_bot_processes(work)


def test_a_server_that_stops_keeps_nobody_waiting() -> None:
    async def work(bots: BotPool) -> None:
        match = KING.start(2, seed=3)
        asked = [asyncio.create_task(bots.hint(KING, match.state, 0, "random", 1, "here")) for _ in range(2)]
        await asyncio.sleep(0.01)
        bots.dismiss()
        bots.dismiss()
        told = await asyncio.gather(*asked, bots.hint(KING, match.state, 0, "random", 1, "here"), return_exceptions=True)
        assert [type(one) for one in told] == [BotBusy] * 3

    with_bot_processes(work)


def test_a_process_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    async def work(bots: BotPool) -> None:
        match = KING.start(2, seed=3)
        expected = await bots.choose(KING, match.state, 0, "random", 1)
        (hanging,) = bots._all
        hanging.send_signal(signal.SIGSTOP)
        monkeypatch.setattr(bot_pool, "SECONDS", 0.1)
        assert await bots.choose(KING, match.state, 0, "random", 1) == expected
        assert hanging not in bots._all or hanging.returncode is not None

    with_bot_processes(work)
    assert "a bot process failed (TimeoutError), attempt 1 of 2" in caplog.text


def test_who_waits_learns_how_far_compiling_is() -> None:
    told: list[Preparing | None] = []

    async def work() -> None:
        bots = BotPool(1, lambda game, how_far: told.append(how_far))
        process = await bots._start()
        assert process.stdout is not None
        lines = [b'{"done": 0, "steps": 0}\n', b'{"done": 1, "steps": 4}\n', b'{"action": 7}\n']
        process.stdout.readline = lambda: asyncio.sleep(0, lines.pop(0))  # type: ignore[method-assign]
        bots._idle.append(process)
        assert await bots.choose(KING, KING.start(2).state, 0, "random", 1) == 7
        await bots.close()

    asyncio.run(work())
    assert [(one.done, one.steps) if one else None for one in told] == [(0, 0), (1, 4), None]
    assert Preparing(0, 4, time.monotonic()).seconds is None
    assert Preparing(1, 4, time.monotonic() - 10).seconds == 30


def test_an_interrupt_from_the_keyboard_is_the_servers() -> None:
    """Ctrl-C reaches every process of the terminal; a thinker goes on until the server ends it."""

    async def work(bots: BotPool) -> None:
        match = KING.start(2, seed=3)
        before = await bots.choose(KING, match.state, 0, "random", 1)
        (process,) = bots._all
        process.send_signal(signal.SIGINT)
        assert await bots.choose(KING, match.state, 0, "random", 1) == before
        assert list(bots._all) == [process], "the same one"

    with_bot_processes(work)


def test_odds_and_strong_bots_run_compiled(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, env={"GEMHOLD_BOT_MODE": "jit"}) as server:
        person = Person(server.base)
        person.http.timeout = 120
        table = person.make("human", "human")
        odds = person.ask_bot(f"/tables/{table['id']}/odds")
        assert odds["seq"] == table["seq"]
        assert len(odds["odds"]) == 5
        assert all(0 <= chance <= 1 for chance in odds["odds"])
        keeps = {str(action["id"]) for action in table["play"]["actions"] if action["data"]["do"] == "keep"}
        assert set(odds["after"]) == keeps
        assert [max(column) for column in zip(*odds["after"].values(), strict=True)] == pytest.approx(odds["odds"])
        assert person.ask_bot(f"/tables/{table['id']}/odds") == odds
        assert person.ask_bot(f"/tables/{table['id']}/hint")["action"] in table["play"]["actions"]
        person.close()


def test_what_actions_are_worth() -> None:
    async def work(bots: BotPool) -> None:
        for match in walk(KING, 2, seed=3):
            expected = worth(KING, match.state, 2) if match.actor >= 0 else {}
            if expected:
                answer = await bots.worth(KING, KING.hidden(match.state, match.actor), 2)
                assert {int(action): change for action, change in answer.items()} == expected
                return

    with_bot_processes(work)


def test_only_who_is_to_move_is_told_what_actions_are_worth(eva: Person, guests: Callable[..., Person], lone_server: Any) -> None:
    table = eva.make("human", "human")
    answer = eva.get(f"/tables/{table['id']}/worth")
    assert answer["seq"] == table["seq"]
    assert {int(action) for action in answer["worth"]} <= {action["id"] for action in table["play"]["actions"]}
    assert guests(lone_server).get(f"/tables/{table['id']}/worth", 403)["code"] == "not-your-turn"
