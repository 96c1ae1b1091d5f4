"""Which data files are read."""

from __future__ import annotations

from pathlib import Path

import pytest

from gemhold.core.errors import BadData
from gemhold.core.kit.datadir import STANDARD, data_file, data_folder


def test_ours_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GEMHOLD_DATA", raising=False)
    assert data_folder("king") == STANDARD / "king"
    assert data_file("king", "dice.toml") == STANDARD / "king" / "dice.toml"


def test_an_owners_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GEMHOLD_DATA", str(tmp_path))
    assert data_folder("king") == STANDARD / "king", "an empty folder changes nothing"
    (tmp_path / "dice.toml").touch()
    assert data_folder("king") == tmp_path
    (tmp_path / "king").mkdir()
    (tmp_path / "king" / "cards.toml").touch()
    assert data_folder("king") == tmp_path / "king"
    assert data_file("king", "cards.toml") == tmp_path / "king" / "cards.toml"
    assert data_file("king", "dice.toml") == STANDARD / "king" / "dice.toml", "what is not there is ours"


def test_a_folder_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GEMHOLD_DATA", str(tmp_path / "none"))
    with pytest.raises(BadData) as caught:
        data_folder("king")
    assert caught.value.place.endswith("none")
