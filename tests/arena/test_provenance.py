"""What results depend on: a journal of games by other weights, or with other data, is other work."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gemhold.arena import contest, provenance, simulate, survey
from gemhold.arena.experiment import experiment
from gemhold.arena.tournament import tournament
from gemhold.core.errors import BadOption
from gemhold.core.kit.datadir import STANDARD

Work = Callable[[Path], Any]
WORKS: dict[str, Work] = {
    "arena": lambda journal: contest.run(tournament("king", ["greedy", "random"], games=2), journal=journal),
    "balance": lambda journal: survey.run(survey.survey("king", "random", games=2), journal=journal),
    "simulate": lambda journal: simulate.run(experiment("king", "random", games=2), journal=journal),
}


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of King's data files, in place of the shipped ones."""
    shutil.copytree(STANDARD / "king", tmp_path / "king")
    monkeypatch.setattr(provenance, "STANDARD", tmp_path)
    return tmp_path / "king"


@pytest.mark.parametrize("work", WORKS.values(), ids=list(WORKS))
def test_results_of_other_weights_are_not_mixed(work: Work, data: Path, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    work(journal)
    work(journal)  # the same work goes on
    (data / "master.npz").write_bytes((data / "master.npz").read_bytes() + b"trained anew")
    with pytest.raises(BadOption, match="other work"):
        work(journal)


def test_what_is_told_of_bots_is_no_data_of_the_game(data: Path) -> None:
    before = provenance.provenance("king")
    (data / "levels.toml").write_text("# measured anew\n", "utf-8")
    assert provenance.provenance("king") == before
