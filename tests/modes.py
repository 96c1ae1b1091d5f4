"""Running a piece of Python in a process of its own, in either mode."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def run(code: str, **environment: str) -> str:
    """What the code prints. Environment variables given as None-like "" are unset."""
    env = {key: value for key, value in (os.environ | environment).items() if value}
    done = subprocess.run([sys.executable, "-c", code], env=env, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout
