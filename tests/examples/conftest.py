"""Pig, installed beside Gemhold as a stranger's package would be."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
Run = Callable[..., str]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of installed packages with Pig in it."""
    folder = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target", str(folder)]
    done = subprocess.run([*pip, str(ROOT / "examples/pig")], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return folder


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
