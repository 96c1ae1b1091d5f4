"""Calling commands from tests, in this process or in one of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from gemhold.cli.run import run

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str


class Caller:
    """`call("play", "king", typed="stop\\n")`: runs a command with a plain English terminal of 80 columns."""

    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self.patch = patch
        self.capture = capture
        for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "GEMHOLD_DATA"):
            patch.delenv(name, raising=False)
        patch.setenv("LANG", "C.UTF-8")
        patch.setenv("COLUMNS", "80")

    def __call__(self, *args: str, typed: str = "") -> Answer:
        self.capture.readouterr()
        self.patch.setattr(sys, "stdin", io.StringIO(typed))
        code = run([str(arg) for arg in args])
        shown = self.capture.readouterr()
        return Answer(code, shown.out, shown.err)


def own_process(*args: str, typed: str = "", **environment: str) -> Answer:
    env = os.environ | {"LANG": "C.UTF-8", "COLUMNS": "80"} | environment
    done = subprocess.run(
        [sys.executable, "-m", "gemhold.cli", *args], input=typed, env=env, cwd=ROOT, capture_output=True, text=True, timeout=300
    )
    return Answer(done.returncode, done.stdout, done.stderr)
