"""The data files a game reads: the standard ones, or custom ones (`--data DIR`, `GEMHOLD_DATA`).

The choice holds for the whole process, because data tables are compiled into the rules.
"""

from __future__ import annotations

import os
from pathlib import Path

from gemhold.core.errors import BadData

STANDARD = Path(__file__).resolve().parents[2] / "data"


def data_folder(game: str) -> Path:
    """Folder of a game's data: DIR/game, or DIR itself if it holds the files."""
    chosen = os.environ.get("GEMHOLD_DATA")
    if not chosen:
        return STANDARD / game
    root = Path(chosen)
    if not root.is_dir():
        raise BadData("no such folder", place=str(root), hint="give a folder with your data files")
    own = root / game
    if own.is_dir():
        return own
    return root if any(root.glob("*.toml")) else STANDARD / game


def data_file(game: str, name: str) -> Path:
    """One data file: the custom one if it exists, else the standard one."""
    own = data_folder(game) / name
    return own if own.exists() else STANDARD / game / name
