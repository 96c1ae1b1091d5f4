"""Tournaments from the command line: tables, JSON, the report, and going on after a stop."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.calling import Caller

SMALL = ("arena", "king", "--bots", "greedy,random", "--games", "6", "--seed", "5", "--jobs", "1")


def test_the_table_says_who_is_better(call: Caller) -> None:
    answer = call(*SMALL)
    assert answer.code == 0
    greedy, random = [line.split() for line in answer.out.splitlines() if line.startswith(("greedy  ", "random  "))][:2]
    assert greedy[1] == "100.0"
    assert random[1] == "0.0"


def test_json_is_the_same_for_any_number_of_processes(call: Caller) -> None:
    one, two = (json.loads(call(*SMALL[:-1], jobs, "--json").out) for jobs in "12")
    for result in (one, two):
        assert result.pop("times")["greedy"]["decisions"] > 0
    assert one == two
    assert one["games"] == 6
    assert one["tournament"]["rules"] == 1


def test_the_same_command_goes_on_from_its_journal(call: Caller, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    whole = json.loads(call(*SMALL, "--json", "--resume", str(journal)).out)
    lines = journal.read_text().splitlines(keepends=True)
    journal.write_text("".join(lines[:-1]) + lines[-1][:20])  # as if it had been killed while writing the last chunk
    again = json.loads(call(*SMALL, "--json", "--resume", str(journal)).out)
    assert again["digest"] == whole["digest"]
    assert len(journal.read_text().splitlines()) == len(lines)


@pytest.mark.parametrize("language", ["en", "sk", "cs", "ro"])
def test_the_report_is_one_whole_page(call: Caller, tmp_path: Path, language: str) -> None:
    file = tmp_path / "report.html"
    assert call(*SMALL, "--html", str(file), "--lang", language).code == 0
    text = file.read_text()
    assert f'<html lang="{language}">' in text
    assert "src=" not in text
    assert "http" not in text
    assert "<script" not in text
    pictures = [text[start : text.index("</svg>", start) + 6] for start in range(len(text)) if text.startswith("<svg", start)]
    assert len(pictures) == 4
    for picture in pictures:
        ElementTree.fromstring(picture)


@pytest.mark.parametrize(
    ("more", "place"),
    [(("--bots", "greedy"), "bots"), (("--on", "moon"), "on"), (("--resume", "/no/such/folder/file"), "/no/such/folder/file")],
)
def test_mistakes_are_told_in_one_line(call: Caller, more: tuple[str, ...], place: str) -> None:
    answer = call(*SMALL, *more)
    assert answer.code == 2
    assert place in answer.err
    assert len(answer.err.splitlines()) == 1
