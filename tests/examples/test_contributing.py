"""CONTRIBUTING's "Add a game", followed to the letter."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.plugins import ROOT

pytestmark = pytest.mark.slow

TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
SECTION = TEXT.split("## Add a game\n")[1].split("\n## ")[0]
COMMANDS = re.search(r"```sh\n(.*?)```", SECTION, re.DOTALL)
INTERACTIVE = {"gemhold": "tests/packaging", "gemhold play pig": "tests/examples/test_pig.py"}  # played there


def test_every_file_it_names_is_there() -> None:
    named = re.findall(r"`(gemhold_pig/[\w/.]+)`", SECTION)
    assert len(named) >= 5
    for name in named:
        assert (ROOT / "examples/pig" / name).exists(), name


def test_the_entry_point_is_the_package_s_own() -> None:
    block = re.search(r"```toml\n(.*?)```", SECTION, re.DOTALL)
    assert block is not None
    pyproject = (ROOT / "examples/pig/pyproject.toml").read_text("utf-8")
    assert "\n".join(line.strip() for line in block[1].strip().splitlines()) in pyproject


def test_its_commands_work(environment: dict[str, str], site: Path, tmp_path: Path) -> None:
    """In an empty folder, so that pytest finds nothing but the suite. What waits for a person is played elsewhere."""
    assert COMMANDS is not None
    modules = {"gemhold": "gemhold.cli", "pytest": "pytest"}
    run = []
    for line in COMMANDS[1].strip().splitlines():
        program, *arguments = shlex.split(line)
        if line in INTERACTIVE:
            continue
        run.append(line)
        if program == "pip":  # the fixture has done it, into a folder of its own
            assert arguments == ["install", "./examples/pig"]
            assert (site / "gemhold_pig").is_dir()
            continue
        command = [sys.executable, "-m", modules[program], *arguments]
        done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    assert len(run) == 4
