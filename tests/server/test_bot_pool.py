"""Bots think in processes of their own."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import gemhold
from gemhold.server.bot_pool import BotPool
from gemhold.server.problems import BotFailed
from gemhold.server.testing import ServerProcess
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
        odds = person.get(f"/tables/{table['id']}/odds")
        assert odds["seq"] == table["seq"]
        assert len(odds["odds"]) == 5
        assert all(0 <= chance <= 1 for chance in odds["odds"])
        assert person.get(f"/tables/{table['id']}/odds") == odds
        assert person.get(f"/tables/{table['id']}/hint")["action"] in table["play"]["actions"]
        person.close()
