"""Two people in browsers of their own and two bots, in two teams, to the end; and what each browser was sent meanwhile."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from gemhold.server.testing import ServerProcess
from tests.browser.conftest import Visitor
from tests.browser.geodia import new_table, play_together
from tests.browser.prepared import logged
from tests.browser.traffic import Truth, Wire, leaks

SCREEN: ViewportSize = {"width": 1200, "height": 720}  # two of them are drawn at once


@pytest.mark.long  # two browsers play a whole game; tests/server follows what every seat is sent, too
def test_a_team_game_of_two_people_and_two_bots(
    visit: Callable[..., Visitor], server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    """The two are opponents, each with a bot for a partner. No card of the other team's hands reaches a browser."""
    people = [visit(), visit()]
    for person in people:
        person.page.set_viewport_size(SCREEN)
    wires = [Wire(person.page) for person in people]
    table = new_table(people[0].context, "you", "open", "bot", "bot", options={"teams": True, "rounds": 8})
    people[0].page.goto(f"/t/{table}")
    people[1].page.goto(f"/t/{table}")
    people[1].page.get_by_role("button", name="Take a seat").first.click()
    for person in people:
        expect(person.page.locator(".geodia")).to_be_visible()
    clicks = play_together(*(person.page for person in people))
    assert clicks > 2 * 8 * 2  # each ended several phases in each of eight rounds
    totals = [person.page.get_by_role("dialog").locator("tfoot tr").first.locator("td").all_text_contents() for person in people]
    assert len(totals[0]) == 4
    assert totals[0] == totals[1]

    about = people[0].context.request.get(f"/api/tables/{table}").json()
    truth = Truth(4, about["options"], logged(server.log.parent, table))
    for seat, wire in enumerate(wires):
        plays = list(wire.plays())
        assert wire.streamed > 50, "the stream was heard"
        assert max(play["seq"] for play in plays if play["viewer"] == seat) == truth.numbers[seat].total, "to the end"
        assert {play["viewer"] for play in plays} - {-1} == {seat}, "a spectator until they sat down, then a player"
        found = [leak for play in plays for leak in leaks(play, play["viewer"], truth)]
        assert found == []
        spied = [leak for play in plays for leak in leaks(play, 1 - seat, truth)]
        assert any("hand of" in leak for leak in spied), "what the other sees would have been noticed"
        assert any("geodia-draws-card" in leak for leak in spied)
        figures = f"{len(wire.messages)} messages ({wire.streamed} streamed), {wire.bytes // 1024} kB, no leak"
        with capsys.disabled():
            print(f"\n  browser {seat}: {figures}")  # noqa: T201
