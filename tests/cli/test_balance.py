"""Balance from the command line: tables, JSON, page, Markdown with plots, and going on after a stop."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.calling import Caller

SMALL = ("balance", "king", "--bots", "greedy", "--games", "6", "--seed", "5", "--jobs", "1")


def test_the_tables_say_who_wins_and_what_is_used(call: Caller) -> None:
    answer = call(*SMALL)
    assert answer.code == 0
    for heading in ("Seat", "Order of play", "Mean score by source", "Length of a game", "Use and worth of the cards"):
        assert f"\n{heading}" in answer.out
    assert [line.split()[0] for line in answer.out.splitlines() if line.startswith(("Trader  ", "Trader 1  "))] == ["Trader"] * 2
    assert "not what causes what" in " ".join(answer.out.split())


def test_json_is_the_same_for_any_number_of_processes(call: Caller) -> None:
    one, two = (json.loads(call(*SMALL[:-1], jobs, "--json").out) for jobs in "12")
    assert one == two
    assert (one["game"], one["players"], one["bots"], one["games"]) == ("king", 2, "greedy", 6)
    assert set(one) >= {"rules", "data", "digest", "seats", "order", "traits", "endings", "sources", "length", "uses"}
    assert sum(group["wins"]["mean"] for group in one["seats"]) == pytest.approx(1)
    assert sum(group["wins"]["mean"] for group in one["order"]) == pytest.approx(1)
    assert [use["name"] for use in one["uses"]][:6] == ["deck-1", "deck-2", "deck-3", "deck-4", "deck-5", "1"]
    assert set(one["uses"][0]) == {"name", "games", "uses", "users", "wins", "worth"}


def test_the_same_command_goes_on_from_its_journal(call: Caller, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    whole = json.loads(call(*SMALL, "--json", "--resume", str(journal)).out)
    lines = journal.read_text().splitlines(keepends=True)
    journal.write_text("".join(lines[:-1]) + lines[-1][:20])  # as if it had been killed while writing the last chunk
    assert json.loads(call(*SMALL, "--json", "--resume", str(journal)).out) == whole
    assert len(journal.read_text().splitlines()) == len(lines)


@pytest.mark.parametrize("language", ["en", "sk", "cs", "ro"])
def test_page_markdown_and_plots(call: Caller, tmp_path: Path, language: str) -> None:
    page, text, chart = tmp_path / "report.html", tmp_path / "report.md", tmp_path / "images" / "king-{}.svg"
    chart.parent.mkdir()
    files = ("--html", str(page), "--markdown", str(text), "--chart", str(chart))
    assert call(*SMALL, *files, "--lang", language).code == 0
    written = page.read_text()
    assert f'<html lang="{language}">' in written
    for foreign in ("src=", "http", "<script"):
        assert foreign not in written
    shown = text.read_text()
    names = ["length", "order", "seat", "sources", "uses"]
    plots = sorted(chart.parent.iterdir())
    assert [plot.name for plot in plots] == [f"king-{name}.svg" for name in names if f"king-{name}.svg" in shown]
    assert len(plots) >= 4
    for plot in plots:
        ElementTree.parse(plot)
        assert f"](images/{plot.name})" in shown
    tables = [line for line in shown.splitlines() if line.startswith("| ---")]
    assert len(tables) == written.count("<table>")


@pytest.mark.parametrize(
    ("more", "place"),
    [
        (("--bots", "nobody"), "bots"),
        (("--bots", "greedy,random"), "bots"),
        (("--players", "9"), "seats"),
        (("--on", "moon"), "on"),
        (("--chart", "plot.svg"), "--chart"),
        (("--resume", "/no/such/folder/file"), "/no/such/folder/file"),
    ],
)
def test_mistakes_are_told_in_one_line(call: Caller, more: tuple[str, ...], place: str) -> None:
    answer = call(*SMALL, *more)
    assert answer.code == 2
    assert place in answer.err
    assert len(answer.err.splitlines()) == 1
