"""Simulations: the same whatever the number of processes, and in the same shape."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import numpy as np
import pytest

from gemhold.arena import experiment
from gemhold.cli.summary import histogram
from tests.cli.calling import Caller

SMALL = ("simulate", "king", "--games", "40", "--seats", "3", "--seed", "5")


def test_jobs_change_nothing(call: Caller, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(experiment, "AT_RANDOM", 7)  # several chunks, the last one short
    files = [tmp_path / "one.csv", tmp_path / "two.csv"]
    answers = [call(*SMALL, "--jobs", jobs, "--csv", str(file), "--json").out for jobs, file in zip("12", files, strict=True)]
    assert answers[0] == answers[1]
    assert files[0].read_text() == files[1].read_text()


def test_csv_has_a_row_per_game_and_seat(call: Caller) -> None:
    rows = list(csv.DictReader(io.StringIO(call(*SMALL, "--csv", "-").out)))
    assert len(rows) == 40 * 3
    assert list(rows[0]) == [
        "seed", "seat", "bot", "score", "rank", "area", "others", "fires", "gold", "white", "decisions", "turns",
    ]  # fmt: skip
    assert [row["seed"] for row in rows[:4]] == ["5", "5", "5", "6"]
    for row in rows:
        assert int(row["score"]) == sum(int(row[source]) for source in ("area", "others", "fires", "gold", "white"))
        assert int(row["decisions"]) > int(row["turns"]) >= 10


def test_json_sums_the_rows_up(call: Caller) -> None:
    data = json.loads(call(*SMALL, "--json").out)
    rows = list(csv.DictReader(io.StringIO(call(*SMALL, "--csv", "-").out)))
    assert (data["game"], data["games"], data["seats"], data["seed"]) == ("king", 40, 3, 5)
    assert data["bots"] == ["random"] * 3
    for seat in data["by_seat"]:
        own = [row for row in rows if row["seat"] == str(seat["seat"])]
        assert seat["wins"] == sum(row["rank"] == "1" for row in own)
        assert seat["score"]["mean"] == pytest.approx(sum(int(row["score"]) for row in own) / 40)
        assert sum(seat["sources"].values()) == pytest.approx(seat["score"]["mean"], abs=1e-3)
    assert data["turns"]["min"] <= data["turns"]["median"] <= data["turns"]["max"]


def test_results_go_to_files(call: Caller, tmp_path: Path) -> None:
    file = tmp_path / "sum.json"
    answer = call(*SMALL, "--json", str(file))
    assert json.loads(file.read_text())["games"] == 40
    assert "Largest area" in answer.out  # the tables, too
    assert [path.name for path in tmp_path.iterdir()] == ["sum.json"]


def test_tables_for_people(call: Caller) -> None:
    shown = call("simulate", "king", "--games", "4", "--bots", "greedy,random").out
    assert "King of the Dice: 4 games, 2 players, seeds from 0" in shown
    assert "greedy    random" in shown
    for line in (
        "mean score",
        "Largest area",
        "decisions per game",
        "turns per game",
        "Scores of all players",
        "digest of all",
    ):
        assert line in shown


def test_greedy_beats_random(call: Caller) -> None:
    data = json.loads(call("simulate", "king", "--games", "10", "--bots", "random,greedy", "--json").out)
    assert data["by_seat"][1]["wins"] >= 9


def test_histogram() -> None:
    assert histogram(np.array([1, 1, 1, 1, 3])) == [
        "        1 ████████████████████████████████████████ 80.0 %",
        "        2  0.0 %",
        "        3 ██████████ 20.0 %",
    ]
