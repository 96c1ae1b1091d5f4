from __future__ import annotations

import pytest

import gemhold
from gemhold.cli.compiling import parts_of, prepare
from gemhold.locales import Words
from tests.cli.calling import Caller


@pytest.fixture(scope="session")
def compiled() -> None:
    """King is ready: commands say when they compile, which tests of other things do not want to hear."""
    game = gemhold.game("king")
    prepare(game, parts_of(game), Words("en"))


@pytest.fixture
def call(compiled: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Caller:
    return Caller(monkeypatch, capsys)
