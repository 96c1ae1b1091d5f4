"""Pig, installed beside Gemhold as a stranger's package would be."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def install_pig(folder: Path) -> Path:
    """A folder of installed packages with Pig in it, for PYTHONPATH."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target", str(folder)]
    done = subprocess.run([*pip, str(ROOT / "examples/pig")], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return folder
