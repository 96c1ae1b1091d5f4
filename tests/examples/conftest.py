"""Pig, installed beside Gemhold as a stranger's package would be."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.plugins import install_pig

Run = Callable[..., str]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install_pig(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="session")
def environment(site: Path) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(site), "GEMHOLD_MODE": "pure"}


@pytest.fixture
def run(environment: dict[str, str], tmp_path: Path) -> Run:
    """What a command prints, in an empty folder."""

    def command(*words: str, typed: str = "") -> str:
        done = subprocess.run(
            [sys.executable, "-m", *words],
            env=environment, cwd=tmp_path, input=typed, capture_output=True, text=True, timeout=300, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return command
